/**
 * `npm run bench:large`: audits ten pages of 5 MB each with the worker's memory limit. Each audit must end with a
 * report or a clear failure. Prints CPU time, memory, and the longest time between two reports of progress.
 *
 * Usage: npm run -s bench:large -- [--case <name>]
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { analyze, maxPageBytes, type Ports } from '../analysis/index.ts';
import { settings } from '../stages/local.ts';
import { largePages } from './large-page-cases.ts';

const maxMs = 60_000;
const maxSilenceMs = 5_000;

/** CPU time, which does not depend on other programs on the machine. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

interface Outcome {
  end: string;
  tookMs: number;
  silenceMs: number;
}

/** Runs one audit over ten pages of the case. */
async function auditOf(name: string): Promise<Outcome> {
  const time = '2026-11-20T10:00:00.000Z';
  const bodies = Array.from({ length: 10 }, (_, index) => largePages[name]?.(maxPageBytes, index) ?? '');
  const urls = bodies.map((_, index) => `https://site-${index}.example/`);
  const ports: Ports = {
    search: async (request) => ({
      ...{ request, provider: 'large pages', collected_at: time, features: {}, raw_sha256: '' },
      ...{ paa: [], related: [], answers: [], items: [] },
      organic: urls.map((url, index) => ({
        ...{ url, title: `Page ${index}`, snippet: '', domain: new URL(url).host },
        ...{ rank_group: index + 1, rank_absolute: index + 1 },
      })),
    }),
    fetchPage: async (url) => ({
      ...{ outcome: 'fetched', requested_url: url, final_url: url, redirects: [url], status: 200, fetched_at: time },
      ...{ headers: { 'content-type': 'text/html; charset=utf-8' } },
      body: new TextEncoder().encode(bodies[urls.indexOf(url)]),
    }),
  };
  const begunMs = cpuMs();
  let lastMs = begunMs;
  let silenceMs = 0;
  const note = (): void => {
    const nowMs = cpuMs();
    silenceMs = Math.max(silenceMs, nowMs - lastMs);
    lastMs = nowMs;
  };
  const order = {
    audit_id: 'large',
    audit_type: 'market',
    keyword: 'standing desk',
    language: 'en',
    country: 'US',
  } as const;
  const onProgress = async (): Promise<void> => note();
  const engine = { version: 'bench', git_sha: '' };
  const outcome = await analyze({ ...order, created_at: time, started_at: time }, ports, { engine, onProgress });
  note();
  const warnings =
    outcome.outcome === 'report'
      ? outcome.report.metadata.data_quality.warnings.map(({ code }) => code).join(', ')
      : '';
  const end = outcome.outcome === 'report' ? `report (${warnings})` : `${outcome.code}: ${outcome.detail}`;
  return { end, tookMs: cpuMs() - begunMs, silenceMs };
}

/** Runs the case in a thread with the worker's memory limit. */
function inThread(name: string): Promise<Outcome & { rssMb: number }> {
  const limits = { maxOldGenerationSizeMb: settings.workerMemoryMb };
  const begunMs = cpuMs();
  let rssMb = 0;
  const watch = setInterval(() => {
    rssMb = Math.max(rssMb, process.memoryUsage.rss() / 1e6);
  }, 50);
  return new Promise((resolve) => {
    const ended = (outcome: Outcome): void => {
      clearInterval(watch);
      resolve({ ...outcome, rssMb });
    };
    const tookMs = (): number => cpuMs() - begunMs;
    const thread = new Worker(new URL(import.meta.url), { workerData: name, resourceLimits: limits });
    const tooLong = setTimeout(() => void thread.terminate(), 10 * maxMs);
    thread.once('exit', () => {
      clearTimeout(tooLong);
      ended({ end: 'no end', tookMs: tookMs(), silenceMs: tookMs() });
    });
    thread.once('message', ended);
    thread.once('error', (error) => ended({ end: String(error), tookMs: tookMs(), silenceMs: tookMs() }));
  });
}

/** Prints how the case ended. Returns whether it kept all limits. */
async function isCaseOk(name: string): Promise<boolean> {
  const { end, tookMs, silenceMs, rssMb } = await inThread(name);
  const isOk =
    /^(?:report|page_too_large|analysis_timeout)/u.test(end) &&
    tookMs <= maxMs &&
    silenceMs <= maxSilenceMs &&
    rssMb <= settings.workerMemoryMb;
  const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
  console.log(
    `${isOk ? 'ok  ' : 'FAIL'} ${name}: ${seconds(tookMs)}, silent for ${seconds(silenceMs)}, ${Math.round(rssMb)} MB; ${end}`,
  );
  return isOk;
}

/** Runs the case in a process of its own: memory that the cases before it left behind must not count. */
function isProcessOk(name: string): boolean {
  const { status, signal } = spawnSync(process.execPath, [import.meta.filename, '--case', name], { stdio: 'inherit' });
  if (signal !== null) console.log(`FAIL ${name}: ended by ${signal}`);
  return status === 0;
}

if (isMainThread) {
  const { values } = parseArgs({ options: { case: { type: 'string' } } });
  if (values.case !== undefined) {
    if (!(await isCaseOk(values.case))) process.exitCode = 1;
  } else {
    for (const name of Object.keys(largePages)) if (!isProcessOk(name)) process.exitCode = 1;
  }
} else {
  parentPort?.postMessage(await auditOf(workerData));
}
