/** What must hold at the end of every run, whatever failed on the way. */
import { type FailureCode, failures } from '../../core/audits/audit.ts';
import type { EndState } from './end-state.ts';
import { type FaultyModel, modelBudgetsHold } from './model-faults.ts';

/** A promise that was not kept; `about` is an id that its trace names. */
export interface Broken {
  invariant: string;
  about: string;
  found: string;
}

/** What was seen from outside. */
export interface Seen {
  /** Audits that a customer was told of, with the order's number and whether it bore an Idempotency-Key. */
  accepted: { auditId: string; order: number; idempotent: boolean }[];
  /** The requests of which nobody knows whether they were accepted: at most so many audits are in nobody's books. */
  unanswered: number;
  /** Messages that receivers took. */
  taken: { id: string; body: string; signed: boolean }[];
  /** Keys that had a webhook all the time; the others had none. */
  hooked: ReadonlySet<string>;
}

type Check = (state: EndState, seen: Seen) => Iterable<Omit<Broken, 'invariant'>>;

/**
 * Bad spells last for minutes; what is lost in them is found a minute later, and after an hour at most when it is lost
 * again.
 */
const longestMs = 6 * 3_600_000;

export const invariants: Readonly<Record<string, Check>> = {
  *'every accepted audit exists, and nearly nothing else'({ audits }, { accepted, unanswered }) {
    const ids = new Set(audits.map(({ audit_id }) => audit_id));
    for (const { auditId } of accepted) if (!ids.has(auditId)) yield { about: auditId, found: 'no audit' };
    const known = new Set(accepted.map(({ auditId }) => auditId));
    const unknown = audits.filter(({ audit_id }) => !known.has(audit_id));
    if (unknown.length > unanswered) {
      yield { about: unknown[0]?.audit_id, found: `${unknown.length} audits of ${unanswered} unanswered requests` };
    }
  },

  *'an Idempotency-Key stands for one audit'({ idempotency }, { accepted }) {
    const orders = Map.groupBy(
      accepted.filter(({ idempotent }) => idempotent),
      ({ order }) => order,
    );
    for (const answers of orders.values()) {
      const ids = new Set(answers.map(({ auditId }) => auditId));
      const [id = ''] = ids;
      if (ids.size > 1) yield { about: id, found: `${ids.size} audits for one key` };
      const records = idempotency.filter(({ audit_id }) => audit_id === id).length;
      if (records !== 1) yield { about: id, found: `${records} records of its key` };
    }
  },

  *'every audit is in one terminal state'({ audits }) {
    for (const { audit_id, status, completed_at, error, ...rest } of audits) {
      const ended = status === 'completed' || status === 'failed';
      if (!ended || completed_at === undefined) yield { about: audit_id, found: `it is ${status}` };
      if ((status === 'failed') !== (error !== undefined))
        yield { about: audit_id, found: `${status}, error ${error}` };
      const left = ['unfinished', 'lease_until', 'progress', 'step'].filter((name) => name in rest);
      if (left.length > 0) yield { about: audit_id, found: `${status}, and still with ${left.join(', ')}` };
    }
  },

  *'every audit ends within hours'({ audits }) {
    for (const { audit_id, created_at, completed_at, attempt } of audits) {
      const tookMs = Date.parse(completed_at) - Date.parse(created_at);
      if (tookMs > longestMs) yield { about: audit_id, found: `${tookMs / 1_000} s, in ${attempt} attempts` };
    }
  },

  *'the output is there if and only if the audit is completed'({ audits, outputs }) {
    for (const { audit_id, status } of audits) {
      const output = outputs.get(audit_id);
      if ((status === 'completed') !== (output !== undefined)) {
        yield { about: audit_id, found: `${status}, ${output ? 'with' : 'without'} output` };
      } else if (output instanceof Error) yield { about: audit_id, found: output.message };
      else if (output && output.metadata?.audit_id !== audit_id) {
        yield { about: audit_id, found: `the output of ${output.metadata?.audit_id}` };
      }
    }
    const ids = new Set(audits.map(({ audit_id }) => audit_id));
    for (const id of outputs.keys()) if (!ids.has(id)) yield { about: id, found: 'output of no audit' };
  },

  *'counters equal what was accepted, and the month what was not given back'({ audits, usage }) {
    const wanted = new Map<string, number>();
    const add = (scope: string, units: number): void => void wanted.set(scope, (wanted.get(scope) ?? 0) + units);
    for (const { key_id, account_id, created_at, error } of audits) {
      add(`key#${key_id}#hour#${created_at.replaceAll(/\D/gu, '').slice(0, 10)}`, 1);
      const givenBack = error !== undefined && failures[error.code as FailureCode].ours;
      add(`account#${account_id}#month#${created_at.slice(0, 7)}`, givenBack ? 0 : 1);
    }
    const counted = [...usage.keys()].filter((scope) => !scope.startsWith('budget#'));
    for (const scope of new Set([...wanted.keys(), ...counted])) {
      const [should = 0, is = 0] = [wanted.get(scope), usage.get(scope)];
      if (should !== is) yield { about: scope, found: `${is} instead of ${should}` };
    }
  },

  *'an ended audit has one event, unsent if its key has no webhook, and it tells the truth'(
    { audits, deliveries },
    { hooked },
  ) {
    for (const { audit_id, key_id, status, completed_at } of audits) {
      const delivery = deliveries.get(`evt_${audit_id}`);
      if (!delivery) {
        yield { about: audit_id, found: 'no event' };
        continue;
      }
      if (hooked.has(key_id) === (delivery.state === 'unsent')) {
        yield { about: audit_id, found: `an event that is ${delivery.state}` };
      }
      const { type, data } = JSON.parse(delivery.body);
      if (type !== `audit.${status}` || data.status !== status || data.completed_at !== completed_at) {
        yield { about: audit_id, found: `${status} at ${completed_at}, told as ${delivery.body}` };
      }
    }
    const ids = new Set(audits.map(({ audit_id }) => `evt_${audit_id}`));
    for (const id of deliveries.keys()) if (!ids.has(id)) yield { about: id, found: 'event of no audit' };
  },

  *'every event of a webhook is delivered at least once, under one id, with the same bytes, signed'(
    { deliveries },
    { taken },
  ) {
    const byId = Map.groupBy(taken, ({ id }) => id);
    for (const [id, { state, body, due, lease_until }] of deliveries) {
      if (state === 'unsent' && !byId.has(id) && due === undefined) continue;
      if (state !== 'delivered') yield { about: id, found: `it is ${state}` };
      if (due !== undefined || lease_until !== undefined) yield { about: id, found: 'ended, and still due or leased' };
      const messages = byId.get(id) ?? [];
      if (messages.length === 0) yield { about: id, found: 'nobody has it' };
      if (messages.some((message) => message.body !== body)) yield { about: id, found: 'other bytes than were kept' };
      if (messages.some(({ signed }) => !signed)) yield { about: id, found: 'a message whose signature is wrong' };
    }
    for (const id of byId.keys()) if (!deliveries.has(id)) yield { about: id, found: 'a message of no event' };
  },
};

