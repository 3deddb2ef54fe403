/** Recognizes questions about a thing of another firm: what a rival's product has, the page of another need not say. */
import type { MarketSerp } from '../report/report.ts';
import { gapRule } from './rule.ts';

const { maxNamedShare } = gapRule.values;

const owned: ReadonlySet<string | null> = new Set(['product', 'brand', 'organization']);

/**
 * Returns a function that says whether a text names a product, brand or firm that a result is about by its title, that
 * few pages of the market name, and none of `own`: the titles of the page and the words of the keyword. What many pages
 * name belongs to the subject.
 */
export function othersNames(
  { entities, results }: Pick<MarketSerp, 'entities' | 'results'>,
  own: readonly string[],
): (text: string) => boolean {
  const ours = own.map(spaced);
  const titles = results.map(({ title }) => spaced(title));
  const names = entities
    .filter(({ type, df, n }) => owned.has(type) && df < n * maxNamedShare)
    .map(({ name }) => spaced(name))
    .filter((name) => titles.some((title) => title.includes(name)))
    .filter((name) => !ours.some((each) => each.toLowerCase().includes(name.toLowerCase())));
  return (text) => {
    const written = spaced(text);
    return names.some((name) => written.includes(name));
  };
}

/** The words of a text between single spaces, as written: a name is known by its capitals. */
function spaced(text: string): string {
  return ` ${(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
}
