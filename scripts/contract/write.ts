/**
 * `npm run contract`, also by `npm run openapi`: writes the API's changelog; with `--release`, stores the contract
 * under its version first.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isObject } from './difference.ts';
import { contractChangelog, contractDir, currentContract, releasedContracts } from './releases.ts';

const current = await currentContract();
if (process.argv.includes('--release')) {
  const name = `api-${current.version}.json`;
  writeFileSync(join(contractDir, name), `${JSON.stringify(withoutReport())}\n`);
  console.log(`docs/contract/${name} written`);
}
const file = resolve(contractDir, '../api-changes.md');
writeFileSync(file, contractChangelog(releasedContracts(), current));
console.log('docs/api-changes.md written');

/** The report's own schemas are kept in `docs/schema/`. */
function withoutReport(): unknown {
  const { components, ...rest } = current.document;
  const { schemas, ...others } = isObject(components) ? components : {};
  const kept = Object.entries(isObject(schemas) ? schemas : {}).filter(
    ([name]) => !/^(?:Report\w*|GapReport|MarketReport)$/u.test(name),
  );
  return { ...rest, components: { ...others, schemas: Object.fromEntries(kept) } };
}
