/**
 * Compares the control pages of two audits, and tells what their change leaves of the change of the user's page: what
 * also happens to pages that nobody edited comes from the market, the engines or the rules.
 */
import type { Comparison } from '../report/comparison.ts';
import type { Control } from '../report/gap/controls.ts';
import { round } from '../statistics/round.ts';
import { type ComparedReport, keyOfAddress, paired, type Sides } from './sides.ts';

type Controls = NonNullable<Comparison['controls']>;
type Measure = Comparison['measures'][number];
type Pair = readonly [before: Control, after: Control];

/** Compares the control pages that both audits have; null if there are none. */
export function compareControls({ before, after }: Sides, measures: readonly Measure[]): Controls | null {
  const pairs = paired(controlsOf(before), controlsOf(after), ({ url }) => keyOfAddress(url)).both;
  if (pairs.length === 0) return null;
  const unedited = pairs.filter((pair) => isEdited(pair) === false);
  return {
    pages: pairs.map(([one, other]) => ({
      ...{ url: other.url, edited: isEdited([one, other]) },
      ...{ verdict_before: one.verdict, verdict_after: other.verdict },
      ...{ score_before: one.score, score_after: other.score },
    })),
    measures: [
      ...meanChange('score', unedited, ({ score }) => score, measures),
      ...meanChange('topics', unedited, ({ topics }) => shareOf(topics), measures),
      ...meanChange('questions', unedited, ({ questions }) => shareOf(questions), measures),
    ],
  };
}

/** Flags the measures of the page of whose difference unedited control pages had more than they left to the page. */
export function withControls(measures: readonly Measure[], controls: Controls | null): Measure[] {
  return measures.map((measure) => {
    const control = controls?.measures.find(({ name }) => name === measure.name);
    if (control === undefined || control.net === null || measure.difference === null) return measure;
    const isShared =
      measure.difference * control.difference > 0 && Math.abs(control.net) < Math.abs(control.difference);
    return isShared ? { ...measure, flags: ['controls_moved', ...measure.flags] } : measure;
  });
}

function controlsOf({ gap }: ComparedReport): Control[] {
  return gap?.controls ?? [];
}

/** Whether the text of the page differs; null if an audit could not read it. */
function isEdited([{ text_sha256: before }, { text_sha256: after }]: Pair): boolean | null {
  return before === null || after === null ? null : before !== after;
}

function shareOf(counted: Control['topics']): number | null {
  return counted === null || counted.n === 0 ? null : counted.k / counted.n;
}

function meanChange(
  name: Controls['measures'][number]['name'],
  pairs: readonly Pair[],
  figureOf: (control: Control) => number | null,
  measures: readonly Measure[],
): Controls['measures'] {
  const changes = pairs.flatMap(([one, other]) => {
    const [before, after] = [figureOf(one), figureOf(other)];
    return before === null || after === null ? [] : [after - before];
  });
  if (changes.length === 0) return [];
  const difference = round(changes.reduce((sum, change) => sum + change, 0) / changes.length);
  const own = measures.find((measure) => measure.name === name)?.difference ?? null;
  return [{ name, pages: changes.length, difference, net: own === null ? null : round(own - difference) }];
}
