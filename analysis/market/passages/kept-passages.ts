/** Which passages of a page the report keeps: what is cited, and the best for the keyword. */
import type { Passage } from '../../read/passages.ts';
import { passagesRule } from '../rule.ts';
import { rankPassages } from './keyword-passages.ts';

const { maxPassagesOfPage, maxBestPassages } = passagesRule.values;

/** A page's passages that the report keeps, in the order of the page; `best` for the keyword first. */
export interface KeptPassages {
  source_id: string;
  passages: Passage[];
  best: Passage[];
}

/** Of the passages of one page alone those that are kept, in their order. */
export function keepOwnPassages(passages: readonly Passage[], query: readonly string[]): Passage[] {
  return keepPassages(passages, rankPassages(passages, query), new Set()).passages;
}

/** Keeps what is cited, and the best for the keyword up to six; a page with neither keeps its opening. */
export function keepPassages(
  all: readonly Passage[],
  ranked: readonly Passage[],
  cited: ReadonlySet<string>,
): { passages: Passage[]; best: Passage[] } {
  const chosen = new Set(all.filter(({ id }) => cited.has(id)));
  for (const passage of ranked) if (chosen.size < maxPassagesOfPage) chosen.add(passage);
  if (chosen.size === 0) for (const passage of all.slice(0, 1)) chosen.add(passage);
  return {
    passages: all.filter((passage) => chosen.has(passage)),
    best: ranked.filter((passage) => chosen.has(passage)).slice(0, maxBestPassages),
  };
}
