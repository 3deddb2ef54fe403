/** Which results belong to a market: pages about the keyword, near it, about something else. */
import { expect, test } from '@jest/globals';
import { fitJudge } from '../../../../analysis/market/subject-fit/measure.ts';
import { subjectFitRule } from '../../../../analysis/market/subject-fit/rule.ts';
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

test('a page in the words of the others, under another name, is near', () => {
  const coffee = espresso.map((text) =>
    text.replaceAll('spresso machine', 'spresso').replaceAll(/[Ee]spresso/gu, 'it'),
  );
  const named = coffee.map((text) => text.replace('The boiler', 'A machine with a boiler'));
  const fitOf = (blocks: readonly string[]) => fitJudge(pages, query, english).fitOf(cut('s9', blocks, 'Brewing'));
  const like = fitOf(named);
  expect(like.signals.likeness).toBeGreaterThan(subjectFitRule.values.minNearLikeness);
  expect(like.score).toBeLessThan(subjectFitRule.values.minNear);
  expect(like.fit).toBe('near');
  // Without a word of the keyword, it is of another subject.
  expect(fitOf(coffee).fit).toBe('off');
});

test('the user’s page is judged beside the pages that are on', () => {
  const { fitOf } = fitJudge(pages, query, english);
  expect(fitOf(cut('s9', espresso, 'Our espresso machine')).fit).toBe('on');
  expect(fitOf(cut('s9', bread, 'Our bread machine')).fit).not.toBe('on');
});

test('a page of the market has the fit that it has there', () => {
  const { market, fitOf } = fitJudge(pages, query, english);
  for (const page of pages) expect(fitOf(page)).toEqual(market.get(page.page.source_id));
});

test('neighbours count only where fewer than two pages are about the keyword', () => {
  const near = cut('s3', bread, 'An espresso for the kitchen');
  const one = [cut('s1', espresso, 'Espresso machine guide'), near];
  expect(fitJudge(one, query, english).market.get('s3')?.fit).toBe('on');
  const two = [...one, cut('s2', espresso, 'Espresso machines')];
  expect(fitJudge(two, query, english).market.get('s3')?.fit).toBe('near');
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
  expect(market.get('s3')).toMatchObject({ fit: 'on', signals: { title: 1 } });
});

test('a short form that a page explains stands for its words, and the year says nothing about the subject', () => {
  const cars = [
    '# Choosing an EV',
    'An electric vehicle (EV) runs on a battery. The range of an EV depends on the battery and the weather.',
    '## Charging',
    'An EV charges at home overnight; a public charger fills the battery of an EV within the hour.',
  ];
  const wanted = english.analyze('electric cars 2026').map(({ stem }) => stem);
  const market = [
    cut(
      's1',
      ['# Electric cars', 'Electric cars run on a battery; the range of electric cars grows.'],
      'Electric cars',
    ),
    cut('s2', ['# Electric cars compared', 'We compare electric cars by range, battery and charger.'], 'Electric cars'),
    cut('s3', cars, 'Choosing an EV'),
  ];
  const { signals } = fitJudge(market, wanted, english).market.get('s3') ?? {};
  expect(signals?.title).toBeGreaterThan(0.5);
  expect(fitJudge(market, wanted, english).market.get('s1')?.signals.title).toBe(1);
});

test('the initials of the keyword, and the full form of its short form, name the subject as well', () => {
  const words = (keyword: string) => english.analyze(keyword).map(({ stem }) => stem);
  const mover = cut('s1', ['# NYC movers', 'Movers in NYC charge by the hour.'], 'NYC movers');
  const judged = fitJudge([mover], words('movers new york city'), english).market.get('s1');
  expect(judged?.signals.title).toBe(1);
  const hr = [
    cut('s1', ['# HR software', 'Human resources (HR) software keeps records.'], 'HR software'),
    cut('s2', ['# Software for human resources', 'It keeps records of people.'], 'Software for human resources'),
  ];
  expect(fitJudge(hr, words('hr software'), english).market.get('s2')?.signals.title).toBe(1);
});

test('pages of a neighbouring subject do not vouch for each other', () => {
  const rating = [
    '# Product ratings in ads',
    'Product ratings show stars below an ad; a review aggregator collects reviews and submits stars.',
    '## Stars',
    'Stars need fifty reviews in a year; the aggregator submits reviews and stars every month.',
  ];
  const feed = [
    '# Product feed specification',
    'The product feed specification lists the fields of a product feed: id, title, price and availability.',
    '## Fields',
    'A product feed needs an id and a price in every row; the specification names the optional fields.',
  ];
  const market = [
    cut('s1', feed, 'Product feed specification'),
    cut('s2', feed, 'Product feed specification for shops'),
    ...['s3', 's4', 's5', 's6'].map((id) => cut(id, rating, 'Product ratings in ads')),
  ];
  const wanted = english.analyze('product feed specification').map(({ stem }) => stem);
  expect([...fitJudge(market, wanted, english).market.values()].map(({ fit }) => fit === 'on')).toEqual([
    ...[true, true],
    ...[false, false, false, false],
  ]);
});

