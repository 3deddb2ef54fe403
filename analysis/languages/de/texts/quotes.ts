/** The quotation marks of German texts. */
import { type QuotationMarks, quotation } from '../../quotation.ts';

export const quotes: QuotationMarks = ['„', '“'];

export const quoted = quotation(quotes);
