/**
 * Calculates what requests and audits cost, from measured calls and units, the template of `prod`, and assumed times.
 */
import { type Measured, typicalAudit, type UseCase } from './measure.ts';
import { type PriceName, prices } from './prices.ts';

/** Values that only a running service could measure. Each is a high estimate. */
export const assumptions = {
  authorizerMs: { value: 8, why: 'one UpdateItem of some 5 ms, and the handler' },
  statusMs: { value: 7, why: 'one GetItem of some 4 ms, and the handler' },
  launchMs: { value: 40, why: 'one transaction of some 20 ms, one SendMessage of some 10 ms, and the handler' },
  readMs: { value: 30, why: 'one Query of 40 KB, unpacking, and the handler' },
  runOverheadMs: { value: 500, why: 'claim, end, and its share of a cold start' },
  statusBytes: { value: 900, why: 'an answer to a poll: 300 bytes of JSON, and headers' },
  reportBytes: { value: 60_000, why: 'an answer with a report, compressed by API Gateway' },
  workerLogBytes: { value: 600, why: 'one line for each audit' },
  emptyReceives: {
    value: 657_000,
    why: 'a queue without messages: 5 pollers of Lambda, one long poll each 20 s, a month',
  },
} as const;

/** Facts from the template of a stage. */
export interface StageFacts {
  apiMemoryMb: number;
  workerMemoryMb: number;
  traceShare: number;
  accessLogBytes: number;
  alarmMetrics: number;
  customMetrics: number;
  dashboards: number;
  keys: number;
  secrets: number;
  consumedQueues: number;
  schedules: number;
}

export interface Line {
  price: PriceName;
  amount: number;
}

export interface Bill {
  title: string;
  lines: Line[];
  limitUsd?: number;
}

const gigabyte = 1e9;
const minutesInMonth = 43_800;

export function usdOf({ price, amount }: Line): number {
  return (amount * prices[price].usd) / prices[price].per;
}

export function totalOf({ lines }: Pick<Bill, 'lines'>): number {
  return lines.reduce((sum, line) => sum + usdOf(line), 0);
}

/** The cost of `count` API requests, without what their use case consumes. */
function requests(count: number, facts: StageFacts, { ms, bytes }: { ms: number; bytes: number }): Line[] {
  const seconds = (assumptions.authorizerMs.value + ms) / 1_000;
  return [
    { price: 'apiRequest', amount: count },
    { price: 'lambdaRequest', amount: 2 * count },
    { price: 'lambdaTime', amount: (count * seconds * facts.apiMemoryMb) / 1_024 },
    { price: 'accessLog', amount: (count * facts.accessLogBytes) / gigabyte },
    { price: 'trace', amount: count * facts.traceShare },
    { price: 'transfer', amount: (count * bytes) / gigabyte },
  ];
}

function consumed(count: number, { writes, reads, messages }: Measured): Line[] {
  return [
    { price: 'write', amount: count * writes },
    { price: 'read', amount: count * reads },
    // Each message is sent, received and deleted.
    { price: 'queueRequest', amount: 3 * count * messages },
  ];
}

/** Sums lines with the same price, in the order of their first occurrence, and leaves out zero amounts. */
function together(lines: readonly Line[]): Line[] {
  const amounts = new Map<PriceName, number>();
  for (const { price, amount } of lines) amounts.set(price, (amounts.get(price) ?? 0) + amount);
  return [...amounts].map(([price, amount]) => ({ price, amount })).filter(({ amount }) => amount > 0);
}

/** Calculates the bills in `docs/cost.md`. */
export function billsOf(measured: Record<UseCase, Measured>, facts: StageFacts): Bill[] {
  const polls = 1_000_000;
  const audits = 1_000;
  const seconds = typicalAudit.seconds + assumptions.runOverheadMs.value / 1_000;
  const reportGb = (audits * typicalAudit.reportKilobytes * 1_024) / gigabyte;
  const { statusMs, launchMs, readMs, statusBytes, reportBytes, workerLogBytes, emptyReceives } = assumptions;
  const small = { bytes: statusBytes.value };
  return [
    {
      title: 'One million polls',
      limitUsd: 5,
      lines: together([...requests(polls, facts, { ms: statusMs.value, ...small }), ...consumed(polls, measured.poll)]),
    },
    {
      title: `One thousand audits of ${typicalAudit.seconds} s: launch and run`,
      limitUsd: 0.3,
      lines: together([
        ...requests(audits, facts, { ms: launchMs.value, ...small }),
        ...consumed(audits, measured.launch),
        ...consumed(audits, measured.run),
        { price: 'lambdaRequest', amount: audits },
        { price: 'lambdaTime', amount: (audits * seconds * facts.workerMemoryMb) / 1_024 },
        { price: 'log', amount: (audits * workerLogBytes.value) / gigabyte },
        // Lambda decides itself which messages it traces. With little traffic it traces all.
        { price: 'trace', amount: audits },
      ]),
    },
    {
      title: 'One thousand reads of a report',
      lines: together([
        ...requests(audits, facts, { ms: readMs.value, bytes: reportBytes.value }),
        ...consumed(audits, measured.read),
      ]),
    },
    {
      title: 'One thousand reports kept for a month',
      lines: [
        { price: 'storage', amount: reportGb },
        { price: 'backup', amount: reportGb },
      ],
    },
    {
      title: 'A month of `prod` without a request',
      lines: [
        { price: 'alarm', amount: facts.alarmMetrics },
        { price: 'metric', amount: facts.customMetrics },
        { price: 'dashboard', amount: facts.dashboards },
        { price: 'key', amount: facts.keys },
        { price: 'secret', amount: facts.secrets },
        { price: 'queueRequest', amount: facts.consumedQueues * emptyReceives.value },
        { price: 'lambdaRequest', amount: facts.schedules * minutesInMonth },
        { price: 'trace', amount: facts.schedules * minutesInMonth },
      ],
    },
  ];
}