test('where fewer than two results are on the subject, those near it are the market too', () => {
  const walnut = english.analyze('walnut').map(({ stem }) => stem);
  const desk = cut('s1', [...espresso, 'The feet come in walnut, ash and oak.'], 'Espresso machine guide');
  const { market, fitOf } = fitJudge([desk, cut('s2', bread, 'Bread machines we like')], walnut, english);
  expect([...market].map(([id, { fit }]) => [id, fit])).toEqual([
    ['s1', 'on'],
    ['s2', 'off'],
  ]);
  expect(fitOf(desk).fit).toBe('on');
  expect(market.get('s1')?.signals.title).toBe(0);

  const guide = cut('s1', espresso, 'Espresso machine guide');
  const grinder = (id: string) =>
    cut(id, ['# Grinders', 'A grinder for espresso has burrs of steel.'], 'Espresso grinders');
  const fitsOf = (pages: Parameters<typeof fitJudge>[0]) =>
    [...fitJudge(pages, query, english).market.values()].map(({ fit }) => fit);
  expect(fitsOf([guide, grinder('s2')])).toEqual(['on', 'on']);
  expect(fitsOf([guide, { ...guide, page: { ...guide.page, source_id: 's3' } }, grinder('s2')])).toEqual([
    'on',
    'on',
    'near',
  ]);
});

/** The fit of a page on therapy among three on therapy by video phone; `heading` stands above its text. */
function therapyUnder(heading: string) {
  const wanted = english.analyze('therapy by video phone').flatMap(({ stop, stem }) => (stop ? [] : [stem]));
  const clinic = (above: string) => [
    '# You deserve to be happy',
    above,
    'Our therapy is given by licensed psychologists and counsellors, for depression, anxiety and trauma.',
    'A counsellor answers messages within the day, and every client can change the counsellor.',
  ];
  const others = ['s1', 's2', 's3'].map((id) => cut(id, clinic('## Therapy by video phone'), 'Therapy by video phone'));
  const page = cut('s4', clinic(heading), 'Therapy with counsellors');
  return fitJudge([...others, page], wanted, english).market.get('s4');
}

test('a page that hardly names the keyword is near, however like the results it is', () => {
  const near = therapyUnder('## The largest service');
  expect(near?.fit).toBe('near');
  expect(near?.score).toBeGreaterThan(subjectFitRule.values.minOn);
});

test('a heading and the text below it name the keyword together', () => {
  expect(therapyUnder('## The largest service, all by video phone')?.fit).toBe('on');
});

test('a word counts as far as its closest relative, and is also written as two', () => {
  const titleOf = (keyword: string, title: string) => {
    const wanted = english.analyze(keyword).map(({ stem }) => stem);
    return fitJudge([cut('s1', [`# ${title}`], title)], wanted, english).market.get('s1')?.signals.title;
  };
  expect(titleOf('headphones', 'Earbuds compared')).toBeGreaterThan(subjectFitRule.values.minKinship);
  expect(titleOf('headphones', 'Cameras compared')).toBe(0);
  expect(titleOf('cybersecurity', 'Cyber security for all')).toBe(1);
  // A word for a comparison says how searchers want to see the subject; "alternatives" are another subject.
  expect(titleOf('espresso machine comparison', 'Our espresso machine')).toBeGreaterThan(0.85);
  expect(titleOf('espresso machine alternatives', 'Our espresso machine')).toBeLessThan(0.85);
});

test('a page that clips the words of the keyword, as others do, is on the subject', () => {
  const fiction = english.analyze('science fiction books').map(({ stem }) => stem);
  const novels = (name: string) => [
    `# Ten ${name} books`,
    `These ${name} books tell of starships. Every ${name} book of the list won a prize for its aliens and its robots.`,
    `## Why ${name} books`,
    `Readers of ${name} books like robots, aliens and starships, and prizes say which books are good.`,
  ];
  const shelf = [
    cut('s1', novels('science fiction'), 'Ten science fiction books'),
    cut('s2', novels('sci-fi'), 'Ten sci-fi books'),
    cut('s3', novels('sci-fi'), 'The best sci-fi books'),
    cut('s4', bread, 'Bread machines we like'),
  ];
  const { market } = fitJudge(shelf, fiction, english);
  expect([...market.values()].map(({ fit, signals }) => [fit === 'on', signals.title === 1])).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [false, false],
  ]);
});

test('a page that calls the subject by a name of the others in its title, and by the keyword in its text, belongs', () => {
  const text = 'A portafilter brewer is an espresso machine: the pump presses water through the portafilter.';
  const named = (title: string) => cut('s5', [`# ${title}`, text, ...espresso.slice(1)], title);
  const fitOf = (title: string) => fitJudge([...pages, named(title)], query, english).market.get('s5')?.fit;
  expect(fitOf('Portafilter and grinder')).toBe('on');
  expect(fitOf('Barista championship in Turin')).toBe('near');
});

test('an amount of money tells what a keyword on costs asks for', () => {
  const query = english.analyze('stairlift cost').map(({ stem }) => stem);
  const guide = ['# What a stairlift costs', 'The cost of a stairlift depends on the rail, the seat and the stairs.'];
  const pages = ['s1', 's2', 's3'].map((id) => cut(id, guide, 'Stairlift cost'));
  const fitOf = (sentence: string) => {
    const thread = cut(
      's4',
      ['# Stairlift: what did you pay?', `${sentence} for a stairlift: the rail, the seat.`],
      'Stairlift',
    );
    return fitJudge([...pages, thread], query, english).market.get('s4')?.signals.text;
  };
  expect(fitOf('We gave $4,200')).toBe(1);
  expect(fitOf('We gave a lot')).toBeLessThan(1);
  expect(fitOf('We give our prices')).toBe(1);
});
