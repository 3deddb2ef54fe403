/** The quotation marks of English texts. */
import { type QuotationMarks, quotation } from '../../quotation.ts';

export const quotes: QuotationMarks = ['“', '”'];

export const quoted = quotation(quotes);
