/** What a search names, where running text seldom names all of it. */
import { describe, expect, test } from '@jest/globals';
import { subjectOf } from '../../../../analysis/market/questions/keyword/keyword-subject.ts';
import { naturalCaseOf } from '../../../../analysis/read/natural-case.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');

/** The subject of a search on pages with these texts. */
function subject(query: string, texts: readonly string[]) {
  const measured = texts.map((text, i) => measuredPage(`s${i + 1}`, `${'abc'[i]}.example`, [text]));
  const market = {
    pages: measured.map((page) => ({ page, cut: passagesOf(page) })),
    keyword: english.analyze(query).flatMap(({ stem, stop }) => (stop ? [] : [stem])),
    naturalCase: naturalCaseOf(measured, english),
    analyzer: english,
  };
  return subjectOf(market, query)?.text ?? null;
}

describe('what a search names', () => {
  test('is all of it, with the article that its words take', () => {
    const texts = ['Use a retirement calculator. With a free calculator you see more.', 'A calculator is of use.'];
    expect(subject('retirement calculator', texts)).toBe('a retirement calculator');
  });

  test('takes no article of another form of its word', () => {
    const texts = ['A tutor helps. Get a tutor. Look: online math tutors', 'An online tutor is a good tutor.'];
    expect(subject('online math tutors', texts)).toBe('online math tutors');
    const doing = ['A tutor helps. Get a tutor. We like our online math tutoring.', 'An online tutor is a good tutor.'];
    expect(subject('online math tutoring', doing)).toBe('online math tutoring');
  });

  test('is a mass without an article where text never counts it', () => {
    const texts = ['Your HR management software is hard to choose.', 'It costs more.'];
    expect(subject('hr management software', texts)).toBe('HR management software');
  });

  test('is not what only describes its noun', () => {
    const texts = ['Long hikes are fun. On hikes we rest.', 'We love hikes.'];
    expect(subject('hiking backpack', texts)).toBeNull();
  });

  test('is what is done to what, not any doing', () => {
    const texts = ['The price of cleaning is high. We like cleaning.', 'For cleaning, call us. Without cleaning, no.'];
    expect(subject('window cleaning cost', [...texts, 'It is all about cleaning.'])).toBe('window cleaning');
  });

  test('keeps a last word that says little where the rest would become another thing', () => {
    const texts = [
      'We tried accounting software. Accounts, and more accounts, and all accounts. Your accounting software is good.',
      'Your accounts need accounting software. Accounts, and accounts with accounting software. Other accounts.',
      'Use accounting software. Accounts again, and accounts once more, with accounting software.',
    ];
    expect(subject('accounting software', texts)).toBe('accounting software');
  });

  test('is not what is done with it', () => {
    const texts = ['Form an LLC today. An LLC is safe. Form is all.', 'To run an LLC is easy. Form counts.'];
    expect(subject('how to form an llc', texts)).toBe('an LLC');
  });
});
