/** Notices for the reader, by code. */

/** Each code with its text. A report has the codes that apply to it, in this order. */
export const notices = {
  single_observation: 'The results page was seen once, at one moment, from one place: another look may show another.',
  ai_answers_change_often:
    'Answers of answer engines change from one observation to the next (70 % of AI Overviews did, in a count of 43,000 keywords): each answer here says how often it was observed.',
  ai_answers_not_observed:
    'No answer engine was observed: that nobody is cited is not known, and nothing here speaks of citations.',
  citation_ranks_limited:
    'Cited pages were looked for among the organic results that were had, which end before the hundredth: those not found may rank further down.',
  small_sample:
    'Rates are of ten pages at most: read them with their intervals, which are wide, and not as properties of the web.',
  no_market_statistics: 'Fewer than three pages could be used: rates, classes, scores and the brief are left out.',
  difficulty_is_a_description:
    'The difficulty says how settled the market looks, by the weights shown; it is not fitted to outcomes and forecasts none.',
  no_calibrated_probability:
    'No number here is the chance of ranking or of being cited: none could be calibrated, so none is given.',
  sentences_in_english: 'There are no messages in the audit’s language: sentences are in English.',
} as const;

export type NoticeCode = keyof typeof notices;
export const noticeCodes = Object.keys(notices) as [NoticeCode, ...NoticeCode[]];
