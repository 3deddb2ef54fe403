/** What a gate is: a condition without which nothing else about a page counts. */
import type { GateId } from '../../report/gap/gates.ts';
import type { GateArtifacts } from '../artifacts.ts';

/** `observed` is what decided, as found; null where nothing could be seen. */
export interface Verdict {
  status: 'pass' | 'fail' | 'unknown';
  observed: string | null;
}

/** Its id is its file's name; it is given what `needs` names and nothing else. */
export interface Gate<Id extends GateId, Need extends keyof GateArtifacts> {
  id: Id;
  needs: readonly Need[];
  judge(artifacts: Pick<GateArtifacts, Need>): Verdict;
}

/** Declares a gate; its types are read off what is given. */
export function defineGate<const Id extends GateId, Need extends keyof GateArtifacts>(
  gate: Gate<Id, Need>,
): Gate<Id, Need> {
  return gate;
}
