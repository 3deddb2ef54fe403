/** Enumerations that several parts of the report use. */

/** The type of a page from the view of someone arriving from a results page. */
export const contentTypes = [
  'guide',
  'listicle',
  'comparison',
  'review',
  'product',
  'category',
  'hub',
  'service',
  'local_service',
  'tool',
  'forum',
  'video',
  'news',
  'reference',
  'home',
] as const;
export type ContentType = (typeof contentTypes)[number];

/** The kind of publisher behind a site. */
export const siteTypes = ['brand', 'media', 'institution', 'ugc', 'marketplace', 'reference'] as const;
export type SiteType = (typeof siteTypes)[number];

/** What a searcher wants. */
export const intents = ['informational', 'commercial', 'transactional', 'navigational', 'local'] as const;
export type Intent = (typeof intents)[number];

/** How much of the market treats a subject: `core` from .6 of the usable pages, `common` from .3. */
export const marketClasses = ['core', 'common', 'differentiator'] as const;
export type MarketClass = (typeof marketClasses)[number];

export const gapStatuses = ['missing', 'under', 'in_range', 'over'] as const;
export type GapStatus = (typeof gapStatuses)[number];

/**
 * What a crawler fetches for. `search`: builds the index that answers draw on; blocking it removes the page from them.
 * `user`: fetches a page at a person's request; robots.txt may not apply. `training`: collects text for models, without
 * effect on citations.
 */
export const crawlerRoles = ['search', 'user', 'training'] as const;
export type CrawlerRole = (typeof crawlerRoles)[number];

/** The page kinds that the model distinguishes, in the model's order. */
export const pageKinds = ['article', 'documentation', 'service', 'product', 'collection', 'forum', 'listing'] as const;

export type PageKind = (typeof pageKinds)[number];

export const contactKinds = ['email', 'telephone', 'contact_page'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** The form of a passage; running text that is none of the others is an `answer`. */
export const passageKinds = [
  'definition',
  'answer',
  'list',
  'table',
  'steps',
  'comparison',
  'statistic',
  'quote',
] as const;
export type PassageKind = (typeof passageKinds)[number];

/** Engines whose answers are observed. */
export const answerEngines = [
  'google_ai_overview',
  'google_ai_mode',
  'brave_summary',
  'chatgpt',
  'perplexity',
  'gemini',
  'claude',
  'copilot',
  'fictional_a',
  'fictional_b',
  'fictional_c',
] as const;
export type AnswerEngine = (typeof answerEngines)[number];

/** `consumer_ui`: what a person sees; `api`: the maker's interface for programs; `fictional`: written by hand. */
export const answerFidelities = ['consumer_ui', 'api', 'fictional'] as const;
export type AnswerFidelity = (typeof answerFidelities)[number];

/** `cited`: the answer refers to it; `retrieved`: the engine found it; `related`: shown beside the answer. */
export const citationRoles = ['cited', 'retrieved', 'related'] as const;
export type CitationRole = (typeof citationRoles)[number];

/** `as_written`: it is a question; `as_question`: it was made one; `no_rule`: the language has no rule for that. */
export const questionForms = ['as_written', 'as_question', 'no_rule'] as const;
export type QuestionForm = (typeof questionForms)[number];

export const answerBlockTypes = ['paragraph', 'heading', 'list', 'table', 'other'] as const;

/** Parts of a page by prominence; `body` is all text outside headings. */
export const zones = ['title', 'h1', 'h2_h3', 'intro', 'body'] as const;
export type Zone = (typeof zones)[number];

/** The pages a range is computed from: same kind and similar length, similar length, or all that use the term. */
export const rangeBases = ['kind_and_length', 'length', 'all'] as const;
export type RangeBasis = (typeof rangeBases)[number];

export const claimProperties = ['price', 'percentage', 'measure', 'count', 'date', 'duration'] as const;
export type ClaimProperty = (typeof claimProperties)[number];

/** Origins of questions, strongest first: people, then engines, then pages; a `derived` question is asked by nobody. */
export const questionOrigins = ['paa', 'related', 'aio_fanout', 'heading', 'title', 'derived'] as const;
export type QuestionOrigin = (typeof questionOrigins)[number];

/** Where a page lists a name: as a section heading, in a table, in structured data. */
export const listingPlaces = ['heading', 'table', 'structured_data'] as const;

/** Types of entities. `brand`: a name under which products are sold; `concept`: a named term of the subject. */
export const entityTypes = ['person', 'organization', 'brand', 'place', 'product', 'work', 'event', 'concept'] as const;
export type EntityType = (typeof entityTypes)[number];

/** `partly`: some crawlers of the role are blocked; `unknown`: robots.txt was not requested. */
export const roleVerdicts = ['allowed', 'blocked', 'partly', 'unknown'] as const;
export type RoleVerdict = (typeof roleVerdicts)[number];

/** Components of the market's difficulty. */
export const difficultyNames = [
  'core_coverage',
  'domain_concentration',
  'brand_share',
  'ai_answer',
  'parts_above',
] as const;
export type DifficultyName = (typeof difficultyNames)[number];

/** Practices that tests found useless or harmful. */
export const refutedPractices = [
  'structured_data_for_citations',
  'llms_txt',
  'faq_for_its_own_sake',
  'keyword_stuffing',
  'length_for_itself',
  'rewriting_whole_page',
  'page_speed_beyond_reachability',
] as const;
export type RefutedPractice = (typeof refutedPractices)[number];

/** Whether a page is about the keyword, about a neighbouring subject, or about something else. */
export const subjectFits = ['on', 'near', 'off'] as const;
export type SubjectFit = (typeof subjectFits)[number];

/** How deeply a page treats a topic: under a heading or at length, in a passage, or by naming it. */
const topicDepths = ['section', 'passage', 'mention'] as const;
export type TopicDepth = (typeof topicDepths)[number];

/** The verdicts on the page of a gap audit. */
export const verdictStates = ['blocked', 'off_topic', 'behind', 'competitive', 'leading', 'unknown'] as const;
export type VerdictState = (typeof verdictStates)[number];

/** What the pages that a sentence cites say about it. */
export const claimSupports = ['supported', 'not_found', 'contradicted', 'unreadable'] as const;
export type ClaimSupport = (typeof claimSupports)[number];

/** What an answer gives as the source of a sentence: no page, pages that do not say so, or a page that says so. */
export const openingSources = ['uncited', 'not_found', 'contradicted', 'supported'] as const;
export type OpeningSource = (typeof openingSources)[number];

/** What the user's page says about a sentence. */
export const pageStands = ['says_so', 'says_otherwise', 'silent'] as const;
export type PageStand = (typeof pageStands)[number];

/** What differs between a sentence and the page that contradicts it. */
export const supportDifferences = ['figure', 'date', 'negation', 'name'] as const;
export type SupportDifference = (typeof supportDifferences)[number];
