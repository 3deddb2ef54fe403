/** The units that questions and texts are compared by: stems and runs of characters. */
import type { Analyzer } from '../../text/analyzer.ts';
import { bigramsOf } from '../../text/bigrams.ts';
import { gramsOf } from '../../text/character-grams.ts';
import { answersRule } from './rule.ts';

export const { stopWordWeight } = answersRule.values;
const { maxQuestionWords } = answersRule.values;

/** The kinds of units. Stems match words; runs of characters match inflected, compound and misspelt ones. */
export const unitKinds = ['stems', 'grams'] as const;
export type UnitKind = (typeof unitKinds)[number];

/** The units of a text with repeats, by kind, as numbers that the cutter assigned, from 0 for each kind. */
export type TextUnits = Readonly<Record<UnitKind, readonly number[]>>;

/** Weights of a question's units, by kind. */
export type UnitWeights = Readonly<Record<UnitKind, ReadonlyMap<number, number>>>;

export interface UnitCutter {
  unitsOf(text: string): TextUnits;
  /** The units of a question with their weights, 0..1; null if it has only stop words. */
  askedBy(question: string): UnitWeights | null;
  /** The number of a stem. */
  numberOf(stem: string): number;
  /** Whether a stem, by its number, came from a stop word. */
  isStop(stem: number): boolean;
}

/** Cuts texts of the analyser's language into units. It keeps every word seen, so create one per index. */
export function unitCutter(analyzer: Analyzer): UnitCutter {
  const stemNumber = numbering();
  const gramNumber = numbering();
  const stopStems = new Set<number>();
  const gramsOfWords = new Map<string, readonly number[]>();
  const gramsOfWord = (word: string): readonly number[] => {
    let known = gramsOfWords.get(word);
    if (known === undefined) {
      known = gramsOf(word).map(gramNumber);
      gramsOfWords.set(word, known);
    }
    return known;
  };
  return {
    unitsOf(text) {
      const stems: number[] = [];
      const grams: number[] = [];
      for (const word of analyzer.analyze(text)) {
        const stem = stemNumber(word.stem);
        stems.push(stem);
        if (word.stop) stopStems.add(stem);
        for (const gram of gramsOfWord(word.text)) grams.push(gram);
      }
      for (const pair of bigramsOf(text)) grams.push(gramNumber(pair));
      return { stems, grams };
    },
    askedBy(question) {
      const words = analyzer.analyze(question).slice(0, maxQuestionWords);
      if (words.every(({ stop }) => stop)) return null;
      const stems = new Map<number, number>();
      const grams = new Map<number, number>();
      for (const { text, stem, stop } of words) {
        const weight = stop ? stopWordWeight : 1;
        raise(stems, stemNumber(stem), weight);
        for (const gram of gramsOfWord(text)) raise(grams, gram, weight);
      }
      for (const pair of bigramsOf(question.slice(0, words.at(-1)?.end))) raise(grams, gramNumber(pair), 1);
      return { stems, grams };
    },
    numberOf: stemNumber,
    isStop: (stem) => stopStems.has(stem),
  };
}

/** Numbers distinct strings from 0. */
function numbering(): (unit: string) => number {
  const numbers = new Map<string, number>();
  return (unit) => {
    const known = numbers.get(unit);
    if (known !== undefined) return known;
    numbers.set(unit, numbers.size);
    return numbers.size - 1;
  };
}

function raise(weights: Map<number, number>, unit: number, weight: number): void {
  weights.set(unit, Math.max(weights.get(unit) ?? 0, weight));
}
