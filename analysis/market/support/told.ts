/** Reads a sentence for comparison: its clauses with their words, figures, names and denials. */
import { languagePack } from '../../languages/packs.ts';
import type { FigureStatements } from '../../languages/statements.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { backgroundFor } from '../../text/background.ts';
import type { Figure } from '../claims/figures/figure.ts';
import { type FigureReader, figureReader } from '../claims/figures/measure.ts';
import { claimsRule } from '../claims/rule.ts';
import { type Polarity, polarityOf } from './denial.ts';
import { withDigits } from './digits-of-words.ts';
import { isPartOfName, type PlacedWord, type ToldWord, wordsOf } from './told-words.ts';

const { minYear, maxYear } = claimsRule.values;
const marks = '[,;，；、]\\s*';
/** Where a part of a sentence ends that a denial does not reach beyond. */
const partMarks = '[,;:|，；：、—–]\\s*';

/** A figure with what it counts. */
export interface ToldFigure extends Figure {
  /** Stem of the first word with content after it; null if none follows. */
  thing: string | null;
}

/** A clause: a sentence, or the part of one that belongs to one of several figures of a kind. */
export interface Told {
  words: readonly ToldWord[];
  figures: readonly ToldFigure[];
  /** Words of the parts between marks that deny something; null if the language has no list of denials. */
  denied: readonly ToldWord[] | null;
}

/** Reads sentences of one language and country. */
export interface ToldReader {
  analyzer: Analyzer;
  polarity: Polarity;
  /** The clauses of a sentence, in order. */
  read(sentence: string): Told[];
  /** The words of a heading or title. */
  words(text: string): ToldWord[];
}

/** Creates the reader for texts in the analyser's language, for `country` (ISO 3166-1 alpha-2). */
export function toldReader(analyzer: Analyzer, country: string): ToldReader {
  const pack = languagePack(analyzer.language);
  const figures = figureReader(analyzer.language, country, pack.statements);
  const polarity = polarityOf(analyzer);
  const joint = jointOf(pack.statements);
  const parts = new RegExp(partMarks, 'gu');
  const context = {
    analyzer,
    background: backgroundFor(analyzer),
    areNounsCapitalized: pack.nouns?.areCapitalized === true,
  };
  return {
    analyzer,
    polarity,
    read(sentence) {
      const text = withDigits(sentence, analyzer.language);
      const found = ownFigures(text, figures);
      const words = wordsOf(text, found, context);
      const cuts = [...cutsOf(text, found, joint), text.length];
      return cuts.map((end, index) => {
        const start = cuts[index - 1] ?? 0;
        const isIn = (place: { start: number }): boolean => place.start >= start && place.start < end;
        return {
          words: words.filter(isIn),
          figures: found.filter(isIn).map((figure) => ({
            ...figure,
            thing: words.find((word) => word.start >= figure.end && word.start < end)?.stem ?? null,
          })),
          denied: deniedIn(text, { start, end }, words.filter(isIn), parts, polarity),
        };
      });
    },
    words: (text) => wordsOf(text, [], context),
  };
}

/** The words of those parts of a clause that deny something. */
function deniedIn(
  text: string,
  { start, end }: { start: number; end: number },
  words: readonly PlacedWord[],
  joint: RegExp,
  polarity: Polarity,
): PlacedWord[] | null {
  const cuts = [...text.slice(start, end).matchAll(joint)].map((mark) => start + mark.index + mark[0].length);
  const ends = [...cuts, end];
  const denied: PlacedWord[] = [];
  for (const [index, to] of ends.entries()) {
    const from = ends[index - 1] ?? start;
    const isDenied = polarity.isDenied(text.slice(from, to));
    if (isDenied === null) return null;
    if (isDenied) denied.push(...words.filter((word) => word.start >= from && word.start < to));
  }
  return denied;
}

/** The figures of a text. A bare number after a name belongs to the name; one after a figure may share its unit. */
function ownFigures(text: string, read: FigureReader): Figure[] {
  const own: Figure[] = [];
  for (const each of read(text)) {
    const figure = asYear(each);
    const last = own.at(-1);
    const isBare = figure.unit === null && figure.property === 'count';
    if (isBare && isPartOfName(text, figure)) continue;
    const endsClause =
      /^[\s.!?。！？;,，；)]*$/u.test(text.slice(figure.end)) || /^\s*[,;，；]/u.test(text.slice(figure.end));
    if (isBare && endsClause && last?.unit != null && last.unit.dimension !== 'count') {
      own.push({ ...figure, unit: last.unit, property: last.property, per: last.per });
    } else own.push(figure);
  }
  return own;
}

/** "1965年" is a year, and no span of 1,965 years. */
function asYear(figure: Figure): Figure {
  const { low, high, unit } = figure;
  const isYear = unit?.code === 'a' && low === high && low !== null && low >= minYear && low <= maxYear;
  return isYear ? { ...figure, property: 'date', unit: null } : figure;
}

/** Matches what may join two clauses: a comma, or a word such as "and". */
function jointOf(wording: FigureStatements | null): RegExp {
  const words = `${wording?.and ?? ''},${wording?.breaks ?? ''}`.split(',').map((word) => word.trim());
  const any = words.filter((word) => word !== '').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  const before = wording?.unspaced === true ? '' : '\\s';
  return new RegExp(any.length === 0 ? marks : `${marks}|${before}(?=(?:${any.join('|')})(?![\\p{L}\\p{M}]))`, 'iu');
}

/** Where a sentence with several figures of one dimension is cut, so that each figure has its own words. */
function cutsOf(text: string, figures: readonly Figure[], joint: RegExp): number[] {
  const cuts: number[] = [];
  for (let index = 1; index < figures.length; index++) {
    const [first, second] = [figures[index - 1], figures[index]];
    if (first === undefined || second === undefined || !isOneKind(first, second)) continue;
    const between = text.slice(first.end, second.start);
    const mark = joint.exec(between);
    if (mark !== null) cuts.push(first.end + mark.index + mark[0].length);
  }
  return cuts;
}

function isOneKind(a: Figure, b: Figure): boolean {
  return a.property === b.property && a.unit?.dimension === b.unit?.dimension;
}
