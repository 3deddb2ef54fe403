/** Everything that is written in English. */
import type { WritingPack } from '../../writing-pack.ts';
import { advice } from './advice.ts';
import { checks } from './checks.ts';
import { limits } from './limits.ts';
import { methods } from './methods.ts';
import { renderPack } from './render-pack.ts';
import { sentences } from './sentences.ts';
import { studies } from './studies.ts';

export const pack: WritingPack = {
  ...renderPack,
  sentences,
  checks,
  advice,
  methods,
  limits,
  studies,
};
