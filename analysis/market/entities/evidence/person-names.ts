/** Recognizes names of people by their given name: "Alan Hedge", "Zane Okafor". */
import { givenNames } from '../../../languages/any/given-names.ts';
import {
  conceptWords,
  eventWords,
  organizationWords,
  placeWords,
  productWords,
  workWords,
} from '../../../languages/any/name-cues.ts';
import { companions, conjunctions } from '../../../languages/any/names.ts';
import { rareGivenNames } from '../../../languages/any/rare-given-names.ts';
import { languagePack } from '../../../languages/packs.ts';
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../../text/analyzer.ts';
import { isPlace } from '../../../text/places.ts';
import { isInDictionary, lowerCaseWords } from '../../../text/vocabulary.ts';
import { brandsOf, isBrand } from '../brands.ts';
import { entitiesRule } from '../rule.ts';
import { dictionaryOf } from './dictionary.ts';

const { maxPersonWords } = entitiesRule.values;

/** What stands between the names of two authors. */
const bylineLinks = new RegExp(`\\s*[,;]\\s*|\\s(?:&|${[...conjunctions, ...companions].join('|')})\\s`, 'u');

const kindWords = [conceptWords, eventWords, organizationWords, placeWords, productWords, workWords];

/** Whether a name begins with an abbreviation, as no person's does: "ROI Calculators", but not "JAN LUND". */
export function opensInCapitals(name: string): boolean {
  return /^\p{Lu}{2,}\s.*\p{Ll}/u.test(name);
}

/**
 * How sure a name is a person's: `common` if it begins with a common given name, `rare` with another one and nothing but
 * names after it. "Zara Home Store" and "Zane 500" are none. Null if neither.
 * @param words of the name in lower case
 * @param name as written
 */
export function givenNameOf(words: readonly string[], name: string): 'common' | 'rare' | null {
  const [first = ''] = words;
  if (words.length < 2 || words.length > maxPersonWords || opensInCapitals(name)) return null;
  if (givenNames.has(first)) return 'common';
  return isPlain(name) && !tellsKind(words) && rareGivenNames.has(first) ? 'rare' : null;
}

/** Whether there are two words, the first of which is neither an article nor the name of the site: "Tarnshop Canada". */
function isTwo([first, ...rest]: readonly AnalyzedWord[], domain: string): boolean {
  return rest.length === 1 && first !== undefined && !first.stop && !isBrand(first.text, brandsOf([domain]));
}

function tellsKind(words: readonly string[]): boolean {
  return kindWords.some((kind) => kind.has(words.at(-1) ?? ''));
}

/** Whether each word has a capital, but for particles, and none has more than a name of a person does: "Ana de Souza". */
function isPlain(name: string): boolean {
  return /^\p{Lu}\p{Ll}+(?:[\s-](?:\p{Lu}\.|\p{Ll}{2,3}|(?:\p{L}['’])?\p{Lu}[\p{L}\p{M}]*\p{Ll}))+$/u.test(name);
}

/**
 * The full names of people that a page names as its authors: not "Tarn Staff", "tarnlund" or the name of the site.
 * @param people names that its structured data declares to be of people
 */
export function namesOfAuthors(
  {
    domain,
    document: { facts },
  }: { domain: string; document: { facts: Pick<AnalyzedPage['document']['facts'], 'author'> } },
  people: ReadonlySet<string>,
  analyzer: Analyzer,
): string[] {
  const isKnown = dictionaryOf(analyzer);
  return authorsIn(facts.author?.value ?? '').filter((name) => {
    const words = analyzer.analyze(name);
    const texts = words.map(({ text }) => text);
    const hasGivenName = givenNameOf(texts, name) !== null;
    // "Zora Tarnlund": two words, the second of no language.
    const isRare = words.every(({ everyday }) => !everyday) && words.slice(1).every(({ stem }) => !isKnown(stem));
    const isPerson = hasGivenName || ((people.has(name) || isRare) && isTwo(words, domain));
    // "Patrick Smart", where a page says that it is a person; "Tarn Staff" may be said to be one, too.
    const isSure = hasGivenName && people.has(name);
    return (
      isPerson && isPlain(name) && !tellsKind(texts) && (isSure || !words.slice(1).some(({ everyday }) => everyday))
    );
  });
}

/** The names in a byline: "Jan Lund with Uta Berg". */
export function authorsIn(byline: string): string[] {
  return byline.split(bylineLinks).filter((name) => name !== '');
}

/** Whether a word in lower case is a given name. */
export function isGivenName(word: string): boolean {
  return givenNames.has(word) || rareGivenNames.has(word);
}

/**
 * Whether a name is two words with a capital each, neither a place nor in the dictionary of a language whose names alone
 * have capitals: "Trish Tarnlund". Always false in a language without a dictionary.
 * @param words of the name in lower case
 * @param name as written
 */
export function isStranger(words: readonly string[], name: string, language: string): boolean {
  if (words.length !== 2 || !isPlain(name) || lowerCaseWords(language).size === 0) return false;
  if (languagePack(language).nouns?.areCapitalized === true) return false;
  return words.every((word) => !isInDictionary(word, language) && !isPlace(word, language));
}
