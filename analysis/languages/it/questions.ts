/** How Italian asks. */
import type { Questions } from '../questions.ts';

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: {
    price: 'quanto (?:costa|costano)|che prezzo',
    how: 'come|quanto|quanta|quanti|quante',
    what: "che cosa|cosa|cos'è|cos'|che cos'è",
    why: 'perché',
    which: 'quale|quali|qual|che tipo',
    who: 'chi',
    when: 'quando',
    where: "dove|dov'è",
    before: 'a|di|da|in|con|su|per|entro|fino a',
    amount: 'quanto|quale|qual',
    money: 'costa|costano|costo|prezzo|prezzi|pagare',
  },
  places: null,
  genuine: {
    calls: `pronto|pronta|pronti|hai (?:bisogno|domande|dubbi|ancora)|vuoi|cerchi|stai cercando|lo sapevi|sapevi|domande|dubbi|ancora|ti (?:piace|interessa|serve)|sei (?:pronto|alla ricerca|interessato)|chi (?:siamo|sono)|perché (?:aspettare|no|sceglierci)|cosa aspetti|spedite|offrite`,
    we: 'noi|nostro|nostra|nostri|nostre',
    i: 'io|mio|mia|miei|mie|mi|me',
  },
  cues: {
    compare: 'differenz[ae]|differisce|vs|versus|confronto|(?:meglio|migliore|peggio) (?:.{0,60}? )?(?:che|o|di)',
    risk: 'rischi|rischio|rischios[oa]|pericolos[oaie]|pericoli|sicur[oaie]|effetti collaterali|truff[ae]|errori|cosa succede se',
    price: 'costa|costano|costare|costo|costi|prezzo|prezzi|tariff[ae]|car[oaie]',
  },
  steps: /^come \p{L}+(?:[aei]re|[aei]rsi|rre)(?![\p{L}\p{M}])/iu,
  figures:
    'quanto|quanta|quanti|quante|(?:che|quale) (?:anno|data|giorno|mese|secolo|decennio|percentuale|numero|prezzo|età)',
  about: 'Che cosa bisogna sapere su $1?',
  fromHeadings: {
    before: 'i|le|la|gli|principali|diversi|\\d{1,2}',
    keepsCapital: false,
    patterns: [
      {
        heading: '(vantaggi|svantaggi|benefici|tipi|rischi|requisiti|sintomi) ((?:di|del|della|dei|degli|delle) .+)',
        question: 'Quali sono i $1 $2?',
      },
      {
        heading: '(caratteristiche|cause|fasi) ((?:di|del|della|dei|degli|delle) .+)',
        question: 'Quali sono le $1 $2?',
      },
      { heading: '(differenz[ae]) (tra .+ e .+)', question: 'Qual è la differenza $2?' },
    ],
  },
  articles: 'un una uno',
  priceOf: 'Quanto costa $1?',
  distinguishing: `migliore migliori meglio peggio buono buona non senza prima dopo spesso tempo più meno primo ultimo nuovo gratis`,
  priceQualifiers: 'medio media mese mensile anno annuo',
};
