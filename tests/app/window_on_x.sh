#!/usr/bin/env bash
# The program in a real window on a display of its own, under a window manager: it starts, takes clicks, keys
# and the wheel, plays, and quits with a good conscience: code 0 and not a line on standard error.
#
#   window_on_x.sh PROGRAM [WORD]...
. "$(dirname "$0")/on_x.sh"

start "$@"
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
question=$(until_told xdotool search --onlyvisible --name '^Halfplane$') || fail "Nothing is asked before the points are lost."
xdotool windowactivate --sync "${question%%$'\n'*}" key Tab space || fail "The question cannot be answered."
wait $program
code=$?
program=''
((code == 0)) || fail "The program ended with code $code."
[[ ! -s $place/errors ]] || fail "The program complained:"
