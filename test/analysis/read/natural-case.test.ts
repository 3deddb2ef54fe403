/** Words as sentences write them. */
import { describe, expect, test } from '@jest/globals';
import { naturalCaseOf, withCapital } from '../../../analysis/read/natural-case.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { measuredPage } from '../measured-page.ts';

const naturalCase = naturalCaseOf(
  [
    measuredPage('s1', 'a.example', [
      '## LINK BUILDING',
      'With link building you help Google. Building takes time, and link after link helps your SEO and a WordPress site.',
      'ALL OF THIS IS LINK BUILDING FOR YOU',
    ]),
  ],
  analyzerFor('en'),
);

describe('the natural case', () => {
  test.each([
    ['LINK BUILDING FOR WORDPRESS', 'link building for WordPress'],
    ['Link Building And Google', 'link building and Google'],
    ['Oak Link', 'Oak link'],
    ['OAK LINK', 'oak link'],
  ])('of %s is %s', (written, natural) => {
    expect(naturalCase(written)).toBe(natural);
  });

  test('tells names', () => {
    expect([naturalCase.isCapitalised('google'), naturalCase.isCapitalised('link')]).toEqual([true, false]);
    expect(naturalCase.isCapitalised('unheard')).toBe(false);
  });

  test('is not learned from lines in title case', () => {
    const lines = ['Career Coaching Sessions', 'Executive Coaching', 'We offer coaching to leaders.'];
    const read = naturalCaseOf([measuredPage('s1', 'a.example', lines)], analyzerFor('en'));
    expect(read('Career Coaching')).toBe('Career coaching');
  });

  test('begins a label with a capital, but for a word that has its own', () => {
    expect(['link building', 'iPhone cases', 'ışık', '升降桌'].map((text) => withCapital(text, 'tr'))).toEqual([
      'Link building',
      'iPhone cases',
      'Işık',
      '升降桌',
    ]);
  });
});
