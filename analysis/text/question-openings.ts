/** Words that open a question, by language and by what they ask for. */

/** `price` first: "how much does it cost" would else be a "how". */
export const questionFacets = ['price', 'what', 'how', 'why', 'which', 'who', 'when', 'where'] as const;
/** What a question asks for. */
export type QuestionFacet = (typeof questionFacets)[number];

/** How a language that puts its question words first asks. Alternatives of patterns, in lower case. */
export interface OpeningWords extends Partial<Record<QuestionFacet, string>> {
  /** Prepositions that may stand before the question word: "à quelle température", "¿en cuántos años". */
  before?: string;
  /** Openings of a question for yes or no, which no statement has. */
  plain?: string;
  /** Words of price: with one, a question for how much or what is one for the price. */
  money?: string;
  /** Of the openings of `how` and `what`, those that ask for the price beside such a word. */
  amount?: string;
}

/**
 * Only words that ask wherever they open a heading: "do", "is" and their like also open commands and statements and
 * need the mark. `price` holds what asks for the price without another word.
 */
export const questionOpenings: Record<string, OpeningWords> = {
  en: {
    price: 'how much (?:is|are|was|were)(?! (?:too|enough))',
    how: "how|how's|(?:for|by|in) how (?:long|many|much|often)",
    what: "what|what's|(?:at|in|on|by|during|after|from|to|into|under|with|for) what(?! (?:follows|we|you|i|it's worth))",
    why: 'why|how come',
    which: '(?:(?:in|on|by|during|for|from|to|into|with|at|under|of) )?which|what (?:kind|kinds|type|types|sort) of',
    who: 'who|whose|whom',
    when: 'when',
    where: 'where',
    amount: 'how much|what',
    money: 'costs?|prices?|pay|fees?|expensive',
  },
  fr: {
    price: 'à quel prix|combien (?:ça )?co[uû]te|quel(?: est)? (?:le |son )?(?:prix|coût|tarif)',
    how: 'comment|combien',
    what: "qu'est|que|quoi|à quoi|c'est quoi",
    why: 'pourquoi',
    which: 'quel|quelle|quels|quelles|lequel|laquelle|lesquels|lesquelles',
    who: 'qui',
    when: 'quand',
    where: "où|d'où",
    before: "à|de|en|pour|par|avec|dans|sur|sous|chez|depuis|jusqu'à|vers|selon|contre",
    plain:
      "est-ce (?:que|qu')|peut-on|faut-il|doit-on|y a-t-il|existe-t-il|puis-je|dois-je|faudrait-il|devrait-on|pourrait-on|a-t-on",
    amount: 'combien|quel|quelle|quels|quelles',
    money: 'coûte|coûtent|coût|coûts|prix|tarif|tarifs|payer|euros',
  },
  de: {
    price: 'was kostet|was kosten|wie teuer|was zahlt|was zahle',
    how: 'wie|wieviel',
    what: 'was|worauf|wofür|wozu|womit|wovon|woran|wodurch',
    why: 'warum|weshalb|wieso',
    which: 'welche|welcher|welches|welchen|welchem|was für ein|was für eine|was für einen',
    who: 'wer|wem|wen|wessen',
    when: 'wann',
    where: 'wo|woher|wohin',
    before: 'ab|bis|seit|mit|in|im|für|aus|von|zu|bei|nach|auf|an|unter|um|über|gegen|ohne',
    plain:
      'lohnt sich|lohnt es sich|lohnen sich|gibt es|kann man|kann ich|darf man|darf ich|muss man|muss ich|soll ich|soll man|sollte man|sollte ich|braucht man|brauche ich',
    amount: 'wie viel|wieviel|wie hoch|welche',
    money: 'kostet|kosten|preis|preise|gebühr|gebühren|zahlen|euro',
  },
  es: {
    price: 'cuánto (?:cuesta|cuestan|vale|valen)|qué precio',
    how: 'cómo|cuánto|cuánta|cuántos|cuántas',
    what: 'qué',
    why: 'por qué',
    which: 'cuál|cuáles|qué (?:tipo|tipos|clase|clases)',
    who: 'quién|quiénes',
    when: 'cuándo',
    where: 'dónde|adónde',
    before: 'a|de|en|con|para|por|desde|hasta|sobre|según|sin|contra',
    amount: 'cuánto|cuál|qué',
    money: 'cuesta|cuestan|costar|precio|precios|coste|costo|pagar|vale|tarifa',
  },
  it: {
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
  pt: {
    price: 'quanto (?:custa|custam)|qual o preço',
    how: 'como|quanto|quanta|quantos|quantas',
    what: 'o que|que|o quê',
    why: 'por que|por quê|porquê',
    which: 'qual|quais',
    who: 'quem',
    when: 'quando',
    where: 'onde|aonde',
    before: 'a|de|em|com|para|por|desde|até|sobre|sem',
    amount: 'quanto|qual|quais',
    money: 'custa|custam|custo|preço|preços|pagar|valor',
  },
  nl: {
    price: 'wat kost|wat kosten|hoe duur',
    how: 'hoe|hoeveel|hoelang',
    what: 'wat|waarmee|waarvoor|waaruit',
    why: 'waarom',
    which: 'welke|welk|wat voor',
    who: 'wie',
    when: 'wanneer',
    where: 'waar|waarheen',
    before: 'vanaf|tot|in|met|van|voor|op|aan|uit|bij|sinds|naar',
    amount: 'hoeveel',
    money: 'kost|kosten|prijs|betalen',
  },
  pl: {
    price: 'ile kosztuje|ile kosztują',
    how: 'jak|ile',
    what: 'co|czym',
    why: 'dlaczego',
    which: 'który|która|które|jaki|jaka|jakie',
    who: 'kto',
    when: 'kiedy',
    where: 'gdzie',
    before: 'w|na|z|od|do|po|za|przy',
    plain: 'czy',
  },
  sv: {
    price: 'vad kostar|hur mycket kostar',
    how: 'hur',
    what: 'vad',
    why: 'varför',
    which: 'vilken|vilket|vilka',
    who: 'vem',
    when: 'när',
    where: 'var|vart',
  },
  ru: {
    price: 'сколько стоит|сколько стоят|почем',
    how: 'как|сколько',
    what: 'что|чем|чего',
    why: 'почему|зачем',
    which: 'какой|какая|какие|какое|какую|каких|каком|какими',
    who: 'кто|кому|кого',
    when: 'когда',
    where: 'где|куда|откуда',
    before: 'в|во|на|с|со|из|для|к|от|до|по|о|об|за',
    plain: '\\p{L}+ ли',
  },
  ar: {
    price: 'بكم|ما (?:هو |هي )?(?:سعر|ثمن|تكلفة|أسعار)',
    how: 'كيف|كم|كيفية|طريقة|(?:منذ|في) كم',
    what: 'ما(?! (?:قبل|بعد|بين|زال|دام|لا|لم|لن))|(?:(?:على|عن|في|من) )?ماذا|بماذا',
    why: 'لماذا|لم لا',
    which: '(?:(?:في|من|إلى|على|عن|منذ|حتى|مع) )?(?:أي|أية)|أيهما|أيهم',
    who: 'من (?:هو|هي|هم|الذي|التي|كان|كانت)|لمن',
    when: '(?:منذ |حتى |إلى )?متى',
    where: '(?:من |إلى )?أين',
    plain: 'هل|أليس',
    amount: 'كم',
    money: 'سعر|ثمن|تكلفة|كلفة|يكلف|تكلف|ريال|ريالا',
  },
};
