/** The rule of off topic: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const offTopicRule = defineRule({
  id: 'off_topic',
  version: 1,
  name: 'The page is about something else than the keyword',
  constants: {
    confidence: { value: 0.8, unit: 'probability', reason: 'the page may name the subject in other words' },
    maxSites: { value: 3, unit: 'sites', reason: 'three names show what kind of pages rank' },
  },
  knownLimits: [],
});
