/** The questions of the market: what people, engines and pages ask, and which passages answer. */
import type { Analyzer } from '../text/analyzer.ts';
import { questionContent } from '../text/question-content.ts';
import { askedFor } from '../text/question-cues.ts';
import type { AnswerRanker, AnswerRankerOver } from './answer-ranker.ts';
import { inverseDocumentFrequency } from './bm25.ts';
import type { MarketQuestion } from './market-question.ts';
import type { Passage } from './passages.ts';
import { leastSample } from './quantiles.ts';
import { answersOf, mostAnswers } from './question-answers.ts';
import { type Ask, type AskingSnapshot, asksOfPage, asksOfSerp, questionOrigins } from './question-asks.ts';
import { chooseQuestions } from './question-choice.ts';
import { mergeAsks, type QuestionDraft, type ReadAsk } from './question-merging.ts';
import { marketSubject } from './question-subject.ts';
import { wordingOf } from './question-wording.ts';
import type { ReadMarket } from './read-market.ts';
import { rateOf } from './wilson.ts';

/** Questions that answers are looked for: of pages of a thousand questions each the rest changes nothing. */
const mostDrafts = 150;

/**
 * The questions of the market, each once (`mergeAsks`): those of the results page, whether a page answers them or not,
 * and those that pages ask in headings or titles and that are about the market (`marketSubject`). A question that pages
 * answer below headings without asking it stands as `derived` where two sites do.
 * @param said what answer engines were seen to say; null when nothing was captured
 */
export function questionsOf(
  market: ReadMarket,
  snapshot: AskingSnapshot,
  said: readonly Passage[] | null,
  rankerOver: AnswerRankerOver,
): MarketQuestion[] {
  const { pages, keyword, naturalCase, analyzer } = market;
  const isMarkets = marketSubject(market);
  const asks = [
    ...asksOfSerp(snapshot, analyzer.language).map((ask) => readAsk(ask, analyzer)),
    ...pages
      .flatMap((page) => asksOfPage(page, analyzer.language))
      .map((ask) => withSubject(readAsk(ask, analyzer), keyword)),
  ];
  const passages = pages.flatMap(({ cut }) => cut.passages);
  const drafts = mostAsked(
    mergeAsks(asks, new Set(keyword), weights(passages)).flatMap((draft) => {
      const kept = draft.asks.some(isOfSerp) ? draft.asks : draft.asks.filter((ask) => isMarkets(ask));
      return kept.length === 0 ? [] : [{ ...draft, asks: kept }];
    }),
  );
  const ranker = rankerOver(passages, analyzer);
  const inAnswer = said === null ? null : rankerOver(said, analyzer);
  const questions = drafts.flatMap((draft) => {
    const text = wordingOf(draft, keyword, naturalCase);
    if (text === null) return [];
    const stems = [...new Set(analyzer.analyze(text).map(({ stem }) => stem))];
    return [asQuestion(text, stems, draft, pages.length, ranker, inAnswer)];
  });
  return chooseQuestions(questions, keyword);
}

/** The drafts to look for answers to: those of the results page and those of most pages. */
function mostAsked(drafts: readonly QuestionDraft[]): QuestionDraft[] {
  const reach = ({ asks }: QuestionDraft): number =>
    asks.some(isOfSerp) ? Number.MAX_SAFE_INTEGER : new Set(asks.map(({ page }) => page)).size;
  return [...drafts].sort((a, b) => reach(b) - reach(a)).slice(0, mostDrafts);
}

function isOfSerp({ page }: ReadAsk): boolean {
  return page === undefined;
}

/** Of those who ask, the strongest. */
function strongestOf(asking: readonly ReadAsk[]): MarketQuestion['origin'] {
  return questionOrigins.find((origin) => asking.some((ask) => ask.origin === origin)) ?? 'derived';
}

function readAsk(ask: Ask, analyzer: Analyzer): ReadAsk {
  const facet = askedFor(ask.text, analyzer.language)?.kind;
  return { ...ask, ...(facet && { facet }), content: questionContent(ask.text, facet, analyzer), isElliptic: false };
}

/** "How much does it cost?" on a page about the keyword asks for the keyword's price. */
function withSubject(ask: ReadAsk, keyword: readonly string[]): ReadAsk {
  if (ask.content.stems.length > 0 || ask.facet !== 'price') return ask;
  return { ...ask, content: { stems: [...keyword].sort(), meaning: [] }, isElliptic: true };
}

/** The rarer a word in the market's passages, the more it tells of a question. */
function weights(passages: readonly { stems: ReadonlyMap<string, number> }[]): (stem: string) => number {
  const df = new Map<string, number>();
  for (const { stems } of passages) for (const stem of stems.keys()) df.set(stem, (df.get(stem) ?? 0) + 1);
  return (stem) => inverseDocumentFrequency(df.get(stem) ?? 0, passages.length);
}

function asQuestion(
  text: string,
  stems: string[],
  { facet, asks }: QuestionDraft,
  n: number,
  ranker: AnswerRanker,
  inAnswer: AnswerRanker | null,
): MarketQuestion {
  const asking = asks.filter(({ origin }) => origin !== 'derived');
  const { best, format, words } = answersOf(text, asks, ranker);
  const answeredBy = best
    .map(({ passage }) => passage.source_id)
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  return {
    text,
    origin: strongestOf(asking),
    ...(facet && { facet }),
    stems,
    askedBy: [...new Set(asking.flatMap(({ page }) => page?.source_id ?? []))],
    answers: best.slice(0, mostAnswers),
    answeredBy,
    coverage: n >= leastSample ? rateOf(answeredBy.length, n) : null,
    format,
    words,
    in_ai_answer: inAnswer === null ? null : (inAnswer.rank(text)[0]?.score ?? 0) >= inAnswer.threshold,
  };
}
