/**
 * What the methods of a report do not see or cannot decide, in English. English is the source: its codes are those that
 * rules name.
 */

export const limits = {
  answer_judged_by_form: 'Only the form is judged, not whether the answer is right.',
  api_is_not_the_product: 'An API may answer differently from the product that people use.',
  best_ranked_not_best: 'The three best ranked pages are not always the best ones.',
  best_use_left_out:
    'If several pages use a term, its most prominent use is not averaged. A term of two pages is thus as prominent as on the weaker page.',
  brief_covers_market: 'Says what the market covers. What would set a page apart is listed under the opportunities.',
  capitals_in_german: 'In languages that capitalize every noun (German), capital letters do not show what is a name.',
  chinese_simplified: 'The Chinese word list is in simplified characters.',
  citations_chosen_together:
    'The citations of one answer are chosen together. The intervals treat them as independent and are too narrow.',
  common_is_no_reason: 'What ranking pages have in common is not shown to be the reason for their rank.',
  content_types_tested:
    'The weights were set by hand on 100 English results. Of 170 other results, 167 were right in the opinion of one reader.',
  core_coverage_never_low: 'Core topics are those of most pages, so their coverage is never low.',
  date_from_template: 'A date of change may come from a template.',
  denials_by_list:
    'A denial is recognized by a list of words of the language; where there is no list, only figures, dates and names can contradict.',
  derived_questions:
    'A question is derived from a heading only if the result is grammatical. English has many such forms, other languages a few.',
  difficulty_no_forecast:
    'A description, not a forecast: it is not fitted to outcomes, and ignores links and who is asking.',
  fetched_once: 'Pages are fetched once. What a site shows to other visitors or at other times is not known.',
  firewalls_untested: 'What a firewall does with a crawler is not tested.',
  fit_without_synonyms:
    'Of other names for the subject, only single words close in use ("vehicle" for car), short forms and names that most of the surest results use are known.',
  formulas_not_comparable: 'Values of two formulas cannot be compared.',
  grade_counts_pages: 'The grade counts pages. It does not say whether they are about the keyword.',
  host_defences_unseen: 'What the defences of a host do with a crawler cannot be seen from outside.',
  keyness_lower_bound: 'The value is a lower bound for phrases and for words that are rarer than the word list.',
  language_shares_taken_as_known:
    'Treats word frequencies of the language as exact. The words of one page are not independent of each other.',
  limits_of_sections: 'It repeats what the sections say, so their limits apply.',
  lowercase_products: 'A product whose name pages write in lower case is mistaken for a subject.',
  majority_decides_fit: 'If most results are about something else, similarity favours those.',
  many_equal_values: 'Many pages of a market have the same value.',
  measured_before_lists_cut:
    'Everything is measured before lists are shortened: a count or a score may rest on more than is listed.',
  model_common_words:
    'Common words at the start of a sentence are not checked as names, and the sense of a sentence is not checked, only what it names and counts.',
  name_lengths_apart: 'A longer and a shorter name of the same product count separately.',
  names_without_capitals:
    'In scripts without capital letters, names are found only as titles in brackets, in Latin letters, in links and in structured data.',
  nearest_noun_phrase:
    'If the form of a sentence is not known, its figure is assigned to the nearest noun phrase, which may name only a part of what it measures.',
  no_type_for_commentary: 'There is no type for commentary: an article without other signs counts as a guide.',
  numbers_have_no_vector: 'Numbers and stop words are ignored.',
  numbers_in_words_unread:
    'Numbers written as words are read only before units of time (“six weeks”), and dimensions (“140 × 70 cm”) are not read. In languages without word lists, only labels and tables are read.',
  one_observation: 'Based on a single observation of an answer.',
  one_page_many_percentiles: 'With six to ten pages, one page makes a difference of ten to seventeen percentiles.',
  one_page_moves_class: 'With few pages, a single page can change a class.',
  opposites_alike: 'Opposites look similar, such as cheap and expensive, or advantages and drawbacks.',
  option_spellings: 'An option is recognized by the name that pages list it under. Other spellings are missed.',
  order_is_no_effect: 'The order says where to begin, not what each change will achieve.',
  other_form_is_mismatch: 'A value that the text writes in another form counts as a mismatch.',
  outer_percentiles: 'With few pages, the outer percentiles are close to the extremes.',
  pages_taken_as_independent: 'Assumes that pages are independent; pages of one site are not.',
  part_weights_untuned: 'The weights of a page’s parts are our own: no judged pages were available to tune them.',
  parts_of_speech_by_list: 'Only word lists distinguish verbs and adjectives from nouns.',
  passages_end_at_headings: 'A passage ends at the next heading, even if the text continues below it.',
  phrases_word_for_word: 'Phrases that a page does not contain word for word are not found.',
  platform_is_one_site: 'All users of a platform (such as github.io) count as one site.',
  provider_returns: 'What a provider does not return is not known.',
  ranks_as_far_as_fetched: 'Ranks are known only as far down as results were fetched.',
  rare_abbreviations: 'In languages without a list of abbreviations, an abbreviation ends the sentence too early.',
  rarity_is_no_demand: 'That few pages offer something does not mean that searchers want it.',
  references_of_whole_block:
    'If an engine cites sources for a whole block, each sentence of the block counts as citing them.',
  samples_of_one_hour:
    'Samples of one hour are more alike than samples of different days, so the intervals are too narrow.',
  score_no_forecast: 'Describes this market on one day. It is not fitted to outcomes and forecasts nothing.',
  score_weights_are_ours:
    'The weights are our own. Their order follows the effect sizes of the studies named, but no study gives the numbers.',
  script_need_guessed: 'Scripts are not run: whether a page needs them is inferred from its HTML.',
  scripts_not_run: 'Text that scripts add to the page is not read.',
  searches_that_are_no_questions: 'Searches of answer engines that are not phrased as questions are left out.',
  short_pages_left_out: 'A page of few words is left out of all statistics, even if its few words answer the keyword.',
  short_texts_undecided: 'The language of a text of a few words often stays undecided.',
  shown_not_verified: 'What the page shows is not verified.',
  sign_not_verified: 'A sentence that claims it is enough. Whether it is true is not verified.',
  signs_in_four_languages:
    'Words are known in English, French, German and Spanish. On pages in other languages, only prices, tables and questions are found.',
  single_word_names_in_german:
    'In languages that capitalize every noun (German), a name of one word is found only if a page declares it.',
  site_types_tested:
    'The weights were set by hand on 200 English results. Of 70 other results, 62 were right and 5 undecided in the opinion of one reader.',
  standing_alone_by_list:
    'Word lists show which passages cannot stand alone. In languages without a list, this is not checked.',
  support_by_words: 'A sentence in quite other words than the page counts as not found.',
  syllables_by_vowels: 'Syllables are counted as groups of vowels.',
  synonym_is_missing_term: 'A term counts as missing if the page uses a synonym.',
  synonyms_and_abbreviations: 'Synonyms and abbreviations are not known.',
  synonyms_unknown: 'Synonyms are not known.',
  this_market_alone: 'The page is compared only with the usable pages of this market.',
  time_zones_unknown: 'A day is taken as written: time zones are not known.',
  title_words_of_twelve:
    'Words of titles are known in twelve languages (en, fr, de, es, it, pt, nl, ar, hi, zh, ja, th). In others, only the layout of the page decides.',
  topic_in_other_words:
    'A topic counts as missing if the page treats it in words that are neither the same, nor related, nor similar in meaning.',
  topics_of_one_site: 'A subject that only one site names is not found.',
  trained_on_english_and_german: 'The model was trained on 2,160 pages, most of them in English or German.',
  two_names_are_no_list: 'A page that lists two names does not count as a list.',
  two_names_two_topics: 'Two names of one subject that share neither words nor passages nor meaning remain two topics.',
  undated_pages_left_out: 'Pages without a date are left out.',
  unknown_words_alike_alone:
    'A word without a vector is similar only to itself, unless it is a German or Dutch compound of two known words.',
  unmarked_questions_missed: 'A question without a question mark and without a known question word is missed.',
  unread_pages_by_result: 'A page that could not be read is judged only by its entry on the results page.',
  usual_type_assumed: 'A name without any sign of its type gets the usual type of its market.',
  vectors_no_help_for_answers:
    'Synonyms are not known. Word vectors were tried and found no more answers: they mistake oak for steel.',
  verdict_by_subject_fit: 'Whether the page is about the keyword is decided as for the other results.',
  weights_by_judgement:
    'The weights are set by judgement, not fitted to data. Shares are shares of weight, not of searchers.',
  weights_of_english_markets: 'The weights were chosen on five markets in English.',
  weights_of_english_pages: 'The weights were fitted on English pages.',
  who_copied_unknown: 'It does not show who copied from whom, and does not distinguish a quotation from a copy.',
  wide_interval_of_three:
    'With three pages per group, the interval contains the true value in 97 to 100 of 100 cases: it is wider than needed for 95%.',
  wordings_without_common_words: 'Synonyms are not known: two wordings without common words remain two questions.',
  words_alone_decide: 'Only words are compared: synonyms are not known.',
  words_and_place_tell_topic:
    'Words and position show that a passage is about a question, not that its answer is right.',
  words_cut_by_dictionary:
    'Where words are written together, a dictionary splits them, and its version (ICU) may change the result. In Chinese and Japanese, rules join suffixes to their words.',
  words_tell_topic: 'Words show that a passage is about a question, not that its answer is right.',
  words_without_context: 'Words are read without their context.',
} as const satisfies Readonly<Record<string, string>>;
