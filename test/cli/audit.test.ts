/** `npm run audit` as an operator runs it: the engine alone, from arguments to a report. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { type Report, reportSchema, volatileFields } from '../../analysis/index.ts';
import { projectDir } from '../started-service.ts';
import { openCommands } from './command.ts';
import type { Ended } from './command-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'answer-audit-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const market = join(projectDir, 'test/golden/market');
const serp = join(market, 'serp.json');
const own = 'https://www.hearthline.example/blog/heat-pump-cost';

const commands = openCommands();
afterAll(() => commands.close());
const surroundings = { LOCAL_DIR: join(folder, 'local'), TZ: 'Asia/Tokyo' };
const audit = (...args: string[]): Promise<Ended> => commands.run('audit', args, surroundings);

/** The first results of the saved market alone: what a test is about may not need them all. */
const fewResults = 4;
const short = join(folder, 'short.json');
const saved = JSON.parse(readFileSync(serp, 'utf8'));
writeFileSync(short, JSON.stringify({ ...saved, organic: saved.organic.slice(0, fewResults) }));
const shortSerp = ['--serp', short, '--pages', join(market, 'pages')];

const ergonomicChair = ['--keyword', 'ergonomic chair', '--language', 'en', '--country', 'US'];
const standingDesk = ['--keyword', 'standing desk', '--language', 'en', '--country', 'US'];

function reportIn({ code, out, err }: Ended): Report {
  if (code !== 0) throw new Error(err);
  return reportSchema.parse(JSON.parse(out));
}

describe('an audit', () => {
  test('of the corpus is a report on stdout, with its progress on stderr', async () => {
    const startedMs = Date.now();
    const ended = await commands.runAlone('audit', [...standingDesk, '--format', 'json'], surroundings);
    const { metadata } = reportIn(ended);
    expect(metadata).toMatchObject({ audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' });
    expect(metadata.coverage.pages_usable).toBeGreaterThan(5);
    const times = [metadata.created_at, metadata.started_at, metadata.completed_at ?? ''];
    expect(times).toEqual(times.toSorted());
    expect(Date.parse(metadata.created_at)).toBeGreaterThanOrEqual(startedMs);
    expect(Date.parse(metadata.created_at)).toBeLessThanOrEqual(Date.now());
    for (const step of ['searching', 'fetching', 'extracting', 'measuring', 'done']) expect(ended.err).toContain(step);
  });

  test('is Markdown unless asked otherwise, in the audit’s language', async () => {
    const english = await audit(...shortSerp);
    expect(english.out).toMatch(/^# Market audit: heat pump installation cost\n/u);
    const french = await audit('--keyword', 'assurance habitation', '--language', 'fr', '--country', 'FR');
    expect(french.out).toMatch(/^# Audit de marché\u00a0: assurance habitation\n/u);
    expect([english.code, french.code]).toEqual([0, 0]);
  });

  test('with --url is a gap audit', async () => {
    const report = reportIn(await audit('--serp', serp, '--url', own, '--format', 'json'));
    expect(report).toMatchObject({ metadata: { audit_type: 'gap', user_url: own }, page: { requested_url: own } });
    expect('gap' in report && report.gap).not.toHaveProperty('controls');
  });

  test('with --control measures other pages beside it', async () => {
    const ranked = 'https://energyoffice.example.org/heat-pumps/costs-and-rebates';
    const lost = 'https://oldblog.example/2019/heat-pump-price';
    const control = ['--control', lost, '--control', ranked];
    const report = reportIn(await audit('--serp', serp, '--url', own, ...control, '--format', 'json'));
    const controls = 'gap' in report ? report.gap.controls : [];
    expect(controls?.map(({ url, unread }) => [url, unread])).toEqual([
      [lost, 'http_4xx'],
      [ranked, null],
    ]);
  });

  test('of a folder of pages searches them', async () => {
    const pages = join(market, 'pages');
    const query = ['--keyword', 'geothermal heat pump', '--language', 'en', '--country', 'US'];
    const { market_serp, metadata } = reportIn(await audit(...query, '--pages', pages, '--format', 'json'));
    expect(metadata.providers[0]?.name).toBe('corpus');
    expect(market_serp.results.map(({ title }) => title)).toContain(
      'Heat Pump Cost: Average Prices by Size, Type and Brand (2026)',
    );
  });

  test('tells why there is no report, with exit code 1', async () => {
    const nothing = await audit('--keyword', 'zzzz qqqq', '--language', 'en', '--country', 'US');
    expect(nothing).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('no_search_results: The search has'),
    });
    const lost = await audit(...standingDesk, '--url', 'https://nowhere.example/');
    expect(lost).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('page_unreachable: The page at --url'),
    });
  });

  test('explains itself', async () => {
    const { code, out } = await audit('--help');
    expect(code).toBe(0);
    for (const word of ['--keyword', '--url', '--serp', '--pages', '--save', '--format']) expect(out).toContain(word);
  });
});

