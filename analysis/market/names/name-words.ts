/** Finds stems that a market writes as names: capitalized in nearly all running text. */
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { namesRule } from './rule.ts';

const { maxLowercaseShare, maxMixedAcronymLetters } = namesRule.values;

/** Returns a predicate that says whether a stem is a name. */
export function nameWords(pages: readonly AnalyzedPage[], language: string): (stem: string) => boolean {
  if (languagePack(language).nouns?.areCapitalized === true) return () => false;
  const uses = new Map<string, { capital: number; small: number; isAbbreviation: boolean }>();
  for (const { block, words } of pages.flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'heading' || block.kind === 'code') continue;
    for (const { stem, start, end } of words) {
      const written = block.text.slice(start, end);
      const use = uses.get(stem) ?? { capital: 0, small: 0, isAbbreviation: false };
      uses.set(stem, use);
      if (/^\p{Lu}/u.test(written)) use.capital++;
      else use.small++;
      if (/^\p{Lu}+s?$/u.test(written) && written.length <= maxMixedAcronymLetters) use.isAbbreviation = true;
    }
  }
  return (stem) => {
    const { capital, small, isAbbreviation } = uses.get(stem) ?? { capital: 0, small: 1, isAbbreviation: false };
    return capital > 0 && !isAbbreviation && small <= maxLowercaseShare * capital;
  };
}
