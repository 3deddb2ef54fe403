/** How Portuguese writes numbers, money and units. */
import type { Figures } from '../language-pack.ts';

export const figures: Figures = {
  hasDecimalComma: true,
  hasSpacedThousands: true,
  magnitudes: 'mil_milhões=9 mil=3 milhões=6 milhão=6 bilhões=9 bilhão=9 mi=6 bi=9',
  units: `mm: milímetro milímetros milimetros|cm: centímetro centímetros|m: metro metros|km: quilômetro quilômetros quilómetro quilómetros
    |[in_i]: polegada polegadas|mg: miligrama miligramas|g: grama gramas|kg: quilo quilos quilograma quilogramas|t: tonelada toneladas
    |m2: metro_quadrado metros_quadrados|har: hectare hectares|mL: mililitro mililitros|L: litro litros|s: segundo segundos
    |min: minuto minutos|h: hora horas|d: dia dias|wk: semana semanas|mo: mês meses|a: ano anos|deg: grau graus|Cel: graus_celsius
    |W: watt watts|kW: quilowatt quilowatts|kW.h: quilowatt-hora quilowatts-hora|kcal: caloria calorias|V: volt volts|dB: decibéis decibel
    |lm: lúmens|[HP]: cavalos cv|%: por cento`,
  currencies: 'EUR: euros euro|BRL: reais real|USD: dólares',
  currencySigns: null,
};
