/** Which questions of the market are on the keyword, and which the page's title asks. */
import { expect, test } from '@jest/globals';
import { composeSuit } from '../../../analysis/page/suit.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';

const texts = ['What are the best desk tips?', 'Which tips help my back?', 'How do I calm down?', 'How are you?'];

test('questions are on the keyword by one of its words, and in a title by all of theirs', () => {
  const analyzer = analyzerFor('en');
  const [desk] = analyzer.analyze('desk');
  const questions = texts.map((text, at) => ({ id: `q${at + 1}`, text }));
  const suit = composeSuit(
    ['Ten Tips for Your Desk', 'Desks'],
    [],
    { pages: [] },
    { results: [], topics: [], entities: [], questions } as unknown as Parameters<typeof composeSuit>[3],
    [desk?.stem ?? ''],
    analyzer,
  );
  expect([...suit.questions_on_keyword]).toEqual(['q1']);
  expect([...suit.questions_settled]).toEqual(['q1']);
});

test('what asks no more than the keyword is answered by the page as a whole, in however many steps', () => {
  const analyzer = analyzerFor('en');
  const query = analyzer.analyze('start llc').map(({ stem }) => stem);
  const asked = [
    'How to open an LLC',
    'How to start an LLC in 7 simple steps',
    'How much does it cost to start an LLC?',
  ];
  const questions = asked.map((text, at) => ({ id: `q${at + 1}`, text }));
  const market = { results: [], topics: [], entities: [], questions } as unknown as Parameters<typeof composeSuit>[3];
  const suit = composeSuit([], [], { pages: [] }, market, query, analyzer);
  expect([...suit.questions_settled]).toEqual(['q1', 'q2']);
});

test('a question is on the keyword if it has half of what makes its subject rare', () => {
  const analyzer = analyzerFor('en');
  const query = analyzer.analyze('wedding planning checklist').map(({ stem }) => stem);
  const asked = [
    'Who buys gifts for your wedding party?',
    'What belongs on a wedding checklist?',
    'How much does a dress cost?',
  ];
  const market = {
    results: [],
    entities: [],
    topics: [{ id: 't1', label: 'Wedding planning' }],
    questions: asked.map((text, at) => ({ id: `q${at + 1}`, text })),
  } as unknown as Parameters<typeof composeSuit>[3];
  const suit = composeSuit([], [], { pages: [] }, market, query, analyzer);
  // "Checklist" is its form.
  expect([...suit.questions_on_keyword]).toEqual(['q1', 'q2']);
  const rarer = analyzer.analyze('liability insurance for wedding venues').map(({ stem }) => stem);
  expect([...composeSuit([], [], { pages: [] }, market, rarer, analyzer).questions_on_keyword]).toEqual([]);
  // What a topic or question adds to the keyword is what it is about.
  expect([...(suit.matters.get('t1') ?? ['none'])]).toEqual([]);
  expect([...(suit.matters.get('q1') ?? [])]).toEqual(['bui', 'gift', 'parti']);
  expect([...suit.price_matters]).toEqual(['q3']);
});

test('a question that no page asks in these words is no gap of a page with a passage on its matter', () => {
  const analyzer = analyzerFor('en');
  const query = analyzer.analyze('solar panel installation').map(({ stem }) => stem);
  const text = 'Are there rebates for solar panel installations?';
  const questions = ['derived', 'heading'].map((origin, at) => ({ id: `q${at + 1}`, text, origin }));
  const market = { results: [], topics: [], entities: [], questions } as unknown as Parameters<typeof composeSuit>[3];
  const own = (said: string) =>
    [{ stems: new Map(analyzer.analyze(said).map(({ stem }) => [stem, 1])) }] as unknown as Parameters<
      typeof composeSuit
    >[1];
  const answeredBy = (said: string) => [
    ...composeSuit([], own(said), { pages: [] }, market, query, analyzer).questions_settled,
  ];
  expect(answeredBy('Your utility pays a rebate of $500.')).toEqual(['q1']);
  expect(answeredBy('We install panels in two days.')).toEqual([]);
});

test('the full name of an abbreviation in the keyword adds nothing to it', () => {
  const analyzer = analyzerFor('en');
  const query = analyzer.analyze('form llc').map(({ stem }) => stem);
  const topics = ['Limited Liability Company', 'Registered agent'].map((label, at) => ({ id: `t${at + 1}`, label }));
  const market = { results: [], entities: [], topics, questions: [] } as unknown as Parameters<typeof composeSuit>[3];
  const { matters } = composeSuit([], [], { pages: [] }, market, query, analyzer);
  expect(matters.get('t1')?.size).toBe(0);
  expect(matters.get('t2')?.size).toBe(2);
});

test('who searches for a price asks only what something costs', () => {
  const analyzer = analyzerFor('en');
  const query = analyzer.analyze('desk cost').map(({ stem }) => stem);
  const questions = ['How much does a desk cost?', 'Which skills does a desk need?'].map((text, at) => ({
    id: `q${at + 1}`,
    text,
  }));
  const report = { results: [], topics: [], entities: [], questions } as unknown as Parameters<typeof composeSuit>[3];
  const onKeyword = (keyword: string) => [
    ...composeSuit([], [], { pages: [], keyword }, report, query, analyzer).questions_on_keyword,
  ];
  expect(onKeyword('desk cost')).toEqual(['q1']);
  expect(onKeyword('desk')).toEqual(['q1', 'q2']);
});
