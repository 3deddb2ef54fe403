/** How Italian states figures. */
import type { FigureStatements } from '../statements.ts';

export const statements: FigureStatements = {
  about:
    'circa, intorno a, attorno a, quasi, all’incirca, in media, una media di, approssimativamente, poco più di, poco meno di, sui, intorno ai',
  atLeast: 'almeno, più di, oltre, minimo, a partire da, un minimo di, non meno di, da, superiore a',
  atMost: 'fino a, al massimo, meno di, massimo, sotto, un massimo di, non più di, inferiore a, entro',
  orMore: 'o più, e oltre, in su',
  orLess: 'o meno, al massimo',
  between: 'tra, fra, da, dai, dalle, tra i, fra i, tra gli, tra le',
  and: 'e, e i, e gli, e le, ed',
  to: 'a, ai, alle, agli, fino a',
  per: 'per, a, ogni, al',
  each: 'al, all, alla, l',
  periods: 'annui=a, annuali=a, mensili=mo, giornalieri=d, annuo=a, mensile=mo',
  on: 'nel, dal, in, il, entro il, fino al, prima del, dopo il, anno, del, nell',
  eras: 'd.c., d. c.',
  century: /(?<roman>[xvi]{1,5})\ssecolo(?!\sa)/u,
  decade: /anni\s(?<year>(?:1\d|20)\d0)/u,
  verbs: {
    is: 'è, sono, era, erano, varia, variano, oscilla, oscillano, aggira, aggirano, raggiunge, raggiungono, supera, superano, misura, misurano, va, vanno, ammonta, ammontano, equivale, rappresenta, rappresentano, arriva, arrivano, compreso, compresa',
    starts: 'parte, partono, inizia, iniziano',
    costs: 'costa, costano, vale, valgono, venduto, venduta',
    lasts: 'dura, durano, richiede, richiedono, impiega, impiegano, serve, servono',
    weighs: 'pesa, pesano',
    carries: 'sostiene, sostengono, regge, reggono, supporta, supportano, solleva',
    uses: 'consuma, consumano, usa, usano, utilizza, utilizzano',
    makes: 'produce, producono, contiene, contengono, genera, generano, fornisce, forniscono, emette',
    has: 'ha, hanno, aveva, offre, offrono, conta, contano, include, includono, possiede, dispone',
    pays: 'paga, pagano, spende, spendono, guadagna, guadagnano',
    happens:
      'fondata, fondato, creata, creato, lanciata, lanciato, nata, nato, inventato, aperto, aperta, entrata, scade, pubblicato, pubblicata',
  },
  adverbs:
    'di, solito, generalmente, normalmente, in, genere, media, spesso, attualmente, oggi, anche, solo, ancora, può, possono, deve, devono, dovrebbe, essere, si, già, tipicamente, mediamente, un, una, il, la, lo, i, gli, le, l, ha, hanno, è, sono, stato, stata, costare, durare, variare, circa, complessivamente',
  links: 'di, a, da, in, tra, fra, con, per, al, dal, nel, intorno, attorno, su, dai',
  of: 'di, d, del, dei, degli, delle, della, dello, dell',
  quantities:
    'altezza, larghezza, lunghezza, profondità, spessore, diametro, dimensione, dimensioni, peso, massa, carico, portata, capacità, volume, superficie, area, distanza, raggio, autonomia, velocità, potenza, tensione, energia, consumo, temperatura, pressione, rumore, frequenza, prezzo, costo, spesa, tariffa, tasso, affitto, premio, franchigia, deposito, budget, stipendio, salario, reddito, fatturato, utile, valore, tassa, multa, contributo, limite, tetto, soglia, quota, percentuale, rischio, media, minimo, massimo, totale, durata, tempo, termine, periodo, vita, garanzia, livello, dose, apporto, contenuto, concentrazione, densità, resa, precisione, risoluzione, popolazione, angolo, importo',
  expect: 'calcola, considera, bisogna prevedere, si spendono, aspettati di spendere',
  toward: 'per',
  articles: 'il, lo, la, i, gli, le, l, un, uno, una',
  quantifiers: 'ogni, ciascun, tutti, tutte, alcuni, alcune, molti, molte, maggior, diversi',
  gerunds: 'are, ere, ire',
  breaks: 'che, perché, mentre, sebbene, ma, quando, dove, e, ed, o, oppure, quindi, poiché, come, se',
  relatives: 'che',
  unclear:
    'esso, essa, essi, esse, lui, lei, loro, questo, questa, questi, queste, quello, quella, quelli, quelle, ciò, noi, io, nostro, nostra, nostri, nostre, mio, mia, miei, mie, suo, sua, suoi, sue, cui, chi, quale, stesso, stessa, qui, tu, voi',
  doubtful: 'se, supponiamo, immagina, mai, non',
  own: 'io, noi, nostro, nostra, nostri, nostre, mio, mia, ci, mi',
  boilerplate:
    'min di lettura, minuti di lettura, tempo di lettura, pubblicato il, aggiornato, fa, newsletter, ©, cookie, carrello',
  offers: 'sconto, coupon, spedizione, consegna, reso, rimborso, prova gratuita, risparmia, offerta',
  comparisons: 'più tardi, in più, in meno, più, meno, superiore, inferiore, di età, fa',
  spans: 'prossimi, prossime, ultimi, ultime',
  inverts: true,
  limits: 'prima di, dopo, senza, con, secondo, incluso, durante, per, a seconda di',
};
