/** The rule of topic coverage: its constants, their reasons and its known limits. */
import { longestQuotationChars } from '../../languages/writer.ts';
import { defineRule } from '../../rules/rule.ts';

export const topicCoverageRule = defineRule({
  id: 'topic_coverage',
  version: 16,
  name: 'Coverage of topics: covered with a section or a passage, partial where the topic is only named, by the model that judges the pages of the market',
  constants: {
    maxImproved: { value: 10, unit: 'topics', reason: 'a longer list is not worked through' },
    maxLeadChars: {
      value: longestQuotationChars,
      unit: 'characters',
      reason: 'as long as a quotation in a finding: a later sentence would not be seen in it',
    },
    maxPassages: { value: 3, unit: 'passages', reason: 'enough to show where the page treats a topic' },
    coveredQuantile: {
      value: 0.25,
      unit: 'quantile of the words of the pages that treat it',
      reason: 'three quarters of the pages that treat the topic give it at least this much',
    },
    minShareOnQuestion: {
      value: 0.3,
      unit: 'share of the words of the question',
      reason: 'A passage with fewer answers something else; answers name things in words of their own.',
    },
    minHeadingShare: {
      value: 0.4,
      unit: 'share of the words of a heading',
      reason: 'A heading of which a topic is a smaller part is about something else.',
    },
    minHeadingsOfWord: {
      value: 2,
      unit: 'headings',
      reason: 'A single word is a subject where two sites head it: one may use it for part of another.',
    },
    minSites: {
      value: 2,
      unit: 'sites with a heading on it',
      reason: 'A heading that is the label itself shows nothing more where one site alone has it.',
    },
    maxHeadingLevel: { value: 2, unit: 'level', reason: 'Lower headings outside the text are those of teasers.' },
    minCompanionShare: {
      value: 0.6,
      unit: 'share of the passages with a word',
      reason: 'A word that stands mostly beside a topic is seldom said of anything else.',
    },
    minCompanionUses: { value: 3, unit: 'passages', reason: 'Two passages may share a word by chance.' },
    minCompanionSites: { value: 2, unit: 'sites', reason: 'One site may use a word in its own way.' },
    minListed: { value: 3, unit: 'items', reason: 'Two things in a sentence are no enumeration.' },
    maxListedWords: { value: 5, unit: 'words', reason: 'A longer part of a sentence says something of its subject.' },
    minBoilerplate: {
      value: 0.6,
      unit: 'share of the words',
      reason: 'A page with most of its words outside its text leads on by links; elsewhere these are a menu.',
    },
    minEchoLetters: {
      value: 5,
      unit: 'letters',
      reason:
        'Words that begin alike are of one family: "Ethiopia", "Ethiopian"; shorter beginnings are shared by chance.',
    },
    minEchoShare: {
      value: 0.5,
      unit: 'share of the letters of a stem',
      reason: 'A word with no more of them is the first part of a compound: "coffee" for "coffeehouse".',
    },
    maxInitials: {
      value: 4,
      unit: 'letters',
      reason: 'Acronyms are short; the letters of longer words stand in a row by chance.',
    },
    minEchoCosine: {
      value: 0.65,
      unit: 'cosine',
      reason:
        'Words that mean nearly the same: "cost", "price". Below are neighbours: "vegan", "veggie"; "bench", "seat".',
      source: 'npm run bench:markets',
    },
  },
  knownLimits: ['topic_in_other_words'],
});
