/** How German headings name the facets of a subject. */
import type { FacetWords } from '../facets.ts';

export const facets: FacetWords = {
  cost: 'Kosten | Preise | Preis | was kostet | was kosten | wie teuer | wie viel kostet | Gebühren',
  duration: 'Dauer | wie lange | Zeitplan | Ablaufplan',
  mistakes: 'Fehler | vermeiden',
  choice:
    'Auswahl | worauf achten | worauf sollten | wie finde | so finden | Kaufberatung | Kaufkriterien | Auswahlkriterien',
  comparison: 'Vergleich | Unterschied zwischen | Unterschiede zwischen | vs | Alternativen',
  worth: 'Rentabilität | lohnt sich | wann lohnt | lohnen sich',
  suitability: 'für wen | wer sollte | wer braucht',
  effectiveness: 'Wirksamkeit | wie wirksam | wirkt',
  benefits: 'Vorteile | Vorteil | Nutzen',
  drawbacks: 'Nachteile | Nachteil | Herausforderungen',
  types: 'Arten | Varianten',
  maintenance: 'Pflege | Reinigung | Wartung | richtig reinigen | richtig pflegen',
  requirements: 'Voraussetzungen | Anforderungen | Bedingungen',
  reviews: 'Bewertungen | Erfahrungen | Kundenstimmen | Testberichte',
  trends: 'Zukunft | Trends | Ausblick',
  history: 'Geschichte | Ursprung | Herkunft',
  examples: 'Beispiele | Beispiel',
  installation: 'Installation | Montage | Einrichtung | richtig installieren',
  working: 'Funktionsweise | wie funktioniert | wie funktionieren | so funktioniert',
  definition: 'Definition | was ist | was sind | was bedeutet | was versteht man',
};
