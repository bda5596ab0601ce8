# Runs FUZZER on its CORPUS with its DICTIONARY: RUNS inputs, the same every time, or for SECONDS. Whatever
# it writes stays beside it; a search goes on with what earlier ones found, a test begins afresh.
if(DEFINED RUNS)
    set(limit -runs=${RUNS} -seed=1)
    set(scratch ${FUZZER}_test)
    file(REMOVE_RECURSE ${scratch})
else()
    set(limit -max_total_time=${SECONDS})
    set(scratch ${FUZZER}_search)
endif()
file(MAKE_DIRECTORY ${scratch}/found)
execute_process(
    COMMAND ${FUZZER} ${limit} -timeout=10 -rss_limit_mb=2048 -max_len=4096 -print_final_stats=1
        -dict=${DICTIONARY} -artifact_prefix=${scratch}/ ${scratch}/found ${CORPUS}
    RESULT_VARIABLE result)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "the fuzzer ended with ${result}; the input is in ${scratch}")
endif()
