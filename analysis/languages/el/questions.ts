/** How Greek asks. */
import type { Questions } from '../questions.ts';

export const questions: Questions = {
  mark: ';',
  normalize: null,
  openings: null,
  places: null,
  genuine: null,
  cues: null,
  steps: null,
  figures: null,
  fromHeadings: null,
  distinguishing: null,
  priceQualifiers: null,
};
