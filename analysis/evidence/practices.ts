/** Practices meant to increase citations, with the known effect of each and how well it is known. */

import type { EvidenceGrade } from '../report/metadata/evidence-base.ts';
import type { RefutedPractice } from '../report/vocabulary.ts';
import type { EvidenceId } from './evidence-base.ts';

interface Practice {
  /** How well the effect is known: the best grade of its evidence. `X`: tested, with no effect or a harmful one. */
  grade: EvidenceGrade;
  evidence: readonly EvidenceId[];
  /** The measured effect, including contradictory results. */
  effect: string;
}

/** Practices by id. */
export const practices = {
  eligible_for_retrieval: {
    grade: 'A',
    evidence: [
      'google-ai-guide',
      'openai-crawlers',
      'anthropic-crawlers',
      'perplexity-crawlers',
      'vercel-ai-crawlers',
      'bing-chat-controls',
      'bing-data-nosnippet',
      'search-disrupted',
      'ai-crawler-block-index',
      'cloudflare-ai-options',
    ],
    effect: 'A gate: a page that is not served, indexed, quotable and readable without scripts is not cited.',
  },
  topical_relevance: {
    grade: 'B',
    evidence: ['c-seo-bench', 'what-gets-cited', 'ahrefs-ai-overview-rank', 'ai-overview-fidelity'],
    effect: 'The largest known: what is retrieved first and fits the question is cited.',
  },
  question_coverage: {
    grade: 'C',
    evidence: ['rank-on-page-1', 'fan-out-effect'],
    effect: 'd = .42; pages that cover 26–50 % of the sub-questions are cited more than those that cover all.',
  },
  title_answers_question: {
    grade: 'D',
    evidence: ['fan-out-effect'],
    effect: '41 % of pages whose headings match the question are cited, 29 % of weak matches.',
  },
  explicit_comparison: { grade: 'C', evidence: ['rank-on-page-1'], effect: 'd = .43.' },
  explicit_price: {
    grade: 'B',
    evidence: ['what-gets-cited'],
    effect: 'Positive with every model tried, for commercial questions.',
  },
  visible_recent_date: {
    grade: 'B',
    evidence: ['what-gets-cited', 'rankwithclaude'],
    effect: 'Positive in the laboratory; none in one observation of live engines.',
  },
  quotes_and_statistics: {
    grade: 'B',
    evidence: ['geo', 'c-seo-bench', 'rankwithclaude'],
    effect: '+30 to +41 % of an answer’s words for one source alone; about none where several do it.',
  },
  answer_early: {
    grade: 'D',
    evidence: ['indig-attention'],
    effect: '44 % of citations come from the first 30 % of the text.',
  },
  fluency: { grade: 'B', evidence: ['geo'], effect: '+28 % of an answer’s words in one laboratory.' },
  neutral_tone: { grade: 'C', evidence: ['rank-on-page-1'], effect: 'Small and positive.' },
  structured_data_for_citations: {
    grade: 'X',
    evidence: ['ahrefs-schema', 'google-ai-guide'],
    effect: 'None on citations; rich results are another matter.',
  },
  llms_txt: {
    grade: 'X',
    evidence: ['se-ranking-llms-txt', 'ahrefs-llms-txt', 'trakkr-llms-txt', 'google-ai-guide'],
    effect: 'None.',
  },
  faq_for_its_own_sake: {
    grade: 'X',
    evidence: ['citation-absorption', 'rankwithclaude'],
    effect: 'None to −6 %.',
  },
  keyword_stuffing: { grade: 'X', evidence: ['geo'], effect: '−10 % of an answer’s words.' },
  length_for_itself: {
    grade: 'X',
    evidence: ['trysill-structure', 'google-ai-guide'],
    effect: 'None once other features are controlled for.',
  },
  rewriting_whole_page: {
    grade: 'X',
    evidence: ['agent-geo', 'sageo-arena'],
    effect: 'Editing 5 % of a page gained more than editing 25 %; a new body under an old title can be found less.',
  },
  page_speed_beyond_reachability: { grade: 'X', evidence: ['rankwithclaude'], effect: 'None.' },
} as const satisfies Record<string, Practice> & Record<RefutedPractice, Practice & { grade: 'X' }>;

export type PracticeId = keyof typeof practices;
