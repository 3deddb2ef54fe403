/** Puts German nouns, with their adjectives, into the nominative: "kurzen Laufzeiten" becomes "kurze Laufzeiten". */

/** Nouns whose adjective ends in "e" in the nominative: plurals, and the endings of feminine nouns. */
const nounsWithE = /(?:[^aeiou]e|e[lnr]|eln|ern|ung|heit|keit|schaft|ion|tät|ik|ur)$/u;

/**
 * Returns a phrase in the nominative if it starts with an adjective in "-en" and its noun, or with a noun in the dative
 * plural; any other phrase as it is.
 * @param isWritten whether the pages contain a lower-cased word
 */
export function baseForm(phrase: string, isWritten: (word: string) => boolean): string {
  const [, adjective = '', noun = '', rest = ''] = /^(\p{L}{3,}e)n (\p{Lu}\p{Ll}+)((?: .*)?)$/u.exec(phrase) ?? [];
  if (noun !== '') return `${adjectiveOf(adjective, noun, isWritten)} ${nominative(noun, isWritten)}${rest}`;
  const [, first = '', other = ''] = /^(\p{Lu}\p{Ll}+)((?: \p{Ll}.*)?)$/u.exec(phrase) ?? [];
  return first === '' ? phrase : nominative(first, isWritten) + other;
}

/** The form of the adjective `weak` plus "n" before a noun in the nominative; as it is if the noun's gender is unknown. */
function adjectiveOf(weak: string, noun: string, isWritten: (word: string) => boolean): string {
  if (nounsWithE.test(nominative(noun, isWritten))) return weak;
  const strong = ['r', 's'].map((ending) => weak + ending).find((word) => isWritten(word.toLowerCase()));
  return strong ?? `${weak}n`;
}

/**
 * The dative plural adds an "n": "Kilometern", "Befugnissen", "Einkünften". "Pflanzen" is no such form: its singular has
 * the "e".
 */
function nominative(noun: string, isWritten: (word: string) => boolean): string {
  const shorter = noun.slice(0, -1);
  const isDative =
    /nissen$/u.test(noun) ||
    (isWritten(shorter.toLowerCase()) &&
      (/e[lr]n$/u.test(noun) ||
        /[äöü][^aeiouäöü]+en$/u.test(noun) ||
        (/en$/u.test(noun) && isWritten(noun.slice(0, -2).toLowerCase()))));
  return isDative ? shorter : noun;
}
