/** Every check: how it passes, fails, does not apply and cannot decide, and what it says then. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { everyPage, judgedType, judgesType } from '../../../analysis/checks/applicability.ts';
import type { Artifacts } from '../../../analysis/checks/artifacts.ts';
import { defineCheck, failWith, pass } from '../../../analysis/checks/check.ts';
import { checks, weights } from '../../../analysis/checks/checks.ts';
import { composeFindings } from '../../../analysis/checks/findings.ts';
import { given } from '../../../analysis/checks/given.ts';
import { judgePage } from '../../../analysis/checks/judge.ts';
import type { CheckTexts } from '../../../analysis/languages/en/texts/checks.ts';
import { checks as english } from '../../../analysis/languages/en/texts/checks.ts';
import { writingPackOf, writingPacks } from '../../../analysis/languages/writing-packs.ts';
import type { CheckId } from '../../../analysis/report/gap/check-ids.ts';
import { checksFiles } from '../../../scripts/checks-files.ts';
import { type End, shows } from './changes.ts';
import { answerRow, figures, four, ordinary } from './ordinary.ts';

const projectDir = join(import.meta.dirname, '../../..');
const compared = { isCompared: true, isOffTopic: false };
/** How each check ends, from its own folder. */
const endsOf = new Map<CheckId, readonly End[]>();
for (const { id } of checks) {
  const { ends }: { ends: readonly End[] } = await import(`./${id}/ends.ts`);
  endsOf.set(id, ends);
}

function endOf(id: CheckId, changes: Partial<Artifacts>): string {
  const outcome = judgePage(ordinary(changes), compared).outcomes.find(({ id: each }) => each === id);
  return [outcome?.outcome, outcome?.reason].filter((part) => part !== undefined).join(' ');
}

test('the lists of checks are those that `npm run checks` writes', async () => {
  for (const [path, text] of Object.entries(await checksFiles()))
    expect([path, readFileSync(join(projectDir, path), 'utf8')]).toEqual([path, text]);
});

test('an ordinary page passes every check that applies to it', () => {
  const { outcomes, found } = judgePage(ordinary(), compared);
  expect(outcomes.filter(({ outcome }) => outcome !== 'pass')).toEqual([
    { id: 'kind-differs', outcome: 'not_applicable', reason: 'other_kind_of_page' },
    { id: 'off-topic', outcome: 'not_applicable', reason: 'about_the_keyword' },
    { id: 'entries-brief', outcome: 'not_applicable', reason: 'other_kind_of_page' },
    { id: 'options-left-out', outcome: 'not_applicable', reason: 'other_kind_of_page' },
    { id: 'subjects-left-out', outcome: 'not_applicable', reason: 'no_common_topic' },
    { id: 'best-pick-missing', outcome: 'not_applicable', reason: 'other_kind_of_page' },
    { id: 'faq-missing', outcome: 'not_applicable', reason: 'other_kind_of_page' },
    { id: 'claim-differs', outcome: 'not_applicable', reason: 'no_disputed_figure' },
    { id: 'order-unexplained', outcome: 'not_applicable', reason: 'other_kind_of_page' },
    { id: 'own-product-first', outcome: 'not_applicable', reason: 'other_kind_of_page' },
  ]);
  expect(found).toEqual([]);
});

