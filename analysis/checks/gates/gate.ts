/** Defines a gate: a condition without which nothing else about a page counts. */
import type { GateId } from '../../report/gap/gates.ts';
import type { GateArtifacts } from '../artifacts.ts';

/** `observed` is the deciding fact as found; null if nothing was observed. */
export interface Verdict {
  status: 'pass' | 'fail' | 'unknown';
  observed: string | null;
}

/** A gate. `id` is the name of its file; it receives only the artifacts in `needs`. */
export interface Gate<Id extends GateId, Need extends keyof GateArtifacts> {
  id: Id;
  needs: readonly Need[];
  judge(artifacts: Pick<GateArtifacts, Need>): Verdict;
}

/** Declares a gate and infers its types. */
export function defineGate<const Id extends GateId, Need extends keyof GateArtifacts>(
  gate: Gate<Id, Need>,
): Gate<Id, Need> {
  return gate;
}
