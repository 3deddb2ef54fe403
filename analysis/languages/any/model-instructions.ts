/** Patterns of texts that address language models, in the languages in which most such pages are written. */

/** Names of models and words for them. */
const models =
  '(?:an? |any |all |the |une? |eine? |un |una )*(?:ai|a\\.i\\.|ia|ki|llms?|large language models?|language models?|chatbots?|chatgpt|gpt(?:-?\\d)?|claude|gemini|copilot|perplexity|modèles? de langage|sprachmodell\\p{L}*|modelos? de lenguaje|modelos? de linguagem|modell[oi] linguistic[oi])(?: (?:assistants?|agents?|models?|crawlers?|systems?|bots?))?(?![\\p{L}\\p{N}])';
/** The model is addressed, and not part of a longer name ("an AI researcher"). */
const andNoMore = '(?=\\s*(?:[,.:;!?)]|$)|\\s(?:or|and|that|which|reading|processing|summari[sz]ing|ou|oder|o)\\s)';
const start = '(?<![\\p{L}\\p{N}])';

/**
 * Patterns that address a model even in visible text: to override its instructions, or as a model. They follow the
 * forms of indirect prompt injection in K. Greshake et al., "Not what you've signed up for", AISec 2023, arXiv
 * 2302.12173.
 */
export const addressed: readonly RegExp[] = [
  new RegExp(
    `${start}(?:ignore|disregard|forget|override)\\s(?:\\p{L}+\\s){0,4}(?:previous|prior|above|earlier|preceding|system)\\s(?:\\p{L}+\\s){0,2}(?:instructions?|prompts?|rules|directives)`,
    'iu',
  ),
  new RegExp(
    `${start}(?:ignore[zrs]?|oublie[zr]?)\\s(?:\\p{L}+\\s){0,3}(?:instructions|consignes)\\s(?:précédentes|antérieures|ci-dessus)`,
    'iu',
  ),
  new RegExp(
    `${start}(?:ignorier\\p{L}*|vergiss|vergessen sie)\\s(?:\\p{L}+\\s){0,3}(?:vorherigen|bisherigen|obigen)\\s(?:anweisungen|instruktionen)`,
    'iu',
  ),
  new RegExp(
    `${start}(?:ignora|ignore|olvida|esqueça)\\s(?:\\p{L}+\\s){0,3}(?:instrucciones|instruções)\\s(?:anteriores|previas|prévias)`,
    'iu',
  ),
  new RegExp(`${start}(?:if|as|since|because|when)\\s(?:you(?:'re|’re| are)\\s)${models}${andNoMore}`, 'iu'),
  new RegExp(
    `${start}(?:you are|act as)\\s${models}[^.!?]{0,80}${start}(?:must|should|will|always|never|recommend|say|cite|rank)`,
    'iu',
  ),
  new RegExp(
    `${start}(?:note|notice|attention|message|instructions?|hinweis|consigne|nota)s?\\s(?:to|for|an|für|à|aux|pour|para)\\s${models}\\s?[:,]`,
    'iu',
  ),
  new RegExp(`${start}(?:si (?:vous êtes|tu es|eres|usted es)|se você é|se sei)\\s${models}${andNoMore}`, 'iu'),
  new RegExp(`${start}(?:wenn|falls) (?:du|sie)\\s${models}\\s(?:bist|sind)`, 'iu'),
];

/** Patterns that address a model only in hidden text. */
export const hiddenOnly: readonly RegExp[] = [
  // "AI agent ideas you should launch" addresses readers.
  new RegExp(
    `${models}\\s[^.!?]{0,60}(?<!(?:you|we|they)\\s)(?:must|should|please|always|recommend|cite|rank|mention|summari[sz]e)`,
    'iu',
  ),
  new RegExp(`${models}\\s?[,:;]\\s[^.!?]{0,60}(?:must|should)`, 'iu'),
  new RegExp(`${start}(?:always|please|you must)\\s(?:\\p{L}+\\s){0,2}(?:recommend|cite|rank|prefer|mention)\\s`, 'iu'),
];

/** Every such text contains one of these; searching for them first keeps long pages cheap. */
export const trigger = new RegExp(
  `${start}(?:ai|a\\.i\\.|ia|ki|llms?|gpt|chat\\p{L}+|claude|gemini|copilot|perplexity|(?:language|large) model|mod[eè]les? de|sprachmodell|modelos? de|modell[oi] ling|instructions?|prompts?|rules|directives|consignes|anweisungen|instruktionen|instrucciones|instruções|always|please|you must)`,
  'giu',
);
