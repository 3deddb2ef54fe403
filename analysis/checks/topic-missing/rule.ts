/** When a missing topic gets its own finding. */
import { defineRule } from '../../rules/rule.ts';

export const topicMissingRule = defineRule({
  id: 'topic_missing',
  version: 4,
  name: 'The page does not treat a topic that many pages treat',
  constants: {
    maxFindings: { value: 6, unit: 'findings', reason: 'a writer plans a few sections at once' },
    minCoveredShare: {
      value: 0.25,
      unit: 'share of the topics that so many pages treat',
      reason: 'A page that treats fewer is about something else: a list of what it lacks would be the whole market.',
    },
    minTopics: { value: 4, unit: 'topics', reason: 'Below, a share of them says nothing.' },
    minPages: { value: 2, unit: 'pages', reason: 'What one page treats is its choice.' },
    minShare: { value: 0.25, unit: 'share of the pages', reason: 'What fewer treat is their choice.' },
    minHeaded: { value: 2, unit: 'sites', reason: 'A subject that one site puts in a heading is its own.' },
    minHeadedOrSections: {
      value: 3,
      unit: 'headings and sections, one of a site',
      reason: 'A heading of one site with its section may be the liking of that site.',
    },
    minScore: {
      value: 0.5,
      unit: 'log odds',
      reason: 'Four of five topics above are ones that a reader of the pages names.',
      source: 'npm run bench:markets',
    },
    minScoreOfWord: {
      value: 1.2,
      unit: 'log odds',
      reason: 'A word that hardly any heading uses by itself names too much: "Platform", "Data".',
      source: 'npm run bench:markets',
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
