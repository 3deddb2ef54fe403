/** What the codes of a report are called. A code that is not here is shown as its own words. */
import type {
  Answer,
  Claim,
  Entity,
  Finding,
  Gap,
  Gate,
  MarketSerp,
  Metadata,
  Metric,
  Opportunity,
  Passage,
  Question,
  Result,
  ScoreComponent,
  Term,
  UserPage,
} from './shape.ts';

type Names<Code extends string> = Readonly<Record<Code, string>>;

const contentType: Names<NonNullable<Result['content_type']>> = {
  guide: 'guide',
  listicle: 'list article',
  comparison: 'comparison',
  product: 'product page',
  category: 'category page',
  tool: 'tool',
  forum: 'forum thread',
  video: 'video',
  news: 'news',
  reference: 'reference work',
  home: 'home page',
};

const siteType: Names<NonNullable<Result['site_type']>> = {
  brand: 'brand',
  media: 'media',
  institution: 'institution',
  ugc: 'user-generated',
  marketplace: 'marketplace',
  reference: 'reference work',
};

const intent: Names<NonNullable<MarketSerp['intent']['primary']>> = {
  informational: 'to know (informational)',
  commercial: 'to choose (commercial)',
  transactional: 'to buy (transactional)',
  navigational: 'to reach a site (navigational)',
  local: 'to find nearby (local)',
};

const marketClass: Names<NonNullable<Term['class']>> = {
  core: 'core',
  common: 'common',
  differentiator: 'differentiator',
};

const exclusion: Names<Metadata['coverage']['excluded'][number]['reason']> = {
  robots_disallowed: 'its robots.txt forbids reading',
  http_4xx: 'not found or refused (4xx)',
  http_5xx: 'server error (5xx)',
  timeout: 'no answer in time',
  unreachable: 'unreachable',
  non_html: 'not an HTML page',
  too_large: 'larger than 5 MB',
  bot_challenge: 'a challenge for robots came instead',
  js_only: 'no text until scripts run',
  thin_text: 'too little text (under 100 words)',
  wrong_language: 'in another language',
  duplicate: 'the same text as another result',
  own_page: 'the audited page itself',
};

const state: Names<Answer['state']> = {
  captured: 'seen',
  absent: 'looked for, not there',
  not_captured: 'may have been there, not captured',
  unsupported: 'the provider does not show it',
};

/** Names that results pages have for what they show; the list is open. */
const feature: Readonly<Record<string, string>> = {
  ai_overview: 'AI Overview',
  paa: 'People also ask',
  people_also_ask: 'People also ask',
  related: 'Related searches',
  featured_snippet: 'Featured snippet',
  knowledge_graph: 'Knowledge panel',
  local_pack: 'Local pack',
  shopping: 'Shopping',
  video: 'Videos',
  news: 'Top stories',
  images: 'Images',
};

const engine: Names<Answer['engine']> = {
  google_ai_overview: 'Google AI Overview',
  google_ai_mode: 'Google AI Mode',
  brave_summary: 'Brave summary',
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
};

const block: Names<NonNullable<Answer['answer']>['format']> = {
  paragraph: 'running text',
  heading: 'headings',
  list: 'lists',
  table: 'tables',
  other: 'other parts',
};

const overlap: Names<NonNullable<Answer['citations'][number]['serp_overlap']>> = {
  top10: 'among the first ten',
  '11_100': '11th to 100th',
  none: 'not in the results',
};

const origin: Names<Question['origin']> = {
  paa: 'People also ask',
  related: 'related search',
  aio_fanout: 'search made by an answer engine',
  heading: 'heading of a page',
  title: 'title of a page',
  derived: 'nobody asks it, several pages answer it',
};

const facet: Names<NonNullable<Question['intent_facet']>> = {
  what: 'what',
  how: 'how',
  why: 'why',
  which: 'which',
  price: 'price',
  compare: 'comparison',
  when: 'when',
  where: 'where',
  risk: 'risk',
};

