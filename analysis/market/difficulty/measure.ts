/** Measures how settled a market is: a weighted mean of components that are all shown. */

import type { FeatureState } from '../../gather/ports.ts';
import type { SiteType } from '../../report/vocabulary.ts';
import { type DifficultyName, difficultyNames } from '../../report/vocabulary.ts';
import { concentration } from '../../statistics/concentration.ts';
import { ascending, median, minSample } from '../../statistics/quantiles.ts';
import { round } from '../../statistics/round.ts';
import { difficultyWeights } from './difficulty-weights.ts';
import { difficultyRule } from './rule.ts';

const { maxEvidence, minMeasuredWeight } = difficultyRule.values;

/** Inputs of the measure. */
export interface DifficultyInput {
  /** Sources of the usable pages. */
  usable: readonly string[];
  /** The results used, each with its site and site type (null if unknown). */
  results: readonly { source_id: string; site: string; site_type: SiteType | null; rank_absolute: number }[];
  /** Core topics, each with the sources that treat it. */
  coreTopics: readonly { id: string; sources: ReadonlySet<string> }[];
  /** Features of the results page. */
  features: readonly { id: string; rank_absolute?: number | undefined }[];
  /** Whether an answer engine answers, and the answers that show it. */
  aiAnswer: { state: FeatureState; ev: readonly string[] };
}

export interface DifficultyComponent {
  name: DifficultyName;
  value: number | null;
  weight: number;
  ev: string[];
}

export interface Difficulty {
  score: number | null;
  components: DifficultyComponent[];
}

type Part = { value: number | null; ev: readonly string[] };

/** Measures the components, and their mean if enough of them are measurable. */
export function measureDifficulty(input: DifficultyInput): Difficulty {
  const components = difficultyNames.map((name) => {
    const { value, ev } = parts[name](input);
    const shown = value === null ? null : round(value);
    return { name, value: shown, weight: difficultyWeights[name].weight, ev: ev.slice(0, maxEvidence) };
  });
  const measured = components.flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }]));
  const weight = measured.reduce((sum, part) => sum + part.weight, 0);
  const isEnough = input.usable.length >= minSample && weight >= minMeasuredWeight;
  const mean = measured.reduce((sum, part) => sum + part.value * part.weight, 0) / weight;
  return { score: isEnough ? round(mean * 100, 1) : null, components };
}

/** Each from 0 (open) to 1 (settled); null if unknown. */
const parts: Record<DifficultyName, (input: DifficultyInput) => Part> = {
  core_coverage: ({ usable, coreTopics }) => {
    if (usable.length < minSample || coreTopics.length === 0) return { value: null, ev: [] };
    const shares = usable.map((page) => coreTopics.filter(({ sources }) => sources.has(page)).length);
    return { value: median(ascending(shares)) / coreTopics.length, ev: coreTopics.map(({ id }) => id) };
  },
  domain_concentration: ({ results }) => {
    const bySite = Map.groupBy(results, ({ site }) => site);
    const value = concentration([...bySite.values()].map((of) => of.length));
    return { value, ev: results.map(({ source_id }) => source_id) };
  },
  brand_share: ({ results }) => {
    const typed = results.filter(({ site_type }) => site_type !== null);
    const brands = typed.filter(({ site_type }) => site_type === 'brand');
    return {
      value: typed.length === 0 ? null : brands.length / typed.length,
      ev: brands.map(({ source_id }) => source_id),
    };
  },
  ai_answer: ({ aiAnswer: { state, ev } }) => ({
    value: state === 'captured' ? 1 : state === 'absent' ? 0 : null,
    ev,
  }),
  parts_above: ({ results, features }) => {
    // Without absolute ranks from the provider there is nothing to count.
    const placed = features.flatMap(({ id, rank_absolute: rank }) => (rank === undefined ? [] : [{ id, rank }]));
    const first = Math.min(...results.map(({ rank_absolute }) => rank_absolute));
    if (placed.length === 0 || !Number.isFinite(first) || first < 1) return { value: null, ev: [] };
    return { value: (first - 1) / first, ev: placed.filter(({ rank }) => rank < first).map(({ id }) => id) };
  },
};
