/** Finds the facet of the keyword's subject that a heading is about, such as its cost, however the heading words it. */
import { type Facet, facets } from '../../languages/facets.ts';
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { asksForSteps } from '../../text/instruction-openings.ts';
import { topicsRule } from './rule.ts';

const { maxFacetWords, maxFacetOthers, maxObjectWords } = topicsRule.values;

type Reader = Pick<Analyzer, 'analyze' | 'language'>;

/** A wording of a facet. */
interface Wording {
  facet: Facet;
  text: string;
  words: readonly AnalyzedWord[];
}

/** What a clause of a heading is about. */
export interface FacetClause {
  facet: Facet;
  /** The wording of the table that it uses. */
  wording: string;
  /** Number of words beside the wording and the keyword that name something: "right" does not. */
  others: number;
}

const known = new Map<string, readonly Wording[]>();

/** The wordings of a language, in the order in which they are tried. */
function wordingsOf(analyzer: Reader): readonly Wording[] {
  const before = known.get(analyzer.language);
  if (before !== undefined) return before;
  const table = languagePack(analyzer.language).facets;
  const wordings = (table === undefined ? [] : facets).flatMap((facet) =>
    (table?.[facet] ?? '').split('|').map((text) => ({ facet, text: text.trim(), words: analyzer.analyze(text) })),
  );
  known.set(analyzer.language, wordings);
  return wordings;
}

/** A name by which text on a facet is looked up. */
interface FacetName {
  stems: readonly string[];
  isAsked: true;
  facet: Facet;
}

/** The names of a facet: its wordings of one word, such as "price", or else the words of the longer ones. */
export function facetNames(facet: Facet, analyzer: Reader): FacetName[] {
  const byKey = new Map<string, FacetName & { isWord: boolean }>();
  for (const { facet: each, words } of wordingsOf(analyzer)) {
    const stems = words.flatMap(({ stem, stop }) => (stop ? [] : [stem]));
    if (each === facet && stems.length > 0 && !byKey.has(stems.join(' ')))
      byKey.set(stems.join(' '), { stems, isAsked: true, facet, isWord: words.length === 1 });
  }
  const names = [...byKey.values()];
  const single = names.filter(({ isWord }) => isWord);
  return (single.length > 0 ? single : names).map(({ stems, isAsked }) => ({ stems, isAsked, facet }));
}

/** The first wording of a facet, which can head a section alone. */
export function plainWording(facet: Facet, analyzer: Reader): string {
  return wordingsOf(analyzer).find((wording) => wording.facet === facet)?.text ?? '';
}

/** Where the words of a wording stand in a clause, in order; null if one is missing. */
function placesIn(clause: readonly AnalyzedWord[], { words }: Wording): number[] | null {
  const places: number[] = [];
  for (const { text } of words) {
    const at = clause.findIndex((each, place) => place > (places.at(-1) ?? -1) && each.text === text);
    if (at < 0) return null;
    places.push(at);
  }
  return places;
}

/** Facets that are facets of the market only if the heading names it: whatever a page explains, it defines. */
const needsKeyword: ReadonlySet<Facet> = new Set(['definition', 'comparison', 'choice']);

/**
 * Whether the words after a wording make it part of something else: "cost savings" are savings, and of "choosing the
 * right college essay topic" the topic is chosen.
 */
function isOfOther(
  facet: Facet,
  after: readonly AnalyzedWord[],
  isKeyword: (word: AnalyzedWord) => boolean,
  language: string,
): boolean {
  if (languagePack(language).nouns?.comeFirst === true) return false;
  if (facet !== 'choice')
    return after[0] !== undefined && isContent(after[0]) && !isKeyword(after[0]) && after[0].joined;
  const from = after.findIndex(isContent);
  const object = after.slice(Math.max(0, from));
  const to = object.findIndex((word) => !isContent(word));
  const head = object.slice(0, to < 0 ? object.length : to).at(-1);
  return head !== undefined && !isKeyword(head);
}

function tellsToDo(clause: readonly AnalyzedWord[], language: string): boolean {
  return asksForSteps(clause.map(({ text }) => text).join(' '), language);
}

const isContent = ({ stop, figure }: AnalyzedWord): boolean => !stop && !figure;

/**
 * Returns the facet that a clause of a heading is about; null if it is about something else. "Inverter cost" is about
 * inverters; after a facet ("Cost of hiring local movers") more words say what of, and the keyword must be among them.
 */
export function facetOf(
  clause: readonly AnalyzedWord[],
  keyword: ReadonlySet<string>,
  analyzer: Reader,
): FacetClause | null {
  if (clause.length > maxFacetWords) return null;
  const isKeyword = ({ stem }: AnalyzedWord): boolean => keyword.has(stem);
  for (const wording of wordingsOf(analyzer)) {
    const places = placesIn(clause, wording);
    if (places === null || places.every((at) => clause[at] !== undefined && isKeyword(clause[at]))) continue;
    const { facet, text } = wording;
    // "How to work at a desk" tells what to do, not how the desk works.
    if (facet === 'working' && tellsToDo(clause, analyzer.language)) continue;
    const rest = clause.filter((word, at) => !places.includes(at) && !word.stop && !word.figure && !isKeyword(word));
    const after = clause.slice((places.at(-1) ?? 0) + 1);
    if (isOfOther(facet, after, isKeyword, analyzer.language)) continue;
    const most = after.some(isKeyword) ? maxObjectWords : clause.some(isKeyword) ? maxFacetOthers : 0;
    if (needsKeyword.has(facet) && !clause.some(isKeyword)) continue;
    if (rest.length <= (facet === 'definition' ? 0 : most))
      return { facet, wording: text, others: rest.filter(({ everyday }) => !everyday).length };
  }
  return null;
}
