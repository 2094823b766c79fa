# The engine protocol: what it answers to good and bad lines, in order.
. "$2/tests/apps/lib.sh"

# ask: runs the lines of 'in'; line N PATTERN: looks at one answer.
ask() {
    run 0 engine
    ! grep -qv '^{"ok":\(true\|false\).*}$' out || fail "an answer is no JSON"
}
line() {
    sed -n "$1p" out | grep -q -- "$2" || fail "answer $1 has no '$2'"
}

cat >in <<'LINES'
{"cmd":"games"}
{"cmd":"state"}
not json
[1,2]
{"cmd":"dance"}
{"cmd":"new","game":"chess","seats":2}
{"cmd":"new","game":"bronze","seats":5}
{"cmd":"new","game":"bronze","seats":2,"options":{"edition":"1950"}}
{"cmd":"new","game":"bronze","seats":2,"options":{"edition":2017}}
{"cmd":"new","game":"bronze","seats":2,"seed":"abc"}
{"cmd":"new","game":"bronze","seats":3,"seed":"42","options":{"edition":"2018"}}
{"cmd":"state","as":7}
{"cmd":"state","as":"everybody"}
{"cmd":"legal"}
{"cmd":"apply","action":"settle pottery 1 woods 1"}
{"cmd":"apply","action":"frist A"}
{"cmd":"apply","action":"first B","seat":0}
{"cmd":"apply","action":"first B"}
{"cmd":"undo"}
{"cmd":"redo"}
{"cmd":"redo"}
{"cmd":"why","action":"first A"}
{"cmd":"auto","on":true}
{"cmd":"legal","as":1}
{"cmd":"legal","as":0}
{"cmd":"go","player":"greedy"}
{"cmd":"go","player":"nobody"}
{"cmd":"go","level":9}
{"cmd":"state","as":1,"unknown":"is ignored"}
{"cmd":"score"}
{"cmd":"record"}
{"cmd":"cards"}
{"cmd":"load","record":"rubbish"}
{"cmd":"state","as":"public"}
{"cmd":"setup","game":"null","seats":2,"actions":["first A","jump"]}
{"cmd":"setup","game":"null","seats":2,"actions":["first A"]}
{"cmd":"legal"}
{"cmd":"events","from":0}
{"cmd":"quit"}
{"cmd":"games"}
LINES
ask
[ "$(wc -l <out)" = 39 ] || fail "not one answer a request until quit"
line 1 '"id":"bronze","title":"Bronze"'
line 2 '^{"ok":false,"line":2,"error":{"code":"no-session"'
line 3 '"code":"not-json"'
line 4 '"code":"not-json"'
line 5 '"code":"bad-request".*must be one of hello, setoption, stop, games'
line 6 '"code":"no-game"'
line 7 '"code":"bad-setup","message":"Bronze is played with 2 to 4 seats'
line 8 '"code":"bad-setup".*cannot be .1950.'
line 9 '"code":"bad-request"'
line 10 '"code":"bad-request".*seed'
line 11 '"id":"bronze:seats=3,edition=2018#42"'
line 12 '"code":"bad-seat"'
line 13 '"code":"bad-request"'
line 14 '"actor":"chance".*"text":"first A".*"weight":1'
line 15 '"code":"illegal","rule":"B-'
line 16 '"nearest":"first A"'
line 17 '"code":"not-your-turn"'
line 18 '"events":\[{"ply":0,"actor":"chance","text":"first B"'
line 19 '"taken":1.*"ply":0'
line 20 '"ply":1'
line 21 '"code":"nothing-to-redo"'
line 22 '"legal":false,"rule":"B-'
line 23 '"actor":1'
line 24 '"text":"take 1 up right","kind":"take","a":1,"b":"up","c":"right"'
line 25 '"actions":\[\]'
line 26 '"action":"take .*"player":"greedy".*"lines":\[{"text":"take'
line 27 '"code":"bad-player"'
line 28 '"code":"bad-request"'
line 29 '"id":"bronze:seats=3,edition=2018","game".*"as":1.*"view":{'
line 30 '"scores":\[{"seat":0,"points":0,"rank":1,"sources":\['
line 31 '"record":"oxhide-record 1\\ngame bronze'
line 32 '"cards":{'
line 33 '"code":"bad-record","line":1'
line 34 '"as":"public"'
line 35 '"ok":false,"line":35,"error":{"code":"unreadable".*},"at":1}'
line 36 '"game":"null"'
line 37 '"text":"nod"'
line 38 '"say":"A is the first player"'
line 39 '^{"ok":true}$'

