/** The rule of gates: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const gatesRule = defineRule({
  id: 'gates',
  version: 1,
  name: 'Gates: what keeps engines from fetching, listing, quoting or reading a page; one that fails leaves no overall score',
  referenceUrl: 'https://www.rfc-editor.org/rfc/rfc9309',
  constants: {
    minWithheldShare: {
      value: 0.9,
      unit: 'share of the text',
      reason: 'with this much marked data-nosnippet, almost nothing is left to quote',
    },
  },
  knownLimits: ['host_defences_unseen', 'script_need_guessed'],
});
