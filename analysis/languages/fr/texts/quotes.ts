/** The quotation marks of French texts. */
import { type QuotationMarks, quotation } from '../../quotation.ts';

export const quotes: QuotationMarks = ['«\u00a0', '\u00a0»'];

export const quoted = quotation(quotes);
