/** What units by their UCUM codes (ucum.org, 2.2) are called in French; those that are written as their code are left out. */
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
};

/** A century by its number: « XVIIe siècle ». */
export function century(number: number): string {
  return `${romanOf(number)}${number === 1 ? 'er' : 'e'} siècle`;
}
