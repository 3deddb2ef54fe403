/** The whole engine over a results page with an AI overview. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  analyze,
  type MarketReport,
  outputSha256,
  type Ports,
  reportSchema,
  type SerpSnapshot,
} from '../../analysis/index.ts';
import { anyCharacter } from '../any-character.ts';
import { answeredPorts, answeredSnapshot, overview } from './answered-serp.ts';
import { engine, orderOf } from './small-web.ts';

async function reportOver(ports: Ports, changes: Parameters<typeof orderOf>[0] = {}): Promise<MarketReport> {
  const outcome = await analyze(orderOf(changes), ports, { engine });
  if (outcome.outcome === 'failed') throw new Error(outcome.detail);
  return outcome.report;
}

const run = (changes: Partial<SerpSnapshot> = {}) => reportOver(answeredPorts(changes));

/** Every id that evidence may name. */
function idsOf({ metadata, market_serp: market }: MarketReport): Set<string> {
  const { passages, topics, questions, terms, entities, claims, features, answer_engines: answers } = market;
  const listed = [metadata.sources, passages, topics, questions, terms, entities, claims, features, answers].flat();
  return new Set([...listed.map(({ id }) => id), ...answers.flatMap(({ citations }) => citations.map(({ id }) => id))]);
}

function evidenceIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(evidenceIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, member]) => (name === 'ev' ? (member as string[]) : evidenceIn(member)));
}

describe('a report on it', () => {
  test('is as its schema says, and all its evidence resolves', async () => {
    const report = await run();
    expect(reportSchema.parse(report)).toEqual(report);
    const known = idsOf(report);
    const cited = evidenceIn(report.market_serp);
    expect(cited.length).toBeGreaterThan(50);
    for (const id of cited) expect(known).toContain(id.split(':')[0]);
  });

  test('says what is wanted, shown, cited and hard', async () => {
    const { market_serp: market } = await run();
    // Offers weigh 2 for a purchase; a video, questions, an answer and ten guides 1 + .5 + .5 + 4 for information.
    expect(market.intent).toMatchObject({ primary: 'informational', confidence: 0.5, mixed: false, weight: 8 });
    expect(market.features[0]).toMatchObject({ id: 'x1', type: 'ai_overview', rank_absolute: 1 });
    expect(market.answer_engines[0]?.citations.map(({ source_id, organic_rank }) => [source_id, organic_rank])).toEqual(
      [
        ['s3', 3],
        ['s11', undefined],
        ['s12', 17],
        ['s1', 1],
      ],
    );
    expect(market.citation_landscape).toMatchObject({
      n: 4,
      overlap_top10: { k: 2, n: 4 },
      hhi: 0.25,
      retrieved_not_cited: ['s2', 's4', 's5', 's6', 's7', 's8', 's9', 's10'],
    });
    expect(market.difficulty.components.map(({ name, value }) => [name, value])).toEqual([
      ['core_coverage', 1],
      ['domain_concentration', 0],
      ['brand_share', null],
      ['ai_answer', 1],
      ['parts_above', 0.75],
    ]);
    expect(market.summary).toMatchObject({ ai_answer_state: 'captured', primary_intent: 'informational' });
    expect(market.summary.facts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Google AI Overview answers the keyword and cites 4 pages.',
        'Google AI Mode showed no answer.',
        '2 of 4 citations are from the first ten results.',
      ]),
    );
    expect(market.brief?.answer_first).toMatchObject({ question_id: 'q1' });
  });

  test('says who was asked, what to bear in mind and which studies it refers to', async () => {
    const { metadata, market_serp: market } = await run();
    expect(metadata.providers).toEqual([
      {
        role: 'serp',
        name: 'written',
        status: 'ok',
        endpoint: 'https://search.example/v1',
        latency_ms: 812,
        attempts: 1,
        cost_usd: 0.002,
        cached: false,
      },
      { role: 'answer_engine', name: 'google_ai_overview', status: 'ok' },
      { role: 'answer_engine', name: 'google_ai_mode', status: 'ok' },
      { role: 'answer_engine', name: 'chatgpt', status: 'skipped' },
      { role: 'fetch', status: 'partial' },
    ]);
    expect(metadata.notices).toEqual([
      'single_observation',
      'ai_answers_change_often',
      'small_sample',
      'difficulty_is_a_description',
      'no_calibrated_probability',
    ]);
    expect(metadata.keyword_analysis).toMatchObject({ spell_suggestion: 'standing desks', is_question: false });
    expect(metadata.engine).toMatchObject({
      ...engine,
      ruleset_version: expect.any(String),
      stopwords_version: '1.1.0',
    });
    const referred = new Set(market.brief?.do_not.flatMap(({ evidence_ids }) => evidence_ids));
    expect(new Set(metadata.evidence_base.map(({ id }) => id))).toEqual(
      new Set([...referred, 'ahrefs-ai-overview-change', 'geo', 'indig-attention']),
    );
    expect(Object.keys(metadata.methods)).toEqual(expect.arrayContaining(['intent@6', 'pawc@1', 'difficulty@1']));
  });

  test('is replayable when the caller keeps what it was made of', async () => {
    const { metadata } = await run();
    expect(metadata.reproducibility.replayable).toBe(false);
    const kept = await analyze(orderOf(), answeredPorts(), { engine, replayable: true });
    if (kept.outcome === 'failed') throw new Error(kept.detail);
    expect(kept.report.metadata.reproducibility.replayable).toBe(true);
  });
});

