/** What a market names that is no subject of it: brands, authors, dates, furniture, and short forms of the keyword. */
import type { ReadMarket } from '../../read/read-market.ts';
import { isAcronym } from '../names/names.ts';
import { isFurniture } from '../names/term-noise.ts';
import { topicsRule } from './rule.ts';
import type { RunUse } from './subject-index.ts';
import type { PhraseForm, SubjectPhrase } from './subject-phrases.ts';

const { minCapitalUses, minCapitalShare } = topicsRule.values;

/** Tells whether a phrase, in the form that it would be shown in, is no subject; `uses` are those of the pages. */
export function notSubjects(
  { pages, keyword, analyzer }: ReadMarket,
  isName: (stem: string) => boolean,
  places: ReadonlySet<string>,
): (phrase: SubjectPhrase, form: PhraseForm, uses: readonly RunUse[]) => boolean {
  const wanted = new Set(keyword);
  const initials = keywordInitials(pages, wanted);
  return ({ stems }, { text, words }, uses) => {
    const content = words.filter(({ stop, stem }) => !stop && !wanted.has(stem)).map((word) => word.text);
    if (stems.some(isName)) return true;
    // "17th century", "360-degree": a figure in disguise.
    if (content.some((word) => /^\p{N}/u.test(word))) return true;
    if (isFurniture(content, analyzer.language)) return true;
    if (stems.length === 1 && initials.has(content[0] ?? '')) return true;
    return !stems.every((stem) => places.has(stem)) && !isAcronym(text) && isNamedByCase(uses);
  };
}

/** Whether sentences write every word of a phrase with a capital: "Sales Cloud". */
function isNamedByCase(uses: readonly RunUse[]): boolean {
  const inSentence = uses.reduce((sum, use) => sum + use.inSentence, 0);
  const capital = uses.reduce((sum, use) => sum + use.capital, 0);
  return inSentence >= minCapitalUses && capital > inSentence * minCapitalShare;
}

/** The initials of words in a row that begin or end with the keyword's: "NYC" of "New York City". */
function keywordInitials(pages: ReadMarket['pages'], wanted: ReadonlySet<string>): ReadonlySet<string> {
  const initials = new Set<string>();
  for (const { words } of pages.flatMap(({ page }) => page.blocks)) {
    words.forEach((word, at) => {
      if (!wanted.has(word.stem)) return;
      let letters = word.text.charAt(0);
      for (let next = at + 1; words[next]?.joined === true && wanted.has(words[next]?.stem ?? ''); next++) {
        letters += words[next]?.text.charAt(0) ?? '';
        initials.add(letters);
      }
    });
  }
  return initials;
}
