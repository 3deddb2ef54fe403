/** What must hold of audits that ask a real model: they complete, say nothing unsupported, and stay within budget. */
import assert from 'node:assert/strict';
import type { AskableModel } from '../../adapters/model/askable.ts';
import { boundedModel, type ModelLimits, type Spending } from '../../adapters/model/bounded.ts';
import { answerCache } from '../../adapters/model/cache.ts';
import { openAiModel } from '../../adapters/model/openai.ts';
import { openWeb } from '../../adapters/web/safe-fetch.ts';
import { analyze, type GapReport, gapReportSchema } from '../../analysis/index.ts';
import { deskWeb, engine, orderOf, portsOver } from '../analysis/small-web.ts';

const web = deskWeb(3);
const [ownUrl = ''] = Object.keys(web);
const limits: ModelLimits = {
  // A machine without a graphics card reads some 100 tokens a second.
  ...{ timeMs: 180_000, timeMsPerAudit: 400_000, timeMsFromStart: 500_000 },
  ...{ tokensPerAudit: 250_000, usdPerAudit: 1 },
  ...{ usdPerMillionIn: 1, usdPerMillionOut: 5 },
};

/** What was asked of the server, and what the month's budget says. */
interface Watched {
  asked: number;
  used: Spending;
  most: Spending;
}

/** Runs all checks against the server at `origin`; each prints a line. */
export async function checkAudits(origin: string, stop: () => Promise<void>): Promise<void> {
  const fetching = openWeb({ userAgent: 'test', alsoAllowed: ['127.0.0.1'] });
  const server = openAiModel({ baseUrl: `${origin}/v1`, model: 'gemma-3-270m' }, fetching.fetch);
  const cache = answerCache(() => new Date());
  const watched: Watched = { asked: 0, used: { tokens: 0, microUsd: 0 }, most: { tokens: 1_000_000, microUsd: 5e6 } };
  const audit = (changes: Partial<ModelLimits> = {}, kept?: typeof cache) =>
    audited(withSmallAnswers(server, watched), { ...limits, ...changes }, watched, kept);
  try {
    const report = await audit({}, cache);
    tell(report);
    const use = report.metadata.language_model;
    assert(use !== undefined && use.tasks.length > 0);
    assert(
      use.tasks.some(({ kept, dropped }) => kept > 0 || Object.keys(dropped).length > 0),
      'no task was answered',
    );
    assert(use.tokens_in > 500 && use.tokens_out > 0, 'the server counted no tokens');
    assert(use.tokens_in + use.tokens_out <= limits.tokensPerAudit && (use.cost_usd ?? 0) <= limits.usdPerAudit);
    assert.equal(
      watched.used.tokens,
      use.tokens_in + use.tokens_out,
      'what was set aside and not spent was given back',
    );
    assertSupported(report);

    const { asked } = watched;
    const again = await audit({}, cache);
    const answered = use.tasks.filter(({ fault }) => fault === undefined);
    assert(again.metadata.language_model?.tasks.filter(({ cached }) => cached).length === answered.length);
    console.log(`the same audit again: ${watched.asked - asked} requests, ${answered.length} answers from the cache`);

    const before = watched.asked;
    const poor = await audit({ tokensPerAudit: 1_000 });
    assert(poor.metadata.language_model?.tasks.every(({ fault }) => fault === 'budget_spent'));
    assert.equal(watched.asked, before, 'nothing is asked beyond the budget');
    console.log('a budget of 1,000 tokens: nothing asked, the report is that of the rules');

    await stop();
    const down = await audit();
    assert(
      down.metadata.language_model?.tasks.every(({ result, fault }) => result === 'rules' && fault === 'unavailable'),
    );
    assert.equal(down.metadata.reproducibility.deterministic, true);
    console.log('the server is down: the report is that of the rules');
  } finally {
    await fetching.close();
  }
}

async function audited(
  model: AskableModel,
  bounds: ModelLimits,
  { used, most }: Watched,
  cache?: ReturnType<typeof answerCache>,
): Promise<GapReport> {
  const languageModel = boundedModel(model, {
    limits: bounds,
    month: {
      reserve: async ({ tokens, microUsd }) => {
        if (used.tokens + tokens > most.tokens || used.microUsd + microUsd > most.microUsd) return null;
        used.tokens += tokens;
        used.microUsd += microUsd;
        return async (rest) => {
          used.tokens -= rest.tokens;
          used.microUsd -= rest.microUsd;
        };
      },
    },
    ...(cache && { cache }),
    now: () => new Date(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const order = orderOf({ audit_type: 'gap', user_url: ownUrl });
  const outcome = await analyze(order, { ...portsOver(web), languageModel }, { engine });
  assert(outcome.outcome === 'report', 'the audit completes');
  return gapReportSchema.parse(outcome.report);
}

/** A model of this size writes for ever, so its lists and texts are cut short by the schema that it is given. */
function withSmallAnswers(model: AskableModel, watched: Watched): AskableModel {
  return {
    name: model.name,
    ask: (question, timeMs) => {
      watched.asked++;
      return model.ask({ ...question, schema: shortened(question.schema) as object, maxOutputTokens: 400 }, timeMs);
    },
  };
}

function shortened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shortened);
  if (typeof schema !== 'object' || schema === null) return schema;
  const fields = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, shortened(value)]));
  if (fields.type === 'array') return { ...fields, maxItems: 2 };
  const isText = fields.type === 'string' && fields.enum === undefined && fields.pattern === undefined;
  return isText ? { ...fields, maxLength: 60 } : fields;
}

/** The numbers of every text by the model are in the pages, and what it cites is in the report. */
function assertSupported({ market_serp: market, gap, page }: GapReport): void {
  const said = `${Object.values(web).join('\n')} ${JSON.stringify([market.topics.length, market.results.length])}`;
  const known = new Set([...market.passages, ...page.passages].map(({ id }) => id));
  const byModel = [
    ...market.topics.map(({ label, passages, method }) => ({ method, texts: [label], ids: passages })),
    ...market.questions.map((one) => ({
      ...{ method: one.method, texts: [one.text], ids: one.answered_by.map(({ passage_id }) => passage_id) },
    })),
    ...market.claims.map(({ method, subject, qualifier, support }) => ({
      ...{ method, texts: [subject, qualifier ?? ''], ids: support },
    })),
    ...(market.brief?.outline ?? []).map(({ method, heading, note }) => ({
      method,
      texts: [heading, note ?? ''],
      ids: [],
    })),
    ...gap.findings.map(({ method, title, why, action }) => ({ method, texts: [title, why, action], ids: [] })),
  ].filter(({ method }) => method === 'model');
  for (const { texts, ids } of byModel) {
    for (const [number] of texts.join(' ').matchAll(/\d+/gu)) assert(said.includes(number), `${number} is in no page`);
    for (const id of ids) assert(known.has(id), `${id} is no passage of the report`);
  }
  console.log(`${byModel.length} entries of the report are the model's, all with evidence`);
}

function tell({ metadata }: GapReport): void {
  for (const { task, result, fault, kept, dropped, tokens_in = 0, tokens_out = 0, latency_ms = 0 } of metadata
    .language_model?.tasks ?? []) {
    const reasons = Object.entries(dropped).map(([reason, count]) => `${count} ${reason}`);
    console.log(
      `${task.padEnd(10)} ${(fault ?? result).padEnd(12)} kept ${kept}, dropped ${reasons.join(', ') || 'none'};`,
      `${tokens_in} tokens in, ${tokens_out} out, ${(latency_ms / 1_000).toFixed(1)} s`,
    );
  }
}
