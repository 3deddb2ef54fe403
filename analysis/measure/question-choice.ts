/** Which questions the report keeps, and in which order. */

import type { MarketQuestion } from './market-question.ts';
import { questionOrigins } from './question-asks.ts';

/** More questions than this nobody answers in one page. */
export const mostQuestions = 40;

/** Questions kept that one page alone asks: a page of a hundred would else fill the list with its own. */
export const mostOwnOfPage = 12;

/**
 * The questions in order: those of the results page by their origin; then those of pages by how many ask, by how much
 * of the keyword they name, and by how many answer. At most 40, and of those that one page alone asks at most twelve.
 */
export function chooseQuestions(questions: readonly MarketQuestion[], keyword: readonly string[]): MarketQuestion[] {
  const own = new Map<string, number>();
  return [...questions]
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        b.askedBy.length - a.askedBy.length ||
        named(b) - named(a) ||
        answering(b) - answering(a),
    )
    .filter(({ origin, askedBy: [page, another] }) => {
      if (page === undefined || another !== undefined || isOfSerp(origin)) return true;
      const used = own.get(page) ?? 0;
      own.set(page, used + 1);
      return used < mostOwnOfPage;
    })
    .slice(0, mostQuestions);

  function named({ stems }: MarketQuestion): number {
    return keyword.filter((stem) => stems.includes(stem)).length;
  }
}

function isOfSerp(origin: MarketQuestion['origin']): boolean {
  return origin === 'paa' || origin === 'related' || origin === 'aio_fanout';
}

/** Questions of pages compare by what follows, whether a heading or a title asks. */
function rankOf({ origin }: MarketQuestion): number {
  return isOfSerp(origin) ? questionOrigins.indexOf(origin) : questionOrigins.length;
}

function answering({ answeredBy }: MarketQuestion): number {
  return answeredBy.length;
}
