/** Number, money and unit formats of German. */
import type { Figures } from '../language-pack.ts';

export const figures: Figures = {
  hasDecimalComma: true,
  hasSpacedThousands: false,
  magnitudes:
    'Tausend=3 tausend=3 Tsd.=3 Millionen=6 Million=6 Mio.=6 Mio=6 Milliarden=9 Milliarde=9 Mrd.=9 Mrd=9 Billionen=12',
  units: `mm: Millimeter Millimetern|cm: Zentimeter Zentimetern|m: Meter Metern|km: Kilometer Kilometern|[in_i]: Zoll
    |mg: Milligramm|g: Gramm|kg: Kilo Kilogramm|t: Tonne Tonnen|m2: Quadratmeter Quadratmetern qm|har: Hektar
    |mL: Milliliter Millilitern|L: Liter Litern|s: Sekunde Sekunden Sek.|min: Minute Minuten Min.|h: Stunde Stunden Std.
    |d: Tag Tage Tagen|wk: Woche Wochen|mo: Monat Monate Monaten|a: Jahr Jahre Jahren|deg: Grad|Cel: Grad_Celsius|W: Watt|kW: Kilowatt
    |kW.h: Kilowattstunde Kilowattstunden|kcal: Kalorie Kalorien Kilokalorien|V: Volt|A: Ampere|dB: Dezibel|lm: Lumen|[HP]: PS|%: Prozent`,
  beforeUnits: 'volle vollen ganze ganzen aufeinanderfolgende aufeinanderfolgenden weitere weiteren',
  currencies: 'EUR: Euro Euros|USD: Dollar US-Dollar|CHF: Franken',
  currencySigns: null,
};
