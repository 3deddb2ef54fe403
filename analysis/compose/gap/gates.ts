/** Writes the gates. */
import type * as z from 'zod';
import type { GateArtifacts } from '../../checks/artifacts.ts';
import { judgeGates } from '../../checks/gates/gates.ts';
import type { GapTexts } from '../../checks/texts/texts.ts';
import type { gateSchema } from '../../report/gap/gates.ts';

/** A gate as the report has it, and its place in the list. */
export type Gate = z.infer<typeof gateSchema> & { place: number };

/** Every gate on what `artifacts` hold of the page that is the source `sourceId`. */
export function composeGates(artifacts: GateArtifacts, sourceId: string, texts: GapTexts): Gate[] {
  return judgeGates(artifacts).map(({ id, status, observed }, place) => ({
    id,
    status,
    observed,
    ev: [sourceId],
    consequence: texts.gates[id].consequence,
    place,
  }));
}
