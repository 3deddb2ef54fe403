#!/bin/sh
# `npm run check`: types and lint, all at once, because each alone leaves a core idle. Fails if one of them fails.
# What has not changed since the last check is not checked again.
cache=node_modules/.cache/types
tsc --incremental --tsBuildInfoFile $cache/project --checkers 2 &
project=$!
tsc -p dashboard --incremental --tsBuildInfoFile $cache/dashboard --checkers 2 &
dashboard=$!
biome check --error-on-warnings
lint=$?
wait $project && wait $dashboard && exit $lint
