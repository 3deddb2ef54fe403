/** Whole market audits with a language model that names topics and words questions. */
import { describe, expect, test } from '@jest/globals';
import {
  analyze,
  type LanguageModel,
  type MarketReport,
  type ModelRequest,
  type ModelTask,
  type Ports,
  reportSchema,
} from '../../../analysis/index.ts';
import { deskPage, engine, orderOf, portsOver } from '../small-web.ts';

const sections = `
  <h2>Weight and motor</h2><p>The motor lifts heavy screens without a sound, and the frame stays calm at full height.</p>
  <h2>Cable management</h2><p>A tray below the top keeps all cables out of sight, and a clip holds the charger in place.</p>
  <h2>Warranty</h2><p>The warranty covers frame, motor and top for seven years, and a technician comes to your home.</p>
  <h2>Delivery and assembly</h2><p>Delivery is free, two people carry the parts, and assembly takes about an hour.</p>
  <h2>Price</h2><p>The desk costs 499 dollars with the small top, and returns are free for a month.</p>`;
const web = Object.fromEntries(
  Array.from({ length: 5 }, (_, i) => [`https://desk${i + 1}.example/page`, deskPage(i + 1, sections)]),
);
const call = {
  model: 'test',
  tokens_in: 10,
  tokens_out: 10,
  cost_usd: 0.001,
  latency_ms: 1,
  attempts: 1,
  cached: false,
};

interface Entry {
  id: string;
  heading: string;
  text: string;
}
interface MarketInput {
  pages: { id: string; sections: Entry[] }[];
  topics?: { id: string; label: string }[];
  questions?: { id: string; text: string }[];
}

/** The sections of a request with a heading. */
function under(request: ModelRequest, heading: string): string[] {
  const { pages } = request.input as MarketInput;
  return pages.flatMap((page) => page.sections.filter((one) => one.heading === heading).map(({ id }) => id));
}

const headings = ['Weight and motor', 'Cable management', 'Warranty', 'Delivery and assembly', 'Price'];
type Items = (request: ModelRequest) => unknown[];

const goodTopics: Items = (request) =>
  headings.map((heading) => ({ label: heading, names: [heading], joins: [], ev: under(request, heading) }));
const goodQuestions: Items = (request) => [
  { text: 'How much does a standing desk cost?', joins: [], ev: under(request, 'Price') },
  { text: 'How long does assembly take?', joins: [], ev: under(request, 'Delivery and assembly') },
  { text: 'What does the warranty cover?', joins: [], ev: under(request, 'Warranty') },
  { text: 'Is the motor quiet?', joins: [], ev: under(request, 'Weight and motor') },
  { text: 'Where do the cables go?', joins: [], ev: under(request, 'Cable management') },
];

const modelOf =
  (tasks: Partial<Record<ModelTask, Items>>): LanguageModel =>
  async (request) => {
    const items = tasks[request.task];
    if (items === undefined) return { outcome: 'failed', fault: 'not_recorded' };
    return { outcome: 'answered', output: { items: items(request) }, call };
  };

async function audited(languageModel?: LanguageModel): Promise<MarketReport> {
  const ports: Ports = { ...portsOver(web), ...(languageModel && { languageModel }) };
  const outcome = await analyze(orderOf(), ports, { engine });
  if (outcome.outcome !== 'report') throw new Error(outcome.detail);
  return reportSchema.parse(outcome.report);
}

