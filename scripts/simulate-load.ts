/** `npm run simulate:load`: simulates traffic, writes `docs/scale.md` and prints it. */
import { writeFileSync } from 'node:fs';
import { settings } from '../stages/prod.ts';
import { startTables } from '../test/dynamodb-tables.ts';
import { scaleDocument } from './load/document.ts';
import { measureUnits } from './load/units.ts';

const world = await startTables();
const units = await measureUnits(world).finally(world.stop);
const text = await scaleDocument(settings, units);
writeFileSync(new URL('../docs/scale.md', import.meta.url), text);
console.log(text);
