/** What the market leaves open. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { composeOpportunities, type OpportunityFacts } from '../../../../analysis/market/opportunities/section.ts';
import { opportunitySchema } from '../../../../analysis/report/market/opportunities.ts';
import { claim, passage, question, topic, usable } from '../../written-sections.ts';

const nothing: OpportunityFacts = {
  language: 'en',
  collectedAt: '2026-11-01T10:00:00.000Z',
  usable,
  stepped: [],
  intent: { primary: 'informational' },
  results: [],
  questions: [],
  topics: [],
  claims: [],
  passages: [],
};
const compose = (facts: Partial<OpportunityFacts>) => composeOpportunities({ ...nothing, ...facts });

describe('an unanswered question', () => {
  test('is one that the results page asks and few pages answer', () => {
    expect(
      compose({ questions: [question('q1', 'Are standing desks worth it?', 1, { origin: 'paa', frequency: 0 })] }),
    ).toEqual([
      {
        id: 'o1',
        type: 'unanswered_question',
        ref_id: 'q1',
        rationale: 'The results page asks “Are standing desks worth it?”; 1 of 10 pages answers it.',
        ev: ['q1', 's1.p1'],
        size: 0.9,
      },
    ]);
  });

  test('is one that several pages ask', () => {
    const [open] = compose({ questions: [question('q1', 'Is it loud?', 0, { frequency: 3 })] });
    expect(open?.rationale).toBe('3 pages ask “Is it loud?”; none of 10 pages answer it.');
  });

  test('is none that one page alone asks, that its askers answer, that a third answer, or that was not measured', () => {
    const questions = [
      question('q4', 'Is it heavy?', 2, { frequency: 2 }),
      question('q1', 'Why us?', 0, { frequency: 1 }),
      question('q2', 'Is it loud?', 3),
      question('q3', 'Is it wide?', 0, { coverage: null }),
    ];
    expect(compose({ questions })).toEqual([]);
  });
});

describe('a weak answer', () => {
  const scored = (id: string, score: number, k = 5) =>
    question(id, `Question ${id}?`, k, {
      answered_by: [
        { source_id: 's1', passage_id: 's1.p1', score: score / 2 },
        { source_id: 's2', passage_id: 's2.p3', score },
      ],
    });

  test('fits its question less than half as well as the median question’s best', () => {
    // The median of .8, .6 and .2 is .6: .2 falls short by two thirds.
    expect(compose({ questions: [scored('q1', 0.8), scored('q2', 0.6), scored('q3', 0.2)] })).toMatchObject([
      { type: 'weak_answer', ref_id: 'q3', size: 0.6667, ev: ['q3', 's2.p3', 's1.p1'] },
    ]);
  });

  test('is not told from two questions, nor without scores', () => {
    expect(compose({ questions: [scored('q1', 0.8), scored('q2', 0.1)] })).toEqual([]);
    expect(compose({ questions: [question('q1', 'A?', 5), question('q2', 'B?', 5), question('q3', 'C?', 5)] })).toEqual(
      [],
    );
  });
});

describe('an outdated fact', () => {
  const of = 'desk';
  const disputed = [
    claim('c1', 'entry price', 3, 5, { of, conflicts_with: ['c2'] }),
    claim('c2', 'Price', 2, 5, { value: '650', conflicts_with: ['c1'] }),
    claim('c3', 'entry price', 1, 2, { of: 'chair', conflicts_with: ['c4'] }),
    claim('c4', 'Price', 1, 2, { value: '90', conflicts_with: ['c3'] }),
  ];

  test('is one on which the sites disagree, told once for the rows of a table', () => {
    expect(compose({ claims: disputed })).toMatchObject([
      {
        type: 'outdated_fact',
        ref_id: 'c1',
        rationale:
          'Sites disagree on “entry price (desk)”: they give $499 or $650. Check the figure and publish it with its source and date.',
        ev: ['c1', 's1.p2', 's2.p2', 's4.p2', 's5.p2'],
        size: 0.4,
      },
    ]);
    expect(compose({ claims: disputed.slice(0, 1) })).toEqual([]);
  });

  test('is named with what all of its figures hold for', () => {
    const named = (qualifier: string, other: string | undefined) => {
      const beside = { value: '650', conflicts_with: ['c1'], ...(other === undefined ? {} : { qualifier: other }) };
      const [open] = compose({
        claims: [claim('c1', 'mic', 3, 5, { qualifier, conflicts_with: ['c2'] }), claim('c2', 'mic', 2, 5, beside)],
      });
      return open?.rationale.slice(0, open.rationale.indexOf(':'));
    };
    expect(named('from your mouth', 'from your mouth with a filter')).toBe('Sites disagree on “mic (from your mouth)”');
    expect(named('from your mouth', 'from your mouthpiece')).toBe('Sites disagree on “mic”');
    expect(named('from your mouth', undefined)).toBe('Sites disagree on “mic”');
  });

  test('is a price of more than a year ago, or a share of more than two, that several pages give', () => {
    const old = claim('c1', 'price', 2, 2, { newest_at: '2025-10-31' });
    expect(compose({ claims: [old] })).toMatchObject([
      {
        rationale:
          '2 of 10 pages give $499 for “price”, none dated after October 31, 2025. A newer figure would stand out.',
        size: 0.2,
      },
    ]);
    expect(compose({ claims: [{ ...old, newest_at: '2025-11-01' }] })).toEqual([]);
    expect(compose({ claims: [{ ...old, property: 'percentage' }] })).toEqual([]);
    expect(compose({ claims: [{ ...old, property: 'measure', newest_at: '1999-01-01' }] })).toEqual([]);
    expect(compose({ claims: [{ ...old, newest_at: null }] })).toEqual([]);
    // One page's own price.
    expect(compose({ claims: [claim('c1', 'price', 1, 1, { newest_at: '2025-10-31' })] })).toEqual([]);
  });
});

describe('a missing format', () => {
  const asked = (text: string) => question('q1', text, 2);
  const answeredAs = (kind: 'answer' | 'steps' | 'list' | 'table') => [
    passage('s1.p1', { kind: 'answer' }),
    passage('s2.p1', { kind }),
  ];

  test('is steps where a question asks how to do something', () => {
    const found = (kind: 'answer' | 'steps' | 'list') =>
      compose({ questions: [asked('How do I set up a desk?')], passages: answeredAs(kind) });
    expect(found('answer')).toMatchObject([{ type: 'missing_format', format: 'steps', ref_id: 'q1', size: 1 }]);
    expect([found('steps'), found('list')]).toEqual([[], []]);
    const stepped = {
      questions: [asked('How to set up a standing desk')],
      passages: answeredAs('answer'),
      stepped: ['s1'],
    };
    expect(compose(stepped)).toEqual([]);
  });

  test('is a comparison where a question weighs two things, and nothing where it asks how long', () => {
    const formats = (text: string) =>
      compose({ questions: [asked(text)], passages: answeredAs('answer') }).flatMap(({ format }) => format ?? []);
    expect(formats('Electric vs manual standing desk')).toEqual(['comparison']);
    expect(formats('What is the difference between a desk and a converter?')).toEqual(['comparison']);
    expect(formats('How long does it last?')).toEqual([]);
    const withTable = { results: [{ source_id: 's1', structure: { tables: 1 } }], usable: ['s1'] };
    const weighing = { questions: [asked('Electric vs manual standing desk')], passages: answeredAs('answer') };
    expect(compose({ ...weighing, ...withTable })).toEqual([]);
  });

  test('is a comparison for the whole market where searchers choose and no page has a table', () => {
    const results = usable.map((source_id) => ({ source_id, structure: { tables: 0 } }));
    const commercial = { intent: { primary: 'commercial' as const } };
    expect(compose({ ...commercial, results })).toMatchObject([
      { type: 'missing_format', ref_id: null, format: 'comparison', ev: usable, size: 1 },
    ]);
    expect(compose({ results })).toEqual([]);
    const withOne = results.map((result, index) => (index === 4 ? { ...result, structure: { tables: 1 } } : result));
    expect(compose({ ...commercial, results: withOne })).toEqual([]);
    const laidOut = results.map((result) => ({ ...result, comparison_blocks: 1 }));
    expect(compose({ ...commercial, results: laidOut })).toEqual([]);
  });
});

test('a differentiator is a topic of two pages or more that an answer engine speaks of', () => {
  const topics = [
    topic('t1', 'Noise', 2, { questions: ['q1'] }),
    topic('t2', 'Cable trays', 2, { in_ai_answer: true, passages: ['s1.p4'] }),
    topic('t3', 'Our history', 1, { in_ai_answer: true }),
    topic('t4', 'Motors', 7),
  ];
  expect(compose({ topics })).toEqual([
    {
      id: 'o1',
      type: 'uncovered_differentiator',
      ref_id: 't2',
      rationale: 'Only 2 of 10 pages cover “Cable trays”, but an answer engine does.',
      ev: ['t2', 's1.p4'],
      size: 0.8,
    },
  ]);
});

test('the largest come first, five of a kind and twenty in all, as the schema has them', () => {
  const questions = fc.array(fc.tuple(fc.nat({ max: 10 }), fc.constantFrom('paa', 'heading')), { maxLength: 20 });
  const topics = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 20 });
  const claims = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat({ max: 3 })), { maxLength: 10 });
  fc.assert(
    fc.property(questions, topics, claims, (asked, treated, stated) => {
      const found = compose({
        questions: asked.map(([k, origin], index) => question(`q${index + 1}`, `How to do ${index}?`, k, { origin })),
        topics: treated.map((df, index) => topic(`t${index + 1}`, `Topic ${index}`, df)),
        claims: stated.map(([k, more], index) => claim(`c${index + 1}`, `Figure ${index}`, k, k + more)),
        passages: usable.map((source) => passage(`${source}.p1`)),
      });
      expect(found.length).toBeLessThanOrEqual(20);
      expect(found.map(({ id }) => id)).toEqual(found.map((_, index) => `o${index + 1}`));
      for (const one of found) expect(opportunitySchema.parse(one)).toEqual(one);
      for (const [one, next] of found.slice(1).map((next, index) => [found[index], next] as const)) {
        expect(one?.size).toBeGreaterThanOrEqual(next.size);
      }
      for (const of of Map.groupBy(found, ({ type }) => type).values()) expect(of.length).toBeLessThanOrEqual(5);
    }),
  );
});
