/** `npm run schema`: keeps the schema of reports as that of a release; run it when a version is released. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaVersion } from '../analysis/index.ts';
import { currentSchema, schemaDir } from './schema-change.ts';

const file = `report-${schemaVersion}.json`;
writeFileSync(join(schemaDir, file), `${JSON.stringify(currentSchema())}\n`);
console.log(`docs/schema/${file} written`);
