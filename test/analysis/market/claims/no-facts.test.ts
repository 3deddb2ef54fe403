/** Figures that state nothing, figures that say how something changes, and what a consultant would put first. */
import { describe, expect, test } from '@jest/globals';
import {
  type ClaimContext,
  claimsOf,
  keyedClaims,
  type MarketClaim,
  toolsFor,
} from '../../../../analysis/market/claims/measure.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

function claimsIn(keyword: string, blocks: readonly string[], language = 'en'): MarketClaim[] {
  const analyzer = analyzerFor(language);
  const page = measuredPage('s1', 'site1.example', blocks, { title: keyword, language });
  const cuts = [{ page, cut: passagesOf(page) }];
  const stems = analyzer.analyze(keyword).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
  const context: ClaimContext = { keyword: stems, query: keyword, terms: [], country: 'US', answers: [] };
  const tools = toolsFor(cuts, context, analyzer);
  return claimsOf(cuts, context, analyzer, { tools, claims: cuts.flatMap((cut) => keyedClaims(cut, tools)) });
}

const valuesIn = (text: string, language = 'en') =>
  claimsIn('vegan diet', [text], language).map(({ subject, value }) => [subject, value]);

describe('no fact', () => {
  test.each([
    'Moving to a 100% vegan diet is a big change.',
    'The vegan diet runs 100% on plants.',
    'A vegan diet lowers the risk of type 2 diabetes.',
    '10-12 weeks: a vegan diet becomes a habit.',
    'First six months: a vegan diet becomes a habit.',
    'The vegan diet setting is weeks=12 months in the file.',
    '$84 per lesson $100 per lesson',
    'A study from 2017 found that a vegan diet is safe.',
    'They answer questions such as “find a vegan diet under $150” at once.',
    'Example: 152.99 USD',
    'The vegan diet is the trend of the 21st century.',
    'Here are my top 10 reasons for a vegan diet.',
    'We collected our 12 tips for a vegan diet.',
    'My vegan diet starts 3 metres away from the kitchen.',
    'We have tested more than 200 vegan diet books.',
    'The vegan diet course, 15 mins remaining',
    'Vegan Diet Client April 22, 2025',
    'The vegan diet of Oatly (OTLY +7.03%) sells well.',
    'A vegan diet is part of your 7 Cups plan.',
    'The vegan diet follows the 5Rs of waste.',
    'A vegan diet is made from 100% plants for everyone.',
    'The vegan diet is taught by Ann Lee, a Tufts ‘17 graduate.',
    'Use code PLANTS for a 10% discount on your vegan diet.',
  ])('%s', (text) => {
    expect(valuesIn(text)).toEqual([]);
  });

  test.each([
    ['fr', 'Le régime vegan réduit le risque de diabète de type 2 chez les adultes.'],
    ['de', 'Vegane Diät senkt das Risiko für Diabetes Typ 2 bei Erwachsenen.'],
    ['es', 'La dieta vegana reduce el riesgo de diabetes tipo 2 en adultos.'],
  ])('a number of a series in %s', (language, text) => {
    expect(valuesIn(text, language)).toEqual([]);
  });

  test('the first half of a compound has none', () => {
    const subjects = valuesIn('Den Kuchen bei 175 °C Ober-/Unterhitze für etwa 80 Minuten backen.', 'de');
    expect(subjects.map(([subject]) => subject)).not.toContain('Ober');
  });

  test('a share of the whole is one', () => {
    expect(valuesIn('The vegan diet covers 100% of the need for iron.').map(([, value]) => value)).toEqual(['100']);
  });
});

test('a share by which something changes', () => {
  expect(valuesIn('People on a vegan diet had a 34% lower risk of diabetes.')).toEqual([
    ['lower risk of diabetes', '34'],
  ]);
  expect(valuesIn('The vegan diet led to a 13% reduction in costs.')).toEqual([['reduction in costs', '13']]);
  expect(valuesIn('A vegan diet costs 34% less than meat.')).toEqual([]);
});

test('the name before a price in brackets is what it is of, however plain', () => {
  const [claim] = claimsIn('crm price', ['Basic ($35/month): For up to 30 users of the crm.']);
  expect(claim).toMatchObject({ subject: 'Basic', value: '35' });
});

test('a plus before a price adds it, and is no bound', () => {
  const [claim] = claimsIn('crm price', ['Time tracking of the crm: + $8/employee']);
  expect(claim?.value).toBe('8');
});

