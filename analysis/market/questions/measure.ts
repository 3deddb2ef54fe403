/** Finds the questions of the market: what people, engines and pages ask, and which passages answer. */

import type { Passage } from '../../read/passages.ts';
import type { ReadMarket } from '../../read/read-market.ts';
import { maxAnswers } from '../../report/market/questions.ts';
import { type ContentType, questionOrigins } from '../../report/vocabulary.ts';
import { minSample } from '../../statistics/quantiles.ts';
import { rateOf } from '../../statistics/wilson.ts';
import { isPlace } from '../../text/places.ts';
import { type AnswerSearch, answerPages, answerSearch } from '../answers/answer-search.ts';
import { answerStatus } from '../answers/answer-status.ts';
import { answeringTypes } from '../answers/recommending.ts';
import { keywordForms } from '../keyword/keyword-forms.ts';
import { isCapital } from '../names/names.ts';
import { withoutEntryQuestions } from './entry-questions.ts';
import { keywordSubjects, subjectOf } from './keyword/keyword-subject.ts';
import type { MarketQuestion } from './market-question.ts';
import { withoutNarrow } from './narrow-questions.ts';
import { withoutAbsorbed, withoutDetails } from './own-details.ts';
import { isOfOwnName, withoutOwnName, withoutOwnText } from './own-name.ts';
import { withOwnSubject } from './own-subject.ts';
import { answersOf, type QuestionAnswers } from './question-answers.ts';
import { type AskingSnapshot, asksOfPage, asksOfSerp, type ToldInText } from './question-asks.ts';
import { chooseQuestions, isSearched } from './question-choice.ts';
import { mergeAsks, type QuestionDraft, type ReadAsk } from './question-merging.ts';
import { marketSubject } from './question-subject.ts';
import { wordingOf } from './question-wording.ts';
import { readAsk, stemWeights, withSubject } from './read-ask.ts';
import { questionsRule } from './rule.ts';
import { bestAsks, concernAsks, priceAsks } from './subject-asks.ts';

const { maxDrafts, minSubjectShare, minSubjectSites, minSubjectAsks } = questionsRule.values;

/**
 * Returns what the market asks, each question once (`mergeAsks`): questions of the results page, and those that pages
 * ask in headings or titles and that are about the market (`marketSubject`).
 */
export function questionDrafts(market: ReadMarket, snapshot: AskingSnapshot): QuestionDraft[] {
  const { pages, keyword, naturalCase, analyzer } = market;
  const isMarkets = marketSubject(market);
  const forms = keywordForms(keyword, analyzer.language);
  const isKeyword = new Set(keyword);
  const subjects = keywordSubjects(market);
  const query = snapshot.request?.keyword ?? '';
  const subjectOfKeyword = subjectOf(market, query);
  // Nobody asks how long Japan takes, or what it costs.
  const isThing = !isPlaceName(subjectOfKeyword?.noun ?? '', analyzer.language);
  const read = [
    ...asksOfSerp(snapshot, analyzer.language).map((ask) => readAsk(ask, forms, analyzer)),
    ...pages
      .flatMap((page) => asksOfPage(page, analyzer.language, subjects[0]?.noun))
      .map((ask) => withoutOwnName(ask, isKeyword, naturalCase, analyzer))
      .flatMap((ask) => withoutOwnText(ask, isKeyword, analyzer) ?? [])
      .filter((ask) => !isOfOwnName(ask, isKeyword, naturalCase, analyzer))
      .map((ask) => withSubject(readAsk(ask, forms, analyzer), keyword, analyzer)),
    ...[
      ...priceAsks(market, subjects),
      ...(isThing ? concernAsks(market, subjectOfKeyword, query) : []),
      ...bestAsks(market, subjectOfKeyword),
    ].map((ask) => readAsk(ask, forms, analyzer)),
  ];
  const asks = withOwnSubject(withoutEntryQuestions(read, isKeyword, naturalCase, analyzer), keyword);
  const passages = pages.flatMap(({ cut }) => cut.passages);
  const subject = new Set([...keyword, ...subjectOfAsks(asks, pages)]);
  const merged = mergeAsks(asks, { keyword: subject, weightOf: stemWeights(passages) }).flatMap((draft) => {
    const isOfSeveral = new Set(draft.asks.map(({ page }) => page?.domain)).size >= minSubjectSites;
    const kept = draft.asks.some(isOfSerp)
      ? draft.asks
      : draft.asks.filter((ask) => ask.isOfSubject || isMarkets(ask, isOfSeveral));
    return kept.length === 0 ? [] : [{ ...draft, asks: kept }];
  });
  const whole = withoutAbsorbed(withoutNarrow(merged, pages, isKeyword, naturalCase), { keyword: subject });
  return mostAsked(withoutDetails(whole, isKeyword));
}

/**
 * Returns the questions of the market with the passages that answer them. Questions of the results page are kept even
 * if no page answers them. A question that pages answer below headings without asking is `derived` and needs two sites.
 * @param drafts from `questionDrafts`
 * @param said captured AI answers; null if none was captured
 * @param contentTypes content types of the results, by source
 */
