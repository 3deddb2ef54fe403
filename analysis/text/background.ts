/** Word frequencies of whole languages, with which a market's use of words is compared. */
import { backgroundSource } from '../languages/any/background.ts';
import { languagePack, languagePacks } from '../languages/packs.ts';
import type { Analyzer } from './analyzer.ts';
import { unpacked } from './packed.ts';

/** Name and version of the frequency lists, for the report. */
export const backgroundVersion = `${backgroundSource.name} ${backgroundSource.version}`;

/** Frequencies are stored in ten classes per decade: class k stands for 10^(-k/10), accurate to 12 %. */
export const classesOfDecade = 10;
/** One letter per class, the most frequent class first. */
export const classLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export interface Background {
  /**
   * A stem's share of all words of the language, 0 to 1. A stem whose words are all rarer than the listed ones gets the
   * share of the rarest, so that its rarity is never overstated.
   */
  shareOf(stem: string): number;
  /** The lowest share that `shareOf` returns. */
  least: number;
}

const read = new Map<string, Background>();

/**
 * Returns the background of the analyser's language, or null if there is no list. The list is stemmed on first use.
 * Derived from the word lists of R. Speer, wordfreq 3.1.1 (2022), doi 10.5281/zenodo.7199437, CC BY-SA 4.0, which
 * balance encyclopedia, subtitles, news, books and web; truncated by scripts/background-words.ts.
 */
export function backgroundFor(analyzer: Pick<Analyzer, 'language' | 'analyze'>): Background | null {
  const { language } = analyzer;
  const known = read.get(language);
  if (known !== undefined) return known;
  const list = languagePack(language).background;
  if (list === null) return null;
  const shares = stemShares(list, analyzer);
  const background = {
    shareOf: (stem: string) => Math.max(backgroundSource.least, shares.get(stem) ?? 0),
    least: backgroundSource.least,
  };
  read.set(language, background);
  return background;
}

/** Sums the shares of the words of each stem. A word that our analyser splits adds its share to each part. */
function stemShares(list: string, analyzer: Pick<Analyzer, 'analyze'>): Map<string, number> {
  const ends: number[] = [];
  const classShares: number[] = [];
  let text = '';
  for (const [word, share] of wordsIn(list)) {
    text += `${word}\n`;
    ends.push(text.length);
    classShares.push(share);
  }
  const shares = new Map<string, number>();
  let row = 0;
  for (const { stem, start } of analyzer.analyze(text)) {
    while (start >= (ends[row] ?? Number.POSITIVE_INFINITY)) row++;
    shares.set(stem, (shares.get(stem) ?? 0) + (classShares[row] ?? 0));
  }
  return shares;
}

/** Decodes a list in the format of any/background.ts. */
function* wordsIn(packed: string): Generator<[word: string, share: number]> {
  const list = unpacked(packed).toString('utf8');
  let before = '';
  for (const [, shared = '', letter = '', rest = ''] of list.matchAll(/(\d)(\D)(\D*)/gu)) {
    before = before.slice(0, Number(shared)) + rest;
    yield [before, 10 ** (-classLetters.indexOf(letter) / classesOfDecade)];
  }
}

/** The languages (ISO 639-1) with a background. */
export function backgroundLanguages(): string[] {
  return languagePacks.filter(({ background }) => background !== null).map(({ code }) => code);
}
