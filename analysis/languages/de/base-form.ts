/** Puts German nouns, with their adjectives, into the nominative: "kurzen Laufzeiten" becomes "kurze Laufzeiten". */

/** Neuters in "-en" that have no plural in use; "Unternehmen" and "Verfahren" are mostly several. */
const neuter = /(?:einkommen|vermögen|wissen)$/iu;

/** Nouns whose adjective ends in "e" in the nominative: plurals, and the endings of feminine nouns. */
const nounsWithE = /(?:[^aeiou]e|e[lnr]|eln|ern|ung|heit|keit|schaft|ion|tät|ik|ur)$/u;

/**
 * Returns a phrase in the nominative if it starts with an adjective in "-en" and its noun, or with a noun in the dative
 * plural; and as it is without an article if the pages show the gender of the noun. Any other phrase as it is.
 * @param isWritten whether the pages contain a lower-cased word, or up to three in a row
 */
export function baseForm(phrase: string, isWritten: (word: string) => boolean): string {
  const [, to = '', weak = '', ending = '', noun = '', rest = ''] =
    /^(zu )?(\p{L}{3,}e)([mn]?) (\p{Lu}\p{Ll}+)((?: .*)?)$/u.exec(phrase) ?? [];
  if (noun !== '' && (ending !== '' || neuter.test(noun))) {
    const named = nominative(ending === 'n' ? withoutGenitive(noun, isWritten) : noun, isWritten);
    return `${to}${ending === 'm' ? strong(weak, noun, isWritten) : adjectiveOf(weak, named, isWritten)} ${named}${rest}`;
  }
  if (noun !== '' && to === '') return ofGender(weak, noun, isWritten) + rest;
  const [, first = '', other = ''] = /^(\p{Lu}\p{Ll}+)((?: \p{Ll}.*)?)$/u.exec(phrase) ?? [];
  return first === '' ? phrase : nominative(first, isWritten) + other;
}

/** What shows that a noun is masculine or neuter: "der volle Preis", "ein voller Preis"; "das neue Gerät". */
const genders = [
  { definite: 'der', ending: 'r' },
  { definite: 'das', ending: 's' },
];

/** "Hydraulische Abgleich", as it is after "der", becomes "hydraulischer Abgleich" if the pages show the gender. */
function ofGender(weak: string, noun: string, isWritten: (words: string) => boolean): string {
  const [adjective, named] = [weak.toLowerCase(), noun.toLowerCase()];
  const ending = genders.find(
    ({ definite, ending }) =>
      isWritten(`${definite} ${adjective} ${named}`) || isWritten(`ein ${adjective}${ending} ${named}`),
  )?.ending;
  return `${weak}${ending ?? ''} ${noun}`;
}

/**
 * A noun phrase in the nominative without the article that stood before it: "der hydraulische Abgleich" names
 * "hydraulischer Abgleich", and "die förderfähigen Kosten" "förderfähige Kosten". As it is after other words.
 */
export function withoutArticle(article: string, phrase: string): string {
  const [adjectives = ''] = /^(?:\p{Ll}[\p{L}-]*e[nrs]? )+(?=\p{Lu})/u.exec(phrase) ?? [];
  const given = article === 'die' ? /en(?= )/gu : /e(?= )/gu;
  const bare = { der: 'er', das: 'es', die: 'e' }[article];
  return bare === undefined ? phrase : adjectives.replaceAll(given, bare) + phrase.slice(adjectives.length);
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
