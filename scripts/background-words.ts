/** Writes analysis/text/language-data/background.json: `node scripts/background-words.ts FILE`, made by background-words.py. */
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { classesOfDecade, classLetters } from '../analysis/text/background.ts';

/**
 * Our languages (ISO 639-1) and wordfreq's lists for them. Its one list of Serbo-Croatian serves Croatian, and Serbian,
 * whose stemmer turns Cyrillic into Latin letters. Korean is left out: wordfreq counts morphemes, and our words are
 * what stands between spaces.
 */
const lists: readonly (readonly [language: string, list: string])[] = [
  ...'ar bg bn ca cs da de el en es fa fi fr he hi hr hu id is it ja lt lv mk ms nb nl pl pt ro ru sk sl sv ta tl tr uk ur vi zh'
    .split(' ')
    .map((language) => [language, { hr: 'sh', tl: 'fil' }[language] ?? language] as const),
];

/** Rarer words are left out: fifteen in a million. Lists twice as deep changed no benchmark by more than .005. */
const least = 1.5e-5;

const file = process.argv[2];
if (file === undefined) throw new TypeError('which file? See scripts/background-words.py');
const classes = z
  .record(z.string(), z.array(z.array(z.string())))
  .parse(JSON.parse(readFileSync(file, 'utf8')) as unknown);

const data = {
  name: 'wordfreq',
  version: '3.1.1',
  license: 'CC BY-SA 4.0',
  source:
    'Robyn Speer, wordfreq (https://doi.org/10.5281/zenodo.7199437), after Wikipedia, OpenSubtitles 2018 (OPUS, opensubtitles.org), SUBTLEX (M. Brysbaert et al., crr.ugent.be/programs-data/subtitle-frequencies), Google Books Ngrams (books.google.com/ngrams), the Leeds Internet Corpus, ParaCrawl, news, Reddit and Twitter; here cut to the most frequent words',
  made_by: 'scripts/background-words.ts',
  least,
  words: Object.fromEntries(lists.map(([language, list]) => [language, written(language, classes[list] ?? [])])),
};
writeFileSync(
  new URL('../analysis/text/language-data/background.json', import.meta.url),
  `${JSON.stringify(data, null, 2)}\n`,
);

/** Sorted words, each as: how many characters it shares with the one before (0..9), its class, the rest. */
function written(language: string, ofClass: readonly (readonly string[])[]): string {
  const frequencies = new Map<string, number>();
  ofClass.forEach((words, centibels) => {
    for (const word of words) {
      // Case folding has made every final sigma a plain one.
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
