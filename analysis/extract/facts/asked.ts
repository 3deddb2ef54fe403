/** Reads questions on controls that open their answers. Pages hold them outside the main content, too. */
import { countWords } from '../../text/words.ts';
import { attribute, type ElementNode, elements } from '../parse/tree.ts';
import { textStart } from '../structured-data/bounded-text.ts';

const openers = new Set(['summary', 'button', 'dt']);
/** A longer text is not a question. */
const maxChars = 300;
/** A shorter one asks the visitor: "Search?", "New here?". */
const minWords = 3;
const maxAsked = 100;
const maxRead = 2000;

/** Returns the distinct texts of such controls that end with a question mark, in page order. */
export function readAsked(root: ElementNode): string[] {
  const found = new Set<string>();
  let read = 0;
  for (const element of elements(root)) {
    if (found.size >= maxAsked || read >= maxRead) break;
    if (!openers.has(element.tag) && attribute(element, 'aria-expanded') === undefined) continue;
    read += 1;
    const text = textStart(element, maxChars + 1);
    if (text.length <= maxChars && /\p{L}.*[?？؟՞፧]['"”’»)\]]?$/su.test(text) && countWords(text, 'und') >= minWords)
      found.add(text);
  }
  return [...found];
}
