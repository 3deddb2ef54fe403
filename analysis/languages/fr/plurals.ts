/** French nouns whose plural the stemmer leaves as it is. */

const plurals: Readonly<Record<string, string>> = {
  baux: 'bail',
  bijoux: 'bijou',
  cailloux: 'caillou',
  cheveux: 'cheveu',
  choux: 'chou',
  enjeux: 'enjeu',
  feux: 'feu',
  genoux: 'genou',
  jeux: 'jeu',
  lieux: 'lieu',
  milieux: 'milieu',
  neveux: 'neveu',
  travaux: 'travail',
  vitraux: 'vitrail',
  vœux: 'vœu',
};

/** The singular of a noun in "-ux" that is not one in "-al" or "-au" ("cheveux"); other words as they are. */
export const inSingular = (word: string): string => (Object.hasOwn(plurals, word) ? (plurals[word] ?? word) : word);
