/** Reasons why a check reached no judgement, by code. Reports carry the code; writing packs have the text. */
export const checkReasons = [
  'left_to_a_gate',
  'too_few_pages',
  'robots_not_asked',
  'keyword_without_words',
  'nothing_to_buy',
  'nothing_recent_wanted',
  'no_text',
  'no_date',
  'no_direct_answer',
  'no_structured_data',
  'no_canonical',
  'no_shared_fact',
  'no_disputed_figure',
  'no_common_topic',
  'few_topics_shared',
  'no_common_question',
  'no_shared_run',
  'about_something_else',
  'about_the_keyword',
  'other_kind_of_page',
] as const;
export type CheckReason = (typeof checkReasons)[number];
