/** Finds how texts end a phrase that a label cuts short: "hours of battery life", "tankless water heater". */
import { languagePack } from '../../../languages/packs.ts';
import type { AnalyzedPage } from '../../../read/analyzed-page.ts';
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import { topicsRule } from '../rule.ts';
import { placesOf } from './bound-words.ts';

const { minSites, minCutShare, minHalfUses, minDescribingUses, minSameNounShare, minEndUses } = topicsRule.values;

/**
 * Returns a function that gives the word, with the space before it, which follows a phrase of several words nearly
 * always; empty for a phrase that also stands alone; null for one that is nearly always followed by a word, but by
 * different ones, or by an article or "of", as a part of a name is: "Zoom Rival Fly", "Advantage Rent a Car". Always
 * empty in languages whose nouns come first.
 */
export function phraseEnds(
  pages: readonly AnalyzedPage[],
  language: string,
): (phrase: readonly AnalyzedWord[]) => string | null {
  const { nouns, statements } = languagePack(language);
  const { comeFirst, areCapitalized } = nouns ?? {};
  if (comeFirst === true) return () => '';
  const goesOn = new Set(`${statements?.articles ?? ''},${statements?.of ?? ''}`.split(',').map((word) => word.trim()));
  // "Stromkosten hoch": where nouns have capitals, a small word is none.
  const isNoun = (word: AnalyzedWord, text: string): boolean =>
    areCapitalized !== true || /^\p{Lu}/u.test(text.slice(word.start));
  return (phrase) => {
    if (phrase.filter(({ stop }) => !stop).length < 2) return '';
    const stems = phrase.map(({ stem }) => stem);
    const next = new Map<string, { count: number; stop: boolean; text: string }>();
    let all = 0;
    for (const { block, words } of pages.flatMap(({ blocks }) => blocks)) {
      if (block.kind === 'heading' || block.kind === 'code') continue;
      for (const at of placesOf(stems, words)) {
        all++;
        const after = words[at + stems.length];
        if (after === undefined || !after.joined || after.figure || !isNoun(after, block.text)) continue;
        const known = next.get(after.stem) ?? { count: 0, stop: after.stop, text: after.text };
        known.count++;
        next.set(after.stem, known);
      }
    }
    const ends = [...next.values()].toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
    const followed = ends.reduce((sum, { count, stop }) => sum + (stop ? 0 : count), 0);
    const [usual] = ends;
    if (usual === undefined || all < minSites) return '';
    if (goesOn.has(usual.text)) return all >= minDescribingUses && usual.count >= minCutShare * all ? null : '';
    if (followed < minCutShare * all) return '';
    const isUsual = usual.count >= minHalfUses * all;
    // "Plant-based" is said of options, menus and dishes.
    const isSaidMost = usual.count >= minEndUses && usual.count > (ends[1]?.count ?? 0);
    if (isUsual || (isSaidMost && usual.count >= minSameNounShare * all)) return ` ${usual.text}`;
    return all >= minDescribingUses ? null : '';
  };
}
