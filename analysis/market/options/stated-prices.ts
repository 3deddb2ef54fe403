/** Collects the prices that pages state: those of the market's claims, and those in tables of labelled amounts. */

import { figureWriter } from '../../languages/figures.ts';
import { renderPackOf } from '../../languages/writing-packs.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { type Figure, figureText, unitText } from '../claims/figures/figure.ts';
import type { FigureReader } from '../claims/figures/measure.ts';
import type { StatedClaims } from '../claims/measure.ts';
import { paidReader } from './paid.ts';
import { optionsRule } from './rule.ts';
import type { StatedPrice } from './stated-values.ts';

const { maxLabelWords } = optionsRule.values;

/**
 * Returns the prices, those of tables first.
 * @param stated all claims of the market
 * @param keyword stems
 */
export function statedPrices(
  cuts: readonly CutPage[],
  { claims, tools }: StatedClaims,
  keyword: readonly string[],
  analyzer: Analyzer,
): StatedPrice[] {
  const writeFigure = figureWriter(renderPackOf(analyzer.language));
  const write = (figure: Figure): string => writeFigure(figureText(figure), unitText(figure) ?? undefined);
  const isPaid = paidReader(() => true, keyword, analyzer);
  const high = tools.lexicon?.high ?? new Set();
  const isHighest = (label: string): boolean =>
    analyzer.analyze(label).some(({ stop, text }) => !stop && high.has(text));
  return [
    ...cuts.flatMap((cut) => tablePrices(cut, { read: tools.read, isPaid, isHighest, write })),
    ...claims.flatMap(({ figure, passage, statement, tie, owner, subject }) => {
      const of = isHighest(owner === null ? '' : subject) ? null : (owner ?? (tie === 'label' ? subject : null));
      const { property, low, per } = figure;
      return property === 'price' && isPaid(statement) ? [{ price: write(figure), passage, of, low, per }] : [];
    }),
  ];
}

interface PriceReading {
  read: FigureReader;
  /** Whether an amount in a text is a price. */
  isPaid(text: string): boolean;
  /** Whether a label says that its price is the end of a range: "Maximum cost". */
  isHighest(label: string): boolean;
  write(figure: Figure): string;
}

/** The prices in short cells, one for each label of a cell. Longer cells hold sentences, which claims are read from. */
function tablePrices(
  { page: { source_id, document } }: CutPage,
  { read, isPaid, isHighest, write }: PriceReading,
): StatedPrice[] {
  return document.blocks.flatMap(({ table, start }) =>
    (table?.rows ?? []).flatMap(({ header, cells }) =>
      cells.flatMap((cell, index) => {
        if (cell.split(/\s+/u).length > maxLabelWords) return [];
        const figure = read(cell).find(({ property }) => property === 'price');
        const label = table?.columns[index] ?? '';
        if (figure === undefined || ![header, label].every((each) => isPaid(`${each} ${cell}`))) return [];
        const { low, per } = figure;
        const price = { price: write(figure), passage: { source_id, start }, low, per };
        const row = header || (cells[0] ?? '');
        const labels = [isHighest(label) ? [] : row, isHighest(header) ? [] : label].flat();
        return labels.map((of) => ({ ...price, of }));
      }),
    ),
  );
}
