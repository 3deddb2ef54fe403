/** What tells Albanian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'të e në dhe për një me nga që është ka si nuk i u më do kjo ky se por janë ishte ai ajo tij saj duke kanë tyre edhe këtë kur mund pas së pa ose deri vetëm jo çdo tha vit vitin shumë gjithë tek ne unë ju atij cilat cili mes disa qenë kishte',
  letters: 'çë',
  trigrams,
  usesStopWords: false,
};
