/** Pages that answers cite and that do not rank: read like the others, and counted only for questions and facts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { openSnapshot, prepareSnapshotFolder, recordPorts, writeSnapshot } from '../../adapters/serp/snapshot.ts';
import { analyze, type Ports, reportSchema } from '../../analysis/index.ts';
import { engineWith, first } from './asked-engines.ts';
import { deskPage, deskWeb, engine, orderOf, portsOver } from './small-web.ts';

const root = mkdtempSync(join(tmpdir(), 'cited-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const web = deskWeb(4);
const away = 'https://away.example/standing-desk-noise';
const text = 'A quiet standing desk makes 41 dB. It rusts within 12 years.';
const mark = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
const cites = [
  { url: away, role: 'cited' as const, ...mark('A quiet standing desk makes 41 dB.') },
  { url: away, role: 'cited' as const, ...mark('It rusts within 12 years.') },
];
const page = deskPage(
  9,
  '<h2>How loud is a standing desk?</h2><p>A quiet standing desk makes 41 dB at full speed. A loud standing desk makes 58 dB.</p>',
);

const ports: Ports = {
  ...portsOver({ ...web, [away]: page }, Object.keys(web)),
  answers: async () => [engineWith([{ ...first, text, citations: cites }])],
};

async function audited(over: Ports) {
  const outcome = await analyze(orderOf(), over, { engine });
  if (outcome.outcome !== 'report') throw new Error(outcome.detail);
  return reportSchema.parse(outcome.report);
}

test('a cited page is a source of its own, and no result', async () => {
  const { metadata, market_serp } = await audited(ports);
  expect(metadata.sources.find(({ url }) => url === away)).toMatchObject({ id: 's5', from: ['cited'] });
  expect(metadata.coverage).toMatchObject({ pages_attempted: 4, pages_fetched: 4, pages_usable: 4 });
  expect(market_serp.results.map(({ source_id }) => source_id)).toEqual(['s1', 's2', 's3', 's4']);
  expect(market_serp.topics.flatMap(({ ev }) => ev).some((id) => id.startsWith('s5'))).toBe(false);
});

test('its facts and its answers to questions count, and its sentences prove or disprove', async () => {
  const { market_serp } = await audited(ports);
  const noise = market_serp.claims.find(({ value, unit }) => value === '41' && unit === 'dB');
  expect(noise?.support.map((id) => id.split('.')[0])).toContain('s5');
  const support = market_serp.answer_engines.at(-1)?.claim_support;
  expect(support?.sentences.map(({ state, source_id }) => [state, source_id])).toEqual([
    ['not_found', undefined],
    ['supported', 's5'],
  ]);
});

test('an audit replays with it to the same bytes, and without it from a snapshot that does not have it', async () => {
  const { ports: recorded, recorded: recording } = recordPorts(ports);
  const report = await audited(recorded);
  const folder = join(root, 'saved');
  prepareSnapshotFolder(folder);
  writeSnapshot(folder, recording());
  const saved = { serpFile: join(folder, 'serp.json'), pagesDir: join(folder, 'pages') };
  expect(JSON.stringify(await audited(openSnapshot(saved).ports))).toBe(JSON.stringify(report));

  const index = join(folder, 'pages', 'pages.jsonl');
  const lines = readFileSync(index, 'utf8').split('\n');
  writeFileSync(index, lines.filter((line) => !line.includes(away)).join('\n'));
  const older = await audited(openSnapshot(saved).ports);
  const support = older.market_serp.answer_engines.at(-1)?.claim_support;
  expect(support).toMatchObject({ supported: null, unreadable: 2 });
});
