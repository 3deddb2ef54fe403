/**
 * Measures claim support on the labelled sentences: `node bench/claims.ts [--write]`. Prints the accuracy by label and
 * each error; `--write` also writes the errors beside the sets, where a test compares them.
 */
import { writeFileSync } from 'node:fs';
import { accuracyOf, claimErrors, claimErrorsFile, claimSets, judgeClaimSet, readClaimSet } from './claim-cases.ts';

for (const name of claimSets) {
  const cases = judgeClaimSet(readClaimSet(name));
  process.stdout.write(`${name}: accuracy ${accuracyOf(cases).toFixed(3)} of ${cases.length}\n`);
  for (const [label, some] of Map.groupBy(cases, (each) => each.label)) {
    const right = some.filter(({ judged }) => judged === label);
    process.stdout.write(`  ${label}: ${right.length} of ${some.length}\n`);
  }
  for (const { label, judged, kind, language, sentence, quote } of cases) {
    if (label === judged) continue;
    const because = quote === null ? '' : ` <- ${quote}`;
    process.stdout.write(`  ${language} ${kind}: ${label}, judged ${judged}: ${sentence}${because}\n`);
  }
}
if (process.argv.includes('--write')) writeFileSync(claimErrorsFile, `${JSON.stringify(claimErrors(), null, 2)}\n`);
