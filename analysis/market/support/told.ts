/** Reads a sentence for comparison: its clauses with their words, figures, names and denials. */
import { languagePack } from '../../languages/packs.ts';
import type { FigureStatements } from '../../languages/statements.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { type Background, backgroundFor } from '../../text/background.ts';
import type { Figure } from '../claims/figures/figure.ts';
import { type FigureReader, figureReader } from '../claims/figures/measure.ts';
import { claimsRule } from '../claims/rule.ts';
import { type Polarity, polarityOf } from './denial.ts';
import { withDigits } from './digits-of-words.ts';
import { supportRule } from './rule.ts';

const { minYear, maxYear } = claimsRule.values;
const marks = '[,;，；、]\\s*';
const { weightsPerDecade, weightWithoutList, maxWeight } = supportRule.values;

/** A word with content, outside figures. */
export interface ToldWord {
  stem: string;
  weight: number;
  /** Whether it is written as a name, and not because a sentence begins with it. */
  isName: boolean;
  /** Whether the text begins with it, so that a capital says nothing. */
  isFirst: boolean;
  /** The lower-cased word before it, without articles; empty at the start. */
  before: string;
}

/** A figure with what it counts. */
export interface ToldFigure extends Figure {
  /** Stem of the first word with content after it; null if none follows. */
  thing: string | null;
}

/** A clause: a sentence, or the part of one that belongs to one of several figures of a kind. */
export interface Told {
  words: readonly ToldWord[];
  figures: readonly ToldFigure[];
  /** Whether the clause denies something; null if the language has no list of denials. */
  isDenied: boolean | null;
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
          isDenied: polarity.isDenied(text.slice(start, end)),
        };
      });
    },
    words: (text) => wordsOf(text, [], context),
  };
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

/** "Lift 2", "Boeing 737". */
function isPartOfName(text: string, { start }: Figure): boolean {
  return /(?:^|[^\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}-]*\s$/u.test(text.slice(0, start));
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

interface WordContext {
  analyzer: Analyzer;
  background: Background | null;
  areNounsCapitalized: boolean;
}

type PlacedWord = ToldWord & { start: number };

function wordsOf(text: string, figures: readonly Figure[], context: WordContext): PlacedWord[] {
  const all = context.analyzer.analyze(text);
  return all.flatMap((word, index): PlacedWord[] => {
    const isInFigure = figures.some(({ start, end }) => word.start < end && word.end > start);
    const isName = isNameIn(text, word, index === 0, context);
    if (isInFigure || (word.stop && !isName) || (word.figure && !isName)) return [];
    const before = all[index - 1];
    return [
      {
        stem: word.stem,
        weight: weightOf(word, context.background),
        isName,
        isFirst: index === 0,
        before: before === undefined ? '' : before.text,
        start: word.start,
      },
    ];
  });
}

function weightOf({ stem, figure }: AnalyzedWord, background: Background | null): number {
  if (background === null || figure) return weightWithoutList;
  return Math.min(maxWeight, Math.max(1, Math.round(-Math.log10(background.shareOf(stem)) * weightsPerDecade)));
}

/** A capital inside a sentence, a word with a digit such as "K5", or the number of a name such as "Lift 2". */
function isNameIn(
  text: string,
  { start, end, figure, stop }: AnalyzedWord,
  isFirst: boolean,
  context: WordContext,
): boolean {
  const written = text.slice(start, end);
  if (figure) return /^\d{1,4}$/u.test(written) && isPartOfName(text, { start } as Figure) && !isYear(written);
  if (/\p{L}/u.test(written) && /\p{N}/u.test(written)) return /\p{Lu}|\p{Ll}/u.test(written);
  return !isFirst && !stop && !context.areNounsCapitalized && /^\p{Lu}/u.test(written);
}

function isYear(written: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/u.test(written);
}
