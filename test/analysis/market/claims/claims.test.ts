/** The market's claims, on pages short enough to check by hand, in six languages. */
import { describe, expect, test } from '@jest/globals';
import type { ObservedAnswer } from '../../../../analysis/gather/ports.ts';
import { factsBeside } from '../../../../analysis/market/claims/beside.ts';
import { areRivals } from '../../../../analysis/market/claims/matching/rivals.ts';
import { claimsOf } from '../../../../analysis/market/claims/measure.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';
import { claimsIn, claimsOfPages, market, type Options, shown, statedClaims, sure } from './market-claims.ts';

describe('the condition of a figure', () => {
  const conditionOf = (sentence: string) =>
    claimsIn('standing desk', [[sentence]]).map(({ subject, value, qualifier }) => [subject, value, qualifier]);

  test('ends before the next sum', () => {
    expect(conditionOf('A standing desk costs $300 for a small frame to $900 for a large one.')[0]).toEqual([
      'standing desk',
      '300',
      'for a small frame',
    ]);
  });

  test('is not that of one bound of a range', () => {
    expect(conditionOf('A standing desk costs from $300 for a small frame to $900 for a large one.')).toEqual([
      ['standing desk', '300-900', null],
    ]);
  });

  test('is not how a sentence only goes on from another', () => {
    const price = 'a standing desk costs $450.';
    expect(conditionOf(`In contrast, ${price}`)).toEqual([['standing desk', '450', null]]);
    expect(conditionOf(`In California, ${price}`)).toEqual([['standing desk', '450', 'In California']]);
  });
});

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
    ['Standing desks typically last 4 to 6 years.', ['Standing desks', '4-6', 'a']],
    ['Desk lighting is generally defined as 50 foot-candles.', ['Desk lighting', '50', 'lm.[sft_i]-1']],
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
    expect(shown(sure(claimsIn(about, [[sentence]])))).toEqual([]);
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