describe('a folder from a stranger', () => {
  const steering = '\u001b]0;name\u0007\u001b[31m\u009b2J\u202e';

  test.each(['markdown', 'json', 'brief', 'brief-html'])('does not steer the terminal as %s', async (format) => {
    const saved = join(folder, `steering-${format}`);
    cpSync(market, saved, { recursive: true });
    const pages = join(saved, 'pages/html');
    for (const name of readdirSync(pages).filter((file) => file.endsWith('.html'))) {
      const text = readFileSync(join(pages, name), 'utf8');
      const hostile = text.replaceAll(/<(title|h2|p|li)>/gu, `<$1>${steering} `);
      expect(hostile).not.toBe(text);
      writeFileSync(join(pages, name), hostile);
    }
    const changed = JSON.parse(readFileSync(serp, 'utf8'));
    changed.organic = changed.organic.slice(0, fewResults);
    for (const result of changed.organic) result.title = steering + result.title;
    changed.related.push(`${steering}heat pump`);
    writeFileSync(join(saved, 'serp.json'), JSON.stringify(changed));
    const { code, out, err } = await audit('--serp', join(saved, 'serp.json'), '--format', format);
    expect(code).toBe(0);
    for (const text of [out, err]) expect(text).not.toMatch(/[^\P{Cc}\n\t]|\p{Bidi_Control}/u);
  });

  test('does not steer it in what is wrong with it either', async () => {
    writeFileSync(join(folder, 'steering.json'), `${steering} is no JSON`);
    const { code, err } = await audit('--serp', join(folder, 'steering.json'));
    expect([code, /no JSON/u.test(err), /[^\P{Cc}\n\t]|\p{Bidi_Control}/u.test(err)]).toEqual([2, true, false]);
  });
});

describe('a saved snapshot', () => {
  /** The report without what differs between two runs by its nature. */
  const steady = (report: Report): Report => {
    const copy = structuredClone(report);
    for (const pointer of volatileFields) {
      const [part = '', ...names] = pointer.split('/').slice(1);
      if (part === 'metadata' && names.length === 1) delete (copy.metadata as Record<string, unknown>)[names[0] ?? ''];
    }
    return copy;
  };

  test.each([
    ['a market audit of the corpus', ergonomicChair, []],
    ['a gap audit of the corpus', ergonomicChair, ['--url', 'https://www.kestrelbarn.example/']],
    ['a gap audit with pages that failed', ['--serp', serp], ['--url', own]],
  ])('replays to the same output: %s', async (name, query, page) => {
    const saved = join(folder, name.replaceAll(' ', '-'));
    const first = reportIn(await audit(...query, ...page, '--save', saved, '--format', 'json'));
    expect(readdirSync(saved).toSorted()).toEqual(['pages', 'serp.json']);
    const replayed = reportIn(await audit('--serp', join(saved, 'serp.json'), ...page, '--format', 'json'));
    expect(replayed.metadata.reproducibility).toEqual(first.metadata.reproducibility);
    expect(steady(replayed)).toEqual(steady(first));
    expect(replayed.metadata.audit_id).not.toBe(first.metadata.audit_id);
  });

  test('is not written over another one, and says how to replay it', async () => {
    const saved = join(folder, 'twice');
    expect((await audit(...shortSerp, '--save', saved)).err).toContain(`--serp ${saved}/serp.json`);
    const kept = readFileSync(join(saved, 'serp.json'), 'utf8');
    expect(await audit(...shortSerp, '--save', saved)).toMatchObject({
      code: 2,
      err: expect.stringContaining('not empty'),
    });
    expect(readFileSync(join(saved, 'serp.json'), 'utf8')).toBe(kept);
  });
});

