/** Detects what a page shows besides its subject: prices, proof, tables, questions, and outdated statements. */
import { languagePack } from '../../languages/packs.ts';
import { type PageSign, pageSigns } from '../../languages/page-signs.ts';
import type { AskedKeyword } from '../../market/answers/direct-answer.ts';
import { paidReader } from '../../market/options/paid.ts';
import type { AnalyzedPage, ReadDocument } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { patternsOf, planPattern } from '../../text/sign-patterns.ts';
import { lowerCase } from '../../text/words.ts';
import { describedWords, headedWords } from './described.ts';
import { endedOfferFinder } from './ended-offer.ts';
import { type EntryRating, entryRatings } from './entry-ratings.ts';
import { columnsOf, type Label, labelsOf, questionsOf, shortLines, testimonialOf } from './layout.ts';
import { mayShow, type ProofKind } from './may-show.ts';
import { type OldStatements, oldStatementsIn } from './old-statements.ts';
import { type PagePrices, pagePrices, priceTeller } from './page-prices.ts';
import { answersAmong, type Placed, placed } from './placed.ts';
import { signsRule } from './rule.ts';
import { datedSentences, firstToQuote, piecesOf, type Sentence, sentencesOf, withoutQuoted } from './sentences.ts';
import { shownDay, shownMonth } from './shown-month.ts';
import { unsourcedIn } from './unsourced.ts';

const { minAnswerShare, minTouchShare, figureWorth } = signsRule.values;

/** The signs of one page. Each is the first sentence that shows it, verbatim; null if none does. */
export interface PageSigns
  extends Readonly<Record<PageSign, string | null>>,
    PagePrices,
    OldStatements,
    Pick<ReadDocument, 'subheadings'> {
  source_id: string;
  domain: string;
  words: number;
  /** Whether there are sign words for its language; without them only prices, tables and questions are detected. */
  isRead: boolean;
  /** The first sentence with a price and a word of the keyword. */
  price: string | null;
  /** The first sentence with what somebody pays. */
  first_price: Placed | null;
  /** Whether its title or its first heading says that something costs nothing. */
  isUnpaid: boolean;
  /** Texts with what somebody pays, not with debts, incomes or limits of a cover, and prices in its markup. */
  surePrices: number;
  /** A statement attributed to a study or an expert without a name or link. */
  unsourced: string | null;
  /** A statement with a share or an average that has neither name nor link, on a page that does not say who counted. */
  unsourced_figure: string | null;
  /** A short text with a month and its year, at the start or the end or in a line that says what happened then. */
  shown_month: string | null;
  /** A short text with a day and its month and no year, at the start or the end. */
  shown_day: string | null;
  /** Headers of its widest table with three or more columns, without the first column; null without such a table. */
  columns: string[] | null;
  /** The ratings of the entries of its list, in order; empty without such a list. */
  ratings: EntryRating[];
  /** Labels used before a colon three or more times: the columns of a possible comparison table. */
  labels: Label[];
  /** Headings and marked-up texts that are questions. */
  questions: string[];
  /** The meta description. */
  description: string | null;
  /** Words, stop words aside, that it shares with the title, the main heading or the keyword; null without one. */
  describedWords: number | null;
  /** The same of its main headings; null without one. */
  headedWords: number | null;
  /** The first sentence of the text. */
  first: string | null;
  /** Statements with most words of the keyword (and a figure if it asks for a price): the first, and the best one. */
  answer: Placed | null;
  best_answer: Placed | null;
  /** Words before the first statement with most of the keyword's words; null without one. */
  touched_after: number | null;
  /** The first sentence that recommends one thing. */
  first_pick: Placed | null;
  /** Whether anything on the page, boxes that scripts fill too, may show proof that no sentence shows. */
  mayShow: (proof: ProofKind) => boolean;
}

/** Signs that a label alone shows: "Client story", "4.8 / 5", "Ideal for". */
const proofs: ReadonlySet<PageSign> = new Set(['reviews', 'licence', 'guarantee', 'method', 'experience', 'cases']);
const labelSigns: ReadonlySet<PageSign> = new Set([...proofs, 'suits', 'pick']);
/** Signs that a heading alone shows, whatever stands below. */
const headedSigns: ReadonlySet<PageSign> = new Set(['method', 'guarantee', 'cases']);

/**
 * Returns a function that detects the signs of a page.
 * @param asked the keyword, in the analyser's language
 * @param isPriced whether a text states a price
 * @param collectedAt ISO 8601; years are compared with this date
 */
