/** Determines what a question asks for, by its opening and by words anywhere in it: a comparison, a risk, a price. */
import { languagePack } from '../languages/packs.ts';
import type { QuestionCue, QuestionFacet } from '../languages/questions.ts';
import { askedBy } from './question-words.ts';
import { isUnsegmented, lowerCase } from './words.ts';

/** In the order they are tried. */
const cueKinds: readonly QuestionCue[] = ['compare', 'risk', 'price'];

/** What a question may ask for. */
export type AskedKind = QuestionFacet | 'compare' | 'risk';

/** What `text` asks for, with a `kind` if its words show one; null if it is not a question. */
export function askedFor(text: string, language: string): { kind?: AskedKind } | null {
  const asked = askedBy(text, language);
  if (asked === null) return null;
  const kind = cueOf(text, asked.facet, language) ?? asked.facet;
  return kind === undefined ? {} : { kind };
}

/** Returns `text` in lower case without the words that express `kind`; the rest says what the question is about. */
export function withoutCue(text: string, kind: AskedKind | undefined, language: string): string {
  const cue = cueKinds.find((other) => other === kind);
  const words = cue === undefined ? undefined : cuesOf(language)[cue];
  return words === undefined ? text : lowerCase(text, language).replaceAll(wholeWords(words, language), ' ');
}

/** Whether `text` contains a word about price; false if the language has no list. */
export function namesPrice(text: string, language: string): boolean {
  const words = cuesOf(language).price;
  return words !== undefined && wholeWords(words, language).test(lowerCase(text, language));
}

/** Whether `text`, a question or a heading, is on what something costs. */
export function isOnPrice(text: string, language: string): boolean {
  return askedFor(text, language)?.kind === 'price' || namesPrice(text, language);
}

/** Comparison and risk override the question word, except "why". A price cue counts only if no facet is known. */
function cueOf(text: string, facet: QuestionFacet | undefined, language: string): QuestionCue | undefined {
  if (facet === 'why') return undefined;
  const lower = lowerCase(text, language);
  const cues = cuesOf(language);
  return cueKinds.find((cue) => {
    const words = cues[cue];
    if (words === undefined || (cue === 'price' && facet !== undefined)) return false;
    return wholeWords(words, language).test(lower);
  });
}

function cuesOf(language: string): Partial<Record<QuestionCue, string>> {
  return languagePack(language).questions?.cues ?? {};
}

const patterns = new Map<string, RegExp>();

/** A pattern for these words, matched as whole words unless the language has no spaces. */
function wholeWords(alternatives: string, language: string): RegExp {
  const source = isUnsegmented(language)
    ? `(?:${alternatives})`
    : `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}])`;
  const pattern = patterns.get(source) ?? new RegExp(source, 'gu');
  patterns.set(source, pattern);
  pattern.lastIndex = 0;
  return pattern;
}