/** The first of each invariant that does not hold. */
export function brokenInvariants(state: EndState, seen: Seen): Broken[] {
  return Object.entries(invariants).flatMap(([invariant, check]) => {
    const [first] = check(state, seen);
    return first ? [{ invariant, ...first }] : [];
  });
}

/** Nothing is left: no audit in work, no delivery due, no message in any queue. */
export function brokenByWhatIsLeft(left: Readonly<Record<string, number>>): Broken[] {
  return Object.entries(left)
    .filter(([, count]) => count > 0)
    .map(([about, count]) => ({ invariant: 'nothing is left', about, found: `${count} left` }));
}

/** The counters of months hold all that was spent, and none more than the budget; no audit spent more than its own. */
export function brokenModelBudgets({ usage }: Pick<EndState, 'usage'>, model: FaultyModel): Broken[] {
  const months = model.spending().flatMap(({ name, spent, most }) => {
    const counters = [...usage].filter(([scope]) => scope.startsWith(`budget#${name}#`));
    const counted = counters.reduce((sum, [, used]) => sum + used, 0);
    const isKept = spent <= counted && counters.every(([, used]) => used <= most);
    return isKept ? [] : [{ invariant: modelBudgetsHold, about: name, found: `${spent} spent, ${counted} counted` }];
  });
  return [...months, ...model.broken()];
}
