/** What a question asks for, told by its opening and by words anywhere in it: a comparison, a risk, a price. */
import type { QuestionFacet } from './question-openings.ts';
import { askedBy } from './question-words.ts';
import { lowerCase } from './words.ts';

/** In the order they are tried. */
const cueKinds = ['compare', 'risk', 'price'] as const;
type CueKind = (typeof cueKinds)[number];

/** What a question may ask for. */
export type AskedKind = QuestionFacet | 'compare' | 'risk';

/** Alternatives of a pattern, all lower case. */
const questionCues: Record<string, Partial<Record<CueKind, string>>> = {
  en: {
    compare:
      'differences?|differ|differs|different from|vs|versus|compared? (?:to|with)|comparison|(?:better|cheaper|safer|worse|healthier|easier|faster) (?:.{0,60}? )?(?:than|or)',
    risk: 'safe|safer|safest|unsafe|dangers?|dangerous|risks?|risky|harmful|side effects?|bad for|scams?|mistakes|what happens if',
    price: 'cost|costs|costing|price|prices|priced|pricing|fees?|expensive',
  },
  fr: {
    compare:
      'différences?|diffère|diffèrent|vs|versus|comparé|comparer|comparaison|(?:mieux|meilleure?|moins chère?) (?:.{0,60}? )?(?:que|ou)',
    risk: 'risques?|risqué|dangers?|dangereux|dangereuse|sûre?|sans danger|effets secondaires|arnaques?|erreurs|que se passe',
    price: 'coûte|coûtent|coûter|coût|coûts|prix|tarifs?|cher|chère|frais',
  },
  de: {
    compare:
      'unterschiede?|unterscheiden|unterscheidet|vs|versus|vergleich|vergleichen|(?:besser|günstiger|billiger|sicherer) (?:.{0,60}? )?(?:als|oder)',
    risk: 'risiken|risiko|gefährlich|gefahr|gefahren|sicher|schädlich|nebenwirkungen|betrug|fehler|was passiert,? wenn',
    price: 'kostet|kosten|preis|preise|gebühren|gebühr|teuer',
  },
  es: {
    compare:
      'diferencias?|diferencian?|vs|versus|comparado|comparación|(?:mejor|peor|más barat[oa]) (?:.{0,60}? )?(?:que|o)',
    risk: 'riesgos?|peligros?|peligros[oa]s?|segur[oa]s?|efectos secundarios|estafas?|errores|qué pasa si|qué ocurre si',
    price: 'cuesta|cuestan|costar|costo|costos|coste|costes|precios?|tarifas?|car[oa]s?',
  },
  it: {
    compare: 'differenz[ae]|differisce|vs|versus|confronto|(?:meglio|migliore|peggio) (?:.{0,60}? )?(?:che|o|di)',
    risk: 'rischi|rischio|rischios[oa]|pericolos[oaie]|pericoli|sicur[oaie]|effetti collaterali|truff[ae]|errori|cosa succede se',
    price: 'costa|costano|costare|costo|costi|prezzo|prezzi|tariff[ae]|car[oaie]',
  },
  pt: {
    compare: 'diferenças?|diferem?|vs|versus|comparação|(?:melhor|pior|mais barat[oa]) (?:.{0,60}? )?(?:que|ou)',
    risk: 'riscos?|perigos?|perigos[oa]s?|segur[oa]s?|efeitos colaterais|golpes?|erros|o que acontece se',
    price: 'custa|custam|custar|custos?|preços?|tarifas?|car[oa]s?',
  },
  nl: {
    compare:
      'verschil|verschillen|verschilt|vs|versus|vergelijken|vergelijking|(?:beter|goedkoper|slechter) (?:.{0,60}? )?(?:dan|of)',
    risk: "risico|risico's|gevaarlijk|gevaar|gevaren|veilig|schadelijk|bijwerkingen|oplichting|fouten|wat gebeurt er als",
    price: 'kost|kosten|prijs|prijzen|tarief|tarieven|duur',
  },
  pl: {
    compare: 'różnica|różnice|różni|vs',
    risk: 'ryzyko|bezpieczn[ey]|niebezpieczn[ey]|błędy',
    price: 'kosztuje|kosztują|koszt|koszty|cena|ceny',
  },
  sv: {
    compare: 'skillnad|skillnaden|skillnader|vs',
    risk: 'risk|risker|farligt|farlig|säkert|säker',
    price: 'kostar|kosta|kostnad|pris|priser',
  },
  ru: {
    compare: 'разница|отличие|отличия|отличается|отличаются|сравнение',
    risk: 'риск|риски|опасно|безопасно|опасен|вредно|ошибки',
    price: 'стоит|стоят|стоимость|цена|цены',
  },
  ar: { compare: 'الفرق|فرق|مقارنة', risk: 'مخاطر|خطر|آمن|آمنة|أضرار', price: 'سعر|أسعار|تكلفة|يكلف|ثمن' },
  hi: { compare: 'अंतर|फर्क|तुलना', risk: 'खतरा|जोखिम|सुरक्षित|नुकसान', price: 'कीमत|दाम|खर्च|लागत' },
  zh: {
    compare: '区别|差异|不同|对比|还是',
    risk: '风险|危险|安全|有害|副作用|骗局',
    price: '价格|多少钱|费用|价钱|成本',
  },
  ja: { compare: '違い|比較', risk: '危険|安全|リスク|デメリット|副作用', price: '値段|価格|料金|費用|いくら' },
  th: { compare: 'ต่างกัน|แตกต่าง|เปรียบเทียบ', risk: 'อันตราย|ปลอดภัย|ความเสี่ยง|ผลข้างเคียง', price: 'ราคา|ค่าใช้จ่าย|กี่บาท' },
};

/** Whether `text` asks, and what for where its words tell; null when it is no question. */
export function askedFor(text: string, language: string): { kind?: AskedKind } | null {
  const asked = askedBy(text, language);
  if (asked === null) return null;
  const kind = cueOf(text, asked.facet, language) ?? asked.facet;
  return kind === undefined ? {} : { kind };
}

/** `text` in lower case, without the words that tell that it asks for `kind`: what is left says of what. */
export function withoutCue(text: string, kind: AskedKind | undefined, language: string): string {
  const cue = cueKinds.find((other) => other === kind);
  const words = cue === undefined ? undefined : cuesOf(language)[cue];
  return words === undefined ? text : lowerCase(text, language).replaceAll(wholeWords(words, language), ' ');
}

/** A comparison and a risk outweigh how they are asked for, but for a reason; a price is told where nothing else is. */
function cueOf(text: string, facet: QuestionFacet | undefined, language: string): CueKind | undefined {
  if (facet === 'why') return undefined;
  const lower = lowerCase(text, language);
  const cues = cuesOf(language);
  return cueKinds.find((cue) => {
    const words = cues[cue];
    if (words === undefined || (cue === 'price' && facet !== undefined)) return false;
    return wholeWords(words, language).test(lower);
  });
}

function cuesOf(language: string): Partial<Record<CueKind, string>> {
  return (Object.hasOwn(questionCues, language) ? questionCues[language] : undefined) ?? {};
}

const patterns = new Map<string, RegExp>();

/** A pattern of these words, whole where the language writes spaces between them. */
function wholeWords(alternatives: string, language: string): RegExp {
  const isTogether = language === 'zh' || language === 'ja' || language === 'th';
  const source = isTogether
    ? `(?:${alternatives})`
    : `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}])`;
  const pattern = patterns.get(source) ?? new RegExp(source, 'gu');
  patterns.set(source, pattern);
  pattern.lastIndex = 0;
  return pattern;
}
