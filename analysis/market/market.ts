/** Measures the market: what its usable pages have in common. */
import type { SerpSnapshot } from '../gather/ports.ts';
import type { AnalyzedPage } from '../read/analyzed-page.ts';
import { naturalCaseOf } from '../read/natural-case.ts';
import type { Passage } from '../read/passages.ts';
import type { ContentType } from '../report/vocabulary.ts';
import type { AnalyzedWord, Analyzer } from '../text/analyzer.ts';
import { answerPassages } from './answers/answer-texts.ts';
import { type AskedKeyword, directAnswerOf } from './answers/direct-answer.ts';
import type { KeyedClaim } from './claims/keyed-claim.ts';
import {
  type CutPage,
  claimsOf,
  keyedClaims,
  type MarketClaim,
  type StatedClaims,
  toolsFor,
} from './claims/measure.ts';
import { entitiesOf, type MarketEntity } from './entities/measure.ts';
import type { MarketModel } from './market-model.ts';
import { listedKinds } from './names/listed-kinds.ts';
import { listedNames } from './names/listed-names.ts';
import { isListPage, type MarketOption, onListPages, optionsOf } from './options/measure.ts';
import { statedPrices } from './options/stated-prices.ts';
import { type KeptPassages, keepPassages } from './passages/kept-passages.ts';
import { rankPassages } from './passages/keyword-passages.ts';
import type { MarketQuestion } from './questions/market-question.ts';
import { questionDrafts, questionsOf } from './questions/measure.ts';
import type { AskingSnapshot } from './questions/question-asks.ts';
import { type Relevance, relevanceOf } from './relevance/measure.ts';
import type { Judged } from './results/type-votes.ts';
import type { JudgedSentence } from './support/measure.ts';
import { type MarketTerm, termsOf } from './terms/measure.ts';
import { topicsOf } from './topics/measure.ts';
import type { SubjectIndex } from './topics/subject-index.ts';
import { linkTopics, type MarketTopic } from './topics/topic-links.ts';

/** What to measure. */
export interface ReadPages {
  /** Usable pages in the order of the results. */
  pages: readonly CutPage[];
  /** Usable pages that answers cite and that do not rank. */
  cited: readonly CutPage[];
  /** The judged sentences of each answer. */
  support: readonly JudgedSentence[][];
  /** Absent if no language model is enabled. */
  model?: MarketModel;
}

export interface Market {
  pages: readonly AnalyzedPage[];
  /** The same pages with their passages. */
  cuts: readonly CutPage[];
  /** Pages that answers cite and that do not rank. They count only for questions and facts. */
  cited: readonly AnalyzedPage[];
  terms: MarketTerm[];
  questions: MarketQuestion[];
  topics: MarketTopic[];
  /** Word positions of each page, which decide whether it treats a topic. */
  subjects: readonly SubjectIndex[];
  /** Index in `topics` of a term's topic, by the term's key. */
  topicOfTerm: ReadonlyMap<string, number>;
  claims: MarketClaim[];
  support: readonly JudgedSentence[][];
  /** All claims stated, from which `claims` were chosen. */
  stated: StatedClaims;
  entities: MarketEntity[];
  options: MarketOption[];
  kept: KeptPassages[];
  /** By source: the passage that answers the keyword directly; null if none does. */
  directAnswers: ReadonlyMap<string, Passage | null>;
  /** By source. */
  relevance: ReadonlyMap<string, Relevance>;
}

/** The words to search for, each stem once. Stop words count only if the keyword has no other words. */
export function queryWords(keyword: readonly AnalyzedWord[]): AnalyzedWord[] {
  const content = keyword.filter((word) => !word.stop);
  const byStem = new Map((content.length > 0 ? content : keyword).map((word) => [word.stem, word]));
  return [...byStem.values()];
}

/**
 * Measures the usable pages for the keyword.
 * @param read usable pages in the order of the results; pages that answers cite; the support of what these say
 * @param query stems of the keyword
 * @param contentTypes content types of the results, by source
 * @param snapshot questions and answers on the results page
 * @param measured called after each slow step, to renew the lease
 */
