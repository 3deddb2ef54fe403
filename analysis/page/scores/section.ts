/** Scores the user's page against the pages of its market. */
import type { Market } from '../../market/market.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { GapReport, MarketSerp } from '../../report/report.ts';
import type { UserPage } from '../identity/user-page.ts';
import { unknownValues } from './component-values.ts';
import { priceFinder } from './gives-price.ts';
import { keywordPresenceAmong } from './keyword-presence.ts';
import { figuresOf, type MarketStatuses, marketValues, usableResults } from './market-figures.ts';
import { ownFigures, ownValues } from './own-figures.ts';
import type { PageFigures } from './page-figures.ts';
import { scorePage, scoreRivals } from './scores.ts';

export interface ComparedScores extends ReturnType<typeof scorePage> {
  rivals: ReturnType<typeof scoreRivals>;
  figures: { own: PageFigures; market: readonly PageFigures[] };
  /** Keyword presence of the user's page; null if it is not compared. */
  ownPresence: number | null;
  /** Keyword presence of the market's pages. */
  presence: readonly { source_id: string; score: number }[];
}

/** Results for topics and questions from the steps before scoring. */
export interface Reached extends Pick<GapReport['gap'], 'topic_coverage' | 'question_answerability'> {
  isCompared: boolean;
  statuses: MarketStatuses;
}

/** Scores the page `cut` in percentiles of its market, with the figures behind the components. */
export function scoreBeside(
  user: UserPage,
  cut: CutPage,
  market: Market,
  report: MarketSerp,
  { isCompared, statuses, ...reached }: Reached,
): ComparedScores {
  const { source, snapshot, query, analyzer } = user;
  const usable = usableResults(report);
  const presence = keywordPresenceAmong(
    market.cuts.flatMap((each) => each.cut.passages),
    query,
    analyzer,
  );
  const bySource = new Map([...market.pages, cut.page].map((each) => [each.source_id, presence(each)]));
  const presenceOf = (id: string) => bySource.get(id) ?? null;
  const givesPrice = priceFinder(analyzer.language, snapshot.request.country, user.keyword.normalized);
  const figures = {
    own: ownFigures(user, cut, market.terms, givesPrice),
    market: usable.map((result) => figuresOf(result, market, givesPrice, snapshot.collected_at)),
  };
  const rivals = figures.market.map((each) => ({
    source_id: each.source_id,
    values: marketValues(each, report, statuses, presenceOf(each.source_id)),
  }));
  const own = isCompared
    ? ownValues({ figures, topics: report.topics, questions: report.questions, ...reached }, presenceOf(source.id))
    : unknownValues;
  return {
    ...scorePage(
      own,
      rivals.map(({ values }) => values),
    ),
    rivals: scoreRivals(own, rivals),
    figures,
    ownPresence: isCompared ? presenceOf(source.id) : null,
    presence: usable.map(({ source_id }) => ({ source_id, score: presenceOf(source_id) ?? 0 })),
  };
}
