/** English numbers in words. */
import type { Numbers } from '../language-pack.ts';

export const numbers: Numbers = {
  words:
    'two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 hundreds=100 thousand=1000 thousands=1000 million=1000000 millions=1000000 billion=1000000000 billions=1000000000 dozen=12 dozens=12',
  phrases: [
    ['half an hour', '30 minutes'],
    ['half a day', '12 hours'],
    ['half a year', '6 months'],
    ...['minute', 'hour', 'day', 'week', 'month', 'year'].map((unit) => [`one ${unit}`, `1 ${unit}`] as const),
  ],
};
