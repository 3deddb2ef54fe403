/** Reads the figure in a cell of a table, with its remark and what the header adds to it. */
import type { Analyzer } from '../../../../text/analyzer.ts';
import type { Figure } from '../../figures/figure.ts';
import { withHeadingRate } from '../../figures/given-rates.ts';
import type { FigureReader } from '../../figures/measure.ts';
import { plainText } from '../../figures/phrases.ts';
import { countOf } from '../../figures/units.ts';
import { claimsRule } from '../../rule.ts';
import type { Lexicon } from '../lexicon.ts';
import { isNaming } from '../noun-chunks.ts';
import { qualifierOf } from '../qualifiers.ts';

const { maxCellChars, maxCountedWords } = claimsRule.values;

export interface TableTools {
  read: FigureReader;
  lexicon: Lexicon | null;
  analyzer: Analyzer;
}

export interface Cell {
  text: string;
  figure: Figure | null;
  /** The words after the figure that say for what it holds. */
  remark: string | null;
}

/** A cell with its figure, if it begins with one and has no other. */
export function cellOf(text: string, tools: TableTools): Cell {
  const none = { text, figure: null, remark: null };
  if (text.length > maxCellChars) return none;
  // "$1,428 per semester ($84 per lesson)": the remark says the same in another unit.
  const said = text.replace(/\s\([^()]*\p{N}[^()]*\)\s*$/u, '');
  const figures = tools.read(text.replace(/\s\([^()]*\)\s*$/u, ''));
  const [figure] = figures;
  if (figure === undefined || figures.length > 1 || /[\p{L}\p{N}]/u.test(text.slice(0, figure.start))) return none;
  if (/^\s?[,/;]\s?\p{N}/u.test(text.slice(figure.end))) return none;
  const remark = remarkIn(said, figure, tools);
  if (figure.unit !== null || figure.property !== 'count')
    return { text, figure: withWholeRate(figure, said, tools), remark };
  const things = text.slice(figure.end).trim();
  const words = tools.analyzer.analyze(things);
  if (words.length > maxCountedWords || words.some((word) => word.figure)) return none;
  return { text, figure: things === '' ? figure : { ...figure, unit: countOf(things.toLowerCase()) }, remark: null };
}

/** "$504 per summer term": a rate goes on to the noun that ends its cell. */
function withWholeRate(figure: Figure, text: string, { analyzer, lexicon }: TableTools): Figure {
  const [word, ...more] = analyzer.analyze(text.slice(figure.end));
  const isNoun =
    word !== undefined &&
    more.length === 0 &&
    isNaming(word) &&
    !word.figure &&
    lexicon?.isParticiple(word.text) !== true;
  const [, thing] = /^\{(.+)\}$/u.exec(figure.per ?? '') ?? [];
  return isNoun && thing !== undefined ? { ...figure, per: `{${thing} ${word.text}}` } : figure;
}

/** "$20 for students", "$30 (billed annually)": for what the figure of a cell holds. */
function remarkIn(text: string, figure: Figure, { lexicon, analyzer }: TableTools): string | null {
  if (lexicon === null) return null;
  const place = qualifierOf({ text, plain: plainText(text), lexicon, analyzer, heading: null }, figure, null);
  return place === null ? null : text.slice(place.start, place.end);
}

/** Adds the currency or rate in the header to a cell's figure: "Low (S$)", "Cost/hour". */
export function rated(figure: Figure, text: string, header: string, { read }: TableTools): Figure {
  const money = figure.unit === null ? moneyIn(header) : null;
  if (money !== null) return priceOf(`${money}${text}`, read) ?? figure;
  const ofHeader = withHeadingRate(figure, text, header, read);
  if (ofHeader !== figure) return ofHeader;
  const rate = /\s?\/\s?\p{L}+\s*$/u.exec(header)?.[0];
  const per = rate === undefined || figure.per !== null ? null : (read(`${text}${rate}`)[0]?.per ?? null);
  return per === null ? figure : { ...figure, per };
}

/** The currency at the end of a header, in brackets: "Low range (S$)", "Total (in €)". */
function moneyIn(header: string): string | null {
  const [, inside = ''] = /[([]([^()[\]]{1,8})[)\]]\s*$/u.exec(header) ?? [];
  return /(?:\p{Lu}{0,3}\p{Sc}|(?<!\p{L})\p{Lu}{3})$/u.exec(inside)?.[0] ?? null;
}

function priceOf(text: string, read: FigureReader): Figure | null {
  const [price] = read(text);
  return price?.property === 'price' ? price : null;
}
