/** Chooses the question that the first paragraph should answer: what the keyword itself asks. */
import type { QuestionIntent } from '../../languages/questions.ts';
import { isAskedBySearch, type ReadPassage, type ReadQuestion } from '../../report/market/written-sections.ts';
import type { MarketSerp } from '../../report/report.ts';
import { ascending, minSample, quantile } from '../../statistics/quantiles.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { askedFor } from '../../text/question-cues.ts';
import { intentOf } from '../../text/question-intents.ts';
import { inStandingForm } from '../../text/question-rewordings.ts';
import { askedBy, questionWordOf } from '../../text/question-words.ts';
import { briefRule } from './rule.ts';

const { maxOtherWords, lengthRange } = briefRule.values;

/** What is asked about one of many things of the keyword, or of the best of it. */
const ownIntents: ReadonlySet<QuestionIntent> = new Set([
  'superlative',
  'kinds',
  'worth',
  'suited',
  'duration',
  'length',
  'frequency',
  'amount',
]);

const isOpenIntent = (intent: QuestionIntent | undefined): boolean => intent === undefined || !ownIntents.has(intent);

type Brief = NonNullable<MarketSerp['brief']>;

/** The questions, and the keyword with the stems to look for in them. */
export interface AskedBrief {
  questions: readonly ReadQuestion[];
  keyword: { normalized: string };
  query: readonly string[];
  analyzer: Analyzer;
}

/**
 * The question that contains the whole keyword and little else, and is not answered by yes or no, unless people ask
 * it of the search. "How long does X take?" asks for one of many things about the keyword, and so does "What is
 * included in X?": neither is what the keyword asks. Preferred, in this order: questions of the same form as the keyword,
 * from the results page, without another word if of the same form, on more pages, with fewer other words.
 */
export function answerFirst(
  { questions, keyword, query, analyzer }: AskedBrief,
  passages: ReadonlyMap<string, ReadPassage>,
): Brief['answer_first'] {
  const asked = questionWordOf(keyword.normalized, analyzer.language);
  const meant = intentOf(keyword.normalized, analyzer.language);
  // "How often should I do it?" begins like "how to do it".
  const asksAlike = (text: string, intent: QuestionIntent | undefined) =>
    asked !== null && questionWordOf(text, analyzer.language) === asked && (isOpenIntent(intent) || intent === meant);
  const [first] = questions
    .map((question) => {
      const stems = new Set(analyzer.analyze(question.text).flatMap(({ stem, stop }) => (stop ? [] : [stem])));
      const held = query.filter((stem) => stems.has(stem)).length;
      const isWhole = query.length > 0 && held === query.length;
      const facet = askedBy(question.text, analyzer.language)?.facet;
      const isOpen = isAskedBySearch(question) || facet !== undefined;
      const more = stems.size - held;
      const intent = intentOf(inStandingForm(question.text, analyzer.language), analyzer.language);
      const isPrice = askedFor(question.text, analyzer.language)?.kind === 'price';
      const isAside = isOpenIntent(intent) ? facet === 'what' && more > 0 : intent !== 'superlative' && !isPrice;
      return { question, isWhole, isOpen, isAside, isAlike: asksAlike(question.text, intent), more };
    })
    .filter(({ isAside, isAlike, question }) => !isAside || isAlike || isAskedBySearch(question))
    .filter(({ isWhole, isOpen, isAlike, more }) => isWhole && (isOpen || isAlike) && more <= maxOtherWords)
    .sort(
      (a, b) =>
        Number(b.isAlike) - Number(a.isAlike) ||
        Number(isAskedBySearch(b.question)) - Number(isAskedBySearch(a.question)) ||
        Number(b.isAlike && b.more === 0) - Number(a.isAlike && a.more === 0) ||
        b.question.frequency - a.question.frequency ||
        a.more - b.more,
    );
  if (first === undefined) return null;
  const { id, typical_words: typical, answered_by } = first.question;
  if (typical !== null && typical !== undefined) return { question_id: id, words_range: [typical.p25, typical.p75] };
  const words = ascending(answered_by.flatMap(({ passage_id }) => passages.get(passage_id)?.words ?? []));
  if (words.length < minSample) return { question_id: id, words_range: null };
  return {
    question_id: id,
    words_range: [round(quantile(words, lengthRange.low)), round(quantile(words, lengthRange.high))],
  };
}
