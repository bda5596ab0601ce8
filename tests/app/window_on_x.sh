#!/usr/bin/env bash
# The program in a real window on a display of its own, under a window manager: it starts, takes clicks, keys
# and the wheel, plays, and quits with a good conscience: code 0 and not a line on standard error.
#
#   window_on_x.sh PROGRAM [WORD]...
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

"$@" >"$place/output" 2>"$place/errors" &
program=$!
window=$(until_told xdotool search --onlyvisible --pid $program --name .) || fail "There is no window."
window=${window%%$'\n'*}
xdotool windowactivate --sync "$window" || fail "The window cannot be made active."

eval "$(xdotool getwindowgeometry --shell "$window")"
middle_x=$((X + WIDTH / 3)) middle_y=$((Y + HEIGHT / 2))
xdotool mousemove --sync $middle_x $middle_y click 1 \
    keydown shift mousemove --sync $((middle_x + 60)) $((middle_y + 20)) click 1 keyup shift \
    click 4 click 4 click 5 \
    key Right Right Left shift+Right shift+Left End Home \
    key bracketright bracketright space space \
    key 2 x 0 plus minus F11 F11 \
    mousemove --sync $middle_x $middle_y mousedown 2 mousemove --sync $((middle_x + 40)) $middle_y mouseup 2 ||
    fail "Keys and clicks cannot be sent."
kill -0 $program 2>/dev/null || fail "The program ended by itself."

# What the clicks added to the example is kept; what is on a new plane is asked about, and may go.
xdotool key ctrl+n mousemove --sync $middle_x $middle_y click 1 key ctrl+q
question=$(until_told xdotool search --onlyvisible --name 'Unsaved changes') || fail "Nothing is asked before the points are lost."
xdotool windowactivate --sync "${question%%$'\n'*}" key Tab space || fail "The question cannot be answered."
wait $program
code=$?
program=''
((code == 0)) || fail "The program ended with code $code."
[[ ! -s $place/errors ]] || fail "The program complained:"
