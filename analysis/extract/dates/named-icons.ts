/** Reads what an icon beside a date says of it: "Last update" in its title, instead of words in the text. */
import { attribute, type ElementNode, isInline } from '../parse/tree.ts';
import { labelsDate } from './labels.ts';

const naming = ['title', 'aria-label'];
/** A longer name is a sentence. */
const maxNameChars = 30;

/** The name of an element within a line, if it says that the page was published or changed; undefined otherwise. */
export function dateLabelOf(element: ElementNode): string | undefined {
  if (!isInline(element.tag) && element.tag !== 'svg') return undefined;
  for (const name of naming) {
    const words = attribute(element, name)?.trim() ?? '';
    if (words !== '' && words.length <= maxNameChars && !/\p{Nd}/u.test(words) && labelsDate(words)) return words;
  }
  return undefined;
}
