# The real server, asked over real sockets.
. "$2/tests/apps/lib.sh"

python3 "$source/tests/apps/serve.py" "$oxhide" || exit 1
: >in
refused 2 "takes ADDR:PORT" serve --listen nowhere
refused 1 "cannot listen on 192.0.2.1:0" serve --listen 192.0.2.1:0
refused 2 "from 1 to" serve --connections 0
refused 2 "takes no arguments" serve now
refused 2 "public-url is like" serve --listen 127.0.0.1:0 --public-url games
refused 2 "text or json" serve --log loud

# Settings by file and environment; flags come first.
cat >serve.conf <<'END'
# a comment

listen = 127.0.0.1:0
lan = perhaps
END
refused 2 "serve.conf:4: 'lan' is yes or no" serve --config serve.conf
echo 'lsiten = 127.0.0.1:0' >serve.conf
refused 2 "serve.conf:1: there is no setting 'lsiten'" serve --config serve.conf
echo 'listen' >serve.conf
refused 2 "serve.conf:1: a line reads like" serve --config=serve.conf
refused 2 "nowhere.conf: No such file" serve --config nowhere.conf
echo 'listen = 192.0.2.1:1' >serve.conf
refused 1 "192.0.2.1:1" serve --config serve.conf
OXHIDE_LISTEN=192.0.2.1:2
export OXHIDE_LISTEN
refused 1 "192.0.2.1:2" serve --config serve.conf
refused 1 "192.0.2.1:3" serve --config serve.conf --listen 192.0.2.1:3
OXHIDE_PER_ADDRESS=none
export OXHIDE_PER_ADDRESS
refused 2 "a number from 1" serve
