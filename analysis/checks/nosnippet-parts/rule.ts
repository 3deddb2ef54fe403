/** The rule of nosnippet parts: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const nosnippetPartsRule = defineRule({
  id: 'nosnippet_parts',
  version: 1,
  name: 'Part of the content may not be quoted',
  constants: {
    minShare: {
      value: 0.1,
      unit: 'share of the text',
      reason: 'a form or a notice may well be withheld; a tenth of the text is content',
    },
  },
  knownLimits: [],
});
