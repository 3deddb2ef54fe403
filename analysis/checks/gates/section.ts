/** Writes the report's gates. */
import type * as z from 'zod';
import type { WritingPack } from '../../languages/writing-pack.ts';
import type { gateSchema } from '../../report/gap/gates.ts';
import type { GateArtifacts } from '../artifacts.ts';
import { judgeGates } from './gates.ts';

/** A gate as in the report, with its position in the list. */
export type Gate = z.infer<typeof gateSchema> & { place: number };

/** Judges every gate for the page with the source id `sourceId`. */
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
