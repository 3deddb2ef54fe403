/** Finds the words that others are hardly ever written without: "in-" for "person", "open-" for "source". */
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import { topicsRule } from '../rule.ts';

const { minDescribingUses, minHalfUses } = topicsRule.values;

/** How often a market's texts write a word, with what before its hyphen. */
interface Uses {
  all: number;
  hyphened: number;
  prefixes: Map<string, number>;
}

const hyphens = /[-‐‑]/u;

/**
 * Returns a function that gives, for a word of a text by its stem, what mostly stands before it with a hyphen ("in-"):
 * empty for words that mostly stand without, null where different words stand there.
 */
export function hyphenPrefixes(pages: readonly AnalyzedPage[]): (stem: string) => string | null {
  const uses = new Map<string, Uses>();
  for (const { block, words } of pages.flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'code') continue;
    let prefix = '';
    for (const [at, { stem, start }] of words.entries()) {
      const before = words[at - 1];
      const isHyphened =
        before !== undefined && start === before.end + 1 && hyphens.test(block.text.charAt(before.end));
      prefix = isHyphened ? `${prefix}${before.text}-` : '';
      const known = uses.get(stem) ?? { all: 0, hyphened: 0, prefixes: new Map() };
      uses.set(stem, known);
      known.all++;
      if (!isHyphened) continue;
      known.hyphened++;
      known.prefixes.set(prefix, (known.prefixes.get(prefix) ?? 0) + 1);
    }
  }
  return (stem) => {
    const { all, hyphened, prefixes } = uses.get(stem) ?? { all: 0, hyphened: 0, prefixes: new Map<string, number>() };
    if (hyphened < minDescribingUses || hyphened < minHalfUses * all) return '';
    const [usual] = [...prefixes].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    return usual !== undefined && usual[1] >= minHalfUses * hyphened ? usual[0] : null;
  };
}
