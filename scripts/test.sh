#!/bin/sh
# `npm test`: the check beside the suites, which leave a core idle at times. Fails if one of them fails.
# Patterns of suites may follow: `npm test -- test/core`.
said=$(mktemp)
npm run -s check > "$said" 2>&1 &
check=$!
npm run -s jest -- "$@"
suites=$?
wait $check
checked=$?
cat "$said"
rm "$said"
[ $suites -eq 0 ] && [ $checked -eq 0 ]
