/** The market's claims, on pages short enough to check by hand, in six languages. */
import { describe, expect, test } from '@jest/globals';
import {
  type ClaimContext,
  claimsOf,
  factsBeside,
  type MarketClaim,
  statedClaims,
} from '../../../analysis/measure/claims.ts';
import { passagesOf } from '../../../analysis/measure/passages.ts';
import type { ObservedAnswer } from '../../../analysis/ports.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { measuredPage } from '../measured-page.ts';

type Options = Parameters<typeof measuredPage>[3];

/** Pages of a site each; `keyword` stands in their titles, so that they are on the subject. */
function market(keyword: string, pages: readonly (readonly string[])[], options: Options = {}) {
  return pages.map((blocks, index) => {
    const page = measuredPage(`s${index + 1}`, `site${index + 1}.example`, blocks, { title: keyword, ...options });
    return { page, cut: passagesOf(page) };
  });
}

function claimsIn(
  keyword: string,
  pages: readonly (readonly string[])[],
  { language = 'en', ...options }: Options = {},
  context: Partial<ClaimContext> = {},
): MarketClaim[] {
  const analyzer = analyzerFor(language);
  const stems = analyzer.analyze(keyword).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
  const whole = { keyword: stems, terms: [], country: 'US', answers: [], ...context };
  return claimsOf(market(keyword, pages, { language, ...options }), whole, analyzer);
}

const shown = (claims: readonly MarketClaim[]) =>
  claims.map(({ subject, owner, value, unit }) => [owner === null ? subject : `${subject} / ${owner}`, value, unit]);

describe('what a sentence states', () => {
  const about = 'standing desk';
  test.each<[string, (string | undefined)[]]>([
    ['A standing desk costs between $300 and $600.', ['standing desk', '300-600', 'USD']],
    ['The average price of a standing desk is around $450.', ['average price of a standing desk', '450', 'USD']],
    ['Most standing desks weigh 35 to 55 kg.', ['Most standing desks', '35-55', 'kg']],
    ['Assembling a standing desk typically takes 45 minutes.', ['Assembling a standing desk', '45', 'min']],
    ['Most standing desks have a height range of 60–125 cm.', ['height range / Most standing desks', '60-125', 'cm']],
    ['Most standing desks carry a 10-year warranty.', ['warranty / Most standing desks', '10', 'a']],
    ['Expect $250 to $400 for a standing desk with one motor.', ['standing desk with one motor', '250-400', 'USD']],
    ['About 60% of offices already use a standing desk.', ['offices already use a standing desk', '60', '%']],
    ['The standing desk was invented in 1797.', ['standing desk', '1797', undefined]],
    ['Standing desks start at $200.', ['Standing desks', '>=200', 'USD']],
  ])('%s', (sentence, expected) => {
    const found = shown(claimsIn(about, [[sentence]]));
    expect(found).toContainEqual(expected.length === 2 ? [...expected, undefined] : expected);
  });

  test.each([
    'It costs $300, and this standing desk is no exception.',
    'Our standing desk weighs 40 kg.',
    'If a standing desk costs $300, it will last.',
    'A standing desk does not cost $300.',
    'Does a standing desk cost $300?',
    'A standing desk costs $100 less than a chair.',
    'Standing desks come in 140 × 70 cm.',
    'Save $50 off a standing desk that costs $300.',
    'Standing desk review: 5 min read',
    'A standing desk of oak, steel, or bamboo costs $300.',
    'A standing desk takes heights of $500, $1,000 and $2,000.',
    'Converters that sit on a standing desk cost $120.',
    'The 10 best standing desks of 2026, 30 of them tested.',
  ])('says nothing beyond doubt: %s', (sentence) => {
    expect(shown(claimsIn(about, [[sentence]]))).toEqual([]);
  });

  test('of a heading that asks, and of a term that it explains', () => {
    const pages = [
      ['## How loud is a standing desk?', 'About 45 dB, like a fridge.'],
      ['## Standing desk deposit', 'A sum, typically $50.'],
    ];
    expect(shown(claimsIn(about, pages)).toSorted()).toEqual([
      ['How loud is a standing desk', '45', 'dB'],
      ['Standing desk deposit', '50', 'USD'],
    ]);
  });
});

describe('whose a figure is', () => {
  const sentences = [
    'We like the Tarnwick Lift and the Corvane Slim.',
    'Buyers of the Tarnwick Lift or the Corvane Slim are happy.',
  ];

  test('the heading says, where the sentence leaves it out: products do not contradict each other', () => {
    const found = claimsIn('standing desk', [
      [
        ...sentences,
        '## Tarnwick Lift',
        'Warranty: 10 years on all parts',
        '## Corvane Slim standing desk',
        'Warranty: 5 years on all parts',
      ],
      [...sentences, '## Tarnwick Lift', 'Warranty: 10 years on all parts'],
    ]);
    expect(
      found.map(({ subject, owner, value, consensus, contradict }) => [subject, owner, value, consensus.k, contradict]),
    ).toEqual([
      ['Warranty', 'Tarnwick Lift', '10', 2, []],
      ['Warranty', 'Corvane Slim standing desk', '5', 1, []],
    ]);
  });

  test('a label alone, on a page of many things, belongs to nobody', () => {
    expect(claimsIn('standing desk', [['## More details', 'Delivery weight: 30 kg']])).toEqual([]);
  });
});

