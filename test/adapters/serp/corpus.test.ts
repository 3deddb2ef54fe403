/** The built-in search provider, over a small folder of pages written for the test. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { answersOfCorpus } from '../../../adapters/serp/corpus/answers.ts';
import { buildCorpusIndex, openCorpus } from '../../../adapters/serp/corpus.ts';

const root = mkdtempSync(join(tmpdir(), 'corpus-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const now = () => new Date('2026-11-01T10:00:00.000Z');

const pages: Record<string, { url: string; html: string; language?: string }> = {
  standing: {
    url: 'https://www.desks.example/standing',
    html: '<html lang="en"><title>Standing desks</title><nav>Home</nav><p>Our shop is open. A standing desk rises at the push of a button. A standing desk saves your back.</p>',
  },
  lamp: {
    url: 'https://lamps.example/floor',
    html: '<html lang="en-GB"><title>Lamps</title><p>A standing lamp beside the desk is enough, and a desk lamp does no harm. Desk, desk, desk.</p>',
  },
  chair: { url: 'https://chairs.example/', html: '<html lang="en"><title>Chairs</title><p>Chairs to sit on.</p>' },
  bureau: {
    url: 'https://bureaux.example/debout',
    html: '<html lang="fr"><title>Bureau debout (standing desk)</title><p>Le bureau debout, ou standing desk, se règle en hauteur.</p>',
  },
  japanese: {
    url: 'https://tsukue.example/',
    html: '<html><title>昇降デスク</title><p>昇降デスクは高さを調整できる机です。立って働くことができます。</p>',
    language: 'ja',
  },
};

/** Writes a folder of the pages, plain or gzipped, with `lines` added to its index file. */
function writeFolder(
  name: string,
  { gz, index, lines = [] }: { gz: boolean; index: string; lines?: string[] },
): string {
  const dir = join(root, name);
  mkdirSync(join(dir, 'html'), { recursive: true });
  for (const [id, { html }] of Object.entries(pages)) {
    writeFileSync(join(dir, 'html', gz ? `${id}.html.gz` : `${id}.html`), gz ? gzipSync(html) : html);
  }
  const entries = Object.entries(pages).map(([id, { url, language }]) =>
    JSON.stringify({ id, url, language, title: 'ignored' }),
  );
  const text = [...entries, ...lines].join('\n');
  writeFileSync(join(dir, index), index.endsWith('.gz') ? gzipSync(text) : text);
  return dir;
}

let plain = '';
beforeAll(() => {
  plain = writeFolder('plain', { gz: false, index: 'pages.jsonl' });
});
const indexDir = join(root, 'index');
const english = (keyword: string) => ({ keyword, language: 'en', country: 'US' });

describe('a corpus folder', () => {
  test.each([
    ['plain', { gz: false, index: 'pages.jsonl' }],
    ['zipped', { gz: true, index: 'ground-truth.jsonl.gz' }],
    ['zipped pages, plain index', { gz: true, index: 'ground-truth.jsonl' }],
  ])('is read in its shape: %s', async (name, shape) => {
    const { search, fetchPage } = await openCorpus({ corpusDir: writeFolder(name, shape), indexDir, now });
    const { organic } = await search(english('standing desk'));
    expect(organic.map(({ url }) => url)).toEqual([
      'https://www.desks.example/standing',
      'https://lamps.example/floor',
    ]);
    const page = await fetchPage('https://chairs.example/');
    if (page.outcome !== 'fetched') throw new Error(page.reason);
    expect(new TextDecoder().decode(page.body)).toBe(pages.chair?.html);
  });

  test('is used where lines or files are wrong, which are counted', async () => {
    const lines = [
      'not json',
      '{"id":"../plain/html/chair","url":"https://x.example/"}',
      '{"id":"chair","url":"ftp://x"}',
      '{"id":"gone","url":"https://gone.example/"}',
      '{"id":"chair","url":"https://CHAIRS.example:443/#top"}',
      '[]',
      '',
    ];
    const corpusDir = writeFolder('faulty', { gz: false, index: 'pages.jsonl', lines });
    expect(await buildCorpusIndex({ corpusDir, indexDir })).toEqual({
      pages: 5,
      skipped: { bad_lines: 4, missing_files: 1, repeated_urls: 1, unreadable_files: 0 },
    });
  });

  test('without a usable page is an error that says what is expected', async () => {
    const empty = join(root, 'empty');
    mkdirSync(empty);
    for (const corpusDir of [empty, join(root, 'nowhere')]) {
      await expect(openCorpus({ corpusDir, indexDir })).rejects.toThrow(
        /no usable page.*html\/<id>\.html.*pages\.jsonl/su,
      );
    }
  });
});

