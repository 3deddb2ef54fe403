/** How languages ask: the marks that end a question, and the words that begin one or tell what it asks for. */
import { type CueFacet, cueFacets, questionCues } from './question-cues.ts';
import {
  type OpeningFacet,
  openingFacets,
  questionEndings,
  questionOpenings,
  questionWordsInPlace,
} from './question-openings.ts';

/** What a question asks for. */
export const questionFacets = [
  'what',
  'how',
  'why',
  'which',
  'who',
  'when',
  'where',
  'price',
  'compare',
  'risk',
] as const;
export type QuestionFacet = (typeof questionFacets)[number];

/** ASCII and full-width marks, Arabic, Armenian, Greek (which Unicode folds into the semicolon), Ethiopic. */
const questionEnd = /[?？؟՞፧]["'»”’)\]]*$/u;
const greekEnd = /;["'»”’)]*$/u;

/** Whether `text` ends with the mark of a question in `language`. */
export function isMarkedQuestion(text: string, language: string): boolean {
  return questionEnd.test(text) || (language === 'el' && greekEnd.test(text));
}

/** Whether `text` asks, and what for where its words say so: null when it is no question. */
export function askedBy(text: string, language: string): { facet?: QuestionFacet } | null {
  const bare = bareOf(text);
  const opening = openingOf(bare, language);
  const isMarked = isMarkedQuestion(text, language);
  if (!isMarked && opening === undefined && !endsAsking(bare, language)) return null;
  const inPlace = opening ?? wordInPlace(bare, language);
  const facet = cueOf(bare, inPlace, language) ?? (inPlace === 'quantity' ? 'how' : inPlace);
  return facet === undefined ? {} : { facet };
}

/** `text` without the words that tell that it asks for `facet`: what is left says of what. */
export function withoutCue(text: string, facet: QuestionFacet | undefined, language: string): string {
  const words = cueFacets.find((cue) => cue === facet);
  const alternatives = words === undefined ? undefined : questionCues[language]?.[words];
  if (alternatives === undefined) return text;
  return text.toLowerCase().replaceAll(wholeWords(alternatives, language), ' ');
}

/** What stands before the first letter (numbering, an inverted mark, a quote) does not count. */
function bareOf(text: string): string {
  return text
    .replace(/^[^\p{L}]+/u, '')
    .toLowerCase()
    .replaceAll('’', "'");
}

function openingOf(bare: string, language: string): OpeningFacet | undefined {
  const words = Object.hasOwn(questionOpenings, language) ? questionOpenings[language] : undefined;
  if (words === undefined) return undefined;
  const follows = isWrittenTogether(language) ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return openingFacets.find((facet) => {
    const alternatives = words[facet];
    return alternatives !== undefined && new RegExp(`^(?:${alternatives})${follows}`, 'u').test(bare);
  });
}

function wordInPlace(bare: string, language: string): OpeningFacet | undefined {
  const words = questionWordsInPlace.has(language) ? questionOpenings[language] : undefined;
  if (words === undefined) return undefined;
  return openingFacets.find((facet) => words[facet] !== undefined && wholeWords(words[facet], language).test(bare));
}

function endsAsking(bare: string, language: string): boolean {
  const endings = Object.hasOwn(questionEndings, language) ? questionEndings[language] : undefined;
  return endings !== undefined && new RegExp(`(?:${endings})[^\\p{L}\\p{N}]*$`, 'u').test(bare);
}

/** A comparison and a risk outweigh how they are asked for; a price does only where no manner or reason is asked for. */
function cueOf(bare: string, opening: OpeningFacet | undefined, language: string): CueFacet | undefined {
  const cues = Object.hasOwn(questionCues, language) ? questionCues[language] : undefined;
  if (cues === undefined || opening === 'why') return undefined;
  return cueFacets.find((cue) => {
    if (cue === 'price' && (opening === 'how' || opening === 'when' || opening === 'where')) return false;
    const alternatives = cues[cue];
    return alternatives !== undefined && wholeWords(alternatives, language).test(bare);
  });
}

const patterns = new Map<string, RegExp>();

function wholeWords(alternatives: string, language: string): RegExp {
  const key = `${language} ${alternatives}`;
  const edge = isWrittenTogether(language) ? ['', ''] : ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])'];
  const pattern = patterns.get(key) ?? new RegExp(`${edge[0]}(?:${alternatives})${edge[1]}`, 'gu');
  patterns.set(key, pattern);
  pattern.lastIndex = 0;
  return pattern;
}

function isWrittenTogether(language: string): boolean {
  return language === 'zh' || language === 'ja' || language === 'th';
}
