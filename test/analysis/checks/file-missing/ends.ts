/** How the check file-missing ends, and by which change of an ordinary page. */
import { type End, few, shows } from '../changes.ts';

const file = { printable: 'Download the free checklist as a PDF.' };

export const ends: readonly End[] = [
  ['fail', 'two pages offer a file', shows({}, file, file)],
  ['pass', 'it offers one, too', shows(file, file, file)],
  ['pass', 'one page offers a file', shows({}, file)],
  ['undecided too_few_pages', 'one page is compared', few],
  ['not_applicable other_kind_of_page', 'a product', { ...shows({}, file, file), page_type: 'product' }],
];
