/** Spanish nouns whose singular the stemmer takes for a verb or for another word than the plural. */

/** Nouns in "-en", which look like verbs: "imagen", "joven". */
const nounsInEn = new Set(
  'crimen dictamen examen germen gravamen imagen joven margen orden origen resumen regimen régimen virgen volumen'.split(
    ' ',
  ),
);

/** The plural of a singular in "-ad", "-ed", "-id" ("pared"), "-z" ("luz") or "-en" ("imagen"); other words as they are. */
export function inPlural(word: string): string {
  if (/[aeiáéí]d$/u.test(word) || nounsInEn.has(word)) return `${word}es`;
  return /[\p{L}\p{M}]z$/u.test(word) ? `${word.slice(0, -1)}ces` : word;
}