describe('what stands next to a figure', () => {
  const near = (sentence: string, keyword = 'crm software') =>
    claimsIn(keyword, [[sentence]]).map(({ subject, value, unit, qualifier }) => [subject, value, unit, qualifier]);

  test.each<[string, (string | null | undefined)[]]>([
    ['Plans: Enterprise at $165, and Unlimited at $330.', ['Enterprise', '165', 'USD', null]],
    ['Plans: Enterprise at $165, and Unlimited at $330.', ['Unlimited', '330', 'USD', null]],
    ['Plans: Professional ($80USD/user).', ['Professional', '80', 'USD/{user}', null]],
    ['A $50 deposit is required for the date.', ['deposit', '50', 'USD', null]],
    ['The firm says it keeps 2 million tons of old software a year.', ['old software', '2000000', '[ston_av]/a', null]],
    ['Keeping your onboarding calls to 10-minute slots helps.', ['onboarding calls', '10', 'min', null]],
    ['Red wines: serve at room temperature (60-65°F or 15-18°C).', ['Red wines', '60-65', '[degF]', null]],
    ['Configure your mixer: get the levels right (30-40 dB).', ['levels', '30-40', 'dB', null]],
    [
      'As the report says, “offices account for 34 percent of all sales in the U.S.”',
      ['offices', '34', '%', 'of all sales'],
    ],
    ['Water the fern when the top 2 inches of soil dries.', ['soil', '2', '[in_i]', null]],
    ['The old fern grew happily about 2 inches a week.', ['old fern', '2', '[in_i]/wk', null]],
    ['In general, the cry-it-out method works in 3 to 4 days.', ['cry-it-out method', '3-4', 'd', null]],
    ['Trackers say users save 15% on cooling.', ['cooling', '15', '%', null]],
    ['They cut annual cooling costs by about 8%.', ['annual cooling costs', '8', '%', null]],
    ['The free edition can support up to 3 users.', ['free edition', '<=3', 'users', null]],
    ['Two-bedroom moves in Ohio come in at $1,052.', ['Two-bedroom moves in Ohio', '1052', 'USD', null]],
    ['Its 3-second heat-up time is short.', ['heat-up time', '3', 's', null]],
    [
      'While 12 to 14 months is the ideal length for a trial, most differ.',
      ['ideal length for a trial', '12-14', 'mo', null],
    ],
    ['Wedding dress (new) – $1,000', ['Wedding dress', '1000', 'USD', null]],
    ['Shop for a cake (budget $500–1,000), then confirm.', ['cake', '500-1000', 'USD', null]],
    ['A study found that only 24% of current projects are secured.', ['current projects are secured', '24', '%', null]],
    ['Only 39% of firms describe their boards as active3.', ['firms describe their boards as active', '39', '%', null]],
    [
      'The premium tiers run $15/core seat/month before tax.',
      ['premium tiers', '15', 'USD/{core seat}/mo', 'before tax'],
    ],
  ])('%s', (sentence, expected) => {
    expect(near(sentence)).toContainEqual(expected);
  });

  test.each<[string, (string | undefined)[]]>([
    ['Coffee was grown in Yemen by the 15th century.', ['Coffee', '15', 'century']],
    ['Coffee was brought to America in the mid-1600s.', ['Coffee', '1600s', undefined]],
    ['Kaldi discovered coffee around 750 AD.', ['Kaldi', '750', undefined]],
    ['In 1645, the first coffee house was opened in Venice.', ['first coffee house', '1645', undefined]],
    ['By the middle of the 17th century the Dutch traders grew coffee.', ['Dutch traders', '17', 'century']],
    ['The earliest use of coffee as a drink was in the 15th century.', ['earliest use of coffee', '15', 'century']],
  ])('an event: %s', (sentence, expected) => {
    const found = claimsIn('history of coffee', [[sentence]]).map(({ subject, value, unit }) => [subject, value, unit]);
    expect(found).toContainEqual(expected);
  });

  test('is of the name in the sentence before, where it has a pronoun', () => {
    const found = claimsIn('espresso machine', [
      ['Many like the Corvane Slim.', 'Try the Corvane Slim. Coming in around $300, it offers dosing.'],
    ]);
    expect(found.map(({ subject, value }) => [subject, value])).toEqual([['Corvane Slim', '300']]);
  });

  test('below the heading of an example contradicts nothing', () => {
    const of = (heading: string) =>
      claimsIn('standing desk', [
        [`## ${heading}`, 'The height of the standing desk is 120 cm.'],
        ['## Sizes', 'The height of the standing desk is 140 cm.'],
      ]).flatMap(({ contradict }) => contradict);
    expect(of('Sizes')).not.toEqual([]);
    expect(of('Example: a desk for two')).toEqual([]);
  });

  test.each([
    'The desk will pay off over the next 25 years.',
    'A 12-Month Desk Planning Timeline for everyone',
    'Updated: December 9, 2024',
    'For example, if a desk has a drawer, the price is $300.',
    'Some take an ISO 27001 audit of the desk.',
  ])('states no fact: %s', (sentence) => {
    expect(near(sentence, 'standing desk')).toEqual([]);
  });

  test.each(['A desk is not worth $300.', '48 Wall St, New York', '300%', 'Prices of $500, $1,000 and $2,000'])(
    'no figure of anything: %s',
    (sentence) => {
      expect(near(sentence, 'standing desk')).toEqual([]);
    },
  );

  test('is the label before it, where the line goes on with another sentence', () => {
    const found = claimsIn('home gym', [
      ['Exercise mat recommendation: GoYoga All-Purpose Mat Price: $30 A thick mat offers comfort.'],
    ]);
    expect(found.map(({ subject, value }) => [subject, value])).toEqual([['GoYoga All-Purpose Mat Price', '30']]);
  });

  test('that its heading has given says nothing and comes last', () => {
    const found = claimsIn('home gym', [
      ['## Home gym setup for $500', 'Total cost: around $500', 'The bench costs $299.'],
    ]);
    expect(found.map(({ value }) => value)).toEqual(['299', '500']);
  });

  test('what is in doubt comes last', () => {
    const found = claimsIn('standing desk', [['Our standing desk weighs 40 kg.', 'A standing desk weighs 60 kg.']]);
    expect(found.map(({ value }) => value)).toEqual(['60', '40']);
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

  test('a label alone, on a page of many things, belongs to nobody for sure', () => {
    expect(sure(claimsIn('standing desk', [['## More details', 'Delivery weight: 30 kg']]))).toEqual([]);
  });
});

describe('whose a label is that names only a quantity', () => {
  const ownersIn = (...blocks: string[]) => shown(claimsIn('podcast equipment', [blocks])).map(([subject]) => subject);

  test('the heading above it says, and not the one above that', () => {
    expect(ownersIn('## Leveling up your podcast equipment', '### Windscreen', 'Price range: $4 to $20')).toEqual([
      'Price range / Windscreen',
    ]);
  });

  test('the line above it says, with other labels between', () => {
    const card = ['Boom arm', 'Interval: every 5 years', 'Price: $40'];
    expect(ownersIn('## Podcast equipment prices', ...card)).toContain('Price / Boom arm');
    const long = ['Boom arm', 'Interval: 3, 5 or 7 years are what makers name most often', 'Price: $40'];
    expect(ownersIn('## Podcast equipment prices', ...long)).toContain('Price / Boom arm');
  });

  test('nothing says it below the title of a page of many things', () => {
    const title = 'The podcast equipment checklist';
    expect(claimsIn('podcast equipment', [[`# ${title}`, 'Price: $40']], { title })).toEqual([]);
  });

  test('a heading that names a quantity itself says nothing', () => {
    expect(ownersIn('## Pop filter', '### Costs', 'Price range: $10 to $50')).toEqual(['Price range / Pop filter']);
  });
});

test('a subject of one word is shown with the section that it stands in, and a figure is none', () => {
  const [spot, ...others] = claimsIn('puppy training', [
    ['## Potty training', 'Stand with the puppy in one spot for 5 minutes.'],
  ]);
  expect([spot?.subject, spot?.owner, spot?.value, others]).toEqual(['spot', 'Potty training', '5', []]);
  expect(claimsIn('puppy training', [['4-6 months: At 4-6 months, your puppy comes.']])).toEqual([]);
});

test('a price before a name is of what is named, without the verb and below a question, too', () => {
  const sentence = 'The $36 Fjelltre Cam v4 remains one of the best values.';
  for (const blocks of [[sentence], ['## What is the best cheap camera?', sentence]])
    expect(shown(claimsIn('security camera', [blocks]))).toEqual([['Fjelltre Cam v4', '36', 'USD']]);
});

describe('what people pay for what a keyword asks the price of', () => {
  const paid = (...blocks: string[]) => shown(claimsIn('house renovation cost', [blocks])).map(([subject]) => subject);

  test.each([
    ['who pays says nothing', ['The average homeowner spends about $52,000 on a renovation.'], 'house renovation'],
    ['an average says nothing', ['The average cost is $48,049.'], 'house renovation'],
    ['a heading says more', ['## Kitchen remodels', 'The average cost is $26,000.'], 'Kitchen remodels'],
    ['the sentence says more', ['Homeowners spend $6,000 on flooring.'], 'Homeowners'],
  ])('is the price of that: %s', (_, blocks, subject) => {
    expect(paid(...blocks)).toEqual([subject]);
  });
});

describe('how far sites agree', () => {
  const price = (value: string) => [`The average price of a standing desk is ${value}.`];

  test('is counted by site, with who says otherwise', () => {
    const [claim, other, ...more] = claimsIn('standing desk', [price('$450'), price('$450'), price('$800')]);
    expect(more).toEqual([]);
    expect(other).toMatchObject({ value: '800', consensus: { k: 1, n: 3 } });
    expect(other?.contradict.map(({ id }) => id)).toEqual(['s1.p1', 's2.p1']);
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

  test('ranges that are nearly the same, and what is of another year, contradict nothing', () => {
    const [claim] = claimsIn('standing desk', [price('$400 to $500'), price('$420 to $500'), price('$900 in 2015')]);
    expect(claim).toMatchObject({ consensus: { k: 1, n: 3 }, contradict: [] });
  });

  test('ranges that have little in common contradict each other', () => {
    const [claim] = claimsIn('standing desk', [price('$400 to $500'), price('$450 to $900')]);
    expect(claim?.contradict).toHaveLength(1);
  });

  const contradicted = (keyword: string, sentences: readonly string[], options: Options = {}) =>
    claimsIn(
      keyword,
      sentences.map((sentence) => [sentence]),
      options,
    ).filter(({ contradict }) => contradict.length > 0);

  test('a word of the whole trade does not tell two prices apart', () => {
    const parts = ['Hedge', 'Pond', 'Fence', 'Driveway'];
    const others = (noun: string, price: number) =>
      parts.map((part, index) => `${part} ${noun} cost $${price + 100 * index}.`).join(' ');
    const pages = [
      `Terrace conversions cost $4,000 to $6,000. ${others('conversions', 1000)} ${others('rebuilds', 2000)}`,
      `Terrace rebuilds cost $9,000 to $12,000. ${others('conversions', 1010)} ${others('rebuilds', 2010)}`,
    ];
    expect(contradicted('garden prices', pages).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Terrace conversions', 'Terrace rebuilds']),
    );
  });

  test('prices that are only called a fee may be of anything', () => {
    expect(
      contradicted('rowing licence', [
        'To get a rowing licence, send the form with a $20 fee.',
        'A rowing licence has to be renewed with a $50 fee.',
      ]),
    ).toEqual([]);
  });

  test('a fee of one word in sentences about different things', () => {
    expect(
      contradicted('rowing licence', [
        'The harbour office sends the plaque and wants a $20 mooring fee.',
        'Clubs with guests from abroad add a $50 mooring fee in summer.',
      ]),
    ).toEqual([]);
  });

  test('conditions and grades tell two figures apart', () => {
    const alike = ['A pool cover costs $400 for a small pool.', 'A pool cover costs $900.'];
    expect(contradicted('pool cover', alike)).toEqual([]);
    const notice = ['The notice period is 2 weeks.', 'The notice period is 6 weeks.'];
    expect(contradicted('job contract', notice)).toHaveLength(2);
    const opened = notice.map((text) =>
      text.replace('The notice period is 2', 'During the trial, the notice period is 2'),
    );
    expect(contradicted('job contract', opened)).toEqual([]);
    const german = [
      'In der Probezeit beträgt die Kündigungsfrist zwei Wochen.',
      'Die Kündigungsfrist beträgt vier Wochen.',
    ];
    expect(contradicted('Arbeitsvertrag', german, { language: 'de' })).toEqual([]);
    const grades = ['High-end pergola kits cost $9,000.', 'Small pergola kits cost $2,500.'];
    expect(contradicted('pergola', grades)).toEqual([]);
    expect(contradicted('pergola', ['Pergola kits cost $9,000.', 'Pergola kits cost $2,500.'])).toHaveLength(2);
  });

  test('the highest price is not the average one', () => {
    const pages = (one: string) => [`The ${one} skipper fee is $132.`, 'The skipper fee is $107.'];
    expect(contradicted('boat charter', pages('usual'))).toHaveLength(2);
    expect(contradicted('boat charter', pages('highest'))).toEqual([]);
  });

  test('one thing has another share of whatever is shared', () => {
    const pages = ['Insulation is 30 % of the total cost.', 'Insulation is 55 % of most budgets.'];
    expect(contradicted('attic insulation', pages)).toHaveLength(2);
  });

  test('how often something is done, whoever says for whom', () => {
    const pages = ['The beginner rowing plan has 3 days a week of rowing.', 'Plan 5 days of rowing a week.'];
    expect(contradicted('beginner rowing plan', pages)).toHaveLength(2);
    const others = ['The intermediate rowing plan has 3 days a week of rowing.', 'Plan 5 days of rowing a week.'];
    expect(contradicted('beginner rowing plan', others)).toHaveLength(0);
  });

  test('a share of a thing is no share that the thing has', () => {
    const pages = ['Plumbers take 15 % of your heating budget.', 'The heating budget is 60 % of all costs.'];
    expect(contradicted('heating budget', pages)).toEqual([]);
  });

  test('the parts of one passage do not contradict each other, nor do products', () => {
    const found = claimsIn('standing desk', [
      ['On the frame reviews 85% of all reviews were positive. On the frame reviews 13% of all reviews were negative.'],
      ['- Deskmates – $30 instant rebate', '- Footrests – up to $50 instant rebate'],
    ]);
    expect(found.flatMap(({ contradict }) => contradict)).toEqual([]);
  });

  test('one site contradicts itself by two prices of one offer, and not by figures in a line', () => {
    const exercises = claimsIn('home gym', [
      [
        '## Home gym workouts',
        'Plank: Hold for 30 seconds.',
        'Jump rope: Hold for 1 minute.',
        'Rest for 2 minutes between sets.',
      ],
      ['A home gym costs $500.'],
    ]);
    expect(exercises.filter(({ contradict }) => contradict.length > 0)).toEqual([]);
  });

  test('who says a share is no part of what is said, and where it holds is', () => {
    const said = (place: string) =>
      claimsIn('smart thermostat', [
        [`Studies suggest that a smart thermostat can reduce heating and cooling costs by 10 to 20%${place}.`],
        ['According to Energy Star, a smart thermostat can reduce heating and cooling costs by 8%.'],
      ]).filter(({ contradict }) => contradict.length > 0).length;
    expect(said('')).toBe(2);
    expect(said(' in Canada')).toBe(0);
  });

  test('bounds of one side that differ contradict each other', () => {
    const found = claimsIn('standing desk', [
      ['A standing desk carries up to 80 kg.'],
      ['A standing desk carries up to 120 kg.'],
    ]);
    expect(found.map(({ value, contradict }) => [value, contradict.length])).toEqual([
      ['<=80', 1],
      ['<=120', 1],
    ]);
  });

  test('pages of one site speak once, and a site that gives many figures for a subject contradicts nobody', () => {
    const pages = ['$450', '$450', '$700', '$900'].map((value, index) => {
      const page = measuredPage(`s${index + 1}`, `p${index}.shop.example`, price(value), { title: 'Standing desk' });
      return { page, cut: passagesOf(page) };
    });
    const context = { keyword: ['stand', 'desk'], query: 'standing desk', terms: [], country: 'US', answers: [] };
    const found = claimsOfPages(pages, context, analyzerFor('en'));
    expect(found.map(({ value, consensus, contradict }) => [value, consensus.k, contradict])).toEqual([
      ['450', 1, []],
      ['700', 1, []],
      ['900', 1, []],
    ]);
  });

  test('"about" reaches as far as the last digit stated', () => {
    const differ = (one: string, other: string) =>
      claimsIn('standing desk', [price(one), price(other)]).some(({ contradict }) => contradict.length > 0);
    expect(differ('around $159', 'around $150')).toBe(true);
    expect(differ('around $155', 'around $150')).toBe(false);
    expect(differ('around $500', '$530')).toBe(false);
    expect(differ('around $30,505', '$15,000 to $30,000')).toBe(true);
  });

  test('a shop’s link is below the name of what it sells', () => {
    const found = claimsIn('home gym', [
      ['## 9. Kettlebell', 'I found this one on the Amazon website for $29.99 https://amzn.example/3bXM6bx'],
      ['Single Kettlebell: $40 – $80'],
    ]);
    expect(found.map(({ subject, value, rivals }) => [subject, value, rivals.length])).toEqual([
      ['Single Kettlebell', '40-80', 1],
      ['Kettlebell', '29.99', 1],
    ]);
  });

  test('the newest of the supporting pages dates it', () => {
    const dated = (day: string) => ({ day, confidence: 1, evidence: [] });
    const pages = ['2024-03-01', '2025-06-30'].map((day, index) => {
      const facts = { dates: { published: dated('2020-01-01'), modified: dated(day), shown: [], shownChange: null } };
      const page = measuredPage(`s${index + 1}`, `site${index}.example`, price('$450'), {
        title: 'Standing desk',
        facts,
      });
      return { page, cut: passagesOf(page) };
    });
    const [claim] = claimsOfPages(
      pages,
      { keyword: ['stand', 'desk'], query: 'standing desk', terms: [], country: 'US', answers: [] },
      analyzerFor('en'),
    );
    expect(claim?.newest_at).toBe('2025-06-30');
  });

  test('the price of each thing is that of another subject', () => {
    const things = ['Oil', 'Brake', 'Tire', 'Filter', 'Coolant', 'Belt', 'Plug'].map((thing) => `### ${thing} service`);
    const blocks = things.flatMap((heading, at) => [
      heading,
      'It is done in the shop by a mechanic.',
      `Price: $${at + 20}`,
    ]);
    expect(claimsIn('car maintenance', [['## Car maintenance prices', ...blocks]])).toHaveLength(things.length);
  });

  test('one page brings only so many of one subject', () => {
    const rows = Array.from(
      { length: 12 },
      (_, index) => `Version ${index}: the weight of the frame is ${30 + index} kg.`,
    );
    expect(claimsIn('standing desk', [rows])).toHaveLength(5);
  });
});

describe('what does not contradict', () => {
  const contradicted = (keyword: string, pages: readonly (readonly string[])[]) =>
    claimsIn(keyword, pages).filter(({ contradict }) => contradict.length > 0);
  const names = ['They sell the Corvane Slim.'];

  test('amounts and times of two recipes', () => {
    const recipes = claimsIn('sourdough bread', [
      ['500 grams bread flour', 'Cover the bowl with plastic wrap and let it sit for 45 minutes.'],
      ['400 grams bread flour', 'Cover the bowl with plastic wrap and let it sit for 2 hours.'],
    ]);
    expect(recipes.length).toBeGreaterThan(1);
    expect(recipes.filter(({ contradict }) => contradict.length > 0)).toEqual([]);
  });

  test('a plan that is called Start and the starting price of one seller', () => {
    const first = claimsIn('course platform', [['The course platform Tarnific costs $49.']])[0]?.first;
    if (first === undefined) throw new Error('no claim');
    const alike = { of: () => 1, isTrade: () => false, pairs: () => [] };
    const subjectStems = new Set(['start', 'price']);
    const starting = { ...first, owner: 'Tarnific', subjectStems, subjectThing: new Set<string>() };
    const other = { ...starting, passage: { ...first.passage }, statement: 'Start: $74', figure: { ...first.figure } };
    expect(areRivals(starting, other, alike)).toBe(true);
    expect(areRivals(starting, { ...other, subjectStems: new Set(['start']) }, alike)).toBe(false);
  });

  test('one plan of two sellers, each of which sells its own', () => {
    const first = claimsIn('course platform', [['The course platform Tarnific costs $49.']])[0]?.first;
    if (first === undefined) throw new Error('no claim');
    const told = { ...first, owner: null };
    const other = { ...told, passage: { ...first.passage }, statement: 'It costs $74.', site: 'other.example' };
    const alike = { of: () => 1, isTrade: () => false, pairs: () => [] };
    expect(areRivals(told, other, alike)).toBe(true);
    expect(areRivals({ ...told, owner: told.site }, { ...other, owner: other.site }, alike)).toBe(false);
    const ofKind = (kind: 'product' | 'article') => ({
      ...told.page,
      document: { ...told.page.document, page_kind: { ...told.page.document.page_kind, kind } },
    });
    const pairOf = (kind: 'product' | 'article') =>
      areRivals({ ...told, page: ofKind('product') }, { ...other, page: ofKind(kind) }, alike);
    expect([pairOf('article'), pairOf('product')]).toEqual([true, false]);
  });

  test('a product and its larger model', () => {
    const pages = (model: string) => [
      [...names, 'The Corvane Slim costs $300.'],
      [...names, `The Corvane ${model} costs $500.`],
    ];
    expect(contradicted('desk', pages('Slim'))).toHaveLength(2);
    expect(shown(contradicted('desk', pages('Slim Plus')))).toEqual([]);
  });

  test('what is spent and what is saved', () => {
    const pages = (other: string) => [['The smart thermostat costs $150.'], [`The smart thermostat ${other} $50.`]];
    expect(contradicted('smart thermostat', pages('costs'))).toHaveLength(2);
    expect(contradicted('smart thermostat', pages('can save'))).toEqual([]);
  });

  test('shares of two countries, by the currencies of their prices', () => {
    const pages = (price: string) => [
      ['The service charge is 20%.', 'A wedding cake costs $500.'],
      ['The service charge is 10%.', `A wedding cake costs ${price}.`],
    ];
    const shares = (price: string) =>
      contradicted('wedding', pages(price)).filter(({ property }) => property === 'percentage');
    expect(shares('$500')).toHaveLength(2);
    expect(shares('S$500')).toEqual([]);
  });
});

describe('tables', () => {
  /** A page with one table, its first row the headers of its columns. */
  function pageOf(name: string, columns: string[], rows: [string, ...string[]][]) {
    const text = rows.map((cells) => cells.join('\t')).join('\n');
    const page = measuredPage(name, `${name}.example`, ['## Moving costs', text], { title: 'movers' });
    const [, cut] = page.blocks;
    if (cut === undefined) throw new Error('a block');
    cut.block.kind = 'table';
    cut.block.table = {
      caption: null,
      columns,
      rows: rows.map(([header, ...cells]) => ({ header, cells })),
    };
    return { page, cut: passagesOf(page) };
  }

  const context = { keyword: ['mover'], query: 'movers', terms: [], country: 'US', answers: [] };

  test('a plan of the days of the week holds no facts', () => {
    const days = ['Monday', 'Tuesday', 'Friday'];
    const rows: [string, ...string[]][] = [['Week 1', 'Rest', '2 hours', '4–5 hours']];
    const valuesOf = (columns: string[]) =>
      claimsOfPages([pageOf('s1', columns, rows)], context, analyzerFor('en')).map(({ value }) => value);
    expect(valuesOf(days)).toEqual([]);
    expect(valuesOf(['Studio', 'House', 'Villa'])).toEqual(expect.arrayContaining(['2', '4-5']));
  });

  test('bare numbers up to ten with decimals are scores', () => {
    const rowsOf = (last: string): [string, ...string[]][] => [
      ['Alder', '7', '$900'],
      ['Birch', '8', '$700'],
      ['Cedar', last, '$800'],
    ];
    const valuesOf = (last: string) =>
      claimsOfPages([pageOf('s1', ['Warranty', 'Price'], rowsOf(last))], context, analyzerFor('en'))
        .filter(({ property }) => property === 'count')
        .map(({ value }) => value);
    expect(valuesOf('6.2')).toEqual([]);
    expect(valuesOf('6').sort()).toEqual(['6', '7', '8']);
  });

  test('a cell has its first figure, where a remark in brackets gives the same in another unit', () => {
    const read = (cell: string) => {
      const page = pageOf('s1', ['Studio', 'House'], [['Cost of movers', cell, '$950 a day ($119 an hour)']]);
      // The text has a space that the cell has not.
      const [row] = page.page.blocks[1]?.block.table?.rows ?? [];
      row?.cells.splice(0, 1, cell.replace('( ', '('));
      return claimsOfPages([page], context, analyzerFor('en')).map(({ value }) => value);
    };
    expect(read('$760 a day ( $95 an hour)')).toEqual(expect.arrayContaining(['760', '950']));
    expect(read('$760 a day, $95 an hour')).not.toContain('760');
  });

  test('the words after the figure of a cell say for what it holds', () => {
    const page = pageOf('s1', ['Studio', 'House'], [['Cost of movers', '$760 per winter season', '$950 for students']]);
    expect(
      claimsOfPages([page], context, analyzerFor('en')).map(({ value, unit, qualifier }) => [value, unit, qualifier]),
    ).toEqual(
      expect.arrayContaining([
        ['760', 'USD/{winter season}', null],
        ['950', 'USD', 'for students'],
      ]),
    );
  });

  test('a cell is read by both its headers, and sizes tell figures apart', () => {
    const pages = [
      pageOf(
        's1',
        ['Move time', 'Estimated cost'],
        [
          ['2 BR', '4–5 hours', '$1,571 – $1,963'],
          ['3 BR', '6–7 hours', '$3,141 – $3,665'],
        ],
      ),
      pageOf(
        's2',
        ['Avg. total cost', 'Cost/hour'],
        [
          ['2 bedroom', '$1,052', '$257'],
          ['3 bedroom', '$2,438', '$359'],
        ],
      ),
    ];
    const found = claimsOfPages(pages, context, analyzerFor('en'));
    const prices = found.filter(({ property }) => property === 'price');
    expect(
      prices.map(({ subject, owner, value, unit, rivals }) => [
        subject,
        owner,
        value,
        unit,
        rivals.map((r) => r.owner),
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Estimated cost', '2 BR', '1571-1963', 'USD', ['2 bedroom']],
        ['Avg. total cost', '2 bedroom', '1052', 'USD', ['2 BR']],
        ['Estimated cost', '3 BR', '3141-3665', 'USD', ['3 bedroom']],
        ['Cost/hour', '2 bedroom', '257', 'USD/h', []],
      ]),
    );
  });

  test('a range in two columns is that of its row', () => {
    const page = pageOf('s1', ['Low', 'High'], [['Piano move', '$370', '$491']]);
    const found = claimsOfPages([page], context, analyzerFor('en'));
    expect(found.map(({ subject, value }) => [subject, value])).toEqual([['Piano move', '370-491']]);
  });

  test('a row with an empty cell is read, and a row with one figure for all columns is given once', () => {
    const page = pageOf(
      's1',
      ['Lease', 'Loan', 'Cash'],
      [
        ['List price', '$9,990', '$9,990', '$9,990'],
        ['Term', '36 months', '48 months', '-'],
      ],
    );
    page.page.blocks[1]?.block.table?.rows[1]?.cells.splice(2, 1, '–');
    const found = claimsOfPages([page], context, analyzerFor('en'));
    expect(found.map(({ subject, owner, value }) => [subject, owner, value])).toEqual(
      expect.arrayContaining([
        ['Term', 'Lease', '36'],
        ['Term', 'Loan', '48'],
      ]),
    );
    expect(found.filter(({ value }) => value === '9990').map(({ subject }) => subject)).toEqual(['List price']);
  });
});

describe('a table of one column', () => {
  /** A page of a product, its name in the title, with a table of values. */
  function productPage(name: string, columns: string[], rows: [string, string][], more: string[] = []) {
    const text = rows.map((cells) => cells.join('\t')).join('\n');
    const page = measuredPage(name, `${name}.example`, ['## Alder 160', text, ...more], { title: 'Alder 160' });
    const [, cut] = page.blocks;
    if (cut === undefined) throw new Error('a block');
    cut.block.kind = 'table';
    cut.block.table = { caption: null, columns, rows: rows.map(([header, cell]) => ({ header, cells: [cell] })) };
    return { page, cut: passagesOf(page) };
  }
  const context = { keyword: ['desk'], query: 'desk', terms: [], country: 'US', answers: [] };
  const rows: [string, string][] = [
    ['Height', '61–126 cm'],
    ['Weight', '51 kg'],
    ['Noise', '44 dB'],
    ['Price with delivery', '$689'],
  ];

  test('of several units is read by its rows, whatever the column is called', () => {
    const found = claimsOfPages([productPage('s1', ['Value'], rows)], context, analyzerFor('en'));
    const subjects = found.map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['Height', 'Weight', 'Noise', 'Price with delivery']));
    expect(subjects).not.toContain('Value');
    const named = claimsOfPages([productPage('s1', ['Alder 160'], rows)], context, analyzerFor('en'));
    expect(named.map(({ subject, owner }) => `${subject} / ${owner}`)).toContain('Height / Alder 160');
  });

  test('is not contradicted by the price of a part, nor by one of another order', () => {
    const found = claimsOfPages(
      [
        productPage('s1', ['Alder 160'], rows),
        productPage(
          's2',
          ['Alder 160'],
          [
            ['Pickup', '$85'],
            ['Load', '120 kg'],
            ['Price with delivery', '$9'],
          ],
        ),
      ],
      context,
      analyzerFor('en'),
    );
    expect(found.length).toBeGreaterThan(4);
    expect(found.flatMap(({ rivals }) => rivals)).toEqual([]);
    const dearer = productPage(
      's2',
      ['Alder 160'],
      [
        ['Pickup', '$85'],
        ['Load', '120 kg'],
        ['Price with delivery', '$749'],
      ],
    );
    const disputed = claimsOfPages([productPage('s1', ['Alder 160'], rows), dearer], context, analyzerFor('en'));
    expect(disputed.flatMap(({ value, rivals }) => (rivals.length > 0 ? [value] : [])).sort()).toEqual(['689', '749']);
  });
});

describe('a cell with a sentence', () => {
  test('is of the name in its column, and a rate may leave out the user', () => {
    const cell = 'Free tools available with limited functionality, and plans starting at $20USD/month for Starter';
    const rows = [{ header: 'Pricing', cells: [cell, `No plans below Starter: ${'ask us for an offer. '.repeat(4)}`] }];
    const page = measuredPage(
      's1',
      's1.example',
      ['We compared HubSpot and Zoho.', `Pricing\t${rows[0]?.cells.join('\t')}`],
      {
        title: 'CRM',
      },
    );
    const [, cut] = page.blocks;
    if (cut === undefined) throw new Error('a block');
    cut.block.kind = 'table';
    cut.block.table = { caption: null, columns: ['HubSpot', 'Zoho'], rows };
    const [, other] = market('CRM', [
      ['A CRM.'],
      ['We compared HubSpot and Zoho.', '## HubSpot', 'HubSpot has paid Starter plans at $15/core seat/month.'],
    ]);
    if (other === undefined) throw new Error('a page');
    const found = claimsOfPages(
      [{ page, cut: passagesOf(page) }, other],
      { keyword: ['crm'], query: 'CRM', terms: [], country: 'US', answers: [] },
      analyzerFor('en'),
    );
    expect(shown(found)).toContainEqual(['Starter / HubSpot', '>=20', 'USD/mo']);
    expect(found.map(({ value, rivals }) => [value, rivals.length])).toEqual([
      ['>=20', 1],
      ['15', 1],
    ]);
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
    const context = { keyword: ['stand', 'desk'], query: 'standing desk', terms: [], country: 'US', answers: [] };
    const cuts = market('standing desk', [['A standing desk weighs 40 kg. The standing desk was invented in 1797.']]);
    const stated = statedClaims(cuts, context, analyzer);
    const claims = claimsOf(cuts, context, analyzer, stated);
    const besideBy = (text: string) => {
      const [own] = market('standing desk', [[text]]);
      if (own === undefined) throw new Error('a page');
      return factsBeside(own, { claims, stated }, 10);
    };
    const { stated: facts, own } = besideBy('Standing desks weigh 45,000 g.');
    expect(facts).toEqual([{ key: claims.find(({ unit }) => unit === 'kg')?.key, value: '45', newest_at: null }]);
    expect(own).toEqual([]);
  });

  test('has facts of its own where no page of the market states them', () => {
    const analyzer = analyzerFor('en');
    const context = { keyword: ['stand', 'desk'], query: 'standing desk', terms: [], country: 'US', answers: [] };
    const cuts = market('standing desk', [['A standing desk weighs 40 kg.']]);
    const stated = statedClaims(cuts, context, analyzer);
    const claims = claimsOf(cuts, context, analyzer, stated);
    const [page] = market('standing desk', [['A standing desk weighs 40 kg. A standing desk costs $450.']]);
    if (page === undefined) throw new Error('a page');
    const { own } = factsBeside(page, { claims, stated }, 10);
    expect(own.map(({ statement }) => statement)).toEqual(['A standing desk costs $450.']);
    expect(factsBeside(page, { claims, stated }, 0).own).toEqual([]);
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
        'Insgesamt sollen so 500 Euro für eine Wärmepumpe mobilisiert werden.',
        'Sicher ist, dass von den Erkrankten mit Wärmepumpe 30 Prozent sterben.',
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
    const found = sure(claimsIn(keyword, [sentences], { language }, { country: 'SA' }));
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

describe('what precedes other facts', () => {
  test('a figure in brackets in another unit is no fact of its own', () => {
    const found = claimsIn('desk', [['The desk costs $300 (about €280). A desk lasts 5 years (60 months).']]);
    expect(found.map(({ value, unit }) => `${value} ${unit}`).sort()).toEqual(['300 USD', '5 a']);
    const [warm, ...others] = claimsIn('desk', [['The desk is dried at 60 °F or 15 °C.']]);
    expect([warm?.value, warm?.unit, others]).toEqual(['60', '[degF]', []]);
  });

  test('prices in the currency of most sites come before others', () => {
    const pages = [['The desk costs €350.'], ['The desk costs $300.'], ['The chair costs $200.']];
    expect(claimsIn('office', pages).map(({ unit }) => unit)).toEqual(['USD', 'USD', 'EUR']);
  });
});
