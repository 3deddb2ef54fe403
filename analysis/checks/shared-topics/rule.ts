/** The rule of topics that deserve advice. Several checks decide by it. */
import { defineRule } from '../../rules/rule.ts';

export const sharedTopicsRule = defineRule({
  id: 'shared_topics',
  version: 12,
  name: 'Topics that deserve advice: readers of the market would name them, and several sites head them',
  constants: {
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
    minScoreOfWide: {
      value: 1,
      unit: 'log odds',
      reason:
        'Of topics that half of the pages give a section and one site a heading, 9 of 9 above were ones that readers name, and 3 of 6 below.',
      source: 'npm run bench:markets',
    },
    minPages: {
      value: 3,
      unit: 'pages',
      reason: 'Of what two pages alone treat, readers of fresh markets found two in three findings trivial.',
    },
    minCoveredShare: {
      value: 0.25,
      unit: 'share of the common topics',
      reason: 'A page that covers fewer leaves out the market: one list says so, not a finding for each topic.',
    },
    minTreatedShare: {
      value: 0.33,
      unit: 'share of the common topics',
      reason: 'Of nine findings on topics that readers called trivial, eight stood on pages that treat fewer.',
    },
    minTopics: { value: 4, unit: 'topics', reason: 'Below, a share of them says nothing.' },
    minCommonPages: { value: 2, unit: 'pages', reason: 'What one page treats is its choice.' },
    minCommonShare: { value: 0.25, unit: 'share of the pages', reason: 'What fewer treat is their choice.' },
    minOwnGroup: {
      value: 2,
      unit: 'pages',
      reason: 'What one page of a group treats or leaves out says nothing of the group.',
    },
    minShareOfOthers: {
      value: 0.75,
      unit: 'share of the pages',
      reason: 'What most pages of other types treat belongs to the subject itself.',
    },
    minHeaded: { value: 2, unit: 'sites', reason: 'A subject that one site puts in a heading is its own.' },
    minSectionShare: {
      value: 0.33,
      unit: 'share of the pages',
      reason: 'A section on two of eight pages is their liking: of three such topics readers kept none.',
    },
    minWideSections: { value: 3, unit: 'pages', reason: 'A section on two pages is their liking.' },
    minWideShare: {
      value: 0.5,
      unit: 'share of the pages',
      reason: 'What half of the pages give a section belongs to the subject, whatever their headings call it.',
    },
    minNamedShare: {
      value: 0.5,
      unit: 'share of the pages',
      reason: 'As many must name it in full: one word of it may mean something else.',
    },
    minSections: {
      value: 2,
      unit: 'sections',
      reason: 'Of topics with one section on pages that were read, four of five were none to add.',
    },
  },
  knownLimits: ['Text that treats the topic without naming it is not counted.'],
});