const passageKind: Names<Passage['kind']> = {
  definition: 'definition',
  answer: 'plain answer',
  list: 'list',
  table: 'table',
  steps: 'steps',
  comparison: 'comparison',
  statistic: 'statistic',
  quote: 'quotation',
};

const zone: Names<NonNullable<Gap['term_gaps'][number]['suggested_zone']>> = {
  title: 'title',
  h1: 'main heading (h1)',
  h2_h3: 'lower headings (h2, h3)',
  intro: 'opening (first 150 words)',
  body: 'text',
};

const rangeBasis: Names<NonNullable<Term['range']>['basis']> = {
  kind_and_length: 'pages of the same kind and about the same length',
  length: 'pages of about the same length',
  all: 'all pages that hold it',
};

const property: Names<Claim['property']> = {
  price: 'price',
  percentage: 'percentage',
  measure: 'measure',
  count: 'count',
  date: 'date',
  duration: 'duration',
};

const entityType: Names<NonNullable<Entity['type']>> = {
  person: 'person',
  organization: 'organization',
  place: 'place',
  product: 'product',
  work: 'work',
  event: 'event',
  thing: 'thing',
};

const metric: Names<Metric> = {
  words: 'Words',
  h2: 'Headings (h2)',
  h3: 'Headings (h3)',
  lists: 'Lists',
  tables: 'Tables',
  images: 'Images',
  numbers_per_100w: 'Figures per 100 words',
  outbound_domains: 'Other sites linked to',
  age_days: 'Age in days',
  answer_offset_ratio: 'Where the direct answer begins (0 top, 1 end)',
  raw_html_text_ratio: 'Share of text in the HTML as served',
};

const difficulty: Names<MarketSerp['difficulty']['components'][number]['name']> = {
  core_coverage: 'Core topics covered by the median page',
  domain_concentration: 'Few sites hold the results',
  brand_share: 'Results of brands',
  ai_answer: 'An AI answer is shown',
  parts_above: 'Other items stand above the results',
};

const opportunity: Names<Opportunity['type']> = {
  unanswered_question: 'Unanswered question',
  weak_answer: 'Weak answer',
  outdated_fact: 'Outdated fact',
  missing_format: 'Missing format',
  uncovered_differentiator: 'Uncovered differentiator',
};

const crawlerVerdict: Names<
  Result['access']['robots_by_role']['search'] | UserPage['access']['robots_by_role'][number]['verdict']
> = {
  allowed: 'let in',
  blocked: 'turned away',
  disallowed: 'turned away',
  partly: 'some turned away',
  unknown: 'unknown',
};

const crawlerRole: Names<UserPage['access']['robots_by_role'][number]['role']> = {
  search: 'Search crawlers',
  user: 'Crawlers that act for a user',
  training: 'Training crawlers',
};

const grade: Names<NonNullable<Finding['expected_effect']['grade']>> = {
  A: 'causal on live engines, or the vendor’s own rule',
  B: 'controlled experiment with models',
  C: 'observed, with controls',
  D: 'observed without controls, or by a vendor',
  X: 'tested: without effect or harmful',
};

const qualityGrade: Names<Metadata['data_quality']['grade']> = {
  A: 'The numbers rest on enough pages.',
  B: 'The numbers rest on fairly few pages: mind the intervals.',
  C: 'The numbers rest on few pages: take them as hints.',
  D: 'There are too few pages for market statistics.',
};

const notice: Names<Metadata['notices'][number]> = {
  single_observation: 'The results page was seen once, at one moment, from one place: another look may show another.',
  ai_answers_change_often:
    'Answers of answer engines change from one observation to the next: the ones here are samples of one.',
  ai_answers_not_observed:
    'No answer engine was observed: that nobody is cited is not known, and nothing here speaks of citations.',
  citation_ranks_limited:
    'Cited pages were looked for among the results that were had, which end before the hundredth: those not found may rank further down.',
  small_sample: 'Shares are of ten pages at most: read them with their intervals, which are wide.',
  no_market_statistics: 'Fewer than three pages could be used: shares, classes, scores and the brief are left out.',
  difficulty_is_a_description:
    'The difficulty says how settled the market looks, by the weights shown; it forecasts nothing.',
  no_calibrated_probability:
    'No number here is the chance of ranking or of being cited: none could be calibrated, so none is given.',
  sentences_in_english: 'There are no messages in the audit’s language: sentences are in English.',
};

