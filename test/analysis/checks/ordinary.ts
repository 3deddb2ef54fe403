/** The artifacts of an ordinary page beside a market of four, which passes every check that applies to it. */
import { assessAccess } from '../../../analysis/access/access.ts';
import type { Artifacts } from '../../../analysis/checks/artifacts.ts';
import type { TopicOnPages } from '../../../analysis/page/coverage/topics-on-pages.ts';
import type { QuotedPassage } from '../../../analysis/page/identity/quoted-passages.ts';
import type { PageFigures } from '../../../analysis/page/scores/page-figures.ts';
import type { PageSigns } from '../../../analysis/page/signs/measure.ts';

const interval: [number, number] = [0, 1];

/** Figures of a page like all others. */
export const figures = (source_id: string, changes: Partial<PageFigures> = {}): PageFigures => ({
  source_id,
  age_days: 30,
  numbers_per_100w: 4,
  figure_passages: 4,
  outbound_domains: 2,
  comparison_blocks: 1,
  has_author: true,
  has_price: true,
  answer_offset_ratio: 0.1,
  answer_after_words: 20,
  ...changes,
});

/** Signs of a page like all others. */
export const signs = (source_id: string, changes: Partial<PageSigns> = {}): PageSigns => ({
  source_id,
  domain: `${source_id}.example`,
  words: 400,
  mayBePriced: false,
  isUnpaid: false,
  first_price: null,
  priced_after: null,
  isRead: true,
  instruction: null,
  reviews: 'Rated 4.6 of 5 by 210 customers.',
  licence: 'The joiners are licensed and insured.',
  guarantee: 'The motor has a five-year warranty.',
  method: 'How we tested twelve desks.',
  experience: 'We tested each desk for a month.',
  cases: 'Read the case study of a school.',
  voices: null,
  vague_source: null,
  data: null,
  unpaid: null,
  relative_day: null,
  pick: 'Our top pick is the desk with two motors.',
  ranked: null,
  plan: null,
  plan_after_year: null,
  free: null,
  saving: null,
  other_money: null,
  past: null,
  tax: null,
  paid: null,
  share_paid: null,
  average: null,
  own_count: null,
  rating: null,
  abandoned: null,
  pandemic: null,
  printable: null,
  suits: null,
  since: null,
  rate_for_year: null,
  not_in_force: null,
  ratings: [],
  price: 'A standing desk costs $400 to $900.',
  isPriced: true,
  surePrices: 3,
  old_price: null,
  old_data: null,
  old_plan: null,
  supposing: null,
  offer_until: null,
  ended_offer: null,
  old_rate: null,
  unsourced: null,
  unsourced_figure: null,
  shown_month: null,
  shown_day: null,
  touched_after: null,
  columns: ['Height', 'Motor', 'Price'],
  subheadings: { headings: ['Height', 'Motor', 'Price', 'Warranty'], boldLines: [], boldLabels: [] },
  labels: [],
  questions: ['How long does it last?', 'How much does it cost?', 'Is it loud?'],
  description: 'What a standing desk costs and how long it lasts.',
  describedWords: 2,
  headedWords: 2,
  first: 'A standing desk costs $400 to $900.',
  answer: { text: 'A standing desk costs $400 to $900.', wordsBefore: 0 },
  best_answer: { text: 'A standing desk costs $400 to $900.', wordsBefore: 0 },
  first_pick: { text: 'Our top pick is the desk with two motors.', wordsBefore: 40 },
  mayShow: () => false,
  ...changes,
});

/** Four pages of the market, changed alike. */
export const four = (changes: Partial<PageFigures> = {}): PageFigures[] =>
  ['s1', 's2', 's3', 's4'].map((id) => figures(id, changes));

