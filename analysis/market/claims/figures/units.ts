/** Units of measure: UCUM codes, dimensions and conversion factors. */

/**
 * What a unit measures. Months and years are separate from other times, because their number of days varies. Cups and
 * spoons are separate from other volumes, because they differ by country.
 */
export type Dimension = string;

/** A unit. A value converts to the base unit of its dimension as `value × factor + offset`. */
export interface Unit {
  /** UCUM (ucum.org), or ISO 4217 for money. */
  code: string;
  dimension: Dimension;
  factor: number;
  offset: number;
}

/**
 * `dimension: code factor, …`. Factors are exact by definition: the inch is 2.54 cm and the pound 453.59237 g by the
 * international agreement of 1959. Source of codes: The Unified Code for Units of Measure, version 2.2 (2024).
 */
const table = `
  length: mm 1, cm 10, m 1000, km 1000000, um 0.001, nm 0.000001, [in_i] 25.4, [ft_i] 304.8, [yd_i] 914.4, [mi_i] 1609344
  mass: ug 0.000001, mg 0.001, g 1, kg 1000, t 1000000, [ston_av] 907184.74, [oz_av] 28.349523125, [lb_av] 453.59237, [stone_av] 6350.29318
  area: cm2 0.0001, m2 1, km2 1000000, har 10000, [sft_i] 0.09290304, [acr_us] 4046.872609874252
  volume: mL 1, cL 10, dL 100, L 1000, m3 1000000, cm3 1, [cin_i] 16.387064, [gal_us] 3785.411784, [foz_us] 29.5735295625, [pt_us] 473.176473, [qt_us] 946.352946
  spoon: [tsp_us] 1, [tbs_us] 3
  cup: [cup_us] 1
  time: ms 0.001, s 1, min 60, h 3600, d 86400, wk 604800
  calendar: mo 1, a 12
  angle: deg 1
  speed: mm/s 0.001, cm/s 0.01, m/s 1, km/h 0.2777777777777778, [mi_i]/h 0.44704, [kn_i] 0.5144444444444445
  power: mW 0.001, W 1, kW 1000, MW 1000000, GW 1000000000
  horsepower: [HP] 1
  energy: Wh 1, kW.h 1000, MW.h 1000000, GW.h 1000000000
  heat: kJ 1, kcal 4.184, J 0.001
  voltage: mV 0.001, V 1, kV 1000
  current: mA 0.001, A 1
  charge: mA.h 1, A.h 1000
  resistance: Ohm 1, kOhm 1000
  frequency: Hz 1, kHz 1000, MHz 1000000, GHz 1000000000
  rotation: /min 1
  loudness: dB 1
  pressure: Pa 1, kPa 1000, MPa 1000000, bar 100000, [psi] 6894.757293168
  force: N 1
  torque: N.m 1
  light: lm 1
  illuminance: lx 1, lm.[sft_i]-1 10.763910416709722
  luminance: cd/m2 1
  data: kBy 1000, MBy 1000000, GBy 1000000000, TBy 1000000000000
  bandwidth: kbit/s 1000, Mbit/s 1000000, Gbit/s 1000000000
  picture: [pixel] 1, M[pixel] 1000000
  activity: [iU] 1
  efficiency: [mi_i]/[gal_us] 1
  consumption: L/100.km 1
`;

const temperatures: readonly Unit[] = [
  { code: 'Cel', dimension: 'temperature', factor: 1, offset: 0 },
  { code: '[degF]', dimension: 'temperature', factor: 5 / 9, offset: -160 / 9 },
];

export const percent: Unit = { code: '%', dimension: 'share', factor: 1, offset: 0 };

/** Calendar spans used instead of a year. */
export const centuryUnit: Unit = { code: 'century', dimension: 'century', factor: 1, offset: 0 };
export const decadeUnit: Unit = { code: 'decade', dimension: 'decade', factor: 1, offset: 0 };

const units = new Map<string, Unit>([percent, ...temperatures].map((unit) => [unit.code, unit]));
for (const line of table.trim().split('\n')) {
  const [dimension = '', members = ''] = line.trim().split(': ');
  for (const member of members.split(', ')) {
    const [code = '', factor] = member.split(' ');
    units.set(code, { code, dimension, factor: Number(factor), offset: 0 });
  }
}

/** Returns the unit of a UCUM code, if the table has it. */
export function unitOf(code: string): Unit | undefined {
  return units.get(code);
}

/** Returns the unit for a currency (ISO 4217). Currencies are not converted. */
export function moneyIn(code: string): Unit {
  return { code, dimension: `money ${code}`, factor: 1, offset: 0 };
}

/** Returns the unit for counted things, by the page's word for them. */
export function countOf(things: string): Unit {
  return { code: things, dimension: 'count', factor: 1, offset: 0 };
}

/** Converts `value` to the base unit of its dimension. */
export function inBase(value: number, { factor, offset }: Unit): number {
  return value * factor + offset;
}
