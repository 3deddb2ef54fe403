/** Computes the signs for and against a sentence as an answer: the inputs of the answer model. */
import { type AskedFigure, figureAbove } from './headings/asked-figures.ts';
import type { ReadPassage, ReadSentence } from './read-passage.ts';
import { answersRule } from './rule.ts';
import type { AnswerSign } from './sentence-signs.ts';
import { holdsWanted, isHard, isPlaced, mayHold, type WantedAnswer } from './wanted-answer.ts';

const { signLimits, maxBeforeSubject } = answersRule.values;

/** The signs in the order of the numbers; the rule has a weight for each name. */
export const signNames = [
  'own',
  'ownMatter',
  'like',
  'headingLike',
  'ranking',
  'pair',
  'pairPlace',
  'named',
  'namedPlace',
  'sentencePlace',
  'holds',
  'holdsNear',
  'lacks',
  'definesSubject',
  'steps',
  'short',
  'refersBack',
  'opens',
  'table',
  'vague',
  'undefined',
  'figureAbove',
  'told',
] as const;
export type SignName = (typeof signNames)[number];

/** A word of a question with the market's near synonyms. */
export interface AskedWord {
  stem: string;
  isKeyword: boolean;
  /** Weight by rarity, reduced for words of the keyword and everyday words. */
  weight: number;
  similar: readonly { stem: string; likeness: number }[];
}

export interface AskedQuestion {
  words: readonly AskedWord[];
  total: number;
  /** The words besides the keyword's, with their weight; all words if there are no others. */
  matter: readonly AskedWord[];
  matterTotal: number;
  wanted: WantedAnswer;
  /** What a figure has to count: the naps of "How many naps?"; null if any figure will do. */
  counted: AskedWord | null;
  figures: readonly AskedFigure[];
  /** Whether it names nothing to search for outside its own place: "Is it right for you?" */
  isVague: boolean;
}

/** The place of a passage below a question (`isPair`) or below a heading on its subject. */
export interface SectionPlace {
  place: number;
  isPair: boolean;
}

/** The signs shared by all sentences of a passage. */
export interface PassageSigns {
  headingLike: number;
  /** Whether one of its sentences or a heading above has what is wanted. */
  holds: boolean;
  figureAbove: number;
}

/** Computes the signs of a passage; null if it is not below the question, and no word of the question is near. */
export function passageSigns(
  { passage, sentences, heading, headings, above }: ReadPassage,
  { words, matter, matterTotal, wanted, counted, figures }: AskedQuestion,
  isBelow: boolean,
): PassageSigns | null {
  const isNear = ({ stem }: AskedWord) => passage.stems.has(stem) || heading.has(stem) || headings.has(stem);
  if (!isBelow && !words.some(isNear)) return null;
  const names = ({ stem, similar }: AskedWord) =>
    [{ stem }, ...similar].some((word) => passage.stems.has(word.stem) || headings.has(word.stem));
  const isCounted = counted === null || names(counted);
  const holdsAbove = isPlaced(wanted) && above.some(({ signs }) => holdsWanted(signs, wanted));
  return {
    headingLike: shareLike(heading, matter, matterTotal),
    holds:
      isCounted && (holdsAbove || sentences.some(({ signs }) => holdsWanted(signs, wanted) || mayHold(signs, wanted))),
    figureAbove: figureAbove(figures, above),
  };
}

/**
 * Whether the question asks for a price and the passage has none. Even directly below the question this is not an
 * answer, while "It depends on the house" does answer how long something takes.
 */
export function lacksMoney({ sentences }: ReadPassage, { wanted }: AskedQuestion): boolean {
  if (wanted !== 'gain' && wanted !== 'price') return false;
  return !sentences.some(({ signs }) => signs.has(wanted) || (wanted === 'gain' && signs.has('money')));
}

