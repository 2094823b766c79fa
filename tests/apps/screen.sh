# A game at a terminal of 24 lines: nothing that matters scrolls away.
. "$2/tests/apps/lib.sh"

python3 "$source/tests/apps/screen.py" "$oxhide" >out 2>err || fail "the screen"
