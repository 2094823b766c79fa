# oxhide review in all its forms, on good records and on others.
. "$2/tests/apps/lib.sh"

run 0 sim bronze-age --seats ai:1,ai:2 --games 2 --seed 3 --save games
record=games/bronze-age-3.play
head -30 "$record" >begun.play # some 20 actions

run 0 review begun.play --rounds 3 --as A --jobs 1
has "^The game is not over"
has "^Chance of winning"
has "^A  .* % per choice"

# The report in another language, all of it.
run 0 review begun.play --rounds 3 --as A --jobs 1 --lang de
has "^Die Partie ist nicht zu Ende"
has "^Siegchance"
has "% je Entscheidung"
hasnt "Chance of\|choices\|round"
run 0 review begun.play --rounds 1 --as B --plain
hasnt "|"

# Numbers are the same whoever works on them.
run 0 review begun.play --rounds 3 --jobs 1 --json
mv out one
run 0 review begun.play --rounds 3 --jobs 2 --json
cmp -s one out || fail "the number of threads matters"
has '"rounds":3'
has '"as":null'

run 0 review begun.play --rounds 2 --csv
has "^ply,"
run 0 review begun.play --rounds 2 --html game.html
[ ! -s out ] || fail "--html prints something"
grep -q "<svg" game.html || fail "no graph in the page"
grep -q "</html>" game.html || fail "the page is not whole"
grep -q '<text class="end a".*>A</text><text class="end b"\|<text class="end b".*>B</text><text class="end a"' game.html ||
    fail "the lines of the graph have no names"

# Luck is told by what was drawn, behind other turning points, too.
run 0 sim bronze-age --seats ai:1,ai:2 --games 1 --seed 21 --save lucky
run 0 review lucky/bronze-age-21.play --rounds 5 --html lucky.html
sed 's/<li>/\n&/g' lucky.html >points
grep -q "^<li>.*good luck" points || fail "no luck in the page: take another seed"
! grep -q "</strong>: *\." points || fail "luck has no words in the page"
for seat in A B; do
    grep -q "$seat</strong>: .*\(played\|better\).*luck\.</p>" lucky.html ||
        fail "how $seat played is not in the page"
done

# Marks are comments: the record is the same without them.
run 0 review begun.play --rounds 1 --annotate
mv out marked.play
grep -q "^# review chances" marked.play || fail "no marks"
run 0 verify marked.play
has "marked.play: follows"
grep -v '^#' marked.play >without
cmp -s without begun.play || fail "marks change the record"

# A comment that would turn the writing round, or steer a terminal, does not.
{ cat begun.play && printf '# \342\200\256live\342\200\254 \302\205\n'; } >turned.play
run 0 review turned.play --rounds 1 --annotate
has "^# ???live??? ??$"

# A fair review is the same whatever was hidden from the seat.
run 0 review begun.play --rounds 2 --as A --fair --json
has '"fair":true'

# Many games of one player.
mkdir few
for k in 3 4; do head -30 games/bronze-age-$k.play >few/$k.play; done
mkfifo few/pipe.play # nobody waits for it
run 0 review few --rounds 1 --player ai:2
has "^2 games, "
has "^By kind of action"
says "Mistakes: .* per game"
run 1 review few --rounds 1 --player Nobody
grep -q "no records of games to review" err || fail "whose games?"

# Trouble.
for form in --csv --annotate "--html x.html" "--keep x"; do
    refused 2 "take one record, not a folder" review few $form
