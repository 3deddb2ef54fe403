/** Selects the questions that a page of its type, on its keyword, should answer. */
import { recommendingTypes } from '../../market/answers/recommending.ts';
import { answeringWell, surelyAnswering } from '../../market/answers/sure-answers.ts';
import { askedWidely } from '../../page/answers/asked-widely.ts';
import { askedBy, questionWordOf } from '../../text/question-words.ts';
import { groupOf } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { questionFindingsRule } from './rule.ts';

const {
  minCounted,
  minSureShare,
  minOwnGroup,
  minShareOfOthers,
  minShareOffKeyword,
  minAnswering,
  minAnsweringUnpriced,
  maxGoingOnWords,
} = questionFindingsRule.values;

type Asked = ReturnType<typeof askedWidely>;

/** A heading that names a thing and what it may be: "Sweetness – dry, medium or sweet?" */
const label = /\s[–—-]\s/u;

/**
 * Returns the market's questions that suit the page, with their reach, widest first. A guide answers "How do I get rid
 * of slugs?" where pest control companies do not: some page of the same group must answer. Where hardly any page is of
 * the group, and for a question with no word of the keyword, many pages must. Not among them: questions made of
 * headings that leave out the keyword ("Reduce anxiety") or name a thing and its kinds, those that the page's title
 * asks, those that one page alone answers well, what a thing is and which is the best, on a page that offers one, and
 * what it costs, on a page that shows prices of its offers.
 */
export function suitedQuestions({
  questions,
  page_type,
  market_types,
  questions_on_keyword,
  questions_settled,
  price_matters,
  signs,
  language,
}: Pick<
  Artifacts,
  | 'questions'
  | 'page_type'
  | 'market_types'
  | 'questions_on_keyword'
  | 'questions_settled'
  | 'price_matters'
  | 'signs'
  | 'language'
>): Asked {
  const group = groupOf(page_type);
  // What its offers cost, a page says beside each of them, in cards that are no text.
  const showsPrice = group === 'offer' && signs.own.isPriced;
  const alike = new Set([...market_types].flatMap(([id, type]) => (groupOf(type) === group ? [id] : [])));
  return askedWidely(questions).filter(({ question }) => {
    if (!recommendingTypes(question.text, language.wanted)(page_type)) return false;
    if (question.origin === 'paa' || question.origin === 'aio_fanout') return true;
    if (label.test(question.text) && questionWordOf(question.text, language.wanted) === null) return false;
    // Whoever sells a thing need not explain what it is.
    if (group === 'offer' && askedBy(question.text, language.wanted)?.facet === 'what') return false;
    const { rate = 0, k = 0 } = question.coverage ?? {};
    if (k < minAnsweringUnpriced && !price_matters.has(question.id)) return false;
    if (questions_settled.has(question.id) || answeringWell(question) < minAnswering) return false;
    if (showsPrice && price_matters.has(question.id)) return false;
    // "How much you are due": a heading of few words without a mark goes on from what is above it.
    const words = question.text.split(' ').length;
    const goesOn = !/[?？؟]/u.test(question.text) && words > 1 && words <= maxGoingOnWords;
    const isLoose = question.origin === 'derived' || rate < minShareOffKeyword || goesOn;
    if (isLoose && !questions_on_keyword.has(question.id)) return false;
    if (group === null || alike.size < minOwnGroup) return rate >= minShareOfOthers;
    return question.answered_by.some(({ source_id }) => alike.has(source_id));
  });
}

/** Whether enough pages surely answer it: what one alone does is that page's own matter. */
export function isAnswered(question: Artifacts['questions'][number]): boolean {
  return surelyAnswering(question) >= minAnswering;
}

/** Whether so many pages surely answer it that a page without an answer leaves something out. */
export function isWidelyAnswered(question: Artifacts['questions'][number]): boolean {
  return surelyAnswering(question) >= Math.max(minCounted, (question.coverage?.n ?? 0) * minSureShare);
}

/** Whether half of the pages answer it well, and one surely: of what a thing costs, that is enough to miss it. */
export function isMostlyAnswered(question: Artifacts['questions'][number]): boolean {
  const least = Math.max(minCounted, (question.coverage?.n ?? 0) * minSureShare);
  return surelyAnswering(question) > 0 && answeringWell(question) >= least;
}

/** Number of pages that a finding may name as answering: of two that surely do, one sometimes answers half of it. */
export function countedAnswering(question: Artifacts['questions'][number]): number {
  const sure = surelyAnswering(question);
  return sure < minCounted ? Math.min(1, sure) : sure;
}

/** Whether an open question may be named to a writer: on the keyword, answered by several pages, and not the page's own. */
export function isNameable(
  { id, coverage, answered_by }: Artifacts['questions'][number],
  { questions_on_keyword, questions_settled }: Pick<Artifacts, 'questions_on_keyword' | 'questions_settled'>,
): boolean {
  const answering = coverage?.k ?? answered_by.length;
  return questions_on_keyword.has(id) && !questions_settled.has(id) && answering >= minAnswering;
}
