/** Access of one page: what each crawler may do, and which line says so. */
import { describe, expect, test } from '@jest/globals';
import { assessAccess } from '../../../analysis/access/access.ts';
import { knownCrawlers } from '../../../analysis/access/crawlers.ts';
import { effectiveRules, readPageRules } from '../../../analysis/access/page-rules.ts';

const urlOfPage = 'https://site.example/guide/été';

describe('crawlers', () => {
  test('each stands once, with an operator and a source', () => {
    expect(new Set(knownCrawlers.map((crawler) => crawler.agent.toLowerCase())).size).toBe(knownCrawlers.length);
    for (const crawler of knownCrawlers) expect(crawler.source).toMatch(/^https:\/\//);
    expect(knownCrawlers.find((crawler) => crawler.agent === 'Google-Extended')?.role).toBe('training');
  });

  test('a blocked crawler is shown with its line, counted by role', () => {
    const access = assessAccess({
      url: urlOfPage,
      robots: { status: 200, body: 'User-agent: GPTBot\nUser-agent: OAI-SearchBot\nDisallow: /guide/%C3%A9t%C3%A9\n' },
      metas: [],
    });
    const bot = access.crawlers.find((crawler) => crawler.agent === 'OAI-SearchBot');
    expect(bot).toMatchObject({ verdict: 'disallowed', ruleLine: 3, ruleText: 'Disallow: /guide/%C3%A9t%C3%A9' });
    expect(access.crawlers.find((crawler) => crawler.agent === 'Googlebot')?.verdict).toBe('allowed');
    expect(access.blockedByRole.search.blocked).toBe(1);
    expect(access.blockedByRole.training.blocked).toBe(1);
    expect(access.llmsTxt).toBeNull();
  });

  test('without an answer every crawler is turned away, unasked nothing is claimed', () => {
    const closed = assessAccess({ url: urlOfPage, robots: { status: null }, metas: [] });
    expect(new Set(closed.crawlers.map((crawler) => crawler.verdict))).toEqual(new Set(['disallowed']));
    const open = assessAccess({ url: urlOfPage, robots: { status: 404 }, metas: [], llmsTxt: true });
    expect(new Set(open.crawlers.map((crawler) => crawler.verdict))).toEqual(new Set(['allowed']));
    expect(open.llmsTxt).toBe(true);
    expect(assessAccess({ url: 'no address', metas: [] }).crawlers[0]?.verdict).toBe('unknown');
  });
});

describe('rules of the page', () => {
  test('a named meta element concerns that crawler alone, and the stricter rule holds', () => {
    const rules = readPageRules([
      { name: 'Robots', content: 'index, max-snippet:160' },
      { name: 'googlebot', content: 'nosnippet' },
      { name: 'description', content: 'noindex' },
    ]);
    expect(rules).toHaveLength(2);
    expect(effectiveRules(rules, 'Googlebot')).toMatchObject({ indexable: true, snippetAllowed: false });
    expect(effectiveRules(rules, 'Bingbot')).toMatchObject({ snippetAllowed: true, maxSnippetChars: 160 });
  });

  test('none means noindex and nofollow; max-snippet of 0 forbids, of -1 frees', () => {
    expect(effectiveRules(readPageRules([{ name: 'robots', content: 'NONE' }]), 'x')).toMatchObject({
      indexable: false,
      followed: false,
    });
    expect(effectiveRules(readPageRules([{ name: 'robots', content: 'max-snippet: 0' }]), 'x').snippetAllowed).toBe(
      false,
    );
    expect(
      effectiveRules(readPageRules([{ name: 'robots', content: 'max-snippet:-1' }]), 'x').maxSnippetChars,
    ).toBeNull();
  });

  test('a header names crawlers for the directives after the name', () => {
    const rules = readPageRules([], ['googlebot: nofollow, otherbot: noindex, nosnippet', 'max-snippet: 50']);
    expect(effectiveRules(rules, 'Googlebot')).toMatchObject({ indexable: true, followed: false, maxSnippetChars: 50 });
    expect(effectiveRules(rules, 'OtherBot')).toMatchObject({ indexable: false, snippetAllowed: false });
    expect(effectiveRules(rules, 'Bingbot')).toMatchObject({ indexable: true, maxSnippetChars: 50 });
  });

  test('the date of unavailable_after is kept as written', () => {
    const [rule] = readPageRules([], ['unavailable_after: 25 Jun 2010 15:00:00 PST']);
    expect(rule).toMatchObject({ agent: '*', unavailableAfter: '25 Jun 2010 15:00:00 PST' });
  });
});
