/** Prepares the text of a page for a model's input: short, in one line, and without text that addresses models. */
import { addressesModels } from '../extract/facts/model-instruction-wording.ts';

/**
 * Characters that a reader does not see: controls, halves of characters, and format characters, such as marks that turn
 * the direction and tags that spell hidden text. Joiners inside words and Arabic signs of numbers are seen.
 */
const unseen = /(?:[\p{Cc}\p{Cs}\u2028\u2029]|(?!\u200C|\u200D|[\u0600-\u0605\u06DD])\p{Cf})+/gu;
/** Where a word may be broken. */
const softHyphen = /\u00AD/gu;

/** Returns the beginning of `text`, cut after a word; empty if it addresses models, even as hidden text would. */
export function excerpt(text: string, maxChars: number): string {
  const line = text.replaceAll(softHyphen, '').replaceAll(unseen, ' ').replaceAll(/\s+/gu, ' ').trim();
  if (addressesModels(line, true)) return '';
  if (line.length <= maxChars) return line;
  const cut = line.slice(0, maxChars);
  const end = cut.lastIndexOf(' ');
  return `${(end > maxChars / 2 ? cut.slice(0, end) : cut).toWellFormed()}…`;
}

/** Whether `text` has such characters. */
export function hasUnseen(text: string): boolean {
  return new RegExp(unseen.source, 'u').test(text);
}