describe('a mistake is refused with a sentence and exit code 2', () => {
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{"provider":');
  const other = join(folder, 'other.json');
  writeFileSync(other, readFileSync(serp, 'utf8').replaceAll('"provider"', '"supplier"'));
  const gone = join(folder, 'gone');
  cpSync(join(market, 'pages'), gone, { recursive: true });
  rmSync(join(gone, 'html/ledger.html'));
  const fewer = join(folder, 'fewer');
  cpSync(join(market, 'pages'), fewer, { recursive: true });
  const lines = readFileSync(join(fewer, 'pages.jsonl'), 'utf8').split('\n');
  writeFileSync(join(fewer, 'pages.jsonl'), lines.filter((line) => !line.includes('granitepost')).join('\n'));

  test.each<[string[], string]>([
    [[], '--keyword is needed'],
    [['--keyword', 'desk', '--country', 'US'], '--language is needed'],
    [['--keyword', 'desk', '--language', 'en'], '--country is needed'],
    [['--keyword', 'x', '--language', 'en', '--country', 'US'], '--keyword must be 2 to 200 characters'],
    [['--keyword', '', '--language', 'en', '--country', 'US'], '--keyword is empty'],
    [['--keyword', 'desk', '--language', 'xx', '--country', 'US'], 'unknown code "xx"'],
    [['--keyword', 'desk', '--language', 'en', '--country', 'us'], 'unknown code "us"'],
    [[...standingDesk, '--format', 'xml'], '--format must be one of: markdown, json'],
    [[...standingDesk, '--control', 'https://a.example/'], '--control needs --url'],
    [
      [...standingDesk, '--url', 'https://a.example', '--control', 'https://www.a.example/'],
      '--control must be other pages than --url, each once',
    ],
    [
      [
        ...standingDesk,
        '--url',
        'https://a.example',
        ...[1, 2, 3, 4, 5, 6].flatMap((n) => ['--control', `https://a.example/${n}`]),
      ],
      '--control may be given 5 times at most',
    ],
    [[...standingDesk, '--url', 'desks.example'], '--url must be an http or https address'],
    [[...standingDesk, '--url', 'file:///etc/passwd'], '--url must be an http or https address'],
    [[...standingDesk, '--depth', '3'], '--depth'],
    [[...standingDesk, 'more'], 'more'],
    [[...standingDesk, '--pages', folder], 'has no usable page'],
    [['--serp', join(folder, 'nowhere.json')], 'cannot be read: it is not there'],
    [['--serp', broken], 'is no JSON'],
    [['--serp', other, '--pages', join(market, 'pages')], 'provider'],
    [['--serp', serp, '--pages', folder], 'has no pages.jsonl'],
    [['--serp', serp, '--pages', gone], 'html/ledger.html'],
    [['--serp', serp, '--pages', fewer], 'has no page https://granitepost.example'],
    [['--serp', serp, '--keyword', 'standing desk'], 'not for "standing desk" (en, US)'],
    [['--serp', serp, '--url', 'https://unsaved.example/'], 'has no page https://unsaved.example/'],
    [['--serp', serp, '--save', market], 'is not empty'],
  ])('%j', async (args, words) => {
    const { code, err, out } = await audit(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err).not.toMatch(/^\s+at .*:\d+/mu);
  });
});
