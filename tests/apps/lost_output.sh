# Output that is lost is an error, for every command that prints; and what is to
# be written is tried before the work begins.
. "$2/tests/apps/lib.sh"

[ -c /dev/full ] || exit 0
echo '{"cmd":"games"}' >in
run 0 sim null --games 1 --save made/here
record=$(echo made/here/*.play)
[ -s "$record" ] || fail "sim makes no folder for its records"

# lost ARGUMENTS...: to a full disk and to a closed file, one line each.
lost() {
    "$oxhide" "$@" <in >/dev/full 2>err && fail "oxhide $* > /dev/full is good"
    [ "$(grep -c 'the output could not be written' err)" = 1 ] ||
        fail "oxhide $* does not say that its output is lost"
    "$oxhide" "$@" <in >&- 2>err && fail "oxhide $* >&- is good"
    grep -q 'the output could not be written' err || fail "oxhide $* >&-"
}

: >out
"$oxhide" --help | sed -n 's/^  \([a-z-]*\)  .*/\1/p' >names
while read -r name; do
    case $name in
    play) lost play bronze --seed 1 ;;
    serve | club) lost "$name" --help ;;
    replay | verify) lost "$name" "$record" ;;
    puzzles) lost puzzles list bronze-age ;;
    review) lost review "$record" --rounds 1 ;;
    perft) lost perft null --players 2 --depth 1 ;;
    arena) lost arena null random random --players 2 --games 2 ;;
    sim) lost sim bronze --games 3 --csv && lost sim null --games 3 --json ;;
    train) lost train bronze-age --games 100 --rounds 1 ;;
    guesses) lost guesses bronze-age --player ai:1 --games 10 ;;
    gauge) lost gauge levels bronze-age --player ai:1 --games 1 --rollouts 1 ;;
    prove-fair) lost prove-fair bronze-age random --games 1 ;;
    bench) lost bench null --ms 1 --runs 1 ;;
    rules | cards | schema | learn) lost "$name" bronze ;;
    games | strings | engine | signature) lost "$name" ;;
    *) fail "this test does not know '$name'" ;;
    esac
done <names
lost --help
lost --version

# early PATTERN ARGUMENTS...: refused at once, and nothing is left behind.
early() {
    pattern=$1
    shift
    timeout 20 "$oxhide" "$@" <in >out 2>err
    [ $? = 1 ] || fail "oxhide $* does not end at once"
    grep -q "$pattern" err || fail "oxhide $*: no '$pattern'"
}
early 'No such file' train bronze --games 10000000 --out nowhere/x.def
early 'Is a directory' train bronze --games 10000000 --out made
early 'No such file' guesses bronze-age --games 1000000 --out nowhere/x.def
early 'No such file' bench --ms 60000 --runs 64 --save nowhere/x.json
early 'Not a directory' sim bronze --games 1000000 --save "$record"
early 'No space' bench null --ms 1 --runs 1 --save /dev/full
[ -c /dev/full ] || fail "a device was replaced by a file"
[ "$(echo made/*)" = made/here ] || fail "something is left behind"
[ ! -e nowhere ] || fail "something is left behind"
run 0 bench null --ms 1 --runs 1 --save made/bench.json
grep -q '"rows"' made/bench.json || fail "the result is not there"
