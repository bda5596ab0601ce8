#!/usr/bin/env bash
# Builds the tests, quietly, and runs them. Arguments go to ctest: ./test.sh -R points_file
# Benchmarks and fuzzers, which take longer, are run by .ci/run.
set -euo pipefail
here=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
# shellcheck source=.setup/setup.sh
. "$here/.setup/setup.sh"

prepare test check all
export QT_QPA_PLATFORM=offscreen
exec ctest --test-dir "$here/build/check" --output-on-failure --no-tests=error --parallel "$(nproc)" \
    --label-exclude '^(bench|fuzz)$' "$@"
