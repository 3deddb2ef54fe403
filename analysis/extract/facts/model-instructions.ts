/** Text that is written for language models and not for visitors: found, reported, and taken out of what is read. */
import { attribute, type ElementNode, isRead, type TreeNode } from '../parse/tree.ts';

/** A piece of text that addresses a model. */
export interface ModelInstruction {
  /** As written, white space folded, at most 200 characters. */
  readonly text: string;
  /** Visitors do not see it. */
  readonly hidden: boolean;
}

const MAX_FOUND = 20;
const MAX_CHARS = 200;
/** Characters of one text that are looked at: an instruction is short. */
const LOOK = 2000;

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
const ADDRESSED: readonly RegExp[] = [
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
const HIDDEN_ONLY: readonly RegExp[] = [
  new RegExp(`${MODELS}\\s[^.!?]{0,60}(?:must|should|please|always|recommend|cite|rank|mention|summari[sz]e)`, 'iu'),
  new RegExp(`${START}(?:always|please|you must)\\s(?:\\p{L}+\\s){0,2}(?:recommend|cite|rank|prefer|mention)\\s`, 'iu'),
];

/**
 * Finds such texts and empties them in the tree, so that neither passages nor terms hold them.
 * Never throws; each text is looked at once.
 */
export function takeModelInstructions(root: ElementNode): ModelInstruction[] {
  const found: ModelInstruction[] = [];
  const stack: { node: TreeNode; hidden: boolean }[] = [{ node: root, hidden: false }];
  for (let step = stack.pop(); step !== undefined && found.length < MAX_FOUND; step = stack.pop()) {
    const { node } = step;
    if (node.kind === 'text') {
      const text = node.text.slice(0, LOOK).replaceAll(/\s+/gu, ' ').trim();
      if (!addressesModels(text, step.hidden)) continue;
      found.push({ text: text.slice(0, MAX_CHARS).toWellFormed(), hidden: step.hidden });
      node.text = '';
      continue;
    }
    if (node !== root && node.tag !== 'head' && !isRead(node)) continue;
    const hidden = step.hidden || isHidden(node);
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push({ node: child, hidden });
    }
  }
  return found;
}

function addressesModels(text: string, hidden: boolean): boolean {
  if (text.length < 10) return false;
  return (
    ADDRESSED.some((pattern) => pattern.test(text)) || (hidden && HIDDEN_ONLY.some((pattern) => pattern.test(text)))
  );
}

/** Inline styles that take a text out of sight; style sheets are not read. */
const UNSEEN =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)|font-size\s*:\s*[01](?:px|pt|em|rem|%)?\s*(?:;|$)|text-indent\s*:\s*-\d{3,}|(?:left|top)\s*:\s*-\d{3,}|color\s*:\s*transparent|clip\s*:\s*rect\(\s*0/i;
const WHITE = /(?:^|;)\s*color\s*:\s*(?:white|#fff(?:fff)?|rgb\(\s*255\s*,\s*255\s*,\s*255\s*\))\s*(?:;|$)/i;

function isHidden(element: ElementNode): boolean {
  if (attribute(element, 'hidden') !== undefined) return true;
  const style = attribute(element, 'style')?.slice(0, LOOK) ?? '';
  return style !== '' && (UNSEEN.test(style) || (WHITE.test(style) && !/background/i.test(style)));
}
