/** How Dutch writes numbers, money and units. */
import type { Figures } from '../language-pack.ts';

export const figures: Figures = {
  hasDecimalComma: true,
  hasSpacedThousands: false,
  magnitudes: 'duizend=3 miljoen=6 miljard=9 mln.=6 mln=6 mld.=9 mld=9',
  units: `mm: millimeter|cm: centimeter|m: meter|km: kilometer|[in_i]: inch|mg: milligram|g: gram|kg: kilo kilogram|t: ton
    |m2: vierkante_meter|har: hectare|mL: milliliter|L: liter|s: seconde seconden|min: minuut minuten|h: uur uren|d: dag dagen
    |wk: week weken|mo: maand maanden|a: jaar jaren|deg: graad graden|Cel: graden_celsius|W: watt|kW: kilowatt|kW.h: kilowattuur
    |kcal: calorieën|V: volt|dB: decibel|lm: lumen|[HP]: pk|%: procent`,
  currencies: 'EUR: euro|USD: dollar',
  currencySigns: null,
};
