/** Words of a keyword by which its answer changes with time, by language. */
import { isUnsegmented, lowerCase } from './words.ts';

/** `latest`: now is asked for; `price`: what a thing costs, which changes by the week. */
export type TimeSign = 'latest' | 'price';

/** Alternatives of a pattern, all lower case. */
const timeWords: Record<string, Record<TimeSign, string>> = {
  en: {
    latest:
      'latest|newest|new|recent|current|currently|today|now|tonight|tomorrow|yesterday|this (?:week|month|year|season)|upcoming|live|news|updates?|forecast|weather|schedule|results?|score|release date',
    price: 'prices?|pricing|costs?|cheap|cheapest|deals?|discounts?|coupons?|sale|salary|fees?|rates?|how much',
  },
  fr: {
    latest:
      "dernières?|derniers?|nouveau|nouveaux|nouvelles?|récente?s?|actuelle?s?|actuels?|aujourd'hui|maintenant|demain|hier|cette (?:semaine|année)|ce mois|actualités?|actu|météo|prévisions?|résultats?|calendrier|en direct",
    price: 'prix|tarifs?|coûts?|pas cher|promos?|promotions?|soldes?|salaire|taux|combien',
  },
  de: {
    latest:
      'neueste[nrsm]?|neue[nrsm]?|aktuell(?:e[nrsm]?)?|heute|jetzt|morgen|gestern|diese (?:woche|saison)|dieses jahr|nachrichten|news|wetter|prognose|ergebnisse?|termine|live',
    price: String.raw`\p{L}*preise?|\p{L}*kosten|günstig(?:e[nrsm]?)?|billig(?:e[nrsm]?)?|angebote?|rabatt|gehalt|zinsen|gebühren|wie viel|was kostet`,
  },
  es: {
    latest:
      'últim[oa]s?|nuev[oa]s?|recientes?|actual(?:es)?|hoy|ahora|mañana|ayer|esta (?:semana|temporada)|este (?:mes|año)|noticias|tiempo|pronóstico|resultados?|calendario|en vivo|en directo',
    price: 'precios?|costes?|costos?|barat[oa]s?|ofertas?|descuentos?|rebajas|sueldo|salario|tarifas?|cuánto',
  },
  it: {
    latest:
      'ultim[oaie]|nuov[oaie]|recent[ei]|attual[ei]|oggi|adesso|domani|ieri|questa (?:settimana|stagione)|questo (?:mese|anno)|notizie|meteo|previsioni|risultati|calendario|in diretta',
    price: 'prezz[oi]|cost[oi]|economic[oaih]+|offert[ae]|scont[oi]|stipendio|tariff[ae]|tass[oi]|quanto',
  },
  pt: {
    latest:
      'últim[oa]s?|nov[oa]s?|recentes?|atual|atuais|hoje|agora|amanhã|ontem|esta semana|este (?:mês|ano)|notícias|previsão|tempo|resultados?|calendário|ao vivo',
    price: 'preços?|custos?|barat[oa]s?|ofertas?|descontos?|promoção|salário|tarifas?|taxas?|quanto',
  },
  nl: {
    latest:
      'nieuwste|nieuwe?|laatste|recente?|actueel|actuele|vandaag|nu|morgen|gisteren|deze (?:week|maand)|dit jaar|nieuws|weer|weerbericht|uitslagen|agenda|live',
    price: 'prijs|prijzen|kosten|goedkoop|goedkoopste|aanbieding(?:en)?|korting|salaris|tarief|tarieven|rente|hoeveel',
  },
  ar: {
    latest: 'أحدث|آخر|جديد|الجديد|اليوم|الآن|غدا|أخبار|الطقس|نتائج|مباشر',
    price: 'سعر|أسعار|تكلفة|عروض|خصم|رخيص|راتب|كم',
  },
  hi: {
    latest: 'नया|नई|नए|ताजा|आज|अभी|कल|समाचार|न्यूज़|मौसम|लाइव',
    price: 'कीमत|दाम|प्राइस|रेट|सस्ता|सस्ते|ऑफर|सैलरी|कितना|कितने',
  },
  zh: {
    latest: '最新|新款|今天|今日|现在|目前|明天|昨天|本周|今年|新闻|天气|直播',
    price: '价格|價格|多少钱|多少錢|便宜|优惠|優惠|费用|費用|薪资|工资|利率',
  },
  ja: {
    latest: '最新|新しい|新作|今日|今|現在|明日|昨日|今週|今年|ニュース|天気|速報',
    price: '価格|値段|料金|費用|安い|格安|セール|割引|年収|給料|金利|いくら',
  },
  th: { latest: 'ล่าสุด|ใหม่|วันนี้|ตอนนี้|พรุ่งนี้|ข่าว|อากาศ|สด', price: 'ราคา|ค่าใช้จ่าย|ถูก|โปรโมชั่น|ส่วนลด|เงินเดือน|เท่าไร|เท่าไหร่' },
};

/** A year of these centuries, in digits; Thai and Arabic digits count too. */
const year = /(?<!\p{N})(?:19[5-9]|20[0-9])\p{N}(?!\p{N})/u;

/** Whether `text` names a year. */
export function namesYear(text: string): boolean {
  return year.test(text);
}

/** Whether `text`, read as `language`, holds a word of the sign. */
export function saysTime(text: string, sign: TimeSign, language: string): boolean {
  const alternatives = Object.hasOwn(timeWords, language) ? timeWords[language]?.[sign] : undefined;
  if (alternatives === undefined) return false;
  const isLetter = '[\\p{L}\\p{M}\\p{N}]';
  const [before, after] = isUnsegmented(language) ? ['', ''] : [`(?<!${isLetter})`, `(?!${isLetter})`];
  return new RegExp(`${before}(?:${alternatives})${after}`, 'u').test(lowerCase(text, language));
}
