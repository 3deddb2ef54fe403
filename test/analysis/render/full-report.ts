/** A report with every part that a market may have, over the golden one, for tests of its rendering. */
import type * as z from 'zod';
import type { RenderedMarket, RenderedReport } from '../../../analysis/render/rendered-report.ts';
import type { evidenceSchema } from '../../../analysis/report/metadata/evidence-base.ts';

const half = { k: 3, n: 6, rate: 0.5, ci95: [0.1876, 0.8124] as [number, number] };

/** Parts as the market's pages might yield them. */
export const parts: Omit<RenderedMarket, 'results' | 'passages' | 'questions' | 'terms' | 'content_profile'> = {
  summary: {
    answer_first: half,
    primary_intent: 'commercial',
    dominant_content_type: 'guide',
    median_words: 357.5,
    median_age_days: 46,
    ai_answer_state: 'captured',
    distinct_domains: 10,
    facts: [{ text: 'Half of the pages answer in their first 30 %.', ev: ['s1', 's2.p1', 's3'] }],
  },
  intent: {
    primary: 'commercial',
    distribution: { informational: 0.35, commercial: 0.45, transactional: 0.1, navigational: 0, local: 0.1 },
    confidence: 0.1,
    weight: 2,
    mixed: true,
    signals: [{ signal: 'keyword asks for a cost', intent: 'commercial', weight: 2, ev: ['x1', 's5'] }],
  },
  features: [
    { id: 'x1', type: 'local_pack', state: 'captured', rank_absolute: 9, owners: ['northvale-heating.example'] },
    { id: 'x2', type: 'shopping', state: 'absent', owners: [] },
  ],
  topics: [
    {
      id: 't1',
      label: 'Rebates and tax credits',
      terms: ['k15', 'k26'],
      questions: ['q5'],
      n: 6,
      df: 3,
      df_rate: 0.5,
      ci95: [0.1876, 0.8124],
      class: 'common',
      mean_words: 61.5,
      passages: ['s1.p1'],
      in_ai_answer: true,
      ev: ['s1', 's3', 's8'],
      section_pages: ['s1'],
    },
  ],
  claims: [
    {
      id: 'c1',
      subject: 'lifespan of a heat pump',
      property: 'duration',
      value: '15',
      unit: 'a',
      statement: 'A heat pump lasts about 15 years with one service visit a year.',
      support: ['s1.p1', 's3.p1'],
      contradict: ['s2.p1'],
      consensus: { k: 2, n: 3, rate: 0.6667, ci95: [0.2077, 0.9385] },
      newest_at: '2026-09-02',
      in_ai_answer: null,
    },
  ],
  entities: [
    {
      id: 'e1',
      name: 'ENERGY STAR',
      type: 'organization',
      n: 6,
      df: 2,
      df_rate: 0.3333,
      ci95: [0.0968, 0.7],
      wikipedia: 'https://en.wikipedia.org/wiki/Energy_Star',
      kg_in_serp: false,
      ev: ['s3:1'],
    },
  ],
  options: [
    {
      name: 'ENERGY STAR',
      type: 'organization',
      listed_by: [{ source_id: 's3', position: 1, of: 4, where: 'heading', price: '20 USD/mo', rating: '4.6/5' }],
      k: 1,
      n: 1,
      share_of_voice: 0.25,
      ev: ['s3'],
    },
  ],
  answer_engines: [
    {
      id: 'a1',
      engine: 'google_ai_overview',
      state: 'captured',
      observed_at: '2026-10-05T08:00:00.000Z',
      samples: 1,
      answer: {
        words: 21,
        format: 'paragraph',
        blocks: [{ type: 'paragraph', text: 'It costs $12,000 to $20,000.', refs: [1] }],
      },
      citations: [
        {
          id: 'a1.c1',
          url: 'https://www.homefrost.example/guides/heat-pump-installation-cost',
          domain: 'homefrost.example',
          source_id: 's1',
          position: 1,
          blocks_supported: 1,
          pawc_share: 1,
          organic_rank: 1,
          serp_overlap: 'top10',
        },
      ],
      fan_out_queries: ['heat pump installation cost 2026'],
      stability: null,
      claim_support: {
        supported: { k: 0, n: 1, rate: 0, ci95: [0, 0.7935] },
        not_found: { k: 0, n: 1, rate: 0, ci95: [0, 0.7935] },
        contradicted: { k: 1, n: 1, rate: 1, ci95: [0.2065, 1] },
        unreadable: 1,
        sentences: [
          {
            sample: null,
            text: 'It costs $12,000 to $20,000.',
            citations: ['a1.c1'],
            state: 'contradicted',
            source_id: 's1',
            quote: 'A heat pump costs $9,000 to $11,000.',
            difference: 'figure',
          },
          { sample: null, text: 'It heats the house.', citations: ['a1.c1'], state: 'unreadable' },
        ],
      },
    },
  ],
  citation_landscape: {
    n: 1,
    domains: [
      {
        domain: 'homefrost.example',
        citations: 1,
        share: 1,
        ci95: [0.2065, 1],
        engines: ['google_ai_overview'],
        best_organic_rank: 1,
        site_type: 'media',
        ev: ['a1.c1'],
      },
    ],
    overlap_top10: { k: 1, n: 1, rate: 1, ci95: [0.2065, 1] },
    site_type_mix: [{ site_type: 'media', k: 1, n: 1, rate: 1, ci95: [0.2065, 1] }],
    hhi: 1,
    claim_support: null,
    retrieved_not_cited: ['s2', 's3'],
  },
  freshness: {
    dated: half,
    median_age_days: 46,
    updated_90d: null,
    keyword_time_sensitive: true,
    signals: [{ signal: 'the keyword is about a price', ev: [] }],
  },
  ai_access: {
    pages_checked: 10,
    robots_checked: 6,
    blocked_by_role: { search: { ...half, ev: ['s8'] }, user: null, training: { ...half, ev: ['s1', 's5'] } },
    snippet_blocked: { ...half, ev: [] },
    index_blocked: null,
    js_dependent: null,
  },
  difficulty: {
    score: 41.5,
    components: [
      { name: 'domain_concentration', value: 0.2, weight: 0.5, ev: ['s1'] },
      { name: 'ai_answer', value: null, weight: 0.5, ev: [] },
    ],
  },
  opportunities: [
    { id: 'o1', type: 'unanswered_question', ref_id: 'q1', rationale: 'No page answers it.', ev: ['q1'], size: 1 },
  ],
  brief: {
    recommended_content_type: 'guide',
    list: { names_range: [5, 8], names: ['Heat Pump One', 'Heat Pump Two'], ev: ['s1'] },
    outline: [
      {
        heading: 'Rebates',
        topic_id: 't1',
        headings: [{ text: 'Which rebates are there', site: 'pumps.example' }],
        questions: ['q1'],
        target_passage_format: 'table',
        ev: ['s3'],
      },
    ],
    mention: ['t1'],
    must_cover: ['t1'],
    answer_first: { question_id: 'q1', words_range: [40, 80] },
    do_not: [{ practice: 'llms_txt', grade: 'X', why: 'It has shown no effect.', evidence_ids: ['llms-txt'] }],
  },
};

export const study: z.infer<typeof evidenceSchema> = {
  id: 'llms-txt',
  title: 'Files for models',
  url: 'https://study.example/llms-txt',
  year: 2026,
  design: 'observed',
  grade: 'D',
  note: 'No effect was seen.',
};

/** `golden` with all parts. */
export function fullReport(golden: RenderedReport): RenderedReport {
  // The answers are those above, so sentences of the golden one's would cite what is not there.
  const openings = golden.gap?.answer_openings?.map((opening) => ({ ...opening, citations: ['a1.c1'] }));
  return {
    ...golden,
    ...(golden.gap && { gap: { ...golden.gap, ...(openings && { answer_openings: openings }) } }),
    metadata: { ...golden.metadata, evidence_base: [study] },
    market_serp: { ...golden.market_serp, ...parts },
  };
}
