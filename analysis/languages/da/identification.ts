/** What tells Danish from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'og i at er en det til på af for den med som de der et har ikke om var blev fra jeg hun han men så kan vi efter man være ved eller også skal hvor kun da noget ud ind over siger kom dem nogle denne dette mod op vil disse går havde selv bliver blevet meget mere end når nu får sig mange hvad hvem hvordan hvorfor mellem mig dig os uden videre andre år første siden flere fik kunne skulle ville sagde danmark dansk danske kommer gik gøre gjort taget tager mens sådan igen under helt måske gennem politiet kroner procent dage dagen uge ugen måned livet børn selskabet regeringen kommunen situation information organisation national mulighed virksomhed frihed sammen hjem hjælp ligger landet byen gammel gamle nye ny stor store god godt bedre bedste eget egen egne sag sagen tid tiden vej vejen øjne dog dér nogen selvom hver samt både nyt gang gælder kommune amt forhold udvikling oplysninger tjenester tjeneste arbejde brug bruger brugere mennesker menneske folk mand kvinde børnene hus dag måneder årene hvert vigtig mulig almindelig fremtiden tilbud job hjemmeside billeder billede flest fleste længere hellere trods alligevel desuden imidlertid ifølge rundt uger begyndte fortsat allerede altid aldrig gerne herunder således blot blive jer vores jeres deres hendes hans her intet ingen alle alt',
  letters: 'æøåéáöäü',
  trigrams,
  usesStopWords: false,
};
