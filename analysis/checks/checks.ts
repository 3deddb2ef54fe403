/** Every check, what its findings weigh and what its texts name. */
import type { CheckId } from '../report/gap/check-ids.ts';
import type { Check } from './check.ts';
import { registry } from './registry.ts';
import type { Weight } from './weights.ts';

export type AnyCheck = (typeof registry)[number];

/** In the order in which they run and a report lists them. */
export const checks: readonly AnyCheck[] = registry;

/** What the findings of each check weigh. */
export const weights = Object.fromEntries(checks.map(({ id, weight }) => [id, weight])) as Readonly<
  Record<CheckId, Weight>
>;

/** What the texts of a check's findings name. */
export type ParamsOf<Id extends CheckId> =
  Extract<AnyCheck, { id: Id }> extends Check<Id, infer _Need, infer Params> ? Params : never;
