/** How Swedish asks. */
import type { Questions } from '../questions.ts';

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: {
    price: 'vad kostar|hur mycket kostar',
    how: 'hur',
    what: 'vad',
    why: 'varför',
    which: 'vilken|vilket|vilka',
    who: 'vem',
    when: 'när',
    where: 'var|vart',
  },
  places: null,
  genuine: null,
  cues: {
    compare: 'skillnad|skillnaden|skillnader|vs',
    risk: 'risk|risker|farligt|farlig|säkert|säker',
    price: 'kostar|kosta|kostnad|pris|priser',
  },
  steps: null,
  figures:
    'hur (?:många|mycket|länge|lång|långt|gammal|hög|ofta|snabbt|stor|stort)|när|vad kostar|vilket (?:år|datum|århundrade)',
  about: 'Vad bör man veta om $1?',
  fromHeadings: null,
  distinguishing: null,
  priceQualifiers: null,
};
