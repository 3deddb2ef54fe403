/** What the report on screen says, in the language of that report. */
import type { WordKind } from '../../../analysis/languages/codes.ts';
import { figureWriter } from '../../../analysis/languages/figures.ts';
import {
  capitalized,
  inWords,
  saySign as nameOfSign,
  unitName as nameOfUnit,
  placeAmong,
  say as wordOf,
} from '../../../analysis/languages/say.ts';
import { writerOf } from '../../../analysis/languages/writer.ts';
import type { DashboardTexts, WritingPack } from '../../../analysis/languages/writing-pack.ts';

/** The texts of a language: those of the Markdown, and what only the dashboard says. */
export type ShownPack = WritingPack & { dashboard: DashboardTexts };

/** One report is on screen at a time, so its words are kept here and not handed to every table cell. */
let shown: ShownPack | undefined;

/** Says everything from now on with the words of `pack`. */
export function showIn(pack: ShownPack): void {
  shown = pack;
}

/** Everything that is written in the language of the report on screen. */
export function shownPack(): ShownPack {
  if (shown === undefined) throw new Error('a part of a report is shown before its words are loaded');
  return shown;
}

/** What `code` is called; a code that is not known is shown as its own words. */
export function say(kind: WordKind, code: string): string {
  return wordOf(shownPack().words, kind, code);
}

/** `text` with a capital at its beginning. */
export function capital(text: string): string {
  return capitalized(text, shownPack().language);
}

/** What `code` is called, with a capital at its beginning. */
export function sayFirst(kind: WordKind, code: string): string {
  return capital(say(kind, code));
}

/** Where a part of a page stands among the others: "Ahead of most". */
export function sayPlace(percentile: number): string {
  return capital(labels().gap.places[placeAmong(percentile)]);
}

/** A sign of an intent, such as `results_page:local_pack`, in words. */
export function saySign(sign: string): string {
  return capital(nameOfSign(shownPack().words, sign, shownPack().labels.colon));
}

/** The name of a check by its id. */
export function checkName(id: string): string {
  const { checkNames } = shownPack();
  return Object.hasOwn(checkNames, id) ? checkNames[id as keyof typeof checkNames] : inWords(id);
}

/** The name of a method by its id, such as `terms@2`; `written` where it is not known. */
export function methodName(id: string, written: string): string {
  const { methods, language } = shownPack();
  const [name = ''] = id.split('@');
  return Object.hasOwn(methods, name) ? capitalized(methods[name as keyof typeof methods], language) : written;
}

/** A unit by its UCUM code in words. */
export function unitName(unit: string): string {
  return nameOfUnit(shownPack().units, unit);
}

/** The figure of a claim with its unit, in words. */
export function claimFigure(value: string, unit: string | undefined): string {
  return figureWriter(shownPack())(value, unit);
}

/** The codes of a kind, in the order of the words. */
export function codesOf(kind: WordKind): string[] {
  return Object.keys(shownPack().words[kind]);
}

/** Headings and labels of the Markdown. */
export function labels(): WritingPack['labels'] {
  return shownPack().labels;
}

/** What only the dashboard says. */
export function texts(): DashboardTexts {
  return shownPack().dashboard;
}

/** Ids of column heads. */
export type ColumnName = keyof DashboardTexts['columns'];

/** The head of a column. */
export function columnTitle(name: ColumnName): string {
  return texts().columns[name];
}

/** How each section is to be read. */
export function leads(): DashboardTexts['leads'] {
  return texts().leads;
}

/** `Rank: 3`. */
export function labelled(label: string, value: string | number): string {
  return `${withColon(label)} ${value}`;
}

/** A name as the label of what follows. */
export function withColon(name: string): string {
  return `${name}${labels().colon}`;
}

/** A label of the Markdown as a head: without the colon at its end. */
export function asHead(label: string): string {
  return label.replace(/\s*[:：]$/u, '');
}

/** Words of a page in the quotation marks of the report's language. */
export function quoteMarks(): readonly [string, string] {
  return shownPack().quotes;
}

/** The beginning of `text` on one line, in quotation marks. */
export function shortQuote(text: string): string {
  return writerOf(shownPack()).quoted(text);
}

/** Why a value cannot be given. */
export type ReasonName = keyof DashboardTexts['reasons'];

/** "not measurable", with the reason where there is one to tell. */
export function notMeasurable(why?: ReasonName): string {
  return why === undefined ? labels().notMeasurable : labelled(labels().notMeasurable, texts().reasons[why]);
}

/** The language of the report on screen, for `Intl`. */
export function shownLanguage(): string {
  return shownPack().language;
}

/** The heads of the overview, and the words of its cells. */
export function overviewHeads(): WritingPack['overview']['heads'] {
  return shownPack().overview.heads;
}
