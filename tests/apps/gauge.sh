# oxhide gauge: the same lines whatever the threads, and tools/gauge adds up.
. "$2/tests/apps/lib.sh"

small="--player ai:1 --games 2 --decisions 1 --rollouts 2 --playouts 100"
plain() { sed 's/"ms":[0-9]*//g' out | sort; }
for kind in calibration agreement levels luck speed; do
    run 0 gauge $kind bronze-age $small --rounds 1 --jobs 1
    [ "$(wc -l <out)" = 2 ] || fail "$kind: not a line a game"
    plain >one
    cat out >>all
    run 0 gauge $kind bronze-age $small --rounds 1 --jobs 2
    plain | cmp -s - one || fail "$kind: the number of threads matters"
    # A game that is there twice counts once.
    cat out >>all
done
"$2/tools/gauge" --svg c.svg all >out || fail "tools/gauge fails"
has "^levels, bronze-age, 2 seats: 2 games"
has "^loss of the review's best"
has "^luck  "
has "^speed, bronze-age, 2 seats: 2 games"
run 0 gauge luck bronze-age --player ai:1,ai:2 --games 2 --rounds 1 --jobs 1
has '"player":"ai:1,ai:2","seed":"1".*"accounts":.{"named":1'
has '"player":"ai:1,ai:2","seed":"2".*"accounts":.{"named":0'
grep -q "<svg" c.svg || fail "no picture"

run 2 gauge height bronze
run 2 gauge levels
run 2 gauge levels chess
run 1 gauge luck bronze --player nobody
