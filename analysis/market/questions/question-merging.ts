/** Merges questions that ask the same in other words. */
import type { QuestionIntent } from '../../languages/questions.ts';
import type { QuestionContent } from '../../text/question-content.ts';
import type { AskedKind } from '../../text/question-cues.ts';
import { sharedStems } from '../../vectors/soft-overlap.ts';
import type { WeightedStem } from '../../vectors/weighted-stems.ts';
import type { Ask } from './question-asks.ts';
import { questionsRule } from './rule.ts';

export const {
  minOverlap,
  minOverlapAcrossKinds,
  minOverlapOfDerived,
  keywordShare,
  weakWeight,
  minWeight,
  maxWeight,
} = questionsRule.values;
const { minEqualStems, minRepeatedWords } = questionsRule.values;

/** An ask with its facet and content. */
export interface ReadAsk extends Ask {
  /** Whether it names no subject and refers to the keyword. */
  isElliptic: boolean;
  facet?: AskedKind;
  /** What it asks for besides its facet. */
  intent?: QuestionIntent;
  content: QuestionContent;
}

/** The asks of one question. */
export interface QuestionDraft {
  facet?: AskedKind;
  asks: ReadAsk[];
}

/** How stems of questions are weighted. */
export interface StemMeasure {
  /** Stems of the keyword, and of what else the market calls its subject. */
  keyword: ReadonlySet<string>;
  /** Weight of a stem, > 0; rarer words distinguish questions better. */
  weightOf: (stem: string) => number;
}

/** Facets that are unambiguous: price, time, place, person, reason, comparison and risk. */
const sureKinds: ReadonlySet<AskedKind> = new Set(['price', 'when', 'where', 'who', 'why', 'compare', 'risk']);

/**
 * Merges asks in order, derived ones last: each joins the question whose wordings it overlaps with most, otherwise it
 * starts a new one. Asks of the same facet (price, time …) join from `minOverlap` on. "How", "which", "what" and yes/no
 * questions can ask the same in other words and join from `minOverlapAcrossKinds` on; a derived ask joins one of its
 * facet from `minOverlapOfDerived` on. Asks with different intents (the best, the kinds, how long) never join, nor does
 * one about the subject itself with one about something of it. The overlap is over stems, weighted by rarity,
 * because word vectors confuse words such as oak and steel. The words of the subject count little, because every
 * question of the market is about them.
 */
export function mergeAsks(asks: readonly ReadAsk[], measure: StemMeasure): QuestionDraft[] {
  const drafts: (QuestionDraft & { texts: WeightedStem[][] })[] = [];
  const askedFirst = [...asks.filter(({ origin }) => origin !== 'derived'), ...asks.filter(isDerived)];
  for (const ask of askedFirst) {
    const text = weigh(ask.content, measure);
    let best: (typeof drafts)[number] | undefined;
    let most = 0;
    for (const draft of drafts) {
      // "How to choose" is no bridge between choosing an instrument and choosing a teacher.
      const focus = focusOf(ask, measure);
      if (draft.asks.some((other) => haveOtherMatter(other, focusOf(other, measure), ask, focus))) continue;
      const overlap = Math.max(
        ...draft.texts.map((other, at) => likeness(draft.asks[at] ?? ask, other, ask, text, measure)),
      );
      if (overlap > most) {
        best = draft;
        most = overlap;
      }
    }
    if (best === undefined) drafts.push({ ...(ask.facet && { facet: ask.facet }), asks: [ask], texts: [text] });
    else {
      best.asks.push(ask);
      best.texts.push(text);
    }
  }
  return drafts.map(({ texts: _, ...draft }) => draft);
}

function isDerived({ origin }: ReadAsk): boolean {
  return origin === 'derived';
}

/** How much two asks overlap; 0 if they are different questions. */
function likeness(
  a: ReadAsk,
  textOfA: readonly WeightedStem[],
  b: ReadAsk,
  textOfB: readonly WeightedStem[],
  measure: StemMeasure,
): number {
  if (endsWith(a, b) || endsWith(b, a)) return 1;
  if (a.intent !== b.intent && !(isLength(a, b) && sharesThing(a, b, measure))) return 0;
  const [focusOfA, focusOfB] = [focusOf(a, measure), focusOf(b, measure)];
  // Whoever asks what a home solar installation costs is answered with what a solar installation costs.
  const isPrice = a.facet === 'price' && b.facet === 'price' && isDerived(b) && b.isOfSubject === true;
  if (isPrice && focusOfA.length === 1 && focusOfB.length === 0 && namesSubject(a, b, measure))
    return minOverlapOfDerived;
  if ((focusOfA.length === 0) !== (focusOfB.length === 0)) return 0;
  // "What is the best X?" and "Which X is best?"
  const isOfSubject = focusOfA.length === 0 && a.intent !== 'definition';
  if (isOfSubject && a.intent !== undefined && leastOverlap(a.facet, b.facet) !== null) return 1;
  // Without a focus, "what" asks for a definition, and any other word for something of the subject.
  if (focusOfA.length === 0 && (a.facet === 'what') !== (b.facet === 'what')) return 0;
  if (focusOfA.length === 0 && a.facet === b.facet && a.facet !== 'what') return 1;
  const least = leastOverlap(a.facet, b.facet);
  if (haveOtherMatter(a, focusOfA, b, focusOfB)) return 0;
  if (least === null || (a.facet !== b.facet && !sharesMatter(textOfA, textOfB, measure))) return 0;
  const focus = new Set([...focusOfA, ...focusOfB]);
  const isFocus = ({ stem }: WeightedStem): boolean => focus.has(stem);
  const shared = sharedStems(textOfA.filter(isFocus), textOfB.filter(isFocus));
  // "Which X is best for Y?" and "What is the best X for Y?"
  const areBest = a.intent === 'superlative' && b.intent === 'superlative';
  // The subject's words are in all questions about the subject itself.
  if ((a.isOfSubject || b.isOfSubject) && focus.size > 0)
    return (a.facet === b.facet || (areBest && least !== null)) && shared >= minOverlapOfDerived ? shared : 0;
  const overlap = overlapOf(textOfA, textOfB);
  if (overlap >= least) return overlap;
  if (!isDerived(b) || a.facet !== b.facet || a.intent !== undefined) return 0;
  // Counts less than an overlap of the whole questions.
  return shared >= minOverlapOfDerived ? shared * minOverlapOfDerived : 0;
}

