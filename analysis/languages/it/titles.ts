/** Words of Italian titles and searches. */
import type { SearchWords, TitleWords } from '../titles.ts';

export const titles: TitleWords = {
  best: 'miglior[ei]?|classifica|preferiti',
  versus: 'confronto|confronta|comparazione|a confronto|differenz[ae]|alternativ[ae]',
  guide:
    "guid[ae]|come|consigli|trucchi|cos'è|che cos'è|cosa sono|perché|passo passo|ricett[ae]|idee|principianti|imparare|modi",
  review: 'recension[ei]|opinioni|provat[oi]',
  tool: 'calcolatrice|calcolatore|generatore|simulatore|convertitore',
  free: 'gratis|gratuit[oaie]|online',
  news: 'notizie|comunicato|annuncia|presenta|lancia',
  reference: 'definizione|significato|glossario|dizionario|enciclopedia|documentazione',
  software: 'programma|gestionale|piattaforma|applicazione',
  product: 'prodott[oi]|dispositiv[oi]|modell[oi]|march[eio]+|produttor[ei]',
  service: 'servizi|servizio|azienda|ditta|consulenza|consulenti|agenzia|riparazione|installatori|preventivo',
  unit: 'giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|or[ae]|minut[oi]|second[oi]|pass[oi]|passaggi|person[ae]|euro|domande|termini|definizioni',
  step: 'passo|passaggio',
  pros: 'vantaggi|svantaggi|pro|contro',
};

export const searches: SearchWords = {
  wishes: {
    learn:
      'guida|tutorial|consigli|idee|esempio|esempi|significato|definizione|benefici|vantaggi|cause|sintomi|ricetta|ricette|storia|istruzioni',
    tell_apart: 'differenza|differenze',
    rate: 'migliore|migliori|^top|recensione|recensioni|opinioni|classifica|consigliato|consigliati',
    compare: 'vs|versus|confronto|confrontare|comparazione|alternativa|alternative',
    price: 'prezzo|prezzi|costo|costi|tariffa|tariffe|economico|economica|economici|economiche',
    buy: 'comprare|acquistare|acquisto|in vendita|offerta|offerte|sconto|sconti|coupon|codice sconto|noleggio|noleggiare|affitto|prenotare|prenotazione|preventivo|scaricare|prova gratuita|saldi',
    go: 'login|accedi|area clienti|area riservata|sito ufficiale|servizio clienti|assistenza clienti|numero di telefono',
    near: 'vicino a me|vicino|nelle vicinanze|aperto ora|orari|come arrivare',
  },
  time: {
    latest:
      'ultim[oaie]|nuov[oaie]|recent[ei]|attual[ei]|oggi|adesso|domani|ieri|questa (?:settimana|stagione)|questo (?:mese|anno)|notizie|meteo|previsioni|risultati|calendario|in diretta',
    price: 'prezz[oi]|cost[oi]|economic[oaih]+|offert[ae]|scont[oi]|stipendio|tariff[ae]|tass[oi]|quanto',
  },
};
