# The API as docs/openapi.json has it, and bots in C.
. "$2/tests/apps/lib.sh"

python3 -B "$source/tests/apps/club_api.py" "$oxhide" "$source" || exit 1
