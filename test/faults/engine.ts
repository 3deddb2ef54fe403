/**
 * The analysis of a simulated run: the real engine over a small corpus for some audits, its report again for the
 * others.
 */
import { openCorpus } from '../../adapters/serp/corpus.ts';
import { type AnalysisOutcome, analyze, type Ports, SearchUnavailable } from '../../analysis/index.ts';
import type { Analyze } from '../../core/audits/run-audit.ts';
import { askAll, type FaultyModel } from './model-faults.ts';
import type { Random } from './random.ts';
import type { Simulation } from './simulation.ts';

/** When no search provider answers. */
export interface Outage {
  fromMs: number;
  untilMs: number;
}

export interface EngineOptions {
  sim: Simulation;
  random: Random;
  outages: readonly Outage[];
  /** The language model of every attempt. */
  model: Pick<FaultyModel, 'port'>;
  corpusDir: string;
  indexDir: string;
}

const engine = { version: 'faults', git_sha: '' };
/** The keyword of an audit that the real engine analyses in this run; every other one ends as its keyword's number says. */
export const realKeyword = 'standing desk';

/** Ends of an analysis by what its keyword says; the first attempts of some fail, as on a machine that is too busy. */
const failing: Readonly<Record<string, Extract<AnalysisOutcome, { outcome: 'failed' }>>> = {
  'no results': { outcome: 'failed', code: 'no_search_results', retryable: false, detail: 'none' },
  'gone page': { outcome: 'failed', code: 'page_unreachable', retryable: false, detail: 'gone' },
  'too slow': { outcome: 'failed', code: 'analysis_timeout', retryable: true, detail: 'late' },
};

/** Opens the engine; analyses the keyword once, so that its report can stand for those of the others. */
export async function openEngine({ sim, random, outages, model, ...dirs }: EngineOptions): Promise<Analyze> {
  const isOut = (): boolean => outages.some(({ fromMs, untilMs }) => fromMs <= sim.nowMs() && sim.nowMs() < untilMs);
  const corpus = await openCorpus({ ...dirs, now: () => new Date(sim.nowMs()) });
  const ports: Ports = {
    ...corpus,
    search: (query) => {
      if (isOut()) throw new SearchUnavailable('no provider answers', { retryable: true });
      return corpus.search(query);
    },
  };
  const time = new Date(sim.nowMs()).toISOString();
  const order = { audit_type: 'market', keyword: realKeyword, language: 'en', country: 'US' } as const;
  const first = { ...order, audit_id: 'first', created_at: time, started_at: time };
  const usual = await analyze(first, { ...corpus }, { engine });
  if (usual.outcome !== 'report') throw new Error(`the engine gave no report: ${usual.code}`);

  return async (audit, onProgress) => {
    const isReal = audit.keyword === realKeyword;
    const tell = async (progress: number, step: string): Promise<void> => {
      // The engine tells of many steps; its stand-in of a few.
      await sim.pass(isReal ? random.between(20, 1_500) : random.between(200, 6_000));
      await onProgress({ progress, step });
    };
    const languageModel = model.port(audit.audit_id);
    if (isReal) {
      const onProgress = ({ progress, step }: { progress: number; step: string }) => tell(progress, step);
      return analyze(audit, { ...ports, languageModel }, { engine, onProgress });
    }
    await tell(0.1, 'searching');
    if (isOut())
      return { outcome: 'failed', code: 'search_unavailable', retryable: true, detail: 'no provider answers' };
    const [what = ''] = audit.keyword.split(':');
    const failure = failing[what];
    if (failure) return failure;
    if (what === 'breaks' || (what === 'breaks once' && random.chance(0.5))) throw new TypeError('the engine broke');
    // Longer than the lease: another attempt may have begun by the time of the next step.
    if (what === 'silent' && random.chance(0.6)) await sim.pass(random.between(30_000, 90_000));
    await tell(0.5, 'fetching');
    await askAll(languageModel, audit.audit_id, () => tell(0.92, 'measuring'));
    await tell(0.95, 'measuring');
    const { report } = usual;
    return { outcome: 'report', report: { ...report, metadata: { ...report.metadata, audit_id: audit.audit_id } } };
  };
}
