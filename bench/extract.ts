/**
 * Measures main content extraction over the corpora, beside Readability on linkedom in the same run.
 *
 * Usage: npm run -s bench:extract -- [--json] [--no-baseline] [folder…]
 */
import { readContent } from '../analysis/extract/extract.ts';
import { parsePage } from '../analysis/extract/parse/parse.ts';
import { CORPORA, type Corpus, chosenCorpora, type TruthRow } from './corpora.ts';
import { type Mean, meterFor } from './extract-metrics.ts';
import { markupText, readabilityMarkup } from './readability.ts';

interface Times {
  ms_p50: number;
  ms_p95: number;
  ms_max: number;
}

interface SetResult extends Mean, Times {
  pages: number;
  rss_mb: number;
  baseline?: { name: string; f1: number; ms_p50: number; ms_p95: number };
}

const SETS = ['wcxb-dev', 'aeb', 'trafilatura-dev'];
/** Pages read before the clock counts, so that both sides are measured compiled. */
const WARM_UP = 20;

const args = process.argv.slice(2);
const corpora = chosenCorpora(args, SETS);
if (corpora.length === 0) console.error(`No corpora in ${CORPORA}: nothing to measure.`);
const sets = Object.fromEntries(corpora.map((corpus) => [corpus.name, measure(corpus)]));
if (args.includes('--json')) console.log(JSON.stringify({ sets }));
else printTable(sets);

function measure(corpus: Corpus): SetResult {
  // What is timed is what Readability does too: bytes to main content. The facts of `extract` (dates, language, links,
  // structured data) have no counterpart there; `npm run bench:dates` and `bench:language` measure them.
  const ours = run(
    corpus,
    (bytes, row) => readContent(parsePage(bytes), row.url),
    ({ text }) => text,
  );
  // Peak of the process so far, before the baseline's trees are added to it.
  const rss = Math.round(process.resourceUsage().maxRSS / 1024);
  const result: SetResult = { pages: corpus.rows.length, ...ours.mean, ...ours.times, rss_mb: rss };
  if (args.includes('--no-baseline')) return result;
  const { mean, times } = run(corpus, readabilityMarkup, markupText);
  const { ms_p50, ms_p95 } = times;
  return { ...result, baseline: { name: 'Readability on linkedom', f1: mean.f1, ms_p50, ms_p95 } };
}

/** Only `read` is timed; turning what it found to text is not part of finding it. */
function run<Found>(
  corpus: Corpus,
  read: (bytes: Uint8Array, row: TruthRow) => Found,
  toText: (found: Found) => string,
): { mean: Mean; times: Times } {
  const meter = meterFor(corpus.rows);
  const times: number[] = [];
  for (const row of corpus.rows.slice(0, WARM_UP)) read(corpus.page(row), row);
  for (const row of corpus.rows) {
    const bytes = corpus.page(row);
    const begin = performance.now();
    const found = read(bytes, row);
    times.push(performance.now() - begin);
    meter.add(row, toText(found));
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0, 1);
  return { mean: meter.mean(), times: { ms_p50: at(0.5), ms_p95: at(0.95), ms_max: at(1) } };
}

function round(value: number, places: number): number {
  return Math.round(value * 10 ** places) / 10 ** places;
}

function printTable(results: Record<string, SetResult>): void {
  for (const [name, { by_type, baseline, ...set }] of Object.entries(results)) {
    console.log(`\n${name}: ${set.pages} pages`);
    console.table({
      ours: {
        f1: set.f1,
        precision: set.precision,
        recall: set.recall,
        ms_p50: set.ms_p50,
        ms_p95: set.ms_p95,
        ms_max: set.ms_max,
        rss_mb: set.rss_mb,
      },
      ...(baseline === undefined
        ? {}
        : { [baseline.name]: { f1: baseline.f1, ms_p50: baseline.ms_p50, ms_p95: baseline.ms_p95 } }),
    });
    if (Object.keys(by_type).length > 0) console.table(by_type);
  }
}
