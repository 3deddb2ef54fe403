/** Gives a check or a gate what it declares, and no more. */
import type { Artifacts } from './artifacts.ts';

/** The artifacts that `needs` names. */
export function given(artifacts: Artifacts, needs: readonly (keyof Artifacts)[]): Artifacts {
  return Object.fromEntries(needs.map((name) => [name, artifacts[name]])) as unknown as Artifacts;
}
