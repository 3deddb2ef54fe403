/** Everything that is written in English. */
import type { WritingPack } from '../../writing-pack.ts';
import { advice } from './advice.ts';
import { checks } from './checks.ts';
import { methods } from './methods.ts';
import { renderPack } from './render-pack.ts';

export const pack: WritingPack = {
  ...renderPack,
  checks,
  advice,
  methods,
};
