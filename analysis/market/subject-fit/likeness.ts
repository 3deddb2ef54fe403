/** How like a page is to the results that are surest of the subject, in its text and in its title. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { year } from './keyword-words.ts';
import { subjectFitRule } from './rule.ts';

const { surestPages, titleWeight, commonWordRarity, minSharing, leastSurety } = subjectFitRule.values;

/** A page to which others are compared. */
export interface Reference {
  vector: ReadonlyMap<string, number>;
  /** The weighed words of its title and of its main heading. */
  titles: (readonly [stem: string, weight: number])[][];
  /** How sure its title and passages make it that the page is about the keyword, 0..1. */
  surety: number;
}

/** What a page is compared by; `signals` are its shares of the keyword. */
export function referenceOf(
  page: AnalyzedPage,
  signals: { title: number; passages: number },
  rarityOf: (stem: string) => number,
  analyzer: Analyzer,
): Reference {
  const { title, h1 } = page.document.facts;
  const titles = [title?.value, h1?.value].map((text) =>
    analyzer.analyze(text ?? '').flatMap(({ stem, stop }): [string, number][] => {
      const weight = rarityOf(stem) - commonWordRarity;
      return stop || weight <= 0 || year.test(stem) ? [] : [[stem, weight]];
    }),
  );
  const surety = Math.max(leastSurety, ((signals.title + signals.passages) / 2) ** 2);
  return { vector: vectorOf(page, rarityOf), titles, surety };
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

/** The mean cosine with the surest of `others`, weighted by surety. */
export function likenessTo({ vector }: Reference, others: readonly Reference[]): number {
  const surest = surestOf(others);
  const all = surest.reduce((sum, { surety }) => sum + surety, 0);
  return all === 0 ? 0 : surest.reduce((sum, other) => sum + other.surety * cosine(vector, other.vector), 0) / all;
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [stem, weight] of small) sum += weight * (large.get(stem) ?? 0);
  return sum;
}

/**
 * How far a page's title or main heading is made of words that most of the surest of `others` use, 0 to 1: it may call the
 * subject by another name ("divorce à l'amiable") or name its best-known products. Rarer words count for more.
 */
export function familiarTitle({ titles }: Reference, others: readonly Reference[]): number {
  const surest = surestOf(others);
  const isFamiliar = (stem: string): boolean =>
    surest.filter(({ vector }) => vector.has(stem)).length >= minSharing * surest.length;
  const shares = titles.map((words) => {
    const all = words.reduce((sum, [, weight]) => sum + weight, 0);
    const known = words.reduce((sum, [stem, weight]) => sum + (isFamiliar(stem) ? weight : 0), 0);
    return all === 0 ? 0 : known / all;
  });
  return surest.length === 0 ? 0 : Math.max(...shares);
}

/** The pages that are surest of the subject, at most as many as are compared. */
function surestOf(others: readonly Reference[]): Reference[] {
  return others.toSorted((a, b) => b.surety - a.surety).slice(0, surestPages);
}