# A line of five megabytes is answered, and the next one too.
{
    printf '{"cmd":"games","pad":"'
    head -c 5000000 /dev/zero | tr '\0' 'x'
    printf '"}\n{"cmd":"games"}\n'
} >in
ask
line 1 '"code":"too-long"'
line 2 '"ok":true'

# Bytes that are no text, a NUL, deep nesting, no newline at the end.
{
    printf '\377\376\n{"cmd":"ga\000mes"}\n'
    head -c 100000 /dev/zero | tr '\0' '['
    printf '\n{"cmd":"games"}'
} >in
ask
line 1 '"code":"not-json"'
line 2 '"code":"not-json"'
line 3 '"code":"not-json"'
line 4 '"ok":true'

# Other moments, and what an action would lead to.
cat >in <<'LINES'
{"cmd":"setup","game":"null","seats":2,"actions":["first A","nod"]}
{"cmd":"seek","ply":1}
{"cmd":"preview","action":"nod"}
{"cmd":"seek","ply":3}
{"cmd":"seek","ply":"1"}
{"cmd":"undo"}
{"cmd":"redo"}
{"cmd":"players"}
LINES
ask
line 2 '"ply":1,"present":2,"actor":0'
line 3 '"view":{"phase":"over"}'
line 4 '"code":"nothing-to-redo"'
line 5 '"code":"bad-request"'
line 6 '"taken":1.*"ply":1,"present":1'
line 7 '"over":true'
line 8 '"default":"ai:'

# No answer is good and an error at once; without a seed chance waits, and an
# auto that fails changes nothing.
cat >in <<'LINES'
{"cmd":"auto"}
{"cmd":"new","game":"bronze","seats":2}
{"cmd":"auto","on":false}
{"cmd":"auto"}
{"cmd":"new","game":"bronze","seats":2,"seed":"3"}
{"cmd":"setup","game":"null","seats":2,"actions":[]}
{"cmd":"load","record":"oxhide-record 1\ngame null rules 0\nseats 2\n"}
LINES
ask
! grep -q '"ok":true.*"error":{"code"' out || fail "good and an error at once"
line 2 '^{"ok":true,"id":"bronze:seats=2,edition=2018","events":\[\],.*"actor":"chance"'
line 3 '^{"ok":true,.*"ply":0'
line 4 '^{"ok":false.*"code":"no-seed"'
line 5 '^{"ok":true,.*"events":\[\],.*"actor":"chance"'
line 6 '"ok":true.*"actor":"chance"'
line 7 '"ok":true.*"actor":"chance"'

# What is of the wrong kind is named, with what was expected.
cat >in <<'LINES'
{"cmd":"new","game":"null","seats":2,"options":"x"}
{"cmd":"setup","game":"null","seats":2,"actions":["first A",3]}
{"cmd":"new","game":"null","seats":-2}
{"cmd":"new","game":"null","players":["human","wizard"]}
{"cmd":"new","game":"null","seats":2,"seed":"1","as":2}
{"cmd":"new","game":"null","seats":2,"seed":"1","as":1}
{"cmd":"seek","ply":-1}
{"cmd":"apply","action":"first A","seat":"1"}
{"cmd":"apply","action":"first A","seat":2}
{"cmd":"apply"}
{"cmd":"apply","action":7}
{"cmd":"go","level":9}
{"cmd":"state","as":null,"slot":null}
{"cmd":"state","slot":1}
{"cmd":"state","slot":2}
[1,2]
LINES
ask
line 1 '"code":"bad-request".*"member":"options","expected":"an object of strings"'
line 2 '"code":"bad-request".*"member":"actions","expected":"a list of strings"'
line 3 '"code":"bad-request".*"member":"seats","expected":"a whole number from'
line 4 '"code":"bad-player","message":"there is no player .wizard.'
line 5 '"code":"bad-seat"'
line 6 '^{"ok":true,"id":"null:seats=2"'
line 7 '"code":"bad-request".*"member":"ply"'
line 8 '"code":"bad-request".*"member":"seat"'
line 9 '"code":"bad-seat"'
line 10 '"code":"bad-request".*this request needs .*"member":"action"'
line 11 '"code":"bad-request".*"expected":"a string"'
line 12 '"expected":"a whole number from 1 to 8"'
line 13 '"id":"null:seats=2#1".*"as":"all"'
line 14 '"code":"no-session"'
line 15 '"code":"bad-request".*"member":"slot"'
line 16 '"code":"not-json","message":"the line is JSON, but not an object"'

