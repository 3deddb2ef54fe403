/**
 * `npm run bench:audit-list`: one account with 100,000 audits. Asks the list of the dashboard and of `/v1` for what its
 * users ask for, on the database of this machine, and prints what each case took and whether it ended.
 *
 * Usage: npm run -s bench:audit-list -- [--count 100000] [--json]
 */
import { parseArgs } from 'node:util';
import { measureJourneys } from './audit-list/journeys.ts';
import { openService } from './audit-list/service.ts';
import { tableOf } from './audit-list/table.ts';
import { writeAudits } from './audit-list/write-audits.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, json: { type: 'boolean', default: false } },
});
const count = Number(values.count);

const service = await openService();
try {
  const startMs = performance.now();
  await writeAudits(service, count);
  console.error(`${count} audits were written in ${Math.round((performance.now() - startMs) / 1_000)} s`);
  const cases = await measureJourneys(service);
  console.log(values.json ? JSON.stringify(cases, null, 2) : tableOf(cases));
} finally {
  await service.stop();
}
