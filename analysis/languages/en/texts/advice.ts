/** What the gates say in English, why a practice is not worth doing, and what to do after the report. */
import type { Advice } from '../../writing-pack.ts';

const again = 'Run the audit again:';

export const advice: Advice = {
  gates: {
    fetchable: {
      consequence: 'An engine that cannot fetch the page has nothing to cite.',
      title: 'Something else answered instead of the page',
      action: 'Let crawlers through the protection that answered, then audit the page again.',
      verify: `${again} “can be fetched” passes.`,
    },
    indexable: {
      consequence: 'A page that may not be indexed stays out of search and of the answers built on it.',
      title: 'The page forbids search engines to index it',
      action: 'Remove noindex from the page and from its HTTP headers.',
      verify: `${again} “may be indexed” passes.`,
    },
    snippet_allowed: {
      consequence: 'Engines do not use text in answers that they may not quote.',
      title: 'The page forbids engines to quote it',
      action: 'Remove nosnippet, max-snippet: 0 or data-nosnippet.',
      verify: `${again} “may be quoted” passes.`,
    },
    search_bots_allowed: {
      consequence: 'A search engine that may not fetch the page answers without it.',
      title: 'robots.txt blocks a major search crawler',
      action: 'Allow the crawler in robots.txt.',
      verify: `${again} “search crawlers are allowed” passes.`,
    },
    text_without_js: {
      consequence: 'Most crawlers of answer engines run no scripts, so the page is empty to them.',
      title: 'The text appears only when scripts run',
      action: 'Put the text in the HTML, with server-side rendering or static pages.',
      verify: `${again} “has its text without scripts” passes.`,
    },
    language_match: {
      consequence: 'A page in another language is not compared with this market.',
      title: 'The page is in another language',
      action: 'Audit the version of the page in this language, or write one.',
      verify: `${again} “is in the requested language” passes.`,
    },
    main_content_found: {
      consequence: 'With so little text there is nothing to cite or to compare.',
      title: 'The HTML of the page has almost no main content',
      action:
        'If visitors see more text here, a script loads it: deliver it in the HTML, so that every crawler reads it. Otherwise put the text that answers the searcher on the page itself.',
      verify: `${again} “has main content” passes.`,
    },
  },
  practices: {
    structured_data_for_citations:
      'Structured data does not earn citations: 1,885 pages that added it were cited no more often. Keep it for rich results.',
    llms_txt: 'Three studies found no effect of llms.txt on citations, and Google says that it does not use the file.',
    length_for_itself: 'Longer text has no effect once the subject is covered.',
    faq_for_its_own_sake:
      'An FAQ block for its own sake had no effect, or a small negative one. Answer questions where they come up.',
    keyword_stuffing: 'In one lab study, repeating the keyword cost a source about 10% of the words in the answer.',
    rewriting_whole_page:
      'In a lab study, editing 5% of a page gained more citations than editing 25%. If you do change the body, change title and headings with it.',
    page_speed_beyond_reachability: 'Once crawlers can fetch a page, more speed had no effect on citations.',
    hidden_text_for_models: 'Text for models that visitors do not see is deception. Engines treat it as spam.',
    self_ranking_list:
      'Google’s policy of 15 May 2026 treats manipulation of AI answers as spam. A list that ranks its own publisher first is a risk.',
  },
  nextMeasurement:
    'Measure again when engines have had time to fetch the page. Answers change from one observation to the next, so one more observation proves little.',
  ofModel: {
    effect: 'Nobody has measured the effect of this change.',
    verify: 'Read the page again as a searcher would, then audit it again.',
  },
};
