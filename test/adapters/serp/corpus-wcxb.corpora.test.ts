/** A market audit over fifteen hundred real pages; skipped without ../shared/corpora/wcxb-dev. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openCorpus } from '../../../adapters/serp/corpus.ts';
import { analyze, reportSchema } from '../../../analysis/index.ts';

const corpusDir = '../shared/corpora/wcxb-dev';
const indexDir = mkdtempSync(join(tmpdir(), 'wcxb-index-'));
afterAll(() => rmSync(indexDir, { recursive: true, force: true }));

(existsSync(corpusDir) ? describe : describe.skip)('over wcxb-dev, an audit of "standing desk"', () => {
  test('finds ten real pages, reads them, and says what they share', async () => {
    const ports = await openCorpus({ corpusDir, indexDir });
    const created_at = new Date().toISOString();
    const order = {
      audit_id: 'a',
      audit_type: 'market' as const,
      keyword: 'standing desk',
      language: 'en',
      country: 'US',
    };
    const engine = { version: '0.1.0', git_sha: 'abc1234' };
    const outcome = await analyze({ ...order, created_at, started_at: created_at }, ports, { engine });
    if (outcome.outcome === 'failed') throw new Error(outcome.detail);
    const { metadata, market_serp } = reportSchema.parse(outcome.report);
    expect(market_serp.results).toHaveLength(10);
    expect(metadata.coverage.pages_usable).toBeGreaterThanOrEqual(7);
    // The corpus has seven pages on standing desks; the rest of the ten are told apart: a chair, podcast equipment.
    const apart = market_serp.results.filter(({ subject_fit }) => subject_fit !== 'on').map(({ title }) => title);
    expect(apart.join(' ')).toMatch(/Verte Chair.*Podcast Equipment/u);
    const titles = market_serp.results.slice(0, 6).map(({ title }) => title);
    for (const title of titles) expect(title).toMatch(/standing desk/iu);
    const terms = market_serp.terms.map(({ term }) => term);
    expect(terms).toEqual(expect.arrayContaining(['standing desk', 'height', 'ergonomic', 'monitor']));
    expect(market_serp.questions.map(({ text }) => text)).toContain('What is a standing desk converter?');
    expect(JSON.stringify(outcome.report).length).toBeLessThan(250_000);
  }, 900_000);
});
