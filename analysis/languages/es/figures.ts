/** How Spanish writes numbers, money and units. */
import type { Figures } from '../language-pack.ts';

export const figures: Figures = {
  hasDecimalComma: true,
  hasEitherComma: true,
  hasSpacedThousands: true,
  magnitudes: 'mil_millones=9 mil=3 millones=6 millón=6 billones=12 billón=12 M=6',
  units: `mm: milímetro milímetros|cm: centímetro centímetros|m: metro metros|km: kilómetro kilómetros|[in_i]: pulgada pulgadas
    |[ft_i]: pie pies|[mi_i]: milla millas|mg: miligramo miligramos|g: gramo gramos gr|kg: kilo kilos kilogramo kilogramos|t: tonelada toneladas
    |[lb_av]: libra libras|m2: metro_cuadrado metros_cuadrados|har: hectárea hectáreas|mL: mililitro mililitros|L: litro litros
    |s: segundo segundos|min: minuto minutos|h: hora horas|d: día días|wk: semana semanas|mo: mes meses|a: año años
    |deg: grado grados|Cel: grados_celsius grados_centígrados|W: vatio vatios|kW: kilovatio kilovatios
    |kW.h: kilovatio-hora kilovatios-hora kilovatios_hora|kcal: caloría calorías|V: voltio voltios|dB: decibelio decibelios decibeles
    |lm: lúmenes|[HP]: caballos CV|%: por_ciento por_cien`,
  currencies: 'EUR: euros euro|USD: dólares dólar|MXN: pesos_mexicanos',
  currencySigns: null,
};
