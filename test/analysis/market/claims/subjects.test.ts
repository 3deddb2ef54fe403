/** What a figure is of: a wrong subject is worse than none. */
import { describe, expect, test } from '@jest/globals';
import { claimsIn } from './market-claims.ts';

const told = (keyword: string, ...blocks: string[]) =>
  claimsIn(keyword, [blocks]).map(({ subject, value, qualifier }) =>
    [subject, value, ...(qualifier === null ? [] : [qualifier])].join(' | '),
  );

describe('a noun that an earlier figure has is not that of the next', () => {
  test.each([
    [
      'Most ferries charge $35, but the fee starts at $15 on some island ferries and goes up to $90 on coastal ones.',
      /island ferries \|/u,
    ],
    ['The kitchen cut its gas use by more than 50% and avoided $9,000 in repair costs.', /gas use \| 9000/u],
    ['The first tariff costs $20 monthly plus $6 per helper.', /tariff.* \| 6(?: |$)/u],
  ])('%s', (sentence, wrong) => {
    for (const each of told('catering', sentence)) expect(each).not.toMatch(wrong);
  });

  test('two cases of one quantity share its name', () => {
    expect(told('catering', 'Vans must hold the required temperature (40°F for salads and 140°F for soups).')).toEqual([
      'required temperature | 40 | for salads',
      'required temperature | 140 | for soups',
    ]);
    expect(
      told(
        'party catering',
        'The average cost of rustic party catering is $60 per guest for food or $75 per guest for food and wine.',
      ),
    ).toEqual([
      'average cost of rustic party catering | 60 | for food',
      'average cost of rustic party catering | 75 | for food and wine',
    ]);
  });
});

describe('words of another clause name nothing', () => {
  test.each([
    ['You can save money too - these cost around 25 dollars.'],
    ['A comfy fern pot that doesn’t tower over 40 cm.'],
  ])('%s', (sentence) => {
    expect(told('ferns', sentence)).toEqual([]);
  });
});

test('a phrase that stops at a verb goes on with what it does something to', () => {
  expect(told('vegan diet', 'A vegan diet led to a 34% lower risk of developing heart disease in adults.')).toEqual([
    'lower risk of developing heart disease | 34 | in adults',
  ]);
});

test('a reference to the text is no condition', () => {
  const stated = 'the filing fee for a firm is $200.';
  expect(told('filing fee', `As mentioned earlier in this article, ${stated}`)).toEqual([
    'filing fee for a firm | 200',
  ]);
});

test('an aside stands between a subject and its verb', () => {
  expect(
    told('catering prices', 'Similarly, the cost of van catering, excluding travel, ranges from $20 to $35 per guest.'),
  ).toEqual(['cost of van catering | 20-35']);
});

test('a subject does not end inside another figure', () => {
  expect(told('ferns', 'Ferns ages 1 to 3 years should get about 12 hours of light per day.').join()).not.toMatch(
    /ages 1 \|/u,
  );
});

test('"tall" is no thing', () => {
  expect(told('ferns', 'Royal ferns grow 2 to 4 feet tall and wide with arching fronds.').join()).toMatch(
    /^Royal ferns/u,
  );
});

test('who receives a sum is named with what they receive', () => {
  expect(told('catering tips', 'Head chefs typically get tips between $50 and $100.')).toEqual([
    'Head chefs typically get tips | 50-100',
  ]);
  expect(told('smart heating', 'A smart heating control can save you roughly $140 per year.').join()).toMatch(
    /save.* \| 140/u,
  );
});

test.each([
  [
    'es',
    'podcast infantil',
    'En un principio los podcast con contenidos para niños creció casi un 200 por ciento.',
    'creció',
  ],
  ['fr', 'barbecue charbon', 'Cette jeune cuisinière de 20 ans étudie le barbecue charbon à Saint-Denis.', 'étudie'],
])('a verb that no article introduces is no subject (%s)', (language, keyword, sentence, verb) => {
  expect(claimsIn(keyword, [[sentence]], { language }).map(({ subject }) => subject)).not.toContain(verb);
});

