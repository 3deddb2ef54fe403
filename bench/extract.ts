/**
 * Measures main content extraction over the corpora, compared with Readability on linkedom in the same run.
 *
 * Usage: npm run -s bench:extract -- [--json] [--no-baseline] [folder…]
 */
import { type PageContent, readContent } from '../analysis/extract/extract.ts';
import { type ParsedPage, parsePage } from '../analysis/extract/parse/parse.ts';
import { type Corpus, chosenCorpora, corporaDir, type TruthRow } from './corpora.ts';
import { type Mean, meterFor } from './extract-metrics.ts';
import { type HeadingCounts, headingMeter } from './heading-metrics.ts';
import { markupText, readabilityMarkup } from './readability.ts';

interface Times {
  ms_p50: number;
  ms_p95: number;
  ms_max: number;
}

interface SetResult extends Mean, Times {
  pages: number;
  rss_mb: number;
  /** With the lists of questions beside the text, as the audit reads a page; most corpora do not count them. */
  f1_with_questions: number;
  /** Headings h2 to h4 of the main content; only if the ground truth is a text. */
  headings?: HeadingCounts;
  baseline?: { name: string; f1: number; ms_p50: number; ms_p95: number };
}

const corpusSets = ['wcxb-dev', 'aeb', 'trafilatura-dev'];
/** Pages read before timing starts, so that both sides are measured as compiled code. */
const warmUp = 20;

const args = process.argv.slice(2);
const corpora = chosenCorpora(args, corpusSets);
if (corpora.length === 0) console.error(`No corpora in ${corporaDir}: nothing to measure.`);
const sets = Object.fromEntries(corpora.map((corpus) => [corpus.name, measure(corpus)]));
if (args.includes('--json')) console.log(JSON.stringify({ sets }));
else printTable(sets);

function measure(corpus: Corpus): SetResult {
  // The timed part is what Readability also does: bytes to main content. It has no counterpart to the facts of
  // `extract` (dates, language, links, structured data), which `npm run bench:dates` and `bench:language` measure.
  const headings = headingMeter();
  const ours = run(
    corpus,
    (bytes, row): { page: ParsedPage; content: PageContent } => {
      const page = parsePage(bytes);
      return { page, content: readContent(page, row.url) };
    },
    ({ page, content }, row) => {
      if (typeof row.main_content === 'string') headings.add(row, page, content);
      return content.text;
    },
  );
  // Peak memory of the process so far, before the baseline adds its trees.
  const rss = Math.round(process.resourceUsage().maxRSS / 1024);
  const withQuestions = meterFor(corpus.rows);
  for (const row of corpus.rows)
    withQuestions.add(row, readContent(parsePage(corpus.page(row)), row.url, { beside: true }).text);
  const result: SetResult = {
    pages: corpus.rows.length,
    ...ours.mean,
    ...ours.times,
    f1_with_questions: withQuestions.mean().f1,
    rss_mb: rss,
    ...(headings.counts.in_truth === 0 ? {} : { headings: headings.counts }),
  };
  if (args.includes('--no-baseline')) return result;
  const { mean, times } = run(corpus, readabilityMarkup, markupText);
  const { ms_p50, ms_p95 } = times;
  return { ...result, baseline: { name: 'Readability on linkedom', f1: mean.f1, ms_p50, ms_p95 } };
}

/** Runs one side. Only `read` is timed, not the conversion of its result to text. */
function run<Found>(
  corpus: Corpus,
  read: (bytes: Uint8Array, row: TruthRow) => Found,
  toText: (found: Found, row: TruthRow) => string,
): { mean: Mean; times: Times } {
  const meter = meterFor(corpus.rows);
  const times: number[] = [];
  for (const row of corpus.rows.slice(0, warmUp)) read(corpus.page(row), row);
  for (const row of corpus.rows) {
    const bytes = corpus.page(row);
    const begin = performance.now();
    const found = read(bytes, row);
    times.push(performance.now() - begin);
    meter.add(row, toText(found, row));
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
  for (const [name, { by_type, baseline, headings, ...set }] of Object.entries(results)) {
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
      'with lists of questions': { f1: set.f1_with_questions },
      ...(baseline === undefined
        ? {}
        : { [baseline.name]: { f1: baseline.f1, ms_p50: baseline.ms_p50, ms_p95: baseline.ms_p95 } }),
    });
    if (headings !== undefined)
      console.log(
        `headings h2 to h4: ${headings.kept} of ${headings.in_truth} kept (${round(headings.kept / headings.in_truth, 4)}), ${headings.found} found`,
      );
    if (Object.keys(by_type).length > 0) console.table(by_type);
  }
}
