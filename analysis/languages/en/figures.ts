/** Number, money and unit formats of English. */
import type { Figures } from '../language-pack.ts';

export const figures: Figures = {
  hasDecimalComma: false,
  hasSpacedThousands: false,
  magnitudes: 'thousand=3 million=6 billion=9 trillion=12 mn=6 bn=9 tn=12 lakh=5 lakhs=5 crore=7 crores=7 M=6 B=9',
  units: `mm: millimeter millimeters millimetre millimetres|cm: centimeter centimeters centimetre centimetres|m: meter meters metre metres
    |km: kilometer kilometers kilometre kilometres|[in_i]: inch inches|[ft_i]: foot feet|[yd_i]: yard yards|[mi_i]: mile miles
    |mg: milligram milligrams|ug: microgram micrograms|g: gram grams|kg: kilo kilos kilogram kilograms|t: tonne tonnes|[ston_av]: ton tons|lm.[sft_i]-1: foot-candle foot-candles foot_candle foot_candles footcandle footcandles
    |[oz_av]: ounce ounces|[lb_av]: pound pounds|[stone_av]: stone|[sft_i]: square_foot square_feet sq._ft. sq._ft sq_ft
    |m2: square_meter square_meters square_metre square_metres|har: hectare hectares|[acr_us]: acre acres
    |mL: milliliter milliliters millilitre millilitres|L: liter liters litre litres|[gal_us]: gallon gallons
    |[foz_us]: fluid_ounce fluid_ounces fl._oz. fl_oz|[pt_us]: pint pints|[qt_us]: quart quarts|[tsp_us]: tsp tsp. teaspoon teaspoons
    |[tbs_us]: tbsp tbsp. tablespoon tablespoons|[cup_us]: cup cups|ms: millisecond milliseconds|s: second seconds|min: minute minutes
    |h: hour hours|d: day days|wk: week weeks|mo: month months mo mo.|a: year years yr yrs|Cel: degrees_celsius degrees_C
    |[degF]: degrees_fahrenheit degrees_F|deg: degree degrees|W: watt watts|kW: kilowatt kilowatts|MW: megawatt megawatts
    |kW.h: kilowatt-hour kilowatt-hours kilowatt_hour kilowatt_hours|kcal: calorie calories|V: volt volts|A: amp amps|dB: decibel decibels
    |Ohm: ohm ohms|lm: lumen lumens|[HP]: horsepower|M[pixel]: megapixel megapixels|[mi_i]/h: miles_per_hour|%: percent per_cent`,
  beforeUnits: 'business consecutive calendar full whole working more',
  orMoreSuffix: 'plus',
  currencies:
    'USD: dollars dollar U.S._dollars US_dollars|EUR: euros euro|GBP: pounds_sterling|INR: rupees|CNY: yuan|JPY: yen',
  currencySigns: null,
};
