/** Finds the passages of a page that answer the market's questions, and what keeps each from standing alone. */

import { type AnswerSection, answerSearch } from '../../market/answers/answer-search.ts';
import { type AnswerStatus, answerStatus } from '../../market/answers/answer-status.ts';
import { substanceOf } from '../../market/answers/answer-substance.ts';
import { answeringTypes } from '../../market/answers/recommending.ts';
import type { MarketQuestion } from '../../market/questions/market-question.ts';
import { sectionsOn, stemWeights } from '../../market/questions/read-ask.ts';
import type { Passage } from '../../read/passages.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { AnswerIssue } from '../../report/gap/coverage.ts';
import type { ContentType } from '../../report/vocabulary.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { issuesOf } from './answer-issues.ts';
import { headedQuestions } from './headed-questions.ts';
import { answerabilityRule } from './rule.ts';
import { strayJudge } from './stray-answers.ts';

const { minEcho, minSureScore, maxGoingOn } = answerabilityRule.values;

/** A question with the typical words and length of the market's answers. */
export interface AskedQuestion {
  question: Pick<MarketQuestion, 'text' | 'scores' | 'told'>;
  /** Stems that answers to it consist of, from the market's answers and terms. */
  vocabulary: ReadonlySet<string>;
  /** Words of the market's answers, 75th percentile; null if unknown. */
  usualWords: number | null;
}

export interface Answerability {
  status: AnswerStatus;
  /** The same as the market's pages are judged, by the score alone: what scores compare. */
  compared: AnswerStatus;
  passage: Passage | null;
  score: number | null;
  /** Whether the page has something close to an answer, so that its absence is not certain. */
  isEchoed: boolean;
  /** Whether a heading of the page may be on it. */
  isHeaded: boolean;
  /** The best score among the market's pages; null if none has a passage for the question. */
  marketBest: number | null;
  /** What makes the passage a weaker answer when it is read alone. */
  issues: AnswerIssue[];
  /** `compared` for each market page with a passage for the question, by source. */
  statuses: ReadonlyMap<string, AnswerStatus>;
}

/**
 * Judges how the user's page `own` answers each question. It is searched like the market's pages, and word rarity is
 * measured on the market alone, so the same text has the same score on either side. A passage that only repeats words of
 * the question and the keyword is not an answer.
 * @param keyword stems of the keyword
 */
export function answerQuestions(
  questions: readonly AskedQuestion[],
  own: CutPage & { type?: ContentType | null; isOnSubject?: boolean },
  market: readonly CutPage[],
  keyword: readonly string[],
  analyzer: Analyzer,
): Answerability[] {
  const search = answerSearch([own], { keyword, analyzer, measured: market });
  const weightOf = stemWeights(market.flatMap(({ cut }) => cut.passages));
  const texts = questions.map(({ question }) => question.text);
  const isHeaded = headedQuestions(own, keyword, analyzer);
  const sections = sectionsOn(own, texts, { keyword: new Set(keyword), weightOf }, analyzer);
  const judgeStray = strayJudge({ keyword, isOnSubject: own.isOnSubject ?? true }, analyzer);
  return questions.map(({ question: { text, scores, told }, vocabulary, usualWords }, index) => {
    const section = sections[index] ?? toldOn(own, told);
    const { source_id } = own.page;
    const found =
      section?.isPair === true ||
      (answeringTypes(text, analyzer.language)(own.type) && told?.isShownOn?.(own) !== false)
        ? search.bestOf(text, section === undefined ? new Map() : new Map([[source_id, section]])).get(source_id)
        : undefined;
    const market = {
      marketBest: scores.size === 0 ? null : Math.max(...scores.values()),
      statuses: new Map([...scores].map(([id, score]): [string, AnswerStatus] => [id, answerStatus(score)])),
    };
    const sought = analyzer.analyze(text).flatMap(({ stop, stem }) => (stop ? [] : [stem]));
    const compared = found === undefined ? 'missing' : answerStatus(found.score);
    const status = found === undefined || section !== undefined ? compared : judgeStray(found, text);
    const says =
      found === undefined ? null : substanceOf(below(found.passage, section), text, { keyword, vocabulary }, analyzer);
    // Below a heading that asks, any words may stand, and so in a passage of doubt: they must be on the subject.
    const isDoubtful = section?.isPair === true || (found?.score ?? 0) < minSureScore;
    const isAnswer = isDoubtful ? says?.onTheSubject : says?.ofItsOwn;
    const common = {
      compared: isAnswer === true ? compared : ('missing' as const),
      isHeaded: isHeaded(text),
      ...market,
    };
    if (found === undefined || status === 'missing' || isAnswer !== true)
      return {
        status: 'missing',
        passage: null,
        score: null,
        isEchoed: (found?.score ?? 0) >= minEcho,
        issues: [],
        ...common,
      };
    const { passage, score } = found;
    return {
      status,
      passage,
      score,
      isEchoed: true,
      issues: issuesOf({ passage, question: text, sought, usualWords }, analyzer),
      ...common,
    };
  });
}

/** What a page tells of a question that no heading of it asks; undefined if nothing. */
function toldOn(own: CutPage, told: MarketQuestion['told']): AnswerSection | undefined {
  const passages = told?.sectionOn(own) ?? [];
  return passages.length === 0 ? undefined : { passages, isPair: false };
}

/** A passage with what goes on from it below a heading that asks: "It isn't dead." / "The rise of …". */
function below(passage: Passage, section: AnswerSection | undefined): Pick<Passage, 'text'> {
  const at = section?.isPair === true ? section.passages.indexOf(passage) : -1;
  if (section === undefined || at < 0) return passage;
  return {
    text: section.passages
      .slice(at, at + maxGoingOn)
      .map(({ text }) => text)
      .join('\n'),
  };
}

/** What the page has near an answer, by question id. */
export interface QuestionSigns {
  /** Questions with something close to an answer, so that a missing one is not certain. */
  question_echoes: ReadonlySet<string>;
  /** Questions that a heading of the page may be on. */
  questions_headed: ReadonlySet<string>;
}

/** The signs of `answers`, in the order of `rows`. */
export function questionSigns(
  answers: readonly Answerability[],
  rows: readonly { question_id: string }[],
): QuestionSigns {
  const idsWhere = (holds: (answer: Answerability) => boolean): ReadonlySet<string> =>
    new Set(answers.flatMap((answer, at) => (holds(answer) ? (rows[at]?.question_id ?? []) : [])));
  return {
    question_echoes: idsWhere(({ isEchoed }) => isEchoed),
    questions_headed: idsWhere(({ isHeaded }) => isHeaded),
  };
}
