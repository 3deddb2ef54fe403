/** Quotes the answers to the market's questions from the sentence that answers. */
import { answerSentence } from '../../market/answers/answer-sentence.ts';
import type { MarketQuestion } from '../../market/questions/market-question.ts';
import type { Passage } from '../../read/passages.ts';
import type { MarketSerp } from '../../report/report.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import type { Answerability } from '../answers/question-answerability.ts';
import { topicCoverageRule } from './rule.ts';

const { maxLeadChars } = topicCoverageRule.values;

/** Texts of passages from the sentence that answers a question; null without a passage. */
export interface AnswerExample {
  own: string | null;
  market: string | null;
}

/**
 * By question id: the market's best answer and the page's closest passage. A passage starts at its sentence that
 * answers if a quotation from the passage's beginning would end before that sentence.
 */
export function composeAnswerExamples(
  { questions }: Pick<MarketSerp, 'questions'>,
  found: readonly Pick<MarketQuestion, 'text' | 'answers'>[],
  answers: readonly Pick<Answerability, 'passage'>[],
  analyzer: Analyzer,
): ReadonlyMap<string, AnswerExample> {
  const fromAnswer = (question: string, passage: Passage | null | undefined): string | null => {
    if (passage === null || passage === undefined) return null;
    const at = (answerSentence(question, passage, analyzer)?.start ?? passage.start) - passage.start;
    return at < maxLeadChars ? passage.text : passage.text.slice(at);
  };
  return new Map(
    questions.map(({ id, text }, index): [string, AnswerExample] => [
      id,
      {
        own: fromAnswer(text, answers[index]?.passage),
        market: fromAnswer(text, found[index]?.answers[0]?.passage),
      },
    ]),
  );
}
