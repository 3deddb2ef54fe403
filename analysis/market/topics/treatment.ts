/** Measures how a page treats a subject: in a section, in a passage, or only by naming it. */
import type { Passage } from '../../read/passages.ts';
import type { TopicDepth } from '../../report/vocabulary.ts';
import { topicsRule } from './rule.ts';
import { facetKey, type IndexedPassage, type SubjectIndex, type SubjectName } from './subject-index.ts';

const { sectionWords, headedWords, passageUses } = topicsRule.values;

/** How a page treats a subject. */
export interface Treatment {
  depth: TopicDepth;
  /** Number of words on it. */
  words: number;
  /** The passages on it, best first. */
  passages: Passage[];
}

/** Returns how the page treats the subject with these names; null if it uses none of them. */
export function treatmentOf(index: SubjectIndex, names: readonly SubjectName[]): Treatment | null {
  const about = holdingAny(index, names).flatMap(({ passage, headed, facets, hasKeyword, amounts }) => {
    const isOnFacet = names.some(({ facet }) => facet !== undefined && facets.has(facet));
    const isHeaded =
      isOnFacet || names.some(({ stems, facet }) => facet === undefined && stems.every((stem) => headed.has(stem)));
    const priced = names.some(({ facet }) => facet === 'cost') ? amounts : 0;
    const count = Math.max(
      Number(isOnFacet),
      priced,
      ...names.map((name) => usesIn(passage, name, isHeaded || hasKeyword)),
    );
    // Text that never mentions the heading's subject does not count for it: a heading is added easily.
    return count > 0 ? [{ passage, isHeaded, count }] : [];
  });
  if (about.length === 0) return null;
  const said = names.reduce(
    (sum, { stems, isAsked }) => sum + (isAsked ? 0 : (index.runs.get(stems.join(' '))?.text ?? 0)),
    0,
  );
  const dwelt = about.filter(({ isHeaded, count }) => !isHeaded && count >= passageUses).length;
  const isFacet = names.some(({ facet }) => facet !== undefined);
  const wordsOf = (those: typeof about): number => those.reduce((sum, { passage }) => sum + passage.words, 0);
  const words = wordsOf(about);
  const isSection =
    wordsOf(about.filter(({ isHeaded }) => isHeaded)) >= headedWords ||
    (said >= passageUses && wordsOf(about.filter(({ count }) => count >= passageUses)) >= sectionWords);
  return {
    depth: isSection ? 'section' : said > 0 || (isFacet && dwelt > 0) ? 'passage' : 'mention',
    words,
    passages: about
      .toSorted(
        (a, b) => Number(b.isHeaded) - Number(a.isHeaded) || b.count - a.count || b.passage.words - a.passage.words,
      )
      .map(({ passage }) => passage),
  };
}

/** Returns the passages with all of the given stems, in order. */
export function passagesWith(index: SubjectIndex, stems: readonly string[]): Passage[] {
  return rarestOf(index, stems).flatMap(({ passage }) =>
    stems.every((stem) => passage.stems.has(stem)) ? [passage] : [],
  );
}

/** The passages that may contain one of the names, in order. */
function holdingAny(index: SubjectIndex, names: readonly SubjectName[]): IndexedPassage[] {
  const found = new Set(
    names.flatMap(({ stems, facet }) => [
      ...rarestOf(index, stems),
      ...(facet === undefined ? [] : (index.holding.get(facetKey(facet)) ?? [])),
    ]),
  );
  return [...found].toSorted((a, b) => a.passage.start - b.passage.start);
}

/** The passages with the rarest of the stems; no other passage can contain all of them. */
function rarestOf({ holding }: SubjectIndex, stems: readonly string[]): readonly IndexedPassage[] {
  const lists = stems.map((stem) => holding.get(stem) ?? []);
  return lists.reduce((a, b) => (b.length < a.length ? b : a), lists[0] ?? []);
}

/** Occurrences of a name in a passage; a question counts only if the passage is about the keyword. */
function usesIn(passage: Passage, { stems, isAsked }: SubjectName, isOnKeyword: boolean): number {
  return isAsked && !isOnKeyword ? 0 : Math.min(...stems.map((stem) => passage.stems.get(stem) ?? 0));
}

/** Whether a page treats a subject rather than only naming it. */
export function isTreated(treatment: Treatment | null): treatment is Treatment {
  return treatment !== null && treatment.depth !== 'mention';
}

/** The pages that treat the subject with these names, and how. */
export function treatingPages(
  indexes: readonly SubjectIndex[],
  names: readonly SubjectName[],
): { source_id: string; domain: string; treatment: Treatment }[] {
  return indexes.flatMap((index) => {
    const treatment = treatmentOf(index, names);
    return isTreated(treatment) ? [{ source_id: index.source_id, domain: index.domain, treatment }] : [];
  });
}
