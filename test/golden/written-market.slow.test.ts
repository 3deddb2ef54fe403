/** What holds of every report over the written market. */
import { describe, expect, test } from '@jest/globals';
import { outputSha256, type Ports, reportSchema } from '../../analysis/index.ts';
import { expectEvidenceResolves, expectQuotesStand, expectRatesAreTheirCounts } from '../analysis/report-walk.ts';
import { type GoldenName, goldenOrders, goldenPorts, goldenReport } from './reports.ts';

describe.each(Object.keys(goldenOrders) as GoldenName[])('the %s audit', (name) => {
  test('is as its schema says, and its hash is its own', async () => {
    const report = await goldenReport(name);
    expect(reportSchema.parse(report)).toEqual(report);
    expect(report.metadata.reproducibility.output_sha256).toBe(await outputSha256(report));
  });

  test('leaves out a copy, a page of scripts, a missing one and one in another language', async () => {
    const { coverage } = (await goldenReport(name)).metadata;
    expect(coverage.excluded.map(({ reason }) => reason).toSorted()).toEqual([
      'duplicate',
      'http_4xx',
      'js_only',
      'wrong_language',
    ]);
    expect(coverage).toMatchObject({ results_returned: 12, pages_attempted: 10, pages_usable: 6 });
  });

  test('has evidence that resolves, rates that are their counts, quotes that stand in their pages', async () => {
    const report = await goldenReport(name);
    expectEvidenceResolves(report);
    expectRatesAreTheirCounts(report);
    const fetched = report.metadata.sources.filter(({ fetched_at }) => fetched_at !== undefined);
    const pages = new Map(await Promise.all(fetched.map(async ({ url }) => [url, await served(url)] as const)));
    await expectQuotesStand(report, (url) => {
      const page = pages.get(url);
      if (page === undefined) throw new Error(`${url} was not fetched`);
      return page;
    });
    expect(report.market_serp.passages.length).toBeGreaterThan(10);
  });

  test('gives the same bytes when the pages arrive the other way round', async () => {
    const ports = goldenPorts();
    const arrived: string[] = [];
    const reversed: Ports = {
      ...ports,
      fetchPage: async (url) => {
        const page = await ports.fetchPage(url);
        // Each page waits for longer than the one asked for after it.
        for (let turn = 0; turn < 20 * (40 - asked.indexOf(url)); turn++) await Promise.resolve();
        arrived.push(url);
        return page;
      },
    };
    const asked = (await goldenReport(name)).metadata.sources.map(({ url }) => url);
    const report = await goldenReport(name, reversed);
    expect(arrived).not.toEqual(asked);
    expect(JSON.stringify(report)).toBe(JSON.stringify(await goldenReport(name)));
  });
});

async function served(url: string) {
  const page = await goldenPorts().fetchPage(url);
  if (page.outcome === 'failed') throw new Error(`${url}: ${page.reason}`);
  return {
    body: page.body,
    url: page.final_url,
    contentType: page.headers['content-type'],
    fetchedAt: page.fetched_at,
  };
}
