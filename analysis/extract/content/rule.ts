/** The extraction rule: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const extractionRule = defineRule({
  id: 'extraction',
  version: 8,
  name: 'Main content: blocks of the page kept by a learned model of their make-up and place, by kind of page; with lists of questions and answers beside it',
  constants: {
    articleRecallWeight: {
      value: 0.6,
      unit: 'weight of recall in F (β²)',
      reason: 'readers of an article miss a caption less than they mind another story in it; found on held-out parts',
      source: 'npm run bench:extract',
    },
    maxDoubtful: {
      value: 0.55,
      unit: 'expected F1',
      reason: 'of an article below, the model cannot tell the text from what surrounds it',
    },
    minLongWords: { value: 12, unit: 'words', reason: 'a shorter block may be an entry of a menu' },
    minLeftWords: { value: 1500, unit: 'words', reason: 'menus, cookie notices and teasers seldom have more' },
    minLeftRatio: {
      value: 2,
      unit: 'words left out per word kept',
      reason: 'most of a page is seldom beside its text',
    },
    doubtfulRecallWeight: {
      value: 16,
      unit: 'weight of recall in F (β²)',
      reason: 'whoever says what such a page lacks must have read it all; a menu too many does less harm',
    },
    minArticleShare: {
      value: 0.5,
      unit: 'probability',
      reason: 'the model must be this sure that a page is an article',
    },
    maxForumShare: { value: 0.25, unit: 'probability', reason: 'and this sure that it is no forum' },
    maxCommentSteps: {
      value: 3,
      unit: 'elements',
      reason: 'comments are recognized by names on an element at most this many steps above',
    },
    minStayingWords: {
      value: 40,
      unit: 'words',
      reason: 'comments are left out only where other text stays: on a page of nothing else they are the content',
    },
    minListedQuestions: {
      value: 3,
      unit: 'questions',
      reason: 'fewer questions in a row may be rhetorical, or boxes that advertise other pages',
    },
    minQuestionWords: { value: 3, unit: 'words', reason: 'shorter ones are calls: "Ready?", "Any questions?"' },
    minAnswerWords: {
      value: 15,
      unit: 'words',
      reason: 'half of the answers of a list are as long; teasers of other pages are shorter',
    },
    maxEmptyWords: {
      value: 30,
      unit: 'words',
      reason: 'a page of fewer words shows nothing: a loading notice, a title',
    },
  },
  knownLimits: ['scripts_not_run', 'trained_on_english_and_german'],
});