done
refused 1 "No such file" review nowhere.play
refused 2 "takes one record" review
refused 2 "choose one of" review begun.play --json --csv
refused 2 "A to B, or all, not 'E'" review begun.play --as E
refused 2 "A to B, or all" review begun.play --as public
{ head -20 "$record" && printf ". dea"; } >cut.play
refused 1 "line" review cut.play --rounds 1
head -8 "$record" >nothing.play
run 0 review nothing.play --rounds 2
run 0 sim null --games 1 --save null
run 0 review null/*.play --rounds 2
mkdir empty
refused 1 "no records of games" review empty
refused 1 "cannot be written" review begun.play --seconds 1000 --html no/such/folder.html
refused 2 "would overwrite" review begun.play --rounds 1 --html ./begun.play

# Whoever waits for a record that does not come can leave.
mkfifo never.play
"$oxhide" review never.play &
waits=$!
sleep 0.3
kill "$waits"
wait "$waits" && fail "it went on"

# load FILE: the request that loads it.
load() {
    python3 -c 'import json, sys
print(json.dumps({"cmd": "load", "record": open(sys.argv[1]).read()}))' "$1"
}

# What one seat saw is reviewed as that seat.
{
    load begun.play
    echo '{"cmd":"record","as":0}'
    echo '{"cmd":"record","as":"public"}'
} >in
run 0 engine
sed -n 2p out | python3 -c 'import json,sys; print(json.load(sys.stdin)["record"], end="")' >seen.play
sed -n 3p out | python3 -c 'import json,sys; print(json.load(sys.stdin)["record"], end="")' >public.play
: >in
run 0 review seen.play --rounds 2 --json
has '"fair":true'
has '"as":0'
refused 1 "another seat" review seen.play --rounds 1 --as B
refused 1 "what everybody saw" review public.play --rounds 1

# The protocol: rounds, parts and games played on.
{
    load begun.play
    echo '{"cmd":"review","as":0,"rounds":2}'
    echo '{"cmd":"review-work","unit":0}'
    echo '{"cmd":"review-work","unit":500}'
    echo '{"cmd":"review-take","parts":["1 2 3","rubbish"]}'
    echo '{"cmd":"review-save"}'
    echo '{"cmd":"review","as":0,"saved":"rubbish"}'
    echo '{"cmd":"rollout","games":4}'
    echo '{"cmd":"rollout","every":true,"games":2,"as":1}'
    echo '{"cmd":"rollout","actions":["fly"],"games":2}'
    echo '{"cmd":"rollout","playouts":5000}'
} >in
run 0 engine
for line in 2,rounds 3,part 4,member 5,taken 6,saved 7,not.of 8,chances 9,ways 10,fly.*not.an.action 11,400; do
    sed -n "${line%,*}p" out | grep -q "${line#*,}" || fail "engine line $line"
done

# Stopped and begun again it comes out as if it had never stopped.
{
    load begun.play
    echo '{"cmd":"review","as":0,"rounds":2}'
    echo '{"cmd":"review-save"}'
    echo '{"cmd":"review","as":0,"rounds":1}'
} >in
run 0 engine
sed -n 4p out >straight
sed -n 3p out >kept
{
    load begun.play
    python3 -c 'import json
print(json.dumps({"cmd": "review", "as": 0, "rounds": 1,
                  "saved": json.load(open("kept"))["saved"]}))'
} >in
run 0 engine
sed -n 2p out | sed 's/"line":2/"line":4/' | cmp -s - straight ||
    fail "a review that was stopped comes out otherwise"
: >in

# One action; ten thousand of them, which no game has; a game of hundreds.
grep -n '^\.' begun.play | head -1 | cut -d: -f1 >first
head -"$(cat first)" begun.play >one.play
run 0 review one.play --rounds 3
has "^The game is not over"
{ cat "$record" && yes '. stop' | head -10000; } >long.play
refused 1 "line" review long.play --rounds 1
run 0 sim golden-ages --seats random,random,random,random --games 1 --save wide
run 0 review wide/*.play --rounds 1 --jobs 2

# Everybody's of the day, by the same rule as on the page (tests/web/learn.test.mjs).
count=$(($("$oxhide" puzzles list bronze | wc -l) - 1))
today() {
    echo $(($(date +%s) / 86400))
}
day=$(today)
run 0 puzzles show bronze today
mv out of_day
[ "$day" = "$(today)" ] || exit 0 # midnight
run 0 puzzles show bronze $(((day / 3 + day % 3 * (count / 3)) % count + 1))
cmp -s out of_day || fail "another puzzle of the day"

# Puzzles: list, show, try; and files that are none.
run 0 puzzles list bronze-age
[ "$(wc -l <out)" -gt 10 ] || fail "too few puzzles"
run 0 puzzles list bronze-age --json --difficulty 1
head -1 out >one.jsonl
run 0 puzzles show bronze-age 1 --file one.jsonl
has "^You are [AB]"
best=$(python3 -c 'import json; print(json.load(open("one.jsonl"))["best"][0])')
wrong=$(python3 -c 'import json; print(json.load(open("one.jsonl"))["others"][0]["words"][0])')
run 0 puzzles try bronze-age 1 $best --file one.jsonl
has "^ *Yes"
has "games in 100"
sed 's/"spread":false,\("part":"[a-z-]*",\)*/"spread":true,/g' one.jsonl >spread.jsonl
run 0 puzzles try bronze-age 1 $best --file spread.jsonl
says "and many small things" # what is named is not half of it
left='"thought":{"key":"review-left","args":{"seat":{"seat":1},"games":70}}'
sed "s/\"spread\":false,\(\"part\":\"[a-z-]*\",\)*/&\"part\":\"half\",$left,/" one.jsonl >half.jsonl
run 0 puzzles try bronze-age 1 $best --file half.jsonl
says "left to B, who would make it in 70 of 100 games; .* (about half of the difference)"
hasnt "small things"
run 1 puzzles try bronze-age 1 $wrong --file one.jsonl
has "costs you about"
run 1 puzzles try bronze-age 1 fly --file one.jsonl
printf '%s\nfly\n%s\n' "$wrong" "$best" >in
run 0 puzzles try bronze-age 1 --file one.jsonl
has "costs you about"
echo answer >in
run 1 puzzles try bronze-age today --file one.jsonl
has "It is: "
: >in
sed 's/"record":"/"record":"x/' one.jsonl >edited.jsonl
refused 1 "record was changed" puzzles show bronze-age 1 --file edited.jsonl
sed 's/"game":"bronze-age"/"game":"bronze"/' one.jsonl >edited.jsonl
refused 1 "record was changed" puzzles show bronze-age 1 --file edited.jsonl
sed 's/"best":\["/"best":["fly/' one.jsonl >edited.jsonl
refused 1 "answer was changed" puzzles try bronze-age 1 $best --file edited.jsonl
echo '{"id":1}' >none.jsonl
refused 1 "line 1 is not a puzzle" puzzles list bronze-age --file none.jsonl
refused 1 "name a puzzle" puzzles show bronze-age 5000
refused 2 "takes list, show" puzzles
refused 2 "takes list, show" puzzles eat bronze
refused 2 "no game 'go'" puzzles list go

# In the words of a language: the page, folders, and puzzles.
run 0 review begun.play --rounds 1 --as A --jobs 1 --lang de --html spoken.html
grep -q '<html lang="de">' spoken.html || fail "the page is not German"
grep -q "Siegchance" spoken.html || fail "the page has no German words"
! grep -q "Turning points" spoken.html || fail "the page speaks English"
mkdir -p spoken
cp begun.play spoken/begun.play
run 0 review spoken --rounds 1 --as A --jobs 1 --lang fr
has "^Par moment de la partie"
run 0 puzzles show bronze-age 1 --file one.jsonl --lang es
hasnt "One action is clearly better"

# Every puzzle is still open after its answer.
for game in bronze bronze-age golden-ages; do
    python3 -c 'import json, sys
for line in open(sys.argv[1]):
    p = json.loads(line)
    assert 0.1 <= p["answer"]["chances"][p["seat"]]["mean"] <= 0.9, p["id"]
' "$source/puzzles/$game.jsonl" 2>err || fail "a puzzle of $game is won or lost anyway"
done

# A check goes on where it was stopped.
run 0 puzzles check bronze-age --file one.jsonl --skip 1
has "^bronze-age: 0 of 0 puzzles hold"
