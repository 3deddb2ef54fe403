/**
 * What units by their UCUM codes (ucum.org, 2.2) are called in English; those that are written as their code are left
 * out. A slash begins the name of one unit, as after "per".
 */
export const units: Readonly<Record<string, string>> = {
  a: 'years',
  mo: 'months',
  wk: 'weeks',
  d: 'days',
  h: 'hours',
  min: 'minutes',
  s: 'seconds',
  Cel: '°C',
  '[degF]': '°F',
  '[in_i]': 'inches',
  '[ft_i]': 'feet',
  '[mi_i]': 'miles',
  '[sft_i]': 'square feet',
  '[lb_av]': 'pounds',
  '[oz_av]': 'ounces',
  '[gal_us]': 'gallons',
  m2: 'm²',
  m3: 'm³',
  cm2: 'cm²',
  'km/h': 'km/h',
  'kW.h': 'kWh',
  'B[SPL]': 'decibels',
  dB: 'decibels',
  deg: 'degrees',
  '[Btu]': 'BTU',
  '[Cal]': 'calories',
  kcal: 'kcal',
  '[yd_i]': 'yards',
  ug: 'µg',
  '[stone_av]': 'stone',
  '[ston_av]': 'tons',
  'lm.[sft_i]-1': 'foot-candles',
  har: 'hectares',
  '[acr_us]': 'acres',
  '[foz_us]': 'fluid ounces',
  '[pt_us]': 'pints',
  '[qt_us]': 'quarts',
  '[tsp_us]': 'teaspoons',
  '[tbs_us]': 'tablespoons',
  '[cup_us]': 'cups',
  Ohm: 'Ω',
  '[HP]': 'hp',
  'M[pixel]': 'megapixels',
  kBy: 'kB',
  MBy: 'MB',
  GBy: 'GB',
  TBy: 'TB',
  '/[sft_i]': 'square foot',
  '/[acr_us]': 'acre',
  '/har': 'hectare',
  '/[cup_us]': 'cup',
  '/[yd_i]': 'yard',
};

const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** A century by its number: "17th century". */
export function century(number: number): string {
  return `${number}${suffixes[ordinals.select(number)] ?? 'th'} century`;
}
