/** The stage that compares the user's page with its market, and its result. */
import type { Access } from '../access/access.ts';
import type { Market } from '../market/market.ts';
import { keepOwnPassages } from '../market/passages/kept-passages.ts';
import { contentTypeOf } from '../market/results/content-type/measure.ts';
import type { AnalyzedPage } from '../read/analyzed-page.ts';
import { passagesOf } from '../read/passages.ts';
import type { GapReport, MarketSerp } from '../report/report.ts';
import type { ContentType } from '../report/vocabulary.ts';
import { type QuestionSigns, questionSigns } from './answers/question-answerability.ts';
import { answersBeside } from './answers-beside.ts';
import type { PriceConflict } from './claims/price-conflicts.ts';
import { composeContents, nothingCompared } from './contents/section.ts';
import { type AnswerExample, composeAnswerExamples } from './coverage/answer-examples.ts';
import {
  composeAnswerability,
  composePassagesToImprove,
  composeTopicCoverage,
  composeTopicExamples,
  measureAnswerability,
  measureTopicCoverage,
} from './coverage/section.ts';
import { composeTopicsOnPages, type TopicOnPages } from './coverage/topics-on-pages.ts';
import { type KeywordOnPage, keywordOn } from './identity/keyword-on-page.ts';
import { type QuotedPassage, quotedPassages } from './identity/quoted-passages.ts';
import { composePage } from './identity/section.ts';
import type { UserPage } from './identity/user-page.ts';
import { publishersPages } from './publishers-pages.ts';
import { type EntryPrice, entryPrices } from './scores/entry-prices.ts';
import { priceReader } from './scores/gives-price.ts';
import { entriesOf } from './scores/listed-entries.ts';
import type { PageFigures } from './scores/page-figures.ts';
import { composeReached } from './scores/reached.ts';
import { type ComparedScores, scoreBeside } from './scores/section.ts';
import { isShortlist } from './shortlist.ts';
import { type PageSigns, signReader } from './signs/measure.ts';
import { signsRule } from './signs/rule.ts';
import { type TypingError, typingErrors } from './spelling/typing-errors.ts';
import { composeSuit, type Suit } from './suit.ts';
import { trustOf } from './trust/measure.ts';
import { composeTrust } from './trust/section.ts';
import { isAboutSomethingElse } from './verdict/section.ts';

type Gap = GapReport['gap'];

/** Result of the comparison of the user's page with its market, as checks read it. */
export interface PageInMarket extends Suit, QuestionSigns {
  keyword: KeywordOnPage;
  intent: MarketSerp['intent'];
  /** Content type of the page, and the most common one in the market; null if unknown. */
  page_type: ContentType | null;
  market_type: ContentType | null;
  /** Ids of the sources, this page among them, on publishers' sites. */
  publishers_pages: ReadonlySet<string>;
  /** Signs that the page and the usable market pages show: prices, proof, tables, questions. */
  signs: { own: PageSigns; market: readonly PageSigns[] };
  /** Names that the page lists in headings, such as products; and whether it gives each a price. */
  entries: readonly string[];
  entry_prices: readonly EntryPrice[];
  page: GapReport['page'];
  /** The user's page, and the usable market pages in the order of the results. */
  figures: { own: PageFigures; market: readonly PageFigures[] };
  /** When the results page was collected (ISO 8601). All ages are measured from this day. */
  collected_at: string;
  /** Whether searchers of the keyword want something recent. */
  time_sensitive: boolean;
  /** Sections of the market as reported, so that findings can refer to their ids. */
  topics: MarketSerp['topics'];
  questions: MarketSerp['questions'];
  terms: MarketSerp['terms'];
  entities: MarketSerp['entities'];
  claims: MarketSerp['claims'];
  topic_coverage: Gap['topic_coverage'];
  /** By topic id: the sentence of `best_example` about it. */
  topic_examples: ReadonlyMap<string, string>;
  /** By topic id: the market's headings on it, and its length there and on the page. */
  topics_on_pages: ReadonlyMap<string, TopicOnPages>;
  /** Ids of topics that the page has something close to. */
  topic_echoes: ReadonlySet<string>;
  /** By question id: where the market's best answer and the page's closest passage answer it. */
  answer_examples: ReadonlyMap<string, AnswerExample>;
  question_answerability: Gap['question_answerability'];
  term_gaps: Gap['term_gaps'];
  entity_gaps: Gap['entity_gaps'];
  claim_gaps: Gap['claim_gaps'];
  price_conflicts: readonly PriceConflict[];
  trust: Gap['trust'];
  typing_errors: readonly TypingError[];
  originality: Gap['originality'];
  /** Passages of the market and the page by id. */
  passages: ReadonlyMap<string, QuotedPassage>;
  passages_to_improve: Gap['passages_to_improve'];
  answer_openings: NonNullable<Gap['answer_openings']>;
  scores: ComparedScores;
  /** Whether the page is about something other than the keyword, and whether that is a neighbour of it. */
  isOffTopic: boolean;
  isNeighbour: boolean;
}

