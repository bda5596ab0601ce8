#!/usr/bin/env bash
# Builds what is missing, quietly, and runs Halfplane with the arguments given.
# Standard input and standard output belong to the program alone.
set -euo pipefail
here=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
# shellcheck source=.setup/setup.sh
. "$here/.setup/setup.sh"

prepare build release halfplane
exec "$here/build/release/app/halfplane" "$@"
