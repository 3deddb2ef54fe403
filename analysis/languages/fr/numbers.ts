/** French numbers in words. */
import type { Numbers } from '../language-pack.ts';

export const numbers: Numbers = {
  words:
    'deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 cents=100 mille=1000 milliers=1000 million=1000000 millions=1000000 milliard=1000000000 milliards=1000000000 douzaine=12 vingtaine=20 centaine=100',
  phrases: [
    ['demi-heure', '30 minutes'],
    ...['minute', 'heure', 'semaine'].map((unit) => [`une ${unit}`, `1 ${unit}`] as const),
    ...['jour', 'mois', 'an'].map((unit) => [`un ${unit}`, `1 ${unit}`] as const),
  ],
};
