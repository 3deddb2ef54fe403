/** Writes the findings in the reader's language, most worthwhile first. */

import { practices } from '../evidence/practices.ts';
import { type FindingTexts, type Writer, writerOf } from '../languages/writer.ts';
import type { WritingPack } from '../languages/writing-pack.ts';
import type { CheckId } from '../report/gap/check-ids.ts';
import { type Effort, type Finding, severities } from '../report/gap/findings.ts';
import type { FoundBy, ParamsOf } from './checks.ts';
import { checks, weights } from './checks.ts';
import type { Gate } from './gates/section.ts';
import { findingsRule } from './rule.ts';
import { effortDays, gradeWeight, severityWeight, type Weight } from './weights.ts';

const { maxFindings, firstFindings, repeatWorth } = findingsRule.values;

/** The texts of every check in a language pack. A missing check or a wrong parameter type does not compile. */
type TextsOfChecks = {
  readonly [Id in CheckId]: { finding: (params: ParamsOf<Id>, write: Writer) => FindingTexts };
};

const categories = Object.fromEntries(checks.map(({ id, category }) => [id, category]));

/**
 * Composes the findings: failed gates first, in the order of the gates, then by grade × size of the gap × reach ×
 * severity / effort. Each further finding of the same check counts less; ties are ordered by rule id and place. Of the
 * first five, the severest come first.
 */
export function composeFindings(gates: readonly Gate[], found: readonly FoundBy[], pack: WritingPack): Finding[] {
  const writer = writerOf(pack);
  const failed = gates.filter(({ status }) => status === 'fail');
  // Where scripts write the text, the HTML has no main content for that reason.
  const isScripted = failed.some(({ id }) => id === 'text_without_js');
  const blockers = failed
    .filter(({ id }) => !(isScripted && id === 'main_content_found'))
    .map((gate) => blockerOf(gate, pack));
  const ordered = inOrder(inOrder(found.map((entry) => ({ entry, worth: worthOf(entry) }))).map(lessEachTime())).map(
    ({ entry }) => findingOf(entry, pack, writer),
  );
  const all = [...blockers, ...ordered].slice(0, maxFindings);
  const first = all
    .slice(0, firstFindings)
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  return [...first, ...all.slice(firstFindings)].map((finding, index) => ({ ...finding, id: `f${index + 1}` }));
}

interface Weighed {
  entry: FoundBy;
  worth: number;
}

/** Sorts by worth, then by check; otherwise keeps the order. Findings of checks that come first stand above all others. */
function inOrder(weighed: readonly Weighed[]): Weighed[] {
  return weighed.toSorted(
    (a, b) =>
      Number(comesFirst(b)) - Number(comesFirst(a)) ||
      b.worth - a.worth ||
      (a.entry.id < b.entry.id ? -1 : a.entry.id > b.entry.id ? 1 : 0),
  );
}

function comesFirst({ entry }: Weighed): boolean {
  return weights[entry.id].comesFirst === true;
}

/** Reduces the worth of each further finding of a check, so that five missing sections do not hide a missing price. */
function lessEachTime(): (weighed: Weighed) => Weighed {
  const before = new Map<CheckId, number>();
  return ({ entry, worth }) => {
    const count = before.get(entry.id) ?? 0;
    before.set(entry.id, count + 1);
    return { entry, worth: worth * repeatWorth ** count };
  };
}

/**
 * The worth of a finding: certainty of the effect × width of the gap × share of the market that shows it, per day of
 * work.
 */
function worthOf({ id, found }: FoundBy): number {
  const { practice, severity } = weights[id];
  return (
    (gradeWeight[practice === null ? 'market' : practices[practice].grade] *
      severityWeight[severity] *
      found.size *
      found.reach) /
    effortDays[found.effort ?? weights[id].effort]
  );
}

function findingOf(
  { id, found }: FoundBy,
  { checks: texts }: Pick<WritingPack, 'checks'>,
  writer: Writer,
): Omit<Finding, 'id'> {
  const weight: Weight = weights[id];
  const known = weight.practice === null ? null : practices[weight.practice];
  const written: TextsOfChecks = texts;
  const write = written[id].finding as (params: ParamsOf<CheckId>, writer: Writer) => FindingTexts;
  const { title, why, action, verify, magnitude, applies } = write(found.params, writer);
  const { observed, expected, confidence, affects, json_pointer } = found;
  return {
    rule_id: id,
    title,
    severity: weight.severity,
    category: categories[id] ?? 'risk',
    observed,
    expected,
    why,
    action,
    effort: found.effort ?? weights[id].effort,
    expected_effect: {
      metric: weight.metric,
      direction: known === null ? 'unknown' : 'up',
      magnitude_text: magnitude,
      evidence_ids: [...(known?.evidence ?? [])],
      grade: known?.grade ?? null,
      applies_because: applies,
    },
    confidence,
    verify: { how: verify, json_pointer },
    affects,
  };
}

/** A setting is a line; text that only scripts write, or that is in another language, is work on the whole page. */
const gateEffort: Readonly<Record<Gate['id'], Effort>> = {
  fetchable: 'S',
  indexable: 'S',
  snippet_allowed: 'S',
  search_bots_allowed: 'S',
  text_without_js: 'L',
  main_content_found: 'L',
  language_match: 'L',
};

function blockerOf(gate: Gate, { advice }: Pick<WritingPack, 'advice'>): Omit<Finding, 'id'> {
  const { title, consequence, action, verify } = advice.gates[gate.id];
  return {
    rule_id: `gate-${gate.id.replaceAll('_', '-')}`,
    title,
    severity: 'blocker',
    category: 'access',
    observed: { value: gate.observed, ev: gate.ev },
    expected: { value: 'pass', basis: 'standard', ev: [] },
    why: consequence,
    action,
    effort: gateEffort[gate.id],
    expected_effect: {
      metric: 'eligibility',
      direction: 'up',
      magnitude_text: consequence,
      evidence_ids: [...practices.eligible_for_retrieval.evidence],
      grade: practices.eligible_for_retrieval.grade,
      applies_because: gate.observed ?? title,
    },
    confidence: 1,
    verify: { how: verify, json_pointer: `/gap/gates/${gate.place}/status` },
    affects: [],
  };
}
