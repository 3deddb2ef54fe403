/** Selects and orders the questions of the report. */
import type { CutPage } from '../../read/read-market.ts';
import { questionOrigins } from '../../report/vocabulary.ts';

import type { MarketQuestion } from './market-question.ts';
import { questionsRule } from './rule.ts';
import { mergedByAnswers } from './same-answers.ts';

const { maxQuestions, maxOwnOfPage, maxDerivedOfPage, enoughQuestions, minSubjectSites, minKeywordShare } =
  questionsRule.values;

/**
 * Returns the questions in order: first those of the results page, by origin; then those of pages, by how many ask, name
 * and answer them and by how much of the keyword they contain; later if one page alone implies them and they name little
 * of the keyword. Merges those with the same answers. Questions that one page alone asks or implies are limited for each
 * page, and what nobody asks and one page alone answers only fills up a short list.
 */
export function chooseQuestions(
  questions: readonly MarketQuestion[],
  keyword: readonly string[],
  pages: readonly CutPage[],
): MarketQuestion[] {
  const own = new Map<string, number>();
  const ordered = [...questions].sort((a, b) => rankOf(a) - rankOf(b) || weightOf(b) - weightOf(a));
  return mergedByAnswers(ordered, pages)
    .filter(({ origin, namedBy: [page, another] }) => {
      if (page === undefined || another !== undefined || isSearched(origin)) return true;
      const key = `${page} ${origin === 'derived' ? 'implies' : 'asks'}`;
      const used = own.get(key) ?? 0;
      own.set(key, used + 1);
      return used < (origin === 'derived' ? maxDerivedOfPage : maxOwnOfPage);
    })
    .filter(({ origin, answeredBy }, at) => at < enoughQuestions || origin !== 'derived' || answeredBy.length > 1)
    .slice(0, maxQuestions);

  /** Pages that ask, that name its subject and that answer, and how much of the keyword it contains. */
  function weightOf({ askedBy, namedBy, answeredBy, stems, origin }: MarketQuestion): number {
    const share = keyword.filter((stem) => stems.includes(stem)).length / keyword.length;
    const isAside = origin === 'derived' && namedBy.length < minSubjectSites && share < minKeywordShare;
    return askedBy.length + namedBy.length + answeredBy.length + 2 * share - (isAside ? 1 : 0);
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
