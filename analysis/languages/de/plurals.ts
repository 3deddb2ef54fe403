/** German nouns whose plural in "-s" the stemmer leaves as it is. */

/** Ends of nouns, so that compounds are found, too: "Elektroautos". */
const afterVowels =
  /(?:auto|büro|demo|euro|foto|info|kamera|kilo|kino|konto|logo|motto|oma|opa|radio|sofa|studio|video)s$/u;
/** "Tipps", "Apps", "Hobbys", "Interviews"; not "Gips". */
const afterConsonants = /(?<=\p{L}{2})(?<!gi|klo|mo|ra|schna)[pwy]s$/u;

/** The singular of a noun with a plural in "-s" ("Autos"); other words as they are. */
export const inSingular = (word: string): string =>
  afterVowels.test(word) || afterConsonants.test(word) ? word.slice(0, -1) : word;
