/** Italian words: stop words, everyday words, and how nouns are written. */
import type { Nouns, StopWords, Vocabulary } from '../language-pack.ts';

export const stopWords: StopWords = {
  list: 'it',
  contentWords:
    'anni anno città comprare consiglio conclusione gente giorni giorno grande gruppo luogo mesi mondo nome nuovi nuovo paese parte persone piedi prima registrazione tempo terzo titolo vita',
  functionWords: 'ovvero',
  byForm: null,
};

export const vocabulary: Vocabulary = {
  everyday: `aiutare anno bello bisogno buono cambiare caso cercare chiedere cosa creare dare dire diverso esempio facile fare fine
    funzionare giorno grande guida idea importante informazione lavoro lungo mese mettere migliore modo momento mondo nuovo
    offrire parte pensare piccolo possibile prendere prezzo problema qualità risultato sapere scegliere semplice settimana
    soluzione tempo tipo trovare usare uso utile valore vantaggio vedere vita volta`,
  quantities: 'uno euro metri',
  linking: 'di del dello della dei degli delle dell d da dal in nel per con e il la le lo l a al alla senza o',
};

export const nouns: Nouns = {
  areCapitalized: false,
  formCompounds: false,
  comeFirst: true,
  determiners: `il lo la l i gli le un uno una questo questa questi queste mio mia tuo tua suo sua nostro nostra vostro vostra
      loro ogni alcuni alcune molti molte del dello della dei degli delle al allo alla ai agli alle nel nella nei sul
      sulla`,
  verbMarkers: `io tu lui lei noi voi si mi ti ci non è sono era essere ha hanno può possono deve devono che molto più meno
      così se`,
};
