/**
 * Writes analysis/languages/<code>/background.ts for each language that wordfreq has a list of:
 * `node scripts/background-words.ts FILE`. background-words.py writes FILE.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import * as z from 'zod';
import { backgroundSource } from '../analysis/languages/any/background.ts';
import { languagePacks } from '../analysis/languages/packs.ts';
import { classesOfDecade, classLetters } from '../analysis/text/background.ts';

/**
 * The wordfreq list for a language (ISO 639-1), if it is not the one of the same code. The list of Serbo-Croatian
 * serves both Croatian and Serbian, because the Serbian stemmer converts Cyrillic to Latin letters.
 */
const otherLists: Readonly<Record<string, string>> = { hr: 'sh', tl: 'fil' };
/** wordfreq counts morphemes of Korean, but our words are separated by spaces. */
const leftOut = new Set(['ko']);

const file = process.argv[2];
if (file === undefined) throw new TypeError('which file? See scripts/background-words.py');
const classes = z
  .record(z.string(), z.array(z.array(z.string())))
  .parse(JSON.parse(readFileSync(file, 'utf8')) as unknown);

const names = new Intl.DisplayNames(['en'], { type: 'language' });
const { name, version, license, least } = backgroundSource;

for (const { code: language } of languagePacks) {
  const list = classes[otherLists[language] ?? language];
  if (list === undefined || leftOut.has(language)) continue;
  const text = [
    `/** How frequent ${names.of(language)} words are, after ${name} ${version}, ${license} (any/background.ts). Made by scripts/background-words.ts; do not edit. */`,
    'export const background =',
    `  '${brotliCompressSync(written(language, list)).toString('base64')}';`,
    '',
  ].join('\n');
  writeFileSync(new URL(`../analysis/languages/${language}/background.ts`, import.meta.url), text);
}

/**
 * Encodes the sorted words. Each is: the length of the prefix shared with the word before (0..9), its class, the rest.
 */
function written(language: string, ofClass: readonly (readonly string[])[]): string {
  const frequencies = new Map<string, number>();
  ofClass.forEach((words, centibels) => {
    for (const word of words) {
      // Case folding has replaced final sigmas, so they are restored.
      const spelled = language === 'el' ? word.replace(/σ$/u, 'ς') : word;
      frequencies.set(spelled, 10 ** (-centibels / 100));
    }
  });
  let before = '';
  return [...frequencies]
    .filter(([word, frequency]) => frequency >= least && !/\p{N}/u.test(word))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, frequency]) => {
      let shared = 0;
      while (shared < 9 && shared < before.length && word[shared] === before[shared]) shared++;
      before = word;
      const letter = classLetters[Math.round(-Math.log10(frequency) * classesOfDecade)] ?? '';
      return `${shared}${letter}${word.slice(shared)}`;
    })
    .join('');
}
