/** Tells forms of words: verbs and adverbs by their endings, compounds of a quantity, the verb that ends a text. */
import { languagePack } from '../../../languages/packs.ts';
import type { FigureStatements, Relation } from '../../../languages/statements.ts';
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { isInDictionary } from '../../../text/vocabulary.ts';
import type { Phrases } from '../figures/phrases.ts';
import { claimsRule } from '../rule.ts';

const { minGerundChars, minPartChars } = claimsRule.values;

/** Returns a predicate for words that end in one of a comma-separated list. */
export function endings(list: string): (word: string) => boolean {
  const ends = list
    .split(',')
    .map((end) => end.trim())
    .filter((end) => end !== '');
  return (word) => word.length >= minGerundChars && ends.some((end) => word.endsWith(end));
}

/** Returns a predicate for words with such an ending that are formed from a word of the dictionary: "gradually", unlike "supply". */
export function manners(list: string, language: string): (word: string) => boolean {
  const isLong = endings(list);
  const [end = ''] = list.split(',');
  const isFormed = (word: string): boolean => {
    const stem = word.slice(0, word.length - end.length);
    return [stem, stem.replace(/i$/u, 'y'), `${stem}le`].some((each) => isInDictionary(each, language));
  };
  return (word) => isLong(word) && isFormed(word);
}

/** Returns a predicate for words that name something measurable and nothing that it is of: "Kosten", unlike "Stromkosten". */
export function plainQuantities({ quantities }: FigureStatements, analyzer: Analyzer): (word: AnalyzedWord) => boolean {
  const stems = new Set(analyzer.analyze(quantities).map(({ stem }) => stem));
  return ({ stem }) => stems.has(stem);
}

/** Returns a predicate for words that name something measurable, alone or at the end of a compound. */
export function quantities(wording: FigureStatements, analyzer: Analyzer): (word: AnalyzedWord) => boolean {
  const nouns = analyzer.analyze(wording.quantities);
  const isPlain = plainQuantities(wording, analyzer);
  const parts =
    languagePack(analyzer.language).nouns?.formCompounds === true
      ? nouns.map(({ text }) => text).filter((text) => text.length >= minPartChars)
      : [];
  return (word) => isPlain(word) || parts.some((part) => word.text.endsWith(part));
}

/** The verb at the end of `text`; the longest if there are several. */
export function verbAtEnd(
  text: string,
  { verbs }: { verbs: readonly { relation: Relation; phrases: Phrases }[] },
): { relation: Relation; length: number } | null {
  let found: { relation: Relation; length: number } | null = null;
  for (const { relation, phrases } of verbs) {
    const length = phrases.tail(text);
    if (length > (found?.length ?? 0)) found = { relation, length };
  }
  return found;
}
