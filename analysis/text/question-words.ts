/** How languages ask: the marks that end a question, and the words that make one. */
import { normalizeWord } from './normalize.ts';
import { type OpeningWords, type QuestionFacet, questionOpenings } from './question-openings.ts';
import { questionPlaces } from './question-places.ts';
import { lowerCase } from './words.ts';

/**
 * ASCII and full-width marks, Arabic, Armenian, Ethiopic, at the end of a heading or of one of its sentences: "Is it
 * worth it? We tested". An address asks nothing.
 */
const questionMark = /¿|[?？؟՞፧](?=$|["'»”’)\]」』]|\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
/** Unicode folds the Greek mark into the semicolon. */
const greekMark = /;(?=$|["'»”’)\s])/u;

/** Longer texts are no headings and no queries; what they ask, they ask at their beginning. */
const longestRead = 400;

/** Whether `text` asks, and what for where its wording says so: null when it is no question. */
export function askedBy(text: string, language: string): { facet?: QuestionFacet } | null {
  const found = wordingOf(text, language);
  if (found?.facet !== undefined) return { facet: found.facet };
  const head = text.slice(0, longestRead);
  const marked = questionMark.test(head) || (language === 'el' && greekMark.test(head));
  return found !== null || marked ? {} : null;
}

/** The word or words of `text` that make a question of it ("how much"), in lower case; null when none does. */
export function questionWordOf(text: string, language: string): string | null {
  return wordingOf(text, language)?.words ?? null;
}

/** What makes a question of a text; without a facet where it is one for yes or no. */
interface Wording {
  facet?: QuestionFacet;
  words: string;
}

function wordingOf(text: string, language: string): Wording | null {
  const head = spelling(lowerCase(text.slice(0, longestRead), language), language);
  // What stands before the first letter (numbering, an inverted mark, a quote) does not count.
  const bare = (clause: string): string => clause.replace(/^[^\p{L}]+/u, '');
  if (Object.hasOwn(questionPlaces, language)) return inPlace(bare(head), language);
  const openings = openingsOf(language);
  if (openings === null) return null;
  // A clause after a colon or an inverted mark opens anew: "Cold brew: how to make it".
  for (const clause of head.split(/:(?=\s)|¿/u)) {
    const found = opening(bare(clause), openings);
    if (found !== null) return found;
  }
  return null;
}

/** One spelling of what is written in several ways: marks that are left out at will gone, the Thai vowel am in one part. */
function spelling(text: string, language: string): string {
  if (language === 'ar' || language === 'hi') return normalizeWord(text, language);
  return language === 'th' ? text.replaceAll('\u0E4D\u0E32', '\u0E33') : text;
}

function inPlace(text: string, language: string): Wording | null {
  for (const [facet, pattern] of questionPlaces[language] ?? []) {
    const words = pattern.exec(text)?.[0];
    if (words !== undefined) return facet === 'plain' ? { words } : { facet, words };
  }
  return null;
}

/** The openings of a language as patterns over a clause. */
interface OpeningPatterns {
  facets: readonly (readonly [QuestionFacet, RegExp])[];
  plain: RegExp | null;
  amount: RegExp | null;
  money: RegExp | null;
}

function opening(clause: string, { facets, plain, amount, money }: OpeningPatterns): Wording | null {
  for (const [facet, pattern] of facets) {
    const words = pattern.exec(clause)?.[0];
    if (words === undefined) continue;
    return { facet: amount?.test(clause) === true && money?.test(clause) === true ? 'price' : facet, words };
  }
  const words = plain?.exec(clause)?.[0];
  return words === undefined ? null : { words };
}

const known = new Map<string, OpeningPatterns>();

function openingsOf(language: string): OpeningPatterns | null {
  const words = Object.hasOwn(questionOpenings, language) ? questionOpenings[language] : undefined;
  if (words === undefined) return null;
  const patterns = known.get(language) ?? compile(words);
  known.set(language, patterns);
  return patterns;
}

/** The narrower facets first: "what kind of" before "what". */
const byWidth: readonly QuestionFacet[] = ['price', 'which', 'why', 'when', 'where', 'who', 'how', 'what'];

function compile(words: OpeningWords): OpeningPatterns {
  const before = words.before === undefined ? '' : `(?:(?:${words.before}) )?`;
  const whole = (alternatives: string): string => `(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}])`;
  const pattern = (alternatives: string | undefined, lead = ''): RegExp | null =>
    alternatives === undefined ? null : new RegExp(`^${lead}${whole(alternatives)}`, 'u');
  return {
    facets: byWidth.flatMap((facet): [QuestionFacet, RegExp][] => {
      const found = pattern(words[facet], before);
      return found === null ? [] : [[facet, found]];
    }),
    plain: pattern(words.plain),
    amount: pattern(words.amount, before),
    money: words.money === undefined ? null : new RegExp(`(?<![\\p{L}\\p{M}])${whole(words.money)}`, 'u'),
  };
}