describe('how far sites agree', () => {
  const price = (value: string) => [`The average price of a standing desk is ${value}.`];

  test('is counted by site, with who says otherwise', () => {
    const [claim, ...more] = claimsIn('standing desk', [price('$450'), price('$450'), price('$800')]);
    expect(more).toEqual([]);
    expect(claim).toMatchObject({ value: '450', unit: 'USD', consensus: { k: 2, n: 3, rate: 0.6667 } });
    expect(claim?.support.map(({ id }) => id)).toEqual(['s1.p1', 's2.p1']);
    expect(claim?.contradict.map(({ id }) => id)).toEqual(['s3.p1']);
    expect(claim?.others).toEqual([{ value: '800', newest_at: null }]);
  });

  test('units of one kind are one: 75 cm are 0.75 m, and 29.5 inches', () => {
    const [claim] = claimsIn('desk height', [
      ['The standard desk height is 75 cm.'],
      ['The standard desk height is 0.75 m.'],
      ['The standard desk height is 29.5 inches.'],
    ]);
    expect(claim?.consensus).toMatchObject({ k: 3, n: 3 });
  });

  test('what overlaps, and what is of another year, contradicts nothing', () => {
    const [claim] = claimsIn('standing desk', [price('$400 to $500'), price('$450 to $600'), price('$900 in 2015')]);
    expect(claim).toMatchObject({ consensus: { k: 1, n: 3 }, contradict: [] });
  });

  test('pages of one site speak once, and of several figures none is known to be meant', () => {
    const pages = ['a', 'b'].map((name, index) => {
      const page = measuredPage(`s${index + 1}`, `${name}.shop.example`, price(index === 0 ? '$450' : '$700'), {
        title: 'Standing desk',
      });
      return { page, cut: passagesOf(page) };
    });
    expect(
      claimsOf(pages, { keyword: ['stand', 'desk'], terms: [], country: 'US', answers: [] }, analyzerFor('en')),
    ).toEqual([]);
  });

  test('the newest of the supporting pages dates it', () => {
    const dated = (day: string) => ({ day, confidence: 1, evidence: [] });
    const pages = ['2024-03-01', '2025-06-30'].map((day, index) => {
      const facts = { dates: { published: dated('2020-01-01'), modified: dated(day) } };
      const page = measuredPage(`s${index + 1}`, `site${index}.example`, price('$450'), {
        title: 'Standing desk',
        facts,
      });
      return { page, cut: passagesOf(page) };
    });
    const [claim] = claimsOf(
      pages,
      { keyword: ['stand', 'desk'], terms: [], country: 'US', answers: [] },
      analyzerFor('en'),
    );
    expect(claim?.newest_at).toBe('2025-06-30');
  });

  test('one page brings at most five of what only it says', () => {
    const sentences = [
      'costs $300',
      'weighs 40 kg',
      'lasts 10 years',
      'draws 200 watts',
      'lifts 100 kg',
      'has a height range of 65 cm',
      'was invented in 1797',
    ];
    expect(claimsIn('standing desk', [sentences.map((words) => `A standing desk ${words}.`)])).toHaveLength(5);
  });
});

describe('an answer engine', () => {
  const answer = (text: string, state: ObservedAnswer['state'] = 'captured'): ObservedAnswer => ({
    engine: 'google_ai_overview',
    state,
    observed_at: '2026-11-01T10:00:00.000Z',
    blocks: state === 'captured' ? [{ type: 'paragraph', text, refs: [] }] : [],
    references: [],
  });
  const stated = (answers: ObservedAnswer[]) =>
    claimsIn('standing desk', [['A standing desk costs $450.']], {}, { answers })[0]?.in_ai_answer;

  test('states a claim with the same figure of the same, or does not, or was not seen', () => {
    expect(stated([answer('Prices vary. Expect a standing desk to be about $450.')])).toBe(true);
    expect(stated([answer('A standing desk is $700.')])).toBe(false);
    expect(stated([answer('A chair is $450.')])).toBe(false);
    expect(stated([answer('', 'absent')])).toBeNull();
    expect(stated([])).toBeNull();
  });
});

