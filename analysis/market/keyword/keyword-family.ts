/** Finds the words that only say the keyword again: other endings, initials, what initials stand for, compounds of it. */
import { languagePack } from '../../languages/packs.ts';
import type { ReadMarket } from '../../read/read-market.ts';
import type { AnalyzedWord } from '../../text/analyzer.ts';
import { keywordForms } from './keyword-forms.ts';
import { keywordFormsRule } from './rule.ts';

const { minSites, minInitials, maxWholeLetters, minSharedLetters, maxJointLetters, maxPartEnding, maxInflection } =
  keywordFormsRule.values;

/**
 * Returns the keyword's stems and those of its relatives on the pages: "mover" for "moving", "HRMS" and "human
 * resources" for "HR management software", "Autoleasing" for "Auto leasen". None of them is a subject beside it.
 */
export function keywordFamily({ pages, keyword, analyzer }: ReadMarket): ReadonlySet<string> {
  const forms = keywordForms(keyword, analyzer.language);
  const family = new Set(keyword);
  const stems = new Set(pages.flatMap(({ page }) => page.blocks.flatMap(({ words }) => words.map(({ stem }) => stem))));
  const areCompounds = languagePack(analyzer.language).nouns?.formCompounds === true;
  for (const stem of stems) if (forms.kinOf(stem) !== null || (areCompounds && isCompound(stem))) family.add(stem);
  for (const stem of spelledOutBy(pages, keyword)) family.add(stem);
  for (const stem of inPlaceOf(pages, keyword)) family.add(stem);
  return family;

  /** Whether a stem consists of two of the keyword's words: "Autoleasing", "Autofinanzierung". */
  function isCompound(stem: string): boolean {
    return keyword.some(
      (first) =>
        first.length >= minSharedLetters &&
        stem.startsWith(first) &&
        keyword.some((last) => {
          const at = stem.indexOf(last, first.length);
          const isJoined = at >= first.length && at - first.length <= maxJointLetters;
          return isJoined && last.length >= minSharedLetters && stem.length - at - last.length <= maxPartEnding;
        }),
    );
  }
}

/**
 * The words that titles of several sites have in the place of a word of the keyword, which is their last part:
 * "houseplants" for "indoor plants".
 */
function inPlaceOf(pages: ReadMarket['pages'], keyword: readonly string[]): string[] {
  const sites = new Map<string, Set<string>>();
  for (const { page } of pages) {
    const title = new Set(page.title.map(({ stem }) => stem));
    const missing = keyword.filter((stem) => !title.has(stem));
    if (missing.length === 0 || missing.length * 2 > keyword.length) continue;
    for (const { text, stem } of page.title)
      if (missing.some((last) => isLastPart(last, text)))
        sites.set(stem, (sites.get(stem) ?? new Set<string>()).add(page.domain));
  }
  return [...sites].flatMap(([stem, domains]) => (domains.size >= minSites ? [stem] : []));
}

/** Whether a word ends with a stem after another word, and with an ending at most. */
function isLastPart(stem: string, word: string): boolean {
  const at = word.lastIndexOf(stem);
  return stem.length >= minSharedLetters && at >= minSharedLetters && word.length - at - stem.length <= maxInflection;
}

/** The stems of the words that initials in the keyword stand for: the run with these initials that most sites write. */
function spelledOutBy(pages: ReadMarket['pages'], keyword: readonly string[]): string[] {
  return keyword.flatMap((initials) => {
    const runs = new Map<string, { stems: string[]; sites: Set<string>; uses: number }>();
    for (const { page } of pages)
      for (const { words } of page.blocks)
        for (const run of runsWith(initials, words)) {
          const stems = run.map(({ stem }) => stem);
          const known = runs.get(stems.join(' ')) ?? { stems, sites: new Set<string>(), uses: 0 };
          known.sites.add(page.domain);
          known.uses++;
          runs.set(stems.join(' '), known);
        }
    const [most] = [...runs.values()].sort(
      (a, b) => b.sites.size - a.sites.size || b.uses - a.uses || (a.stems.join() < b.stems.join() ? -1 : 1),
    );
    return most !== undefined && most.sites.size >= minSites ? most.stems : [];
  });
}

function* runsWith(initials: string, words: readonly AnalyzedWord[]): Generator<AnalyzedWord[]> {
  if (initials.length < minInitials || initials.length > maxWholeLetters) return;
  for (let at = 0; at + initials.length <= words.length; at++) {
    const run = words.slice(at, at + initials.length);
    const isRun = run.every(
      (word, index) => !word.stop && word.text.startsWith(initials.charAt(index)) && (index === 0 || word.joined),
    );
    if (isRun) yield run;
  }
}
