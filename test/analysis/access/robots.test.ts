/** robots.txt: RFC 9309's examples written anew, Google's published cases from the corpus, and files that mean harm. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { openRobots } from '../../../analysis/access/access.ts';
import { escapePattern, parseRobots, robotsMaxBytes } from '../../../analysis/access/robots-file.ts';
import { pathOf, patternMatches, robotsVerdict } from '../../../analysis/access/robots-match.ts';

const casesFile = '../shared/corpora/robots/allowed.json';
const allowed = (robots: string, agent: string, url: string) => robotsVerdict(parseRobots(robots), agent, url).allowed;

describe("RFC 9309's examples", () => {
  const simple = [
    'User-Agent: *',
    'Disallow: *.gif$',
    'Disallow: /example/',
    'Allow: /publications/',
    '',
    'User-Agent: foobot',
    'Disallow:/',
    'Allow:/example/page.html',
    'Allow:/example/allowed.gif',
    '',
    'User-Agent: barbot',
    'User-Agent: bazbot',
    'Disallow: /example/page.html',
    '',
    'User-Agent: quxbot',
    '',
  ].join('\n');

  test.each([
    ['anybot', '/image.gif', false],
    ['anybot', '/example/x', false],
    ['anybot', '/publications/x', true],
    ['foobot', '/', false],
    ['foobot', '/example/page.html', true],
    ['foobot', '/example/allowed.gif', true],
    ['barbot', '/example/page.html', false],
    ['bazbot', '/example/page.html', false],
    ['bazbot', '/example/other.html', true],
    ['quxbot', '/example/page.html', true],
  ])('%s and %s: %s', (agent, path, expected) => {
    expect(allowed(simple, agent, `https://site.example${path}`)).toBe(expected);
  });

  test('groups of one crawler are merged, whatever stands between them', () => {
    const robots = [
      'user-agent: ExampleBot',
      'disallow: /foo',
      'disallow: /bar',
      '',
      'user-agent: OtherBot',
      'disallow: /other',
      '',
      'user-agent: ExampleBot',
      'disallow: /baz',
    ].join('\n');
    for (const path of ['/foo', '/bar', '/baz']) expect(allowed(robots, 'examplebot', path)).toBe(false);
    expect(allowed(robots, 'examplebot', '/other')).toBe(true);
  });

  test('the most specific rule wins, wherever it stands, and allow wins a tie', () => {
    const robots = 'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif\n';
    expect(allowed(robots, 'foobot', '/example/page/disallowed.gif')).toBe(false);
    expect(allowed(robots, 'foobot', '/example/page/x')).toBe(true);
    expect(allowed('User-agent: a\nDisallow: /x\nAllow: /x', 'a', '/x')).toBe(true);
  });

  test.each([
    ['/allow/this/*/exactly', '/allow/this/a/b/exactly', true],
    ['/this/path/exactly$', '/this/path/exactly', true],
    ['/this/path/exactly$', '/this/path/exactly/not', false],
    ['/a*b*c$', '/a-b-b-c-c', true],
    ['/a*bc*bc$', '/abc', false],
    ['*', '/', true],
  ])('%s against %s: %s', (pattern, path, expected) => {
    expect(patternMatches(pattern, path)).toBe(expected);
  });

  test('encoded and plain spellings of a path are one path', () => {
    expect(escapePattern('/foo/bar/ツ')).toBe('/foo/bar/%E3%83%84');
    expect(escapePattern('/foo/bar?baz=http%3a')).toBe('/foo/bar?baz=http%3A');
    const file = parseRobots('User-agent: a\nDisallow: /foo/bar/%62%61%7A');
    expect(robotsVerdict(file, 'a', '/foo/bar/baz', 'rfc9309').allowed).toBe(false);
    expect(robotsVerdict(file, 'a', '/foo/bar/baz', 'google').allowed).toBe(true);
  });
});

describe('the file as it comes', () => {
  test('a byte order mark and every kind of line end are understood, and lines are counted', () => {
    const file = parseRobots('\uFEFFUser-agent: a\r\nDisallow: /x\rAllow: /x/y # why\n');
    expect(file.groups).toEqual([
      {
        agents: ['a'],
        rules: [
          { allow: false, pattern: '/x', line: 2, text: 'Disallow: /x' },
          { allow: true, pattern: '/x/y', line: 3, text: 'Allow: /x/y # why' },
        ],
      },
    ]);
  });

  test('what stands past 500 KiB is not read, and the file says so', () => {
    const file = parseRobots(`User-agent: *\n${'#'.repeat(robotsMaxBytes)}\nDisallow: /`);
    expect(file.truncated).toBe(true);
    expect(robotsVerdict(file, 'a', '/').allowed).toBe(true);
  });

  test('a name outside the alphabet of product tokens is compared as written', () => {
    const robots = 'User-agent: AI2Bot\nDisallow: /';
    expect(allowed(robots, 'AI2Bot', '/')).toBe(false);
    expect(allowed(robots, 'AI', '/')).toBe(false);
    expect(allowed(robots, 'AI3Bot', '/')).toBe(true);
  });

  test('a server error closes the site, a client error opens it', () => {
    expect(openRobots({ status: 503 }).state).toBe('unreachable');
    expect(openRobots({ status: null }).state).toBe('unreachable');
    expect(openRobots({ status: 404 }).state).toBe('absent');
    expect(openRobots({ status: 200, body: 'x' }).state).toBe('read');
    expect(openRobots(undefined).state).toBe('not_asked');
  });

  test('patterns made of stars end with an answer', () => {
    const robots = `User-agent: *\nDisallow: /${'a*'.repeat(4000)}b$\nDisallow: ${'*'.repeat(9000)}zz`;
    expect(allowed(robots, 'x', `/${'a'.repeat(8000)}`)).toBe(true);
  });

  test('the path of an address leaves out host and fragment', () => {
    expect(pathOf('https://a.example/x?y=1#z')).toBe('/x?y=1');
    expect(pathOf('https://a.example?y')).toBe('/?y');
    expect(pathOf('https://a.example')).toBe('/');
  });
});

const published = existsSync(casesFile) ? describe : describe.skip;
published("Google's published parser tests (skipped without ../shared)", () => {
  test('every assertion holds', () => {
    const cases = JSON.parse(readFileSync(casesFile, 'utf8')) as {
      robots_txt: string;
      user_agent: string;
      url: string;
      expected: boolean;
    }[];
    const wrong = cases.filter((entry) => allowed(entry.robots_txt, entry.user_agent, entry.url) !== entry.expected);
    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThan(100);
  });
});
