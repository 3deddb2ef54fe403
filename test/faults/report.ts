/** What a run under faults tells: what was done to the service, what became of the audits, and what was not kept. */
import type { Order } from './customers.ts';
import type { EndState } from './end-state.ts';
import { type Broken, invariants } from './invariants.ts';
import { modelBudgetsHold } from './model-faults.ts';
import { stepsOfRun } from './service.ts';

export interface RunResult {
  accepted: number;
  /** How long the run was, in its own time. */
  hours: number;
  /** Faults by kind. */
  faults: ReadonlyMap<string, number>;
  /** Crashes by place: `run-audit after audits.claim`. */
  crashes: ReadonlyMap<string, number>;
  /** What became of orders, audits and events. */
  ends: ReadonlyMap<string, number>;
  broken: Broken[];
  /** All that happened, in its order, and the SHA-256 of it. */
  lines: readonly string[];
  sha256: string;
}

/** Counts what became of orders, audits and events; `givenUp` is the state before given up events were sent again. */
export function endsOf(seen: {
  state: EndState;
  givenUp: EndState;
  orders: readonly Order[];
  messages: number;
}): Map<string, number> {
  const ends = new Map<string, number>();
  const count = (name: string): void => void ends.set(name, (ends.get(name) ?? 0) + 1);
  for (const { status, error } of seen.state.audits) count(`audit ${error ? `failed: ${error.code}` : status}`);
  for (const { refused } of seen.orders) if (refused) count(`order refused: ${refused}`);
  for (const { given_up_reason: reason } of seen.givenUp.deliveries.values())
    if (reason) count(`event given up: ${reason}`);
  ends.set('events', seen.state.deliveries.size);
  ends.set('messages taken by receivers', seen.messages);
  return ends;
}

/** Every invariant that is checked, by name. */
export const checked: readonly string[] = [
  ...Object.keys(invariants),
  'what is given up is given up with reason',
  'tries keep to their schedule',
  'nothing is left',
  modelBudgetsHold,
  'nothing is thrown but what was injected',
  'every audit can be read at its end',
  'no log holds a secret or the text of a page',
];

/** Steps of a run that no crash met, on one side or the other; a run of a thousand audits meets all. */
export function missedCrashes({ crashes }: RunResult): string[] {
  return stepsOfRun
    .flatMap((step) => [`run-audit before ${step}`, `run-audit after ${step}`])
    .filter((place) => !crashes.has(place));
}

/** The result in lines for a person; for the first promise that was not kept, with what happened to its audit. */
export function reportLines(result: RunResult): string[] {
  const { accepted, hours, faults, crashes, ends, broken, lines, sha256 } = result;
  const [first] = broken;
  const id = first?.about.replace('evt_', '') ?? '';
  return [
    `${accepted} audits accepted, ${hours.toFixed(2)} hours${sha256 && `; what happened has SHA-256 ${sha256}`}`,
    ...table('faults', faults),
    ...table('crashes', crashes),
    ...table('ends', ends),
    'invariants:',
    ...checked.map((name) => `  ${broken.some(({ invariant }) => invariant === name) ? 'BROKEN' : 'holds '}  ${name}`),
    ...broken.map(({ invariant, about, found }) => `BROKEN: ${invariant}: ${about}: ${found}`),
    ...(id === '' ? [] : [`What happened to ${id}:`, ...lines.filter((line) => line.includes(id))]),
  ];
}

function table(title: string, counts: ReadonlyMap<string, number>): string[] {
  const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [`${title}:`, ...rows.map(([name, number]) => `${String(number).padStart(6)}  ${name}`)];
}
