/** Reads the figures in table cells that hold sentences; what they are of stands in the header of column or row. */
import type { DocumentBlock } from '../../extract/content/document-block.ts';
import type { ClaimTools, Found } from './found.ts';
import { claimsRule } from './rule.ts';
import { isLabel } from './statements/labels.ts';
import { sentenceFigures } from './text-figures.ts';

const { maxRows, maxColumns, maxCellChars, maxSentenceChars } = claimsRule.values;

/** Returns the figures in the long cells of a table; shorter cells are values. */
export function cellTexts({ table, text, start }: DocumentBlock, tools: ClaimTools): Found[] {
  if (table === undefined || table.columns.length > maxColumns) return [];
  let from = 0;
  return table.rows.slice(0, maxRows).flatMap(({ header, cells }) =>
    cells.flatMap((cell, index) => {
      const at = cell.length > maxCellChars ? text.indexOf(cell, from) : -1;
      if (at < 0) return [];
      from = at + cell.length;
      const owner = ownerIn([table.columns[index] ?? '', header], tools);
      return owner === null ? [] : sentencesOf(cell, start + at, owner, tools);
    }),
  );
}

function sentencesOf(cell: string, offset: number, owner: string, tools: ClaimTools): Found[] {
  return tools.analyzer.sentences(cell).flatMap(({ start, end }) => {
    const sentence = cell.slice(start, end);
    if (sentence.length > maxSentenceChars || !/\p{N}/u.test(sentence)) return [];
    return sentenceFigures(sentence, { isItem: false, heading: null, section: owner, isFirst: false }, tools).map(
      (found) => ({
        ...found,
        owner: found.owner ?? (found.subject === owner ? null : owner),
        place: { start: offset + start, end: offset + end },
      }),
    );
  });
}

/** The first header that is a name. */
function ownerIn(headers: readonly string[], { analyzer, names }: ClaimTools): string | null {
  const isNamed = (text: string) =>
    analyzer.analyze(text).some(({ start, end }) => names.isName(text.slice(start, end)));
  return headers.find((header) => isLabel(header) && isNamed(header)) ?? null;
}
