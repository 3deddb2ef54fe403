/** What units by their UCUM codes (ucum.org, 2.2) are called in Spanish; those that are written as their code are left out. */
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
};

/** A century by its number: «siglo XVII». */
export function century(number: number): string {
  return `siglo ${romanOf(number)}`;
}
