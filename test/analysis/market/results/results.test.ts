/** Small measures of results: citations, comparisons, outgoing links, reading, crawlers, time. */
import { describe, expect, test } from '@jest/globals';
import { assessAccess } from '../../../../analysis/access/access.ts';
import type { ObservedAnswer } from '../../../../analysis/gather/ports.ts';
import { aiCitations } from '../../../../analysis/market/citations/ai-citations.ts';
import { timeSignals } from '../../../../analysis/market/freshness/time-sensitivity.ts';
import { comparisonBlocks } from '../../../../analysis/market/results/comparison-blocks.ts';
import { pagePermissions, robotsByRole } from '../../../../analysis/market/results/role-access.ts';
import { outboundDomains, readingOf } from '../../../../analysis/read/structure.ts';
import { measuredPage } from '../../measured-page.ts';

describe('citations by answer engines', () => {
  const answer = (engine: ObservedAnswer['engine'], urls: string[], state: ObservedAnswer['state'] = 'captured') => ({
    engine,
    state,
    observed_at: '2026-11-01T10:00:00.000Z',
    blocks: [],
    references: urls.map((url) => ({ url, domain: new URL(url).hostname })),
  });

  test('are found whatever the spelling of the address, with their places', () => {
    const answers = [
      answer('google_ai_overview', ['https://other.example/', 'http://www.a.example/page/?utm_source=x']),
      answer('perplexity', ['https://a.example/served', 'https://a.example/page']),
      answer('chatgpt', []),
    ];
    expect(aiCitations(['https://a.example/page', 'https://a.example/served'], answers)).toEqual({
      cited_by: ['google_ai_overview', 'perplexity'],
      citation_positions: [
        { engine: 'google_ai_overview', position: 2 },
        { engine: 'perplexity', position: 1 },
        { engine: 'perplexity', position: 2 },
      ],
    });
  });

  test('are unknown where no answer was captured', () => {
    expect(aiCitations(['https://a.example/'], [])).toBeNull();
    expect(aiCitations(['https://a.example/'], [answer('chatgpt', [], 'not_captured')])).toBeNull();
    expect(aiCitations(['https://a.example/'], [answer('chatgpt', [])])).toEqual({
      cited_by: [],
      citation_positions: [],
    });
  });
});

test('comparisons are headings that compare and have text below, and pairs of pros and cons; tables need three columns', () => {
  const { document } = measuredPage('s1', 'a.example', [
    '# X vs Y',
    '## Bose vs Sony',
    'Bose is lighter by twenty grams and dearer by thirty euros, and its microphone is better in wind, while Sony plays for six hours more and folds.',
    '## Philips vs Siemens',
    'Ask us!',
    '## How to compare headphones',
    'Listen to a piece that you know well with both, at the same volume and in the same room, then once more in a train, where most of them fail.',
    '## Pros',
    'Light.',
    '## Cons',
    'Dear.',
    '## A heading that is so long that the difference it makes would have to be told by a whole sentence of its own',
  ]);
  const table = { kind: 'table' as const, text: 'a b c', heading_path: [], start: 0, end: 5 };
  expect(comparisonBlocks(document, 'en')).toBe(2);
  const tables = { ...document, blocks: [{ ...table, columns: 3 }, { ...table, columns: 2 }, table] };
  expect(comparisonBlocks(tables, 'en')).toBe(1);
  const below = { ...table, columns: 2, heading_path: ['A certificate and a certification differ'] };
  const side = (columns: string[]) =>
    comparisonBlocks({ ...document, blocks: [{ ...below, table: { caption: '', columns, rows: [] } }] }, 'en');
  expect(side(['Certificate', 'Certification'])).toBe(1);
  expect([side(['Certificate', 'Price']), side(['', ''])]).toEqual([0, 0]);
});

test('outgoing links count sites, not pages, and not the own one', () => {
  const link = (url: string) => ({ url, text: 'x', kind: 'external' as const, rel: [], inMain: true });
  const urls = [
    'https://a.org/1',
    'https://www.a.org/2',
    'https://b.co.uk/',
    'https://c.co.uk/',
    'https://shop.mine.com/',
  ];
  const links = {
    internal: 0,
    external: urls.length,
    citations: urls.map(link),
    earning: [],
    externalDomains: [],
    jumps: 0,
    nofollow: 0,
    internalPaths: [],
  };
  expect(outboundDomains(measuredPage('s1', 'www.mine.com', [], { facts: { links } }).document)).toBe(3);
});

