/** Finds the sentence of a passage that answers a question. */

import type { Passage } from '../../read/passages.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { figuresOf } from '../../text/figure-questions.ts';
import type { Span } from '../../text/sentences.ts';
import { type CutSentence, formAskedFor, hasForm } from './answer-form.ts';
import { answersRule } from './rule.ts';
import { collectionOf } from './text-collection.ts';
import { type UnitCutter, unitCutter } from './text-units.ts';

export const { sentenceParameters } = answersRule.values;

/** Matches questions. These answer nothing, but their words count fully for the next sentence. */
const asking = /[?？؟՞፧]["'»”’)\]]*$/u;

/** Splits a text into sentences with offsets. */
export function cutSentences(text: string, analyzer: Analyzer, cutter: UnitCutter): (CutSentence & Span)[] {
  return analyzer.sentences(text).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    return { start, end, units: cutter.unitsOf(sentence), figures: figuresOf(sentence) };
  });
}

/**
 * Returns the sentence of `passage` that shares most with `question`, in words that are rare in the passage's other
 * sentences; the first of equals.
 * @returns offsets into the document's text; null for a question of stop words only or a passage without text
 */
export function answerSentence(
  question: string,
  passage: Pick<Passage, 'text' | 'start'>,
  analyzer: Analyzer,
): Span | null {
  const cutter = unitCutter(analyzer);
  const asked = cutter.askedBy(question);
  if (asked === null) return null;
  const form = formAskedFor(question, analyzer, cutter);
  const sentences = cutSentences(passage.text, analyzer, cutter);
  const collection = collectionOf(sentences.map(({ units }) => ({ parts: [units] })));
  const shares = collection.shares(collection.weigh(asked));
  const asks = sentences.map(({ start, end }) => asking.test(passage.text.slice(start, end)));
  let best: { sentence: Span; score: number } | undefined;
  sentences.forEach((sentence, index) => {
    const context = (asks[index - 1] === true ? 1 : sentenceParameters.before) * (shares[index - 1] ?? 0);
    const formed = form !== null && hasForm(form, sentence, cutter) ? sentenceParameters.form : 0;
    const score = asks[index] === true ? 0 : round((shares[index] ?? 0) + context + formed);
    if (best === undefined || score > best.score) best = { sentence, score };
  });
  return best === undefined
    ? null
    : { start: passage.start + best.sentence.start, end: passage.start + best.sentence.end };
}
