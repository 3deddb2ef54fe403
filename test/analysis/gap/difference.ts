/** What a change of a page changed in its gap report: every gate, finding, score, check and detected practice. */
import type { GapReport } from '../../../analysis/index.ts';

/** Each list is empty where nothing changed; lines read "what: before → after", or begin with + or −. */
export interface Difference {
  verdict: string[];
  gates: string[];
  /** By rule and what they are about. */
  findings: string[];
  /** Whether the overall score and each component's value rise, fall, or can no longer be told. */
  scores: string[];
  /** How checks end. */
  checks: string[];
  /** Practices detected. */
  practices: string[];
}

const noise = 1e-9;

/** The difference of two reports on the same market. */
export function differenceOf(before: GapReport, after: GapReport): Difference {
  const scoresOf = ({ gap: { scores } }: GapReport): [string, number | null][] => [
    ['overall', scores.overall],
    ...scores.components.map(({ id, value }): [string, number | null] => [id, value]),
  ];
  return {
    verdict: changed(before, after, ({ gap }) => [['state', gap.verdict.state]]),
    gates: changed(before, after, ({ gap }) => gap.gates.map(({ id, status }) => [id, status])),
    findings: [
      ...findingsOf(before).flatMap((one) => (findingsOf(after).includes(one) ? [] : [`− ${one}`])),
      ...findingsOf(after).flatMap((one) => (findingsOf(before).includes(one) ? [] : [`+ ${one}`])),
    ],
    scores: scoresOf(before).flatMap(([name, value], index) => {
      const now = scoresOf(after)[index]?.[1] ?? null;
      if (now === value) return [];
      if (now === null || value === null) return [`${name} ${now === null ? 'is gone' : 'is there'}`];
      return Math.abs(now - value) < noise ? [] : [`${name} ${now > value ? 'rises' : 'falls'}`];
    }),
    checks: changed(before, after, ({ gap }) =>
      gap.checks.map(({ rule_id, outcome, reason }) => [
        rule_id,
        reason === undefined ? outcome : `${outcome} (${reason})`,
      ]),
    ),
    practices: changed(before, after, ({ gap }) =>
      gap.not_recommended.map(({ practice, detected_on_page }) => [practice, String(detected_on_page)]),
    ),
  };
}

/** The findings by rule and by the text of what they affect, so that a new order or numbering is no difference. */
export function findingsOf({ gap, market_serp: { topics, questions } }: GapReport): string[] {
  const named = new Map([
    ...topics.map(({ id, label }): [string, string] => [id, label]),
    ...questions.map(({ id, text }): [string, string] => [id, text]),
  ]);
  return gap.findings.map(({ rule_id, affects }) => [rule_id, ...affects.map((id) => named.get(id) ?? id)].join(': '));
}

function changed(before: GapReport, after: GapReport, read: (report: GapReport) => string[][]): string[] {
  const now = new Map(read(after).map(([name = '', value = '']) => [name, value]));
  return read(before).flatMap(([name = '', value = '']) =>
    now.get(name) === value ? [] : [`${name}: ${value} → ${now.get(name)}`],
  );
}
