/** Topics of the market on one page: covered, touched, missing. */
import { describe, expect, test } from '@jest/globals';
import { subjectIndex } from '../../../../analysis/market/topics/subject-index.ts';
import { echoesOf, namesBeside } from '../../../../analysis/page/coverage/echoes.ts';
import { coverTopics, sentenceAbout } from '../../../../analysis/page/coverage/topic-coverage.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

const warranty = 'The warranty of the frame lasts for five years, and the warranty of the motor for two years.';
const noise = 'The motor is quiet: at work it makes about fifty decibels, as a fridge does in the kitchen.';

function indexOf(id: string, blocks: readonly string[]) {
  const page = measuredPage(id, `${id}.example`, blocks);
  return subjectIndex({ page, cut: passagesOf(page) }, new Set(['desk']), analyzerFor('en'));
}

const market = ['s1', 's2', 's3'].map((id) => indexOf(id, ['# Desk', '## Warranty', warranty, '## Noise', noise]));
const quotable = new Set(
  market.flatMap(({ holding }) => [...holding.values()].flat().map(({ passage }) => passage.id)),
);

const nothingNear = {
  isEchoed: () => false,
  isBeside: () => false,
  isListed: () => false,
  passages: [],
  query: new Set<string>(),
  isOnSubject: true,
};

function coverageBy(...blocks: string[]) {
  const topics = [['warranti'], ['zebra']].map((stems) => [{ stems, isAsked: false }]);
  const isEchoed = echoesOf(measuredPage('s9', 's9.example', blocks));
  return coverTopics(topics, indexOf('s9', blocks), market, quotable, { ...nothingNear, isEchoed });
}

test('a section covers a topic, and so does a passage that speaks of it; both say where', () => {
  const [headed, missing] = coverageBy(
    '## Our warranty',
    'The warranty is ten years on everything that moves, and five on what does not: the frame, the top and the screws.',
  );
  expect(headed?.status).toBe('covered');
  expect(headed?.passages[0]?.id).toBe('s9.p1');
  expect(headed?.example?.source_id).toBe('s1');
  expect(missing).toMatchObject({ status: 'missing', passages: [], score: 0, example: null });
  expect(coverageBy(warranty)[0]?.status).toBe('covered');
});

test('a sentence on it covers it; its words apart touch it', () => {
  expect(
    coverageBy('You can raise it and lower it as often as you like, and it comes with a warranty.')[0],
  ).toMatchObject({
    status: 'covered',
    passages: [{ id: 's9.p1' }],
  });
  const solid = [[{ stems: ['solid', 'wood'], isAsked: false }]];
  const own = indexOf('s9', ['The frame is solid, and the top that comes with it is of wood from a forest nearby.']);
  expect(coverTopics(solid, own, market, quotable, nothingNear)).toMatchObject([{ status: 'partial' }]);
});

test.each([
  ['a word of its family', ['ethiopia'], 'The Ethiopian plateau is where it grows.', true],
  ['the word written apart', ['coffeehous'], 'The first coffee house opened in the city.', true],
  ['a word that means nearly the same', ['cost'], 'The price is shown below.', true],
  [
    'not where its words stand in different blocks',
    ['coffe', 'hous'],
    'The coffee is grown here.\nA house is white.',
    false,
  ],
  ['nothing of the kind', ['batteri'], 'The price is shown below.', false],
  ['by its initials', ['version', 'control', 'system'], 'Nearly all VCSs have branches.', true],
  ['not by the first part of a compound', ['resistanceband'], 'A rower with magnetic resistance for home.', false],
])('a page comes near to a topic: %s', (_, stems, text, expected) => {
  expect(echoesOf(measuredPage('s9', 's9.example', text.split('\n')))([{ stems, isAsked: false }])).toBe(expected);
});

test('the pages of the market are judged alike', () => {
  expect([...(coverageBy(warranty)[0]?.statuses ?? [])]).toEqual([
    ['s1', 'covered'],
    ['s2', 'covered'],
    ['s3', 'covered'],
  ]);
});

test('a sentence about a topic has all its words', () => {
  const [passage] = passagesOf(
    measuredPage('s1', 'a.example', ['The desk is made of oak. Its warranty lasts for five years. It weighs a lot.']),
  ).passages;
  if (passage === undefined) throw new Error('a passage');
  expect(sentenceAbout(passage, ['warranti', 'year'], analyzerFor('en'))).toBe('Its warranty lasts for five years.');
  expect(sentenceAbout(passage, ['warranti', 'oak'], analyzerFor('en'))).toBeNull();
});