describe('topics that a model names', () => {
  test('take the place of the rules’, in its order, with its pages, and are marked', async () => {
    const { market_serp, metadata } = await audited(modelOf({ topics: goodTopics }));
    expect(market_serp.topics.map(({ label }) => label)).toEqual(headings);
    for (const topic of market_serp.topics) {
      expect(topic).toMatchObject({ df: 5, n: 5, method: 'model', prompt_version: 'topics@1', class: 'core' });
      expect(topic.ev).toEqual(['s1', 's2', 's3', 's4', 's5']);
    }
    expect(metadata.reproducibility.nondeterministic_fields).toContain('/market_serp');
    expect(metadata.language_model).toMatchObject({ tokens_in: 10, tokens_out: 10, cost_usd: 0.001 });
  });

  test.each<[string, Items]>([
    [
      'of one page alone',
      (request) => headings.map((label) => ({ label, names: [], joins: [], ev: under(request, label).slice(0, 1) })),
    ],
  ])('%s are left out', async (_, items) => {
    const { market_serp } = await audited(modelOf({ topics: items }));
    // Its own words may be on other pages, but a name that no second page has makes no topic.
    for (const topic of market_serp.topics) expect(new Set(topic.ev).size).toBeGreaterThan(1);
  });

  test('lose the wordings that nobody wrote', async () => {
    const items: Items = (request) =>
      headings.map((label) => ({
        ...{ label, names: ['quantum stability', label.toUpperCase()], joins: [], ev: under(request, label) },
      }));
    const { market_serp, metadata } = await audited(modelOf({ topics: items }));
    expect(market_serp.topics.map(({ label }) => label)).toEqual(headings);
    expect(metadata.language_model?.tasks.find(({ task }) => task === 'topics')).toMatchObject({
      kept: 5,
      dropped: {},
    });
  });

  test.each<[string, Items]>([
    [
      'unknown names',
      (request) =>
        headings.map((label, at) => ({
          label: `${label} by Acme${at}`,
          names: [],
          joins: [],
          ev: under(request, label),
        })),
    ],
    ['ids of other pages', () => headings.map((label) => ({ label, names: [], joins: [], ev: ['s9.p1', 's9.p2'] }))],
    [
      'ids of topics that are not there',
      (request) => headings.map((label) => ({ label, names: [], joins: ['t99'], ev: under(request, label) })),
    ],
    ['too few', (request) => goodTopics(request).slice(0, 3)],
  ])('%s: the rules’ topics stay', async (_, items) => {
    const { market_serp, metadata } = await audited(modelOf({ topics: items }));
    const rules = await audited();
    expect(market_serp.topics).toEqual(rules.market_serp.topics);
    expect(metadata.language_model?.tasks.find(({ task }) => task === 'topics')?.result).toBe('rules');
  });
});

describe('questions that a model words', () => {
  test('take the place of the rules’, with the passages that it judged', async () => {
    const { market_serp } = await audited(modelOf({ questions: goodQuestions }));
    expect(market_serp.questions.map(({ text }) => text)).toEqual(
      goodQuestions({ input: { pages: [] } } as unknown as ModelRequest).map((item) => (item as { text: string }).text),
    );
    const [price] = market_serp.questions;
    expect(price).toMatchObject({ method: 'model', prompt_version: 'questions@2', coverage: { k: 5, n: 5 } });
    const passages = new Map(market_serp.passages.map((passage) => [passage.id, passage]));
    for (const { passage_id } of price?.answered_by ?? [])
      expect(passages.get(passage_id)?.quote).toContain('499 dollars');
  });

  test('keep those of the results page', async () => {
    const paa = [{ question: 'Are standing desks worth it?' }];
    const ports = portsOver(web);
    const languageModel = modelOf({ questions: goodQuestions });
    const search: Ports['search'] = async (query) => ({ ...(await ports.search(query)), paa });
    const outcome = await analyze(orderOf(), { ...ports, search, languageModel }, { engine });
    if (outcome.outcome !== 'report') throw new Error(outcome.detail);
    expect(outcome.report.market_serp.questions.map(({ text }) => text)).toContain('Are standing desks worth it?');
  });

  test('with a number that nobody gives are dropped', async () => {
    const lying: Items = (request) =>
      goodQuestions(request).map((item) => ({ ...(item as object), text: 'Does the desk carry 900 kg?' }));
    const report = await audited(modelOf({ questions: lying }));
    expect(report.market_serp.questions).toEqual((await audited()).market_serp.questions);
    expect(report.metadata.language_model?.tasks[0]?.dropped).toEqual({ number: 5 });
  });
});

test('an answer changes the fields of its task alone', async () => {
  const rules = await audited();
  const report = await audited(modelOf({ topics: () => [{ label: 'x', intent: 'hacked', market_serp: {} }] }));
  expect(report.market_serp).toEqual(rules.market_serp);
});
