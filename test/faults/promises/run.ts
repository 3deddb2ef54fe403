/** Tries the promises; prints those that do not hold, or the first one with `--first`, with exit code 1. */
import { brokenPromises, promises } from './promises.ts';

const broken = await brokenPromises(process.argv.includes('--first'));
for (const { invariant, found } of broken) console.log(`BROKEN: ${invariant}: ${found}`);
console.log(
  `${promises.length - new Set(broken.map(({ invariant }) => invariant)).size} of ${promises.length} promises hold`,
);
if (broken.length > 0) process.exitCode = 1;
