# Lessons at the terminal: every one from its first step to its last.
. "$2/tests/apps/lib.sh"

for file in "$source"/lessons/*.lesson; do
    game=$(basename "$file" .lesson)
    # An empty line for a step to look at, the words of the answer for others;
    # then no game of one's own.
    awk '/^#: (do|find)$/ { asks = 1 }
         /^#: step / { if (open && !asks) print ""; open = 1; asks = 0 }
         /^A / && open { if (asks) { sub(/^A /, ""); sub(/ *;.*/, ""); print }
                         else print ""; open = 0; asks = 0 }
         /^[B.]/ && open { print ""; open = 0; asks = 0 }
         /^#: help / && open { print ""; open = 0 }
         END { print "quit" }' "$file" >in
    run 0 learn "$game" --again
    has "That was the lesson"
    [ ! -s err ] || fail "something went wrong"
done

# A wrong answer is answered: by the lesson, by the rules, or as no action.
printf '%s\n' '' '' '' '' '' 'take 2 up right' 'settle pottery 1 shore 1' \
    'dance' 'rules' 'list' 'table' 'help' 'back' 'skip' 'quit' >in
run 0 learn bronze --again
has "A good card too"
has "(B-3.1;"
has "is not an action"
has "^B-3.4 "
has "Continue with: oxhide learn bronze"

# Nothing at a terminal is lit, drawn or clicked; what can be typed in a game
# can be typed here.
for game in bronze golden-ages; do
    yes skip | head -n 60 >in
    run 0 learn "$game" --again
    hasnt "highlighted\|chip\|circle\|is green\|[Pp]ick .* up"
done
printf '%s\n' 'about avaris' 'card   avaris' hint table quit >in
run 0 learn bronze --chapter settle
[ "$(grep -c "^Avaris: " out)" = 2 ] || fail "a card is not found"
has "^Hint: "
has "^Reserve"

# It goes on where it was left; a chapter can be repeated.
echo quit >in
run 0 learn bronze
has "Take Pottery"
run 0 learn bronze --chapter 3
has "^3 of 7: What a new card wakes"
run 0 learn bronze --chapter wake
has "^3 of 7"
refused 2 "no chapter" learn bronze --chapter 99
refused 2 "" learn chess

# What is typed where nothing is asked for is answered; cards to choose from are
# shown, several of them side by side and apart.
printf '%s\n' 'dance' quit >in
run 0 learn bronze-age --again
has "Enter continues"
printf '%s\n' 'play mountains a' 'card m10 special' quit >in
run 0 learn bronze-age --chapter chain
has "S02 Exploration 1/Agriculture 2 S05"
has "4  Play the Mountains card (Artistry 1, Masterwork) for Prosperity 2"

# In another language.
printf '%s\n' '' '' quit >in
run 0 learn bronze --again --lang it
has "Le terre"
has "Ogni lettera è un posto"
hasnt "The land"

# A game with help says each thing once.
yes 1 | head -n 2000 >in
run 0 play bronze --seats human,greedy --seed 7 --with-help --plain
[ "$(grep -c '^Take a card\. ' out)" = 1 ] || fail "not said once"
has "^Choose a city\. "