# What an action brings is told to the eyes asked for: B does not see A's card.
cat >in <<'LINES'
{"cmd":"setup","game":"bronze-age","seats":2,"actions":["first A"]}
{"cmd":"apply","action":"deal A s01","as":1}
{"cmd":"apply","action":"deal A m01","as":0}
{"cmd":"apply","action":"deal A p01","as":"public"}
LINES
ask
line 2 '"text":"deal A ?"'
line 3 '"text":"deal A m01"'
line 4 '"text":"deal A ?"'

# All of a moment in one answer, with the lines that are new in the record, at
# either of two tables.
cat >in <<'LINES'
{"cmd":"auto"}
{"cmd":"new","game":"null","players":["human","greedy"],"seed":"42","moment":true,"as":0,"record_as":"all"}
{"cmd":"setup","game":"null","seats":2,"actions":["first B"],"slot":1}
{"cmd":"apply","action":"nod","moment":true,"as":0,"record_as":"all","from":0}
{"cmd":"undo","moment":true,"record_as":"all"}
{"cmd":"moment","slot":1,"as":1}
{"cmd":"sit","players":["ai:2","human"],"record_as":1}
{"cmd":"table","columns":60}
LINES
ask
line 2 '"id":"null:seats=2","game":"null".*"as":0.*"view":{.*"actions":\[.*"from":0,"events":\[{.*"scores":\[.*"record_lines":{"keep":0,"add":\["oxhide-record 1","game null rules 0"'
line 4 '"from":0,"events":\[{"ply":0.*{"ply":1.*"record_lines":{"keep":[67],"add":\["[AB] nod'
line 5 '"taken":1.*"view":{"phase":"nod"}.*"record_lines":{"keep":[67],"add":\[\]}'
line 6 '"ply":1,"present":1,"actor":1.*"as":1.*"text":"nod"'
line 7 '"record_lines":{"keep":[0-9],"add":\["player A ai:2","player B human"'
line 8 '"table":"'

# An action at an earlier moment takes back what came after it, by the rule of
# undo: what was revealed asks for consent, and then chance falls anew. What
# undo and redo do is done to the game, wherever one looks.
cat >in <<'LINES'
{"cmd":"auto"}
{"cmd":"new","game":"bronze","players":["human","human"],"seed":"42","names":["Ann","Ben"]}
{"cmd":"apply","action":"take 1 up right"}
{"cmd":"apply","action":"done"}
{"cmd":"seek","ply":16}
{"cmd":"apply","action":"done"}
{"cmd":"apply","action":"take 2 up right"}
{"cmd":"seek","ply":14}
{"cmd":"undo"}
{"cmd":"apply","action":"take 1 up right"}
{"cmd":"seek","ply":15}
{"cmd":"chance"}
{"cmd":"seek","ply":14}
{"cmd":"apply","action":"take 9 up right","consent":true}
{"cmd":"moment"}
{"cmd":"apply","action":"take 1 up right","consent":true,"record_as":"all"}
{"cmd":"undo","ply":14,"consent":true}
{"cmd":"sit","names":["Ann"]}
{"cmd":"sit","names":["Ann","tab\tb"]}
LINES
ask
line 5 '"ply":16,"present":17'
line 6 '"events":\[{"ply":16.*"ply":17,"present":17,.*"taken_back":0'
line 8 '"ply":14,"present":19'
line 9 '"code":"frontier"'
line 10 '"code":"frontier","key":"engine-undo'
line 11 '"ply":15,"present":19'
line 12 '"code":"looking"'
line 14 '"ok":false.*"code":"unreadable"'
line 15 '"ply":14,"present":19.*"names":\["Ann","Ben"\]'
line 16 '"ply":16,"present":16,.*"taken_back":1,.*"record_lines":{"keep":[0-9]*,"add":\[.*"< A 5","A take 1 up right'
line 17 '"taken":2,.*"ply":14,"present":14.*"taken_back":2'
line 18 '"code":"bad-setup"'
line 19 '"code":"bad-name"'

