/** `npm run cost`: measures what the use cases consume, and writes what they cost to `docs/cost.md`. */
import { writeFileSync } from 'node:fs';
import { startTables } from '../test/dynamodb-tables.ts';
import { deployed } from '../test/lib/apps.ts';
import { templateOf } from '../test/lib/synthesized.ts';
import { costDocument } from './cost/document.ts';
import { measure } from './cost/measure.ts';
import { stageFacts } from './cost/stage-facts.ts';

const world = await startTables();
const measured = await measure(world.client, world.tables).finally(world.stop);
const { text, tooDear } = costDocument(measured, stageFacts(templateOf('prod').toJSON() as never, deployed.prod));
writeFileSync(new URL('../docs/cost.md', import.meta.url), text);
console.log(text);
for (const bill of tooDear) console.error(`above its limit: ${bill}`);
process.exitCode = tooDear.length > 0 ? 1 : 0;