const verdict: Names<Gap['verdict']['state']> = {
  blocked: 'Blocked',
  off_topic: 'About something else',
  behind: 'Behind the market',
  competitive: 'Level with the market',
  leading: 'Ahead of the market',
  unknown: 'Cannot be told',
};

const gate: Names<Gate['id']> = {
  fetchable: 'Can be fetched',
  indexable: 'May be listed',
  snippet_allowed: 'May be quoted',
  search_bots_allowed: 'Search crawlers are let in',
  text_without_js: 'Has its text without scripts',
  language_match: 'Is in the language asked for',
  main_content_found: 'Has a main content',
};

const outcome: Names<Gate['status'] | Gap['checks'][number]['outcome']> = {
  pass: 'passed',
  fail: 'failed',
  unknown: 'unknown',
  not_applicable: 'does not apply',
  undecided: 'undecided',
  errored: 'our error; says nothing about the page',
};

const checkReason: Names<NonNullable<Gap['checks'][number]['reason']>> = {
  left_to_a_gate: 'a gate judges it',
  too_few_pages: 'too few pages of the market to compare with',
  robots_not_asked: 'robots.txt was not asked for',
  keyword_without_words: 'the keyword has no words of its own',
  nothing_to_buy: 'searchers of the keyword do not want to buy',
  nothing_recent_wanted: 'searchers of the keyword do not look for what is recent',
  no_text: 'the page has no text',
  no_date: 'the page has no date',
  no_direct_answer: 'the page has no direct answer',
  no_structured_data: 'the page has no structured data',
  no_canonical: 'the page names no canonical address',
  no_shared_fact: 'no fact is stated by several sites',
  no_disputed_figure: 'the page gives no figure that the market disputes',
  no_common_topic: 'the market has no common topic',
  no_common_question: 'no question is answered by several pages',
  no_core_term: 'the market has no core term',
  no_terms: 'the market has no terms',
  no_shared_run: 'no run of words is shared with the market',
  list_of_goods: 'the page is a list of goods',
  about_something_else: 'the page is about something else',
};

const component: Names<ScoreComponent['id']> = {
  relevance: 'Relevance to the keyword',
  topic_coverage: 'Topics covered',
  question_answerability: 'Questions answered',
  answer_placement: 'Answer placed early',
  verifiable_facts: 'Figures that can be checked',
  freshness: 'Recent',
  comparison: 'Comparisons',
};

const severity: Names<Finding['severity']> = {
  blocker: 'blocker',
  high: 'high priority',
  medium: 'medium priority',
  low: 'low priority',
  info: 'for information',
};

const category: Names<Finding['category']> = {
  access: 'access',
  relevance: 'relevance',
  coverage: 'coverage',
  answers: 'answers',
  facts: 'facts',
  freshness: 'freshness',
  structure: 'structure',
  trust: 'trust',
  risk: 'risk',
};

const effort: Names<Finding['effort']> = { S: 'small effort', M: 'medium effort', L: 'large effort' };

const basis: Names<Finding['expected']['basis']> = {
  market: 'this market',
  standard: 'a standard',
  evidence: 'studies',
};

const topicStatus: Names<Gap['topic_coverage'][number]['status']> = {
  covered: 'covered',
  partial: 'in passing',
  missing: 'missing',
};

const answerStatus: Names<Gap['question_answerability'][number]['status']> = {
  answered: 'answered',
  partly: 'partly answered',
  missing: 'not answered',
};

const issue: Names<Gap['question_answerability'][number]['issues'][number]> = {
  unresolved_pronoun: 'begins with a word that points outside the passage',
  needs_context: 'does not name its subject',
  too_long: 'longer than the market’s answers',
  buried: 'far down the page',
  no_direct_sentence: 'no sentence answers by itself',
};

const termStatus: Names<Gap['term_gaps'][number]['status']> = {
  missing: 'missing',
  under: 'less than the market',
  in_range: 'as the market',
  over: 'more than the market: harms',
};

