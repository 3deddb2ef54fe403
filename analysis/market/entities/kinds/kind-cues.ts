/**
 * Reads what a text says a name is: "Xero is a cloud accounting platform", "Baba Budan, a pilgrim", "the library
 * Redux".
 */

import {
  describedNouns,
  exampleJoins,
  exampleLinks,
  exampleNouns,
  exampleOpenings,
} from '../../../languages/any/kind-nouns.ts';
import { copulas, kindWords, openingArticles } from '../../../languages/any/name-cues.ts';
import type { AnalyzedBlock } from '../../../read/analyzed-page.ts';
import { entitiesRule } from '../rule.ts';

const { maxKindWords, maxExampleWords } = entitiesRule.values;

/** A kind of thing; a maker is a brand where products are compared, and an organization elsewhere. */
export type Kind = keyof typeof kindWords;

const kinds = Object.keys(kindWords) as Kind[];

/** The kind that stands around the words `first` to `last` of a block; null if none does. */
export function kindAround(block: AnalyzedBlock, first: number, last: number): Kind | null {
  return (
    kindAfter(block, last) ?? kindBefore(block, first) ?? kindOfExample(block, first) ?? kindDescribed(block, last)
  );
}

/** The last kind in the noun phrase after a copula, or after a comma and an article. */
function kindAfter({ block, words }: AnalyzedBlock, last: number): Kind | null {
  const end = words[last]?.end ?? 0;
  const [next] = words.slice(last + 1, last + 2);
  if (next === undefined) return null;
  const between = block.text.slice(end, next.start);
  // "Sara Lund, founder of …"
  if (/^,\s$/u.test(between) && kindOfOne(next.text) === 'person') return 'person';
  if (!next.stop) return null;
  const isApposed = /^,\s$/u.test(between) && openingArticles.has(next.text);
  if (!isApposed && !(/^\s$/u.test(between) && copulas.has(next.text))) return null;
  let found: Kind | null = null;
  let hasBegun = false;
  for (const word of words.slice(last + 2, last + 2 + maxKindWords)) {
    // The phrase ends with the clause, or with a function word after its noun: "is built for agencies".
    if (!word.joined || (word.stop && hasBegun)) break;
    hasBegun ||= !word.stop;
    found = kindOfOne(word.text) ?? found;
  }
  return found;
}

/** "The paediatrician Jo Lund", "the library Redux": a noun in small letters directly before the name. */
function kindBefore({ block, words }: AnalyzedBlock, first: number): Kind | null {
  const before = words[first - 1];
  if (before === undefined || words[first]?.joined !== true) return null;
  return /^\p{Ll}/u.test(block.text.charAt(before.start)) ? kindOf(before.text) : null;
}

/** The kind of a noun that can be said of one name: "tutors on Vantro are teachers" says it of nobody called Vantro. */
function kindOfOne(word: string): Kind | null {
  const kind = kindOf(word);
  return kind === 'person' && !kindWords.person.has(word) ? null : kind;
}

/** The kind of a noun or of its plural: "one of the most popular brands". */
export function kindOf(word: string): Kind | null {
  const forms = [word, word.replace(/s$/u, ''), word.replace(/ies$/u, 'y')];
  return kinds.find((kind) => forms.some((form) => kindWords[kind].has(form))) ?? null;
}

/** "Methods such as Tarn, Lund and Fjell": the kind that a name is an example of, behind other examples. */
function kindOfExample({ block, words }: AnalyzedBlock, first: number): Kind | null {
  for (let index = first - 1; index > first - maxExampleWords; index--) {
    const word = words[index];
    const next = words[index + 1];
    if (word === undefined || next === undefined) return null;
    // Only names, commas and what joins the last of them stand between.
    if (!/^[\s,’'"“”(&-]*$/u.test(block.text.slice(word.end, next.start))) return null;
    if (exampleLinks.has(word.text)) {
      const opening = exampleOpenings.get(word.text);
      const before = words[index - 1];
      if (opening === undefined) return exampleKind(before?.text ?? '');
      return opening.has(before?.text ?? '') ? exampleKind(words[index - 2]?.text ?? '') : null;
    }
    const isName = /^[\p{Lu}\p{N}]/u.test(block.text.slice(word.start, word.start + 1));
    if (!isName && !exampleJoins.has(word.text)) return null;
  }
  return null;
}

function exampleKind(noun: string): Kind | null {
  return kinds.find((kind) => exampleNouns[kind].has(noun)) ?? null;
}

/** "Kanban method": a noun in small letters directly behind the name. */
function kindDescribed({ block, words }: AnalyzedBlock, last: number): Kind | null {
  const next = words[last + 1];
  if (next?.joined !== true || !/^\p{Ll}/u.test(block.text.charAt(next.start))) return null;
  const found = Object.entries(describedNouns).find(([, nouns]) => nouns.has(next.text));
  return found === undefined ? null : (found[0] as Kind);
}
