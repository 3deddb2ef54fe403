/** Recognizes attributes that keep an element from sight. Style sheets are not read. */
import type { Attribute } from './tree.ts';

/** Characters of a style that are read. */
const maxStyleChars = 400;

/** The class with which Webflow hides an element whose condition is not met; its style sheet says `display: none`. */
const unmetCondition = /(?:^|\s)w-condition-invisible(?:\s|$)/;

/** Whether an attribute keeps its element from sight: `hidden`, a style that does not show it, or Webflow's class. */
export function keepsFromSight({ name, value }: Attribute): boolean {
  if (name === 'hidden') return true;
  if (name === 'class') return unmetCondition.test(value);
  return name === 'style' && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(value.slice(0, maxStyleChars));
}