describe('one word of a name', () => {
  const solid = [
    { stems: ['solid', 'wood'], isAsked: false },
    ...['solid', 'wood'].map((stem) => ({ stems: [stem], isAsked: false, isPart: true as const })),
  ];
  const coverageOf = (text: string, isOnSubject = true, query: string[] = []) =>
    coverTopics([solid], indexOf('s9', [text]), market, quotable, {
      ...nothingNear,
      isOnSubject,
      query: new Set(query),
    })[0];

  test('touches a topic, and says nothing of it on a page about something else', () => {
    const frame = 'The frame is as solid as that of any other that we have had here, and it does not shake.';
    expect(coverageOf(frame)).toMatchObject({ status: 'partial', treated: 'covered' });
    expect(coverageOf(frame, false, ['frame'])).toMatchObject({ status: 'missing', passages: [], score: 0 });
  });

  test('covers it beside another, or with a whole name', () => {
    expect(coverageOf('The wood of the top is as solid as that of the frame.')?.status).toBe('covered');
    expect(coverageOf('A top of solid wood lasts for decades.')?.status).toBe('covered');
  });

  test('on a page about something else, text without the keyword touches the topic', () => {
    expect(coverageOf('A shelf of solid wood lasts for decades.', false, ['desk'])?.status).toBe('partial');
    expect(coverageOf('A desk of solid wood lasts for decades.', false, ['desk'])?.status).toBe('covered');
  });
});

test('a topic that only a paragraph outside the main content names is covered in part', () => {
  const page = measuredPage('s9', 's9.example', ['# Desk', 'You can raise it as often as you like.']);
  const textBeside = ['Remember that the frame has a warranty of five years.'];
  const beside = { ...page, document: { ...page.document, facts: { ...page.document.facts, textBeside } } };
  const topics = [['warranti'], ['zebra']].map((stems) => [{ stems, isAsked: false }]);
  const near = { ...nothingNear, isBeside: namesBeside(beside, analyzerFor('en')) };
  const rows = coverTopics(topics, indexOf('s9', ['You can raise it.']), market, quotable, near);
  expect(rows.map(({ status }) => status)).toEqual(['partial', 'missing']);
});

test('a topic of a main heading outside the main content is covered in part: its text is not known', () => {
  const page = measuredPage('s9', 's9.example', ['# Desk', 'You can raise it as often as you like.']);
  const outline = [
    { level: 2, text: 'Warranty' },
    { level: 4, text: 'Zebra' },
  ];
  const headed = { ...page, document: { ...page.document, facts: { ...page.document.facts, outline } } };
  const topics = [['warranti'], ['zebra']].map((stems) => [{ stems, isAsked: false }]);
  const near = { ...nothingNear, isBeside: namesBeside(headed, analyzerFor('en')) };
  const [warranty, zebra] = coverTopics(topics, indexOf('s9', ['You can raise it.']), market, quotable, near);
  expect([warranty?.status, zebra?.status]).toEqual(['partial', 'missing']);
});

test('a topic that a page of links shows is covered in part, if its words stand together', () => {
  const page = measuredPage('s9', 's9.example', ['# Desk', 'You can raise it as often as you like.']);
  const visibleText = 'Home Frame warranty Motor Noise Contact';
  const facts = { ...page.document.facts, visibleText };
  const besideWith = (boilerplate_ratio: number) =>
    namesBeside({ ...page, document: { ...page.document, facts, boilerplate_ratio } }, analyzerFor('en'));
  const isBeside = besideWith(0.7);
  const isShown = (...stems: string[]) => isBeside([{ stems, isAsked: false }]);
  expect([isShown('warranti', 'frame'), isShown('motor', 'warranti', 'frame')]).toEqual([true, true]);
  expect([isShown('frame', 'nois'), isShown('zebra')]).toEqual([false, false]);
  expect(besideWith(0.5)([{ stems: ['motor'], isAsked: false }])).toBe(false);
});

describe('a topic under another name', () => {
  const agents = ['## Registered agent', 'The registered agent takes the process for you.', '## Noise', noise];
  const agent = [{ stems: ['regist', 'agent'], isAsked: false }];
  const rivals = ['s1', 's2', 's3'].map((id) => indexOf(id, agents));
  const isEchoed = (text: string) => {
    const { passages } = passagesOf(measuredPage('s9', 's9.example', [text]));
    const near = { ...nothingNear, passages };
    return coverTopics([agent], indexOf('s9', [text]), rivals, quotable, near)[0]?.isEchoed;
  };

  test('is seen by one of its words beside another that stands with it only', () => {
    expect(isEchoed('Designate an agent for service of process.')).toBe(true);
  });

  test.each([
    ['one of its words alone', 'Ask an agent of your bank.'],
    ['the other word alone', 'The process is long.'],
  ])('but not by %s', (_, text) => {
    expect(isEchoed(text)).toBe(false);
  });
});