test('a name of two words is the owner whole', () => {
  const claims = claimsIn('garden wall', [
    [
      '# Garden walls',
      'Most firms in San Rafael ask for a deposit, and offices in San Rafael are closed on Sunday.',
      '## San Rafael Prices of Skilled Labor',
      'Surveyors allow about 2.5 hours for a small plot.',
    ],
  ]);
  expect(claims.map(({ owner }) => owner)).toEqual(['San Rafael']);
});

describe('the heading above says whose a label is', () => {
  const owned = (...blocks: string[]) =>
    claimsIn('board games', [blocks], { title: 'What people who play at home would like to know' }).map(
      ({ subject, owner, value }) => `${subject} / ${owner} | ${value}`,
    );

  test('without the remark in brackets after its name', () => {
    expect(
      owned(
        '## 3. Tarnlund [a long and winding strategy game for patient players]',
        'Price: $40',
        '## Orrest 9i (second edition of the game) – the best of all for four',
        'Price: $60',
        'Many play the Tarnlund game at home, and others play the Orrest 9i instead.',
      ),
    ).toEqual(expect.arrayContaining(['Price / Tarnlund | 40', 'Price / Orrest 9i | 60']));
  });

  test('without what the page says of itself', () => {
    expect(
      owned(
        '## Why I chose Tarnlund',
        'Price: $40',
        'Many play the Tarnlund game at home, and others play the Tarnlund game in clubs.',
      ),
    ).toContain('Price / Tarnlund | 40');
  });

  test('if the page repeats the label below others', () => {
    expect(
      owned(
        '## 1. Rough planning',
        'Timeline estimate: 1 to 2 weeks',
        '## 2. Wall painting',
        'Timeline estimate: 3 to 6 weeks',
      ),
    ).toEqual(['Timeline estimate / Rough planning | 1-2', 'Timeline estimate / Wall painting | 3-6']);
  });

  test('and without one, figures that differ are of nothing that can be told', () => {
    expect(owned('## Cons', 'Timeline estimate: 1 to 2 weeks', 'Timeline estimate: 3 to 6 weeks')).toEqual([]);
  });
});

test('a subject does not end inside a word with a hyphen', () => {
  expect(told('car rental', 'The average time for a car pick-up was about 14 minutes.').join()).toMatch(/pick-up \|/u);
});

test('a form of a verb before a bracket is a noun', () => {
  expect(told('money', 'The main reason is a lack of saving and careful planning (57%).').join()).toMatch(
    /careful planning \| 57/u,
  );
});

test('words around another figure are no subject', () => {
  expect(told('vans', 'Tarnlund is large, boasting 9000 offices worldwide and 1.5 million vans.').join()).not.toMatch(
    /offices.* \| 1500000/u,
  );
});

test('a sum is no subject, and none ends at its comma', () => {
  expect(told('saving', 'You might pay off a $3,000 debt in six months.').join()).not.toMatch(/3,000/u);
  expect(
    told('coders', 'You can expect to pay $50 to $75 an hour for a coder for projects from $1,000 to $50,000.'),
  ).toContainEqual(expect.stringMatching(/^coder\b[^$]* \| 50-75/u));
});

describe('a condition is not what is said already', () => {
  test.each([
    ['A strong circuit can add 20 miles of range per hour.', 'range | 20'],
    ['Fat should make up 20 percent of calories.', 'Fat | 20'],
  ])('%s', (sentence, expected) => {
    expect(told('cars and fat', sentence)).toEqual([expected]);
  });
});

describe('what is counted', () => {
  const counted = (sentence: string) => claimsIn('vans', [[sentence]]).map(({ value, unit }) => `${value} ${unit}`);

  test.each<[string, string[]]>([
    ['Tarnlund has over 4,000 town and airport offices.', ['>=4000 town and airport offices']],
    ['Tarnlund drew over 200,000 guests including investors.', ['>=200000 guests']],
    ['Adults can drive 1-2 a day without harm.', []],
    ['Meet Tarnlund at the summit of vans on 27 November.', []],
  ])('%s', (sentence, expected) => {
    expect(counted(sentence)).toEqual(expected);
  });
});

test('a share of whoever a report names is what they do', () => {
  expect(
    told('saving', 'Saving is hard, but this report found that 29% of savers prefer growing their funds.'),
  ).toEqual(['savers prefer growing their funds | 29']);
});

