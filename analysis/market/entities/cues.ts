/** Counts what stands around the occurrences of a name in running text. */
import {
  definiteArticles,
  personPronouns,
  personTitles,
  placePrepositions,
  relativePronouns,
  sayingVerbs,
} from '../../languages/any/name-cues.ts';
import type { AnalyzedBlock } from '../../read/analyzed-page.ts';
import { type Kind, kindAround } from './kinds/kind-cues.ts';
import { entitiesRule } from './rule.ts';

const { maxPronounWords } = entitiesRule.values;

/** Five digits; fewer may be a year or a model. */
const postalCode = /^\p{Nd}{5}$/u;

/** Counts of context cues, in running text, for what a name names. */
export interface Cues {
  /** Occurrences in running text. */
  running: number;
  /** After a preposition of place. */
  place: number;
  /** After a postal code: "69100 Villeurbanne". */
  postal: number;
  /** After a title of a person. */
  title: number;
  /** Before a personal pronoun or, with two names or more, before a verb of saying. */
  person: number;
  /** Before an apposition: "Baba Budan, a pilgrim, …". */
  apposition: number;
  /** Before a noun in small letters, which it describes: "SIM cards", "RAM-only". */
  attributive: number;
  /** After a definite article, or as a possessive: "the FCC", "NASA’s". */
  definite: number;
  /** Before the sign of a trademark: "Vantro®". */
  marked: number;
  /** What texts say that it is: "is a platform". */
  kinds: Map<Kind, number>;
}

/** The counts of a name before any occurrence. */
export function noCues(): Cues {
  return {
    running: 0,
    place: 0,
    postal: 0,
    title: 0,
    person: 0,
    apposition: 0,
    attributive: 0,
    definite: 0,
    marked: 0,
    kinds: new Map(),
  };
}

/** Counts what stands around the words `first` to `last` of a block; nothing without `cues`. */
export function addCues(cues: Cues | undefined, each: AnalyzedBlock, first: number, last: number): void {
  const { block, words } = each;
  if (cues === undefined) return;
  const kind = kindAround(each, first, last);
  if (kind !== null) cues.kinds.set(kind, (cues.kinds.get(kind) ?? 0) + 1);
  const before = words[first]?.joined === true ? (words[first - 1]?.text ?? '') : '';
  cues.running++;
  if (placePrepositions.has(before)) cues.place++;
  if (postalCode.test(before)) cues.postal++;
  if (personTitles.has(before)) cues.title++;
  if (/^\s?[®™]/u.test(block.text.slice(words[last]?.end))) cues.marked++;
  if (definiteArticles.has(before) || /['’]s$/u.test(words[last]?.text ?? '')) cues.definite++;
  const next = words[last + 1];
  if (next?.stop === true && /^,\s$/u.test(block.text.slice(words[last]?.end, next.start))) cues.apposition++;
  if (next?.joined === true && !next.stop && /^[\s‐‑-]\p{Ll}/u.test(block.text.slice(words[last]?.end, next.start + 1)))
    cues.attributive++;
  const isSaying = last > first && next?.joined === true && sayingVerbs.has(next.text);
  const around = words.slice(last + 1, last + 1 + maxPronounWords);
  const isRelated = relativePronouns.has(next?.text ?? '');
  if (isSaying || isRelated || around.some(({ text }) => personPronouns.has(text))) cues.person++;
}
