/** German numbers in words. */
import type { Numbers } from '../language-pack.ts';

export const numbers: Numbers = {
  words:
    'zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 fünfzehn=15 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=100 tausend=1000 million=1000000 millionen=1000000 milliarde=1000000000 milliarden=1000000000 dutzend=12',
  phrases: [
    ['halbe stunde', '30 Minuten'],
    ...['minute', 'stunde', 'woche'].map((unit) => [`eine ${unit}`, `1 ${unit}`] as const),
    ...['tag', 'monat'].map((unit) => [`einen ${unit}`, `1 ${unit}`] as const),
    ['ein jahr', '1 Jahr'],
  ],
};