test('a verb that is no noun ends no subject', () => {
  expect(told('summits', 'The Tarnlund summit attracts over 4,400 guests from Orrest.')).toEqual([
    expect.stringMatching(/^Tarnlund summit \| >=4400/u),
  ]);
  expect(
    told('marathon plans', 'For most runners the training load maxes out at roughly six hours of training.'),
  ).toEqual([expect.stringMatching(/^training load \| 6/u)]);
});

test('sizes of things that sentences refer back to do not contradict each other', () => {
  const isRival = (one: string, other: string) =>
    claimsIn('laptops', [[one], [other]]).some(({ contradict }) => contradict.length > 0);
  const general = 'A good laptop has a spacious 15.6-inch matte display for work.';
  expect(isRival(general, 'A good laptop has a spacious 14-inch matte display for work.')).toBe(true);
  expect(isRival(general, 'Inside, it has a spacious 14-inch matte display for work.')).toBe(false);
});

describe('a lone verb is no subject', () => {
  test('but a noun before a verb is', () => {
    expect(told('history of coffee', 'When coffee came to Venice in 1615, the clergy condemned it.')).toEqual([
      'coffee | 1615',
    ]);
  });

  test.each([
    ['Over 1,000 colleges accept the Common Application.', 'colleges accept the Common Application | >=1000'],
    ['You will have 250–650 words to respond to ONE of these prompts.', 'words to respond | 250-650 | to respond'],
  ])('whom a figure counts do it: %s', (sentence, expected) => {
    expect(told('college essay', sentence)).toEqual([expected]);
  });

  test.each([
    'Whether you’ve hiked 10 miles or just a few feet, take a moment to stop.',
    'Keep in mind that you will be three weeks fitter and more rested when you run.',
  ])('otherwise nothing is told: %s', (sentence) => {
    expect(told('landscape photography', sentence)).toEqual([]);
  });
});

test('with an article after "and", another thing begins', () => {
  expect(told('pet insurance', 'Only available with $5,000 annual cover and a minimum excess of $500.')).toContainEqual(
    expect.stringMatching(/^(?:annual )?cover \| 5000/u),
  );
});

describe('an acronym is no pronoun', () => {
  test('in what a share is of', () => {
    expect(told('data analytics', 'In fact, 92% of IT leaders need trustworthy data.')).toEqual([
      'IT leaders need trustworthy data | 92',
    ]);
  });

  test('in whose fact it is', () => {
    const doubtIn = (firms: string) =>
      claimsIn('data analytics', [[`A survey found that 45% of ${firms} have data analytics.`]]).map(
        ({ first }) => first.doubt,
      );
    expect(doubtIn('UK and US firms')).toEqual([0]);
    expect(doubtIn('firms like us')).not.toEqual([0]);
  });
});

describe('a condition that readers may fulfil', () => {
  test.each([
    [
      'If you pay out of pocket, Alder therapy plans begin at $69.',
      'Alder therapy plans | >=69 | If you pay out of pocket',
    ],
    [
      'If you pay out of pocket Alder therapy plans begin at $69.',
      'Alder therapy plans | >=69 | If you pay out of pocket',
    ],
    [
      'When you book a room, a guide, and a driver, the average therapy price is $90.',
      'average therapy price | 90 | When you book a room, a guide, and a driver',
    ],
  ])('%s', (sentence, fact) => {
    expect(told('therapy', sentence)).toEqual([fact]);
  });

  test('the case that opens a sentence stands beside what follows the figure', () => {
    expect(told('therapy', 'With group support off, the therapy time is 24 weeks before the next review.')).toEqual([
      'therapy time | 24 | With group support off, before the next review',
    ]);
    expect(told('therapy', 'In contrast, the therapy time is 24 weeks before the next review.')).toEqual([
      'therapy time | 24 | before the next review',
    ]);
  });

  test('a figure of its own supposes a case', () => {
    const [first] = claimsIn('therapy', [['If you book 10 sessions, the average therapy price is $90.']]);
    expect(first?.qualifier ?? null).toBeNull();
  });
});
