/** What units by their UCUM codes (ucum.org, 2.2) are called in German; those that are written as their code are left out. */
export const units: Readonly<Record<string, string>> = {
  a: 'Jahre',
  mo: 'Monate',
  wk: 'Wochen',
  d: 'Tage',
  h: 'Stunden',
  min: 'Minuten',
  s: 'Sekunden',
  Cel: '°C',
  '[degF]': '°F',
  '[in_i]': 'Zoll',
  '[ft_i]': 'Fuß',
  '[mi_i]': 'Meilen',
  '[sft_i]': 'Quadratfuß',
  '[lb_av]': 'Pfund',
  '[oz_av]': 'Unzen',
  '[gal_us]': 'Gallonen',
  m2: 'm²',
  m3: 'm³',
  cm2: 'cm²',
  'km/h': 'km/h',
  'kW.h': 'kWh',
  'B[SPL]': 'Dezibel',
  dB: 'Dezibel',
  deg: 'Grad',
  '[Btu]': 'BTU',
  '[Cal]': 'Kalorien',
  kcal: 'kcal',
};

/** A century by its number: „17. Jahrhundert“. */
export function century(number: number): string {
  return `${number}. Jahrhundert`;
}
