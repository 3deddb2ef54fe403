/** Writes the findings: what was found, in the order in which it is worth doing, in the reader's language. */

import type { CheckId, ParamsOf } from '../../checks/checks.ts';
import { checks } from '../../checks/checks.ts';
import type { FoundBy } from '../../checks/judge.ts';
import type { FindingTexts, GapTexts, Writer } from '../../checks/texts/texts.ts';
import { effortDays, gradeWeight, severityWeight, type Weight, weights } from '../../checks/weights.ts';
import { practices } from '../../evidence/practices.ts';
import type { Finding } from '../../report/gap/findings.ts';
import type { Gate } from './gates.ts';

/** A list that a person can work through; what comes after is worth less than any of these. */
const mostFindings = 30;

const categories = Object.fromEntries(checks.map(({ id, category }) => [id, category]));

/**
 * Failed gates first, in the order of the gates; then by grade × size of the gap × reach × severity / effort, ties by rule id and
 * place.
 */
export function composeFindings(
  gates: readonly Gate[],
  found: readonly FoundBy[],
  texts: GapTexts,
  writer: Writer,
): Finding[] {
  const blockers = gates.filter(({ status }) => status === 'fail').map((gate) => blockerOf(gate, texts));
  const ordered = found
    .map((entry, place) => ({ entry, place, worth: worthOf(entry) }))
    .sort(
      (a, b) => b.worth - a.worth || (a.entry.id < b.entry.id ? -1 : a.entry.id > b.entry.id ? 1 : a.place - b.place),
    )
    .map(({ entry }) => findingOf(entry, texts, writer));
  return [...blockers, ...ordered]
    .slice(0, mostFindings)
    .map((finding, index) => ({ ...finding, id: `f${index + 1}` }));
}

/** What a finding is worth: how sure the effect is, how wide the gap and how much of the market shows it, for the work. */
function worthOf({ id, found }: FoundBy): number {
  const { practice, effort, severity } = weights[id];
  return (
    (gradeWeight[practice === null ? 'market' : practices[practice].grade] *
      severityWeight[severity] *
      found.size *
      found.reach) /
    effortDays[effort]
  );
}

function findingOf({ id, found }: FoundBy, texts: GapTexts, writer: Writer): Omit<Finding, 'id'> {
  const weight: Weight = weights[id];
  const known = weight.practice === null ? null : practices[weight.practice];
  const write = texts.findings[id] as (params: ParamsOf<CheckId>, writer: Writer) => FindingTexts;
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
    effort: weight.effort,
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

function blockerOf(gate: Gate, texts: GapTexts): Omit<Finding, 'id'> {
  const { title, consequence, action, verify } = texts.gates[gate.id];
  return {
    rule_id: `gate-${gate.id.replaceAll('_', '-')}`,
    title,
    severity: 'blocker',
    category: 'access',
    observed: { value: gate.observed, ev: gate.ev },
    expected: { value: 'pass', basis: 'standard', ev: [] },
    why: consequence,
    action,
    effort: 'S',
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
