/** Judges whether pages are about the keyword, a neighbouring subject, or something else. */
import { money } from '../../languages/any/measured-figures.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { SubjectFit } from '../../report/vocabulary.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { backgroundFor } from '../../text/background.ts';
import { type Stems, wordFinder } from '../../text/word-parts.ts';
import { heldShare, type KeywordWord, keywordWords } from './keyword-words.ts';
import { familiarTitle, likenessTo, referenceOf } from './likeness.ts';
import { subjectFitRule } from './rule.ts';

const { weights, minOn, minNear, minNearLikeness, minNearText, minNamedAtTop, minNamedInPassages } =
  subjectFitRule.values;
const { minPassageShare, enoughPassages, openingShare, minOpening } = subjectFitRule.values;
const { minMarket, commonWordRarity, minFamiliarTitle } = subjectFitRule.values;

/** Signals of the fit, each 0..1. */
export interface FitSignals {
  /** Share of the keyword's weight in title, main heading and address. */
  title: number;
  /** Share of the keyword's weight in the text: in the passage of its opening that has most of it. */
  text: number;
  /** Passages with most of the keyword; 1 if they are a quarter of all or more. */
  passages: number;
  /** Similarity to the results that are surest of the subject, divided by that of the page with the second highest. */
  likeness: number;
}

export interface PageFit {
  fit: SubjectFit;
  /** 0..1. */
  score: number;
  signals: FitSignals;
}

/** Judges pages of a market for a keyword with the stems `query`. */
export interface FitJudge {
  /** The fit of every page of the market, by source. */
  market: ReadonlyMap<string, PageFit>;
  /** The fit of a page: that in the market if it is one of its pages, else compared with its pages that are `on`. */
  fitOf(page: CutPage): PageFit;
}

/** Every page fits a keyword without words. */
const whole: PageFit = { fit: 'on', score: 1, signals: { title: 1, text: 1, passages: 1, likeness: 1 } };

/**
 * Creates the judge for a market; `pages` are in the order of the results. The user's page is judged with the others, so
 * that a market with and without it comes out alike.
 */
export function fitJudge(pages: readonly CutPage[], query: readonly string[], analyzer: Analyzer): FitJudge {
  const rarityOf = rarities(analyzer);
  const keyword = keywordWords(
    query,
    pages.map(({ page }) => page),
    rarityOf,
    analyzer,
  );
  const references = pages.map((page) => {
    const signs = keywordSignals(page, keyword, analyzer);
    return { ...referenceOf(page.page, signs, rarityOf, analyzer), signs };
  });
  const likeness = references.map((each, index) => likenessTo(each, references.toSpliced(index, 1)));
  const [, second = likeness[0] ?? 0] = likeness.toSorted((a, b) => b - a);
  const judged = (signs: KeywordSignals, likest: number, familiar: number): PageFit =>
    query.length === 0 ? whole : judge({ ...signs, likeness: ratio(likest, second) }, familiar);
  const alone = references.map((each, index) =>
    judged(each.signs, likeness[index] ?? 0, familiarTitle(each, references.toSpliced(index, 1))),
  );
  // One page is no market: those near the subject are then the rest of it.
  const isSmall = alone.filter(({ fit }) => fit === 'on').length < minMarket;
  const inMarket = (page: PageFit): PageFit => (isSmall && page.fit === 'near' ? { ...page, fit: 'on' } : page);
  const fits = alone.map(inMarket);
  const on = references.filter((_, index) => fits[index]?.fit === 'on');
  const market = new Map(pages.map(({ page }, index) => [page.source_id, fits[index] ?? whole]));
  // The page's own short forms count, as they would if it ranked: "EV" where it says "electric vehicle (EV)".
  const fitBeside = (page: CutPage): PageFit => {
    const words = keywordWords(
      query,
      [...pages, page].map((each) => each.page),
      rarityOf,
      analyzer,
    );
    const signs = keywordSignals(page, words, analyzer);
    const own = referenceOf(page.page, signs, rarityOf, analyzer);
    return inMarket(judged(signs, likenessTo(own, on), familiarTitle(own, on)));
  };
  return {
    market,
    fitOf: (page) => market.get(page.page.source_id) ?? fitBeside(page),
  };
}

function judge({ named, ...signals }: FitSignals & KeywordSignals, familiar: number): PageFit {
  const score = round(
    weights.title * signals.title + weights.text * signals.text + weights.likeness * signals.likeness,
  );
  const isNamed = Math.max(signals.title, named) >= minNamedAtTop || signals.passages >= minNamedInPassages;
  const isLike = signals.likeness >= minNearLikeness && signals.text >= minNearText;
  const isNear = score >= minNear || isLike;
  // "Divorce à l'amiable": the page calls the subject by another name that the others use, too, and then by this one.
  const isRenamed = isLike && signals.text >= minPassageShare && familiar >= minFamiliarTitle;
  return { fit: isRenamed || (isNamed && score >= minOn) ? 'on' : isNear ? 'near' : 'off', score, signals };
}

/** The rarity of a stem in its language; equal for all stems if there is no word list. */
function rarities(analyzer: Analyzer): (stem: string) => number {
  const background = backgroundFor(analyzer);
  return (stem) => (background === null ? commonWordRarity + 1 : -Math.log10(background.shareOf(stem)));
}

interface KeywordSignals extends Omit<FitSignals, 'likeness'> {
  /** Share of the keyword's weight that a passage of the opening has together with its heading. */
  named: number;
}

/** The stems of a passage and of its heading: what that says, the passage need not repeat. */
function withHeading(stems: Stems, headings: readonly string[], analyzer: Analyzer): ReadonlySet<string> {
  return new Set([...stems.keys(), ...analyzer.analyze(headings.at(-1) ?? '').map(({ stem }) => stem)]);
}

function keywordSignals({ page, cut }: CutPage, keyword: readonly KeywordWord[], analyzer: Analyzer): KeywordSignals {
  const { title, h1 } = page.document.facts;
  const titles = [title?.value ?? '', h1?.value ?? ''];
  const named = [...titles, pathWords(page.document.url)].map((text) => analyzer.analyze(text));
  const holds = wordFinder(analyzer.language);
  const shares = cut.passages.map(({ stems, text }) => heldShare(keyword, stems, holds, hasAmount(text)));
  const opening = Math.max(minOpening, Math.floor(shares.length * openingShare));
  const withHeadings = cut.passages
    .slice(0, opening)
    .map(({ stems, heading_path, text }) =>
      heldShare(keyword, withHeading(stems, heading_path, analyzer), holds, hasAmount(text)),
    );
  const passages = shares.filter((share) => share >= minPassageShare).length;
  return {
    title: round(heldShare(keyword, new Set(named.flat().map(({ stem }) => stem)), holds, titles.some(hasAmount))),
    text: round(Math.max(0, ...shares.slice(0, opening))),
    passages: round(ratio(passages / Math.max(1, shares.length), enoughPassages)),
    named: Math.max(0, ...withHeadings),
  };
}

const hasAmount = (text: string): boolean => money.test(text);

/** The words in the path of an address, which often repeat the page title. */
function pathWords(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  try {
    return decodeURIComponent(path).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  } catch {
    return '';
  }
}

/** `value / enough`, at most 1; 1 if `enough` is 0. */
const ratio = (value: number, enough: number): number => (enough === 0 ? 1 : Math.min(1, value / enough));
