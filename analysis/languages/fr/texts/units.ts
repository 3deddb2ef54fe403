/**
 * What units by their UCUM codes (ucum.org, 2.2) are called in French; those that are written as their code are left
 * out. A slash begins the name of one unit, as after "per".
 */
import { romanOf } from '../../say.ts';

export const units: Readonly<Record<string, string>> = {
  a: 'ans',
  mo: 'mois',
  wk: 'semaines',
  d: 'jours',
  h: 'heures',
  min: 'minutes',
  s: 'secondes',
  Cel: '°C',
  '[degF]': '°F',
  '[in_i]': 'pouces',
  '[ft_i]': 'pieds',
  '[mi_i]': 'miles',
  '[sft_i]': 'pieds carrés',
  '[lb_av]': 'livres',
  '[oz_av]': 'onces',
  '[gal_us]': 'gallons',
  m2: 'm²',
  m3: 'm³',
  cm2: 'cm²',
  'km/h': 'km/h',
  'kW.h': 'kWh',
  'B[SPL]': 'décibels',
  dB: 'décibels',
  deg: 'degrés',
  '[Btu]': 'BTU',
  '[Cal]': 'calories',
  kcal: 'kcal',
  '[yd_i]': 'yards',
  ug: 'µg',
  '[stone_av]': 'stones',
  '[ston_av]': 'tonnes courtes',
  'lm.[sft_i]-1': 'pieds-bougies',
  har: 'hectares',
  '[acr_us]': 'acres',
  '[foz_us]': 'onces liquides',
  '[pt_us]': 'pintes',
  '[qt_us]': 'quarts',
  '[tsp_us]': 'cuillères à café',
  '[tbs_us]': 'cuillères à soupe',
  '[cup_us]': 'tasses',
  Ohm: 'Ω',
  '[HP]': 'ch',
  'M[pixel]': 'mégapixels',
  kBy: 'ko',
  MBy: 'Mo',
  GBy: 'Go',
  TBy: 'To',
  '/[sft_i]': 'pied carré',
  '/[acr_us]': 'acre',
  '/har': 'hectare',
  '/[cup_us]': 'tasse',
  '/[yd_i]': 'yard',
};

/** A century by its number: « XVIIe siècle ». */
export function century(number: number): string {
  return `${romanOf(number)}${number === 1 ? 'er' : 'e'} siècle`;
}
