/** Measures the extraction of publication dates: `node bench/dates.ts [--json] [folder…]`. */
import { documentDates } from '../analysis/extract/dates/document-dates.ts';
import { parsePage } from '../analysis/extract/parse/parse.ts';
import { readStructuredData } from '../analysis/extract/structured-data/structured-data.ts';
import { type Corpus, chosenCorpora } from './corpora.ts';

/** True positive: the right day. False positive: another day. False negative: no date although there is one. */
interface Measured {
  f1: number;
  precision: number;
  recall: number;
  pages: number;
}

function measure(corpus: Corpus): Measured {
  let right = 0;
  let wrong = 0;
  let missed = 0;
  for (const row of corpus.rows) {
    const { root } = parsePage(corpus.page(row));
    const { items } = readStructuredData(root);
    const found = documentDates({ root, url: row.url, items }).published?.day;
    const truth = row.publish_date?.slice(0, 10);
    if (found !== undefined && found === truth) right += 1;
    else if (found !== undefined) wrong += 1;
    else if (truth !== undefined) missed += 1;
  }
  return {
    f1: share(2 * right, 2 * right + wrong + missed),
    precision: share(right, right + wrong),
    recall: share(right, right + missed),
    pages: corpus.rows.length,
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;
}

const args = process.argv.slice(2);
const corpora = chosenCorpora(args, ['htmldate-dev']);
const sets = Object.fromEntries(corpora.map((corpus) => [corpus.name, measure(corpus)]));

if (args.includes('--json')) process.stdout.write(`${JSON.stringify({ sets })}\n`);
else if (corpora.length === 0)
  process.stdout.write('No ../shared/corpora/htmldate-dev here, and no folder given: nothing measured.\n');
else {
  for (const [name, { f1, precision, recall, pages }] of Object.entries(sets)) {
    process.stdout.write(`${name}: ${pages} pages, F1 ${f1}, precision ${precision}, recall ${recall}\n`);
  }
}