/** Options of the comparison. `access`: what crawlers may do with the page. */
export interface Comparison {
  access: Access;
  /** Whether to compare the text; false if it could not be read, because its content is then unknown. */
  isCompared: boolean;
}

/** Compares the user's `page` with the market, measured as `market` and written as `report`. */
export async function pageInMarket(
  user: UserPage,
  page: AnalyzedPage,
  market: Market,
  report: MarketSerp,
  { access, isCompared }: Comparison,
): Promise<PageInMarket> {
  const { source, fetched, snapshot, query, analyzer } = user;
  const cut = { page, cut: passagesOf(page) };
  const own = cut.cut.passages;
  const isOnSubject = !isAboutSomethingElse(user.fit);
  const coverage = isCompared ? measureTopicCoverage(market, { ...cut, isOnSubject }, report, query, analyzer) : [];
  const topic_coverage = composeTopicCoverage(report, coverage);
  const title = source.result?.title ?? page.document.facts.title?.value ?? '';
  const { type: page_type } = contentTypeOf({ title, url: fetched.final_url, page }, analyzer);
  const judged = { ...cut, type: page_type, isOnSubject };
  const answers = isCompared ? measureAnswerability(market, report, judged, query, analyzer) : [];
  const question_answerability = composeAnswerability(report, answers);
  const contents = composeContents(user, cut, market, report);
  const { term_gaps, entity_gaps, claim_gaps, originality } = isCompared ? contents : nothingCompared;
  const { in_answers, answer_openings, drawn } = answersBeside(user, cut, report, isCompared);
  const cited = new Set([
    ...topic_coverage.flatMap(({ page_passages }) => page_passages),
    ...question_answerability.flatMap(({ passage_id }) => passage_id ?? []),
    ...originality.unique_claims.map(({ passage_id }) => passage_id),
    ...contents.price_conflicts.flatMap(({ passages }) => passages),
    ...keepOwnPassages(own, query).map(({ id }) => id),
    ...drawn,
  ]);
  const composed = await composePage({
    ...contents,
    page,
    content_type: page_type,
    fetched,
    access,
    language: source.language ?? null,
    passages: own.filter(({ id }) => cited.has(id)),
    llms_txt: { present: null }, // Not requested: it has no effect on citations.
    in_serp: { rank: source.result?.rank_group ?? null },
    in_answers,
  });
  const scores = scoreBeside(user, cut, market, report, {
    isCompared,
    ...composeReached(topic_coverage, coverage, question_answerability, answers),
  });
  const titles = [title, page.document.facts.h1?.value ?? ''];
  const { asked, normalized } = user.keyword;
  const isPriced = priceReader(analyzer.language, snapshot.request.country, normalized, signsRule.values.maxPrice);
  const readSigns = signReader(asked, analyzer, isPriced, snapshot.collected_at);
  const listed = entriesOf(page, analyzer, isShortlist(page_type, report.intent.primary));
  return {
    keyword: keywordOn(user, page, composed.identity, market.pages),
    ...{ intent: report.intent, page_type, market_type: report.summary.dominant_content_type },
    ...composeSuit(titles, own, { pages: market.pages, keyword: normalized }, report, query, analyzer),
    publishers_pages: publishersPages(page, fetched.final_url, report),
    signs: { own: readSigns(page), market: market.pages.map(readSigns) },
    entries: listed.map(({ name }) => name),
    entry_prices: entryPrices(listed, page, isPriced, asked, analyzer),
    page: composed,
    figures: scores.figures,
    collected_at: snapshot.collected_at,
    time_sensitive: report.freshness.keyword_time_sensitive,
    ...{ topics: report.topics, questions: report.questions, terms: report.terms },
    ...{ entities: report.entities, claims: report.claims },
    topic_coverage,
    topic_examples: composeTopicExamples(report, coverage, analyzer),
    topics_on_pages: composeTopicsOnPages(report, market.topics, query, analyzer),
    ...questionSigns(answers, question_answerability),
    topic_echoes: new Set(topic_coverage.flatMap(({ topic_id }, at) => (coverage[at]?.isEchoed ? [topic_id] : []))),
    answer_examples: composeAnswerExamples(report, market.questions, answers, query, analyzer),
    question_answerability,
    price_conflicts: contents.price_conflicts,
    term_gaps,
    entity_gaps,
    claim_gaps,
    trust: composeTrust(trustOf(page), source.id),
    typing_errors: isCompared ? typingErrors(page, market.pages, analyzer) : [],
    originality,
    passages: quotedPassages(report.passages, composed.passages, source.id, page.domain, [
      ...market.pages,
      ...market.cited,
    ]),
    passages_to_improve: composePassagesToImprove(question_answerability, report, own),
    answer_openings,
    scores,
    isOffTopic: isCompared && !isOnSubject,
    isNeighbour: user.fit?.fit === 'near',
  };
}
