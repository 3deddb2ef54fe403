/** The keyword's words as subject fit weighs them, and what stands for them: "EV", "NYC", "earbuds" for headphones. */
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { wishStems } from '../../text/query-wishes.ts';
import { clippedForms, contractedForms, explainedForms, type ShortForm } from '../../text/short-forms.ts';
import type { Stems, wordFinder } from '../../text/word-parts.ts';
import { vectorsOf, type WordVectors } from '../../vectors/word-vectors.ts';
import { subjectFitRule } from './rule.ts';

const { ordinaryWordRarity, minWordWeight, minInitials, minKinship, minPartChars, minSharing, minContracted } =
  subjectFitRule.values;

/** A word of the keyword. */
export interface KeywordWord {
  stem: string;
  weight: number;
  /** Stems of short forms that stand for the word, alone or with others. */
  shortForms: ReadonlySet<string>;
  /** What the word itself is short for: the stems of all words of each full form. */
  fullForms: readonly (readonly string[])[];
  /** Whether it asks what something costs: an amount of money answers it in other words. */
  isPrice: boolean;
  /** How far another stem stands for the word, 0 to 1: a word for a price for another; others by their vectors. */
  kinshipOf(stem: string): number;
}

/** A year, which says nothing about a subject. */
export const year = /^(?:19|20)\d\d$/u;

/**
 * Weighs the stems `query` by their rarity. Ordinary words say less than their share of a keyword, as does a word
 * for a comparison ("assurance chien comparatif"), and a year says nothing about the subject.
 */
export function keywordWords(
  query: readonly string[],
  pages: readonly Pick<AnalyzedPage, 'document'>[],
  rarityOf: (stem: string) => number,
  analyzer: Analyzer,
): KeywordWord[] {
  const lasting = query.filter((stem) => !year.test(stem));
  const words = lasting.length === 0 ? query : lasting;
  const comparing = wishStems('compare', analyzer);
  const treatments = analyzer.analyze(languagePack(analyzer.language).questions?.treatments ?? '');
  // Not "alternatives": a page on the thing itself has none.
  const namesComparison = new Set(treatments.flatMap(({ stem }) => (comparing.has(stem) ? [stem] : [])));
  const costs = analyzer.analyze(languagePack(analyzer.language).facets?.cost ?? '');
  const prices = new Set(costs.flatMap(({ stem, stop }) => (stop ? [] : [stem])));
  const forms = [
    ...initialsOf(words),
    ...pages.flatMap(({ document }) => [
      ...explainedForms(document.text, analyzer),
      ...clippedForms(`${document.facts.title?.value ?? ''}\n${document.text}`, words),
    ]),
    ...contractedForms(
      pages.map(({ document }) => document.text),
      words,
      Math.max(minContracted, minSharing * pages.length),
      analyzer,
    ),
  ];
  return words.map((stem) => {
    const isPrice = prices.has(stem);
    const kinshipOf = kinship(stem, isPrice ? prices : new Set(), vectorsOf(analyzer.language));
    // "EV", for "electric vehicle", also stands for the second word of "electric car".
    const isStoodFor = ({ stands }: ShortForm): boolean =>
      stands.includes(stem) ||
      stands.some((part) => kinshipOf(part) > 0 && stands.some((other) => isOther(other, stem)));
    return {
      stem,
      weight: namesComparison.has(stem) ? minWordWeight : Math.max(minWordWeight, rarityOf(stem) - ordinaryWordRarity),
      shortForms: new Set(forms.filter(isStoodFor).map((form) => form.stem)),
      fullForms: forms.filter((form) => form.stem === stem).map(({ stands }) => stands),
      isPrice,
      kinshipOf,
    };
  });

  function isOther(part: string, stem: string): boolean {
    return part !== stem && words.includes(part);
  }
}

/**
 * The cosine of `word` with other stems, 0 below a least likeness, and 1 with those of `same`. Each is computed once, for
 * a market's passages repeat their words.
 */
function kinship(word: string, same: ReadonlySet<string>, vectors: WordVectors | null): KeywordWord['kinshipOf'] {
  const known = new Map([...same].map((stem) => [stem, 1]));
  return (stem) => {
    let value = known.get(stem);
    if (value === undefined) {
      const cosine = vectors?.cosine(word, stem) ?? 0;
      value = cosine < minKinship ? 0 : cosine;
      known.set(stem, value);
    }
    return value;
  };
}

/**
 * The share of the keyword's weight that a text with these stems has, 0 to 1; `holds` finds a word in compounds. A word
 * that is not there counts as far as its closest relative does: "earbuds" for headphones, "vehicle" for car.
 * @param hasAmount whether the text has an amount of money
 */
export function heldShare(
  words: readonly KeywordWord[],
  stems: Stems,
  holds: ReturnType<typeof wordFinder>,
  hasAmount: boolean,
): number {
  let all = 0;
  let held = 0;
  for (const word of words) {
    all += word.weight;
    const isHeld =
      (word.isPrice && hasAmount) ||
      holds(stems, word.stem) ||
      isHeldInShort(word, stems) ||
      isHeldInParts(word.stem, stems);
    held += word.weight * (isHeld ? 1 : closest(word, stems));
  }
  return held / all;
}

function isHeldInShort({ shortForms, fullForms }: KeywordWord, stems: Stems): boolean {
  for (const form of shortForms) if (stems.has(form)) return true;
  return fullForms.some((stands) => stands.every((part) => stems.has(part)));
}

/** Whether the text writes the word as two: "cyber security" for cybersecurity. */
function isHeldInParts(stem: string, stems: Stems): boolean {
  for (let at = minPartChars; at <= stem.length - minPartChars; at += 1)
    if (stems.has(stem.slice(0, at)) && stems.has(stem.slice(at))) return true;
  return false;
}

function closest({ kinshipOf }: KeywordWord, stems: Stems): number {
  let best = 0;
  for (const stem of stems.keys()) best = Math.max(best, kinshipOf(stem));
  return best;
}

/** The initials of neighbouring words of the keyword: "new york city" is also written "NYC". */
function initialsOf(words: readonly string[]): ShortForm[] {
  return words.flatMap((_, first) =>
    words.slice(first + minInitials - 1).map((_end, more) => {
      const stands = words.slice(first, first + minInitials + more);
      return { stem: stands.map((stem) => [...stem][0] ?? '').join(''), stands };
    }),
  );
}
