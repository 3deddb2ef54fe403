/** Dutch words: stop words, everyday words, and how nouns are written. */
import type { Nouns, StopWords, Vocabulary } from '../language-pack.ts';

export const stopWords: StopWords = {
  list: 'nl',
  contentWords: 'vrij',
  functionWords: '',
  byForm: null,
};

export const vocabulary: Vocabulary = {
  everyday: `beginnen belangrijk beter bieden dag deel ding doen eenvoudig eind gebruik gebruiken geven goed groot helpen houden idee
    informatie jaar keer kiezen klein komen krijgen kwaliteit lang leven maand maken manier mens moment mogelijk nemen nieuw
    nodig oplossing plaats prijs probleem punt resultaat soort stap tijd tip uur vinden voorbeeld vraag week werken weten
    zien zoeken`,
  quantities: 'een euro procent',
  linking: 'van de het en in voor met op te bij zonder of',
};

export const nouns: Nouns = {
  areCapitalized: false,
  formCompounds: true,
  comeFirst: false,
  determiners: `de het een deze dit die dat mijn jouw je uw zijn haar ons onze hun geen elk elke ieder iedere veel enkele alle
      meer`,
  verbMarkers: `ik jij hij ze wij we zij te niet is was waren worden wordt kan kunnen moet moeten zal heeft hebben heel erg
      zo ook`,
};
