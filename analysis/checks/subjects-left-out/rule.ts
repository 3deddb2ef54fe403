/** The rule of subjects that a page leaves out, reported in one list. */
import { defineRule } from '../../rules/rule.ts';

export const subjectsLeftOutRule = defineRule({
  id: 'subjects_left_out',
  version: 15,
  name: 'The page leaves out several subjects that other pages write about',
  constants: {
    minNaming: {
      value: 3,
      unit: 'pages',
      reason: 'As many must name a subject in full: one word of it may mean something else.',
    },
    minRead: { value: 3, unit: 'pages', reason: 'What two pages share may be chance.' },
    minScore: {
      value: 0,
      unit: 'log odds',
      reason: 'More likely than not a reader of the pages would name it; in a list a writer can pass over one.',
      source: 'npm run bench:markets',
    },
    minScoreOfWord: {
      value: 0.5,
      unit: 'log odds',
      reason: 'A single word names a subject less often.',
      source: 'npm run bench:markets',
    },
    minSections: {
      value: 3,
      unit: 'sections',
      reason: 'Readers of reports kept 14 of 19 subjects with as many sections, and 12 of 34 with fewer.',
    },
    minListed: {
      value: 2,
      unit: 'subjects',
      reason: 'Of subjects told alone, readers of reports kept 3 of 12; of those in a list of two or more, 11 of 13.',
    },
    minShare: { value: 0.4, unit: 'share of the pages', reason: 'What fewer treat is their choice.' },
    maxMissing: { value: 6, unit: 'subjects', reason: 'A longer list is not worked through.' },
    confidence: { value: 0.6, unit: 'probability', reason: 'The page may treat a subject in words that are not seen.' },
  },
  knownLimits: ['Which of the subjects the readers of this page need is for its writer to say.'],
});
