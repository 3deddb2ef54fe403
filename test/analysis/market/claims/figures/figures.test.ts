/** Figures as pages of many languages write them. */
import { describe, expect, test } from '@jest/globals';
import { languagePack } from '../../../../../analysis/languages/packs.ts';
import {
  figureText,
  isOtherFigure,
  isSameFigure,
  unitText,
} from '../../../../../analysis/market/claims/figures/figure.ts';
import { figureReader } from '../../../../../analysis/market/claims/figures/measure.ts';

function figuresIn(text: string, language = 'en', country = 'US') {
  return figureReader(language, country, languagePack(language).statements)(text);
}

const read = (text: string, language?: string, country?: string) =>
  figuresIn(text, language, country).map((figure) => [figureText(figure), unitText(figure)]);

test('teaspoons of a German recipe are no lira', () => {
  expect(read('2 TL Backpulver', 'de', 'DE')).not.toContainEqual(['2', 'TRY']);
});

test.each<[string, string, string, string]>([
  ['en', 'US', '$800 mln', '800000000 USD'],
  ['en', 'US', '$1.8 Billion', '1800000000 USD'],
  ['en', 'US', '$40MM', '40000000 USD'],
  ['de', 'DE', '3,5 Mrd. Euro', '3500000000 EUR'],
  ['de', 'AT', '€ 12 Mio.', '12000000 EUR'],
  ['es', 'ES', '20 mln de euros', '20000000 EUR'],
  ['pl', 'PL', '5 mld zł', '5000000000 PLN'],
])('a short word is a magnitude: %s %s %s', (language, country, text, expected) => {
  expect(read(text, language, country).map((each) => each.join(' '))).toEqual([expected]);
});

test.each([
  ['en', 'US', 'PHP 8.5 comes in November', 'PHP'],
  ['en', 'PH', 'a desk for PHP 850', ['850', 'PHP']],
  ['en', 'US', 'a wall of 10 Ft', 'HUF'],
  ['en', 'HU', 'a wall of 10 Ft', ['10', 'HUF']],
  ['en', 'US', 'TRY 3 for free', 'TRY'],
])('a word that means something else elsewhere is a currency at home: %s %s %s', (language, country, text, read_) => {
  const amounts = read(text, language, country);
  if (typeof read_ === 'string') expect(amounts.flat()).not.toContain(read_);
  else expect(amounts).toEqual([read_]);
});

test.each([
  ['6 Hz - 75 kHz', '6-75000', 'Hz'],
  ['20 Hz to 20 kHz', '0.02-20', 'kHz'],
  ['2 hours - 1 day', '2-24', 'h'],
  ['30 minutes to 1 hour', '0.5-1', 'h'],
])('a range of two units, %s, keeps what its bounds say', (text, value, unit) => {
  expect(read(text)).toEqual([[value, unit]]);
});

test('the number of an article is no figure', () => {
  expect(read('Code EAN 5712809090049', 'fr', 'FR')).toEqual([]);
  expect(read('12345678 €', 'fr', 'FR')).toEqual([['12345678', 'EUR']]);
});

