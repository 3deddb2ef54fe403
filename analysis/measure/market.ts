/** Measures the market: what its usable pages have in common. */
import type { AnalyzedWord, Analyzer } from '../text/analyzer.ts';
import type { AnalyzedPage } from './analyzed-page.ts';
import { type AskedKeyword, directAnswerOf } from './direct-answer.ts';
import { rankPassages } from './keyword-passages.ts';
import { type Passage, passagesOf } from './passages.ts';
import { type MarketQuestion, questionsOf } from './questions.ts';
import { type Relevance, relevanceOf } from './relevance.ts';
import { type MarketTerm, termsOf } from './terms.ts';

const mostPassagesOfPage = 6;
const mostBestPassages = 3;

/** A term of this share of the pages belongs to the market's subject: below, chance has as much to say. */
const commonShare = 0.3;

/** A page's passages that the report keeps, in the order of the page; `best` for the keyword first. */
export interface KeptPassages {
  source_id: string;
  passages: Passage[];
  best: Passage[];
}

export interface Market {
  pages: readonly AnalyzedPage[];
  terms: MarketTerm[];
  questions: MarketQuestion[];
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

/** Measures `pages`, the usable ones in the order of the results, for the stems of the keyword and for what it asks. */
export function measureMarket(
  pages: readonly AnalyzedPage[],
  query: readonly string[],
  asked: AskedKeyword,
  analyzer: Analyzer,
): Market {
  const terms = termsOf(pages, query, analyzer);
  const common = terms.filter((term) => term.df >= pages.length * commonShare);
  const subject = new Set([...query, ...common.flatMap((term) => term.key.split(' '))]);
  const cuts = pages.map((page) => ({ page, cut: passagesOf(page) }));
  const questions = questionsOf(cuts, subject, analyzer);
  const passages = cuts.flatMap(({ cut }) => cut.passages);
  const ranked = rankPassages(passages, query);
  const directAnswers = new Map(
    cuts.map(({ page, cut }) => [page.source_id, directAnswerOf(page, cut, asked, analyzer)]),
  );
  const direct = [...directAnswers.values()].filter((passage) => passage !== null);
  const answering = new Set([...questions.flatMap((question) => question.answers), ...direct]);
  const kept = cuts.map(({ page, cut }) => ({
    source_id: page.source_id,
    ...keep(
      cut.passages,
      ranked.filter((passage) => passage.source_id === page.source_id),
      answering,
    ),
  }));
  return { pages, terms, questions, kept, directAnswers, relevance: relevanceOf(pages, passages, query) };
}

/** The passages of one page alone, best for the keyword first. */
export function keepOwnPassages(page: AnalyzedPage, query: readonly string[]): Passage[] {
  const { passages } = passagesOf(page);
  return keep(passages, rankPassages(passages, query), new Set()).passages;
}

/** Keeps the answers to questions and to the keyword itself, then the best for the keyword; a page with neither keeps its opening. */
function keep(
  all: readonly Passage[],
  ranked: readonly Passage[],
  answering: ReadonlySet<Passage>,
): { passages: Passage[]; best: Passage[] } {
  const wanted = new Set([...all.filter((passage) => answering.has(passage)), ...ranked]);
  const chosen = new Set([...(wanted.size > 0 ? wanted : all.slice(0, 1))].slice(0, mostPassagesOfPage));
  return {
    passages: all.filter((passage) => chosen.has(passage)),
    best: ranked.filter((passage) => chosen.has(passage)).slice(0, mostBestPassages),
  };
}
