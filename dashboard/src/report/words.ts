/** What the codes of the report on screen are called, in the language of that report. */
import type { WordKind } from '../../../analysis/languages/codes.ts';
import {
  capitalized,
  inWords,
  saySign as nameOfSign,
  unitName as nameOfUnit,
  say as wordOf,
} from '../../../analysis/languages/say.ts';
import type { WritingPack } from '../../../analysis/languages/writing-pack.ts';

/** One report is on screen at a time, so its words are kept here and not handed to every table cell. */
let shown: WritingPack | undefined;

/** Says everything from now on with the words of `pack`. */
export function showIn(pack: WritingPack): void {
  shown = pack;
}

function current(): WritingPack {
  if (shown === undefined) throw new Error('a part of a report is shown before its words are loaded');
  return shown;
}

/** What `code` is called; a code that is not known is shown as its own words. */
export function say(kind: WordKind, code: string): string {
  return wordOf(current().words, kind, code);
}

/** The same with a capital at its beginning. */
export function sayFirst(kind: WordKind, code: string): string {
  return capitalized(say(kind, code), current().language);
}

/** A sign of an intent, such as `results_page:local_pack`, in words. */
export function saySign(sign: string): string {
  return capitalized(nameOfSign(current().words, sign, current().labels.colon), current().language);
}

/** The name of a check by its id. */
export function checkName(id: string): string {
  const { checkNames } = current();
  return Object.hasOwn(checkNames, id) ? checkNames[id as keyof typeof checkNames] : inWords(id);
}

/** A unit by its UCUM code in words. */
export function unitName(unit: string): string {
  return nameOfUnit(current().units, unit);
}

/** The codes of a kind, in the order of the words. */
export function codesOf(kind: WordKind): string[] {
  return Object.keys(current().words[kind]);
}

/** Why a practice is not worth doing, a heading or a label: what the view takes from the pack as it stands. */
export function labels(): WritingPack['labels'] {
  return current().labels;
}

/** Ids of column heads. */
export type ColumnName = keyof WritingPack['dashboard']['columns'];

/** The head of a column. */
export function columnTitle(name: ColumnName): string {
  return current().dashboard.columns[name];
}

/** How each section is to be read. */
export function leads(): WritingPack['dashboard']['leads'] {
  return current().dashboard.leads;
}

/** The language of the report on screen, for `Intl`. */
export function shownLanguage(): string {
  return current().language;
}

/** The heads of the overview, and the words of its cells. */
export function overviewHeads(): WritingPack['overview']['heads'] {
  return current().overview.heads;
}
