/** Names in scripts without capitals: titles in their brackets, foreign names in katakana, companies by their form. */
import { languagePack } from '../../languages/packs.ts';
import { entitiesRule } from './rule.ts';

const { maxQuotedChars, maxQuotedWords } = entitiesRule.values;

/** Marks of a name or a term where capitals are lacking and no brackets for titles exist. */
const quotes = /[«"“]([^«»"“”\n]{2,30})[»"”]/gu;

/** The names that such marks single out in `text`. */
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

/** A few words without a stop: no sentence that somebody said. */
function isName(name: string): boolean {
  return (
    /\p{L}/u.test(name) &&
    !/[.!?。！？،,، ؛;:।]/u.test(name.replaceAll(' ', '')) &&
    name.split(/\s+/u).length <= maxQuotedWords
  );
}
