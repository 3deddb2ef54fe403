/**
 * `npm run bench:leaks`: checks that 300 mixed audits in one process do not leak memory. The resident memory at the end
 * may be at most 1.1 times that after 60 audits.
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
/** One audit in this many has very large pages. */
const largeEvery = 50;
const smallBytes = 8_000;
const time = '2026-11-20T10:00:00.000Z';
const languages = ['en', 'de', 'fr', 'ja', 'es'] as const;
const names = Object.keys(largePages);

/** The pages of an audit by its number: all kinds in turn, mostly of ordinary size. */
function portsOf(number: number): Ports {
  const bytes = number % largeEvery === largeEvery - 1 ? maxPageBytes / 20 : smallBytes;
  const pages = Array.from({ length: 10 }, (_, index) => {
    const name = names[(number + index) % names.length] ?? '';
    return new TextEncoder().encode(largePages[name]?.(bytes, number * 10 + index));
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

const engine = { version: 'bench', git_sha: '' };
let afterFirst = 0;
/**
 * Readings of the last audits, of which the maximum counts: one reading depends on when the garbage collector last ran.
 */
const recent: number[] = [];
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
  recent.push(process.memoryUsage.rss() / 1e6);
  if (recent.length > largeEvery) recent.shift();
  if (number + 1 === after) afterFirst = Math.max(...recent);
  if ((number + 1) % largeEvery === 0)
    console.log(`${number + 1} audits, ${Math.round(Math.max(...recent))} MB; ${outcome}`);
}
const atEnd = Math.max(...recent);
const growth = atEnd / afterFirst;
console.log(
  `RSS ${Math.round(afterFirst)} MB after ${after}, ${Math.round(atEnd)} MB after ${count}: ${growth.toFixed(2)} times`,
);
if (!(growth <= maxGrowth)) process.exitCode = 1;
