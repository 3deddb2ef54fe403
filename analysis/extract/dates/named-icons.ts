/** Reads what an icon beside a date says of it: "Last update" in its title, instead of words in the text. */
import { attribute, type ElementNode, isInline } from '../parse/tree.ts';
import { labelsDate } from './labels.ts';
import { pageDatesRule } from './rule.ts';

const naming = ['title', 'aria-label'];
const { maxIconNameChars } = pageDatesRule.values;

/** The name of an element within a line, if it says that the page was published or changed; undefined otherwise. */
export function dateLabelOf(element: ElementNode): string | undefined {
  if (!isInline(element.tag) && element.tag !== 'svg') return undefined;
  for (const name of naming) {
    const words = attribute(element, name)?.trim() ?? '';
    if (words !== '' && words.length <= maxIconNameChars && !/\p{Nd}/u.test(words) && labelsDate(words)) return words;
  }
  return undefined;
}
