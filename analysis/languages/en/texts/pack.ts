/** Everything that is written in English. */
import type { WritingPack } from '../../writing-pack.ts';
import { advice } from './advice.ts';
import { brief } from './brief.ts';
import { checks } from './checks.ts';
import { comparison } from './comparison.ts';
import { dashboard } from './dashboard.ts';
import { labels } from './labels.ts';
import { methods } from './methods.ts';
import { overview } from './overview.ts';
import { sentences } from './sentences.ts';
import { units } from './units.ts';
import { words } from './words.ts';

export const pack: WritingPack = {
  language: 'en',
  quotes: ['“', '”'],
  words,
  units,
  labels,
  sentences,
  checks,
  dashboard,
  advice,
  brief,
  comparison,
  methods,
  overview,
};