describe('a figure is read with its unit', () => {
  test.each<[string, string, string, (string | undefined)[][]]>([
    ['en', 'US', '$1,200.50', [['1200.5', 'USD']]],
    ['tr', 'TR', '1.200 TL', [['1200', 'TRY']]],
    [
      'en',
      'CA',
      '$40K or $3.5 million',
      [
        ['40000', 'CAD'],
        ['3500000', 'CAD'],
      ],
    ],
    [
      'en',
      'IN',
      '₹1,20,000 or 5 lakh rupees',
      [
        ['120000', 'INR'],
        ['500000', 'INR'],
      ],
    ],
    [
      'de',
      'DE',
      '1.200,50 € oder 3,5 Mio. Euro',
      [
        ['1200.5', 'EUR'],
        ['3500000', 'EUR'],
      ],
    ],
    [
      'fr',
      'FR',
      '1 500 euros, 2,5 millions d’euros, 10 %',
      [
        ['1500', 'EUR'],
        ['2500000', 'EUR'],
        ['10', '%'],
      ],
    ],
    ['es', 'MX', 'casi 6,000 personas', [['6000', undefined]]],
    [
      'es',
      'ES',
      '1,250 kg al 3,679 %',
      [
        ['1.25', 'kg'],
        ['3.679', '%'],
      ],
    ],
    [
      'es',
      'MX',
      '$1,200 o 3 mil millones de euros',
      [
        ['1200', 'MXN'],
        ['3000000000', 'EUR'],
      ],
    ],
    ['pt', 'BR', 'R$ 1.500,00 por mês', [['1500', 'BRL/mo']]],
    [
      'it',
      'IT',
      '20.000 euro, 15 per cento',
      [
        ['20000', 'EUR'],
        ['15', '%'],
      ],
    ],
    ['nl', 'NL', '1.250 euro per jaar', [['1250', 'EUR/a']]],
    [
      'ar',
      'SA',
      '١٬٢٠٠٫٥ ريال و٣٠ بالمئة',
      [
        ['1200.5', 'SAR'],
        ['30', '%'],
      ],
    ],
    [
      'hi',
      'IN',
      '५० से ६० सेमी, ₹१,२०,०००',
      [
        ['50-60', 'cm'],
        ['120000', 'INR'],
      ],
    ],
    [
      'ja',
      'JP',
      '３万円から５万円、1億2000万円、約30分',
      [
        ['30000-50000', 'JPY'],
        ['120000000', 'JPY'],
        ['30', 'min'],
      ],
    ],
    [
      'zh',
      'CN',
      '3.5万元，60到120厘米',
      [
        ['35000', 'CNY'],
        ['60-120', 'cm'],
      ],
    ],
    [
      'th',
      'TH',
      '๕๐ เซนติเมตร 5,000 บาท',
      [
        ['50', 'cm'],
        ['5000', 'THB'],
      ],
    ],
  ])('%s: %s %s', (language, country, text, expected) => {
    expect(read(text, language, country)).toEqual(expected);
  });

  test.each([
    [
      '24" wide, 6 inches, 3 3/4" of foam',
      [
        ['24', '[in_i]'],
        ['6', '[in_i]'],
        ['3.75', '[in_i]'],
      ],
    ],
    [
      '425°F and 5′',
      [
        ['425', '[degF]'],
        ['5', '[ft_i]'],
      ],
    ],
    [
      '2,000 square feet at $2.30 per watt',
      [
        ['2000', '[sft_i]'],
        ['2.3', 'USD/W'],
      ],
    ],
    [
      '$50/month, $1,200 annually, $7 per location',
      [
        ['50', 'USD/mo'],
        ['1200', 'USD/a'],
        ['7', 'USD/{location}'],
      ],
    ],
    [
      'a 30-hour battery, 35 km/h, 1½ cups',
      [
        ['30', 'h'],
        ['35', 'km/h'],
        ['1.5', '[cup_us]'],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('ranges and bounds', () => {
  test.each([
    ['60–120 cm', '60-120'],
    ['60─120 cm', '60-120'],
    ['from 60 to 120 cm', '60-120'],
    ['between 60 and 120 cm', '60-120'],
    ['60 cm to 1.2 m', '0.6-1.2'],
    ['$500-$800', '500-800'],
    ['1-2 million euros', '1000000-2000000'],
    ['up to 30 hours', '<=30'],
    ['at least 80%', '>=80'],
    ['250+ miles', '>=250'],
    ['10 years or more', '>=10'],
    ['70-plus liters', '>=70'],
    ['30 to 70-plus liters', '30-70'],
  ])('%s is %s', (text, value) => {
    expect(figuresIn(text).map(figureText)).toEqual([value]);
  });

  test('days, months and years are dates, where a word before them says so', () => {
    expect(read('since 2010, in March 2025, on May 5, 2024')).toEqual([
      ['2010', undefined],
      ['2025-03', undefined],
      ['2024-05-05', undefined],
    ]);
  });

  test('what is near is no other figure, and what is converted is the same', () => {
    const [about, near, inches, centimetres] = figuresIn('about 30 cm, 32 cm, 30 inches, 76 cm');
    if (!about || !near || !inches || !centimetres) throw new Error('four figures');
    expect(isOtherFigure(about, near)).toBe(false);
    expect(isOtherFigure(about, centimetres)).toBe(true);
    expect(isSameFigure(inches, centimetres)).toBe(true);
    expect(isSameFigure(about, near)).toBe(false);
  });
});

describe('no figures are', () => {
  test.each([
    'Sony WH-1000XM5, Ioniq 5N, type 2B, H1, COVID-19',
    '24/7, 80/20, 4.5/5, 10:30, 3pm, v5.2, 1-877-550-2678',
    '140 × 70 cm, 9” x 4” x 4”, 19.5 by 27.5 inches',
    'his 60s, 2nd, #5, 2004-2010',
    'a 10-year-old, 700 lb-ft',
    '"we sold all of 24"',
  ])('%s', (text) => {
    expect(figuresIn(text).filter(({ unit, property }) => unit !== null || property === 'date')).toEqual([]);
  });

  test('numbers of which two languages think differently', () => {
    expect(read('4,5 kg', 'en')).toEqual([]);
    expect(read('1.200 kg', 'de')).toEqual([['1200', 'kg']]);
    expect(read('1.200 kg', 'en')).toEqual([['1.2', 'kg']]);
  });
});

describe('numbers in words before a unit of time', () => {
  test.each<[string, string, (string | undefined)[][]]>([
    ['en', 'within two to three business days', [['2-3', 'd']]],
    ['en', 'one to three days', [['1-3', 'd']]],
    ['en', 'for 6 consecutive weeks', [['6', 'wk']]],
    ['en', 'for six consecutive weeks in two newspapers', [['6', 'wk']]],
    ['en', 'one of two ways, a twenty-five-year-old', []],
    ['en', 'between three weeks and three months', []],
    ['de', 'häufig zwischen drei und vier Jahre', [['3-4', 'a']]],
    ['de', 'ein Tag oder zwölf volle Monate', [['12', 'mo']]],
  ])('%s: %s', (language, text, expected) => {
    expect(read(text, language)).toEqual(expected);
  });

  test('their places in the text remain the same', () => {
    const text = 'It takes six weeks.';
    expect(figuresIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['six weeks']);
  });
});

test('units in capitals and cubic inches are units', () => {
  expect(read('4.56 LBS')).toEqual([['4.56', '[lb_av]']]);
  expect(read('3967 IN3')).toEqual([['3967', '[cin_i]']]);
});

test('a price for several is no price of each', () => {
  expect(read('6.900 euros por ocho paneles', 'es', 'ES')).toEqual([['6900', 'EUR']]);
  expect(read('6.900 euros por panel', 'es', 'ES')).toEqual([['6900', 'EUR/{panel}']]);
});

describe('what is no figure', () => {
  test('the upper bound of a range that is not a number, and then the lower one', () => {
    expect(read('add $1,500 to $25,00 for testing')).toEqual([]);
  });

  test('the plural of a letter', () => {
    expect(read("the 5 V's of big data")).not.toContainEqual(['5', 'V']);
    expect(read('a 5 V charger')).toContainEqual(['5', 'V']);
  });
});

test.each([
  ['en', 'US', 'Orrest: 16-19 March 2026', '2026-03-16'],
  ['en', 'US', 'Orrest: May 31 – June 4, 2026', '2026-05-31'],
  ['en', 'US', 'Orrest: December 30 - January 2, 2026', '2025-12-30'],
  ['de', 'DE', 'Orrest: 30. Mai – 4. Juni 2026', '2026-05-30'],
  ['fr', 'FR', 'Orrest : 16-19 mars 2026', '2026-03-16'],
  ['en', 'US', 'Day 3 – June 4, 2026', '2026-06-04'],
])('what lasts several days is on the first: %s %s %s', (language, country, text, expected) => {
  expect(read(text, language, country).map(([value]) => value)).toContainEqual(expected);
});

test.each([
  ['The event takes place over four days in May.', '4'],
  ['Over four days, guests listen.', '4'],
  ['Each round lasts over four days.', '>=4'],
  ['With over four days of talks.', '>=4'],
  ['Over four days of talks are planned.', '>=4'],
])('"over" of a time: %s', (text, expected) => {
  expect(read(text).map(([value]) => value)).toEqual([expected]);
});
