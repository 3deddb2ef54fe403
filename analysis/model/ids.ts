/** The shapes of ids in an answer: each kind of thing that an item may cite has its own. */
import * as z from 'zod';

const idOf = (shape: RegExp) => z.string().regex(shape);

export const itemIds = {
  passage: idOf(/^s[0-9]{1,3}\.p[0-9]{1,4}$/u),
  question: idOf(/^q[0-9]{1,3}$/u),
  topic: idOf(/^t[0-9]{1,3}$/u),
  fact: idOf(/^c[0-9]{1,3}$/u),
  sentence: idOf(/^a[0-9]{1,3}$/u),
};

/** The entry of `list` that an id such as `q3` names; undefined if there is none. */
export function numbered<T>(list: readonly T[], id: string): T | undefined {
  return list[Number(id.slice(1)) - 1];
}
