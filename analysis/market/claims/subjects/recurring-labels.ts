/** Tells what the labels of a page are of that it repeats below several headings: "Timeline: 2 weeks" of each phase. */
import type { Passage } from '../../../read/passages.ts';
import { type Figure, figureText } from '../figures/figure.ts';
import type { ClaimTools } from '../found.ts';
import { labelOf } from './heading-subjects.ts';

interface Labelled {
  subject: string;
  owner: string | null;
  figure: Figure;
  passage: Passage;
}

/**
 * Returns `claims` with the heading above it as the owner of each repeated label. Without such a heading and any other
 * owner, figures that differ are of things that nobody can tell apart, and are left out.
 * @param unowned the claims with a label that has no owner but the page
 */
export function withHeadings<Claim extends Labelled>(
  claims: readonly Claim[],
  unowned: ReadonlySet<Claim>,
  tools: ClaimTools,
): Claim[] {
  const groups = Map.groupBy(unowned, ({ subject, figure }) => `${figure.property} ${subject.toLowerCase()}`);
  const owners = new Map([...groups.values()].flatMap((group) => ownersIn(group, tools)));
  return claims.flatMap((claim) => {
    const owner = owners.get(claim);
    return owner === undefined ? [claim] : owner === null ? [] : [{ ...claim, owner }];
  });
}

/** The owner of each claim with a label that says different things, null if nothing tells it; no entry otherwise. */
function ownersIn<Claim extends Labelled>(group: readonly Claim[], tools: ClaimTools): [Claim, string | null][] {
  if (new Set(group.map(({ figure }) => figureText(figure))).size < 2) return [];
  const headingOf = ({ passage }: Claim): string => passage.heading_path.at(-1) ?? '';
  const headings = Map.groupBy(group, headingOf);
  return group.map((claim) => {
    const heading = headingOf(claim);
    const owner = headings.size > 1 && headings.get(heading)?.length === 1 ? labelOf(heading, tools) : '';
    return [claim, owner || claim.owner];
  });
}
