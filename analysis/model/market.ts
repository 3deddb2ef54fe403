/** What a language model makes of a market: its questions, topics, facts and the support of cited sentences. */
import type { MarketModel, RuledMarket } from '../market/market-model.ts';
import type { ReadSource } from '../read/read-source.ts';
import { answeredQuestions } from './answers/apply.ts';
import type { ModelSession } from './ask.ts';
import { qualifiedFacts } from './facts/apply.ts';
import { mergedQuestions } from './questions/apply.ts';
import { checkedSupport } from './support/apply.ts';
import { namedTopics } from './topics/apply.ts';

/**
 * Gives `model` the tasks of a market; those that do not need each other's answers at the same time.
 * @param sources all pages of the audit
 * @param keyword as ordered
 * @param renew renews the lease
 */
export async function modelledMarket(
  { market, asking, questions, topics, claims, support: judged, stated, context }: RuledMarket,
  sources: readonly ReadSource[],
  keyword: string,
  model: ModelSession,
  renew: () => Promise<void>,
): ReturnType<MarketModel> {
  const { analyzer } = asking;
  const [merged, named, facts, support] = await Promise.all([
    mergedQuestions(asking, questions, keyword, model),
    namedTopics(market, topics, keyword, model),
    qualifiedFacts({ pages: asking.pages, claims, stated, context, analyzer }, keyword, model),
    checkedSupport({ judged, sources }, keyword, analyzer, model),
  ]);
  await renew();
  return {
    questions: await answeredQuestions(asking, merged, keyword, model),
    topics: named,
    claims: facts,
    support,
  };
}
