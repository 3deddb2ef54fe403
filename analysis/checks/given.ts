/** Gives a check or a gate what it declares, and no more. */

/** The artifacts that `needs` names; the others are not there, whatever their type says. */
export function given<All extends object>(artifacts: All, needs: readonly (keyof All)[]): All {
  const declared: Partial<All> = {};
  for (const name of needs) declared[name] = artifacts[name];
  return declared as All;
}