export const term = (id: string, stem: string, p75 = 10): Artifacts['terms'][number] => ({
  id,
  term: stem,
  stem,
  forms: [stem],
  n: 4,
  df: 4,
  df_rate: 1,
  ci95: interval,
  keyness_g2: 20,
  salience: 0.5,
  zones: null,
  per_1000: { p25: 2, p50: 5, p75 },
  range: null,
  class: 'core',
  topic_id: null,
  ev: ['s1:2'],
});

export const topic: Artifacts['topics'][number] = {
  id: 't1',
  label: 'Warranty',
  terms: [],
  questions: [],
  n: 4,
  df: 3,
  df_rate: 0.75,
  ci95: interval,
  class: 'core',
  mean_words: 60,
  passages: ['s1.p1'],
  in_ai_answer: null,
  ev: ['s1', 's2', 's3'],
  section_pages: ['s1', 's2'],
};

export const topicRow: Artifacts['topic_coverage'][number] = {
  topic_id: 't1',
  class: 'core',
  status: 'covered',
  page_passages: ['s9.p1'],
  score: 1.2,
  competitors_covering: { k: 3, n: 4 },
  best_example: { passage_id: 's1.p1' },
};

export const question: Artifacts['questions'][number] = {
  id: 'q1',
  text: 'How long does a standing desk last?',
  origin: 'paa',
  asked_by: [],
  frequency: 0,
  answered_by: [
    { source_id: 's1', passage_id: 's1.p1', score: 0.95 },
    { source_id: 's2', passage_id: 's2.p1', score: 0.92 },
    { source_id: 's3', passage_id: 's3.p1', score: 0.91 },
  ],
  coverage: { k: 3, n: 4, rate: 0.75, ci95: interval },
  ev: ['s1', 's2', 's3'],
  typical_format: 'answer',
  typical_words: null,
  in_ai_answer: null,
};

export const answerRow: Artifacts['question_answerability'][number] = {
  question_id: 'q1',
  status: 'answered',
  passage_id: 's9.p1',
  score: 0.6,
  market_best: 0.6,
  self_contained: true,
  words: 30,
  offset_ratio: 0.2,
  issues: [],
};

export const claim: Artifacts['claims'][number] = {
  id: 'c1',
  subject: 'lifespan of a standing desk',
  property: 'duration',
  value: '15',
  unit: 'a',
  statement: 'A standing desk lasts 15 years.',
  support: ['s1.p1', 's2.p1', 's3.p1'],
  contradict: [],
  consensus: { k: 3, n: 3, rate: 1, ci95: interval },
  newest_at: '2026-09-01',
  in_ai_answer: null,
};

export const claimGap: Artifacts['claim_gaps'][number] = {
  claim_id: 'c1',
  status: 'different_value',
  page_value: '9',
  market_value: '15',
  ev: ['s9', 's1.p1'],
};

const passage = (id: string, domain: string): [string, QuotedPassage] => [
  id,
  { id, domain, quote: 'A standing desk lasts 15 years, and its motor has a warranty of five.', words: 13 },
];

/** What a page of these tests has of `page`; the rest is read by no check. */
export const page = {
  source_id: 's9',
  final_url: 'https://own.example/standing-desk',
  access: {
    max_snippet: null,
    snippet_allowed: true,
    nosnippet_share: 0,
    canonical: { href: 'https://own.example/', self: true },
  },
  identity: { title: 'Standing desk: what to know', h1: 'Standing desk' },
  extraction: { words: 400, page_kind: 'article' },
  schema: { types: ['Article'], errors: [], mismatch_with_visible: [] },
} as unknown as Artifacts['page'];

/** The access of a page whose robots.txt is `body`; nobody asked for it without. */
export const accessBy = (body?: string): Artifacts['access'] =>
  assessAccess({
    url: 'https://own.example/page',
    metas: [],
    ...(body === undefined ? {} : { robots: { status: 200, body } }),
  });

/** What the pages of the market say of the topic. */
export const onPages: TopicOnPages = {
  headings: [{ quote: 'How long is the warranty', domain: 's2.example' }],
  headed: 2,
  named: 3,
  isHeaded: true,
  isSpecific: true,
  score: 1,
  isAsked: false,
  isPlain: false,
};

