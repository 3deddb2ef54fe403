/**
 * Adds the stem to each word of a frequency list, between the two steps of vectors.py: `node
 * bench/train/vector-stems.ts FOLDER`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Analyzer, analyzerFor } from '../../analysis/text/analyzer.ts';

const rowsSchema = z.array(z.tuple([z.string(), z.number()]));

const folder = process.argv[2];
if (folder === undefined) throw new TypeError('which folder? See bench/train/vectors.py');
for (const name of readdirSync(folder).filter((each) => /^words-\w+\.json$/u.test(each))) {
  const analyzer = analyzerFor(name.slice('words-'.length, -'.json'.length));
  const rows = rowsSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown);
  const stemmed = rows.flatMap(([word, frequency]) => {
    const stem = onlyStem(word, analyzer);
    return stem === null ? [] : [[word, frequency, stem]];
  });
  writeFileSync(join(folder, name.replace('words-', 'stems-')), JSON.stringify(stemmed));
}

/** The stem of a word that the analyzer keeps whole; null for stop words and figures, which are never compared. */
function onlyStem(word: string, analyzer: Analyzer): string | null {
  const [first, ...others] = analyzer.analyze(word);
  return first === undefined || others.length > 0 || first.stop || first.figure ? null : first.stem;
}