test('reading is measured on running text, by the formula of the language', () => {
  const prose = 'The cat sat on the mat. The dog ran to the red house. '.repeat(10);
  const { document } = measuredPage('s1', 'a.example', ['# A heading', prose, '- one two three']);
  expect(readingOf(document, 'en')).toMatchObject({ metric: 'flesch' });
  expect(readingOf(document, 'ja')).toBeNull();
  expect(readingOf(measuredPage('s1', 'a.example', ['Too short.']).document, 'en')).toBeNull();
});

describe('crawlers', () => {
  const url = 'https://a.example/page';
  const access = (body: string | undefined, content = '') =>
    assessAccess({
      url,
      metas:
        content === ''
          ? []
          : [{ name: content.startsWith('!') ? 'googlebot' : 'robots', content: content.replace('!', '') }],
      ...(body === undefined ? {} : { robots: { status: 200, body } }),
    });

  test('are allowed, blocked, or some of a role are', () => {
    expect(robotsByRole(access(''))).toEqual({ search: 'allowed', user: 'allowed', training: 'allowed' });
    expect(robotsByRole(access('User-agent: *\nDisallow: /'))).toEqual({
      search: 'blocked',
      user: 'blocked',
      training: 'blocked',
    });
    expect(robotsByRole(access('User-agent: GPTBot\nDisallow: /'))).toEqual({
      search: 'allowed',
      user: 'allowed',
      training: 'partly',
    });
  });

  test('are unknown where nobody asked', () => {
    const unknown = { search: 'unknown', user: 'unknown', training: 'unknown' };
    expect([robotsByRole(undefined), robotsByRole(access(undefined))]).toEqual([unknown, unknown]);
  });

  test('may index and quote unless a rule for all, or for one of the search, forbids it', () => {
    expect(pagePermissions(access(undefined))).toEqual({ indexable: true, snippet: true });
    expect(pagePermissions(access(undefined, 'noindex'))).toEqual({ indexable: false, snippet: true });
    expect(pagePermissions(access(undefined, '!noindex, nosnippet'))).toEqual({ indexable: false, snippet: false });
    expect(pagePermissions(access(undefined, 'max-snippet:0'))).toEqual({ indexable: true, snippet: false });
  });
});

describe('an answer changes with time', () => {
  const signals = (keyword: string, language = 'en') =>
    timeSignals(keyword, language, [], []).map(({ signal }) => signal);

  test.each([
    ['en', 'standing desk', []],
    ['en', 'best laptops 2026', ['keyword: year', 'keyword: best']],
    ['en', 'iphone price today', ['keyword: latest', 'keyword: price']],
    ['fr', 'prix du gaz', ['keyword: price']],
    ['de', 'strompreise aktuell', ['keyword: latest', 'keyword: price']],
    ['es', 'noticias de hoy', ['keyword: latest']],
    ['it', 'miglior telefono', ['keyword: best']],
    ['pt', 'preço do ouro hoje', ['keyword: latest', 'keyword: price']],
    ['nl', 'weer vandaag', ['keyword: latest']],
    ['ar', 'سعر الذهب اليوم', ['keyword: latest', 'keyword: price']],
    ['hi', 'सोने का दाम आज', ['keyword: latest', 'keyword: price']],
    ['zh', '今天的金价格', ['keyword: latest', 'keyword: price']],
    ['ja', '最新スマホ おすすめ', ['keyword: latest', 'keyword: best']],
    ['th', 'ราคาทองวันนี้', ['keyword: latest', 'keyword: price']],
    ['en', 'size 19999 bolts', []],
    ['xx', 'price', []],
  ])('%s: %s', (language, keyword, expected) => {
    expect(signals(keyword, language)).toEqual(expected);
  });

  test('by what the results page shows, with what shows it', () => {
    const results = [1, 2, 3, 4].map((n) => ({
      source_id: `s${n}`,
      result: { title: n < 4 ? `Desks of 202${n}` : 'Desks', ...(n > 1 ? { date: '2026-11-01' } : {}) },
    }));
    const features = [
      { id: 'x1', type: 'top_stories', state: 'captured' as const },
      { id: 'x2', type: 'news', state: 'absent' as const },
    ];
    expect(timeSignals('desk', 'en', results, features)).toEqual([
      { signal: 'results: dates shown', ev: ['s2', 's3', 's4'] },
      { signal: 'results: year in the title', ev: ['s1', 's2', 's3'] },
      { signal: 'results page: news', ev: ['x1'] },
    ]);
    expect(timeSignals('desk', 'en', results.slice(0, 2), [])).toEqual([]);
  });
});
