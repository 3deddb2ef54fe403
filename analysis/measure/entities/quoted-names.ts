/** Names in scripts without capitals: titles in their brackets, foreign names in katakana, companies by their form. */

/** A title is short; what is longer between such marks is speech. */
const mostChars = 20;

const patterns: Record<string, RegExp> = {
  zh: /《([^《》]{2,20})》/gu,
  ja: /『([^『』]{2,20})』|(\p{Script=Katakana}[\p{Script=Katakana}ー]+(?:[・＝][\p{Script=Katakana}ー]+)+)|株式会社([\p{Script=Han}\p{Script=Katakana}ー]{2,12})|([\p{Script=Han}\p{Script=Katakana}ー]{2,12})株式会社/gu,
};

/** Marks of a name or a term where capitals are lacking and no brackets for titles exist. */
const quotes = /[«"“]([^«»"“”\n]{2,30})[»"”]/gu;

/** The names that such marks single out in `text`. */
export function quotedNames(text: string, language: string): string[] {
  const pattern = patterns[language] ?? quotes;
  return [...text.matchAll(pattern)]
    .map(
      (match) =>
        match
          .slice(1)
          .find((part) => part !== undefined)
          ?.trim() ?? '',
    )
    .filter((name) => name.length <= (language in patterns ? mostChars : mostChars * 2) && isName(name));
}

/** A few words without a stop: no sentence that somebody said. */
function isName(name: string): boolean {
  return (
    /\p{L}/u.test(name) && !/[.!?。！？،,، ؛;:।]/u.test(name.replaceAll(' ', '')) && name.split(/\s+/u).length <= 4
  );
}
