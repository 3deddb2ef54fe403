/** Number, money and unit formats of French. */
import type { Figures } from '../language-pack.ts';

export const figures: Figures = {
  hasDecimalComma: true,
  hasSpacedThousands: true,
  magnitudes: 'mille=3 millions=6 million=6 milliards=9 milliard=9 Md=9 M=6',
  units: `mm: millimètre millimètres|cm: centimètre centimètres|m: mètre mètres|km: kilomètre kilomètres|[in_i]: pouce pouces
    |mg: milligramme milligrammes|g: gramme grammes|kg: kilo kilos kilogramme kilogrammes|t: tonne tonnes
    |m2: mètre_carré mètres_carrés|har: hectare hectares|mL: millilitre millilitres|cL: centilitre centilitres|L: litre litres
    |s: seconde secondes|min: minute minutes|h: heure heures|d: jour jours|wk: semaine semaines|mo: mois|a: an ans année années
    |deg: degré degrés|Cel: degrés_celsius|W: watt watts|kW: kilowatt kilowatts|kW.h: kilowattheure kilowattheures
    |kcal: calorie calories|V: volt volts|dB: décibel décibels|lm: lumen lumens|[HP]: chevaux|%: pour_cent`,
  currencies: 'EUR: euros euro|USD: dollars dollar|CHF: francs_suisses|GBP: livres_sterling',
  currencySigns: null,
};
