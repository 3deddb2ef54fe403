/** Measures the market: what its usable pages have in common. */
import type { SerpSnapshot } from '../ports.ts';
import type { AnalyzedWord, Analyzer } from '../text/analyzer.ts';
import type { AnalyzedPage } from './analyzed-page.ts';
import { rankAnswers } from './answer-ranker.ts';
import { answerPassages } from './answer-texts.ts';
import { type CutPage, claimsOf, type MarketClaim, type StatedClaims, statedClaims } from './claims.ts';
import { type AskedKeyword, directAnswerOf } from './direct-answer.ts';
import { entitiesOf, type MarketEntity } from './entities.ts';
import { rankPassages } from './keyword-passages.ts';
import type { MarketQuestion } from './market-question.ts';
import { naturalCaseOf } from './natural-case.ts';
import { type Passage, passagesOf } from './passages.ts';
import type { AskingSnapshot } from './question-asks.ts';
import { questionsOf } from './questions.ts';
import { type Relevance, relevanceOf } from './relevance.ts';
import { type MarketTerm, termsOf } from './terms.ts';
import { linkTopics, type MarketTopic } from './topic-links.ts';
import { topicsOf } from './topics.ts';

/** Passages kept of a page where fewer are cited. */
const mostPassagesOfPage = 6;
const mostBestPassages = 3;

/** A page's passages that the report keeps, in the order of the page; `best` for the keyword first. */
export interface KeptPassages {
  source_id: string;
  passages: Passage[];
  best: Passage[];
}

export interface Market {
  pages: readonly AnalyzedPage[];
  /** The same with their passages. */
  cuts: readonly CutPage[];
  terms: MarketTerm[];
  questions: MarketQuestion[];
  topics: MarketTopic[];
  /** The place in `topics` of the topic that a term belongs to, by the term's key. */
  topicOfTerm: ReadonlyMap<string, number>;
  claims: MarketClaim[];
  /** What the claims were chosen from. */
  stated: StatedClaims;
  entities: MarketEntity[];
  kept: KeptPassages[];
  /** By source: the passage that answers the keyword directly, null where none does. */
  directAnswers: ReadonlyMap<string, Passage | null>;
  /** By source. */
  relevance: ReadonlyMap<string, Relevance>;
}

/** The words that a keyword is looked for by, each stem once: its stop words count only where it has nothing else. */
export function queryWords(keyword: readonly AnalyzedWord[]): AnalyzedWord[] {
  const content = keyword.filter((word) => !word.stop);
  const byStem = new Map((content.length > 0 ? content : keyword).map((word) => [word.stem, word]));
  return [...byStem.values()];
}

/**
 * Measures `pages`, the usable ones in the order of the results, for the stems of the keyword and for what it asks.
 * @param snapshot what else the results page asks and answers
 */
export function measureMarket(
  pages: readonly AnalyzedPage[],
  query: readonly string[],
  asked: AskedKeyword,
  snapshot: AskingSnapshot & Pick<SerpSnapshot, 'request' | 'knowledge_graph'>,
  analyzer: Analyzer,
): Market {
  const terms = termsOf(pages, query, analyzer);
  const cuts = pages.map((page) => ({ page, cut: passagesOf(page) }));
  const market = { pages: cuts, keyword: query, naturalCase: naturalCaseOf(pages, analyzer), analyzer };
  const said = answerPassages(snapshot.answers, analyzer);
  const questions = questionsOf(market, snapshot, said, rankAnswers);
  const { topics: found, topicOfTerm } = topicsOf(market, terms);
  const topics = linkTopics(found, questions, said);
  const { request, answers, knowledge_graph: knowledgeGraph } = snapshot;
  const context = { keyword: query, terms, country: request.country, answers };
  const stated = statedClaims(cuts, context, analyzer);
  const claims = claimsOf(cuts, context, analyzer, stated);
  const entities = entitiesOf(cuts, { keyword: query, knowledgeGraph }, analyzer);
  const passages = cuts.flatMap(({ cut }) => cut.passages);
  const ranked = rankPassages(passages, query);
  const directAnswers = new Map(
    cuts.map(({ page, cut }) => [page.source_id, directAnswerOf(page, cut, asked, analyzer)]),
  );
  const cited = new Set([
    ...questions.flatMap(({ answers }) => answers.map(({ passage }) => passage.id)),
    ...topics.flatMap((topic) => topic.passages),
    ...[...directAnswers.values()].flatMap((passage) => passage?.id ?? []),
    ...claims.flatMap(({ support, contradict }) => [...support, ...contradict].map(({ id }) => id)),
    ...entities.flatMap((entity) => entity.passages.map(({ id }) => id)),
  ]);
  const kept = cuts.map(({ page, cut }) => ({
    source_id: page.source_id,
    ...keep(
      cut.passages,
      ranked.filter((passage) => passage.source_id === page.source_id),
      cited,
    ),
  }));
  const relevance = relevanceOf(pages, passages, query);
  return {
    pages,
    cuts,
    terms,
    questions,
    topics,
    topicOfTerm,
    claims,
    stated,
    entities,
    kept,
    directAnswers,
    relevance,
  };
}

/** Of the passages of one page alone those that are kept, in their order. */
export function keepOwnPassages(passages: readonly Passage[], query: readonly string[]): Passage[] {
  return keep(passages, rankPassages(passages, query), new Set()).passages;
}

/** Keeps what is cited, and the best for the keyword up to six; a page with neither keeps its opening. */
function keep(
  all: readonly Passage[],
  ranked: readonly Passage[],
  cited: ReadonlySet<string>,
): { passages: Passage[]; best: Passage[] } {
  const chosen = new Set(all.filter(({ id }) => cited.has(id)));
  for (const passage of ranked) if (chosen.size < mostPassagesOfPage) chosen.add(passage);
  if (chosen.size === 0) for (const passage of all.slice(0, 1)) chosen.add(passage);
  return {
    passages: all.filter((passage) => chosen.has(passage)),
    best: ranked.filter((passage) => chosen.has(passage)).slice(0, mostBestPassages),
  };
}
