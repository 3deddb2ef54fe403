/** What holds of every report: evidence resolves, quotes stand where they say, rates carry their arithmetic. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { analyze, type Ports, type Report, reportSchema } from '../../analysis/index.ts';
import { expectEvidenceResolves, expectQuotesStand, expectRatesAreTheirCounts } from './report-walk.ts';
import { engine, orderOf, portsOver } from './small-web.ts';

const words =
  'standing desk walnut frame motor height price 1,200 chair 升降桌 bureau Größe किताब "quoted" & <b>bold</b> the of and is it to'.split(
    ' ',
  );
const phrase = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 60 }).map((parts) => parts.join(' '));
const block = fc.oneof(
  phrase.map((text) => `<p>${text}. ${text}!</p>`),
  phrase.map((text) => `<h2>What is ${text.slice(0, 60)}?</h2>`),
  phrase.map((text) => `<h3>${text.slice(0, 80)}</h3>`),
  phrase.map((text) => `<ul><li>${text}<li>${text}</ul>`),
  phrase.map((text) => `<table><tr><td>${text}<td>${text}</table>`),
  fc.constantFrom('<div>', '</section>', '<article>', '<blockquote>', '<h1>'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
/** Long and English enough to be counted; without it most pages are not. */
const english = `<p>${'It is the desk that you can raise to the height of your elbows when you want to stand for a while. '.repeat(6)}</p>`;

const html = fc
  .tuple(fc.array(block, { maxLength: 25 }), fc.constantFrom('', english, english))
  .map(([blocks, opening]) => `<html lang="en"><title>Desk</title><body>${opening}${blocks.join('')}`);

/** A few pages, two of which may be of one host. */
const web = fc
  .array(html, { minLength: 1, maxLength: 7 })
  .map((pages) => Object.fromEntries(pages.map((page, i) => [`https://host${i % 6}.example/${i}`, page])));

const keyword = fc.oneof(
  fc.constantFrom('standing desk', 'the', 'what is it?', '升降桌'),
  fc.string({ minLength: 2, maxLength: 30 }),
);

async function reportOver(pages: Record<string, string>, ports: Ports, wanted: string, gap: boolean): Promise<Report> {
  const [own = ''] = Object.keys(pages);
  const order = gap ? orderOf({ audit_type: 'gap', user_url: own, keyword: wanted }) : orderOf({ keyword: wanted });
  const outcome = await analyze(order, ports, { engine });
  if (outcome.outcome === 'failed') throw new Error(outcome.detail);
  return outcome.report;
}

const audits = fc.tuple(web, keyword, fc.boolean());

test('every report is as its schema says', async () => {
  await fc.assert(
    fc.asyncProperty(audits, async ([pages, wanted, gap]) => {
      const report = await reportOver(pages, portsOver(pages), wanted, gap);
      expect(reportSchema.parse(report)).toEqual(report);
      expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    }),
    { numRuns: 60 },
  );
});

test('every piece of evidence resolves', async () => {
  await fc.assert(
    fc.asyncProperty(audits, async ([pages, wanted, gap]) => {
      const report = await reportOver(pages, portsOver(pages), wanted, gap);
      expectEvidenceResolves(report);
      for (const question of report.market_serp.questions) expect(question.answered_by.length).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

test('every quote stands at its offset, and its hash is that of its passage', async () => {
  await fc.assert(
    fc.asyncProperty(audits, async ([pages, wanted, gap]) => {
      const report = await reportOver(pages, portsOver(pages), wanted, gap);
      await expectQuotesStand(report, (url) => ({
        body: new TextEncoder().encode(pages[url]),
        url,
        contentType: 'text/html; charset=utf-8',
      }));
    }),
    { numRuns: 60 },
  );
});

test('every rate is its counts’ and lies in its interval', async () => {
  await fc.assert(
    fc.asyncProperty(audits, async ([pages, wanted, gap]) => {
      const report = await reportOver(pages, portsOver(pages), wanted, gap);
      expectRatesAreTheirCounts(report);
      const { market_serp, metadata } = report;
      const n = metadata.coverage.pages_usable;
      for (const term of market_serp.terms) expect([term.n, term.df]).toEqual([n, term.ev.length]);
      for (const { coverage, answered_by } of market_serp.questions) {
        if (coverage !== null) expect(coverage).toMatchObject({ k: answered_by.length, n });
      }
      const { freshness, ai_access } = market_serp;
      const rates = [
        freshness.dated,
        freshness.updated_90d,
        ai_access.snippet_blocked,
        ai_access.index_blocked,
        ai_access.js_dependent,
        ...Object.values(ai_access.blocked_by_role),
      ].filter((rate) => rate !== null);
      for (const { k, n: of, rate, ci95 } of rates) {
        expect(rate).toBeCloseTo(k / of, 3);
        expect(ci95[0]).toBeLessThanOrEqual(rate);
        expect(ci95[1]).toBeGreaterThanOrEqual(rate);
      }
      for (const { all } of Object.values(market_serp.content_profile)) expect(all?.n ?? 0).toBeLessThanOrEqual(n);
      for (const { relevance } of market_serp.results) {
        const { k, n: of } = relevance?.question_coverage ?? { k: 0, n: 0 };
        expect(k).toBeLessThanOrEqual(of);
      }
    }),
    { numRuns: 60 },
  );
});

test('the order in which pages arrive changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(audits, fc.scheduler(), async ([pages, wanted, gap], scheduler) => {
      const inOrder = await reportOver(pages, portsOver(pages), wanted, gap);
      const ports = portsOver(pages);
      const scheduled = { ...ports, fetchPage: scheduler.scheduleFunction(ports.fetchPage) };
      const running = reportOver(pages, scheduled, wanted, gap);
      const reordered = await scheduler.waitFor(running);
      expect(JSON.stringify(reordered)).toBe(JSON.stringify(inOrder));
    }),
    { numRuns: 40 },
  );
});
