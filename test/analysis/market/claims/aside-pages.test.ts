/** Pages about something beside the keyword's subject, whose facts come after the others. */
import { expect, test } from '@jest/globals';
import { asidePages } from '../../../../analysis/market/claims/subjects/aside-pages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';
import { claimsIn } from './market-claims.ts';

const analyzer = analyzerFor('en');
const keyword = analyzer.analyze('online tutoring').map(({ stem }) => stem);
const names = { isName: (word: string) => word === 'Alder' };

function asideTitles(...titles: string[]): string[] {
  const text = 'A franchise has a fee. Each franchise pays the fee. Alder is a franchise, Alder says, and Alder knows.';
  const pages = titles.map((title, index) =>
    measuredPage(`s${index}`, `site${index}.example`, index === 0 ? [text] : ['Tutors help online.'], { title }),
  );
  const isAside = asidePages(pages, { keyword, names } as unknown as Parameters<typeof asidePages>[1]);
  return pages.filter(isAside).map(({ document }) => document.facts.title?.value ?? '');
}

const others = ['Online tutoring', 'Best online tutoring', 'Online tutoring prices'];

test.each([
  ['The best tutoring franchises', true],
  ['Online tutoring franchises', false],
  ['Tutoring by Alder', false],
  ['The best tutoring platforms', false],
])('“%s”: %s', (title, isAside) => {
  expect(asideTitles(title, ...others)).toEqual(isAside ? [title] : []);
});

test('of a few pages none shows what the others are about', () => {
  expect(asideTitles('The best tutoring franchises', ...others.slice(1))).toEqual([]);
});

test('a label keeps the figure that describes it', () => {
  const [claim] = claimsIn('online tutoring', [['Learning Membership 3-month plan: From $20.2 per lesson.']]);
  expect(claim?.subject).toBe('Learning Membership 3-month plan');
});
