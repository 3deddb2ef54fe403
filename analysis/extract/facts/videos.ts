/** How many videos a page shows. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode } from '../parse/tree.ts';

/** Video elements, and frames that may fill the screen, which is how players are embedded. */
export function countVideos(root: ElementNode): number {
  const frames = elementsTagged(root, 'iframe').filter((frame) => attribute(frame, 'allowfullscreen') !== undefined);
  return elementsTagged(root, 'video').length + frames.length;
}
