/**
 * `npm run bench:leaks`: checks that 300 mixed audits in one process do not leak memory. The resident memory at the end
 * may be at most 1.1 times that after 60 audits, read after a garbage collection: what can be collected is no leak.
 *
 * Usage: npm run -s bench:leaks -- [--count 300] [--after 60]
 */
import { parseArgs } from 'node:util';
import { analyze, maxPageBytes, type Ports } from '../analysis/index.ts';
import { largePages } from './large-page-cases.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '300' }, after: { type: 'string', default: '60' } },
});
const [count = 0, after = 0] = [values.count, values.after].map(Number);
const maxGrowth = 1.1;
/** One audit in this many has very large pages: two of them hold every kind, so that the first 60 audits have met each. */
const largeEvery = 25;
const smallBytes = 8_000;
const pagesPerAudit = 10;
const time = '2026-11-20T10:00:00.000Z';
const languages = ['en', 'de', 'fr', 'ja', 'es'] as const;
const names = Object.keys(largePages);

/** The pages of an audit by its number: all kinds in turn, mostly of ordinary size. */
function portsOf(number: number): Ports {
  const isLarge = number % largeEvery === largeEvery - 1;
  const bytes = isLarge ? maxPageBytes / 20 : smallBytes;
  const first = isLarge ? Math.floor(number / largeEvery) * pagesPerAudit : number;
  const pages = Array.from({ length: pagesPerAudit }, (_, index) => {
    const name = names[(first + index) % names.length] ?? '';
    return new TextEncoder().encode(largePages[name]?.(bytes, number * pagesPerAudit + index));
  });
  const urls = pages.map((_, index) => `https://site-${index}-${number}.example/`);
  return {
    search: async (request) => ({
      ...{ request, provider: 'many audits', collected_at: time, features: {}, raw_sha256: '' },
      ...{ paa: [], related: [], answers: [], items: [] },
      organic: urls.map((url, index) => ({
        ...{ url, title: `Page ${index} of ${number}`, snippet: '', domain: new URL(url).host },
        ...{ rank_group: index + 1, rank_absolute: index + 1 },
      })),
    }),
    fetchPage: async (url) => ({
      ...{ outcome: 'fetched', requested_url: url, final_url: url, redirects: [url], status: 200, fetched_at: time },
      ...{ headers: { 'content-type': 'text/html; charset=utf-8' } },
      body: pages[urls.indexOf(url)] ?? new Uint8Array(),
    }),
  };
}

const { gc: collectGarbage } = globalThis;
if (collectGarbage === undefined) throw new Error('start it by its npm script: it needs --expose-gc');
const engine = { version: 'bench', git_sha: '' };
let afterFirst = 0;
/** The memory is read every so many audits. */
const readEvery = 20;
let rssMb = 0;
for (let number = 0; number < count; number++) {
  const isGap = number % 3 === 0;
  const order = {
    ...{ audit_id: String(number), keyword: `standing desk ${number % 7}`, country: 'US', created_at: time },
    ...{ language: languages[number % languages.length] ?? 'en', started_at: time },
    ...(isGap
      ? { audit_type: 'gap' as const, user_url: `https://site-0-${number}.example/` }
      : { audit_type: 'market' as const }),
  };
  const { outcome } = await analyze(order, portsOf(number), { engine });
  const done = number + 1;
  if (done % readEvery !== 0 && done !== after && done !== count) continue;
  collectGarbage();
  const { rss, heapUsed } = process.memoryUsage();
  rssMb = rss / 1e6;
  if (done === after) afterFirst = rssMb;
  console.log(`${done} audits, ${Math.round(rssMb)} MB, heap ${Math.round(heapUsed / 1e6)} MB; ${outcome}`);
}
const growth = rssMb / afterFirst;
console.log(
  `RSS ${Math.round(afterFirst)} MB after ${after}, ${Math.round(rssMb)} MB after ${count}: ${growth.toFixed(2)} times`,
);
if (!(growth <= maxGrowth)) process.exitCode = 1;
