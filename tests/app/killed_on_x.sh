#!/usr/bin/env bash
# Somebody clicks points onto the plane, and the program is killed: what was there a second before is there again at
# the next start, which says so.
#
#   killed_on_x.sh PROGRAM
. "$(dirname "$0")/on_x.sh"

for round in 1 2 3 4; do
    rm -rf "$place/data"
    start "$@"
    eval "$(xdotool getwindowgeometry --shell "$window")"
    for ((click = 0; click < 2 * round; ++click)); do
        xdotool mousemove --sync $((X + WIDTH / 4 + 23 * click)) $((Y + HEIGHT / 2 + 11 * round)) click 1
    done
    sleep 2 # a second, and another for a busy computer
    kill -9 $program
    wait $program 2>/dev/null

    latest=$(ls -t "$place"/data/Halfplane/Halfplane/unsaved/*.[01] | head -1)
    kept=$(grep -c '^ *\[.*1\]' "$latest") || fail "Nothing is kept."
    ((kept == 8 + 2 * round)) || fail "In round $round $kept points are kept."
    start "$@"
    until_told xdotool search --onlyvisible --pid $program --name '^Restored: ' >/dev/null ||
        fail "In round $round nothing is said at the next start."
    kill -9 $program
    wait $program 2>/dev/null
done
program=''
