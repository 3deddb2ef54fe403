/** Selects the passages that the report keeps: those cited and the best for the keyword. */
import type { Passage } from '../../read/passages.ts';
import { passagesRule } from '../rule.ts';
import { rankPassages } from './keyword-passages.ts';

const { maxPassagesOfPage, maxBestPassages } = passagesRule.values;

/** The kept passages of a page, in page order; `best` has the best for the keyword first. */
export interface KeptPassages {
  source_id: string;
  passages: Passage[];
  best: Passage[];
}

/** Selects the kept passages of a single page, in order. */
export function keepOwnPassages(passages: readonly Passage[], query: readonly string[]): Passage[] {
  return keepPassages(passages, rankPassages(passages, query), new Set()).passages;
}

/** Keeps cited passages and fills up to six with the best for the keyword; without either, keeps the first passage. */
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