describe('the index', () => {
  test('is built once, and again when the folder has changed', async () => {
    const corpusDir = writeFolder('changing', { gz: false, index: 'pages.jsonl' });
    const told: number[] = [];
    const build = () =>
      buildCorpusIndex({ corpusDir, indexDir, onProgress: ({ done, total }) => told.push(done / total) });
    expect(await build()).toMatchObject({ pages: 5, skipped: { bad_lines: 0 } });
    expect(told).toEqual([1]);
    expect(await build()).toEqual({ pages: 5 });
    expect(told).toEqual([1]);
    writeFileSync(join(corpusDir, 'html', 'chair.html'), '<title>Stools</title><p>Stools for a standing desk</p>');
    await build();
    expect(told).toEqual([1, 1]);
    const { search } = await openCorpus({ corpusDir, indexDir, now });
    expect((await search(english('stools'))).organic).toMatchObject([
      { url: 'https://chairs.example/', title: 'Stools' },
    ]);
  });

  test('that is broken is built anew', async () => {
    const corpusDir = writeFolder('broken', { gz: false, index: 'pages.jsonl' });
    const own = join(root, 'broken-index');
    await buildCorpusIndex({ corpusDir, indexDir: own });
    for (const name of readdirSync(own)) writeFileSync(join(own, name), 'no database');
    expect(await buildCorpusIndex({ corpusDir, indexDir: own })).toMatchObject({ pages: 5, skipped: {} });
  });

  test('may be built by several at once, leaves nothing behind, and serves them all', async () => {
    const own = join(root, 'shared-index');
    const opened = await Promise.all([1, 2, 3].map(() => openCorpus({ corpusDir: plain, indexDir: own, now })));
    const found = await Promise.all(opened.map(({ search }) => search(english('chairs'))));
    expect(new Set(found.map(({ raw_sha256 }) => raw_sha256)).size).toBe(1);
    expect(readdirSync(own)).toHaveLength(1);
  });
});

describe('a search', () => {
  const searched = async (keyword: string, language = 'en') =>
    (await openCorpus({ corpusDir: plain, indexDir, now })).search({ keyword, language, country: 'US' });

  test('is a snapshot of what the folder shows', async () => {
    const snapshot = await searched('Standing  DESKS');
    expect(snapshot).toMatchObject({
      provider: 'corpus',
      request: { keyword: 'Standing  DESKS', language: 'en', country: 'US' },
      collected_at: '2026-11-01T10:00:00.000Z',
      paa: [],
      related: [],
    });
    expect(new Set(Object.values(snapshot.features))).toEqual(new Set(['unsupported']));
    expect(snapshot.organic[0]).toEqual({
      rank_absolute: 1,
      rank_group: 1,
      url: 'https://www.desks.example/standing',
      domain: 'desks.example',
      title: 'Standing desks',
      snippet: 'A standing desk rises at the push of a button. A standing desk saves your back.',
    });
    expect(snapshot.raw_sha256).toMatch(/^[0-9a-f]{64}$/u);
  });

  test('is the same twice', async () => {
    expect(await searched('desk')).toEqual(await searched('desk'));
  });

  test('leaves out pages known to be in another language', async () => {
    const urls = async (language: string) => (await searched('standing desk', language)).organic.map(({ url }) => url);
    expect(await urls('en')).not.toContain('https://bureaux.example/debout');
    expect(await urls('fr')).toEqual(['https://bureaux.example/debout']);
  });

  test('finds words of scripts without spaces', async () => {
    expect((await searched('昇降デスク', 'ja')).organic).toMatchObject([
      { url: 'https://tsukue.example/', domain: 'tsukue.example' },
    ]);
  });

  test('does not see navigation', async () => {
    expect((await searched('home')).organic).toEqual([]);
  });

  test('of stop words alone is one for those words', async () => {
    const urls = (await searched('of the')).organic.map(({ url }) => url);
    expect(urls.toSorted()).toEqual(['https://lamps.example/floor', 'https://www.desks.example/standing']);
  });

  test.each(['?!', '', '\0', "'; DROP TABLE postings; --", '\ud800', 'a'.repeat(200), '٪٪', '𝕊𝕥𝕒𝕟𝕕'])(
    'of %j finds nothing and breaks nothing',
    async (keyword) => {
      expect(Array.isArray((await searched(keyword)).organic)).toBe(true);
    },
  );

  test.each(['xx', '__proto__', ''])('in the language %j finds nothing', async (language) => {
    expect((await searched('desk', language)).organic).toEqual([]);
  });
});

describe('a page', () => {
  test('is fetched by its address, in any spelling', async () => {
    const { fetchPage } = await openCorpus({ corpusDir: plain, indexDir, now });
    expect(await fetchPage('HTTPS://Chairs.Example.:443/#legs')).toMatchObject({
      outcome: 'fetched',
      requested_url: 'HTTPS://Chairs.Example.:443/#legs',
      final_url: 'https://chairs.example/',
      status: 200,
      headers: { 'content-type': 'text/html' },
      fetched_at: '2026-11-01T10:00:00.000Z',
    });
  });

  test.each(['https://chairs.example/other', 'http://chairs.example/', 'file:///etc/passwd', 'nonsense'])(
    'that is not in the folder is unreachable: %s',
    async (url) => {
      const { fetchPage } = await openCorpus({ corpusDir: plain, indexDir, now });
      expect(await fetchPage(url)).toMatchObject({ outcome: 'failed', requested_url: url, reason: 'unreachable' });
    },
  );

  test('whose file went away or grew too large is a failed fetch', async () => {
    const corpusDir = writeFolder('vanishing', { gz: true, index: 'pages.jsonl' });
    const { fetchPage } = await openCorpus({ corpusDir, indexDir, now });
    rmSync(join(corpusDir, 'html', 'chair.html.gz'));
    writeFileSync(join(corpusDir, 'html', 'lamp.html.gz'), gzipSync(new Uint8Array(6_000_000)));
    expect(await fetchPage('https://chairs.example/')).toMatchObject({ outcome: 'failed', reason: 'unreachable' });
    expect(await fetchPage('https://lamps.example/floor')).toMatchObject({ outcome: 'failed', reason: 'too_large' });
  });
});

