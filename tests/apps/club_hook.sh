# Webhooks to receivers on loopback.
. "$2/tests/apps/lib.sh"

python3 -B "$source/tests/apps/club_hook.py" "$oxhide" "$source" || exit 1
: >in
refused 2 "--webhook-hosts" serve --listen 127.0.0.1:0 --webhook-hosts "ftp://x"
