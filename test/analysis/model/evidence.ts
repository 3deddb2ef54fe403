/** Evidence of a made-up market in several languages, for tests of what a model may say. */
import { type Evidence, evidenceOf } from '../../../analysis/model/evidence.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';

const texts = new Map([
  ['s1', 'deskworld.example · Standing desks for small rooms'],
  [
    's1.p1',
    'The Atlas Pro costs $499 and lifts 120 kg. It was last tested in March 2024. “Quiet enough for a call,” says Mia Torres.',
  ],
  ['s1.p2', 'Delivery takes three to five days; returns are free for 30 days.'],
  ['s2.p4', 'Boreal sells its frame for 1,250 euros. More at boreal.example/frames. The motor hums at 48 dB.'],
  ['t1', 'Cable management · 6 of 8 · missing'],
  ['q1', 'How much does a standing desk cost? · 3 of 8 · missing'],
  ['f1', 'topic-missing · medium · S · Cover cable management · 6 of 8 pages treat it.'],
  ['s3.p1', 'Der Tisch von Nordholz kostet 799 Euro und wurde im März 2023 geprüft.'],
  ['s4.p1', 'Le bureau Atlas coûte 499 euros et pèse 42 kg depuis mars 2024.'],
  ['s5.p1', '昇降デスクは北欧家具が49,800円で販売しています。'],
]);

export const evidenceIn = (language: string): Evidence => evidenceOf(texts, 'standing desk', analyzerFor(language));
