/** How often words occur in a language at large: what a market's own use of them is compared with. */
import { backgroundSource } from '../languages/any/background.ts';
import { languagePack, languagePacks } from '../languages/packs.ts';
import type { Analyzer } from './analyzer.ts';

/** What the frequencies are of, for the report. */
export const backgroundVersion = `${backgroundSource.name} ${backgroundSource.version}`;

/** Frequencies are kept in classes of a tenth of a decade: class k stands for 10^(-k/10), true to 12 %. */
export const classesOfDecade = 10;
/** A letter for each class, the most frequent first. */
export const classLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export interface Background {
  /**
   * The share of a stem among all words of the language, 0..1. A stem whose words are all rarer than those kept has the
   * share of the rarest, so that it never seems more remarkable than it is.
   */
  shareOf(stem: string): number;
  /** That share: no stem has a smaller one. */
  least: number;
}

const read = new Map<string, Background>();

/**
 * The background of the analyser's language, or null where there is no list; its words are stemmed when first asked for.
 * After the word lists of R. Speer, wordfreq 3.1.1 (2022), doi 10.5281/zenodo.7199437, CC BY-SA 4.0, which balance
 * encyclopedia, subtitles, news, books and web; cut by scripts/background-words.ts.
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

/** The shares of the words of each stem, summed. A word that our own rules cut gives its share to every part. */
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

/** Sorted words, each written as how many characters it shares with the one before, its class, and the rest. */
function* wordsIn(list: string): Generator<[word: string, share: number]> {
  let before = '';
  for (const [, shared = '', letter = '', rest = ''] of list.matchAll(/(\d)(\D)(\D*)/gu)) {
    before = before.slice(0, Number(shared)) + rest;
    yield [before, 10 ** (-classLetters.indexOf(letter) / classesOfDecade)];
  }
}

/** The languages (ISO 639-1) that have a background. */
export function backgroundLanguages(): string[] {
  return languagePacks.filter(({ background }) => background !== null).map(({ code }) => code);
}
