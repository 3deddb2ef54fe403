/** What holds of every report: evidence resolves, quotes stand where they say, rates carry their arithmetic. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { extract } from '../../analysis/extract/extract.ts';
import {
  analyze,
  type Ports,
  type Reference,
  type Report,
  reportSchema,
  type SerpSnapshot,
} from '../../analysis/index.ts';
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

/** What a results page asks, and what an engine answers. */
const asking = fc.record({
  paa: fc.array(
    phrase.map((text) => ({ question: `What is ${text.slice(0, 60)}?` })),
    { maxLength: 3 },
  ),
  related: fc.array(phrase, { maxLength: 3 }),
  answers: fc.array(
    fc.record({
      engine: fc.constantFrom('chatgpt' as const, 'google_ai_overview' as const),
      state: fc.constantFrom('captured' as const, 'absent' as const),
      observed_at: fc.constant('2026-11-01T10:00:02.000Z'),
      blocks: fc.array(
        phrase.map((text) => ({ type: 'paragraph' as const, text, refs: [] })),
        { maxLength: 3 },
      ),
      references: fc.constant<Reference[]>([]),
      fan_out_queries: fc.array(
        phrase.map((text) => `how to ${text}`),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 2 },
  ),
});

/** The ports of `small-web`, with a results page that asks. */
function askingPorts(pages: Record<string, string>, shown: Partial<SerpSnapshot>): Ports {
  const ports = portsOver(pages);
  return { ...ports, search: async (query) => ({ ...(await ports.search(query)), ...shown }) };
}

const audits = fc.tuple(web, keyword, fc.boolean(), asking);

test('every report is as its schema says', async () => {
  await fc.assert(
    fc.asyncProperty(audits, async ([pages, wanted, gap, shown]) => {
      const report = await reportOver(pages, askingPorts(pages, shown), wanted, gap);
      expect(reportSchema.parse(report)).toEqual(report);
      expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    }),
    { numRuns: 60 },
  );
});

test('every piece of evidence resolves', async () => {
  await fc.assert(
    fc.asyncProperty(audits, async ([pages, wanted, gap, shown]) => {
      const report = await reportOver(pages, askingPorts(pages, shown), wanted, gap);
      const { results, passages, questions, topics, terms } = report.market_serp;
      const sources = new Set(report.metadata.sources.map(({ id }) => id));
      const own = 'page' in report ? report.page.passages : [];
      const entries = [...passages, ...own, ...terms, ...questions, ...topics];
      const known = new Set([...sources, ...entries.map(({ id }) => id)]);
      expect(known.size).toBe(sources.size + entries.length);
      const cited = [
        ...results.flatMap(({ source_id, best_passages }) => [source_id, ...best_passages]),
        ...passages.map(({ source_id }) => source_id),
        ...questions.flatMap(({ answered_by, asked_by, ev }) => [
          ...answered_by.flatMap(({ source_id, passage_id }) => [source_id, passage_id]),
          ...asked_by,
          ...ev,
        ]),
        ...topics.flatMap((topic) => [...topic.terms, ...topic.questions, ...topic.passages, ...topic.ev]),
        ...terms.flatMap(({ ev }) => ev),
        ...('gap' in report ? report.gap.term_gaps.flatMap(({ term_id, ev }) => [term_id, ...ev]) : []),
        ...('page' in report ? [report.page.source_id, ...report.page.terms.map(({ term_id }) => term_id)] : []),
      ];
      for (const id of cited) expect(known).toContain(id.split(':')[0]);
      for (const { answered_by, asked_by, frequency, ev, origin } of questions) {
        expect(frequency).toBe(asked_by.length);
        expect(answered_by.map(({ source_id }) => source_id).every((id) => ev.includes(id))).toBe(true);
        expect(answered_by.map(({ passage_id }) => passage_id.split('.')[0])).toEqual(
          answered_by.map(({ source_id }) => source_id),
        );
        if (origin === 'heading' || origin === 'title') expect(frequency).toBeGreaterThan(0);
      }
      for (const { ev, passages: cited } of topics) {
        expect(ev.length).toBeGreaterThan(0);
        expect(new Set(cited.map((id) => id.split('.')[0])).size).toBe(cited.length);
        for (const id of cited) expect(ev).toContain(id.split('.')[0]);
      }
    }),
    { numRuns: 60 },
  );
});

test('every quote stands at its offset, and its hash is that of its passage', async () => {
  await fc.assert(
    fc.asyncProperty(audits, async ([pages, wanted, gap, shown]) => {
      const report = await reportOver(pages, askingPorts(pages, shown), wanted, gap);
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
    fc.asyncProperty(audits, async ([pages, wanted, gap, shown]) => {
      const { market_serp, metadata } = await reportOver(pages, askingPorts(pages, shown), wanted, gap);
      const n = metadata.coverage.pages_usable;
      for (const term of market_serp.terms) {
        expect(term.n).toBe(n);
        expect(term.df).toBe(term.ev.length);
        if (term.df_rate === null) continue;
        expect(term.df_rate).toBeCloseTo(term.df / n, 3);
        expect(term.ci95?.[0]).toBeLessThanOrEqual(term.df_rate);
        expect(term.ci95?.[1]).toBeGreaterThanOrEqual(term.df_rate);
      }
      for (const { coverage, ev } of market_serp.questions) {
        if (coverage === null) continue;
        expect(coverage).toMatchObject({ k: ev.length, n });
        expect(coverage.rate).toBeCloseTo(coverage.k / coverage.n, 3);
      }
      for (const topic of market_serp.topics) {
        expect(topic).toMatchObject({ n, df: topic.ev.length });
        expect(topic.class === null).toBe(n < 3);
        if (topic.df_rate !== null) expect(topic.df_rate).toBeCloseTo(topic.df / n, 3);
      }
    }),
    { numRuns: 60 },
  );
});

test('the order in which pages arrive changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(audits, fc.scheduler(), async ([pages, wanted, gap, shown], scheduler) => {
      const inOrder = await reportOver(pages, askingPorts(pages, shown), wanted, gap);
      const ports = askingPorts(pages, shown);
      const scheduled = { ...ports, fetchPage: scheduler.scheduleFunction(ports.fetchPage) };
      const running = reportOver(pages, scheduled, wanted, gap);
      const reordered = await scheduler.waitFor(running);
      expect(JSON.stringify(reordered)).toBe(JSON.stringify(inOrder));
    }),
    { numRuns: 40 },
  );
});
