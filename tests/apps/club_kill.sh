# A few kills under play; `make check-kill` has many.
. "$2/tests/apps/lib.sh"

"$source/tools/with-postgres" python3 -B "$source/tests/apps/club_kill.py" \
    "$oxhide" "$source" || exit 1
