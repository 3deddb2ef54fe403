/** How the check copied-text ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';
import { ordinary } from '../ordinary.ts';

export const ends: readonly End[] = [
  [
    'fail',
    'half of it',
    { originality: { ...ordinary().originality, nearest_source: { source_id: 's1', overlap: 0.5 } } },
  ],
  [
    'fail',
    'half of it, on another page of the same site',
    {
      originality: { ...ordinary().originality, nearest_source: { source_id: 's1', overlap: 0.5 } },
      page: { ...ordinary().page, final_url: 'https://shop.s1.example/desks' },
    },
  ],
  [
    'not_applicable no_shared_run',
    'nothing is shared',
    { originality: { ...ordinary().originality, nearest_source: null } },
  ],
];
