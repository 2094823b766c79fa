# The club over real sockets.
. "$2/tests/apps/lib.sh"

python3 -B "$source/tests/apps/club.py" "$oxhide" "$source" || exit 1
: >in
refused 1 "not a store" serve --listen 127.0.0.1:0 --store mysql:club
refused 1 "." serve --listen 127.0.0.1:0 --data /proc/nowhere
