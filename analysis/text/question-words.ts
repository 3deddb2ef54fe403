/** How languages ask: the marks that end a question, and the words that begin one. */

/** `price` first: "how much" would else be a "how". */
export const questionFacets = ['price', 'what', 'how', 'why', 'which', 'who', 'when', 'where'] as const;
/** What a question asks for. */
export type QuestionFacet = (typeof questionFacets)[number];

/**
 * Words that open a question. Only words that ask wherever they open a heading: "do", "is" and their like also open commands and statements and need the mark.
 */
const openings: Record<string, Partial<Record<QuestionFacet, string>>> = {
  en: {
    price: 'how much',
    how: "how|how's",
    what: "what|what's",
    why: 'why',
    which: 'which',
    who: 'who|whose',
    when: 'when',
    where: 'where',
  },
  fr: {
    price: 'combien|à quel prix|quel prix',
    how: 'comment',
    what: "qu'est|que|quoi|à quoi",
    why: 'pourquoi',
    which: 'quel|quelle|quels|quelles|lequel|laquelle',
    who: 'qui',
    when: 'quand',
    where: 'où',
  },
  de: {
    price: 'wie viel|wieviel|was kostet|was kosten',
    how: 'wie',
    what: 'was|worauf|wofür|wozu',
    why: 'warum|weshalb|wieso',
    which: 'welche|welcher|welches|welchen',
    who: 'wer|wem|wen',
    when: 'wann',
    where: 'wo|woher|wohin',
  },
  es: {
    price: 'cuánto|cuánta|cuántos|cuántas',
    how: 'cómo',
    what: 'qué',
    why: 'por qué',
    which: 'cuál|cuáles',
    who: 'quién|quiénes',
    when: 'cuándo',
    where: 'dónde|adónde',
  },
  it: {
    price: 'quanto|quanta|quanti|quante',
    how: 'come',
    what: "che cosa|cosa|cos'è|cos'",
    why: 'perché',
    which: 'quale|quali|qual',
    who: 'chi',
    when: 'quando',
    where: "dove|dov'è",
  },
  pt: {
    price: 'quanto|quanta|quantos|quantas',
    how: 'como',
    what: 'o que|que',
    why: 'por que|por quê',
    which: 'qual|quais',
    who: 'quem',
    when: 'quando',
    where: 'onde',
  },
  nl: {
    price: 'hoeveel|wat kost',
    how: 'hoe',
    what: 'wat',
    why: 'waarom',
    which: 'welke|welk',
    who: 'wie',
    when: 'wanneer',
    where: 'waar',
  },
  pl: {
    price: 'ile',
    how: 'jak',
    what: 'co',
    why: 'dlaczego',
    which: 'który|która|które',
    who: 'kto',
    when: 'kiedy',
    where: 'gdzie',
  },
  sv: { how: 'hur', what: 'vad', why: 'varför', which: 'vilken|vilket|vilka', who: 'vem', when: 'när', where: 'var' },
  ru: {
    price: 'сколько',
    how: 'как',
    what: 'что',
    why: 'почему|зачем',
    which: 'какой|какая|какие|какое',
    who: 'кто',
    when: 'когда',
    where: 'где',
  },
  ar: {
    price: 'كم',
    how: 'كيف',
    what: 'ما|ماذا',
    why: 'لماذا',
    which: 'أي',
    who: 'من هو|من هي',
    when: 'متى',
    where: 'أين',
  },
  hi: {
    price: 'कितना|कितने',
    how: 'कैसे',
    what: 'क्या',
    why: 'क्यों',
    which: 'कौन सा|कौनसा',
    who: 'कौन',
    when: 'कब',
    where: 'कहाँ|कहां',
  },
  zh: {
    price: '多少',
    how: '如何|怎么|怎样',
    what: '什么',
    why: '为什么|为何',
    which: '哪些|哪个|哪种',
    who: '谁',
    when: '何时',
    where: '哪里|哪儿',
  },
};

/** ASCII and full-width marks, Arabic, Armenian, Greek (which Unicode folds into the semicolon), Ethiopic. */
const questionEnd = /[?？؟՞፧]["'»”’)\]]*$/u;
const greekEnd = /;["'»”’)]*$/u;

/** Whether `text` asks, and what for where its opening says so: null when it is no question. */
export function askedBy(text: string, language: string): { facet?: QuestionFacet } | null {
  const facet = facetOf(text, language);
  const marked = questionEnd.test(text) || (language === 'el' && greekEnd.test(text));
  if (!marked && facet === undefined) return null;
  return facet === undefined ? {} : { facet };
}

function facetOf(text: string, language: string): QuestionFacet | undefined {
  const words = Object.hasOwn(openings, language) ? openings[language] : undefined;
  if (words === undefined) return undefined;
  // What stands before the first letter (numbering, an inverted mark, a quote) does not count.
  const bare = text
    .replace(/^[^\p{L}]+/u, '')
    .toLowerCase()
    .replaceAll('’', "'");
  const follows = language === 'zh' ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return questionFacets.find((facet) => {
    const alternatives = words[facet];
    return alternatives !== undefined && new RegExp(`^(?:${alternatives})${follows}`, 'u').test(bare);
  });
}
