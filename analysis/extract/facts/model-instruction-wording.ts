/** Finds texts that speak to language models, to visitors and where nobody can see them. */
import { addressed, hiddenOnly, trigger } from '../../languages/any/model-instructions.ts';

/** Characters around a trigger that are looked at: an instruction is short, and none is longer than what overlaps. */
const [before, after, stride] = [150, 400, 200];

/** Windows of one text that are looked at: a megabyte in which every word is a trigger. */
const mostWindows = 5000;

/** A shorter text is a label. */
const shortest = 10;

/** Whether a text speaks to a model; `hidden` ones have to say less to be taken so. Linear in the text. */
export function addressesModels(text: string, hidden: boolean): boolean {
  if (text.length < shortest) return false;
  const patterns = hidden ? [...addressed, ...hiddenOnly] : addressed;
  let next = 0;
  let looked = 0;
  for (const { index } of text.matchAll(trigger)) {
    // Words heaped up to be looked at hide nothing: the last window reaches as far as any of them needs.
    if (index < next) continue;
    if (++looked > mostWindows) return false;
    next = index + stride;
    const window = text.slice(Math.max(0, index - before), index + after);
    if (patterns.some((pattern) => pattern.test(window))) return true;
  }
  return false;
}
