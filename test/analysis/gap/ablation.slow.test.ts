/** What a page loses is what its report says it lacks: the complete difference after taking one thing away. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { GapReport } from '../../../analysis/index.ts';
import { audited, type Served } from './audited.ts';
import { contradictionsOf } from './contradictions.ts';
import { type Difference, differenceOf, findingsOf } from './difference.ts';
import { partOf, strongPage } from './strong-page.ts';

const nothing: Difference = { verdict: [], gates: [], findings: [], scores: [], checks: [], practices: [] };

let whole: GapReport;
beforeAll(async () => {
  whole = await audited(strongPage());
});

async function without(html: string, served: Served = {}): Promise<Difference> {
  const report = await audited(html, served);
  // The page is no part of its market: whatever it does, the market stays what it is.
  expect(report.market_serp).toEqual(whole.market_serp);
  expect(contradictionsOf(report)).toEqual([]);
  return differenceOf(whole, report);
}

test('the whole page passes all gates, leads its market, and lacks little', () => {
  expect(whole.gap.gates.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 'pass'));
  expect(whole.gap.verdict.state).toBe('leading');
  expect(findingsOf(whole)).toEqual([
    // Three sites, one of them cited by an answer, give a wider range of the cost.
    'claim-missing',
  ]);
});

describe('taken away:', () => {
  test('the answer to one question', async () => {
    expect(await without(strongPage({ furnace: '' }))).toEqual({
      ...nothing,
      findings: ['+ question-unanswered: Is a heat pump cheaper than a gas furnace?'],
      checks: ['question-unanswered: pass → fail'],
      // The answer held figures, which are gone with it.
      scores: ['overall falls', 'question_answerability falls', 'verifiable_facts falls'],
    });
  });

  test('the sentence that answers, its heading left standing', async () => {
    const lifespan = partOf('lifespan').replace(/A heat pump lasts[^.]*\./u, 'That is a good question.');
    expect(await without(strongPage({ lifespan }))).toEqual({
      ...nothing,
      // "Ten years", which the passage says of something else, is taken for the answer: a known limit of the answer
      // model. What falls is the question about the warranty, since the passage no longer says of what it is.
      scores: ['overall falls', 'question_answerability falls', 'verifiable_facts falls'],
    });
  });

  test('a topic: told as such, and not again by its open questions', async () => {
    expect(await without(strongPage({ rebates: '' }))).toEqual({
      ...nothing,
      findings: ['+ topic-missing: Rebates'],
      scores: ['overall falls', 'topic_coverage falls', 'question_answerability falls', 'verifiable_facts falls'],
      checks: ['topic-missing: pass → fail'],
    });
  });

  test('the comparison table', async () => {
    expect(await without(strongPage({ comparison: '' }))).toEqual({
      ...nothing,
      findings: ['+ comparison-missing'],
      scores: ['overall falls', 'verifiable_facts falls', 'comparison falls'],
      checks: ['comparison-missing: pass → fail'],
    });
  });

  test('the direct answer', async () => {
    expect(await without(strongPage({ answer: '' }))).toEqual({
      ...nothing,
      // Another passage answers, further down.
      scores: ['overall falls', 'answer_placement falls'],
    });
  });

  test('the date', async () => {
    expect(await without(strongPage({ date: '' }))).toEqual({
      ...nothing,
      findings: ['+ date-missing'],
      scores: ['overall falls', 'freshness falls'],
      checks: ['date-missing: pass → fail', 'date-old: pass → not_applicable (no_date)'],
    });
  });

  test('the author: a finding, and no score, since none is given for trust', async () => {
    expect(await without(strongPage({ author: '' }))).toEqual({
      ...nothing,
      findings: ['+ author-missing'],
      checks: ['author-missing: pass → fail'],
    });
  });

  test('everything but scripts: nobody knows what the page says, so nothing is held against it', async () => {
    const shell =
      '<!DOCTYPE html><html lang="en-US"><head><title>Heat pump installation cost in 2026</title><script src="/app.js" defer></script></head><body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript></body></html>';
    expect(await without(shell)).toEqual({
      verdict: ['state: leading → blocked'],
      gates: ['text_without_js: pass → fail', 'main_content_found: pass → fail'],
      findings: [...findingsOf(whole).map((finding) => `− ${finding}`), '+ gate-text-without-js'],
      scores: ['overall', ...whole.gap.scores.components.map(({ id }) => id)].map((name) => `${name} is gone`),
      checks: leftToGates(),
      practices: ['keyword_stuffing: false → null'],
    });
  });
});

/** Checks of how a page is served: they run whatever the page says. */
const served = [
  'search-bots-blocked-in-part',
  'max-snippet-short',
  'nosnippet-parts',
  'canonical-elsewhere',
  'model-instructions',
];
/** The checks of what the page says, as they ended, and that a gate now comes first. */
const leftToGates = (): string[] =>
  whole.gap.checks
    .filter(({ rule_id }) => !served.includes(rule_id))
    .map(
      ({ rule_id, outcome, reason }) =>
        `${rule_id}: ${outcome}${reason === undefined ? '' : ` (${reason})`} → undecided (left_to_a_gate)`,
    );

describe('shut out:', () => {
  const blocked = (gate: string, ...ofServing: string[]) => ({
    ...nothing,
    verdict: ['state: leading → blocked'],
    gates: [`${gate}: pass → fail`],
    // A page that nobody may use is unblocked first; nothing else is advised.
    findings: [...findingsOf(whole).map((finding) => `− ${finding}`), `+ gate-${gate.replaceAll('_', '-')}`],
    // What the page says stays measured; that it may not be used is no matter of degree.
    scores: ['overall is gone'],
    checks: [...ofServing, ...leftToGates()],
  });

  test('all crawlers, by robots.txt', async () => {
    expect(await without(strongPage(), { robots: { status: 200, body: 'User-agent: *\nDisallow: /' } })).toEqual(
      blocked('search_bots_allowed', 'search-bots-blocked-in-part: pass → not_applicable (left_to_a_gate)'),
    );
  });

  test('one answer engine’s crawler, by robots.txt', async () => {
    const robots = { status: 200, body: 'User-agent: OAI-SearchBot\nDisallow: /' };
    expect(await without(strongPage(), { robots })).toEqual({
      ...nothing,
      findings: ['+ search-bots-blocked-in-part'],
      checks: ['search-bots-blocked-in-part: pass → fail'],
    });
  });

  test('crawlers for training: nothing follows', async () => {
    const robots = { status: 200, body: 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /' };
    expect(await without(strongPage(), { robots })).toEqual(nothing);
  });

  test.each<[string, string, Served]>([
    ['by a meta element', '<meta name="robots" content="nosnippet">', {}],
    ['by a header', '', { headers: { 'x-robots-tag': 'nosnippet' } }],
  ])('quotations, %s', async (_, robots, served) => {
    expect(await without(strongPage({ robots }), served)).toEqual(
      blocked('snippet_allowed', 'max-snippet-short: pass → not_applicable (left_to_a_gate)'),
    );
  });

  test('long quotations', async () => {
    expect(await without(strongPage(), { headers: { 'x-robots-tag': 'max-snippet:50' } })).toEqual({
      ...nothing,
      findings: ['+ max-snippet-short'],
      checks: ['max-snippet-short: pass → fail'],
    });
  });

  test('the index, by a header', async () => {
    expect(await without(strongPage(), { headers: { 'x-robots-tag': 'noindex' } })).toEqual(blocked('indexable'));
  });
});