# The same seed is the same game.
cat >in <<'LINES'
{"cmd":"auto"}
{"cmd":"new","game":"bronze","seats":2,"seed":"9"}
{"cmd":"record"}
LINES
ask
cp out first
ask
cmp -s out first || fail "the same seed gives another game"
sed 's/"9"/"10"/' in >in2 && mv in2 in
ask
! cmp -s out first || fail "another seed gives the same game"

# Who it is, what can be set, and what cannot.
cat >in <<'LINES'
{"cmd":"hello"}
{"cmd":"setoption","name":"threads","value":3}
{"cmd":"setoption","name":"memory","value":32}
{"cmd":"setoption","name":"threads","value":65}
{"cmd":"setoption","name":"threads","value":"2"}
{"cmd":"setoption","name":"hash","value":1}
{"cmd":"setoption"}
{"cmd":"stop"}
{"cmd":"new","game":"bronze-age","seats":2,"seed":"3"}
{"cmd":"auto"}
{"cmd":"go","playouts":100}
{"cmd":"go","playouts":100}
{"cmd":"go","playouts":2}
{"cmd":"go","player":"greedy"}
{"cmd":"hello"}
LINES
ask
line 1 '"name":"oxhide","version":"[0-9.]*","protocol":1,"limits":{"line":4194304,'
line 1 '"name":"threads","least":1,"most":64,"value":1'
line 1 '"games":\[{"id":"bronze"'
line 4 '"code":"bad-request".*from 1 to 64'
line 5 '"code":"bad-request".*from 1 to 64'
line 6 '"code":"bad-request".*must be .*threads'
line 7 '"code":"bad-request"'
line 8 '^{"ok":true}$'
line 11 '"playouts":100,'
[ "$(sed -n 11p out)" = "$(sed -n 12p out)" ] || fail "threads change the answer"
line 13 '"playouts":2,'
line 14 '"player":"greedy"'
line 15 '"name":"threads","least":1,"most":64,"value":3'

# Shares of the win and their errors are those of games; a search tells none.
cat >in <<'LINES'
{"cmd":"new","game":"bronze-age","seats":2,"seed":"3"}
{"cmd":"auto"}
{"cmd":"go","level":1}
{"cmd":"go","level":1,"games":2}
LINES
ask
line 3 '"visits":[0-9]*,"values":\[[-0-9.,]*\]}'
sed -n 3p out | grep -q '"error"\|"ways"' && fail "a search tells errors"
line 4 '"ways":\[.*"games":2,"chances":\[{"mean":[0-9.]*,"error":0.[0-9]*}'

# A thought that would take days ends with whoever reads the answers,
cat >in <<'LINES'
{"cmd":"new","game":"bronze-age","seed":"3"}
{"cmd":"auto"}
{"cmd":"go","time_ms":1000000000}
LINES
{
    timeout 60 "$oxhide" engine <in 2>err
    echo $? >status
} | head -n 2 >out
grep -q '^{"ok":true,"id":"bronze-age:seats=2' out || fail "seats are not as few as can play"
[ "$(cat status)" != 124 ] || fail "it thinks for nobody"

# or with stop, and information comes before it.
cat >in <<'LINES'
{"cmd":"setoption","name":"info","value":1}
{"cmd":"new","game":"bronze-age","seats":2,"seed":"3"}
{"cmd":"auto"}
{"cmd":"go","time_ms":1000000000}
{"cmd":"state"}
{"cmd":"stop"}
LINES
run 0 engine
grep -v '^{"info"' out >answers
grep '^{"info":{"time_ms":[0-9]*,"playouts":[0-9]*,"action":"[^"]*","values":\[[-0-9.,]*\],"pv":\["' out >told ||
    fail "no information"
[ "$(wc -l <answers)" = 6 ] || fail "not one answer a request"
sed -n 4p answers | grep -q '"ok":true,"action"' || fail "no choice after stop"
sed -n 5p answers | grep -q '"view"' || fail "answers lose their order"
grep -n '"ok":true,"action"' out | grep -q "^$((4 + $(wc -l <told))):" ||
    fail "information comes after the answer"
first=$(tail -n 1 told | sed 's/.*"pv":\["\([^"]*\)".*/\1/')
sed -n 4p answers | grep -q "\"lines\":\[{\"text\":\"$first\"" ||
    fail "the variation does not begin with the best line"
