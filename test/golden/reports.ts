/** Audits over the two written markets beside this file, and the golden report over the small one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSnapshot } from '../../adapters/serp/snapshot.ts';
import {
  type AuditOrder,
  analyze,
  canonicalJson,
  type Ports,
  type Report,
  renderMarkdown,
} from '../../analysis/index.ts';

/** The ports over a written market: `market` has something for each section, `small` is read at one look. */
export function goldenPorts(folder: 'market' | 'small' = 'market'): Ports {
  const market = join(import.meta.dirname, folder);
  return openSnapshot({ serpFile: join(market, 'serp.json'), pagesDir: join(market, 'pages') }).ports;
}

/** The orders, by the name of what they yield. */
export const goldenOrders = {
  market: order({ audit_type: 'market' }),
  gap: order({ audit_type: 'gap', user_url: 'https://www.hearthline.example/blog/heat-pump-cost' }),
} as const satisfies Record<string, AuditOrder>;
export type GoldenName = keyof typeof goldenOrders;

const smallOrder = order({
  audit_type: 'gap',
  keyword: 'how to clean a cast iron skillet',
  user_url: 'https://scrubber.example/cast-iron-care',
});

function order(changes: Pick<AuditOrder, 'audit_type' | 'user_url'> & { keyword?: string }): AuditOrder {
  return {
    audit_id: '01900000-0000-7000-8000-000000000000',
    keyword: 'heat pump installation cost',
    language: 'en',
    country: 'US',
    created_at: '2026-10-05T07:59:58.000Z',
    started_at: '2026-10-05T07:59:59.000Z',
    ...changes,
  };
}

/** The report over `ports`. */
export function goldenReport(name: GoldenName, ports: Ports = goldenPorts()): Promise<Report> {
  return reportOf(goldenOrders[name], ports);
}

/** Instead of hashes over all rules: the kept files show what a change of a rule does to a report, and only that. */
const noHash = '0'.repeat(64);

/** The kept files and what they should hold, by name. */
export async function goldenFiles(): Promise<Record<string, string>> {
  const report = await reportOf(smallOrder, goldenPorts('small'));
  report.metadata.engine.ruleset_version = noHash.slice(0, report.metadata.engine.ruleset_version.length);
  report.metadata.reproducibility.output_sha256 = noHash;
  return { 'small.golden.json': kept(report), 'small.golden.md': renderMarkdown(report) };
}

/** The report on the page of the small market over `ports`, beside control pages if there are any. */
export function smallReport(ports: Ports = goldenPorts('small'), control_urls?: readonly string[]): Promise<Report> {
  return reportOf({ ...smallOrder, ...(control_urls === undefined ? {} : { control_urls }) }, ports);
}

/** A report by an engine of no version, so that a release alone changes nothing. */
async function reportOf(audit: AuditOrder, ports: Ports): Promise<Report> {
  const outcome = await analyze(audit, ports, { engine: { version: '0.0.0', git_sha: 'golden' } });
  if (outcome.outcome === 'failed') throw new Error(`${outcome.code}: ${outcome.detail}`);
  return outcome.report;
}

/** The report with its members in the order of their names. */
function kept(report: Report): string {
  return `${inLines(JSON.parse(canonicalJson(report)), '')}\n`;
}

/** JSON in which a value that fits stands in one line, so that a difference is as short as what changed. */
function inLines(value: unknown, indent: string): string {
  const line = JSON.stringify(value);
  if (indent.length + line.length <= 100 || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => deeper + inLines(item, deeper))
    : Object.entries(value).map(([name, item]) => `${deeper}${JSON.stringify(name)}: ${inLines(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${items.join(',\n')}\n${indent}${close}`;
}

/** Where a kept file is. */
export function goldenPath(file: string): string {
  return join(import.meta.dirname, file);
}

/** A kept file as it is. */
export function keptFile(file: string): string {
  return readFileSync(goldenPath(file), 'utf8');
}
