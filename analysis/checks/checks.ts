/** All checks, with the weights and text parameters of their findings. */
import type { CheckId } from '../report/gap/check-ids.ts';
import type { Check, Found } from './check.ts';
import { registry } from './registry.ts';
import type { Weight } from './weights.ts';

export type AnyCheck = (typeof registry)[number];

/** In the order in which they run and reports list them. */
export const checks: readonly AnyCheck[] = registry;

/** The weight of each check's findings. */
export const weights = Object.fromEntries(checks.map(({ id, weight }) => [id, weight])) as Readonly<
  Record<CheckId, Weight>
>;

/** The parameters of the texts of a check's findings. */
export type ParamsOf<Id extends CheckId> =
  Extract<AnyCheck, { id: Id }> extends Check<Id, infer _Need, infer Params> ? Params : never;

/** A problem with the id of the check that found it. */
export type FoundBy = { [Id in CheckId]: { id: Id; found: Found<ParamsOf<Id>> } }[CheckId];
