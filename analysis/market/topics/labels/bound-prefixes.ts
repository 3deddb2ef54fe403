/** Finds the words that others are hardly ever written without: "in-" for "person", "zu" for "versteuerndes". */
import { languagePack } from '../../../languages/packs.ts';
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
 * Returns a function that gives, for a word as texts write it in lower case, what is mostly bound to it by a hyphen
 * ("in-"): empty for words that mostly stand without, null where different words stand there. Not by stem: "employer" is
 * not written "self-employer".
 */
export function boundPrefixes(pages: readonly AnalyzedPage[], language: string): (word: string) => string | null {
  const { gerundives } = languagePack(language).nouns ?? {};
  const keyOf = (word: string): string => gerundives?.form.exec(word)?.[1] ?? word;
  const uses = new Map<string, Uses>();
  for (const { block, words } of pages.flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'code') continue;
    let prefix = '';
    for (const [at, { text, start }] of words.entries()) {
      const before = words[at - 1];
      const isHyphened =
        before !== undefined && start === before.end + 1 && hyphens.test(block.text.charAt(before.end));
      const isBound = before?.text === gerundives?.after && gerundives?.form.test(text) === true;
      prefix = isBound ? `${gerundives?.after} ` : isHyphened ? `${prefix}${before.text}-` : '';
      const known = uses.get(keyOf(text)) ?? { all: 0, hyphened: 0, prefixes: new Map() };
      uses.set(keyOf(text), known);
      known.all++;
      if (!isHyphened && !isBound) continue;
      known.hyphened++;
      known.prefixes.set(prefix, (known.prefixes.get(prefix) ?? 0) + 1);
    }
  }
  return (word) => {
    const { all, hyphened, prefixes } = uses.get(keyOf(word)) ?? {
      all: 0,
      hyphened: 0,
      prefixes: new Map<string, number>(),
    };
    if (hyphened < minDescribingUses || hyphened < minHalfUses * all) return '';
    const [usual] = [...prefixes].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    return usual !== undefined && usual[1] >= minHalfUses * hyphened ? usual[0] : null;
  };
}
