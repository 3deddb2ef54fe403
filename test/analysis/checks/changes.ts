/** Changes of an ordinary page under which checks end in one way or another. */
import type { Artifacts } from '../../../analysis/checks/artifacts.ts';
import type { PageSigns } from '../../../analysis/page/signs/measure.ts';
import { figures, four, ordinary, page, signs } from './ordinary.ts';

/** How a check ends (the outcome with its reason), when, and by which change of an ordinary page. */
export type End = readonly [end: string, when: string, changes: Partial<Artifacts>];

export const own = (changes: Partial<Artifacts['figures']['own']>, market = four()) => ({
  figures: { own: figures('s9', changes), market },
});
/** Other signs of the page, and of the first pages of the market. */
export const shows = (changes: Partial<PageSigns>, ...market: Partial<PageSigns>[]) => ({
  signs: {
    own: signs('s9', changes),
    market: ['s1', 's2', 's3', 's4'].map((id, index) => signs(id, market[index] ?? {})),
  },
});
export const few = {
  figures: { own: figures('s9'), market: four().slice(0, 2) },
  signs: { own: signs('s9'), market: [signs('s1')] },
};
export const keyword = (changes: Partial<Artifacts['keyword']>) => ({ keyword: { ...ordinary().keyword, ...changes } });
export const trust = (changes: Partial<Artifacts['trust']>) => ({ trust: { ...ordinary().trust, ...changes } });
export const access = (changes: Partial<Artifacts['page']['access']>) => ({
  page: { ...page, access: { ...page.access, ...changes } },
});
export const schema = (changes: Partial<Artifacts['page']['schema']>) => ({
  page: { ...page, schema: { ...page.schema, ...changes } },
});
export const gap = (id: string, status: 'missing' | 'over', page_count = 0, per_1000 = 0) => ({
  term_id: id,
  page_count,
  per_1000,
  status,
  suggested_zone: null,
  ev: [id],
});
export const missing = ['k2', 'k3', 'k4'].map((id) => gap(id, 'missing'));
export const instructions = (...texts: { text: string; hidden: boolean }[]) => ({
  document: {
    text: '',
    modelInstructions: texts,
    blocks: [],
    facts: { textBeside: [] },
  } as unknown as Artifacts['document'],
});
