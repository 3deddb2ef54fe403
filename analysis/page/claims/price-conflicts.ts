/** Finds prices of one thing that contradict each other on a page. */
import { grouped } from '../../market/claims/groups.ts';
import { type CutPage, keyedClaims, type StatedClaims } from '../../market/claims/measure.ts';

/** Two statements of a page with different prices of the same thing, in page order. */
export interface PriceConflict {
  subject: string;
  first: string;
  second: string;
  /** Ids of the passages with the two statements, in the same order. */
  passages: readonly [string, string];
}

/** Labels that differ in nothing but their figures are of variants that a switch or a card tells apart. */
function areVariants(one: string, other: string): boolean {
  const isLabel = (statement: string): boolean => !/[.!?]['"”’»)]?$/u.test(statement.trim());
  const withoutFigures = (statement: string): string => statement.replaceAll(/\p{N}+(?:[.,]\p{N}+)*/gu, '0');
  return isLabel(one) && isLabel(other) && withoutFigures(one) === withoutFigures(other);
}

const folded = (text: string): string => text.trim().toLowerCase();

/** The headings that stand on the page several times, lowercase: they name a part of each entry. */
function repeatedHeadings({ page: { blocks } }: Pick<CutPage, 'page'>): ReadonlySet<string> {
  const headings = blocks.flatMap(({ block }) => (block.kind === 'heading' ? [folded(block.text)] : []));
  return new Set(
    [...Map.groupBy(headings, (heading) => heading)].flatMap(([text, all]) => (all.length > 1 ? text : [])),
  );
}

/** Returns the contradictions of `page`, judged as those between market pages are, once for each thing. */
export function priceConflictsOf(page: CutPage, { tools }: StatedClaims): PriceConflict[] {
  // "1000 Euro Kredit" and "500 Euro Kredit" are two things, called by their sums.
  const isCalledBySum = (name: string): boolean => tools.read(name).some(({ property }) => property === 'price');
  const prices = keyedClaims(page, tools).filter(
    ({ figure, doubt, subject, owner }) =>
      figure.property === 'price' && doubt === 0 && !isCalledBySum(subject) && !isCalledBySum(owner ?? ''),
  );
  const found = new Map<string, PriceConflict>();
  const repeated = repeatedHeadings(page);
  for (const { support, contradict } of grouped(prices)) {
    const [one] = support;
    const [other] = contradict;
    if (one === undefined || other === undefined || one.statement === other.statement) continue;
    if (areVariants(one.statement, other.statement)) continue;
    // "Fast facts" below each of five services: the price is of another service each time.
    if (
      [one, other].some(({ owner, subject: name }) => repeated.has(folded(owner ?? '')) || repeated.has(folded(name)))
    )
      continue;
    const [first, second] = one.passage.start <= other.passage.start ? [one, other] : [other, one];
    const subject = first.owner === null ? first.subject : `${first.owner}, ${first.subject}`;
    const pair = [first.statement, second.statement].join('\n');
    if (found.has(pair)) continue;
    const passages = [first.passage.id, second.passage.id] as const;
    found.set(pair, { subject, first: first.statement, second: second.statement, passages });
  }
  return [...found.values()];
}