export async function measureMarket(
  { pages: cuts, cited: citedCuts, support: foundSupport, model }: ReadPages,
  query: readonly string[],
  asked: AskedKeyword,
  contentTypes: ReadonlyMap<string, Judged<ContentType>>,
  snapshot: AskingSnapshot & Pick<SerpSnapshot, 'request' | 'knowledge_graph'>,
  analyzer: Analyzer,
  measured: () => Promise<void>,
): Promise<Market> {
  const pages = cuts.map(({ page }) => page);
  const terms = termsOf(pages, query, analyzer);
  await measured();
  const market = { pages: cuts, keyword: query, naturalCase: naturalCaseOf(pages, analyzer), analyzer };
  const all = [...cuts, ...citedCuts];
  const said = answerPassages(snapshot.answers, analyzer);
  const asking = { ...market, pages: all };
  const drafts = questionDrafts(asking, snapshot);
  await measured();
  const foundQuestions = questionsOf(asking, drafts, said, contentTypes);
  await measured();
  const listed = listedNames(pages, analyzer);
  const foundTopics = topicsOf(market, terms, onListPages(listed, contentTypes));
  await measured();
  const { request, answers, knowledge_graph: knowledgeGraph } = snapshot;
  const context = { keyword: query, query: request.keyword, terms, country: request.country, answers, listed };
  const tools = toolsFor(all, context, analyzer);
  const read: KeyedClaim[] = [];
  for (const cut of all) {
    read.push(...keyedClaims(cut, tools));
    await measured();
  }
  const stated: StatedClaims = { claims: read, tools };
  const foundClaims = claimsOf(all, context, analyzer, stated);
  await measured();
  const ruled = { questions: foundQuestions, topics: foundTopics, claims: foundClaims, support: foundSupport };
  const {
    questions,
    claims,
    support,
    topics: subject,
  } = (await model?.({ market, asking, ...ruled, stated, context }, measured)) ?? ruled;
  const { topics: found, topicOfTerm, subjects } = subject;
  const topics = linkTopics(found, questions, { keyword: query, said });
  await measured();
  const chosen = onListPages(listed, contentTypes);
  const withNames = new Set(chosen.map(({ source_id }) => source_id));
  const kinds = listedKinds(pages.filter(isListPage(contentTypes)), new Set(query), market.naturalCase, analyzer);
  const offered = [...chosen, ...kinds.filter(({ source_id }) => !withNames.has(source_id))];
  const naming = { keyword: query, query: request.keyword, knowledgeGraph, listed, offered };
  const entities = entitiesOf(cuts, naming, analyzer);
  const prices = statedPrices(cuts, stated, query, analyzer);
  const options = optionsOf(cuts, offered, entities, prices, request.keyword, analyzer);
  await measured();
  const passages = cuts.flatMap(({ cut }) => cut.passages);
  const ranked = rankPassages(
    all.flatMap(({ cut }) => cut.passages),
    query,
  );
  const directAnswers = new Map(
    cuts.map(({ page, cut }) => [page.source_id, directAnswerOf(page, cut, asked, analyzer)]),
  );
  const cited = new Set([
    ...questions.flatMap(({ answers }) => answers.map(({ passage }) => passage.id)),
    ...topics.flatMap((topic) => topic.passages),
    ...[...directAnswers.values()].flatMap((passage) => passage?.id ?? []),
    ...claims.flatMap(({ support, contradict }) => [...support, ...contradict].map(({ id }) => id)),
    ...entities.flatMap((entity) => entity.passages.map(({ id }) => id)),
    ...options.flatMap((option) => option.passages.map(({ id }) => id)),
    ...support.flat().flatMap(({ proof }) => proof?.passage.id ?? []),
  ]);
  const kept = all.map(({ page, cut }) => ({
    source_id: page.source_id,
    ...keepPassages(
      cut.passages,
      ranked.filter((passage) => passage.source_id === page.source_id),
      cited,
    ),
  }));
  const relevance = relevanceOf(pages, passages, query);
  return {
    pages,
    cuts,
    cited: citedCuts.map(({ page }) => page),
    terms,
    questions,
    topics,
    subjects,
    topicOfTerm,
    claims,
    support,
    stated,
    entities,
    options,
    kept,
    directAnswers,
    relevance,
  };
}
