/**
 * Omits each result in turn from about twenty markets and counts the topics that stay the same, of all and of those
 * that two sites or more still treat (what one site alone treats is no topic), over all results and over those on the
 * subject, whose absence tells more:
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

/** The topics of a market without the result `omitted`, and the addresses of the results: all, and those on the subject. */
async function topicsOf(
  { query, ports }: Market,
  omitted?: string,
): Promise<{ topics: Topic[]; urls: string[]; on: Set<string> }> {
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
    urls: results.flatMap(({ source_id }) => urlOf.get(source_id) ?? []),
    on: new Set(results.flatMap((each) => (each.subject_fit === 'on' ? (urlOf.get(each.source_id) ?? []) : []))),
  };
}

/** How many topics of a market are the same without one of its results. */
interface Count {
  all: number;
  /** They keep the label. */
  sameLabel: number;
  /** They keep the label and the pages. */
  same: number;
  /** They are the same, or two sites still treat them: what one site alone treats is no topic. */
  lasting: number;
}

const none: Count = { all: 0, sameLabel: 0, same: 0, lasting: 0 };

const sum = (a: Count, b: Count): Count => ({
  all: a.all + b.all,
  sameLabel: a.sameLabel + b.sameLabel,
  same: a.same + b.same,
  lasting: a.lasting + b.lasting,
});

/** Compares the topics of a market with those without the result `omitted`. */
function compare(before: readonly Topic[], after: readonly Topic[], omitted: string): Count {
  const pagesOf = new Map(after.map(({ label, pages }) => [label.toLowerCase(), pages]));
  return before
    .map(({ label, pages }): Count => {
      const found = pagesOf.get(label.toLowerCase());
      const rest = pages.filter((url) => url !== omitted);
      const isSame = found?.join(' ') === rest.join(' ');
      const sites = new Set(rest.map((url) => new URL(url).hostname));
      if (isDetailed && !isSame)
        console.log(`  ${found === undefined ? 'gone' : 'other pages'}: ${label} (${omitted})`);
      return {
        all: 1,
        sameLabel: found === undefined ? 0 : 1,
        same: isSame ? 1 : 0,
        lasting: isSame || sites.size > 1 ? 1 : 0,
      };
    })
    .reduce(sum, none);
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

let ofAll = none;
let ofOn = none;
for await (const market of markets()) {
  if (names.length > 0 && !names.includes(market.name)) continue;
  const before = await topicsOf(market);
  if (before.on.size < 3 || before.topics.length === 0) continue;
  const counts: { url: string; count: Count }[] = [];
  for (const url of before.urls)
    counts.push({ url, count: compare(before.topics, (await topicsOf(market, url)).topics, url) });
  const any = counts.map(({ count }) => count).reduce(sum, none);
  const on = counts.flatMap(({ url, count }) => (before.on.has(url) ? [count] : [])).reduce(sum, none);
  ofAll = sum(ofAll, any);
  ofOn = sum(ofOn, on);
  console.log(
    `${market.name}: ${percent(any.same, any.all)} (${before.topics.length} topics, ${before.urls.length} results); ` +
      `${percent(on.same, on.all)} without one of ${before.on.size} on the subject`,
  );
}
for (const [name, { all, same, sameLabel, lasting }] of [
  ['one of all results', ofAll],
  ['one of those on the subject', ofOn],
] as const)
  console.log(
    `\nWithout ${name}, ${same} of ${all} topics keep label and pages (${percent(same, all)}); ` +
      `${percent(sameLabel, all)} keep the label; ${percent(same, lasting)} of those that two sites still treat`,
  );