describe('a figure alone on its line', () => {
  const lone = (...blocks: string[]) =>
    claimsIn('vegan diet', ['# Vegan diet plans', ...blocks]).map(({ subject, value, unit, statement }) => [
      subject,
      value,
      unit,
      statement,
    ]);

  test('a price is that of the heading above it', () => {
    expect(lone('## Starter', 'Recipes for a week', '$ 479', 'Financing by the month is available.')).toEqual([
      ['Starter', '479', 'USD', 'Recipes for a week\n$ 479'],
    ]);
  });

  test('a price in a list of prices is that of the line before it', () => {
    const list = [
      'Vegan recipe box',
      '$15',
      'Personal vegan coaching',
      '$120',
      '(once a month)',
      'Cooking class',
      '$60+',
    ];
    expect(
      lone('## Prices of our vegan diet', ...list)
        .map((row) => row.slice(0, 2))
        .sort(),
    ).toEqual([
      ['Cooking class', '>=60'],
      ['Personal vegan coaching', '120'],
      ['Vegan recipe box', '15'],
    ]);
  });

  test('a price passes over a heading that only leads to a list', () => {
    expect(lone('## Family plan', '### Starter plus:', 'Meals for four on every day', '$599')).toEqual([
      ['Family plan', '599', 'USD', 'Meals for four on every day\n$599'],
    ]);
  });

  test('a share or a count is that of the line below it', () => {
    expect(lone('## Why us', '98%', 'found the vegan diet easier than they thought.')).toEqual([
      [
        'found the vegan diet easier than they thought',
        '98',
        '%',
        '98%\nfound the vegan diet easier than they thought.',
      ],
    ]);
    expect(lone('## Why us', '31,969', 'Qualified vegan diet cooks ready to help')[0]?.slice(0, 2)).toEqual([
      'Qualified vegan diet cooks ready to help',
      '31969',
    ]);
  });

  test('a share in a heading is that of the line below it', () => {
    expect(lone('### 80%', 'reported that the vegan diet was as easy.')).toEqual([
      ['reported that the vegan diet was as easy', '80', '%', '80%\nreported that the vegan diet was as easy.'],
    ]);
  });

  test('prices in a row say nothing of what they are of', () => {
    expect(lone('## Key data points', '$255', '$221', 'The price of the day before is shown here.')).toEqual([]);
  });

  test('a price is kept without other words below it, with its sign doubled, and below what praises it', () => {
    const plans = ['## Starter', '#### Recipes for a good week.', '$$299.00', '## Starter + 3 calls', '$ 849'];
    expect(lone('# Order a plan', ...plans).map((row) => row.slice(0, 2))).toEqual([
      ['Starter', '299'],
      ['Starter + 3 calls', '849'],
    ]);
    // The second has a card of its own, whose name the page does not show as a heading.
    expect(lone('## Starter', '#### For one.', '$299', '#### For a whole family.', '$499')).toHaveLength(1);
  });

  test('a sum too large for a price and a long share are of the line below them', () => {
    const [sum] = lone('## Vegan diet now', '$10.5T', 'estimated yearly sales of vegan diet food in 2025');
    expect(sum?.slice(0, 2)).toEqual(['estimated yearly sales of vegan diet food in 2025', '10500000000000']);
    const line =
      'of doctors believe that a vegan diet is likely to lead to fewer visits of their patients in the two years after';
    expect(lone('## Vegan diet now', '86%', line)[0]?.[1]).toBe('86');
  });

  test('the number of a step and a score are none', () => {
    expect(
      lone('## How it works', '1', 'Tell us what you like to eat.', '4.5', 'On the app store of your choice'),
    ).toEqual([]);
  });
});

test('one ordinary word beside a figure names nothing, and comes after what names something', () => {
  const claims = claimsIn('vegan diet', [
    '# Vegan diet',
    '36 years of experience in the vegan diet.',
    'Oat porridge simmers for 25 minutes in a vegan diet kitchen.',
  ]);
  expect(claims.map(({ subject }) => subject).at(-1)).toBe('experience');
});

