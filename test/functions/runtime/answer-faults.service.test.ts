/**
 * Whole audits while every answer engine fails in the same way: they end with what they have, say so, and keep the
 * budget.
 */
import { afterEach, expect, jest, test } from '@jest/globals';
import { askEngines } from '../../../adapters/serp/engines/ask-engines.ts';
import { analyze, renderMarkdown, reportSchema } from '../../../analysis/index.ts';
import { logger } from '../../../functions/runtime/logger.ts';
import { limitsInUse } from '../../../functions/runtime/shared-limits.ts';
import { type EngineCase, engineCases, engineOf, told } from '../../adapters/serp/engines/engine-cases.ts';
import { serveProtocol, type Told } from '../../adapters/serp/providers/protocol-server.ts';
import { testWorld } from '../../adapters/serp/providers/world.ts';
import { deskWeb, engine, orderOf, portsOver } from '../../analysis/small-web.ts';
import { inMemorySharedLimits } from '../../in-memory/shared-limits.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const each of open.splice(0)) await each.close();
});

/** Audits with the engines of `cases`, three samples each; `tell` says what the server of an engine answers. */
async function auditWith(
  tell: (each: EngineCase, before: number) => Told,
  { timeMs = 20_000, budget = 1_000, cases = engineCases } = {},
) {
  jest.spyOn(logger, 'warn').mockReturnValue();
  const requests = new Map<string, number>();
  const engines = await Promise.all(
    cases.map(async (each) => {
      const server = await serveProtocol((_asked, before) => {
        requests.set(each.name, before + 1);
        return tell(each, before);
      });
      const world = testWorld();
      open.push(server, world);
      return engineOf(each, server.origin, world);
    }),
  );
  const now = () => new Date('2026-11-21T10:00:00.000Z');
  const limits = limitsInUse(inMemorySharedLimits(), { now, sleep: async () => {}, answersPerMonth: budget });
  const answers = askEngines(engines, {
    ...{ samples: 3, timeMs, now, failed: () => {} },
    mayAsk: (name) => limits.mayAsk({ auditId: 'a1', limit: budget, engine: name }),
  });
  const web = deskWeb(4);
  const ports = portsOver(web);
  const fetchPage: typeof ports.fetchPage = async (url) =>
    url in web ? await ports.fetchPage(url) : { outcome: 'failed', requested_url: url, reason: 'unreachable' };
  const outcome = await analyze(orderOf(), { ...ports, fetchPage, answers }, { engine });
  if (outcome.outcome !== 'report') throw new Error(outcome.detail);
  const report = reportSchema.parse(outcome.report);
  return {
    report,
    states: report.market_serp.answer_engines.map(({ state }) => state),
    warning: report.metadata.data_quality.warnings.find(({ code }) => code === 'answers_missing')?.message,
    requests: [...requests.values()].reduce((sum, count) => sum + count, 0),
  };
}

const all = engineCases.length * 3;

test.each<[string, (each: EngineCase) => Told]>([
  ['slow', () => ({ instead: 'silence' })],
  ['down', () => ({ status: 503, text: '' })],
  ['cut off', () => ({ instead: 'reset' })],
  ['rate-limited', () => ({ status: 429, json: {} })],
  ['out of credit', ({ broke }) => broke],
  ['returning garbage', () => ({ text: '<html>busy</html>' })],
  ['returning garbage as JSON', () => ({ json: { output: 7, choices: [null], content: 'x', tasks: {} } })],
])(
  'every engine %s: the audit completes and says so',
  async (_name, tell) => {
    const { report, states, warning, requests } = await auditWith(tell, { timeMs: 400 });
    expect(states).toEqual(engineCases.map(() => 'not_captured'));
    const asked = report.metadata.providers.filter(({ role }) => role === 'answer_engine');
    expect(asked.map(({ endpoint, status }) => [endpoint, status])).toEqual(
      engineCases.map(({ name }) => [name, 'failed']),
    );
    expect(warning).toBe(
      `${all} of ${all} requests to answer engines brought no answer, so citations are counted without them.`,
    );
    expect(renderMarkdown(report)).toContain(warning ?? 'no warning');
    expect(requests).toBeLessThanOrEqual(2 * all);
  },
  60_000,
);

const [healthy, ...others] = engineCases;

test.each(others.map((each) => [each.name, each] as const))(
  '%s alone down leaves another',
  async (name, broken) => {
    if (healthy === undefined) throw new Error('no engine');
    const { report, warning } = await auditWith(
      (each) => (each === broken ? { status: 503, text: '' } : told(each, each.full)),
      { cases: [healthy, broken] },
    );
    expect(report.market_serp.answer_engines.map(({ asked, state }) => [asked?.provider, state])).toEqual([
      [healthy.name, 'captured'],
      [name, 'not_captured'],
    ]);
    expect(warning).toMatch(/^3 of 6 requests/u);
  },
  60_000,
);

test('a budget that ends in the middle is not exceeded by retries', async () => {
  const { requests, states } = await auditWith(() => ({ status: 503, text: '' }), { budget: 10 });
  expect(requests).toBeLessThanOrEqual(10);
  expect(new Set(states)).toEqual(new Set(['not_captured']));
  const some = await auditWith((each) => told(each, each.full), { budget: 10 });
  expect(some.requests).toBe(10);
  expect(some.warning).toMatch(new RegExp(`^${all - 10} of ${all} requests`, 'u'));
}, 60_000);
