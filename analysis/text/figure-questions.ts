/** Questions that a figure answers, a number or a date, by language; and the figures of a text. */

/** Alternatives of a pattern over the lower-cased question; a language that is not listed asks for nothing. */
const asking: Readonly<Record<string, string>> = {
  en: 'how (?:many|much|long|old|far|tall|high|deep|wide|large|big|heavy|often|fast)|when|(?:what|which) (?:year|date|day|month|century|decade|percent|percentage|number|price|age|amount)',
  fr: 'combien|quand|quelle? (?:année|date|jour|mois|siècle|décennie|pourcentage|nombre|prix|âge|taille|durée)|quel est le (?:prix|nombre|pourcentage|coût)',
  de: 'wie (?:viel|viele|vielen|lange|lang|alt|weit|hoch|tief|breit|groß|schwer|oft|häufig|schnell|teuer)|wieviele?|wann|was kostet|was kosten|welche[mnrs]? (?:jahr|datum|tag|monat|jahrhundert|jahrzehnt|prozentsatz|anteil|anzahl|preis|alter)',
  es: 'cuánto|cuánta|cuántos|cuántas|cuándo|qué (?:año|fecha|día|mes|siglo|década|porcentaje|número|precio|edad)',
  it: 'quanto|quanta|quanti|quante|quando|(?:che|quale) (?:anno|data|giorno|mese|secolo|decennio|percentuale|numero|prezzo|età)',
  pt: 'quanto|quanta|quantos|quantas|quando|(?:que|qual) (?:ano|data|dia|mês|século|década|porcentagem|percentagem|número|preço|idade)',
  nl: 'hoeveel|hoe (?:lang|oud|ver|hoog|diep|breed|groot|zwaar|vaak|snel|duur)|wanneer|wat kost|wat kosten|welke? (?:jaar|datum|dag|maand|eeuw|percentage|aantal|prijs|leeftijd)',
  pl: 'ile|ilu|kiedy|jak (?:długo|daleko|wysoko|często|szybko)|który[mn]? (?:rok|roku|dzień|wiek|wieku)',
  sv: 'hur (?:många|mycket|länge|lång|långt|gammal|hög|ofta|snabbt|stor|stort)|när|vad kostar|vilket (?:år|datum|århundrade)',
  ru: 'сколько|когда|как (?:долго|далеко|часто|быстро)|каком (?:году|веке)|какого (?:числа|года)',
  ar: 'كم|متى|(?:في )?أي (?:عام|سنة|تاريخ|يوم|شهر|قرن|عقد)|ما (?:عدد|نسبة|النسبة|تاريخ|سعر)',
  hi: 'कितना|कितनी|कितने|कितनों|कब|किस (?:वर्ष|साल|तारीख|दिन|महीने|सदी|दशक|सन)|कौन से (?:वर्ष|साल)',
  zh: '多少|几[个年月天次岁人]|何时|什么时候|什么时间|哪一?年|哪一?天|多[久长大高远快重]|百分之几',
  ja: 'いくつ|いくら|いつ|何(?:年|月|日|人|個|時|歳|回|パーセント|キロ|メートル)|どのくらい|どれくらい',
  th: 'เท่าไร|เท่าไหร่|กี่|เมื่อไร|เมื่อไหร่|เมื่อใด|ปีใด|ปีไหน',
};

/** Written without spaces, so that no word's end can be asked for. */
const unspaced = new Set(['zh', 'ja', 'th']);

const patterns = new Map(
  Object.entries(asking).map(([language, alternatives]) => [
    language,
    unspaced.has(language)
      ? new RegExp(alternatives, 'u')
      : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}])`, 'u'),
  ]),
);

/** Whether `question` asks for a number or a date, told by its words; false in a language without a list. */
export function asksForFigure(question: string, language: string): boolean {
  return patterns.get(language)?.test(question.toLowerCase()) ?? false;
}

/** The figures of a text as written, with their separators: `1,000.5`, `½`. */
export function figuresOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/\p{N}+(?:[.,]\p{N}+)*/gu));
}