describe('the answers of the built-in corpus', () => {
  const corpusDir = resolve(import.meta.dirname, '../../../corpus');
  const addresses = new Set(
    readFileSync(join(corpusDir, 'pages.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((row): string => JSON.parse(row).url),
  );
  const asking = async (keyword: string, language: string) => {
    const answers = answersOfCorpus(corpusDir, now);
    return (await answers?.({ keyword, question: 'Q?', language, country: 'US' })) ?? [];
  };

  test.each([
    ['standing desk', 'en'],
    ['Home  Insurance', 'en'],
    ['bureau assis-debout', 'fr'],
    ['assurance habitation', 'fr'],
  ])('to %s are of three fictional engines, two of which were asked three times', async (keyword, language) => {
    const found = await asking(keyword, language);
    expect(found.map(({ engine, fidelity, samples }) => [engine, fidelity, samples.length])).toEqual([
      ['fictional_a', 'fictional', 3],
      ['fictional_b', 'fictional', 3],
      ['fictional_c', 'fictional', 1],
    ]);
    for (const { text, citations } of found.flatMap(({ samples }) => samples)) {
      expect(citations.length).toBeGreaterThan(0);
      expect(citations.length).toBe([...text.matchAll(/\[\d/gu)].length);
      expect(citations.filter(({ url }) => !addresses.has(url))).toEqual([]);
    }
  });

  test('are for these keywords in their language alone', async () => {
    expect(await asking('standing desk', 'fr')).toEqual([]);
    expect(await asking('chairs', 'en')).toEqual([]);
  });

  test('are missing in a folder without them, and refused by their line', () => {
    expect(answersOfCorpus(plain, now)).toBeUndefined();
    const broken = writeFolder('broken-answers', { gz: false, index: 'pages.jsonl' });
    writeFileSync(join(broken, 'answers.jsonl'), '\n{"keyword":"x"}\n');
    expect(() => answersOfCorpus(broken, now)).toThrow('answers.jsonl line 2 is not as');
  });
});

describe('the results pages of the built-in corpus', () => {
  const corpusDir = resolve(import.meta.dirname, '../../../corpus');
  const searched = async (keyword: string, language: string) =>
    (await openCorpus({ corpusDir, indexDir, now })).search({ keyword, language, country: 'US' });

  test.each([
    ['Standing  desk', 'en'],
    ['home insurance', 'en'],
    ['bureau assis-debout', 'fr'],
    ['assurance habitation', 'fr'],
  ])('for %s show a featured snippet, questions and related searches', async (keyword, language) => {
    const { features, items, featured_snippet, paa, related } = await searched(keyword, language);
    const shown = Object.keys(features).filter((feature) => features[feature] === 'captured');
    expect(shown.toSorted()).toEqual(['featured_snippet', 'paa', 'related']);
    expect(items.map(({ type }) => type).toSorted()).toEqual(shown.toSorted());
    expect([paa.length, related.length]).toEqual([4, 6]);
    // Each text is quoted from the page that it names.
    const { fetchPage } = await openCorpus({ corpusDir, indexDir, now });
    for (const { url = '', text = '' } of [
      { ...featured_snippet },
      ...paa.map(({ url, answer }) => ({ url, text: answer })),
    ]) {
      const page = await fetchPage(url);
      if (page.outcome !== 'fetched') throw new Error(`${url} is no page of the corpus`);
      const words = Buffer.from(page.body)
        .toString('utf8')
        .replaceAll(/<[^>]*>/gu, '');
      expect(words.replaceAll(/\s+/gu, ' ')).toContain(text);
    }
  });

  test('are written for these keywords in their language alone, and refused by their line', async () => {
    for (const [keyword, language] of [
      ['standing desk', 'fr'],
      ['desk', 'en'],
    ] as const) {
      const { features, paa, related, items } = await searched(keyword, language);
      expect([new Set(Object.values(features)), paa, related, items]).toEqual([new Set(['unsupported']), [], [], []]);
    }
    const broken = writeFolder('broken-results', { gz: false, index: 'pages.jsonl' });
    writeFileSync(join(broken, 'results-pages.jsonl'), '{"keyword":"x"}\n');
    await expect(openCorpus({ corpusDir: broken, indexDir, now })).rejects.toThrow('results-pages.jsonl line 1');
  });
});
