/** Selects and orders the questions of the report. */
import type { CutPage } from '../../read/read-market.ts';
import { questionOrigins } from '../../report/vocabulary.ts';

import type { MarketQuestion } from './market-question.ts';
import { questionsRule } from './rule.ts';
import { mergedByAnswers } from './same-answers.ts';

export const { maxQuestions, maxOwnOfPage } = questionsRule.values;

/**
 * Returns at most 40 questions in order: first those of the results page, by origin; then those of pages, by how many
 * ask, how much of the keyword they contain, and how many answer. Merges those with the same answers. Keeps at most
 * twelve questions asked by one page only.
 */
export function chooseQuestions(
  questions: readonly MarketQuestion[],
  keyword: readonly string[],
  pages: readonly CutPage[],
): MarketQuestion[] {
  const own = new Map<string, number>();
  const ordered = [...questions].sort(
    (a, b) => rankOf(a) - rankOf(b) || weightOf(b) - weightOf(a) || named(b) - named(a) || answering(b) - answering(a),
  );
  return mergedByAnswers(ordered, pages)
    .filter(({ origin, askedBy: [page, another] }) => {
      if (page === undefined || another !== undefined || isSearched(origin)) return true;
      const used = own.get(page) ?? 0;
      own.set(page, used + 1);
      return used < maxOwnOfPage;
    })
    .slice(0, maxQuestions);

  function named({ stems }: MarketQuestion): number {
    return keyword.filter((stem) => stems.includes(stem)).length;
  }
}

/** Whether people or engines ask it, so that it is on the results page. */
export function isSearched(origin: MarketQuestion['origin']): boolean {
  return origin === 'paa' || origin === 'related' || origin === 'aio_fanout';
}

/** Headings and titles have equal rank. */
function rankOf({ origin }: MarketQuestion): number {
  return isSearched(origin) ? questionOrigins.indexOf(origin) : questionOrigins.length;
}

/** A page that asks counts twice as much as one whose heading only names the subject. */
function weightOf({ askedBy, namedBy }: MarketQuestion): number {
  return askedBy.length + namedBy.length;
}

function answering({ answeredBy }: MarketQuestion): number {
  return answeredBy.length;
}
