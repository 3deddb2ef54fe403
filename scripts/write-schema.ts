/** `npm run schema`: stores the current report schema under its version. Run it for each release. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaVersion } from '../analysis/index.ts';
import { currentSchema, schemaDir } from './schema-change.ts';

const file = `report-${schemaVersion}.json`;
writeFileSync(join(schemaDir, file), `${JSON.stringify(currentSchema())}\n`);
console.log(`docs/schema/${file} written`);
