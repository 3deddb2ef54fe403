/** What holds of every report: evidence resolves, quotes stand where they say, rates carry their arithmetic. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { extract } from '../../analysis/extract/extract.ts';
import { analyze, type Ports, type Report, reportSchema } from '../../analysis/index.ts';
import { sha256 } from '../../analysis/report/sha256.ts';
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
      const { results, passages, questions, terms } = report.market_serp;
      const sources = new Set(report.metadata.sources.map(({ id }) => id));
      const own = 'page' in report ? report.page.passages : [];
      const known = new Set([...sources, ...[...passages, ...own, ...terms, ...questions].map(({ id }) => id)]);
      expect(known.size).toBe(sources.size + passages.length + own.length + terms.length + questions.length);
      const cited = [
        ...results.flatMap(({ source_id, best_passages }) => [source_id, ...best_passages]),
        ...passages.map(({ source_id }) => source_id),
        ...questions.flatMap(({ answered_by }) =>
          answered_by.flatMap(({ source_id, passage_id }) => [source_id, passage_id]),
        ),
        ...terms.flatMap(({ ev }) => ev),
        ...('gap' in report ? report.gap.term_gaps.flatMap(({ term_id, ev }) => [term_id, ...ev]) : []),
        ...('page' in report ? [report.page.source_id, ...report.page.terms.map(({ term_id }) => term_id)] : []),
      ];
      for (const id of cited) expect(known).toContain(id.split(':')[0]);
      for (const question of questions) expect(question.answered_by.length).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

test('every quote stands at its offset, and its hash is that of its passage', async () => {
  await fc.assert(
    fc.asyncProperty(audits, async ([pages, wanted, gap]) => {
      const report = await reportOver(pages, portsOver(pages), wanted, gap);
      const urls = new Map(report.metadata.sources.map(({ id, url }) => [id, url]));
      for (const passage of [...report.market_serp.passages, ...('page' in report ? report.page.passages : [])]) {
        const url = urls.get(passage.source_id) ?? '';
        const body = new TextEncoder().encode(pages[url]);
        const { text } = extract(body, { contentType: 'text/html; charset=utf-8', url });
        const whole = text.slice(passage.offsets.start, passage.offsets.end);
        expect(whole.startsWith(passage.quote)).toBe(true);
        expect(passage.sha256).toBe(await sha256(whole));
        expect(passage.quote).not.toBe('');
      }
    }),
    { numRuns: 60 },
  );
});

test('every rate is its counts’ and lies in its interval', async () => {
  await fc.assert(
    fc.asyncProperty(audits, async ([pages, wanted, gap]) => {
      const { market_serp, metadata } = await reportOver(pages, portsOver(pages), wanted, gap);
      const n = metadata.coverage.pages_usable;
      for (const term of market_serp.terms) {
        expect(term.n).toBe(n);
        expect(term.df).toBe(term.ev.length);
        if (term.df_rate === null) continue;
        expect(term.df_rate).toBeCloseTo(term.df / n, 3);
        expect(term.ci95?.[0]).toBeLessThanOrEqual(term.df_rate);
        expect(term.ci95?.[1]).toBeGreaterThanOrEqual(term.df_rate);
      }
      for (const { coverage, answered_by } of market_serp.questions) {
        if (coverage === null) continue;
        expect(coverage).toMatchObject({ k: answered_by.length, n });
        expect(coverage.rate).toBeCloseTo(coverage.k / coverage.n, 3);
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
