/** Forms of sentences that say what a figure is of, and how far it reaches. */
import { expect, test } from '@jest/globals';
import { claimsIn } from './market-claims.ts';

const told = (keyword: string, sentence: string) =>
  claimsIn(keyword, [[sentence]]).map(({ subject, value, qualifier }) =>
    [subject, value, ...(qualifier === null ? [] : [qualifier])].join(' | '),
  );

test.each([
  ['These 15- to 60-second clips are made for the phone.', 'clips | 15-60'],
  ['Short clips are quick pieces of footage, usually between 5 and 90 seconds.', 'Short clips | 5-90'],
  ['A wedding video that you film yourself may cost anywhere from $500 to $900.', 'wedding video | 500-900'],
  ['The first film school was opened in Moscow in 1419, and is known to all.', 'first film school | 1419'],
  ['Clips by Alder: Basic clip ($90 plus sales tax), Standard ($200).', 'Basic clip | 90 | plus sales tax'],
])('%s', (sentence, fact) => {
  expect(told('wedding video clips', sentence)).toContain(fact);
});

test.each([
  ['The views of wedding video clips went down from 1419.', /1419/u],
  ['A great book on wedding video clips is Clips: An Eight-Week Plan for Filming.', /\| 8/u],
  ['The $25 Plus plan holds 20 clips.', /\| plus/iu],
  ['The first plan costs $20 monthly plus $6 for each clip.', /plus/u],
])('%s does not tell what it does not say', (sentence, wrong) => {
  for (const each of told('wedding video clips', sentence)) expect(each).not.toMatch(wrong);
});

test.each([
  [
    'Some have found that as little as 12 minutes of wedding video over a six-week period can please the guests.',
    'wedding video | >=12 | over a six-week period',
  ],
  ['Guests keep 95% of clips shown on wedding video versus 10% from text.', 'clips shown on wedding video | 95'],
  ['Two weeks before the wedding, the video crew needs a list of clips.', 'video crew | 2'],
  [
    'Studios add a 10-12 percent service charge plus tax on top of the clips.',
    'service charge | 10-12 | plus tax on top of the clips',
  ],
])('%s', (sentence, fact) => {
  expect(told('wedding video clips', sentence)).toContain(fact);
});

test.each([
  ['It is a light wedding video camera that costs well under $100.', /camera/u],
  ['Two weeks before the wedding, confirm the clips with the crew.', /confirm/u],
])('%s is of nothing that it names', (sentence, wrong) => {
  for (const each of told('wedding video clips', sentence)) expect(each).not.toMatch(wrong);
});

test('a fee that there is is one of its figure, with the whole of what it depends on', () => {
  const [fee = ''] = told(
    'wedding video clips',
    'There is a small fee of 110 to 220 yen depending on how many clips you order.',
  );
  expect(fee).toMatch(/small fee.*depending on how many clips/u);
});

test('a part of a whole is of what it is for', () => {
  const shares = (sentence: string) =>
    claimsIn('wedding video clips', [[sentence]]).map(
      ({ subject, owner, value }) => `${subject} / ${owner} | ${value}`,
    );
  expect(shares('Set aside at least 10 percent of your video budget for surprises.')).toEqual([
    'surprises / video budget | >=10',
  ]);
  expect(shares('Some 40% of the clips on this page show how the work is done.')).not.toContain(
    'this page / clips | 40',
  );
});

test('prices between the numbers of a table without names are of nothing', () => {
  const prices = (blocks: string[]) =>
    claimsIn('video tools', [blocks]).map(({ subject, value }) => `${subject} | ${value}`);
  expect(prices(['# Best video tools', '4.7', '$38', '4.6', '$50'])).toEqual([]);
  expect(prices(['# Best video tools', '## Alder 160', '4.7', '$38', '## Birch 9', '4.6', '$50'])).toEqual([
    'Alder 160 | 38',
    'Birch 9 | 50',
  ]);
});
