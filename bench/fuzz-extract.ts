/**
 * Extracts mutated pages and stops at the first that throws or whose document breaks an invariant.
 *
 * Usage: npm run -s fuzz:extract -- [--pages 100000] [--seed 1]
 * Mutates the pages of `../shared/corpora`, or a built-in page if there are none.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extract } from '../analysis/extract/extract.ts';
import { openCorpus } from './corpora.ts';
import { brokenPromise } from './document-promises.ts';
import { mutatePage, numbersFrom } from './mutate-page.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.pages);
const next = numbersFrom(Number(values.seed));
/** Maximum size of a mutated page: enough for every construct, small enough for many pages. */
const windowBytes = 12_000;
/** A new corpus page is read every this many rounds. The rounds between mutate the same page. */
const roundCount = 25;

const corpora = ['wcxb-dev', 'aeb', 'trafilatura-dev', 'htmldate-dev'].flatMap((name) => openCorpus(name) ?? []);
let page: Uint8Array = new TextEncoder().encode(
  '<html><body><article><h1>A page</h1><p>Of its own, with <b>words</b>.</article>',
);
const begin = Date.now();
for (let done = 0; done < count; done++) {
  const corpus = corpora[Math.floor(next() * corpora.length)];
  if (corpus !== undefined && done % roundCount === 0) {
    const row = corpus.rows[Math.floor(next() * corpus.rows.length)];
    if (row !== undefined) page = corpus.page(row);
  }
  const mutated = mutatePage(page, windowBytes, next);
  const broken = attempt(mutated);
  if (broken !== undefined) {
    const file = join(tmpdir(), `fuzz-extract-${done}.html`);
    writeFileSync(file, mutated);
    console.error(`Page ${done}: ${broken}\nKept in ${file}`);
    process.exit(1);
  }
  if ((done + 1) % 10_000 === 0) console.log(`${done + 1} pages, ${Math.round((Date.now() - begin) / 1000)} s`);
}
console.log(`${count} mutated pages without a throw, seed ${values.seed}.`);

function attempt(mutated: Uint8Array): string | undefined {
  try {
    const context = { url: 'https://example.org/a/page' };
    const document = extract(mutated, context);
    const isSame = JSON.stringify(document) === JSON.stringify(extract(mutated, context));
    return isSame ? brokenPromise(document) : 'two runs differ';
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
