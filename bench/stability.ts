/**
 * Omits one result from each of about twenty markets and counts the topics that stay the same, of all and of those that
 * two sites or more still treat (what one site alone treats is no topic):
 * `npm run -s bench:stability -- [--details] [name of a market]...`.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openCorpus } from '../adapters/serp/corpus.ts';
import { openSnapshot } from '../adapters/serp/snapshot.ts';
import { analyze, type Ports, type SearchQuery } from '../analysis/index.ts';
import { corporaDir } from './corpora.ts';
import { corpusKeywords } from './keywords.ts';

const projectDir = resolve(import.meta.dirname, '..');
const labelled = resolve(projectDir, '../shared/markets/dev');
const isDetailed = process.argv.includes('--details');
const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const at = '2026-11-21T10:00:00.000Z';

interface Market {
  name: string;
  query: SearchQuery;
  ports: Ports;
}

/** A topic: its label, and the addresses of the pages that treat it. */
interface Topic {
  label: string;
  pages: string[];
}

async function* markets(): AsyncGenerator<Market> {
  for (const name of existsSync(labelled) ? readdirSync(labelled).toSorted() : []) {
    const folder = join(labelled, name);
    const { request, ports } = openSnapshot({ serpFile: join(folder, 'serp.json'), pagesDir: join(folder, 'pages') });
    yield { name, query: request, ports };
  }
  const corpusDir = join(corporaDir, 'wcxb-dev');
  const isWanted = names.length === 0 || names.some((name) => corpusKeywords.includes(name));
  if (!isWanted || !existsSync(corpusDir)) return;
  const indexDir = mkdtempSync(join(tmpdir(), 'bench-stability-'));
  try {
    const ports = await openCorpus({ corpusDir, indexDir, now: () => new Date(at) });
    for (const keyword of corpusKeywords)
      yield { name: keyword, query: { keyword, language: 'en', country: 'US' }, ports };
  } finally {
    rmSync(indexDir, { recursive: true, force: true });
  }
}

/** The topics of a market without the result `omitted`, and the addresses of the results in order. */
async function topicsOf({ query, ports }: Market, omitted?: string): Promise<{ topics: Topic[]; urls: string[] }> {
  const search: Ports['search'] = async (asked) => {
    const found = await ports.search(asked);
    return { ...found, organic: found.organic.filter(({ url }) => url !== omitted) };
  };
  const order = { audit_id: '01900000-0000-7000-8000-000000000000', created_at: at, started_at: at };
  const outcome = await analyze(
    { ...order, audit_type: 'market', ...query },
    { ...ports, search },
    { engine: { version: '0.0.0', git_sha: 'bench' } },
  );
  if (outcome.outcome === 'failed') throw new Error(`${query.keyword}: ${outcome.detail}`);
  const { topics, results } = outcome.report.market_serp;
  const urlOf = new Map(outcome.report.metadata.sources.map(({ id, url }) => [id as string, url]));
  return {
    topics: topics.map(({ label, ev }) => ({ label, pages: ev.map((id) => urlOf.get(id) ?? id).toSorted() })),
    urls: results.flatMap(({ source_id, subject_fit }) => (subject_fit === 'on' ? (urlOf.get(source_id) ?? []) : [])),
  };
}

let all = 0;
let sameLabel = 0;
let same = 0;
let lasting = 0;
let place = 0;
for await (const market of markets()) {
  if (names.length > 0 && !names.includes(market.name)) continue;
  const before = await topicsOf(market);
  // A different rank in each market, so that first and last pages are omitted too.
  const omitted = before.urls[place++ % Math.max(1, before.urls.length)];
  if (before.urls.length < 3 || before.topics.length === 0 || omitted === undefined) continue;
  const after = new Map(
    (await topicsOf(market, omitted)).topics.map(({ label, pages }) => [label.toLowerCase(), pages]),
  );
  const kept = before.topics.map(({ label, pages }) => {
    const found = after.get(label.toLowerCase());
    const rest = pages.filter((url) => url !== omitted);
    const isSame = found?.join(' ') === rest.join(' ');
    const sites = new Set(rest.map((url) => new URL(url).hostname));
    return { label, hasLabel: found !== undefined, isSame, canStay: isSame || sites.size > 1 };
  });
  all += kept.length;
  sameLabel += kept.filter(({ hasLabel }) => hasLabel).length;
  same += kept.filter(({ isSame }) => isSame).length;
  lasting += kept.filter(({ canStay }) => canStay).length;
  console.log(
    `${market.name}: ${kept.filter(({ isSame }) => isSame).length} of ${kept.length} topics keep label and pages (${before.urls.length} pages)`,
  );
  if (isDetailed)
    for (const { label, hasLabel, isSame } of kept)
      if (!isSame) console.log(`  ${hasLabel ? 'other pages' : 'gone'}: ${label}`);
}
console.log(
  `\n${same} of ${all} topics keep label and pages (${((100 * same) / Math.max(1, all)).toFixed(1)} %); ${sameLabel} keep the label; ` +
    `${same} of ${lasting} (${((100 * same) / Math.max(1, lasting)).toFixed(1)} %) of those that two sites still treat`,
);
