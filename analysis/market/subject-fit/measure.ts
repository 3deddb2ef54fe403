/** Judges whether pages are about the keyword, a neighbouring subject, or something else. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { SubjectFit } from '../../report/vocabulary.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { backgroundFor } from '../../text/background.ts';
import { type Stems, wordFinder } from '../../text/word-parts.ts';
import { subjectFitRule } from './rule.ts';

const {
  weights,
  minOn,
  minNear,
  minNamedInTitle,
  minNamedInPassages,
  minPassageShare,
  enoughPassages,
  likestPages,
  titleWeight,
  commonWordRarity,
} = subjectFitRule.values;

/** Signals of the fit, each 0..1. */
export interface FitSignals {
  /** Share of the keyword's weight in title, main heading and address. */
  title: number;
  /** Share of the keyword's weight in the text. */
  text: number;
  /** Passages with most of the keyword; 1 if they are a quarter of all or more. */
  passages: number;
  /** Similarity to the three most similar results, divided by that of the page with the second highest value. */
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
  /** The fit of a page compared with the market's pages that are `on`. */
  fitOf(page: CutPage): PageFit;
}

/** Every page fits a keyword without words. */
const whole: PageFit = { fit: 'on', score: 1, signals: { title: 1, text: 1, passages: 1, likeness: 1 } };

/** Creates the judge for a market; `pages` are in the order of the results. */
export function fitJudge(pages: readonly CutPage[], query: readonly string[], analyzer: Analyzer): FitJudge {
  const rarityOf = rarities(analyzer);
  const keyword = new Map(query.map((stem) => [stem, rarityOf(stem)]));
  const vectors = pages.map(({ page }) => vectorOf(page, rarityOf));
  const likeness = vectors.map((vector, index) => likenessTo(vector, vectors.toSpliced(index, 1)));
  const [, second = likeness[0] ?? 0] = likeness.toSorted((a, b) => b - a);
  const judged = (page: CutPage, likest: number): PageFit =>
    query.length === 0 ? whole : judge({ ...keywordSignals(page, keyword, analyzer), likeness: ratio(likest, second) });
  const market = new Map(pages.map((page, index) => [page.page.source_id, judged(page, likeness[index] ?? 0)]));
  const on = vectors.filter((_, index) => market.get(pages[index]?.page.source_id ?? '')?.fit === 'on');
  return { market, fitOf: (page) => judged(page, likenessTo(vectorOf(page.page, rarityOf), on)) };
}

function judge(signals: FitSignals): PageFit {
  const score = round(
    weights.title * signals.title +
      weights.text * signals.text +
      weights.passages * signals.passages +
      weights.likeness * signals.likeness,
  );
  const isNamed = signals.title >= minNamedInTitle || signals.passages >= minNamedInPassages;
  return { fit: isNamed && score >= minOn ? 'on' : score >= minNear ? 'near' : 'off', score, signals };
}

/** The rarity of a stem in its language; equal for all stems if there is no word list. */
function rarities(analyzer: Analyzer): (stem: string) => number {
  const background = backgroundFor(analyzer);
  return (stem) => (background === null ? commonWordRarity + 1 : -Math.log10(background.shareOf(stem)));
}

function keywordSignals(
  { page, cut }: CutPage,
  keyword: ReadonlyMap<string, number>,
  analyzer: Analyzer,
): Omit<FitSignals, 'likeness'> {
  const all = [...keyword.values()].reduce((sum, weight) => sum + weight, 0);
  const holds = wordFinder(analyzer.language);
  const held = (stems: Stems): number =>
    [...keyword].reduce((sum, [stem, weight]) => sum + (holds(stems, stem) ? weight : 0), 0) / all;
  const { title, h1 } = page.document.facts;
  const named = [title?.value, h1?.value, pathWords(page.document.url)].map((text) => analyzer.analyze(text ?? ''));
  const passages = cut.passages.filter(({ stems }) => held(stems) >= minPassageShare).length;
  return {
    title: round(held(new Set(named.flat().map(({ stem }) => stem)))),
    text: round(held(new Set(page.blocks.flatMap(({ words }) => words.map(({ stem }) => stem))))),
    passages: round(ratio(passages / Math.max(1, cut.passages.length), enoughPassages)),
  };
}

/** The words in the path of an address, which often repeat the page title. */
function pathWords(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  try {
    return decodeURIComponent(path).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  } catch {
    return '';
  }
}

/** Unit vector of content words, weighted by log frequency times rarity. */
function vectorOf(page: AnalyzedPage, rarityOf: (stem: string) => number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (words: AnalyzedPage['title'], weight: number): void => {
    for (const { stem, stop } of words) if (!stop) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  for (const { words } of page.blocks) count(words, 1);
  count(page.title, titleWeight);
  const weighed = [...counts].flatMap(([stem, frequency]): [string, number][] => {
    const weight = (1 + Math.log(frequency)) * (rarityOf(stem) - commonWordRarity);
    return weight > 0 ? [[stem, weight]] : [];
  });
  const length = Math.hypot(...weighed.map(([, weight]) => weight));
  return new Map(weighed.map(([stem, weight]) => [stem, length === 0 ? 0 : weight / length]));
}

/** The mean cosine with the most similar of `others`. */
function likenessTo(vector: ReadonlyMap<string, number>, others: readonly ReadonlyMap<string, number>[]): number {
  const cosines = others.map((other) => cosine(vector, other)).toSorted((a, b) => b - a);
  const likest = cosines.slice(0, likestPages);
  return likest.reduce((sum, value) => sum + value, 0) / Math.max(1, likest.length);
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [stem, weight] of small) sum += weight * (large.get(stem) ?? 0);
  return sum;
}

/** `value / enough`, at most 1; 1 if `enough` is 0. */
const ratio = (value: number, enough: number): number => (enough === 0 ? 1 : Math.min(1, value / enough));
