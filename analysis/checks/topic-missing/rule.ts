/** The rule of topic missing: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const topicMissingRule = defineRule({
  id: 'topic_missing',
  version: 3,
  name: 'The page does not treat a topic that many pages treat',
  constants: {
    maxFindings: { value: 6, unit: 'findings', reason: 'a writer plans a few sections at once' },
    minCoveredShare: {
      value: 0.25,
      unit: "share of the market's core and common topics",
      reason: 'A page that treats fewer is about something else: a list of what it lacks would be the whole market.',
    },
    minTopics: { value: 4, unit: 'topics', reason: 'Below, a share of them says nothing.' },
    minSectionPages: {
      value: 2,
      unit: 'pages',
      reason: 'what hardly any page gives a section is no section to ask for',
    },
    confidence: {
      value: 0.8,
      unit: 'probability',
      reason: 'Nothing on the page comes near to the topic; what it says in other words is not seen.',
    },
    size: { value: 1, unit: 'share of the gap', reason: 'The whole section is to be written.' },
  },
  knownLimits: [],
});
