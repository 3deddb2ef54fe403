/**
 * Writes analysis/languages/<code>/background.ts: `node scripts/background-words.ts FILE`. background-words.py writes
 * FILE.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { backgroundSource } from '../analysis/languages/any/background.ts';
import { classesOfDecade, classLetters } from '../analysis/text/background.ts';

/**
 * Our languages (ISO 639-1) and the wordfreq lists for them. Its list of Serbo-Croatian serves both Croatian and
 * Serbian, because the Serbian stemmer converts Cyrillic to Latin letters. Korean is left out: wordfreq counts
 * morphemes, but our words are separated by spaces.
 */
const lists: readonly (readonly [language: string, list: string])[] = [
  ...'ar bg bn ca cs da de el en es fa fi fr he hi hr hu id is it ja lt lv mk ms nb nl pl pt ro ru sk sl sv ta tl tr uk ur vi zh'
    .split(' ')
    .map((language) => [language, { hr: 'sh', tl: 'fil' }[language] ?? language] as const),
];

const file = process.argv[2];
if (file === undefined) throw new TypeError('which file? See scripts/background-words.py');
const classes = z
  .record(z.string(), z.array(z.array(z.string())))
  .parse(JSON.parse(readFileSync(file, 'utf8')) as unknown);

const names = new Intl.DisplayNames(['en'], { type: 'language' });
const { name, version, license, least } = backgroundSource;

for (const [language, list] of lists) {
  const text = [
    `/** How frequent ${names.of(language)} words are, after ${name} ${version}, ${license} (any/background.ts). Made by scripts/background-words.ts; do not edit. */`,
    'export const background =',
    `  ${JSON.stringify(written(language, classes[list] ?? []))};`,
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
