# Players from outside, engine:COMMAND: one that keeps to the protocol, and
# those that hang, lie, err and die lose their game and nothing else.
. "$2/tests/apps/lib.sh"
export OXHIDE="$oxhide"

# arena EXPECTED PATTERN PLAYER [OPTIONS]: a match against random whose share of
# wins and forfeits is known.
arena() {
    want=$1 pattern=$2 player=$3
    shift 3
    run 0 arena bronze-age "engine:$player" random --jobs 1 --json "$@"
    has "$want"
    [ -z "$pattern" ] || grep -q "$pattern" err || fail "no '$pattern'"
}

# The engine itself, and nothing forfeited. tee keeps what it was sent.
arena '"forfeits":\[0,0\]' '' "tee -a sent | '$oxhide' engine" --games 4
[ ! -s err ] || fail "something is said on standard error"
! grep -v '^{"cmd":"follow",\("record"\|"lines"\):"[^"]*"}$' sent | grep -qv '^{"cmd":"go"}$' ||
    fail "it is sent more than follow and go"
grep -q 'as A' sent && grep -q 'as B' sent || fail "it is not sent its seat's record"
! grep -q 'seed' sent || fail "it is sent the seed"
grep '"record"' sent | grep -q '?' || fail "nothing is hidden from it"

# Thinking in the given time.
arena '"forfeits":\[0,0\]' '' "tee timed | '$oxhide' engine" --games 2 --time-ms 5
grep -q '^{"cmd":"go","time_ms":5}$' timed || fail "it is not told the time"

lost='"win_share":0.0000.*"forfeits":\[2,0\]'
arena "$lost" 'forfeits a game as A (seed 1): no answer within 1,100 ms' \
    'sleep 60' --games 2 --time-ms 100
arena "$lost" 'forfeits a game as B (seed 1): it ended with status 3' \
    'read line; exit 3' --games 2
arena "$lost" 'it was ended by signal 9' 'read line; kill -9 $$' --games 2
arena "$lost" 'it ended with status 127' './nobody-there 2>/dev/null' --games 2
arena "$lost" 'what it wrote is not an answer' 'echo hello; cat' --games 2
arena "$lost" 'it answered with an error: no thanks' \
    "echo '{\"ok\":false,\"error\":{\"message\":\"no thanks\"}}'; cat" --games 2
arena "$lost" "'castle' is not a legal action" \
    "while read line; do echo '{\"ok\":true,\"action\":\"castle\"}'; done" --games 2
arena "$lost" 'its answer has no action' \
    "while read line; do echo '{\"ok\":true}'; done" --games 2
arena "$lost" "no answer within" "cat /dev/zero | tr '\\\\0' 'x' | head -c 100000; sleep 60" \
    --games 2 --time-ms 100

# One that dies in its first game plays the others.
cat >once <<'BOT'
if [ ! -e died ]; then
    read line
    : >died
    exit 1
fi
exec "$OXHIDE" engine
BOT
arena '"forfeits":\[1,0\]' 'it ended with status 1' 'sh once' --games 4
[ "$(wc -l <err)" = 1 ] || fail "more than one game is forfeited"

# What it tells while it thinks is no answer; both sides may be from outside.
cat >talks <<'BOT'
"$OXHIDE" engine | sed -u 's/^/{"info":{"playouts":1}}\n/'
BOT
run 0 arena bronze-age "engine:sh talks" "engine:'$oxhide' engine" --games 2 --json
has '"a":"engine:sh talks","b":"engine:.*"forfeits":\[0,0\]'

# Three at a table, two of them the same program.
run 0 arena bronze random "engine:'$oxhide' engine" --players 3 --games 3 --jobs 1 --json
has '"games":3.*"forfeits":\[0,0\]'

# At the terminal.
run 0 play bronze-age --seats "random,engine:'$oxhide' engine" --seed 4 --plain --no-autosave
has 'The game is over'
run 0 play bronze-age --seats 'random,engine:exit 5' --seed 4 --plain
grep -q '^oxhide: B forfeits the game: it ended with status 5' err || fail "no word of it"
run 0 play bronze-age --resume --seats random,random --plain
has 'The game is over'
refused 2 "no player" play bronze-age --seats random,engine:
refused 2 "no player" play bronze-age --seats random,engine
refused 2 "no player" sim bronze-age --seats random,engine:true
