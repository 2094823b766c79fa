# A game at the terminal, through a pipe.
. "$2/tests/apps/lib.sh"

# No line is wider than the terminal. A letter of several bytes is one column.
narrow() {
    LC_ALL=C tr -d '\200-\277' <out |
        awk -v most="${1:-80}" 'length > most { print; bad = 1 } END { exit bad }' ||
        fail "a line is wider than ${1:-80} columns"
}

# A whole game, always the first thing offered.
yes 1 | head -n 2000 >in
run 0 play bronze --seats human,greedy,random --seed 7 --option edition=2017
has "The game is over"
has "^Total"
has "^Place"
says "To review it: oxhide review $HOME/.local/state/oxhide/bronze.play"
has "B takes .* from stack"
narrow
run 0 play bronze --seats human,greedy --seed 7 --plain
has "^A: [0-9]* points, place [12]"
run 0 verify "$HOME/.local/state/oxhide/bronze.play"

# Every game can be played to its end, on a screen of 80 columns.
run 0 games
for game in $(sed -n 's/^\([a-z-]*\)  .*/\1/p' out); do
    run 0 play "$game" --seed 7
    has "The game is over"
    narrow
    run 0 play "$game" --seed 8 --plain
    has "^A: [0-9-]* points, place [12]"
    run 0 verify "$HOME/.local/state/oxhide/$game.play"
done

# Who sits where, by name; the default level where nobody was asked for.
echo quit >in
run 0 play bronze --players 3 --no-autosave
has "^  C  Practised (ai:4)$"
run 0 play bronze --seats human,greedy,ai:8:rival --no-autosave
has "^  B  greedy$"
has "^  C  Master rival (ai:8:rival)$"

# A line that nobody can have typed is refused whole, and the game goes on.
{ head -c 1000000 /dev/zero | tr '\0' 1; echo; echo quit; } >in
run 0 play bronze --no-autosave
[ "$(grep -c "too long: up to 255 characters" out)" = 1 ] ||
    fail "a line of a megabyte is not refused once"
hasnt "The numbers go from"

# The same seed and the same answers are the same game.
yes 1 | head -n 2000 >in
run 0 play bronze --seed 3
mv out first
run 0 play bronze --seed 3
cmp -s out first || fail "the same seed plays another game"

# Everything that can be typed.
cat >in <<'LINES'
help
hint
score
list
table
log
why settle pottery 1 woods 1
why 1
rules
rules B-3.4
rules X-1
tkae 1
take 9
12345
undo
redo
save my.play
quit
LINES
run 0 play bronze --seats human,greedy --seed 1
has "Type the number of an action"
has "^Hint:"
wins=$(sed -n 's/^ *You win about \([0-9]*\) games in 100.*/\1/p' out)
[ "$(echo "$wins" | wc -l)" = 2 ] || fail "two ways do not say how often they win"
[ "$wins" = "$(echo "$wins" | sort -rn)" ] || fail "the hint is not the better way"
even=$(echo "$wins" | awk 'NR == 1 { first = $1 } END { print first - $1 <= 5 }')
[ "$even" = "$(grep -c 'about equally good' out)" ] || fail "equal or not"
has '(B-[0-9.]*;'
has "is allowed now"
[ ! -f "$source/docs/rules/bronze.md" ] || has "B-1.1 Aim"
has 'did you mean “take 1'
has "The numbers go from 1 to"
has "nothing to redo"
has "Saved in my.play"
has "^Saved. Continue with: oxhide play bronze --resume"
[ ! -s err ] || fail "something went wrong"
run 0 verify my.play
has "not finished"

# Anything is found by its name, and every offer says what it does.
cat >in <<'LINES'
about LIBRARY
about builders
card nothing-of-the-kind
rules agora
rules GA-5.1
rules nothing-of-the-kind
help undo
xyzzy plugh
1
1
quit
LINES
run 0 play golden-ages --seed 4
has "^Library: Develop a technology for 2 gold less"
has "^Builders: 3 points for each building"
has "^Nothing in this game is called 'nothing-of-the-kind'"
has "^GA-6.2 Artist"
has "^Artist  *brings 3 points  *lies on the agora"
has "^The rules have no section 'nothing-of-the-kind'"
has "^undo: takes back your last decision"
has "“xyzzy plugh” is not an action of this game\.$"
has "Artist: goes to the agora for 3 points"
narrow