describe.each(checks.map(({ id }) => id))('%s', (id) => {
  const rows = endsOf.get(id) ?? [];

  test.each(rows)('%s where %s', (end, _, changes) => {
    expect(endOf(id, changes)).toBe(end);
  });

  test('is told to fail, and not to pass alone', () => {
    // The check of pages about something else has a test of its own, below.
    if (id !== 'off-topic') expect(rows.map(([end]) => end)).toContain('fail');
  });

  test.each([...Object.keys(writingPacks), 'ja'])('says what is wrong in whole sentences (%s)', (language) => {
    for (const [end, , changes] of rows) {
      if (end !== 'fail') continue;
      const found = judgePage(ordinary(changes), compared).found.filter((each) => each.id === id);
      const findings = composeFindings([], found, writingPackOf(language));
      expect(findings.length).toBe(found.length);
      for (const finding of findings) {
        const { title, why, action, verify, expected_effect: effect } = finding;
        expect(finding).toMatchObject({ rule_id: id, severity: weights[id].severity });
        for (const text of [why, action, verify.how, effect.magnitude_text, effect.applies_because]) {
          expect(text).toMatch(/^(?:«\s?)?[“„¿\p{Lu}\p{N}]|^(?:data-nosnippet|robots\.txt)/u);
          expect(text).toMatch(/[.?]$/u);
        }
        for (const text of [title, why, action, verify.how, effect.magnitude_text, effect.applies_because]) {
          expect(text).not.toMatch(/undefined|(?<!\p{L})null(?!\p{L})|NaN|\[object| {2}|\.\.(?!\.)|\.[”"]\.|\s\.$/u);
        }
        expect(title).not.toMatch(/\.$/u);
        expect(verify.json_pointer).toMatch(/^\/(?:page|gap)\//u);
      }
    }
  });
});

describe('whatever comes', () => {
  test('a check that throws has errored: nothing is found, and nothing else is touched', () => {
    const broken = ordinary({ page: { extraction: { page_kind: 'article' } } as unknown as Artifacts['page'] });
    const { outcomes, found } = judgePage(broken, compared);
    expect(found).toEqual([]);
    expect(outcomes.map(({ id }) => id)).toEqual(checks.map(({ id }) => id));
    const errored = outcomes.filter(({ outcome }) => outcome === 'errored').map(({ id }) => id);
    expect(errored).toContain('max-snippet-short');
    // Those that have passed before they look at the page are none the wiser.
    for (const { id, outcome, reason } of outcomes) {
      if (errored.includes(id)) expect(reason).toBeUndefined();
      else expect([id, outcome]).toEqual([id, endOf(id, {}).split(' ')[0]]);
    }
  });

  test('no check throws out of the judgement, and none passes, when nothing is there', () => {
    const { outcomes, found } = judgePage({ page_type: 'guide' } as Artifacts, compared);
    expect(outcomes.filter(({ outcome }) => outcome === 'pass' || outcome === 'fail')).toEqual([]);
    expect(outcomes.filter(({ outcome }) => outcome === 'errored').length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });

  test('each is given what it declares, and no more', () => {
    expect(Object.keys(given(ordinary(), ['page', 'terms']))).toEqual(['page', 'terms']);
    defineCheck({
      id: 'curious',
      category: 'risk',
      appliesTo: everyPage,
      weight: weights['copied-text'],
      needs: ['page'],
      // @ts-expect-error what is not declared cannot be read
      run: ({ terms }) => (terms.length > 0 ? failWith([]) : pass),
    });
  });

  test('a check without a text does not compile', () => {
    const { 'author-missing': text, ...written } = english;
    // @ts-expect-error a row is missing
    const allTexts: CheckTexts = written;
    expect(text).toBeDefined();
    expect(['author-missing', ...Object.keys(allTexts)].sort()).toEqual(checks.map(({ id }) => id as string).sort());
    for (const pack of Object.values(writingPacks))
      expect(Object.keys(pack.checks).sort()).toEqual(checks.map(({ id }) => id as string).sort());
  });

  test('a check of some types of pages judges no other', () => {
    expect(judgesType('every_page', null)).toBe(true);
    expect(judgesType(['product'], 'product')).toBe(true);
    expect(judgesType(['product'], 'guide')).toBe(false);
    expect(judgesType(['product'], null)).toBe(false);
  });

  test('a page without a type is judged as most pages of its kind', () => {
    expect(judgedType('listicle', 'article')).toBe('listicle');
    expect(judgedType(null, 'article')).toBe('guide');
    expect(judgedType(null, null)).toBeNull();
  });

  test('of a page that could not be read only checks of how it is served decide', () => {
    const { outcomes } = judgePage(ordinary(), { isCompared: false, isOffTopic: false });
    expect(outcomes.filter(({ outcome }) => outcome === 'pass').map(({ id }) => id)).toEqual([
      'canonical-elsewhere',
      'max-snippet-short',
      'nosnippet-parts',
      'search-bots-blocked-in-part',
      'model-instructions',
    ]);
    for (const { outcome, reason } of outcomes.filter((each) => each.outcome !== 'pass')) {
      expect([outcome, reason]).toEqual(['undecided', 'left_to_a_gate']);
    }
  });

  test('of a page about something else, only what holds on any subject is told besides', () => {
    const market = { page_type: 'service', isOffTopic: true } as const;
    const own = { figures: { own: figures('s9', { has_price: false }), market: four() } };
    const { signs } = shows({ isPriced: false, price: null });
    const { document } = ordinary();
    const note = { kind: 'note' as const, text: '(add link)', around: 'Desks (add link)', after: null };
    const left = { document: { ...document, facts: { ...document.facts, placeholders: [note] } } };
    const { found } = judgePage(ordinary({ ...market, ...own, ...left, signs }), {
      isCompared: true,
      isOffTopic: true,
    });
    for (const language of Object.keys(writingPacks)) {
      const findings = composeFindings([], found, writingPackOf(language));
      // That the page is about something else comes first, although the others are less work.
      expect(findings.map(({ rule_id }) => rule_id)).toEqual(['off-topic', 'price-missing', 'placeholder-text']);
      // The prices of the market are of something else.
      expect(findings[1]?.why).not.toMatch(/\p{N}/u);
    }
  });

  test('a guide about something else gets one piece of advice', () => {
    const changes = { isOffTopic: true, question_answerability: [{ ...answerRow, status: 'missing' as const }] };
    const { outcomes, found } = judgePage(ordinary(changes), { isCompared: true, isOffTopic: true });
    expect(found.map(({ id }) => id)).toEqual(['off-topic']);
    expect(outcomes.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)).toEqual(['off-topic']);
    expect(outcomes.find(({ id }) => id === 'question-unanswered')?.reason).toBe('about_something_else');
    for (const language of [...Object.keys(writingPacks), 'ja']) {
      const [finding] = composeFindings([], found, writingPackOf(language));
      expect(finding?.why).toContain('Standing desk: what to know');
      expect(finding?.why).toContain('s1.example');
    }
  });
});
