/** Everything that is written in French. */
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
  language: 'fr',
  quotes: ['«\u00a0', '\u00a0»'],
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
