/** Quotes the answers to the market's questions from the sentence that answers. */
import type { FoundAnswer } from '../../market/answers/answer-search.ts';
import { answerSentence } from '../../market/answers/answer-sentence.ts';
import type { MarketQuestion } from '../../market/questions/market-question.ts';
import type { Passage } from '../../read/passages.ts';
import type { MarketSerp } from '../../report/report.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import type { Answerability } from '../answers/question-answerability.ts';
import { topicCoverageRule } from './rule.ts';

const { maxLeadChars, minShareOnQuestion } = topicCoverageRule.values;

/** Texts of passages from the sentence that answers a question; null without a passage. */
export interface AnswerExample {
  own: string | null;
  market: string | null;
  /** Whether the page's passage has every word that the question asks about, in itself or in the heading above it. */
  isOnQuestion: boolean;
  /** Whether the market's answer, if there is one, has some of them, words of the keyword aside. */
  isMarketOnQuestion: boolean;
}

/**
 * By question id: the market's best answer and the page's closest passage. A passage starts at its sentence that
 * answers if a quotation from the passage's beginning would end before that sentence. `query` has the keyword's stems.
 */
export function composeAnswerExamples(
  { questions }: Pick<MarketSerp, 'questions'>,
  found: readonly Pick<MarketQuestion, 'text' | 'answers'>[],
  answers: readonly Pick<Answerability, 'passage'>[],
  query: readonly string[],
  analyzer: Analyzer,
): ReadonlyMap<string, AnswerExample> {
  const fromAnswer = (question: string, passage: Passage | null | undefined): string | null => {
    if (passage === null || passage === undefined) return null;
    const at = (answerSentence(question, passage, analyzer)?.start ?? passage.start) - passage.start;
    return at < maxLeadChars ? passage.text : passage.text.slice(at);
  };
  const marketAnswer = (answer: FoundAnswer | undefined): string | null =>
    answer === undefined ? null : answer.at < maxLeadChars ? answer.passage.text : answer.passage.text.slice(answer.at);
  const isWhole = ({ asked, held }: ReturnType<typeof wordsOn>): boolean => asked > 0 && held === asked;
  // A single word is often said in another one: "Can I do it myself?", "No, that takes a technician".
  const isMostly = ({ asked, held }: ReturnType<typeof wordsOn>): boolean =>
    asked <= 1 || held >= minShareOnQuestion * asked;
  return new Map(
    questions.map(({ id, text }, index): [string, AnswerExample] => [
      id,
      {
        own: fromAnswer(text, answers[index]?.passage),
        market: marketAnswer(found[index]?.answers[0]),
        isOnQuestion: isWhole(wordsOn(text, answers[index]?.passage ?? null, [], analyzer)),
        isMarketOnQuestion: (found[index]?.answers ?? [])
          .slice(0, 1)
          .every(({ passage }) => isMostly(wordsOn(text, passage, query, analyzer))),
      },
    ]),
  );
}

/** The content words of a question, without those of the keyword, and how many a passage and its heading have. */
function wordsOn(
  question: string,
  passage: Passage | null,
  query: readonly string[],
  analyzer: Analyzer,
): { asked: number; held: number } {
  const heading = analyzer.analyze(passage?.heading_path.at(-1) ?? '').map(({ stem }) => stem);
  const asked = analyzer
    .analyze(question)
    .filter(({ stem, stop, everyday }) => !stop && !everyday && !query.includes(stem));
  const held = asked.filter(({ stem }) => passage?.stems.has(stem) === true || heading.includes(stem));
  return { asked: asked.length, held: held.length };
}
