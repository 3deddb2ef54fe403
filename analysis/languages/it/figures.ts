/** How Italian writes numbers, money and units. */
import type { Figures } from '../language-pack.ts';

export const figures: Figures = {
  hasDecimalComma: true,
  hasSpacedThousands: false,
  magnitudes: 'mila=3 mille=3 milioni=6 milione=6 miliardi=9 miliardo=9 mln=6 mld=9',
  units: `mm: millimetro millimetri|cm: centimetro centimetri|m: metro metri|km: chilometro chilometri|[in_i]: pollice pollici
    |mg: milligrammo milligrammi|g: grammo grammi|kg: chilo chili chilogrammo chilogrammi|t: tonnellata tonnellate
    |m2: metro_quadrato metri_quadrati metri_quadri mq|har: ettaro ettari|mL: millilitro millilitri|L: litro litri
    |s: secondo secondi|min: minuto minuti|h: ora ore|d: giorno giorni|wk: settimana settimane|mo: mese mesi|a: anno anni
    |deg: grado gradi|Cel: gradi_celsius gradi_centigradi|W: watt|kW: kilowatt|kW.h: kilowattora|kcal: caloria calorie|V: volt
    |dB: decibel|lm: lumen|[HP]: cavalli|%: per cento`,
  currencies: 'EUR: euro|USD: dollari|CHF: franchi',
  currencySigns: null,
};
