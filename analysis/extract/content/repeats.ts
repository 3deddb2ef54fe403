/** Counts the siblings that share a tag and class: the sign of a repeated template. */
import { attribute } from '../parse/tree.ts';
import type { Box } from './scanned-page.ts';

/** Longer classes are compared by their beginning. */
const maxClassChars = 200;

/** Sets the `repeats` of all boxes. */
export function countRepeats(boxes: readonly Box[]): void {
  const shapes = new Map<string, Map<string, number>>();
  let count = 0;
  /** Numbers the pairs of tag and class of the page, because numbers are compared faster than texts. */
  const shapeOf = ({ element }: Box): number => {
    const classes = attribute(element, 'class')?.slice(0, maxClassChars) ?? '';
    const ofTag = shapes.get(element.tag) ?? new Map<string, number>();
    shapes.set(element.tag, ofTag);
    const known = ofTag.get(classes);
    if (known !== undefined) return known;
    ofTag.set(classes, count);
    return count++;
  };
  const shapeOfBox = Int32Array.from(boxes, shapeOf);
  const keyOf = (box: Box, index: number): number => (box.parent + 1) * count + (shapeOfBox[index] ?? 0);
  const alike = new Map<number, number>();
  boxes.forEach((box, index) => {
    const key = keyOf(box, index);
    alike.set(key, (alike.get(key) ?? 0) + 1);
  });
  boxes.forEach((box, index) => {
    box.repeats = alike.get(keyOf(box, index)) ?? 1;
  });
}