/** Fills `into` with the signs of the sentence at `index`. */
export function sentenceSigns(
  into: number[],
  read: ReadPassage,
  index: number,
  asked: AskedQuestion,
  whole: PassageSigns,
  section: SectionPlace | null,
  ranking: number,
): void {
  const { passage, sentences } = read;
  const { stems, signs, words, refersBack } = sentences[index] as ReadSentence;
  const { wanted } = asked;
  const hard = isHard(wanted);
  const holds = whole.holds && holdsWanted(signs, wanted);
  const isSteps = passage.kind === 'steps' || passage.kind === 'list';
  const isPlain = passage.kind !== 'table' && passage.kind !== 'comparison' && !isSteps;
  const own = shareHeld(stems, asked.words, asked.total);
  // A sentence that tells a saving is on the matter of a question that asks for one.
  const isOnGain = wanted === 'gain' && holds;
  const matter = isOnGain ? 1 : shareHeld(stems, asked.matter, asked.matterTotal);
  const place = Math.min(1, (section?.place ?? 0) / signLimits.places);
  // Long table rows contain almost any word, so they count less.
  const length = Math.min(1, signLimits.longSentence / Math.max(1, stems.size));
  let at = 0;
  into[at++] = length * own;
  into[at++] = length * matter;
  into[at++] = length * (isOnGain ? 1 : shareLike(stems, asked.matter, asked.matterTotal));
  into[at++] = whole.headingLike;
  into[at++] = Math.min(1, ranking / signLimits.fullRanking);
  into[at++] = section?.isPair === true ? 1 : 0;
  into[at++] = section?.isPair === true ? place : 0;
  into[at++] = section?.isPair === false ? 1 : 0;
  into[at++] = section?.isPair === false ? place : 0;
  into[at++] = Math.min(1, index / signLimits.sentences);
  into[at++] = hard && holds ? 1 : 0;
  into[at++] = hard && !holds && whole.holds ? 1 : 0;
  into[at++] = hard && !whole.holds ? 1 : 0;
  into[at++] = wanted === 'definition' && defines(read, index, asked) ? 1 : 0;
  into[at++] = wanted === 'steps' && isSteps ? 1 : 0;
  into[at++] = isPlain && words < signLimits.shortSentence ? 1 : 0;
  into[at++] = refersBack ? 1 : 0;
  into[at++] = index === 0 ? 1 : 0;
  into[at++] = isPlain || isSteps ? 0 : 1;
  into[at++] = asked.isVague && section === null ? 1 : 0;
  into[at++] = wanted === 'definition' && section === null && !defines(read, index, asked) ? 1 : 0;
  into[at++] = whole.figureAbove;
  into[at] = told(wanted, signs);
}

/** Whether a sentence says in so many words what is wanted (1), or only speaks of the search for it (-1). */
function told(wanted: WantedAnswer, signs: ReadonlySet<AnswerSign>): number {
  return wanted === 'pick' ? Number(signs.has('pick')) - Number(signs.has('search')) : 0;
}

/** Whether the sentence at `index` defines the question's subject. */
export function defines({ sentences }: ReadPassage, index: number, { words }: AskedQuestion): boolean {
  const sentence = sentences[index];
  return sentence?.signs.has('definition') === true && isSubject(sentence, words);
}

/**
 * Whether a sentence opens with the words of a question, after at most an article or the like: "Agile CRM" and "the
 * best CRM" are not CRM.
 */
function isSubject({ opening, lead }: ReadSentence, asked: readonly AskedWord[]): boolean {
  const places = asked.map(({ stem }) => opening.indexOf(stem));
  if (places.includes(-1) || Math.min(...places) > Math.min(lead, maxBeforeSubject)) return false;
  return Math.max(...places) <= asked.length + maxBeforeSubject;
}

function shareHeld(stems: { has(stem: string): boolean }, words: readonly AskedWord[], total: number): number {
  let held = 0;
  for (const { stem, weight } of words) if (stems.has(stem)) held += weight;
  return total === 0 ? 0 : held / total;
}

/** Like `shareHeld`, with near synonyms counted by their similarity. */
function shareLike(stems: { has(stem: string): boolean }, words: readonly AskedWord[], total: number): number {
  let held = 0;
  for (const { stem, weight, similar } of words) {
    held += weight * (stems.has(stem) ? 1 : (similar.find((other) => stems.has(other.stem))?.likeness ?? 0));
  }
  return total === 0 ? 0 : held / total;
}
