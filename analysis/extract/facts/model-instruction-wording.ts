/** Recognizes texts that address language models, visible or hidden. */
import { addressed, hiddenOnly, trigger } from '../../languages/any/model-instructions.ts';

/** Window in characters around a trigger word. Instructions are short and fit into the overlap of two windows. */
const [before, after, stride] = [150, 400, 200];

/** At most this many windows per text are examined, in case every word of a megabyte is a trigger. */
const maxWindows = 5000;

/** A shorter text is a label. */
const shortest = 10;

/** Whether a text addresses a model. Weaker signs suffice for `hidden` texts. Linear in the text. */
export function addressesModels(text: string, hidden: boolean): boolean {
  if (text.length < shortest) return false;
  const patterns = hidden ? [...addressed, ...hiddenOnly] : addressed;
  let next = 0;
  let looked = 0;
  for (const { index } of text.matchAll(trigger)) {
    // Skips triggers close to the last window, so that heaped-up trigger words cost nothing and hide nothing.
    if (index < next) continue;
    if (++looked > maxWindows) return false;
    next = index + stride;
    const window = text.slice(Math.max(0, index - before), index + after);
    if (patterns.some((pattern) => pattern.test(window))) return true;
  }
  return false;
}
