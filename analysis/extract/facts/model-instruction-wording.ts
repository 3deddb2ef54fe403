/** How texts that speak to language models are worded, to visitors and where none can see them. */

/** Names of models and of what they are, in the languages that most pages with such text are written in. */
const MODELS =
  '(?:an? |any |all |the |une? |eine? |un |una )*(?:ai|a\\.i\\.|ia|ki|llms?|large language models?|language models?|chatbots?|chatgpt|gpt(?:-?\\d)?|claude|gemini|copilot|perplexity|modèles? de langage|sprachmodell\\p{L}*|modelos? de lenguaje|modelos? de linguagem|modell[oi] linguistic[oi])(?: (?:assistants?|agents?|models?|crawlers?|systems?|bots?))?(?![\\p{L}\\p{N}])';
/** The model is what is spoken to, and no part of a longer name ("an AI researcher"). */
const AND_NO_MORE = '(?=\\s*(?:[,.:;!?)]|$)|\\s(?:or|and|that|which|reading|processing|summari[sz]ing|ou|oder|o)\\s)';
const START = '(?<![\\p{L}\\p{N}])';

/**
 * Told to visitors too, these are meant for a model: to set its orders aside, or to be spoken to as one. The shapes are
 * those of indirect prompt injection: K. Greshake et al., "Not what you've signed up for", AISec 2023, arXiv 2302.12173.
 */
const addressed: readonly RegExp[] = [
  new RegExp(
    `${START}(?:ignore|disregard|forget|override)\\s(?:\\p{L}+\\s){0,4}(?:previous|prior|above|earlier|preceding|system)\\s(?:\\p{L}+\\s){0,2}(?:instructions?|prompts?|rules|directives)`,
    'iu',
  ),
  new RegExp(
    `${START}(?:ignore[zrs]?|oublie[zr]?)\\s(?:\\p{L}+\\s){0,3}(?:instructions|consignes)\\s(?:précédentes|antérieures|ci-dessus)`,
    'iu',
  ),
  new RegExp(
    `${START}(?:ignorier\\p{L}*|vergiss|vergessen sie)\\s(?:\\p{L}+\\s){0,3}(?:vorherigen|bisherigen|obigen)\\s(?:anweisungen|instruktionen)`,
    'iu',
  ),
  new RegExp(
    `${START}(?:ignora|ignore|olvida|esqueça)\\s(?:\\p{L}+\\s){0,3}(?:instrucciones|instruções)\\s(?:anteriores|previas|prévias)`,
    'iu',
  ),
  new RegExp(`${START}(?:if|as|since|because|when)\\s(?:you(?:'re|’re| are)\\s)${MODELS}${AND_NO_MORE}`, 'iu'),
  new RegExp(
    `${START}(?:you are|act as)\\s${MODELS}[^.!?]{0,80}${START}(?:must|should|will|always|never|recommend|say|cite|rank)`,
    'iu',
  ),
  new RegExp(
    `${START}(?:note|notice|attention|message|instructions?|hinweis|consigne|nota)s?\\s(?:to|for|an|für|à|aux|pour|para)\\s${MODELS}\\s?[:,]`,
    'iu',
  ),
  new RegExp(`${START}(?:si (?:vous êtes|tu es|eres|usted es)|se você é|se sei)\\s${MODELS}${AND_NO_MORE}`, 'iu'),
  new RegExp(`${START}(?:wenn|falls) (?:du|sie)\\s${MODELS}\\s(?:bist|sind)`, 'iu'),
];

/** Said where nobody can see it, this too is meant for a model. */
const hiddenOnly: readonly RegExp[] = [
  new RegExp(`${MODELS}\\s[^.!?]{0,60}(?:must|should|please|always|recommend|cite|rank|mention|summari[sz]e)`, 'iu'),
  new RegExp(`${START}(?:always|please|you must)\\s(?:\\p{L}+\\s){0,2}(?:recommend|cite|rank|prefer|mention)\\s`, 'iu'),
];

/** No such text is without one of these; looking for them first keeps long pages cheap. */
const trigger = new RegExp(
  `${START}(?:ai|a\\.i\\.|ia|ki|llms?|gpt|chat\\p{L}+|claude|gemini|copilot|perplexity|(?:language|large) model|mod[eè]les? de|sprachmodell|modelos? de|modell[oi] ling|instructions?|prompts?|rules|directives|consignes|anweisungen|instruktionen|instrucciones|instruções|always|please|you must)`,
  'giu',
);

/** Characters around a trigger that are looked at: an instruction is short, and none is longer than what overlaps. */
const [before, after, stride] = [150, 400, 200];

/** Windows of one text that are looked at: a megabyte in which every word is a trigger. */
const mostWindows = 5000;

/** A shorter text is a label. */
const shortest = 10;

/** Whether a text speaks to a model; `hidden` ones have to say less to be taken so. Linear in the text. */
export function addressesModels(text: string, hidden: boolean): boolean {
  if (text.length < shortest) return false;
  const patterns = hidden ? [...addressed, ...hiddenOnly] : addressed;
  let next = 0;
  let looked = 0;
  for (const { index } of text.matchAll(trigger)) {
    // Words heaped up to be looked at hide nothing: the last window reaches as far as any of them needs.
    if (index < next) continue;
    if (++looked > mostWindows) return false;
    next = index + stride;
    const window = text.slice(Math.max(0, index - before), index + after);
    if (patterns.some((pattern) => pattern.test(window))) return true;
  }
  return false;
}