export function questionsOf(
  market: ReadMarket,
  drafts: readonly QuestionDraft[],
  said: readonly Passage[] | null,
  contentTypes: ReadonlyMap<string, { type: ContentType | null }>,
): MarketQuestion[] {
  const { pages, keyword, naturalCase, analyzer } = market;
  const context = { keyword, analyzer };
  const search = answerSearch(pages, context);
  const inAnswer = said === null ? null : answerSearch(answerPages(said), { ...context, measured: pages });
  const questions = drafts.flatMap((draft) => {
    const text = wordingOf(draft, keyword, naturalCase, analyzer);
    if (text === null) return [];
    const stems = [...new Set(analyzer.analyze(text).map(({ stem }) => stem))];
    const mayAnswer = answeringTypes(text, analyzer.language);
    // What no page asks is answered where its signs stand: a page that sells no warranty does not tell of one.
    const told = toldInText(draft);
    const isShownOn = (source: string): boolean => {
      const page = pages.find((each) => each.page.source_id === source);
      return page === undefined || told?.isShownOn?.(page) !== false;
    };
    const answers = answersOf(
      text,
      draft.asks,
      search,
      (source) => mayAnswer(contentTypes.get(source)?.type) && isShownOn(source),
    );
    return [asQuestion(text, stems, draft, pages.length, answers, inAnswer)];
  });
  const isOpen = ({ origin, namedBy, answeredBy }: MarketQuestion): boolean =>
    answeredBy.length > 0 || namedBy.length > 1 || isSearched(origin);
  return chooseQuestions(questions.filter(isOpen), keyword, pages);
}

/** How pages tell a question of which they ask nothing; what a page asks, any page may answer without its signs. */
function toldInText({ asks }: QuestionDraft): ToldInText | undefined {
  const told = asks.find((ask) => ask.told !== undefined)?.told;
  if (told === undefined || asks.every((ask) => ask.told?.isShownOn !== undefined)) return told;
  return { sectionOn: told.sectionOn };
}

/** The stems that so many questions of several sites have that they tell none apart. */
function subjectOfAsks(asks: readonly ReadAsk[], pages: ReadMarket['pages']): string[] {
  const holding = new Map<string, ReadAsk[]>();
  for (const ask of asks)
    for (const stem of new Set(ask.content.meaning.map((word) => word.stem)))
      if (!ask.content.weak.has(stem)) holding.set(stem, [...(holding.get(stem) ?? []), ask]);
  return [...holding].flatMap(([stem, those]) =>
    those.length >= minSubjectShare * asks.length && sitesNaming(stem, those).size >= minSubjectSites ? [stem] : [],
  );

  /** The sites whose questions have a stem; if they are many questions, also those whose text has it. */
  function sitesNaming(stem: string, those: readonly ReadAsk[]): ReadonlySet<string | undefined> {
    const told = pages.filter(({ cut }) => cut.passages.some(({ stems }) => stems.has(stem)));
    return new Set([...those, ...(those.length < minSubjectAsks ? [] : told)].map(({ page }) => page?.domain));
  }
}

/** The drafts to search answers for: those of the results page and those of most pages. */
function mostAsked(drafts: readonly QuestionDraft[]): QuestionDraft[] {
  const reach = ({ asks }: QuestionDraft): number =>
    asks.some(isOfSerp) ? Number.MAX_SAFE_INTEGER : new Set(asks.map(({ page }) => page)).size;
  return [...drafts].sort((a, b) => reach(b) - reach(a)).slice(0, maxDrafts);
}

function isOfSerp({ page }: ReadAsk): boolean {
  return page === undefined;
}

/** The strongest origin among the asks. */
function strongestOf(asking: readonly ReadAsk[]): MarketQuestion['origin'] {
  return questionOrigins.find((origin) => asking.some((ask) => ask.origin === origin)) ?? 'derived';
}

function asQuestion(
  text: string,
  stems: string[],
  draft: QuestionDraft,
  n: number,
  { best, scores, format, words }: QuestionAnswers,
  inAnswer: AnswerSearch | null,
): MarketQuestion {
  const { facet, asks } = draft;
  const told = toldInText(draft);
  const asking = asks.filter(({ origin }) => origin !== 'derived');
  const answeredBy = best
    .map(({ passage }) => passage.source_id)
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  return {
    text,
    origin: strongestOf(asking),
    ...(facet && { facet }),
    stems,
    ...(told && { told }),
    askedBy: [...new Set(asking.flatMap(({ page }) => page?.source_id ?? []))],
    namedBy: [...new Set(asks.flatMap(({ page }) => page?.source_id ?? []))],
    answers: best.slice(0, maxAnswers),
    scores,
    answeredBy,
    coverage: n >= minSample ? rateOf(answeredBy.length, n) : null,
    format,
    words,
    in_ai_answer:
      inAnswer === null
        ? null
        : [...inAnswer.bestOf(text).values()].some(({ score }) => answerStatus(score) === 'answered'),
  };
}

/** Whether a noun is written as the name of a place: "Turkey", not "turkey". */
function isPlaceName(noun: string, language: string): boolean {
  return isCapital(noun.charAt(0)) && isPlace(noun, language);
}
