/** What a language model writes into a finished comparison: the brief, advice for the page, and texts for weak passages. */
import { domainOf } from '../gather/address.ts';
import type { MarketModel } from '../market/market-model.ts';
import type { AnalyzedPage } from '../read/analyzed-page.ts';
import { passagesOf } from '../read/passages.ts';
import type { ReadSource } from '../read/read-source.ts';
import type { GapReport, MarketSerp } from '../report/report.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { advised } from './advice/apply.ts';
import type { ModelSession } from './ask.ts';
import { writtenBrief } from './brief/apply.ts';
import { modelledMarket } from './market.ts';
import { withRewrites } from './rewrites/apply.ts';

/** An audit as far as its model needs it. */
export interface AuditFacts {
  order: { keyword: string; country: string };
  snapshot: { collected_at: string };
  sources: readonly ReadSource[];
  analyzer: Analyzer;
}

type Compared = Pick<GapReport, 'page' | 'gap'>;

/** What `model` does for the market of `keyword`; nothing without one. */
export function marketModel(
  keyword: string,
  sources: readonly ReadSource[],
  model: ModelSession | undefined,
): { model?: MarketModel } {
  return model === undefined ? {} : { model: (found, renew) => modelledMarket(found, sources, keyword, model, renew) };
}

/** The market's section with the brief that `model` wrote; unchanged without one. */
export async function marketInWords(
  market: MarketSerp,
  { order, analyzer }: Pick<AuditFacts, 'order' | 'analyzer'>,
  model: ModelSession | undefined,
): Promise<MarketSerp> {
  return model === undefined ? market : await writtenBrief(market, order.keyword, analyzer, model);
}

/** The page's sections with what `model` advises and suggests; unchanged without one, and for a page not compared. */
export async function pageInWords(
  compared: Compared,
  page: AnalyzedPage,
  market: MarketSerp,
  { order, snapshot, sources, analyzer }: AuditFacts,
  model: ModelSession | undefined,
): Promise<Compared> {
  const { state } = compared.gap.verdict;
  if (model === undefined || state === 'blocked' || state === 'off_topic') return compared;
  const { keyword, country } = order;
  const own = passagesOf(page).passages;
  const audit = {
    ...compared,
    ...{ keyword, country, collectedAt: snapshot.collected_at, market, analyzer, own },
    domains: new Map(sources.map(({ id, url }) => [id, domainOf(url)])),
  };
  const { questions } = market;
  const improvable = compared.gap.passages_to_improve;
  const [result, passages_to_improve] = await Promise.all([
    advised(audit, page.document.text, model),
    withRewrites({ improvable, own, questions, keyword, analyzer }, model),
  ]);
  return { page: result.page, gap: { ...result.gap, passages_to_improve } };
}
