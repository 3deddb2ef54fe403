/** Reads paragraphs that a page shows outside its main content, such as a closing paragraph in a box of its own. */
import type { VisibleLine } from './dates/visible-lines.ts';
import { foldSpace } from './parse/tree.ts';

/** A shorter line may be a menu, a teaser or a label. */
const minChars = 150;
const maxLines = 50;
const maxChars = 1500;
/** Characters at the start of a line by which it is found in the main content. */
const comparedChars = 60;

/** Returns the distinct long lines that the main content lacks, in page order, each cut to `maxChars`. */
export function readTextBeside(lines: readonly Pick<VisibleLine, 'text'>[], mainText: string): string[] {
  const main = foldSpace(mainText);
  const beside = new Set<string>();
  for (const { text } of lines) {
    if (beside.size === maxLines) break;
    if (text.length < minChars) continue;
    const line = foldSpace(text);
    if (line.length >= minChars && !main.includes(line.slice(0, comparedChars))) beside.add(line.slice(0, maxChars));
  }
  return [...beside];
}
