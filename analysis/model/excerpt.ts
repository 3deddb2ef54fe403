/** Prepares the text of a page for a model's input: short, in one line, and without text that addresses models. */
import { addressesModels } from '../extract/facts/model-instruction-wording.ts';

/** Characters that a reader does not see: controls, joiners outside words, and marks that turn the direction. */
const unseen = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/gu;

/** Returns the beginning of `text`, cut after a word; empty if it addresses models, even as hidden text would. */
export function excerpt(text: string, maxChars: number): string {
  const line = text.replaceAll(unseen, ' ').replaceAll(/\s+/gu, ' ').trim();
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
