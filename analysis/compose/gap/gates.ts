/** Writes the gates. */
import type * as z from 'zod';
import type { Artifacts } from '../../checks/artifacts.ts';
import { judgeGates } from '../../checks/gates/gates.ts';
import type { GapTexts } from '../../checks/texts/texts.ts';
import type { gateSchema } from '../../report/gap/gates.ts';

/** A gate as the report has it, and its place in the list. */
export type Gate = z.infer<typeof gateSchema> & { place: number };

/** Every gate on what `artifacts` hold. */
export function composeGates(artifacts: Artifacts, texts: GapTexts): Gate[] {
  return judgeGates(artifacts).map(({ id, status, observed }, place) => ({
    id,
    status,
    observed,
    ev: [artifacts.page.source_id],
    consequence: texts.gates[id].consequence,
    place,
  }));
}
