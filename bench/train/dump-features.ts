/**
 * Writes the features and texts of all blocks of the corpora to a folder, as input for `train.py`.
 *
 * Usage: node bench/train/dump-features.ts FOLDER
 */
import { createWriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFeatureNames, blockFeatures } from '../../analysis/extract/content/block-features.ts';
import { FeatureRow } from '../../analysis/extract/content/feature-row.ts';
import { readHints } from '../../analysis/extract/content/hints.ts';
import { measurePage } from '../../analysis/extract/content/measure.ts';
import { pageFeatureNames, pageFeatures } from '../../analysis/extract/content/page-features.ts';
import { scanPage } from '../../analysis/extract/content/scan.ts';
import { parsePage } from '../../analysis/extract/parse/parse.ts';
import { openCorpus } from '../corpora.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('name a folder to write to');
const blocks = createWriteStream(join(folder, 'blocks.f32'));
const pages = createWriteStream(join(folder, 'pages.f32'));
const texts: string[] = [];
for (const name of ['wcxb-dev', 'aeb', 'trafilatura-dev']) {
  const corpus = openCorpus(name);
  if (corpus === undefined) throw new Error(`no ../shared/corpora/${name}`);
  for (const row of corpus.rows) {
    const { root } = parsePage(corpus.page(row));
    const page = measurePage(scanPage(root), readHints(root, row.url));
    const written = new FeatureRow(new Float32Array(page.scan.blocks.length * blockFeatureNames.length));
    const writeFeatures = blockFeatures(page);
    for (const index of page.scan.blocks.keys()) writeFeatures(index, written);
    blocks.write(Buffer.from(written.values.buffer));
    pages.write(Buffer.from(pageFeatures(page).buffer));
    texts.push(JSON.stringify({ ...row, set: name, blocks: page.scan.blocks.map(({ text }) => text) }));
  }
}
blocks.end();
pages.end();
writeFileSync(join(folder, 'texts.jsonl'), texts.join('\n'));
writeFileSync(join(folder, 'names.json'), JSON.stringify({ block: blockFeatureNames, page: pageFeatureNames }));
