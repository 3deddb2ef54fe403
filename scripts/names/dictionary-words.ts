/**
 * Writes analysis/languages/en/words/dictionary.ts: `node scripts/names/dictionary-words.ts FILE`, with the index.dic of
 * the npm package dictionary-en.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const file = process.argv[2];
if (file === undefined) throw new TypeError('which index.dic? See NOTICE for its package');

/** Without names, which have a capital, and what holds a mark or a figure. */
const words = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.split('/')[0]?.trim() ?? '')
  .filter((word) => /^\p{Ll}{3,}$/u.test(word))
  .sort((a, b) => (a < b ? -1 : 1));

const text = [
  '/** English words in small letters, after dictionary-en 4.0.0 (NOTICE). Made by scripts/names/dictionary-words.ts; do not edit. */',
  'export const dictionary =',
  `  '${brotliCompressSync([...new Set(words)].join('\n')).toString('base64')}';`,
  '',
].join('\n');
writeFileSync(new URL('../../analysis/languages/en/words/dictionary.ts', import.meta.url), text);
