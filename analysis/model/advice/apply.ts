/** Puts a model's advice among the findings of a gap audit: after the gates, before what only the rules found. */

import { findingsRule } from '../../checks/rule.ts';
import { writingPackOf } from '../../languages/writing-packs.ts';
import { composeOwnPassage } from '../../market/passages/section.ts';
import type { Finding } from '../../report/gap/findings.ts';
import type { GapReport } from '../../report/report.ts';
import type { ModelSession } from '../ask.ts';
import { languageModelRule } from '../rule.ts';
import { type AdvisedAudit, adviceInput } from './input.ts';
import { type AdviceItem, adviceTask } from './task.ts';

const { maxFindings } = findingsRule.values;
const version = `advice@${languageModelRule.values.promptVersions.advice}`;
const severityOf = { high: 'high', medium: 'medium', low: 'low' } as const;

/**
 * Asks `model` for advice on a compared page. Returns the page with the passages that the advice cites, and its
 * findings; both as they were if no advice can be used.
 * @param text main content of the page
 */
export async function advised(
  audit: AdvisedAudit,
  text: string,
  model: ModelSession,
): Promise<Pick<GapReport, 'page' | 'gap'>> {
  const { page, gap, own, analyzer } = audit;
  const items = await model.ask(adviceTask, adviceInput(audit));
  if (items === null) return { page, gap };
  const byId = new Map(gap.findings.map((finding) => [finding.id, finding]));
  const isBlocker = ({ severity }: Finding): boolean => severity === 'blocker';
  const reworded = new Set(items.flatMap(({ finding_id }) => finding_id ?? []));
  const written = items.map((item) => findingOf(item, byId.get(item.finding_id ?? ''), audit));
  const findings = [
    ...gap.findings.filter(isBlocker),
    ...written,
    ...gap.findings.filter((finding) => !isBlocker(finding) && !reworded.has(finding.id)),
  ].slice(0, maxFindings);
  const numbered = findings.map((finding, index) => ({ ...finding, id: `f${index + 1}` }));
  const now = new Map(findings.map((finding, index) => [finding.id, `f${index + 1}`]));
  const known = new Set(page.passages.map(({ id }) => id));
  const cited = new Set(items.flatMap(({ ev }) => ev));
  const added = await Promise.all(
    own
      .filter(({ id }) => cited.has(id) && !known.has(id))
      .map((passage) => composeOwnPassage(passage, text, analyzer.language)),
  );
  const passages = [...page.passages, ...added].toSorted((a, b) => a.offsets.start - b.offsets.start);
  return {
    page: { ...page, passages },
    gap: { ...gap, ...reasonsIn(gap, now, numbered), findings: numbered },
  };
}

/**
 * The places that refer to findings, with their new ids: the verdict names the first ones, the nearest competitor those
 * that explain its lead.
 */
function reasonsIn(
  { verdict, position }: GapReport['gap'],
  now: ReadonlyMap<string, string>,
  findings: readonly Finding[],
): Pick<GapReport['gap'], 'verdict' | 'position'> {
  const first = findings.filter(({ severity }) => severity !== 'info').slice(0, verdict.reasons.length);
  const nearest = position.nearest_competitor;
  return {
    verdict: { ...verdict, reasons: first.map(({ id }) => id) },
    position: {
      ...position,
      nearest_competitor: nearest && { ...nearest, why_ahead: nearest.why_ahead.flatMap((id) => now.get(id) ?? []) },
    },
  };
}

/** A finding in the model's words. What the rules measured and weighed stays as it is. */
function findingOf(item: AdviceItem, finding: Finding | undefined, audit: AdvisedAudit): Finding {
  const { title, why, action, suggestion, impact, effort } = item;
  const words = {
    ...{ title, why, action, effort, severity: severityOf[impact] },
    ...(suggestion === null ? {} : { suggestion }),
    method: 'model' as const,
    prompt_version: version,
  };
  const ofPage = (id: string): boolean => id.split('.')[0] === audit.page.source_id;
  const cited = item.ev.filter((id) => !id.startsWith('f'));
  const [own, others] = [cited.filter(ofPage), cited.filter((id) => !ofPage(id))];
  if (finding !== undefined) {
    const { observed, expected } = finding;
    return {
      ...finding,
      ...words,
      observed: { ...observed, ev: [...new Set([...observed.ev, ...own])] },
      expected: { ...expected, ev: [...new Set([...expected.ev, ...others])] },
    };
  }
  const { advice } = writingPackOf(audit.analyzer.language);
  return {
    id: 'f0',
    rule_id: 'model-advice',
    ...words,
    category: 'relevance',
    observed: { value: null, ev: own },
    expected: { value: null, basis: 'market', ev: others },
    expected_effect: {
      metric: 'answers',
      direction: 'unknown',
      magnitude_text: advice.ofModel.effect,
      evidence_ids: [],
      grade: null,
      applies_because: why,
    },
    confidence: languageModelRule.values.adviceConfidence,
    verify: { how: advice.ofModel.verify, json_pointer: '/gap/findings' },
    affects: cited.filter((id) => /^(?:[qt]|s\d+\.p)\d+$/u.test(id)),
  };
}
