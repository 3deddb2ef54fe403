/** Reads which abbreviations pages explain, and by which names: "World Health Organization (WHO)". */
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import type { Analyzer } from '../../../text/analyzer.ts';
import { keyOfName } from '../name-key.ts';
import { entitiesRule } from '../rule.ts';

const { maxReadChars } = entitiesRule.values;

/** `World Health Organization (WHO)`. */
const abbreviated =
  /((?:\p{Lu}[\p{L}\p{M}’']*|of|the|for|and|de|la|et|du|des|für|und|y|di)(?:[\s-](?:\p{Lu}[\p{L}\p{M}’']*|of|the|for|and|de|la|et|du|des|für|und|y|di)){1,8})\s\((\p{Lu}[\p{Lu}&.]{1,7})\)/gu;

/** `power purchase agreement (PPA)`: as many lower-case words as the abbreviation has letters. */
const abbreviatedTerm = /((?:[\p{L}\p{M}’']+[\s-]){1,7}[\p{L}\p{M}’']+)\s\((\p{Lu}{2,6})s?\)/gu;

/** Returns the full name of each abbreviation that a page explains, both as keys. */
export function abbreviationsIn(pages: readonly AnalyzedPage[], analyzer: Analyzer): Map<string, string> {
  const found = new Map<string, string>();
  for (const { blocks } of pages) {
    for (const { block } of blocks) {
      if (!block.text.includes('(')) continue;
      for (const [, name = '', short = ''] of block.text.slice(0, maxReadChars).matchAll(abbreviated)) {
        const whole = explained(name, short.replaceAll('.', ''));
        const key = keyOfName(short, analyzer);
        if (whole !== null && !found.has(key)) found.set(key, keyOfName(whole, analyzer));
      }
      for (const [, term = '', short = ''] of block.text.slice(0, maxReadChars).matchAll(abbreviatedTerm)) {
        const words = term.split(/[\s-]+/u).slice(-short.length);
        const initials = words.map((word) => word.charAt(0).toUpperCase()).join('');
        const key = keyOfName(short, analyzer);
        if (initials === short && !found.has(key)) found.set(key, keyOfName(words.join(' '), analyzer));
      }
    }
  }
  return found;
}

/** The end of `name` whose capitals are the letters of `short`; null if there is none. */
function explained(name: string, short: string): string | null {
  const words = name.split(/[\s-]+/u);
  for (let first = words.length - 1; first >= 0; first--) {
    const part = words.slice(first);
    const capitals = part
      .filter((word) => /^\p{Lu}/u.test(word))
      .map((word) => word.charAt(0))
      .join('');
    if (capitals === short.replaceAll('&', '') && /^\p{Lu}/u.test(part[0] ?? ''))
      return name.slice(name.lastIndexOf(part.join(' ')));
  }
  return null;
}
