/** Which questions the report keeps, and in which order. */
import { questionOrigins } from '../../report/vocabulary.ts';

import type { MarketQuestion } from './market-question.ts';
import { questionsRule } from './rule.ts';

export const { maxQuestions, maxOwnOfPage } = questionsRule.values;

/**
 * The questions in order: those of the results page by their origin; then those of pages by how many ask, by how much
 * of the keyword they name, and by how many answer. At most 40, and of those that one page alone asks at most twelve.
 */
export function chooseQuestions(questions: readonly MarketQuestion[], keyword: readonly string[]): MarketQuestion[] {
  const own = new Map<string, number>();
  return [...questions]
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) || weightOf(b) - weightOf(a) || named(b) - named(a) || answering(b) - answering(a),
    )
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

/** Whether people or engines ask it: the results page shows it. */
export function isSearched(origin: MarketQuestion['origin']): boolean {
  return origin === 'paa' || origin === 'related' || origin === 'aio_fanout';
}

/** Questions of pages compare by what follows, whether a heading or a title asks. */
function rankOf({ origin }: MarketQuestion): number {
  return isSearched(origin) ? questionOrigins.indexOf(origin) : questionOrigins.length;
}

/** A page that asks counts twice as much as one whose heading only names the matter. */
function weightOf({ askedBy, namedBy }: MarketQuestion): number {
  return askedBy.length + namedBy.length;
}

function answering({ answeredBy }: MarketQuestion): number {
  return answeredBy.length;
}
