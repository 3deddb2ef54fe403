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
import { anyCharacter } from '../any-character.ts';
import { expectEvidenceResolves, expectQuotesStand, expectRatesAreTheirCounts } from './report-walk.ts';
import { engine, orderOf, portsOver } from './small-web.ts';

const words =
  'standing desk walnut frame motor height price 1,200 chair 升降桌 bureau Größe किताब "quoted" & <b>bold</b> the of and is it to'.split(
    ' ',
  );
const phrase = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 60 }).map((parts) => parts.join(' '));
/** Sentences with figures, of which pages may agree or not. */
const stated = fc
  .tuple(
    fc.constantFrom('A standing desk', 'The frame of a desk', 'Walnut', 'It', 'Les bureaux'),
    fc.constantFrom('costs', 'weighs about', 'lasts up to', 'has a warranty of', ':', 'coûtent'),
    fc.constantFrom(
      '$300',
      '$1,200.50 to $2,000',
      '60–120 cm',
      '30 kg',
      '10 years',
      '80 % of desks',
      '3 motors',
      '१० साल',
    ),
  )
  .map((parts) => `${parts.join(' ')}.`);
const block = fc.oneof(
  phrase.map((text) => `<p>${text}. ${text}!</p>`),
  stated.map((text) => `<p>${text}</p>`),
  stated.map((text) => `<table><tr><td>Desk<td>Price<tr><td>${text}<td>${text}</table>`),
  phrase.map((text) => `<h2>What is ${text.slice(0, 60)}?</h2>`),
  phrase.map((text) => `<h3>${text.slice(0, 80)}</h3>`),
  phrase.map((text) => `<ul><li>${text}<li>${text}</ul>`),
  phrase.map((text) => `<table><tr><td>${text}<td>${text}</table>`),
  fc.constantFrom('<div>', '</section>', '<article>', '<blockquote>', '<h1>'),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
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

type Pages = Record<string, string>;

const keyword = fc.oneof(
  fc.constantFrom('standing desk', 'the', 'what is it?', '升降桌'),
  fc.string({ minLength: 2, maxLength: 30 }),
);

async function reportOver(pages: Pages, ports: Ports, wanted: string, gap: boolean): Promise<Report> {
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
  answers: fc.uniqueArray(
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
    { selector: ({ engine: name }) => name, maxLength: 2 },
  ),
});

/** The ports of `small-web`, with a results page that asks. */
function askingPorts(pages: Pages, shown: Partial<SerpSnapshot>): Ports {
  const ports = portsOver(pages);
  return { ...ports, search: async (query) => ({ ...(await ports.search(query)), ...shown }) };
}

const audits = fc.tuple(web, keyword, fc.boolean(), asking);

const typed = 'text/html; charset=utf-8';
const bodyOf = (pages: Pages, url: string) => new TextEncoder().encode(pages[url]);

/** What holds of every report over any pages. */
const promises: readonly ((report: Report, pages: Pages) => void | Promise<void>)[] = [
  function isAsItsSchemaSays(report) {
    expect(reportSchema.parse(report)).toEqual(report);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  },

  function evidenceResolves(report) {
    expectEvidenceResolves(report);
    for (const { answered_by, asked_by, frequency, ev, origin } of report.market_serp.questions) {
      expect(frequency).toBe(asked_by.length);
      expect(answered_by.every(({ source_id }) => ev.includes(source_id))).toBe(true);
      expect(answered_by.map(({ passage_id }) => passage_id.split('.')[0])).toEqual(
        answered_by.map(({ source_id }) => source_id),
      );
      if (origin === 'heading' || origin === 'title') expect(frequency).toBeGreaterThan(0);
    }
    for (const { ev, passages } of report.market_serp.topics) {
      expect(ev.length).toBeGreaterThan(0);
      expect(new Set(passages.map((id) => id.split('.')[0])).size).toBe(passages.length);
      for (const id of passages) expect(ev).toContain(id.split('.')[0]);
    }
  },

  async function quotesStandAtTheirOffsets(report, pages) {
    await expectQuotesStand(report, (url) => ({ body: bodyOf(pages, url), url, contentType: typed }));
  },

  /**
   * A claim's statement stands in the first passage that supports it, which is of another site than the rest. A figure
   * that is the heading of the passage, or a heading that is the statement, stands right before it.
   */
  function claimsStandInTheirPassages({ market_serp, metadata }, pages) {
    const kept = new Map(market_serp.passages.map((passage) => [passage.id, passage]));
    const urls = new Map(metadata.sources.map(({ id, url }) => [id, url]));
    for (const { statement, support, contradict, consensus } of market_serp.claims) {
      const first = kept.get(support[0] ?? '');
      const url = urls.get(first?.source_id ?? '') ?? '';
      const { text } = extract(bodyOf(pages, url), { contentType: typed, url });
      const { start, end } = first?.offsets ?? { start: 0, end: 0 };
      const heading = `${first?.heading_path.at(-1) ?? ''}\n`;
      const isHeaded = `${statement}\n`.startsWith(heading) && text.slice(0, start).endsWith(heading);
      expect(text.slice(isHeaded ? start - heading.length : start, end)).toContain(statement);
      const hosts = support.map((id) => new URL(urls.get(id.split('.')[0] ?? '') ?? '').hostname);
      expect(new Set(hosts).size).toBe(hosts.length);
      expect(support.length).toBeLessThanOrEqual(Math.min(3, consensus.k));
      expect(contradict.filter((id) => support.includes(id))).toEqual([]);
    }
  },

  function ratesAreTheirCounts(report) {
    expectRatesAreTheirCounts(report);
    const { market_serp, metadata } = report;
    const n = metadata.coverage.pages_usable;
    for (const term of market_serp.terms) expect([term.n, term.df]).toEqual([n, term.ev.length]);
    for (const { coverage, ev } of market_serp.questions) {
      if (coverage !== null) expect(coverage).toMatchObject({ k: ev.length, n });
    }
    for (const topic of market_serp.topics) {
      expect([topic.n, topic.df, topic.class === null]).toEqual([n, topic.ev.length, n < 3]);
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
  },
];

test('every report keeps its promises', async () => {
  await fc.assert(
    fc.asyncProperty(audits, async ([pages, wanted, gap, shown]) => {
      const report = await reportOver(pages, askingPorts(pages, shown), wanted, gap);
      for (const expectKept of promises) await expectKept(report, pages);
    }),
    { numRuns: 120 },
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
    { numRuns: 30 },
  );
});
