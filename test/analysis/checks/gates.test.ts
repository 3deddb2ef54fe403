/** Gates: what each passes, fails, and cannot tell. */
import { describe, expect, test } from '@jest/globals';
import { type AccessInput, assessAccess } from '../../../analysis/access/access.ts';
import type { GateArtifacts } from '../../../analysis/checks/artifacts.ts';
import { judgeGates } from '../../../analysis/checks/gates/gates.ts';
import { extract } from '../../../analysis/extract/extract.ts';

const paragraph =
  'A standing desk lets you change your posture while you work, and a motor raises the table top to the height that you choose. '.repeat(
    12,
  );

interface Served {
  html?: string;
  robots?: AccessInput['robots'];
  xRobotsTag?: string[];
  language?: Partial<GateArtifacts['language']>;
}

/** The gates of a page as served. */
function gatesOf({ html = `<p>${paragraph}</p>`, robots, xRobotsTag = [], language = {} }: Served) {
  const body = new TextEncoder().encode(`<html lang="en"><head><title>Desk</title></head><body>${html}</body></html>`);
  const document = extract(body, { url: 'https://desk.example/page', contentType: 'text/html; charset=utf-8' });
  const access = assessAccess({
    url: 'https://desk.example/page',
    metas: document.facts.metas,
    xRobotsTag,
    ...(robots === undefined ? {} : { robots }),
  });
  const artifacts: GateArtifacts = {
    document,
    access,
    language: { wanted: 'en', detected: 'en', declared: 'en', contradicts: false, ...language },
    served: { status: 200, words: document.words },
  };
  return new Map(judgeGates(artifacts).map(({ id, ...verdict }) => [id, verdict]));
}

const failing = (served: Served) => [...gatesOf(served)].flatMap(([id, { status }]) => (status === 'fail' ? [id] : []));

test('an ordinary page passes all gates but the one that nobody could look at', () => {
  const gates = gatesOf({});
  expect(gates.get('search_bots_allowed')).toEqual({ status: 'unknown', observed: null });
  expect([...gates].filter(([, { status }]) => status !== 'pass').map(([id]) => id)).toEqual(['search_bots_allowed']);
  expect(gatesOf({ robots: { status: 404 } }).get('search_bots_allowed')?.status).toBe('pass');
});

describe('one gate fails, and no other, for', () => {
  test.each<[string, Served]>([
    ['fetchable', { html: '<h1>Just a moment...</h1><p>Checking your browser before you go on.</p>' }],
    ['indexable', { xRobotsTag: ['noindex'] }],
    ['snippet_allowed', { xRobotsTag: ['nosnippet'] }],
    ['snippet_allowed', { xRobotsTag: ['max-snippet: 0'] }],
    ['snippet_allowed', { html: `<div data-nosnippet><p>${paragraph}</p></div>` }],
    ['search_bots_allowed', { robots: { status: 200, body: 'User-agent: *\nDisallow: /' } }],
    ['search_bots_allowed', { robots: { status: 200, body: 'User-agent: Googlebot\nDisallow: /page' } }],
    ['search_bots_allowed', { robots: { status: 503 } }],
    ['language_match', { language: { detected: 'fr', contradicts: true } }],
  ])('%s: %j', (id, served) => {
    expect(failing(served)).toEqual([id]);
  });

  test('scripts in place of text: the text is not there, and neither is a main content', () => {
    const html = '<div id="root"></div><script src="/app.js"></script>';
    expect(failing({ html })).toEqual(['text_without_js', 'main_content_found']);
  });
});

test('crawlers for training may be refused without any effect', () => {
  const robots = {
    status: 200,
    body: 'User-agent: GPTBot\nUser-agent: CCBot\nUser-agent: Google-Extended\nDisallow: /',
  };
  expect(failing({ robots })).toEqual([]);
});

test('a gate says what decided', () => {
  const gates = gatesOf({
    robots: { status: 200, body: 'User-agent: *\nDisallow: /p' },
    xRobotsTag: ['noindex, nofollow'],
  });
  expect(gates.get('search_bots_allowed')?.observed).toBe('Googlebot: robots.txt 2: Disallow: /p');
  expect(gates.get('indexable')?.observed).toBe('noindex, nofollow');
});

describe('what cannot be told neither passes nor fails', () => {
  test('a page without a language, declared or told', () => {
    const gates = gatesOf({ language: { detected: null, declared: null } });
    expect(gates.get('language_match')).toEqual({ status: 'unknown', observed: null });
  });

  test('anything about a page in whose place a challenge answered, but its robots.txt', () => {
    const html = '<h1>Just a moment...</h1><p>Checking your browser before you go on.</p>';
    const gates = gatesOf({ html, robots: { status: 404 }, xRobotsTag: ['noindex'] });
    const unknown = [...gates].flatMap(([id, { status }]) => (status === 'unknown' ? [id] : []));
    expect(unknown).toEqual([
      'indexable',
      'snippet_allowed',
      'text_without_js',
      'language_match',
      'main_content_found',
    ]);
    expect(gates.get('search_bots_allowed')?.status).toBe('pass');
  });

  test('a gate that throws, which is our fault', () => {
    expect(judgeGates({} as GateArtifacts).map(({ status }) => status)).toEqual(
      Array.from({ length: 7 }, () => 'unknown'),
    );
  });
});