# So is what no component is: by the rules, whole paragraphs under their heading
# and rows under the head of their table. A card has what its code stands for.
printf '%s\n' 'about exploration' 'card s02' 'about scored type' quit >in
run 0 play bronze-age --seed 4
has "^BA-1.2 Territories and basic icons"
has "^back  *basic icon  *points"
has "^The Sea  *Exploration  *1"
has "^s02: The Sea, Exploration 1, Agriculture 2, Harvest\. Twice:"
has "^points of a Territory of the scored type  *2"
narrow

# The words beside an offer are that action, even "card"; `about` says what a card
# is, and one that is not allowed is refused by its rule.
printf '%s\n' 1 play1 'about p16' 'card p16 special' 'card p16 basic' undo \
    'card p16' quit >in
run 0 play bronze-age --seats human,ai:1 --seed 1
has "^p16: The Plains"
has "^  You play a Plains card (Metallurgy 3) for Metallurgy 3"
hasnt "^Nothing in this game"

# What describes a picture stays on the page; an example is read alone.
run 0 rules bronze-age
hasnt "At the top you see\|^Left: "
says "Liz has P01"

# Squares have their letters and numbers wherever they are typed.
printf '%s\n' 'capital G4' 'why tile 0 a1' 1 'capital g3' \
    'save squares.play' quit >in
run 0 play golden-ages --seats human,greedy --seed 1
hasnt "[0-9],[0-9])"
grep -q '^A capital 2,6' squares.play || fail "no square G3"

# A card that has settled is awake no more.
printf '%s\n' 'take 2 up right' 1 quit >in
run 0 play bronze --seats human,ai:1 --seed 5
[ "$(grep -c '\*Irrigation' out)" = 1 ] || fail "Irrigation settles twice"

# Who begins a golden age later is not told that the first chooses; that of era IV
# brings no gold.
yes 1 | head -n 2000 >in
run 0 play golden-ages --seats human,greedy --seed 4
says "would be your turn\. The first to start chooses"
says "would be your turn\. *[0-9]"
says "In era IV this brings no gold"

# What matters now fits a screen; the whole table is there on demand.
printf '1\n1\n1\nquit\n' >in
run 0 play golden-ages --seed 4
hasnt "^Technologies for"
printf 'table\nquit\n' >in
run 0 play golden-ages --seed 4
has "^Technologies for"

# An offer says which squares a tile would cover, and the map has a key.
printf 'list\nquit\n' >in
run 0 play golden-ages --seed 7
has "deer and wheat on \.\.\., rotated right$"
has " 1  D1, D2, E2  "
has "^de deer, wh wheat"
narrow

# Help is where it is looked for; after "--" there are no options.
: >in
for ask in "help play" "play -h" "play --help"; do
    run 0 $ask
    has "^usage: oxhide play"
done
run 0 -h
has "^  play  "
refused 2 "no game '--seed'" play -- --seed
run 0 games
hasnt "null"
has "^bronze-age .* 2 players$"

# Capitals and spaces do not matter: the same game comes of it.
printf 'take 1 up right\nsave plain.play\nquit\n' >in
run 0 play bronze --seats human,greedy --seed 1
printf '   TAKE 1  Up RIGHT \nsave loud.play\nquit\n' >in
run 0 play bronze --seats human,greedy --seed 1
grep -q '^A take 1 up right' plain.play || fail "nothing was taken"
cmp -s plain.play loud.play || fail "capitals make another game"