describe('what comes last', () => {
  const order = (...blocks: string[]) => claimsIn('rowing machine', blocks).map(({ value }) => value);

  test('how long somebody has done their work, and what one common word is beside', () => {
    const career = 'Rowing machine coach Ann Lee has been rowing for over 25 years.';
    expect(order(career, 'A rowing machine lasts 12 years.')).toEqual(['12', '>=25']);
    const lone = 'The rowing machine is yours along the journey for $199.';
    expect(order(lone, 'The rowing machine seat costs $240.')).toEqual(['240', '199']);
  });

  test('what a writer says of their own case, and what somebody is quoted with', () => {
    expect(order('My rowing machine weighs 30 kg.', 'A rowing machine weighs 45 kg.')).toEqual(['45', '30']);
    expect(order('“The rowing machine was fixed in 3 days', 'The repair of a rowing machine takes 5 days.')).toEqual([
      '5',
      '3',
    ]);
  });

  test('what was so in a year', () => {
    expect(order('In 2019, a rowing machine cost $400.', 'A rowing machine costs $900.').slice(0, 2)).toEqual([
      '900',
      '400',
    ]);
  });

  test.each([
    ['en', 'A study with 2,400 rowers used the rowing machine.', 'The rowing machine stores 5,000 workouts.'],
    ['de', 'Die Maschine hat in der Studie 2.400 Teilnehmer.', 'Die Maschine bietet 5.000 Übungen.'],
    ['fr', 'La machine a 2400 participants dans une étude.', 'La machine offre 5000 exercices.'],
    ['es', 'La máquina tiene 2400 participantes en un estudio.', 'La máquina ofrece 5000 ejercicios.'],
  ])('the sample of a study in %s', (language, study, fact) => {
    const keyword = { de: 'Maschine', fr: 'machine', es: 'máquina' }[language] ?? 'rowing machine';
    const values = claimsIn(keyword, [study, fact], language);
    expect(values.map(({ value }) => value)[0]).toBe('5000');
  });
});

test('what is saved is stated, unless an offer begins with it', () => {
  const doubtOf = (text: string, language = 'en') =>
    claimsIn('thermostat', [text], language).map(({ first }) => first.doubt);
  expect(doubtOf('Households save 12% on heating with a thermostat.')).toEqual([0]);
  expect(doubtOf('Save 12% on heating with a thermostat.')).toEqual([2]);
  expect(doubtOf('Haushalte sparen mit einem Thermostat 12 % der Heizkosten.', 'de')).not.toContain(2);
});

test.each([
  ['en', 'For example, a rowing machine weighs 30 kg.'],
  ['de', 'Zum Beispiel wiegt ein Rudergerät 30 kg.'],
  ['fr', 'Par exemple, un rameur pèse 30 kg.'],
  ['es', 'Por ejemplo, una máquina pesa 30 kg.'],
])('the case of an example in %s is in doubt', (language, text) => {
  const keyword = { de: 'Rudergerät', fr: 'rameur', es: 'máquina' }[language] ?? 'rowing machine';
  const doubts = claimsIn(keyword, [text], language).map(({ first }) => first.doubt);
  expect(doubts.every((doubt) => doubt >= 2)).toBe(true);
});

describe('what befell the writer', () => {
  test.each([
    ['en', 'I have rowed on this rowing machine for six years.'],
    ['de', 'Ich rudere seit sechs Jahren auf dem Rudergerät.'],
    ['fr', 'J’utilise mon rameur depuis six ans.'],
    ['es', 'Mi máquina tiene seis años y funciona bien.'],
  ])('is no fact in %s', (language, text) => {
    const keyword = { de: 'Rudergerät', fr: 'rameur', es: 'máquina' }[language] ?? 'rowing machine';
    expect(claimsIn(keyword, [text], language)).toEqual([]);
  });

  test.each([
    ['what is recommended', 'I recommend a rowing machine with a 5-year warranty.'],
    ['what is measured', 'I liked its fold time of 20 seconds on the rowing machine.'],
    ['what was paid', 'I paid $400 for my rowing machine.'],
    ['an abbreviation', 'A rowing machine, i.e. an ergometer, lasts 10 years.'],
  ])('%s is kept', (_, text) => {
    expect(claimsIn('rowing machine', [text])).not.toEqual([]);
  });
});

test('a share of what no sentence names is no fact', () => {
  const sentence = 'In fact, 85% of members come back after an event, and 70% become donors.';
  expect(claimsIn('plan an event', [sentence]).map(({ value }) => value)).not.toContain('70');
});

test.each([
  ['en', 'wine', 'This infographic organizes almost 2,000 types of wine by taste.'],
  ['de', 'Wein', 'Dieser Artikel ordnet fast 2.000 Sorten von Wein nach Geschmack.'],
  ['fr', 'vin', 'Cet article classe près de 2 000 sortes de vin selon leur goût.'],
  ['es', 'vino', 'Este artículo ordena casi 2.000 clases de vino según su sabor.'],
])('how many things the page itself presents is no fact in %s', (language, keyword, sentence) => {
  expect(claimsIn(keyword, [sentence], language)).toEqual([]);
});
