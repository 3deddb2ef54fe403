/** Measures how much of a question each text of a collection contains. */
import { inverseDocumentFrequency } from '../../statistics/bm25.ts';
import { answersRule } from './rule.ts';
import { type TextUnits, type UnitKind, type UnitWeights, unitKinds } from './text-units.ts';

export const { shareParameters } = answersRule.values;

/** A text in parts; the heading above it does not count towards its length. */
export interface CollectedText {
  parts: readonly TextUnits[];
  above?: TextUnits;
}

export interface TextCollection {
  /** The weight of each unit of a question here: its weight in the question times its inverse document frequency. */
  weigh(asked: UnitWeights): UnitWeights;
  /**
   * The share of the question's weight in each text, 0..1, in the order of the texts: the mean over stems and runs of
   * characters of Σ weight · f ÷ (f + k1 · norm), over Σ weight, where f is the frequency of a unit.
   */
  shares(weighed: UnitWeights): number[];
}

interface Postings {
  /** By unit: text and frequency, alternating. */
  lists: readonly (readonly number[] | undefined)[];
  /** k1 · (1 − b + b · length ÷ mean length), by text. */
  norms: readonly number[];
}

/**
 * Creates a collection. The result for a text depends on all texts, but not on their order. If only the first `counted`
 * define word rarity and mean length, the others are measured by these and do not affect them.
 */
export function collectionOf(texts: readonly CollectedText[], counted = texts.length): TextCollection {
  const postings = { stems: postingsOf(texts, 'stems', counted), grams: postingsOf(texts, 'grams', counted) };
  const weighKind = (asked: UnitWeights, kind: UnitKind): ReadonlyMap<number, number> => {
    const weighed = new Map<number, number>();
    for (const [unit, weight] of asked[kind]) {
      const df = countedIn(postings[kind].lists[unit] ?? [], counted);
      weighed.set(unit, weight * inverseDocumentFrequency(df, counted));
    }
    return weighed;
  };
  return {
    weigh: (asked) => ({ stems: weighKind(asked, 'stems'), grams: weighKind(asked, 'grams') }),
    shares(weighed) {
      const shares = new Array<number>(texts.length).fill(0);
      const kinds = unitKinds.filter((kind) => weighed[kind].size > 0);
      for (const kind of kinds) addShares(shares, weighed[kind], postings[kind], kinds.length);
      return shares;
    },
  };
}

function addShares(shares: number[], weights: ReadonlyMap<number, number>, postings: Postings, kinds: number): void {
  let total = 0;
  for (const weight of weights.values()) total += weight;
  for (const [unit, weight] of weights) {
    const list = postings.lists[unit] ?? [];
    for (let at = 0; at + 1 < list.length; at += 2) {
      const text = list[at] ?? 0;
      const frequency = list[at + 1] ?? 0;
      const found = frequency / (frequency + (postings.norms[text] ?? 0));
      shares[text] = (shares[text] ?? 0) + (weight * found) / (total * kinds);
    }
  }
}

/** Counts the first `counted` texts in a list, which has texts in order, each with its frequency. */
function countedIn(list: readonly number[], counted: number): number {
  let end = list.length;
  while (end > 0 && (list[end - 2] ?? 0) >= counted) end -= 2;
  return end / 2;
}

function postingsOf(texts: readonly CollectedText[], kind: UnitKind, counted: number): Postings {
  const lists: number[][] = [];
  const lengths = texts.map(({ parts, above }, text) => {
    let length = 0;
    for (const part of parts) {
      length += part[kind].length;
      for (const unit of part[kind]) post(lists, unit, text, 1);
    }
    for (const unit of above?.[kind] ?? []) post(lists, unit, text, shareParameters.above);
    return length;
  });
  const mean = lengths.slice(0, counted).reduce((sum, length) => sum + length, 0) / Math.max(1, counted);
  const { k1, b } = shareParameters;
  return { lists, norms: lengths.map((length) => k1 * (mean > 0 ? 1 - b + (b * length) / mean : 1)) };
}

/** Adds an occurrence. Texts are added in order, so a known text is the last in the list. */
function post(lists: number[][], unit: number, text: number, times: number): void {
  const list = lists[unit];
  if (list === undefined) lists[unit] = [text, times];
  else if (list[list.length - 2] === text) list[list.length - 1] = (list[list.length - 1] ?? 0) + times;
  else list.push(text, times);
}
