# The real server, asked over real sockets.
. "$2/tests/apps/lib.sh"

python3 "$source/tests/apps/serve.py" "$oxhide" || exit 1
: >in
refused 2 "takes ADDR:PORT" serve --listen nowhere
refused 1 "cannot listen on 192.0.2.1:0" serve --listen 192.0.2.1:0
refused 2 "from 1 to" serve --connections 0
refused 2 "no words" serve now
