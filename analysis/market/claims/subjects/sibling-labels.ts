/** Tells whose plan a label is that is a name itself: "Lite: $23" beside "Plus: $43" and "Premium: $70" of one seller. */

/** A claim with a label. */
export interface Labelled<Claim> {
  claim: Claim;
  /** The headings above it. */
  path: readonly string[];
  /** Whether its label is a name, which nothing owns. */
  isName: boolean;
}

/**
 * Returns the owner that most labels of a section have from its heading, for the labels beside them that are names. A
 * section whose labels are mostly names lists several things: "Alder: $12", "Birch: $15".
 */
export function siblingOwners<Claim extends { subject: string; owner: string | null }>(
  labels: readonly Labelled<Claim>[],
): ReadonlyMap<Claim, string> {
  const found = new Map<Claim, string>();
  const headings = [...new Set(labels.flatMap(({ path }) => path))].map((heading) => ` ${heading.toLowerCase()} `);
  const hasSection = (name: string): boolean => headings.some((heading) => heading.includes(` ${name.toLowerCase()} `));
  for (const section of Map.groupBy(labels, ({ path }) => path.join('\n')).values()) {
    const names = section.filter(({ isName }) => isName);
    const owners = section.flatMap(({ claim, isName }) => (isName ? [] : [claim.owner]));
    const [owner, ...others] = new Set(owners);
    if (owner == null || others.length > 0 || owners.length <= names.length) continue;
    if (section[0]?.path.some((heading) => heading.includes(owner)) !== true) continue;
    for (const { claim } of names) if (!hasSection(claim.subject)) found.set(claim, owner);
  }
  return found;
}
