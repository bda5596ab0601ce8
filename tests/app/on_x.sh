# To be sourced: a display of its own under a window manager, with places for settings and data that go with it.
# `$place` is a folder for the test, `$program` the process that goes with it.
set -u
place=$(mktemp -d)
display_server='' manager='' program=''
trap 'kill $program $manager $display_server 2>/dev/null; wait 2>/dev/null; rm -rf "$place"' EXIT

fail() {
    echo "$1"
    cat "$place/errors"
    exit 1
}

# Comes back when the command gives something other than nothing.
until_told() {
    local said tries
    for ((tries = 0; tries < 600; ++tries)); do
        said=$("$@" 2>/dev/null) && [[ -n $said ]] && printf '%s\n' "$said" && return
        read -r -t 0.1 <> <(:) || true
    done
    return 1
}

: >"$place/errors"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$place/display" 2>/dev/null &
display_server=$!
DISPLAY=:$(until_told cat "$place/display") || fail "Xvfb does not start."
export DBUS_SESSION_BUS_ADDRESS=disabled: # nobody else is to be told
export DISPLAY QT_QPA_PLATFORM=xcb XDG_RUNTIME_DIR=$place XDG_CONFIG_HOME=$place/config XDG_DATA_HOME=$place/data
chmod 700 "$place"
openbox >/dev/null 2>&1 &
manager=$!
until_told xdotool get_desktop >/dev/null || fail "The window manager does not start."

# The program, until its window is there and has the focus.
start() {
    "$@" >"$place/output" 2>"$place/errors" &
    program=$!
    window=$(until_told xdotool search --onlyvisible --pid $program --name .) || fail "There is no window."
    window=${window%%$'\n'*}
    xdotool windowactivate --sync "$window" || fail "The window cannot be made active."
}
