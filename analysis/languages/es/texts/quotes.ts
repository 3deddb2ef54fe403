/** The quotation marks of Spanish texts. */
import { type QuotationMarks, quotation } from '../../quotation.ts';

export const quotes: QuotationMarks = ['«', '»'];

export const quoted = quotation(quotes);
