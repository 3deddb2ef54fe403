/** The rule of trust: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const trustRule = defineRule({
  id: 'trust',
  version: 1,
  name: 'Trust: author, dates, sources and contact that the page shows',
  constants: {
    minAnchorChars: {
      value: 4,
      unit: 'characters',
      reason: 'shorter link texts ("1", "²", "s.") occur in any passage',
    },
    maxNameChars: { value: 200, unit: 'characters', reason: 'a longer name is not a name' },
  },
  knownLimits: ['shown_not_verified'],
});
