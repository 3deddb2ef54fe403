/** Puts a German adjective with its noun into the nominative: "kurzen Laufzeiten" becomes "kurze Laufzeiten". */

/** Nouns whose adjective ends in "e" in the nominative: plurals, and the endings of feminine nouns. */
const nounsWithE = /(?:[^aeiou]e|en|eln|ern|ung|heit|keit|schaft|ion|tät|ik|ur)$/u;

/**
 * Returns an adjective in "-en" and its noun in the nominative; any other phrase as it is.
 * @param isWritten whether the pages contain a lower-cased word; a form that nobody writes is not made up
 */
export function baseForm(phrase: string, isWritten: (word: string) => boolean): string {
  const [, adjective = '', noun = ''] = /^(\p{L}+e)n (\p{Lu}\p{Ll}+)$/u.exec(phrase) ?? [];
  if (noun === '' || !nounsWithE.test(noun) || !isWritten(adjective.toLowerCase())) return phrase;
  // The dative plural adds an "n": "gefahrenen Kilometern".
  const plural = /e[lr]n$/u.test(noun) && isWritten(noun.slice(0, -1).toLowerCase()) ? noun.slice(0, -1) : noun;
  return `${adjective} ${plural}`;
}
