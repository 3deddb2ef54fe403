/**
 * What units by their UCUM codes (ucum.org, 2.2) are called in Spanish; those that are written as their code are left
 * out. A slash begins the name of one unit, as after "per".
 */
import { romanOf } from '../../say.ts';

export const units: Readonly<Record<string, string>> = {
  a: 'años',
  mo: 'meses',
  wk: 'semanas',
  d: 'días',
  h: 'horas',
  min: 'minutos',
  s: 'segundos',
  Cel: '°C',
  '[degF]': '°F',
  '[in_i]': 'pulgadas',
  '[ft_i]': 'pies',
  '[mi_i]': 'millas',
  '[sft_i]': 'pies cuadrados',
  '[lb_av]': 'libras',
  '[oz_av]': 'onzas',
  '[gal_us]': 'galones',
  m2: 'm²',
  m3: 'm³',
  cm2: 'cm²',
  'km/h': 'km/h',
  'kW.h': 'kWh',
  'B[SPL]': 'decibelios',
  dB: 'decibelios',
  deg: 'grados',
  '[Btu]': 'BTU',
  '[Cal]': 'calorías',
  kcal: 'kcal',
  '[yd_i]': 'yardas',
  ug: 'µg',
  '[stone_av]': 'stone',
  '[ston_av]': 'toneladas cortas',
  'lm.[sft_i]-1': 'pies-candela',
  har: 'hectáreas',
  '[acr_us]': 'acres',
  '[foz_us]': 'onzas líquidas',
  '[pt_us]': 'pintas',
  '[qt_us]': 'cuartos de galón',
  '[tsp_us]': 'cucharaditas',
  '[tbs_us]': 'cucharadas',
  '[cup_us]': 'tazas',
  Ohm: 'Ω',
  '[HP]': 'CV',
  'M[pixel]': 'megapíxeles',
  kBy: 'kB',
  MBy: 'MB',
  GBy: 'GB',
  TBy: 'TB',
  '/[sft_i]': 'pie cuadrado',
  '/[acr_us]': 'acre',
  '/har': 'hectárea',
  '/[cup_us]': 'taza',
  '/[yd_i]': 'yarda',
};

/** A century by its number: «siglo XVII». */
export function century(number: number): string {
  return `siglo ${romanOf(number)}`;
}
