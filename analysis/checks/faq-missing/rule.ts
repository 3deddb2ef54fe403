/** The rule of FAQ missing: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const faqMissingRule = defineRule({
  id: 'faq_missing',
  version: 1,
  name: 'Pages of the market answer questions under headings that ask them, this page leaves them open',
  constants: {
    minQuestions: { value: 3, unit: 'questions', reason: 'two questions among the headings make no list of them' },
    minSites: { value: 2, unit: 'sites', reason: 'what one site does is its own choice' },
    minShare: { value: 0.4, unit: 'share of pages', reason: 'what four of ten pages do is what the market does' },
    minOpen: { value: 2, unit: 'questions', reason: 'a single open question has a finding of its own' },
    maxNamed: { value: 4, unit: 'questions', reason: 'a writer answers a few at a time' },
    confidence: { value: 0.7, unit: 'probability', reason: 'questions may be set in markup that is not known' },
  },
  knownLimits: ['Questions without answers do nothing: the advice is to answer, not to ask.'],
});