# An interrupted game goes on where it was.
printf '1\n' >in
run 0 play bronze --seats human,greedy --seed 2
: >in
run 0 replay "$HOME/.local/state/oxhide/bronze.play"
plies=$(grep -c '^ *[0-9]*  ' out)
printf 'save resumed.play\n' >in
run 0 play bronze --resume
: >in
run 0 replay resumed.play
[ "$(grep -c '^ *[0-9]*  ' out)" -ge "$plies" ] || fail "something is lost"
printf 'quit\n' >in
run 0 play --load resumed.play
run 0 play --load resumed.play --seats human,human
grep -q "^seed 2$" "$HOME"/.local/state/oxhide/bronze-2*.play ||
    fail "loading a game loses the one kept"

# Even one that was killed in the middle.
mkfifo pipe
kept=$HOME/.local/state/oxhide/bronze.play
rm -f "$kept"
"$oxhide" play bronze --seats human,human --seed 6 <pipe >out 2>err &
game=$!
exec 3>pipe
echo 1 >&3
tries=0
until grep -q '^[AB] take' "$kept" 2>err || [ $tries -gt 200 ]; do
    tries=$((tries + 1))
    sleep 0.05
done
kill -9 $game
exec 3>&-
wait $game 2>err
run 0 verify "$kept"
printf 'quit\n' >in
run 0 play bronze --resume
has "^A> \|^B> "
run 0 verify "$kept"
has "not finished"

# Ctrl-C leaves, and says that the game is kept.
"$oxhide" play bronze --seats human,human --seed 6 <pipe >out 2>err &
game=$!
exec 3>pipe
tries=0
until grep -q '^A> ' out || [ $tries -gt 200 ]; do
    tries=$((tries + 1))
    sleep 0.05
done
kill -INT $game # at the end of the input it would leave too: it is not yet
wait $game
[ $? = 0 ] || fail "Ctrl-C is a failure"
exec 3>&-
has "^Saved. Continue with: oxhide play bronze --resume"

# A new game puts an unfinished one aside.
run 0 play bronze --seed 4
run 0 play bronze --seed 5
run 0 play bronze --seed 6
[ "$(ls "$HOME"/.local/state/oxhide/bronze-2*.play | wc -l)" -ge 3 ] ||
    fail "a game left before is lost"

# Undo: within a turn freely; past chance only if all agree.
printf '1\nundo\nundo!\nscore\nsave back.play\nquit\n' >in
run 0 play bronze --seats human,human --seed 5
has "Something has been drawn or turned up since"
has "Taken back by agreement; the record says so."
has "Moves were taken back by agreement 1 time in this game."
grep -q '^< [AB] [0-9]*$' back.play || fail "the record does not say it"
run 0 verify back.play
has "taken back 1 time$"

# Whoever decided last may think again, though it is another's turn now.
printf '1\ndone\nundo\nquit\n' >in
run 0 play bronze --seats human,human --seed 5
has "Taken back"
hasnt "since then"

# Nobody sees another's hand: between two persons the screen is emptied.
printf '\n1\n1\n1\n1\n1\n1\n\n\n\nquit\n' >in
run 0 play bronze-age --seats human,human --seed 1
has "Give them the screen"
[ "$(grep -c '^$' out)" -gt 60 ] || fail "the screen is not emptied"

# Only Enter opens the next hand.
printf 'show\nhelp\nquit\n' >in
run 0 play bronze-age --seats human,human --seed 1
has "just press Enter"
hasnt "Your hand"
hasnt "Actions  "

# An old game is not a new one.
refused 2 "is for a new game" play bronze --resume --seed 5
refused 2 "use --load or --resume, not both" play bronze --resume --load back.play
refused 2 "is a game of bronze, not of bronze-age" play bronze-age --load back.play

# What was entered wrong is taken back.
printf 'first b\nUNDO\nfirst A\nsave entered.play\nquit\n' >in
run 0 play bronze --deal
has "Taken back"
grep -q '^\. first A' entered.play || fail "the first entry still stands"
! grep -q '^\. first B' entered.play || fail "the wrong entry still stands"
grep -q '^chance entered' entered.play || fail "the record does not say it"

# What chance brings can be entered, as at a real table.
printf 'first B\nquit\n' >in
run 0 play bronze --seats human,human --deal --no-autosave
has "Chance> "
exit 0
