/** Writes the gates. */
import type * as z from 'zod';
import type { WritingPack } from '../../languages/writing-pack.ts';
import type { gateSchema } from '../../report/gap/gates.ts';
import type { GateArtifacts } from '../artifacts.ts';
import { judgeGates } from './gates.ts';

/** A gate as the report has it, and its place in the list. */
export type Gate = z.infer<typeof gateSchema> & { place: number };

/** Every gate on what `artifacts` hold of the page that is the source `sourceId`. */
export function composeGates(
  artifacts: GateArtifacts,
  sourceId: string,
  { advice }: Pick<WritingPack, 'advice'>,
): Gate[] {
  return judgeGates(artifacts).map(({ id, status, observed }, place) => ({
    id,
    status,
    observed,
    ev: [sourceId],
    consequence: advice.gates[id].consequence,
    place,
  }));
}
