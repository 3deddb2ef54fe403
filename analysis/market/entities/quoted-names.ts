/** Finds names in scripts without capitals: titles in brackets, foreign names in katakana, companies by legal form. */
import { languagePack } from '../../languages/packs.ts';
import { entitiesRule } from './rule.ts';

const { maxQuotedChars, maxQuotedWords } = entitiesRule.values;

/** Quotation marks around a name or term, for scripts without capitals and without title brackets. */
const quotes = /[«"“]([^«»"“”\n]{2,30})[»"”]/gu;

/** Returns the names that such marks enclose in `text`. */
export function quotedNames(text: string, language: string): string[] {
  const { quotedNames: ownMarks } = languagePack(language);
  return [...text.matchAll(ownMarks ?? quotes)]
    .map(
      (match) =>
        match
          .slice(1)
          .find((part) => part !== undefined)
          ?.trim() ?? '',
    )
    .filter((name) => name.length <= (ownMarks === null ? maxQuotedChars * 2 : maxQuotedChars) && isName(name));
}

/** Whether a text is a few words without punctuation, rather than quoted speech. */
function isName(name: string): boolean {
  return (
    /\p{L}/u.test(name) &&
    !/[.!?。！？،,، ؛;:।]/u.test(name.replaceAll(' ', '')) &&
    name.split(/\s+/u).length <= maxQuotedWords
  );
}
