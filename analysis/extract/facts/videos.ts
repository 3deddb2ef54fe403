/** Counts the videos of a page. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode } from '../parse/tree.ts';

/** Counts video elements and frames that allow full screen, which is how players are embedded. */
export function countVideos(root: ElementNode): number {
  const frames = elementsTagged(root, 'iframe').filter((frame) => attribute(frame, 'allowfullscreen') !== undefined);
  return elementsTagged(root, 'video').length + frames.length;
}
