/** When a page treats a topic of other pages too briefly. */
import { defineRule } from '../../rules/rule.ts';

export const sectionThinRule = defineRule({
  id: 'section_thin',
  version: 2,
  name: 'The page only touches a topic that other pages give a section',
  constants: {
    maxFindings: { value: 3, unit: 'findings', reason: 'a writer plans a few sections at once' },
    minSectionPages: { value: 2, unit: 'pages', reason: 'one section may be the liking of one site' },
    minHeaded: {
      value: 2,
      unit: 'sites',
      reason: 'A subject that two sites put in a heading is one that readers look for.',
    },
    minUsualWords: { value: 80, unit: 'words', reason: 'Where others write less, nothing is missing.' },
    maxShare: {
      value: 0.35,
      unit: 'of the words of the page in the middle',
      reason: 'Above, the page may say the same in fewer words.',
    },
    maxBriefWords: { value: 80, unit: 'words', reason: 'With more, a headed section of its own says something.' },
    maxBriefShare: {
      value: 0.25,
      unit: 'of the words of the page in the middle',
      reason: 'A heading shows that the subject is meant; a quarter of what others say is a teaser.',
    },
    confidence: { value: 0.7, unit: 'probability', reason: 'Words are counted, not what they say.' },
  },
  knownLimits: ['Text that treats the topic without naming it is not counted.'],
});
