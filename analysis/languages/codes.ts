/** The codes of a report that have a name in every language, derived from the report's schema. */
import type { GapReport, MarketSerp, Metadata } from '../report/report.ts';

type Gap = GapReport['gap'];
type Page = GapReport['page'];
type Finding = Gap['findings'][number];
type Answer = MarketSerp['answer_engines'][number];
type Result = MarketSerp['results'][number];

export type AnswerIssue = Gap['question_answerability'][number]['issues'][number];
export type ContentType = NonNullable<Result['content_type']>;
export type Engine = Answer['engine'];
export type GateId = Gap['gates'][number]['id'];
export type Intent = NonNullable<MarketSerp['intent']['primary']>;
export type Notice = Metadata['notices'][number];
export type Practice = Gap['not_recommended'][number]['practice'];

/** All closed lists of codes, by name of the kind. */
export interface Codes {
  answerStatus: Gap['question_answerability'][number]['status'];
  basis: Finding['expected']['basis'];
  block: NonNullable<Answer['answer']>['format'];
  category: Finding['category'];
  checkReason: NonNullable<Gap['checks'][number]['reason']>;
  citationRole: NonNullable<Answer['asked']>['samples'][number]['citations'][number]['role'];
  claimStatus: Gap['claim_gaps'][number]['status'];
  comparedGroups: 'top3_vs_rest' | 'cited_vs_not';
  component: Gap['scores']['components'][number]['id'];
  contact: Gap['trust']['publisher_contact'][number];
  contentType: ContentType;
  claimSupport: NonNullable<Answer['claim_support']>['sentences'][number]['state'];
  crawlerRole: Page['access']['robots_by_role'][number]['role'];
  crawlerVerdict: Result['access']['robots_by_role']['search'] | Page['access']['robots_by_role'][number]['verdict'];
  difficulty: MarketSerp['difficulty']['components'][number]['name'];
  difference: NonNullable<NonNullable<Answer['claim_support']>['sentences'][number]['difference']>;
  effort: Finding['effort'];
  engine: Engine;
  entityType: NonNullable<MarketSerp['entities'][number]['type']>;
  exclusion: Metadata['coverage']['excluded'][number]['reason'];
  facet: NonNullable<MarketSerp['questions'][number]['intent_facet']>;
  fanOutProvenance: NonNullable<Answer['asked']>['fan_out_provenance'];
  fidelity: NonNullable<Answer['asked']>['fidelity'];
  gate: GateId;
  grade: NonNullable<Finding['expected_effect']['grade']>;
  intent: Intent;
  issue: AnswerIssue;
  marketClass: NonNullable<MarketSerp['terms'][number]['class']>;
  metric: keyof MarketSerp['content_profile'];
  notice: Notice;
  openingSource: NonNullable<Gap['answer_openings']>[number]['source'];
  opportunity: MarketSerp['opportunities'][number]['type'];
  origin: MarketSerp['questions'][number]['origin'];
  outcome: Gap['gates'][number]['status'] | Gap['checks'][number]['outcome'];
  overlap: NonNullable<Answer['citations'][number]['serp_overlap']>;
  pageKind: NonNullable<Page['extraction']['page_kind']>;
  pageStand: NonNullable<Gap['answer_openings']>[number]['page'];
  passageKind: MarketSerp['passages'][number]['kind'];
  practice: Practice;
  property: MarketSerp['claims'][number]['property'];
  providerRole: Metadata['providers'][number]['role'];
  providerStatus: Metadata['providers'][number]['status'];
  qualityGrade: Metadata['data_quality']['grade'];
  questionForm: NonNullable<Answer['asked']>['question_form'];
  rangeBasis: NonNullable<MarketSerp['terms'][number]['range']>['basis'];
  severity: Finding['severity'];
  siteType: NonNullable<Result['site_type']>;
  state: Answer['state'];
  subjectFit: NonNullable<Result['subject_fit']>;
  structure: keyof Page['structure'];
  termStatus: Gap['term_gaps'][number]['status'];
  topicStatus: Gap['topic_coverage'][number]['status'];
  verdict: Gap['verdict']['state'];
  zone: NonNullable<Gap['term_gaps'][number]['suggested_zone']>;
}

/** Open lists of codes: a new code may appear, and is shown as its own words until a language names it. */
export interface OpenCodes {
  /** What a finding is expected to improve. */
  effectMetric: Codes['component'] | 'eligibility' | 'originality' | 'trust';
  /** What a results page shows besides its results. */
  feature:
    | 'ai_overview'
    | 'ai_summary'
    | 'discussions_and_forums'
    | 'featured_snippet'
    | 'image'
    | 'knowledge_graph'
    | 'local_pack'
    | 'news'
    | 'paa'
    | 'paid'
    | 'related'
    | 'shopping'
    | 'video';
  /** The unit in which a finding counts. */
  findingUnit:
    | 'characters'
    | 'comparisons'
    | 'core terms'
    | 'days'
    | 'entries'
    | 'figures per 100 words'
    | 'lines'
    | 'names'
    | 'per 1,000 words'
    | 'places'
    | 'properties'
    | 'questions'
    | 'recommendations'
    | 'sources'
    | 'subjects'
    | 'words'
    | 'words of the keyword';
  /** Where a sign of an intent was found. */
  signPlace: 'keyword' | 'question' | 'results' | 'results_page';
  /** What the keyword asks for, as a sign of an intent. */
  sign:
    | 'buy'
    | 'compare'
    | 'go'
    | 'learn'
    | 'named_site'
    | 'near'
    | 'other'
    | 'place'
    | 'price'
    | 'rate'
    | 'tell_apart'
    | 'which';
  /** Signs that the answer to a keyword changes with time. */
  timeSign:
    | 'keyword: best'
    | 'keyword: latest'
    | 'keyword: price'
    | 'keyword: year'
    | 'results: dates shown'
    | 'results: year in the title'
    | 'results page: news';
}

/** The name of every code in one language; a missing name does not compile. */
export type Words = {
  readonly [Kind in keyof (Codes & OpenCodes)]: Readonly<Record<(Codes & OpenCodes)[Kind], string>>;
};
export type WordKind = keyof Words;