export function signReader(
  asked: AskedKeyword,
  analyzer: Analyzer,
  isPriced: (text: string) => boolean,
  collectedAt: string,
): (page: AnalyzedPage) => PageSigns {
  const { language } = analyzer;
  const words = languagePack(language).pageSigns;
  const patterns = words === null ? null : patternsOf(words);
  const isPaid = paidReader(isPriced, asked.stems, analyzer);
  const tellsPrice = priceTeller(isPriced, patterns?.supposing, language);
  const since = patterns === null ? null : new RegExp(patterns.since, 'gu');
  const planned = words === null ? null : planPattern(words);
  const endedOffer = endedOfferFinder(words, language, collectedAt);
  const thisYear = new Date(collectedAt).getUTCFullYear();

  const isWhole = ({ text }: Sentence): boolean => !analyzer.unsegmented && /[.!…]['"”’»)]?$/u.test(text);
  const isAsked = (text: string): boolean => /[?？؟]/u.test(text);
  // A capital within the sentence; "I" alone names nothing.
  const hasName = ({ text }: Sentence): boolean => /(?<=\p{L}[,;:]? )\p{Lu}[\p{L}\p{N}]/u.test(text);
  const names = ({ text }: Sentence): boolean => analyzer.analyze(text).some(({ stem }) => asked.stems.includes(stem));
  /** How much of the keyword a statement contains, 0 if less than `minShare`; a figure counts as half a word. */
  const keywordScore = ({ text }: Sentence, minShare: number): number => {
    if (isAsked(text)) return 0;
    const stems = new Set(analyzer.analyze(withoutQuoted(text)).map(({ stem }) => stem));
    const held = asked.stems.filter((stem) => stems.has(stem)).length;
    const isOn = held > 0 && held >= minShare * asked.stems.length;
    if (!isOn || (asked.facet === 'price' && !tellsPrice(text))) return 0;
    return held + (/\p{N}/u.test(text) ? figureWorth : 0);
  };

  return (page) => {
    const sentences = sentencesOf(page, analyzer);
    const body = sentences.filter(({ isHeading }) => !isHeading);
    const says = (sign: PageSign, { text }: Pick<Sentence, 'text'>): boolean =>
      patterns?.[sign].test(lowerCase(text, language)) === true;
    const { title, h1, outline, ratings, textBeside, visibleText } = page.document.facts;
    const heads = [title, h1].map((fact) => fact?.value ?? '');
    const labels = shortLines(page);
    // What social networks show (og:description) is no meta description.
    const described = page.document.facts.description;
    const description = described?.where === 'meta description' ? described.value : null;
    const besideWith = (sign: PageSign): string[] =>
      textBeside.flatMap((text) => (says(sign, { text }) ? piecesOf(text, analyzer) : []));
    const smallPrint = datedSentences(visibleText, analyzer);
    const headings = outline.map(({ text }) => text.trim());
    // What stands below is often drawn by a script.
    const voices = outline.find(({ text }) => says('voices', { text: text.trim() }))?.text ?? null;
    const { figures: besides, atHeading, dated: datedLines } = page.document.facts.shortLines;
    const anchors = page.document.facts.links.citations.map(({ text }) => text).filter((text) => text.length > 1);
    const isLinked = (text: string): boolean => anchors.some((anchor) => text.includes(anchor));
    // A recommendation names what it recommends: "one of the classics" recommends nothing.
    const picks = body.filter(
      (sentence) => says('pick', sentence) && isWhole(sentence) && (hasName(sentence) || names(sentence)),
    );
    const priced = body.filter(({ text }) => isPriced(text));
    const shown = Object.fromEntries(
      pageSigns.map((sign) => [
        sign,
        firstToQuote(sentences, (text) => says(sign, { text }) && !(sign === 'experience' && isAsked(text))) ??
          (labelSigns.has(sign)
            ? ([
                ...labels,
                ...(headedSigns.has(sign) ? headings : []),
                ...(sign === 'reviews' || sign === 'guarantee' ? besides : []),
                ...(sign === 'reviews' ? ratings : []),
                ...(proofs.has(sign) ? besideWith(sign) : []),
              ].find((text) => says(sign, { text })) ?? null)
            : null),
      ]),
    ) as Record<PageSign, string | null>;
    return {
      source_id: page.source_id,
      domain: page.domain,
      words: page.words,
      isRead: patterns !== null,
      ...shown,
      voices,
      reviews: shown.reviews ?? voices,
      cases: shown.cases ?? testimonialOf(page) ?? voices,
      price: firstToQuote(
        priced.filter((sentence) => names(sentence) && says('paid', sentence) && isPaid(sentence.text)),
        tellsPrice,
      ),
      first_price: placed(priced.find((sentence) => isWhole(sentence) && isPaid(sentence.text))),
      ...pagePrices(page, isPriced, (text) => says('share_paid', { text }), language),
      isUnpaid: heads.some((text) => says('unpaid', { text })),
      surePrices:
        page.document.facts.prices.filter(isPriced).length +
        page.blocks.filter(({ block }) => block.kind !== 'heading' && isPaid(block.text)).length,
      ...oldStatementsIn({ heads, body, priced, says, since, planned, smallPrint, endedOffer, language, thisYear }),
      ...unsourcedIn(body, says, isLinked, page.document.facts.h1?.value ?? ''),
      shown_month: shownMonth(page, datedLines, language),
      shown_day: shownDay(page, atHeading, language),
      columns: columnsOf(page),
      subheadings: page.document.subheadings,
      ratings: entryRatings(page, (text) => patterns?.rating.test(text) === true),
      labels: labelsOf(page),
      questions: questionsOf(page, language),
      description,
      describedWords: description === null ? null : describedWords(page, description, asked, analyzer),
      headedWords: headedWords(page, asked, analyzer),
      first: body[0]?.text ?? null,
      ...answersAmong(body, (sentence) => keywordScore(sentence, minAnswerShare)),
      touched_after: body.find((sentence) => keywordScore(sentence, minTouchShare) > 0)?.wordsBefore ?? null,
      first_pick: placed(picks.find(hasName) ?? picks[0]),
      mayShow: (proof) => mayShow(proof, page, language),
    };
  };
}