describe('a page of its own', () => {
  test('states the market’s claims in the market’s units', () => {
    const analyzer = analyzerFor('en');
    const context = { keyword: ['stand', 'desk'], terms: [], country: 'US', answers: [] };
    const cuts = market('standing desk', [['A standing desk weighs 40 kg. The standing desk was invented in 1797.']]);
    const stated = statedClaims(cuts, context, analyzer);
    const claims = claimsOf(cuts, context, analyzer, stated);
    const besideBy = (text: string) => {
      const [own] = market('standing desk', [[text]]);
      if (own === undefined) throw new Error('a page');
      return factsBeside(own, { cuts, claims, stated }, context, analyzer, 10);
    };
    const { stated: facts, own } = besideBy('Standing desks weigh 45,000 g.');
    expect(facts).toEqual([{ key: claims.find(({ unit }) => unit === 'kg')?.key, value: '45', newest_at: null }]);
    expect(own).toEqual([]);
  });

  test('has facts of its own where no page of the market states them', () => {
    const analyzer = analyzerFor('en');
    const context = { keyword: ['stand', 'desk'], terms: [], country: 'US', answers: [] };
    const cuts = market('standing desk', [['A standing desk weighs 40 kg.']]);
    const stated = statedClaims(cuts, context, analyzer);
    const claims = claimsOf(cuts, context, analyzer, stated);
    const [page] = market('standing desk', [['A standing desk weighs 40 kg. A standing desk costs $450.']]);
    if (page === undefined) throw new Error('a page');
    const { own } = factsBeside(page, { cuts, claims, stated }, context, analyzer, 10);
    expect(own.map(({ statement }) => statement)).toEqual(['A standing desk costs $450.']);
    expect(factsBeside(page, { cuts, claims, stated }, context, analyzer, 0).own).toEqual([]);
  });
});

describe('pages of other languages', () => {
  test.each<[string, string, string[], (string | undefined)[][]]>([
    [
      'fr',
      'bureau assis-debout',
      [
        'Un bureau assis-debout coûte en moyenne 450 €.',
        'La durée de vie d’un bureau assis-debout est de 10 à 15 ans.',
        'Il faut compter entre 300 et 1 200 € pour un bureau assis-debout électrique.',
        'Notre bureau assis-debout pèse 40 kg. Il coûte 300 €.',
      ],
      [
        ['bureau assis-debout', '450', 'EUR'],
        ['durée de vie d’un bureau assis-debout', '10-15', 'a'],
        ['bureau assis-debout électrique', '300-1200', 'EUR'],
      ],
    ],
    [
      'de',
      'Wärmepumpe',
      [
        'Im Schnitt kostet eine Wärmepumpe zwischen 25.000 und 35.000 Euro.',
        'Eine Wärmepumpe hält etwa 20 Jahre.',
        'Die Lebensdauer einer Wärmepumpe beträgt mindestens 15 Jahre.',
        'Unsere Wärmepumpe kostet 9.000 Euro.',
      ],
      [
        ['Wärmepumpe', '25000-35000', 'EUR'],
        ['Wärmepumpe', '20', 'a'],
        ['Lebensdauer einer Wärmepumpe', '>=15', 'a'],
      ],
    ],
    [
      'ja',
      '空気清浄機',
      [
        '空気清浄機の価格は３万円から５万円です。',
        '空気清浄機の消費電力は約30Wです。',
        'この空気清浄機の価格は9万円です。',
      ],
      [
        ['空気清浄機の価格', '30000-50000', 'JPY'],
        ['空気清浄機の消費電力', '30', 'W'],
      ],
    ],
    [
      'ar',
      'القهوة العربية',
      [
        'يتراوح سعر القهوة العربية بين ٣٥ و٥٥ ريالًا.',
        'مدة تحضير القهوة العربية هي 20 دقيقة.',
        'هذه القهوة العربية تكلف 90 ريالا.',
      ],
      [
        ['سعر القهوة العربية', '35-55', 'SAR'],
        ['مدة تحضير القهوة العربية', '20', 'min'],
      ],
    ],
    [
      'hi',
      'स्टैंडिंग डेस्क',
      [
        'स्टैंडिंग डेस्क की ऊंचाई ६० से १२० सेमी होती है।',
        'स्टैंडिंग डेस्क की कीमत ₹15,000 से ₹1,20,000 तक होती है।',
        'इस स्टैंडिंग डेस्क की कीमत ₹9,000 है।',
      ],
      [
        ['स्टैंडिंग डेस्क की ऊंचाई', '60-120', 'cm'],
        ['स्टैंडिंग डेस्क की कीमत', '15000-120000', 'INR'],
      ],
    ],
  ])('%s', (language, keyword, sentences, expected) => {
    const found = claimsIn(keyword, [sentences], { language }, { country: 'SA' });
    expect(shown(found).toSorted()).toEqual(expected.toSorted());
    for (const { statement, support } of found) {
      expect(sentences.some((sentence) => sentence.includes(statement))).toBe(true);
      expect(support).toHaveLength(1);
    }
  });

  test('a language that nobody has described gives its labels alone', () => {
    const found = claimsIn(
      'biurko',
      [['Biurko kosztuje 300 zł.', '## Biurko', 'Cena biurka: 300 zł', 'Wysokość biurko: 75 cm']],
      { language: 'pl' },
    );
    expect(shown(found)).toContainEqual(['Wysokość biurko', '75', 'cm']);
    expect(found.every(({ predicate }) => predicate === null)).toBe(true);
  });
});
