/** What tells Norwegian Nynorsk from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'og i det er på til som ein å for av med har ikkje dei den om eit var frå seg vart eg ho han men så kan vi etter vere ved eller også skal kor berre då noko ut inn over seier kom nokre denne dette mot opp vil desse går hadde sjølv bli blei mykje meir enn når no får saman òg korleis kva kven mellom nytt sidan deira anna vorte nokon kvifor meg deg oss utan vidare andre år første fleire fekk kunne skulle ville sa noreg norsk norske kjem gjekk gjere gjort blir vert teke tek medan slik igjen under heilt kanskje gjennom politiet kroner prosent dagar dagen veke veka månad livet barn selskapet regjeringa kommunen situasjon informasjon organisasjon nasjonal høve verksemd fridom heim hjelp ligg landet byen gammal gamle nye ny stor store god godt betre beste eige eigen eigne sak saka tid tida veg vegen auge ei me dykk hjå vore kvar skule arbeid åra menneske gong gjeld kommune fylke forhold utvikling opplysningar tenester teneste bruk brukar brukarar folk mann kvinne barna hus dag månader kvart viktig mogleg vanleg framtida tilbod jobb nettstad bilete både flest fleste lenger heller tross likevel dessutan derimot ifølgje rundt veker byrja starta framleis allereie alltid aldri gjerne difor dykkar hennar hans her der inkje ingen alle alt verte',
  letters: 'æøåéèêóòâôäö',
  trigrams,
  usesStopWords: false,
};
