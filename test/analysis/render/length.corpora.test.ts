/**
 * Reports on ten real markets are short enough to be read, and small enough to be sent; skipped without
 * ../shared/markets/dev.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openSnapshot } from '../../../adapters/serp/snapshot.ts';
import { analyze, type Report, renderMarkdown } from '../../../analysis/index.ts';
import { ascending, median } from '../../../analysis/statistics/quantiles.ts';
import { overviewFields } from '../../../functions/api/contract/read.ts';

const marketsDir = '../shared/markets/dev';

/** The market audit of a labelled market, and the gap audit of the second of its pages that a reader judged. */
async function reportsOf(market: string): Promise<Report[]> {
  const folder = join(marketsDir, market);
  const pagesDir = join(folder, 'pages');
  const { request, ports } = openSnapshot({ serpFile: join(folder, 'serp.json'), pagesDir });
  const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as { user_pages: object };
  const rows = readFileSync(join(pagesDir, 'pages.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; url: string });
  const url = rows.find(({ id }) => id === Object.keys(labels.user_pages)[1])?.url;
  if (url === undefined) throw new Error(`${market} has no second page`);
  const at = '2026-11-22T10:00:00.000Z';
  const order = { audit_id: '01900000-0000-7000-8000-000000000000', ...request, created_at: at, started_at: at };
  const orders = [
    { ...order, audit_type: 'market' as const },
    { ...order, audit_type: 'gap' as const, user_url: url },
  ];
  return Promise.all(
    orders.map(async (each) => {
      const outcome = await analyze(each, ports, { engine: { version: '0.0.0', git_sha: 'test' } });
      if (outcome.outcome === 'failed') throw new Error(`${market}: ${outcome.detail}`);
      return outcome.report;
    }),
  );
}

const wordsOf = (report: Report) =>
  renderMarkdown(report)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The size of `view=overview` in bytes. */
function overviewBytes(report: Report): number {
  const parts: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = JSON.parse(
    JSON.stringify(report),
  );
  const kept = overviewFields.map((name) => {
    const [part = '', member] = name.split('.');
    return member === undefined ? parts[part] : parts[part]?.[member];
  });
  return Buffer.byteLength(JSON.stringify(kept));
}

(existsSync(marketsDir) ? describe : describe.skip)('over the labelled markets', () => {
  const reports: Report[] = [];

  beforeAll(async () => {
    for (const market of readdirSync(marketsDir)) reports.push(...(await reportsOf(market)));
  }, 900_000);

  test.each([
    ['market', 120_000],
    ['gap', 180_000],
  ] as const)('the median of the %s reports is below %d bytes', (type, maxBytes) => {
    const sizes = reports
      .filter(({ metadata }) => metadata.audit_type === type)
      .map((report) => Buffer.byteLength(JSON.stringify(report)));
    expect(sizes.length).toBe(10);
    expect(median(ascending(sizes))).toBeLessThan(maxBytes);
  });

  test('of twenty reports the median has at most 2,500 words, the longest 4,000, and each overview less than 20 KB', () => {
    const words = reports.map(wordsOf);
    expect(words.length).toBe(20);
    expect(median(ascending(words))).toBeLessThanOrEqual(2_500);
    expect(Math.max(...words)).toBeLessThanOrEqual(4_000);
    expect(Math.max(...reports.map(overviewBytes))).toBeLessThan(20_000);
  });
});