/** Whether one asks how long a thing is and the other how long something takes: of a session, both mean the same. */
function isLength({ intent: a }: ReadAsk, { intent: b }: ReadAsk): boolean {
  return (a === 'length' && b === 'duration') || (a === 'duration' && b === 'length');
}

/** Whether both have a word in common besides "long" and the subject: a marathon is run, but a session lasts. */
function sharesThing(a: ReadAsk, b: ReadAsk, measure: StemMeasure): boolean {
  const named = new Set(focusOf(a, measure));
  return focusOf(b, measure).filter((stem) => named.has(stem)).length > 1;
}

/** Whether a question has the last word of the keyword that another has. */
function namesSubject({ content }: ReadAsk, other: ReadAsk, { keyword }: StemMeasure): boolean {
  const last = other.content.ordered.findLast((stem) => keyword.has(stem));
  return last !== undefined && content.stems.includes(last);
}

/** Whether the last words of a question are another that names its subject: "Do you need one or two motors?" */
function endsWith(long: ReadAsk, short: ReadAsk): boolean {
  if (long.isElliptic || short.isElliptic || short.content.meaning.length === 0) return false;
  const [all, last] = [long, short].map(({ text }) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  if (all === undefined || last === undefined || last.length < minRepeatedWords) return false;
  return last.join(' ') === all.slice(-last.length).join(' ');
}

/** The stems that a question has besides those of the market's subject and those that hardly distinguish questions. */
function focusOf({ content: { stems, weak } }: ReadAsk, { keyword }: StemMeasure): string[] {
  return stems.filter((stem) => !keyword.has(stem) && !weak.has(stem));
}

/** The overlap from which questions of two facets are merged; null if never. */
export function leastOverlap(a: AskedKind | undefined, b: AskedKind | undefined): number | null {
  if (a === b) return minOverlap;
  return (a !== undefined && sureKinds.has(a)) || (b !== undefined && sureKinds.has(b)) ? null : minOverlapAcrossKinds;
}

/** Whether both name things, and none in common: "Are eggs bad?" and "Is fat bad?" */
function haveOtherMatter(a: ReadAsk, focusOfA: readonly string[], b: ReadAsk, focusOfB: readonly string[]): boolean {
  const named = ({ content: { meaning } }: ReadAsk, focus: readonly string[]): string[] =>
    meaning.flatMap(({ stem }) => (focus.includes(stem) ? [stem] : []));
  const [one, other] = [named(a, focusOfA), named(b, focusOfB)];
  return one.length > 0 && other.length > 0 && !one.some((stem) => other.includes(stem));
}

/** Whether two asks are the same question. */
export function isSameQuestion(a: ReadAsk, b: ReadAsk, measure: StemMeasure): boolean {
  return likeness(a, weigh(a.content, measure), b, weigh(b.content, measure), measure) > 0;
}

/** Whether two questions share a word other than the keyword's, or have the same stems if there are many. */
function sharesMatter(a: readonly WeightedStem[], b: readonly WeightedStem[], { keyword }: StemMeasure): boolean {
  if (a.length >= minEqualStems && a.length === b.length && a.every(({ stem }, at) => stem === b[at]?.stem))
    return true;
  return a.some(({ stem }) => !keyword.has(stem) && b.some((other) => other.stem === stem));
}

/** Stems with integer weights, so that sums are exact. */
function weigh({ stems, weak }: QuestionContent, { keyword, weightOf }: StemMeasure): WeightedStem[] {
  return stems.map((stem) => {
    const weight = keyword.has(stem)
      ? keywordShare * weightOf(stem)
      : weak.has(stem)
        ? weakWeight
        : Math.min(maxWeight, Math.max(minWeight, weightOf(stem)));
    return { stem, weight: Math.max(1, Math.round(100 * weight)) };
  });
}

/** Overlap of two questions, 0..1; 1 if both contain nothing but their facet. */
function overlapOf(a: readonly WeightedStem[], b: readonly WeightedStem[]): number {
  return a.length === 0 && b.length === 0 ? 1 : sharedStems(a, b);
}
