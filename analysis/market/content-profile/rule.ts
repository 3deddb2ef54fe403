/** The rule of content profile: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const profileRule = defineRule({
  id: 'content_profile',
  version: 1,
  name: 'Content profile: the spread of lengths, headings, figures and media over the usable pages',
  constants: {
    maxTopRank: { value: 3, unit: 'rank', reason: 'the first results, which get most clicks' },
  },
  knownLimits: ['common_is_no_reason'],
});
