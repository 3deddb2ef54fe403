/** Puts German nouns, with their adjectives, into the nominative: "kurzen Laufzeiten" becomes "kurze Laufzeiten". */

/** Neuters in "-en" that have no plural in use; "Unternehmen" and "Verfahren" are mostly several. */
const neuter = /(?:einkommen|vermögen|wissen)$/iu;

/** Nouns whose adjective ends in "e" in the nominative: plurals, and the endings of feminine nouns. */
const nounsWithE = /(?:[^aeiou]e|e[lnr]|eln|ern|ung|heit|keit|schaft|ion|tät|ik|ur)$/u;

/**
 * Returns a phrase in the nominative if it starts with an adjective in "-en" and its noun, or with a noun in the dative
 * plural; any other phrase as it is.
 * @param isWritten whether the pages contain a lower-cased word
 */
export function baseForm(phrase: string, isWritten: (word: string) => boolean): string {
  const [, to = '', weak = '', ending = '', noun = '', rest = ''] =
    /^(zu )?(\p{L}{3,}e)([mn]?) (\p{Lu}\p{Ll}+)((?: .*)?)$/u.exec(phrase) ?? [];
  if (noun !== '' && (ending !== '' || neuter.test(noun))) {
    const named = nominative(ending === 'n' ? withoutGenitive(noun, isWritten) : noun, isWritten);
    return `${to}${ending === 'm' ? strong(weak, noun, isWritten) : adjectiveOf(weak, named, isWritten)} ${named}${rest}`;
  }
  const [, first = '', other = ''] = /^(\p{Lu}\p{Ll}+)((?: \p{Ll}.*)?)$/u.exec(phrase) ?? [];
  return first === '' ? phrase : nominative(first, isWritten) + other;
}

/** The form of the adjective `weak` plus "n" before a noun in the nominative; as it is if the noun's gender is unknown. */
function adjectiveOf(weak: string, noun: string, isWritten: (word: string) => boolean): string {
  if (neuter.test(noun)) return `${weak}s`;
  if (nounsWithE.test(noun)) return weak;
  const written = ['r', 's'].map((ending) => weak + ending).find((word) => isWritten(word.toLowerCase()));
  return written ?? `${weak}n`;
}

/** The form of an adjective before a singular noun that is not feminine, without an article. */
function strong(weak: string, noun: string, isWritten: (word: string) => boolean): string {
  if (neuter.test(noun)) return `${weak}s`;
  return ['r', 's'].map((ending) => weak + ending).find((word) => isWritten(word.toLowerCase())) ?? `${weak}r`;
}

/** A noun after an adjective in "-en" without the "s" of the genitive: "bestehenden Wohngebäudes". */
function withoutGenitive(noun: string, isWritten: (word: string) => boolean): string {
  const shorter = ['es', 's'].filter((ending) => noun.endsWith(ending)).map((ending) => noun.slice(0, -ending.length));
  return shorter.find((word) => isWritten(word.toLowerCase())) ?? noun;
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
