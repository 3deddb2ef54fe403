/** French nouns whose plural the stemmer leaves as it is. */

const singulars: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

/** The singular of a noun in "-ux" that is not one in "-al" or "-au" ("cheveux"); other words as they are. */
export const inSingular = (word: string): string => singulars.get(word) ?? word;
