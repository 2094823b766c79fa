# What the tests of the binary share. Each is run as: sh NAME.sh BINARY SOURCE
# with a folder of its own as HOME, and fails with the first thing not as said.
set -u
oxhide=$1
source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME="$work/home" COLUMNS=80 NO_COLOR=1 LC_ALL=C.UTF-8
unset XDG_STATE_HOME
mkdir -p "$HOME"
cd "$work" || exit 1

fail() {
    echo "FAILED: $*"
    echo "--- standard output:" && head -c 2000 out
    echo "--- standard error:" && head -c 2000 err
    exit 1
}

# run STATUS ARGUMENTS...: runs oxhide with the file 'in' as its input.
run() {
    want=$1
    shift
    "$oxhide" "$@" <in >out 2>err
    got=$?
    [ "$got" = "$want" ] || fail "oxhide $* ended with $got, not $want"
}

# refused STATUS PATTERN ARGUMENTS...: one clear line, and nothing else.
refused() {
    pattern=$2
    status=$1
    shift 2
    run "$status" "$@"
    [ "$(wc -l <err)" = 1 ] || fail "oxhide $* says more or less than a line"
    grep -q "^oxhide: .*$pattern" err || fail "oxhide $*: no '$pattern'"
    [ ! -s out ] || fail "oxhide $* prints something"
}

# has PATTERN: somewhere in the output.
has() {
    grep -q -- "$1" out || fail "no '$1'"
}

# says PATTERN: the same, however the lines were broken.
says() {
    tr -s '\n ' '  ' <out | grep -q -- "$1" || fail "does not say '$1'"
}

hasnt() {
    ! grep -q -- "$1" out || fail "'$1' is there"
}

: >in
