/** Which results belong to a market: pages about the keyword, near it, about something else. */
import { expect, test } from '@jest/globals';
import { fitJudge } from '../../../../analysis/market/subject-fit/measure.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const english = analyzerFor('en');
const query = english.analyze('espresso machine').map(({ stem }) => stem);

const espresso = [
  '# Espresso machine guide',
  'An espresso machine brews espresso by pressure. The boiler, the portafilter and the grinder decide the crema of the espresso.',
  '## Boilers',
  'Every espresso machine heats water in a boiler; a portafilter holds the ground coffee while the pump presses.',
];
const bread = [
  '# Bread machines we like',
  'A bread machine kneads dough and bakes a loaf. The paddle, the pan and the crust setting decide how the loaf turns out.',
  '## Crust',
  'Darker crust takes ten minutes longer; the pan of most models is coated, and the paddle stays in the loaf.',
];

function cut(id: string, blocks: readonly string[], title?: string) {
  const page = measuredPage(id, `${id}.example`, blocks, title === undefined ? {} : { title });
  return { page, cut: passagesOf(page) };
}

const pages = [
  cut('s1', espresso, 'Espresso machine guide'),
  cut('s2', espresso, 'Choosing an espresso machine'),
  cut('s3', espresso, 'Espresso machines, tested'),
  cut('s4', bread, 'Bread machines we like'),
];

test('a page that shares one word of the keyword is left out', () => {
  const { market } = fitJudge(pages, query, english);
  expect([...market].map(([id, { fit }]) => [id, fit === 'on'])).toEqual([
    ['s1', true],
    ['s2', true],
    ['s3', true],
    ['s4', false],
  ]);
  expect(market.get('s4')?.signals.likeness).toBeLessThan(0.5);
});

test('the user’s page is judged beside the pages that are on', () => {
  const { fitOf } = fitJudge(pages, query, english);
  expect(fitOf(cut('s9', espresso, 'Our espresso machine')).fit).toBe('on');
  expect(fitOf(cut('s9', bread, 'Our bread machine')).fit).not.toBe('on');
});

test('every page fits a keyword without words', () => {
  expect([...fitJudge(pages, [], english).market.values()].every(({ fit }) => fit === 'on')).toBe(true);
});

test('a page that writes the keyword in compounds is about it', () => {
  const german = analyzerFor('de');
  const wanted = german.analyze('auto leasen oder finanzieren').flatMap(({ stop, stem }) => (stop ? [] : [stem]));
  const page = (id: string, blocks: readonly string[], title: string) => {
    const measured = measuredPage(id, `${id}.example`, blocks, { title, language: 'de' });
    return { page: measured, cut: passagesOf(measured) };
  };
  const plain = [
    '# Auto leasen oder finanzieren',
    'Wer ein Auto leasen will, zahlt eine monatliche Rate. Wer es finanzieren will, zahlt Zinsen an die Bank.',
  ];
  const compounds = [
    '# Autofinanzierung: Autokredit oder Leasing?',
    'Beim Autoleasing zahlen Sie eine monatliche Rate. Bei der Autofinanzierung zahlen Sie Zinsen an die Bank.',
  ];
  const { market } = fitJudge(
    [
      page('s1', plain, 'Auto leasen oder finanzieren'),
      page('s2', plain, 'Leasen oder finanzieren: Ihr Auto'),
      page('s3', compounds, 'Autofinanzierung: Autokredit oder Leasing?'),
    ],
    wanted,
    german,
  );
  expect(market.get('s3')).toMatchObject({ fit: 'on', signals: { title: 1, text: 1 } });
});

test('a page that hardly names the keyword is near, however like the results it is', () => {
  const parts = espresso.map((text) => text.replaceAll('machine', 'maker'));
  const named = [
    '## Others',
    'A machine of another kind stands beside it and is not what these pages are about at all.',
  ];
  const judged = (title: string) => {
    const blocks = [`# ${title}`, ...parts.slice(1), ...named];
    return fitJudge([...pages.slice(0, 3), cut('s5', blocks, title)], query, english).market.get('s5');
  };
  const near = judged('Espresso maker guide');
  expect(near).toMatchObject({ fit: 'near', signals: { text: 1, passages: 0 } });
  expect(near?.score).toBeGreaterThan(0.58);
  expect(judged('Espresso machine guide')?.fit).toBe('on');
});
