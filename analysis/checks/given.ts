/** Selects the artifacts that a check or gate declares. */

/** Returns only the artifacts named in `needs`; the others are absent, although the type includes them. */
export function given<All extends object>(artifacts: All, needs: readonly (keyof All)[]): All {
  const declared: Partial<All> = {};
  for (const name of needs) declared[name] = artifacts[name];
  return declared as All;
}
