# Sourced by ./play and ./check: installs the Debian packages that are missing.
# A package counts as present when dpkg knows it or, for the few that can also
# come from elsewhere, when the command it brings is there.

say() { printf '%s\n' "$*"; }
die() { printf '%s: %s\n' "${0##*/}" "$*" >&2; exit 1; }

# What building and playing needs.
PLAY_PACKAGES="gcc libc6-dev make cmake ninja-build pkg-config libjansson-dev libedit-dev
clang-14 lld-14 wasi-libc libclang-rt-14-dev-wasm32
libsqlite3-dev libpq-dev libsodium-dev libwebsockets-dev libuv1-dev libqrencode-dev
libssl-dev zlib1g-dev brotli nodejs npm ca-certificates"
# What the tests need beside that.
CHECK_PACKAGES="git g++ libcmocka-dev clang-format-14 libclang-rt-14-dev python3 python3-numpy gcovr
chromium-headless-shell fonts-dejavu-core postgresql"

present() {
    case $1 in
    nodejs) command -v node >/dev/null ;;
    npm | brotli | git | python3 | gcovr) command -v "$1" >/dev/null ;;
    *) dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed' ;;
    esac
}

# install PACKAGE...: what is missing of them, in one step.
install() {
    missing=
    for package in "$@"; do
        present "$package" || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    command -v apt-get >/dev/null ||
        die "needs Debian 12 (or a relative with apt-get) to install:$missing"
    root=
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null ||
            die "run me as root, or install sudo; these packages are missing:$missing"
        root=sudo
    fi
    say "Installing:$missing"
    log=$(mktemp)
    if ! { $root env DEBIAN_FRONTEND=noninteractive apt-get update -q &&
        $root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y \
            --no-install-recommends $missing; } >"$log" 2>&1; then
        tail -n 5 "$log" >&2
        die "apt-get could not install:$missing (whole output in $log)"
    fi
    rm -f "$log"
}

# quietly WHAT COMMAND...: shows the output only where the command fails.
quietly() {
    what=$1
    shift
    log=$(mktemp)
    if "$@" >"$log" 2>&1; then
        rm -f "$log"
        return 0
    fi
    tail -n 40 "$log" >&2
    rm -f "$log"
    die "$what failed"
}
