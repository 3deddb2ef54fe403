/** Brings together the questions that ask the same in other words. */
import type { QuestionContent } from '../text/question-content.ts';
import type { AskedKind } from '../text/question-cues.ts';
import type { Ask } from './question-asks.ts';

/** An ask with what it asks for and about. */
export interface ReadAsk extends Ask {
  /** It names nothing and means the keyword. */
  isElliptic: boolean;
  facet?: AskedKind;
  content: QuestionContent;
}

/** Asks of one question. */
export interface QuestionDraft {
  facet?: AskedKind;
  /** Stems of the keyword in it, and the others. */
  own: ReadonlySet<string>;
  rest: ReadonlySet<string>;
  asks: ReadAsk[];
}

/** Two questions with this share of their words' weight in common are one. */
export const leastOverlap = 0.7;

/**
 * Merges asks in their order: each joins the question that it overlaps most with, from 70 % on, else it is a new one.
 * Two overlap only if they ask for the same (what, how, a price …) and treat the keyword alike: both hold the same of
 * its words, or one of them none. The overlap is the Jaccard index of their other stems, weighted.
 * @param weightOf of a stem, > 0: rarer words tell questions apart
 */
export function mergeAsks(
  asks: readonly ReadAsk[],
  keyword: ReadonlySet<string>,
  weightOf: (stem: string) => number,
): QuestionDraft[] {
  const drafts: QuestionDraft[] = [];
  for (const ask of asks) {
    const own = new Set(ask.content.stems.filter((stem) => keyword.has(stem)));
    const rest = new Set(ask.content.stems.filter((stem) => !keyword.has(stem)));
    let best: QuestionDraft | undefined;
    let most = 0;
    for (const draft of drafts) {
      if (draft.facet !== ask.facet || !sameSubject(draft.own, own, draft.rest, rest)) continue;
      const overlap = weightedJaccard(draft.rest, rest, weightOf);
      if (overlap >= leastOverlap && overlap > most) {
        best = draft;
        most = overlap;
      }
    }
    if (best === undefined) drafts.push({ ...(ask.facet && { facet: ask.facet }), own, rest, asks: [ask] });
    else best.asks.push(ask);
  }
  return drafts;
}

function sameSubject(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  restA: ReadonlySet<string>,
  restB: ReadonlySet<string>,
): boolean {
  if (a.size === b.size && [...a].every((stem) => b.has(stem))) return true;
  return (a.size === 0 || b.size === 0) && restA.size > 0 && restB.size > 0;
}

/** Of the weight of all stems, the share of those in both; 1 for two empty sets. */
export function weightedJaccard(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  weightOf: (stem: string) => number,
): number {
  let all = 0;
  let shared = 0;
  for (const stem of new Set([...a, ...b])) {
    const weight = weightOf(stem);
    all += weight;
    if (a.has(stem) && b.has(stem)) shared += weight;
  }
  return all === 0 ? 1 : shared / all;
}
