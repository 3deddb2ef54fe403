/** A results page with an AI overview, written for tests, over a small web of desk pages. */
import type { AnswerBlock, ObservedAnswer, Ports, Reference, SerpSnapshot } from '../../analysis/index.ts';
import { deskPage, deskWeb, portsOver } from './small-web.ts';

/** Ten results lead to pages; the others only tell how far down a cited page ranks. */
const organicCount = 95;

/** Addresses that the overview cites, by what they are to the results. */
export const cited = {
  first: 'https://desk1.example/page',
  third: 'https://desk3.example/page',
  seventeenth: 'https://result17.example/page',
  elsewhere: 'https://ergonomics.example/sitting',
} as const;

const references: Reference[] = [
  { url: cited.third, domain: 'desk3.example', title: 'Standing desk 3', text: 'A motor raises the table top.' },
  { url: cited.elsewhere, domain: 'ergonomics.example', title: 'Sitting and standing' },
  { url: cited.seventeenth, domain: 'result17.example' },
  // The third again, as engines list it: with a parameter of theirs and a fragment.
  { url: `${cited.third}?srsltid=AfmB#:~:text=motor`, domain: 'desk3.example' },
  { url: cited.first, domain: 'www.desk1.example', title: 'Standing desk 1' },
];

const blocks: AnswerBlock[] = [
  {
    type: 'paragraph',
    text: 'A standing desk is a table whose height can be changed. It lets you work on your feet for a while.',
    refs: [0, 1],
  },
  { type: 'heading', text: 'What to look for', refs: [] },
  { type: 'list', text: 'A quiet motor.\nA stable frame.\nA memory for heights.', refs: [3] },
  { type: 'paragraph', text: 'Most models carry seventy kilos or more.', refs: [2, 99] },
];

/** The overview: four blocks, five references of which two are one page. */
export const overview: ObservedAnswer = {
  engine: 'google_ai_overview',
  state: 'captured',
  observed_at: '2026-11-01T10:00:02.000Z',
  blocks,
  references,
  fan_out_queries: ['standing desk benefits', 'standing desk weight capacity'],
};

/** The snapshot for `request`, changed as given. */
export function answeredSnapshot(request: SerpSnapshot['request'], changes: Partial<SerpSnapshot> = {}): SerpSnapshot {
  return {
    provider: 'written',
    request,
    collected_at: '2026-11-01T10:00:02.000Z',
    organic: Array.from({ length: organicCount }, (_, index) => ({
      rank_absolute: index + (index < 2 ? 4 : 5),
      rank_group: index + 1,
      url: index < 10 ? `https://desk${index + 1}.example/page` : `https://result${index + 1}.example/page`,
      domain: index < 10 ? `desk${index + 1}.example` : `result${index + 1}.example`,
      title: `Result ${index + 1}`,
      snippet: 'About desks.',
    })),
    paa: [
      {
        question: 'How do I set up a standing desk?',
        answer: 'Measure your elbows.',
        url: 'https://desk2.example/page',
      },
      { question: 'Are standing desks worth it?' },
    ],
    related: ['standing desk converter', 'best standing desk'],
    answers: [
      overview,
      {
        engine: 'google_ai_mode',
        state: 'absent',
        observed_at: '2026-11-01T10:00:02.500Z',
        blocks: [],
        references: [],
      },
      { engine: 'chatgpt', state: 'unsupported', observed_at: '2026-11-01T10:00:02.500Z', blocks: [], references: [] },
    ],
    items: [
      { type: 'people_also_ask', rank_absolute: 6, domains: [] },
      { type: 'ai_overview', rank_absolute: 1, domains: [] },
      { type: 'shopping', rank_absolute: 2, domains: ['www.shop.example', 'shop.example', 'store.example'] },
      { type: 'video', rank_absolute: 3, domains: ['clips.example'] },
    ],
    features: {
      ai_overview: 'captured',
      paa: 'captured',
      related: 'captured',
      shopping: 'captured',
      video: 'captured',
      local_pack: 'absent',
      knowledge_graph: 'absent',
      featured_snippet: 'not_captured',
    },
    spell_suggestion: 'standing desks',
    raw_sha256: '1'.repeat(64),
    call: { endpoint: 'https://search.example/v1', latency_ms: 812, attempts: 1, cost_usd: 0.002, cached: false },
    ...changes,
  };
}

/** The pages of the first ten results. */
export const answeredWeb: Readonly<Record<string, string>> = {
  ...deskWeb(10),
  [cited.third]: deskPage(
    3,
    '<h2>How do I set up a standing desk?</h2><p>Set the height of the table top so that your elbows are bent at a right angle, and put the screen at eye level.</p>',
  ),
};

/** Ports that find the snapshot, changed as given, and the pages. */
export function answeredPorts(changes: Partial<SerpSnapshot> = {}): Ports {
  const { fetchPage } = portsOver(answeredWeb);
  return {
    // Pages that answers cite and that are not among the first ten are asked for too; these are not there.
    fetchPage: async (url) =>
      url in answeredWeb ? await fetchPage(url) : { outcome: 'failed', requested_url: url, reason: 'unreachable' },
    search: async (request) => answeredSnapshot(request, changes),
  };
}