describe('its hash', () => {
  test('does not change with when and how the provider was asked', async () => {
    const one = await run();
    const other = await run({
      collected_at: '2026-11-01T11:00:00.000Z',
      raw_sha256: '2'.repeat(64),
      answers: answeredSnapshot({ keyword: '', language: '', country: '' }).answers.map((answer) => ({
        ...answer,
        observed_at: '2026-11-01T11:00:00.000Z',
      })),
      call: { endpoint: 'https://search.example/v1', latency_ms: 99, attempts: 2, cached: true },
    });
    expect(other.metadata.reproducibility).toEqual(one.metadata.reproducibility);
    expect(await outputSha256(other)).toBe(await outputSha256(one));
  });

  test('changes with what an answer says', async () => {
    const one = await run();
    const other = await run({ answers: [{ ...overview, references: overview.references.slice(0, 2) }] });
    expect(other.metadata.reproducibility.serp_snapshot_sha256).not.toBe(
      one.metadata.reproducibility.serp_snapshot_sha256,
    );
    expect(other.metadata.reproducibility.output_sha256).not.toBe(one.metadata.reproducibility.output_sha256);
  });
});

test('in French the sentences are French; in a language without messages a notice says that they are not', async () => {
  const french = await reportOver(answeredPorts(), { language: 'fr', keyword: 'bureau assis debout' });
  expect(french.market_serp.summary.facts[0]?.text).toMatch(/exploitée/u);
  expect(french.metadata.notices).not.toContain('sentences_in_english');
  const finnish = await reportOver(answeredPorts(), { language: 'fi', keyword: 'työpöytä' });
  expect(finnish.market_serp.summary.facts[0]?.text).toMatch(/could be used/u);
  expect(finnish.metadata.notices).toContain('sentences_in_english');
});

test('whatever a provider says of a results page, the report is as its schema says and its evidence resolves', async () => {
  const url = fc.oneof(
    fc.constantFrom('https://desk1.example/page', 'http://www.desk2.example/page/?utm_source=a', 'not an address', ''),
    fc.webUrl(),
  );
  const state = fc.constantFrom(
    'captured' as const,
    'absent' as const,
    'not_captured' as const,
    'unsupported' as const,
  );
  const text = fc.string({ unit: anyCharacter, maxLength: 400 });
  const answer = fc.record({
    engine: fc.constantFrom('google_ai_overview' as const, 'perplexity' as const),
    state,
    observed_at: fc.constant('2026-11-01T10:00:02.000Z'),
    blocks: fc.array(
      fc.record({
        type: fc.constantFrom('paragraph' as const, 'list' as const, 'other' as const),
        text,
        refs: fc.array(fc.integer({ min: -2, max: 12 }), { maxLength: 4 }),
      }),
      { maxLength: 5 },
    ),
    references: fc.array(fc.record({ url, domain: fc.constantFrom('', 'a.example'), title: text }), { maxLength: 8 }),
  });
  const item = fc.record(
    {
      type: fc.constantFrom('paa', 'shopping', 'localPack', 'toString'),
      rank_absolute: fc.integer({ min: 1, max: 40 }),
      domains: fc.array(fc.domain(), { maxLength: 3 }),
    },
    { requiredKeys: ['type', 'domains'] },
  );
  const changes = fc.record({ answers: fc.array(answer, { maxLength: 3 }), items: fc.array(item, { maxLength: 6 }) });
  await fc.assert(
    fc.asyncProperty(changes, async (some) => {
      const report = await run(some);
      expect(reportSchema.parse(report)).toEqual(report);
      const known = idsOf(report);
      for (const id of evidenceIn(report.market_serp)) expect(known).toContain(id.split(':')[0]);
      for (const { citations } of report.market_serp.answer_engines) {
        const shares = citations.flatMap(({ pawc_share }) => pawc_share ?? []);
        if (shares.length > 0) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
      }
    }),
    { numRuns: 20 },
  );
});