/** The ordinary artifacts with `changes`. */
export function ordinary(changes: Partial<Artifacts> = {}): Artifacts {
  return {
    served: { status: 200, words: 400 },
    language: { wanted: 'en', detected: 'en', declared: 'en', contradicts: false },
    access: accessBy('User-agent: *\nAllow: /'),
    document: {
      text: '',
      modelInstructions: [],
      openQuestions: [],
      blocks: [],
      facts: {
        laidOutTables: 0,
        wideTables: 0,
        textBeside: [],
        links: { citations: [], earning: [], jumps: 0 },
        linkFaults: [],
        contactFaults: [],
        visibleText: '',
        mainHeadings: 1,
        outline: [{ level: 1, text: 'Standing desks' }],
        placeholders: [],
        metas: [],
        paywall: null,
      },
    } as unknown as Artifacts['document'],
    keyword: {
      text: 'what is a standing desk',
      stems: ['stand', 'desk'],
      words: new Map([
        ['stand', 'standing'],
        ['desk', 'desk'],
      ]),
      inTitle: ['stand', 'desk'],
      nearText: ['stand', 'desk'],
      leftOut: [],
    },
    intent: { primary: 'commercial' } as Artifacts['intent'],
    page_type: 'guide',
    market_type: 'guide',
    publishers_pages: new Set(['s1', 's2', 's3', 's4', 's9']),
    market_types: new Map(['s1', 's2', 's3', 's4'].map((id) => [id, 'guide'])),
    questions_on_keyword: new Set(['q1', 'q2', 'q3']),
    questions_settled: new Set(),
    matters: new Map(),
    price_matters: new Set(),
    entries: [],
    entry_prices: [],
    options: [],
    signs: { own: signs('s9'), market: ['s1', 's2', 's3', 's4'].map((id) => signs(id)) },
    on_subject: { k: 6, n: 8 },
    isOffTopic: false,
    isNeighbour: false,
    surely_on: ['s1', 's2', 's3'],
    page,
    figures: { own: figures('s9'), market: four() },
    collected_at: '2026-10-05T08:00:00.000Z',
    time_sensitive: true,
    topics: [topic],
    questions: [question],
    entities: [
      {
        id: 'e1',
        name: 'Alan Hedge',
        type: 'person',
        n: 4,
        df: 3,
        df_rate: 0.75,
        ci95: interval,
        kg_in_serp: false,
        ev: ['s1:2'],
      },
    ],
    terms: [term('k1', 'stand desk'), term('k2', 'motor'), term('k3', 'frame'), term('k4', 'height')],
    claims: [claim],
    topic_coverage: [topicRow],
    topic_examples: new Map([['t1', 'The warranty lasts for five years.']]),
    topics_on_pages: new Map([['t1', onPages]]),
    topic_echoes: new Set<string>(),
    question_echoes: new Set<string>(),
    questions_headed: new Set<string>(),
    answer_examples: new Map([['q1', { own: null, market: null, isOnQuestion: true, isMarketOnQuestion: true }]]),
    question_answerability: [answerRow],
    term_gaps: [],
    entity_gaps: [],
    claim_gaps: [],
    price_conflicts: [],
    typing_errors: [],
    trust: {
      author_named: 'Mara Lindqvist',
      publisher_named: null,
      publisher_contact: [],
      sources_cited: 2,
      dates_visible: ['2026-10-01'],
      claims_with_source: null,
      ev: ['s9'],
    },
    originality: {
      unique_claims: [],
      unique_entities: [],
      overlap_with_market: 0.02,
      nearest_source: { source_id: 's1', overlap: 0.02 },
    },
    passages: new Map([passage('s1.p1', 'first.example'), passage('s9.p1', 'own.example')]),
    ...changes,
  };
}
