/** What tells Norwegian Bokmål from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'og i det er på til som en å for at av med har ikke de den om et var fra seg ble jeg hun han men så kan vi etter man være ved eller også skal hvor bare da noe ut inn over sier kom dem noen denne dette mot opp vil disse går hadde selv bli blitt mye mer enn når nå får hva hvem hvordan hvorfor mellom meg deg oss uten videre andre år første siden flere fikk kunne skulle ville sa norge norsk norske kommer gikk gjøre gjort blir tatt tar mens slik igjen under helt kanskje gjennom politiet kroner prosent dager dagen uke uken måned livet barn selskapet regjeringen kommunen situasjon informasjon organisasjon nasjonal mulighet virksomhet frihet sammen hjem hjelp ligger landet byen gammel gamle nye ny stor store god godt bedre beste eget egen egne sak saken tid tiden vei veien øyne nytt gang gjelder kommune fylke forhold utvikling opplysninger tjenester tjeneste arbeid bruk bruker brukere mennesker menneske folk mann kvinne barna hus dag måneder årene hvert viktig mulig vanlig fremtiden tilbud jobb nettsted bilder bilde både hver flest fleste lenger heller tross likevel dessuten imidlertid ifølge rundt startet fortsatt allerede alltid aldri noensinne gjerne',
  letters: 'æøåéèêóòâôäö',
  trigrams,
  usesStopWords: false,
};
