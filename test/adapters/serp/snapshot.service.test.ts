/** A saved results page and its pages: what is written reads back, and what is wrong is told in a sentence. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  openSnapshot,
  prepareSnapshotFolder,
  recordPorts,
  SnapshotError,
  writeSnapshot,
} from '../../../adapters/serp/snapshot.ts';
import type { FailedFetch, FetchedPage, SerpSnapshot } from '../../../analysis/index.ts';

const root = mkdtempSync(join(tmpdir(), 'snapshot-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;
const newFolder = () => join(root, String(folders++));
const newFile = (file: string): string => {
  writeFileSync(file, '');
  return file;
};

const market = join(import.meta.dirname, '../../golden/market');
const serpText = readFileSync(join(market, 'serp.json'), 'utf8');
const request = { keyword: 'heat pump installation cost', language: 'en', country: 'US' };

/** A snapshot's folder with `serp.json` and `pages.jsonl` changed as given. */
function folderOf({
  serp = serpText,
  lines = ['{"id":"a","url":"https://a.example/"}'],
}: {
  serp?: string;
  lines?: string[];
}): { serpFile: string; pagesDir: string } {
  const folder = newFolder();
  mkdirSync(join(folder, 'pages/html'), { recursive: true });
  writeFileSync(join(folder, 'serp.json'), serp);
  writeFileSync(join(folder, 'pages/pages.jsonl'), lines.join('\n'));
  writeFileSync(join(folder, 'pages/html/a.html'), '<p>A page.');
  return { serpFile: join(folder, 'serp.json'), pagesDir: join(folder, 'pages') };
}

async function save(serp: SerpSnapshot, answers: readonly (FetchedPage | FailedFetch)[]) {
  const byUrl = new Map(answers.map((answer) => [answer.requested_url, answer]));
  const { ports, recorded } = recordPorts({
    search: async () => serp,
    fetchPage: async (url) => byUrl.get(url) ?? { outcome: 'failed', requested_url: url, reason: 'unreachable' },
  });
  await ports.search(serp.request);
  for (const url of byUrl.keys()) await ports.fetchPage(url);
  const folder = newFolder();
  prepareSnapshotFolder(folder);
  writeSnapshot(folder, recorded());
  return folder;
}

const open = (folder: string) => openSnapshot({ serpFile: join(folder, 'serp.json'), pagesDir: join(folder, 'pages') });

describe('what was recorded reads back', () => {
  const url = fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true });
  const optional = <T>(name: string, value: fc.Arbitrary<T>) =>
    fc.option(value).map((v) => (v === null ? {} : { [name]: v }));
  const robots = fc
    .tuple(fc.option(fc.integer({ min: 100, max: 599 })), optional('body', fc.string()))
    .map(([status, body]) => ({ status, ...body }));
  const time = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const fetched = fc
    .record({
      outcome: fc.constant('fetched' as const),
      requested_url: url,
      final_url: url,
      redirects: fc.array(url, { minLength: 1, maxLength: 3 }),
      status: fc.integer({ min: 100, max: 599 }),
      headers: fc.dictionary(fc.stringMatching(/^[a-z-]{1,20}$/u), fc.string()),
      body: fc.uint8Array({ maxLength: 200 }),
      fetched_at: time,
    })
    .chain((page) =>
      fc
        .tuple(optional('robots', robots), optional('ttfb_ms', fc.nat()))
        .map(([r, t]) => ({ ...page, ...r, ...t }) as FetchedPage),
    );
  const failed = fc
    .record({
      outcome: fc.constant('failed' as const),
      requested_url: url,
      reason: fc.constantFrom('robots_disallowed', 'http_4xx', 'timeout', 'too_large', 'unreachable'),
    })
    .chain((page) =>
      fc
        .tuple(
          optional('robots', robots),
          optional('http_status', fc.integer({ min: 100, max: 599 })),
          optional('detail', fc.string()),
        )
        .map(([r, s, d]) => ({ ...page, ...r, ...s, ...d }) as FailedFetch),
    );

  test('pages to the byte, with all that was said of them, failures too', async () => {
    const serp = JSON.parse(serpText) as SerpSnapshot;
    const answers = fc.uniqueArray(fc.oneof(fetched, failed), {
      maxLength: 12,
      selector: ({ requested_url }) => requested_url,
    });
    await fc.assert(
      fc.asyncProperty(answers, async (pages) => {
        const { ports } = open(await save(serp, pages));
        for (const page of pages) expect(await ports.fetchPage(page.requested_url)).toEqual(page);
      }),
      { numRuns: 40 },
    );
  });

  test('the results page whole', async () => {
    const serp: SerpSnapshot = {
      ...(JSON.parse(serpText) as SerpSnapshot),
      featured_snippet: { url: 'https://a.example/', domain: 'a.example', title: 'A', text: 'B' },
      knowledge_graph: { title: 'Heat pump', type: 'Device', description: 'Moves heat.', url: 'https://b.example/' },
      spell_suggestion: 'heat pump',
      call: { endpoint: '/v1/search', latency_ms: 812, attempts: 2, cost_usd: 0.002, cached: false },
    };
    const { request: saved, ports } = open(await save(serp, []));
    expect(saved).toEqual(request);
    expect(await ports.search(request)).toEqual(serp);
  });

  test('the same bytes in whatever order the pages came', async () => {
    const serp = JSON.parse(serpText) as SerpSnapshot;
    const page = (url: string): FailedFetch => ({ outcome: 'failed', requested_url: url, reason: 'timeout' });
    const pages = ['https://b.example/', 'https://a.example/', 'https://c.example/'].map(page);
    const [one, other] = [await save(serp, pages), await save(serp, pages.toReversed())];
    const read = (folder: string) => readFileSync(join(folder, 'pages/pages.jsonl'), 'utf8');
    expect(read(one)).toBe(read(other));
  });
});

