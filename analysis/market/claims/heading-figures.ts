/** Reads headings that state a figure themselves: as a sentence, or as the name of a thing with its price. */
import type { DocumentBlock } from '../../extract/content/document-block.ts';
import type { ClaimTools, Found } from './found.ts';
import type { Tie } from './statements/statement.ts';
import { labelOf } from './subjects/heading-subjects.ts';
import { textFigures } from './text-figures.ts';

/** The forms of a sentence with a verb; a heading without one only names what stands below it. */
const told: ReadonlySet<Tie> = new Set(['is', 'has', 'costs', 'lasts', 'weighs', 'pays', 'share']);

/**
 * Returns the figures that a heading states: "The average hourly rate is $82.66", "Corvane Slim ($275)". The heading is the
 * whole statement, and the passage right below it supports it.
 */
export function headingFigures(block: DocumentBlock, tools: ClaimTools): Found[] {
  const priced = pricedName(block, tools);
  if (priced !== null) return [priced];
  return textFigures(block, null, tools).filter(
    ({ tie, subject, refersTo, figure }) =>
      told.has(tie) && subject !== '' && refersTo === null && figure.property !== 'date' && figure.unit !== null,
  );
}

/** "Best for mud: Corvane Slim ($275)": the name before a price in brackets; null for any other heading. */
function pricedName({ text, start, end }: DocumentBlock, tools: ClaimTools): Found | null {
  const [, before = '', inside = ''] = /^(.+?)\s*\(([^()]+)\)\s*$/u.exec(text) ?? [];
  const [figure, ...more] = tools.read(inside);
  if (figure?.property !== 'price' || more.length > 0 || figure.low === null) return null;
  if (inside.slice(0, figure.start).trim() !== '' || inside.slice(figure.end).trim() !== '') return null;
  const name = labelOf(before.split(/[:：]\s/u).at(-1) ?? '', tools, ({ property }) => property === 'count');
  if (name === '') return null;
  const place = { start, end };
  return {
    figure,
    subject: name,
    owner: null,
    predicate: null,
    qualifier: null,
    tie: 'is',
    refersTo: null,
    doubt: 0,
    place,
  };
}
