/** Recognizes questions by their final mark and their first words. */
import { languagePack } from '../languages/packs.ts';
import type { QuestionFacet, QuestionOpenings, QuestionPattern } from '../languages/questions.ts';
import { lowerCase } from './words.ts';

/**
 * A question mark (ASCII, full-width, Arabic, Armenian, Ethiopic) at the end of a heading or of one of its sentences:
 * "Is it worth it? We tested". A mark inside an address does not count.
 */
const questionMark = /¿|[?？؟՞፧](?=$|["'»”’)\]」』]|\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
/** What may follow a mark that asks only in one language, such as the Greek semicolon. */
const endOfMarked = `(?=$|["'»”’)\\s])`;

/** Only the beginning of a text is read; headings and queries are shorter than this. */
const maxChars = 400;

/** Whether `text` is a question, and which facet its wording asks for. Null if it is none. */
export function askedBy(text: string, language: string): { facet?: QuestionFacet } | null {
  const found = wordingOf(text, language);
  if (found?.facet !== undefined) return { facet: found.facet };
  const head = text.slice(0, maxChars);
  const ownMark = languagePack(language).questions?.mark ?? null;
  const marked = questionMark.test(head) || (ownMark !== null && new RegExp(ownMark + endOfMarked, 'u').test(head));
  return found !== null || marked ? {} : null;
}

/** Whether a keyword is a question that a list answers, not one thing: "what to see in Lisbon". */
export function asksSeveral(keyword: string, language: string): boolean {
  const { several } = languagePack(language).questions ?? {};
  if (several === undefined) return false;
  return new RegExp(`^(?:${several})(?![\\p{L}\\p{M}])`, 'u').test(lowerCase(keyword, language));
}

/** The question words of `text` ("how much") in lower case; null if there are none. */
export function questionWordOf(text: string, language: string): string | null {
  return wordingOf(text, language)?.words ?? null;
}

/** The words that make a text a question. A yes-or-no question has no facet. */
interface Wording {
  facet?: QuestionFacet;
  words: string;
}

function wordingOf(text: string, language: string): Wording | null {
  const { normalize = null, places = null } = languagePack(language).questions ?? {};
  const lower = lowerCase(text.slice(0, maxChars), language);
  const head = normalize?.(lower) ?? lower;
  // Numbering, inverted marks and quotes before the first letter do not count.
  const bare = (clause: string): string => clause.replace(/^[^\p{L}]+/u, '');
  if (places !== null) return inPlace(bare(head), places);
  const openings = openingsOf(language);
  if (openings === null) return null;
  // A new clause begins after a colon or an inverted mark: "Cold brew: how to make it".
  for (const clause of head.split(/:(?=\s)|¿/u)) {
    const found = opening(bare(clause), openings);
    if (found !== null) return found;
  }
  return null;
}

function inPlace(text: string, places: readonly QuestionPattern[]): Wording | null {
  for (const [facet, pattern] of places) {
    const words = pattern.exec(text)?.[0];
    if (words !== undefined) return facet === 'plain' ? { words } : { facet, words };
  }
  return null;
}

/** The patterns of a language for the beginning of a clause that asks. */
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
  const words = languagePack(language).questions?.openings ?? null;
  if (words === null) return null;
  const patterns = known.get(language) ?? compile(words);
  known.set(language, patterns);
  return patterns;
}

/** The facets from narrow to wide: "what kind of" before "what". */
const byWidth: readonly QuestionFacet[] = ['price', 'which', 'why', 'when', 'where', 'who', 'how', 'what'];

function compile(words: QuestionOpenings): OpeningPatterns {
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
