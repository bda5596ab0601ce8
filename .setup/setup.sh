# shellcheck shell=bash
# What run.sh and test.sh share: packages, configuring, building. To be sourced.
# Everything said here goes to standard error; standard input is never read.

root=$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")

say() { printf '%s\n' "$*" >&2; }

# prepare NEED PRESET TARGET: when it returns, TARGET is up to date in build/PRESET.
# NEED is build or test: whose packages must be there. Where all is well already, nothing is written.
prepare() {
    (
        cd -- "$root" || exit
        find_missing "$1"
        if ((${#missing[@]} > 0)); then
            find_way_to_root
        elif is_current "$2" "$3"; then
            exit
        fi
        mkdir -p build
        wait_for_others
        # Closed below, lest a compiler cache's server inherits the lock and keeps it.
        install_packages "$1" build/packages.log 9>&-
        build_target "$2" "$3" "build/$2.log" 9>&-
    ) </dev/null >&2
}

# wish: installs the packages that tests can do without, where that can be done.
wish() {
    (
        cd -- "$root" || exit
        find_missing wish
        if ((${#missing[@]} == 0)); then exit; fi
        find_way_to_root
        mkdir -p build
        install_packages wish build/packages.log
    ) </dev/null >&2 || say "Going on without."
}

wait_for_others() {
    exec 9>build/.lock
    if command -v flock >/dev/null; then flock 9; fi
}

# --- packages ---

# listed NEED [why]: the packages of NEED, a line each, with the reason if asked for.
listed() {
    local name need why
    while read -r name need why; do
        case $name in '' | '#'*) continue ;; esac
        if [[ $need == build || $need == "$1" ]]; then printf '%s\n' "${2:+$why: }$name"; fi
    done <.setup/packages
}

# find_missing NEED: sets missing to the packages of NEED that are not installed.
find_missing() {
    local wanted installed name
    missing=()
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        explain_needs "$1"
        return
    fi
    mapfile -t wanted < <(listed "$1")
    installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null || true)
    for name in "${wanted[@]}"; do
        [[ $'\n'$installed$'\n' == *$'\n'"installed $name"$'\n'* ]] || missing+=("$name")
    done
}

# Sets as_root to the command that may install; where there is none, says what to do and gives up.
find_way_to_root() {
    as_root=()
    if ((EUID == 0)); then return; fi
    as_root=(sudo -n)
    if ! sudo -n true 2>/dev/null; then
        ask_for "${missing[@]}"
        exit 1
    fi
}

install_packages() {
    if ((${#missing[@]} > 0)); then find_missing "$1"; fi # another call may have installed them meanwhile
    if ((${#missing[@]} == 0)); then return; fi
    say "Installing ${missing[*]}…"
    # Package lists may be absent or stale: only then are they worth fetching.
    if ! { apt_get install "${missing[@]}" || { apt_get update && apt_get install "${missing[@]}"; }; } >"$2" 2>&1; then
        show_failure "$2"
        ask_for "${missing[@]}"
        exit 1
    fi
}

# apt_get install NAME... | apt_get update: without questions, through the command in as_root.
apt_get() {
    local options=(-o DPkg::Lock::Timeout=300)
    if [[ $1 == install ]]; then options+=(-y --no-install-recommends); fi
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive "PATH=$PATH:/usr/sbin:/sbin" apt-get "${options[@]}" "$@"
}

ask_for() {
    local update=
    # A system that never fetched its package lists cannot install anything by name.
    if ! compgen -G '/var/lib/apt/lists/*Packages*' >/dev/null; then update='sudo apt-get update && '; fi
    say "Halfplane needs packages that are not installed. Install them, then call again:"
    say "${update}sudo apt-get install --no-install-recommends $*"
}

# Without apt nothing can be looked up: say it once, before the first build.
explain_needs() {
    if [[ -d build/release || -d build/check ]]; then return; fi
    say "This system has no apt. Halfplane needs (Debian's names last):"
    listed "$1" why
}

# --- building ---

build_target() {
    local preset=$1 target=$2 log=$3
    if is_current "$preset" "$target"; then return; fi
    if ! is_usable "$preset"; then
        rm -rf -- "build/$preset"
        say "Building Halfplane (the first time takes a minute or more)…"
    fi
    if ! { configure "$preset" && build "$preset" "$target" --parallel "$(nproc)"; } 2>&1 | with_progress >"$log"; then
        show_failure "$log" '^FAILED: |^CMake Error| error: '
        exit 1
    fi
}

# A build folder that was half made, or was made elsewhere and moved here, cannot be gone on with.
is_usable() {
    local made_at
    if [[ ! -e build/$1/build.ninja ]]; then return 1; fi
    made_at=$(sed -n 's/^CMAKE_CACHEFILE_DIR:INTERNAL=//p' "build/$1/CMakeCache.txt" 2>/dev/null || true)
    [[ $made_at -ef build/$1 ]]
}

# Ninja sees changes of every CMakeLists.txt by itself, but knows nothing of presets.
is_configured() { [[ build/$1/build.ninja -nt CMakePresets.json ]]; }

is_current() {
    is_usable "$1" && is_configured "$1" && [[ $(build "$@" -- -n 2>&1) == *'no work to do'* ]]
}

configure() { is_configured "$1" || cmake --preset "$1"; }

build() { cmake --build "build/$1" --target "${@:2}"; }

# Passes a build's output on; on a terminal, tells how far it is.
with_progress() {
    local line
    if [[ ! -t 2 ]]; then exec cat; fi
    while IFS= read -r line; do
        printf '%s\n' "$line"
        # Ninja's lines begin with [3/27].
        if [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
            printf '\rBuilding Halfplane, %s of %s\e[K' "${BASH_REMATCH[@]:1:2}" >&2
        fi
    done
    printf '\r\e[K' >&2 # what comes next is the program's
}

# show_failure LOG [PATTERN]: LOG from its first line with PATTERN on; its last lines if there is none.
show_failure() {
    local from=
    if (($# > 1)); then from=$(grep -nE -m 1 -- "$2" "$1" | cut -d : -f 1 || true); fi
    if [[ -n $from ]]; then sed -n "$from,+30p" "$1"; else tail -n 20 "$1"; fi | cut -c 1-400
    say "This did not work. The whole log: $root/$1"
}
