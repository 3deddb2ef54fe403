/** Whole audits with engines that are asked: what reaches the report, the documents and a replay. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openSnapshot, prepareSnapshotFolder, recordPorts, writeSnapshot } from '../../adapters/serp/snapshot.ts';
import {
  type AnswersQuery,
  analyze,
  type EngineAnswers,
  type Ports,
  renderMarkdown,
  reportSchema,
} from '../../analysis/index.ts';
import { engineWith, first, lost, pages, second, third } from './asked-engines.ts';
import { deskWeb, engine, orderOf, portsOver } from './small-web.ts';

const web = deskWeb(6);
const root = mkdtempSync(join(tmpdir(), 'asked-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const call = { endpoint: '/v1/responses', latency_ms: 900, attempts: 1, cost_usd: 0.01, cached: false };
/** Its price is by a list. */
const priced = { endpoint: '/v1/agent', latency_ms: 700, attempts: 1, list_price_usd: 0.005, cached: false };
const engines: EngineAnswers[] = [
  engineWith([{ ...first, call }, { ...second, call: { ...call, latency_ms: 1_200, attempts: 2 } }, third]),
  engineWith([{ ...first, call: priced }, lost, lost], { engine: 'perplexity', provider: 'perplexity' }),
  engineWith([lost, lost, lost], { engine: 'claude', provider: 'anthropic', fan_out_provenance: 'none' }),
];

async function audited(ports: Ports, changes: Parameters<typeof orderOf>[0] = {}) {
  const outcome = await analyze(orderOf(changes), ports, { engine });
  if (outcome.outcome !== 'report') throw new Error(outcome.detail);
  return reportSchema.parse(outcome.report);
}

describe('an audit that asks three engines', () => {
  const asked: AnswersQuery[] = [];
  const ports: Ports = {
    ...portsOver(
      { ...web, [pages.review]: { outcome: 'failed' }, [pages.reviewOther]: { outcome: 'failed' } },
      Object.keys(web),
    ),
    answers: async (query) => {
      asked.push(query);
      return engines;
    },
  };

  test('asks the keyword as a question, once', async () => {
    await audited(ports);
    expect(asked).toEqual([
      { keyword: 'Standing  desk', question: 'What should I know about Standing desk?', language: 'en', country: 'US' },
    ]);
  });

  test('reports each, the failed ones too, and what they cost', async () => {
    const { market_serp, metadata } = await audited(ports);
    expect(market_serp.answer_engines.map(({ engine: name, state, samples }) => [name, state, samples])).toEqual([
      ['chatgpt', 'captured', 3],
      ['perplexity', 'captured', 1],
      ['claude', 'not_captured', 0],
    ]);
    expect(metadata.providers.filter(({ role }) => role === 'answer_engine')).toEqual([
      {
        ...{ role: 'answer_engine', name: 'chatgpt', status: 'ok', endpoint: 'openai' },
        ...{ latency_ms: 1_200, attempts: 3, cost_usd: 0.02, cached: false },
      },
      {
        ...{ role: 'answer_engine', name: 'perplexity', status: 'partial', endpoint: 'perplexity' },
        ...{ latency_ms: 700, attempts: 1, list_price_usd: 0.005, cached: false },
      },
      { role: 'answer_engine', name: 'claude', status: 'failed', endpoint: 'anthropic' },
    ]);
    expect(metadata.spend).toEqual({ usd: 0.025, reported_usd: 0.02, list_price_usd: 0.005, unpriced_calls: 0 });
    expect(market_serp.citation_landscape?.domains.map(({ domain }) => domain)).toContain('review.example');
    expect(market_serp.results.find(({ source_id }) => source_id === 's3')?.ai?.cited_by).toEqual([
      'chatgpt',
      'perplexity',
    ]);
    expect(market_serp.questions.map(({ origin }) => origin)).toContain('aio_fanout');
    expect(Object.keys(metadata.methods)).toContain('answer_samples@1');
  });

  test('says so in the document, in every language of reports', async () => {
    for (const [language, question] of [
      ['en', 'Asked: “What should I know about standing desk?”'],
      ['fr', 'Question posée'],
      ['de', 'Gefragt'],
      ['es', 'Pregunta'],
    ] as const) {
      const report = await audited(ports);
      const text = renderMarkdown({ ...report, metadata: { ...report.metadata, language } });
      expect(text).toContain(question);
      const half = new Intl.NumberFormat(language, { style: 'percent' }).format(0.5);
      expect(text).toContain(`| desk3.example | 3/3 | ${half} |`);
      expect(text).toContain('how quiet is the atlas pro');
    }
  });

  test('replays from its snapshot to the same report', async () => {
    const { ports: recording, recorded } = recordPorts(ports);
    const report = await audited(recording);
    const folder = join(root, 'saved');
    prepareSnapshotFolder(folder);
    writeSnapshot(folder, recorded());
    const saved = openSnapshot({ serpFile: join(folder, 'serp.json'), pagesDir: join(folder, 'pages') });
    expect(await audited(saved.ports)).toEqual(report);
  });

  test('has the same hash whenever it was answered, and another for other words', async () => {
    const hashOf = async (sample: typeof first) => {
      const { metadata } = await audited({ ...ports, answers: async () => [engineWith([sample])] });
      return [metadata.reproducibility.output_sha256, metadata.reproducibility.serp_snapshot_sha256];
    };
    const hashes = await hashOf(first);
    expect(await hashOf({ ...first, observed_at: '2026-11-02T00:00:00.000Z', call })).toEqual(hashes);
    const [output, input] = await hashOf({ ...first, text: `${first.text}!` });
    expect([output === hashes[0], input === hashes[1]]).toEqual([false, false]);
  });

  test('tells a page of a gap audit that a later sample cites it', async () => {
    const citing = { ...second, citations: [{ url: pages.desk1, role: 'cited' as const }] };
    const report = await audited(
      { ...ports, answers: async () => [engineWith([{ ...first, citations: [] }, citing])] },
      { audit_type: 'gap', user_url: pages.desk1 },
    );
    if (!('gap' in report)) throw new Error('no gap');
    expect(report.page.in_answers).toMatchObject([{ engine: 'chatgpt', cited: true, position: 1 }]);
  });
});

test('an audit without engines says nothing about asking', async () => {
  const report = await audited(portsOver(deskWeb(6)));
  expect(report.market_serp.answer_engines).toEqual([]);
  expect(Object.keys(report.metadata.methods)).not.toContain('answer_samples@1');
  const asksNobody = await audited({ ...portsOver(deskWeb(6)), answers: async () => [] });
  expect(asksNobody).toEqual(report);
});
