/** Recognizes questions marked up before their answers: `summary`, `dt`, classes of FAQ plugins, bold labels. */

import { attribute } from '../parse/tree.ts';
import type { QuestionMarkup } from './document-block.ts';
import type { Block, Box, Scan } from './scanned-page.ts';

/** A question at the start of a block. Its answer ends before block `end` of the scan. */
export interface MarkedQuestion {
  source: QuestionMarkup;
  chars: number;
  end: number;
}

/** Class names that FAQ plugins and templates give to questions: Yoast, Rank Math and names modelled on them. */
const questionClass =
  /(?:^|[\s_-])(?:schema-faq-question|rank-math-question|faqs?[_-]{1,2}(?:item[_-]{1,2})?(?:question|q|title|heading|header)|question[_-]?(?:title|text|heading))(?:$|[\s_-])/i;
/** Class names of accordions. Their titles are questions only if they end with a question mark. */
const titleClass =
  /(?:^|[\s_-])(?:accordion|toggle|collaps\w*|spoiler|tab|faqs?|question)[\w-]*(?:title|header|heading|button|question|trigger|label)?(?:$|[\s_-])/i;
/** How many boxes around a block are searched for the markup. */
const reach = 5;
/** A longer text is not a question. */
const maxQuestionChars = 300;
const maxNameChars = 300;

const marks = '?？؟՞፧';
/** Characters that may follow the question mark. */
const closing = ' \n\t"\'”’»)]';

/** The question that `block` consists of or starts with; undefined if it has none. */
export function markedQuestion(scan: Scan, block: Block): MarkedQuestion | undefined {
  const { text, boldStart } = block;
  const chars = text.length;
  if (chars <= maxQuestionChars) {
    const isAsked = endsAsQuestion(text);
    let at = block.box;
    for (let step = 0; step < reach && at >= 0; step++) {
      const box = scan.boxes[at] as Box;
      // The markup applies to a whole box. A box with more than one block also holds the answer.
      if (box.end - box.first > 1) break;
      const source = sourceOf(box, isAsked);
      if (source !== undefined) return { source, chars, end: endOfAnswer(scan, at) };
      at = box.parent;
    }
  }
  const isLabel = boldStart > 0 && boldStart <= maxQuestionChars && endsAsQuestion(text.slice(0, boldStart));
  return isLabel ? { source: 'bold', chars: boldStart, end: Infinity } : undefined;
}

function sourceOf({ element }: Box, isAsked: boolean): QuestionMarkup | undefined {
  if (element.tag === 'summary') return isAsked ? 'details' : undefined;
  if (element.tag === 'dt') return isAsked ? 'dl' : undefined;
  if (element.tag === 'body') return undefined;
  if (isAsked && opensAnother(element)) return 'faq_markup';
  const names = attribute(element, 'class') ?? '';
  if (names === '' || names.length > maxNameChars) return undefined;
  return questionClass.test(names) || (isAsked && titleClass.test(names)) ? 'faq_markup' : undefined;
}

/**
 * Whether a click on the element shows or hides something else, as a button of a disclosure does
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/).
 */
function opensAnother(element: Box['element']): boolean {
  return (
    element.tag === 'button' ||
    attribute(element, 'role') === 'button' ||
    attribute(element, 'aria-expanded') !== undefined
  );
}

/**
 * The end of the nearest box that holds more than the question in box `from`. In a `dl`, the next term ends the answer
 * earlier.
 */
export function endOfAnswer({ boxes }: Scan, from: number): number {
  const own = boxes[from] as Box;
  for (let at = own.parent; at >= 0; at = boxes[at]?.parent ?? -1) {
    const { end } = boxes[at] as Box;
    if (end > own.end) return end;
  }
  return own.end;
}

/** Whether a text ends with a question mark of any script. */
export function endsAsQuestion(text: string): boolean {
  let end = text.length - 1;
  while (end >= 0 && closing.includes(text.charAt(end))) end--;
  return end > 0 && marks.includes(text.charAt(end)) && /\p{L}/u.test(text.slice(-maxQuestionChars));
}
