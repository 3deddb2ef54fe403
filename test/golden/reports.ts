/** Runs the two golden audits over the written market beside this file. */
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

const market = join(import.meta.dirname, 'market');

/** The ports over the written market. */
export function goldenPorts(): Ports {
  return openSnapshot({ serpFile: join(market, 'serp.json'), pagesDir: join(market, 'pages') }).ports;
}

/** The orders, by the name of what they yield. */
export const goldenOrders = {
  market: order({ audit_type: 'market' }),
  gap: order({ audit_type: 'gap', user_url: 'https://www.hearthline.example/blog/heat-pump-cost' }),
} as const satisfies Record<string, AuditOrder>;
export type GoldenName = keyof typeof goldenOrders;

function order(changes: Pick<AuditOrder, 'audit_type' | 'user_url'>): AuditOrder {
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

/** The report over `ports`, with an engine of no version, so that a release alone changes nothing. */
export async function goldenReport(name: GoldenName, ports: Ports = goldenPorts()): Promise<Report> {
  const outcome = await analyze(goldenOrders[name], ports, { engine: { version: '0.0.0', git_sha: 'golden' } });
  if (outcome.outcome === 'failed') throw new Error(`${outcome.code}: ${outcome.detail}`);
  return outcome.report;
}

/** The kept files and what they should hold, by name. */
export async function goldenFiles(): Promise<Record<string, string>> {
  const [marketReport, gapReport] = await Promise.all([goldenReport('market'), goldenReport('gap')]);
  return {
    'market.golden.json': pretty(marketReport),
    'market.golden.md': renderMarkdown(marketReport),
    'gap.golden.json': pretty(gapReport),
    'gap.golden.md': renderMarkdown(gapReport),
  };
}

/** Members in the order of their names, so that a difference is one of content. */
function pretty(report: Report): string {
  return `${JSON.stringify(JSON.parse(canonicalJson(report)), null, 2)}\n`;
}

/** Where a kept file is. */
export function goldenPath(file: string): string {
  return join(import.meta.dirname, file);
}

/** A kept file as it is. */
export function keptFile(file: string): string {
  return readFileSync(goldenPath(file), 'utf8');
}
