# What a server keeps, with SQLite and with a real PostgreSQL.
. "$2/tests/apps/lib.sh"

"$source/tools/with-postgres" python3 -B "$source/tests/apps/club_trouble.py" \
    "$oxhide" "$source" || exit 1
