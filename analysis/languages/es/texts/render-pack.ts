/** What a report rendered in Spanish is written with. */
import type { RenderPack } from '../../writing-pack.ts';
import { brief } from './brief.ts';
import { checkNames } from './checks.ts';
import { comparison } from './comparison.ts';
import { labels } from './labels.ts';
import { overview } from './overview.ts';
import { quotes } from './quotes.ts';
import { century, units } from './units.ts';
import { words } from './words.ts';

export const renderPack: RenderPack = {
  language: 'es',
  quotes,
  words,
  units,
  century,
  labels,
  checkNames,
  overview,
  brief,
  comparison,
};