const claimStatus: Names<Gap['claim_gaps'][number]['status']> = {
  missing: 'missing',
  different_value: 'another figure: check it',
  outdated: 'outdated figure',
};

const practice: Names<Gap['not_recommended'][number]['practice']> = {
  structured_data_for_citations: 'Structured data in order to be cited',
  llms_txt: 'llms.txt',
  faq_for_its_own_sake: 'Questions and answers for their own sake',
  keyword_stuffing: 'Repeating the keyword',
  length_for_itself: 'Length for itself',
  page_speed_beyond_reachability: 'More speed than being reachable takes',
  hidden_text_for_models: 'Hidden text for models',
};

const contact: Names<Gap['trust']['publisher_contact'][number]> = {
  email: 'e-mail',
  telephone: 'telephone',
  contact_page: 'contact page',
};

const pageKind: Names<NonNullable<UserPage['extraction']['page_kind']>> = {
  article: 'article',
  documentation: 'documentation',
  service: 'service page',
  product: 'product page',
  collection: 'collection of products',
  forum: 'forum thread',
  listing: 'listing',
};

const providerRole: Names<Metadata['providers'][number]['role']> = {
  serp: 'results page',
  answer_engine: 'answer engine',
  fetch: 'pages',
};

const providerStatus: Names<Metadata['providers'][number]['status']> = {
  ok: 'complete',
  partial: 'in part',
  failed: 'failed',
  skipped: 'not asked: the provider does not show it',
};

/** All names, by the kind of their codes. */
export const words = {
  contentType,
  siteType,
  intent,
  marketClass,
  exclusion,
  state,
  feature,
  engine,
  block,
  overlap,
  origin,
  facet,
  passageKind,
  zone,
  rangeBasis,
  property,
  entityType,
  metric,
  difficulty,
  opportunity,
  crawlerVerdict,
  crawlerRole,
  grade,
  qualityGrade,
  notice,
  verdict,
  gate,
  outcome,
  checkReason,
  component,
  severity,
  category,
  effort,
  basis,
  topicStatus,
  answerStatus,
  issue,
  termStatus,
  claimStatus,
  practice,
  contact,
  pageKind,
  providerRole,
  providerStatus,
} satisfies Record<string, Readonly<Record<string, string>>>;

export type WordKind = keyof typeof words;

/** What `code` is called; a code that is not known is shown as its own words. */
export function say(kind: WordKind, code: string): string {
  const names: Readonly<Record<string, string>> = words[kind];
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? inWords(code);
}

/** The same with a capital at its beginning. */
export function sayFirst(kind: WordKind, code: string): string {
  const said = say(kind, code);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A code as words: `local_pack` is “local pack”. */
export function inWords(code: string): string {
  return code.replaceAll(/[_-]+/gu, ' ').trim() || 'unnamed';
}

const unitNames: Readonly<Record<string, string>> = {
  a: 'years',
  mo: 'months',
  wk: 'weeks',
  d: 'days',
  h: 'hours',
  min: 'minutes',
  s: 'seconds',
  Cel: '°C',
  '[degF]': '°F',
  '[in_i]': 'inches',
  '[ft_i]': 'feet',
  '[mi_i]': 'miles',
  '[sft_i]': 'square feet',
  '[lb_av]': 'pounds',
  '[oz_av]': 'ounces',
  '[gal_us]': 'gallons',
  m2: 'm²',
  m3: 'm³',
  cm2: 'cm²',
  'kW.h': 'kWh',
  'B[SPL]': 'decibels',
  dB: 'decibels',
  deg: 'degrees',
  '[Btu]': 'BTU',
  '[Cal]': 'calories',
};

/** A unit by its UCUM code in words: `years` of `a`, `USD per months` of `USD/mo`; braces hold the words of a page. */
export function unitName(unit: string): string {
  return unit
    .split('/')
    .map((part) => (Object.hasOwn(unitNames, part) ? unitNames[part] : undefined) ?? part.replaceAll(/[{}]/gu, ''))
    .join(' per ');
}
