/** Questions that a figure answers, a number or a date, by language. */

/** Alternatives of a pattern over the lower-cased question, as whole words. */
const figureQuestions: Readonly<Record<string, string>> = {
  en: 'how (?:many|much|long|old|far|tall|high|deep|wide|large|big|heavy|often|fast)|when|(?:what|which) (?:year|date|day|month|century|decade|percent|percentage|number|price|age|amount)',
  fr: 'combien|quand|quelle? (?:année|date|jour|mois|siècle|décennie|pourcentage|nombre|prix|âge|taille|durée)',
  de: 'wie (?:viel|viele|vielen|lange|lang|alt|weit|hoch|tief|breit|groß|schwer|oft|häufig|schnell|teuer)|wieviele?|wann|welche[mnrs]? (?:jahr|datum|tag|monat|jahrhundert|jahrzehnt|prozentsatz|anteil|anzahl|preis|alter)',
  es: 'cuánto|cuánta|cuántos|cuántas|cuándo|qué (?:año|fecha|día|mes|siglo|década|porcentaje|número|precio|edad)',
  it: 'quanto|quanta|quanti|quante|quando|(?:che|quale) (?:anno|data|giorno|mese|secolo|decennio|percentuale|numero|prezzo|età)|in che anno',
  pt: 'quanto|quanta|quantos|quantas|quando|(?:que|qual) (?:ano|data|dia|mês|século|década|porcentagem|percentagem|número|preço|idade)',
  nl: 'hoeveel|hoe (?:lang|oud|ver|hoog|diep|breed|groot|zwaar|vaak|snel|duur)|wanneer|welke? (?:jaar|datum|dag|maand|eeuw|percentage|aantal|prijs|leeftijd)',
  pl: 'ile|ilu|kiedy|jak (?:długo|daleko|wysoko|często|szybko)|który[mn]? (?:rok|roku|dzień|wiek|wieku)',
  sv: 'hur (?:många|mycket|länge|lång|långt|gammal|hög|ofta|snabbt|stor|stort)|när|vilket (?:år|datum|århundrade)',
  ru: 'сколько|когда|как (?:долго|далеко|часто|быстро)|каком (?:году|веке)|какого (?:числа|года)',
  ar: 'كم|متى|أي (?:عام|سنة|تاريخ|يوم|شهر|قرن|عقد)|نسبة|النسبة|عدد',
  hi: 'कितना|कितनी|कितने|कितनों|कब|किस (?:वर्ष|साल|तारीख|दिन|महीने|सदी|दशक|सन)|कौन से (?:वर्ष|साल)|प्रतिशत',
  zh: '多少|几|何时|什么时候|什么时间|哪一?年|哪一?天|多(?:久|长|大|高|远|快|重)|百分之',
  ja: 'いくつ|いくら|いつ|何(?:年|月|日|人|個|時|歳|回|パーセント|キロ|メートル)|どのくらい|どれくらい',
  th: 'เท่าไร|เท่าไหร่|กี่|เมื่อไร|เมื่อไหร่|เมื่อใด|ปีใด|ปีไหน',
};

const unspaced = new Set(['zh', 'ja', 'th']);
const patterns = new Map<string, RegExp | null>();

/** Whether `question` asks for a number or a date, told by its words; false in a language without a list. */
export function asksForFigure(question: string, language: string): boolean {
  const known = patterns.get(language);
  const pattern = known === undefined ? patternOf(language) : known;
  patterns.set(language, pattern);
  return pattern?.test(question.toLowerCase()) ?? false;
}

function patternOf(language: string): RegExp | null {
  if (!Object.hasOwn(figureQuestions, language)) return null;
  const alternatives = figureQuestions[language];
  return unspaced.has(language)
    ? new RegExp(`(?:${alternatives})`, 'u')
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}])`, 'u');
}

/** Whether `text` has a figure that `question` has not: one that may be the answer. */
export function holdsNewFigure(text: string, question: string): boolean {
  const given = new Set(question.match(figures));
  return text.match(figures)?.some((figure) => !given.has(figure)) ?? false;
}

const figures = /\p{N}+(?:[.,]\p{N}+)*/gu;
