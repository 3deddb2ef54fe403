/** The rule of subjects that a page leaves out, reported in one list. */
import { defineRule } from '../../rules/rule.ts';

export const subjectsLeftOutRule = defineRule({
  id: 'subjects_left_out',
  version: 13,
  name: 'The page leaves out several subjects that other pages write about',
  constants: {
    minPages: { value: 2, unit: 'pages', reason: 'What one page treats is its choice.' },
    minNaming: {
      value: 3,
      unit: 'pages',
      reason: 'As many must name a subject in full: one word of it may mean something else.',
    },
    minRead: { value: 3, unit: 'pages', reason: 'What two pages share may be chance.' },
    minHeaded: { value: 1, unit: 'sites', reason: 'What no heading names is a word of the texts, not a subject.' },
    minScore: {
      value: 0,
      unit: 'log odds',
      reason: 'More likely than not a reader of the pages would name it; in a list a writer can pass over one.',
      source: 'npm run bench:markets',
    },
    minScoreUnsaid: {
      value: 0.5,
      unit: 'log odds',
      reason:
        'What the page says in no form is surely left out: of such subjects on labelled pages, four of five were.',
      source: 'npm run bench:markets',
    },
    minScoreOfUnsaidWord: {
      value: 0.8,
      unit: 'log odds',
      reason: 'The same for a single word, which names a subject less often.',
      source: 'npm run bench:markets',
    },
    minShareOfWord: {
      value: 0.5,
      unit: 'share of the pages, with a section on it',
      reason: 'A single word names a subject where most pages have a section on it.',
    },
    minSections: {
      value: 3,
      unit: 'sections',
      reason: 'So many pages give it a section that it is a subject of its own.',
    },
    minScoreSectioned: {
      value: 0.5,
      unit: 'log odds',
      reason: 'Of such words on labelled pages, four of five were topics that the page leaves out.',
      source: 'npm run bench:markets',
    },
    minListed: { value: 2, unit: 'subjects', reason: 'One alone is the liking of others.' },
    minShareOfOne: {
      value: 0.6,
      unit: 'share of the pages',
      reason: 'One alone is told where most pages write about it and a reader would name it.',
    },
    minShare: { value: 0.4, unit: 'share of the pages', reason: 'What fewer treat is their choice.' },
    maxMissing: { value: 6, unit: 'subjects', reason: 'A longer list is not worked through.' },
    confidence: { value: 0.6, unit: 'probability', reason: 'The page may treat a subject in words that are not seen.' },
  },
  knownLimits: ['Which of the subjects the readers of this page need is for its writer to say.'],
});