describe('a folder written by hand', () => {
  test('needs no more than addresses, and pages are found in any spelling of theirs', async () => {
    const { ports } = openSnapshot(
      folderOf({ lines: ['{"id":"a","url":"https://A.example:443/#top","language":"en"}'] }),
    );
    expect(await ports.fetchPage('https://a.example/')).toEqual({
      outcome: 'fetched',
      requested_url: 'https://a.example/',
      final_url: 'https://A.example:443/#top',
      redirects: ['https://a.example/'],
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: new Uint8Array(new TextEncoder().encode('<p>A page.')),
      fetched_at: '2026-10-05T08:00:00.000Z',
    });
  });

  test('may be a corpus', () => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, 'serp.json'), serpText);
    cpSync(join(import.meta.dirname, '../../../corpus'), join(folder, 'pages'), { recursive: true });
    expect(() => open(folder)).not.toThrow();
  });
});

describe('what cannot be used is told in a sentence', () => {
  const fault = (change: (serp: Record<string, never> & SerpSnapshot) => unknown): string => {
    const serp = JSON.parse(serpText);
    change(serp);
    return JSON.stringify(serp);
  };
  test.each<[string, string]>([
    ['{', 'is no JSON'],
    ['[]', 'is no snapshot of a results page'],
    [fault((serp) => Object.assign(serp, { provder: 'x' })), 'provder'],
    [
      fault((serp) => Object.assign(serp.request, { language: 'english' })),
      'request.language: must be an ISO 639-1 code',
    ],
    [fault((serp) => Object.assign(serp.request, { country: 'us' })), 'request.country'],
    [fault((serp) => Object.assign(serp, { collected_at: 'yesterday' })), 'collected_at'],
    [fault((serp) => Object.assign(serp.organic[2] ?? {}, { url: 'javascript:1' })), 'organic[2].url: must be an http'],
    [fault((serp) => Object.assign(serp.organic[0] ?? {}, { rank_group: 0 })), 'organic[0].rank_group'],
    [fault((serp) => Object.assign(serp.organic[0] ?? {}, { title: undefined })), 'organic[0].title'],
    [fault((serp) => serp.answers[0]?.blocks[0]?.refs.push(9)), 'answers[0]: a block refers to a reference'],
    [fault((serp) => Object.assign(serp.answers[0] ?? {}, { state: 'absent' })), 'answers[0]: only a captured answer'],
    [fault((serp) => Object.assign(serp.answers[0] ?? {}, { engine: 'oracle' })), 'answers[0].engine'],
    [fault((serp) => Object.assign(serp.features, { paa: 'maybe' })), 'features.paa'],
    [fault((serp) => Object.assign(serp, { raw_sha256: 'abc' })), 'raw_sha256: must be a SHA-256'],
    [fault((serp) => serp.paa.push({ question: '' })), 'paa[4].question'],
    [fault((serp) => serp.organic.push(...Array(9).fill({}))), 'more'],
  ])('a results page: %#', (serp, words) => {
    expect(() => openSnapshot(folderOf({ serp }))).toThrow(SnapshotError);
    expect(() => openSnapshot(folderOf({ serp }))).toThrow(words);
  });

  test.each<[string[], string]>([
    [['nonsense'], 'line 1 is no JSON'],
    [['{"id":"a","url":"https://a.example/"}', '[]'], 'line 2 is no page'],
    [['{"id":"../a","url":"https://a.example/"}'], 'id: must be letters'],
    [['{"id":"a","url":"ftp://a.example/"}'], 'url: must be an http'],
    [['{"id":"b","url":"https://b.example/"}'], 'names html/b.html for https://b.example/, which is not there'],
    [['{"url":"https://b.example/","failure":"tired"}'], 'failure'],
    [['{"id":"a","url":"https://a.example/","status":42}'], 'status'],
    [['{"id":"a","url":"https://a.example/","headers":{"Content-Type":"text/html"}}'], 'lower case'],
    [Array(2).fill('{"id":"a","url":"https://a.example/"}'), 'line 2 repeats the address'],
  ])('an index of pages: %#', (lines, words) => {
    expect(() => openSnapshot(folderOf({ lines }))).toThrow(SnapshotError);
    expect(() => openSnapshot(folderOf({ lines }))).toThrow(words);
  });

  test('files that are not there', () => {
    const { serpFile, pagesDir } = folderOf({});
    expect(() => openSnapshot({ serpFile: `${serpFile}x`, pagesDir })).toThrow(
      'serp.jsonx cannot be read: it is not there',
    );
    expect(() => openSnapshot({ serpFile: pagesDir, pagesDir })).toThrow('it is a folder');
    expect(() => openSnapshot({ serpFile, pagesDir: root })).toThrow('has no pages.jsonl');
  });

  test('a search and a page that were not saved', async () => {
    const { ports } = openSnapshot(folderOf({}));
    await expect(ports.search({ ...request, country: 'GB' })).rejects.toThrow(
      'shows the results for "heat pump installation cost" (en, US), not for "heat pump installation cost" (en, GB)',
    );
    await expect(ports.fetchPage('https://b.example/')).rejects.toThrow('has no page https://b.example/');
  });

  test('a page whose file is broken', async () => {
    const folder = folderOf({});
    rmSync(join(folder.pagesDir, 'html/a.html'));
    writeFileSync(join(folder.pagesDir, 'html/a.html.gz'), 'not zipped');
    await expect(openSnapshot(folder).ports.fetchPage('https://a.example/')).rejects.toThrow(SnapshotError);
  });

  test.each<[string, string, (file: string) => void]>([
    ['leads out of the folder', 'it leads out of its folder', (file) => symlinkSync(join(market, 'serp.json'), file)],
    ['is a pipe', 'it is no file', (file) => void execFileSync('mkfifo', [file])],
    ['is a folder', 'it is a folder', (file) => mkdirSync(file)],
    ['is far too large', 'it is too large', (file) => truncateSync(newFile(file), 3e9)],
  ])('a page that %s', async (_, reason, make) => {
    const { serpFile, pagesDir } = folderOf({});
    const file = join(pagesDir, 'html/a.html');
    rmSync(file);
    make(file);
    const { ports } = openSnapshot({ serpFile, pagesDir });
    await expect(ports.fetchPage('https://a.example/')).rejects.toThrow(`html/a.html cannot be read: ${reason}`);
  });

  test('a page that leads to another of the folder is read', async () => {
    const { serpFile, pagesDir } = folderOf({});
    renameSync(join(pagesDir, 'html/a.html'), join(pagesDir, 'html/b.html'));
    symlinkSync('b.html', join(pagesDir, 'html/a.html'));
    const { ports } = openSnapshot({ serpFile, pagesDir });
    expect(await ports.fetchPage('https://a.example/')).toMatchObject({ outcome: 'fetched', status: 200 });
  });

  test('an index that is a bomb, or a results page that is a pipe or far too large', () => {
    const bomb = folderOf({});
    rmSync(join(bomb.pagesDir, 'pages.jsonl'));
    writeFileSync(join(bomb.pagesDir, 'pages.jsonl.gz'), gzipSync(Buffer.alloc(300 * 1024 * 1024, ' ')));
    expect(() => openSnapshot(bomb)).toThrow('pages.jsonl.gz cannot be read: it is too large');
    const large = folderOf({});
    truncateSync(large.serpFile, 3e9);
    expect(() => openSnapshot(large)).toThrow('serp.json cannot be read: it is too large');
    const pipe = folderOf({});
    rmSync(pipe.serpFile);
    execFileSync('mkfifo', [pipe.serpFile]);
    expect(() => openSnapshot(pipe)).toThrow('serp.json cannot be read: it is no file');
  });

  test('a folder to save in that holds something, or cannot be made', () => {
    const { serpFile, pagesDir } = folderOf({});
    expect(() => prepareSnapshotFolder(pagesDir)).toThrow('is not empty');
    expect(() => prepareSnapshotFolder(join(serpFile, 'x'))).toThrow('cannot be made');
    expect(readdirSync(pagesDir)).toEqual(['html', 'pages.jsonl']);
  });

  test('a recording without a search, or one that would not read back', () => {
    expect(() => writeSnapshot(newFolder(), { pages: new Map() })).toThrow('no search was answered');
    const serp = { ...(JSON.parse(serpText) as SerpSnapshot), collected_at: 'now' };
    expect(() => writeSnapshot(newFolder(), { serp, pages: new Map() })).toThrow('cannot be saved: collected_at');
  });
});
