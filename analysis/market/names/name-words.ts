/** Finds stems that a market writes as names: capitalized in nearly all running text. */
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { backgroundFor } from '../../text/background.ts';
import { isTitleCase } from '../../text/title-case.ts';
import { namesRule } from './rule.ts';

const { maxLowercaseShare, maxMixedAcronymLetters } = namesRule.values;

/**
 * Returns a predicate that says whether a stem is a name. A line in title case says nothing of a word that running text
 * of the market writes as well; a word that only such lines have is a name if the language does not know it: "Starter
 * Package" names no package.
 */
export function nameWords(
  pages: readonly AnalyzedPage[],
  analyzer: Pick<Analyzer, 'language' | 'analyze'>,
): (stem: string) => boolean {
  if (languagePack(analyzer.language).nouns?.areCapitalized === true) return () => false;
  const background = backgroundFor(analyzer);
  const isKnown = (stem: string): boolean => background !== null && background.shareOf(stem) > background.least;
  const uses = new Map<string, ReturnType<typeof unused>>();
  for (const { block, words } of pages.flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'heading' || block.kind === 'code') continue;
    const place = isTitleCase(block.text, words) ? 'titled' : 'running';
    for (const { stem, start, end } of words) {
      const written = block.text.slice(start, end);
      const use = uses.get(stem) ?? unused();
      uses.set(stem, use);
      if (/^\p{Lu}/u.test(written)) use[place].capital++;
      else use[place].small++;
      if (/^\p{Lu}+s?$/u.test(written) && written.length <= maxMixedAcronymLetters) use.isAbbreviation = true;
    }
  }
  return (stem) => {
    const use = uses.get(stem);
    if (use === undefined || use.isAbbreviation) return false;
    const { running, titled } = use;
    const isRunning = running.capital + running.small > 0;
    if (!isRunning && isKnown(stem)) return false;
    const { capital, small } = isRunning ? running : titled;
    return capital > 0 && small <= maxLowercaseShare * capital;
  };
}

/** The uses of a stem in running text and in lines in title case, before the first. */
function unused() {
  return { running: { capital: 0, small: 0 }, titled: { capital: 0, small: 0 }, isAbbreviation: false };
}
