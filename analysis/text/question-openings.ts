/** Words that open a question, by language and by what they ask for. */

/** In the order they are tried: "how much is" would else be a "how much", and that a "how". */
export const openingFacets = ['price', 'quantity', 'what', 'how', 'why', 'which', 'who', 'when', 'where'] as const;
/** What the opening of a question asks for; a `quantity` is a price where the rest says so. */
export type OpeningFacet = (typeof openingFacets)[number];

/**
 * Alternatives of a pattern, all lower case. Only words that ask wherever they open a heading: "do", "is" and their
 * like also open commands and statements and need the mark.
 */
export const questionOpenings: Record<string, Partial<Record<OpeningFacet, string>>> = {
  en: {
    price: 'how much (?:is|are|was|were|for)|how expensive',
    quantity: 'how much|how many',
    how: "how|how's",
    what: "what|what's",
    why: 'why',
    which: 'which',
    who: 'who|whose',
    when: 'when',
    where: 'where',
  },
  fr: {
    price: 'à quel prix|quel prix',
    quantity: 'combien',
    how: 'comment',
    what: "qu'est|que|quoi|à quoi",
    why: 'pourquoi',
    which: 'quel|quelle|quels|quelles|lequel|laquelle',
    who: 'qui',
    when: 'quand',
    where: 'où',
  },
  de: {
    price: 'was kostet|was kosten|wie teuer',
    quantity: 'wie viel|wieviel|wie viele|wieviele',
    how: 'wie',
    what: 'was|worauf|wofür|wozu',
    why: 'warum|weshalb|wieso',
    which: 'welche|welcher|welches|welchen',
    who: 'wer|wem|wen',
    when: 'wann',
    where: 'wo|woher|wohin',
  },
  es: {
    quantity: 'cuánto|cuánta|cuántos|cuántas',
    how: 'cómo',
    what: 'qué',
    why: 'por qué',
    which: 'cuál|cuáles',
    who: 'quién|quiénes',
    when: 'cuándo',
    where: 'dónde|adónde',
  },
  it: {
    quantity: 'quanto|quanta|quanti|quante',
    how: 'come',
    what: "che cosa|cosa|cos'è|cos'",
    why: 'perché',
    which: 'quale|quali|qual',
    who: 'chi',
    when: 'quando',
    where: "dove|dov'è",
  },
  pt: {
    quantity: 'quanto|quanta|quantos|quantas',
    how: 'como',
    what: 'o que|que',
    why: 'por que|por quê',
    which: 'qual|quais',
    who: 'quem',
    when: 'quando',
    where: 'onde',
  },
  nl: {
    price: 'wat kost|wat kosten',
    quantity: 'hoeveel',
    how: 'hoe',
    what: 'wat',
    why: 'waarom',
    which: 'welke|welk',
    who: 'wie',
    when: 'wanneer',
    where: 'waar',
  },
  pl: {
    quantity: 'ile',
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
    quantity: 'сколько',
    how: 'как',
    what: 'что',
    why: 'почему|зачем',
    which: 'какой|какая|какие|какое',
    who: 'кто',
    when: 'когда',
    where: 'где',
  },
  ar: {
    quantity: 'كم',
    how: 'كيف',
    what: 'ما|ماذا',
    why: 'لماذا',
    which: 'أي',
    who: 'من هو|من هي',
    when: 'متى',
    where: 'أين',
  },
  hi: {
    quantity: 'कितना|कितने|कितनी',
    how: 'कैसे',
    what: 'क्या',
    why: 'क्यों',
    which: 'कौन सा|कौनसा',
    who: 'कौन',
    when: 'कब',
    where: 'कहाँ|कहां',
  },
  zh: {
    price: '多少钱',
    quantity: '多少',
    how: '如何|怎么|怎样',
    what: '什么',
    why: '为什么|为何',
    which: '哪些|哪个|哪种',
    who: '谁',
    when: '何时',
    where: '哪里|哪儿',
  },
  ja: {
    price: 'いくら',
    how: 'どうやって|どのように|どうすれば',
    what: '何|なに|どんな',
    why: 'なぜ|どうして',
    which: 'どれ|どちら|どの',
    who: '誰|だれ',
    when: 'いつ',
    where: 'どこ',
  },
  th: {
    price: 'ราคาเท่าไหร่|ราคาเท่าไร',
    quantity: 'เท่าไหร่|เท่าไร|กี่',
    how: 'อย่างไร|ยังไง',
    what: 'อะไร',
    why: 'ทำไม',
    which: 'แบบไหน|ตัวไหน|อันไหน',
    who: 'ใคร',
    when: 'เมื่อไหร่|เมื่อไร',
    where: 'ที่ไหน',
  },
};

/** Languages that leave the question word where its answer would stand: there it tells what is asked for anywhere. */
export const questionWordsInPlace: ReadonlySet<string> = new Set(['zh', 'ja', 'th', 'hi']);

/** What ends a heading that asks without a mark, in languages that ask at the end. */
export const questionEndings: Record<string, string> = {
  ja: 'とは|とは何か|ですか|ますか|でしょうか|べきか|のか',
  zh: '什么|吗|呢|怎么办|多少钱|哪个好|是什么意思',
  th: 'คืออะไร|ไหม|หรือไม่|อย่างไร|ยังไง|เท่าไหร่|เท่าไร|ที่ไหน|เมื่อไหร่|ทำไม|แบบไหนดี|ดีไหม',
};
