/** Words of Dutch titles and searches. */
import type { SearchWords, TitleWords } from '../titles.ts';

export const titles: TitleWords = {
  best: 'beste|favoriete|ranglijst|koopgids',
  versus: 'vergelijking|vergelijken|vergeleken|verschil|verschillen|alternatieven?',
  guide:
    'gids|handleiding|hoe|wat is|wat zijn|waarom|tips|stap voor stap|recept|recepten|uitleg|uitgelegd|ideeën|beginners|leren|manieren',
  review: 'reviews?|test|getest|ervaringen',
  tool: String.raw`\p{L}*calculator|rekenmachine|\p{L}*generator|omrekenen`,
  free: 'gratis|online',
  news: 'nieuws|persbericht|lanceert',
  reference: 'definitie|betekenis|woordenboek|begrippenlijst|encyclopedie|documentatie',
  software: 'platform|programma',
  product: 'product(?:en)?|apparaten|apparaat|model(?:len)?|merk(?:en)?|fabrikant(?:en)?',
  service: String.raw`diensten|dienst|dienstverlening|bedrijf|\p{L}*bedrijf|advies|adviseurs?|bureau|reparatie|installateurs?|offerte`,
  unit: 'dag|dagen|weken|week|maanden?|jaar|jaren|uur|uren|minuten?|seconden?|stappen|personen|euro|vragen|termen|begrippen',
  step: 'stap',
  pros: 'voordelen|nadelen|pluspunten|minpunten',
};

export const searches: SearchWords = {
  wishes: {
    learn:
      'gids|handleiding|tips|ideeën|voorbeeld|voorbeelden|betekenis|definitie|voordelen|oorzaken|symptomen|recept|recepten|geschiedenis|uitleg|stappenplan',
    tell_apart: 'verschil|verschillen',
    rate: 'beste|^top|test|getest|review|reviews|ervaring|ervaringen|beoordeling|beoordelingen',
    compare: 'vs|versus|vergelijken|vergelijking|alternatief|alternatieven',
    price: 'prijs|prijzen|kosten|tarief|tarieven|goedkoop|goedkope|goedkoopste',
    buy: 'kopen|bestellen|te koop|aanbieding|aanbiedingen|korting|kortingscode|huren|reserveren|offerte|downloaden|gratis proberen|webshop',
    go: 'inloggen|login|mijn account|officiële site|officiële website|klantenservice|telefoonnummer',
    near: 'in de buurt|bij mij in de buurt|dichtbij|dichtstbijzijnde|nu open|openingstijden|routebeschrijving',
  },
  time: {
    latest:
      'nieuwste|nieuwe?|laatste|recente?|actueel|actuele|vandaag|nu|morgen|gisteren|deze (?:week|maand)|dit jaar|nieuws|weer|weerbericht|uitslagen|agenda|live',
    price: 'prijs|prijzen|kosten|goedkoop|goedkoopste|aanbieding(?:en)?|korting|salaris|tarief|tarieven|rente|hoeveel',
  },
};
