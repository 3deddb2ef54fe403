/** Recognizes attributes that keep an element from sight. Style sheets are not read. */
import type { Attribute } from './tree.ts';

/** Characters of a style that are read. */
const maxStyleChars = 400;

/** Whether an attribute keeps its element from sight: `hidden`, or a style that does not show it. */
export function keepsFromSight({ name, value }: Attribute): boolean {
  if (name === 'hidden') return true;
  return name === 'style' && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(value.slice(0, maxStyleChars));
}
