/** Decides which texts of other pages findings quote as examples. */
import { money } from '../languages/any/measured-figures.ts';
import { signsRule } from '../page/signs/rule.ts';

const { maxSeenChars } = signsRule.values;

/** UTF-8 bytes read as Windows-1252 or Latin-1, and the sign for what could not be decoded. */
export const broken = /â[\u0080-\u009f\u00a1-\u00bf€][\u0080-\u00bf“”‘’•–—˜™š›œžŸ]?|Ã[\u0080-\u009f¡-¿]|ï¿½|\ufffd/gu;
/** A no-break space read so. Elsewhere the letter stands in words. */
const brokenSpace = /Â(?!\p{L})/u;
/** A sentence starts with a word, a figure or a sum, in quotation marks or brackets or not. */
const start = /^["'“”„«‹¿¡([]*\s?[\p{L}\p{N}\p{Sc}]/u;

/** The cells of a table row or the terms of a formula: "Model | Power | Price", "From $84 $83 $78", "Gain = ($5 / $10)". */
const row = /\t|\s[|=]\s|\p{Sc}[\p{N}.,]+\s+\p{Sc}\p{N}/u;

/**
 * Whether a text reads as a sentence: it starts like one ("» » Read our article" does not), is no row of a table and no formula, and its
 * characters are whole.
 */
export function isQuotable(text: string): boolean {
  return start.test(text) && !row.test(text) && !brokenSpace.test(text) && text.search(broken) === -1;
}

/** What ends a sentence, or announces a list. */
const statementEnd = /[.!?…:。！？।：]/u;

/** Whether a text is more than a line that only calls or names: "Learn more about insurance". */
export function isStatement(text: string): boolean {
  return statementEnd.test(text);
}

/** A text without the lines before its first statement; whole if it has none. */
export function fromStatement(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex(isStatement);
  return first < 0 ? text : lines.slice(first).join('\n');
}

/** Whether a text has an amount of money in the part of it that is quoted. */
export const showsMoney = (text: string): boolean => money.test(text.slice(0, maxSeenChars));
