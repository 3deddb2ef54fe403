/** Spanish numbers in words. */
import type { Numbers } from '../language-pack.ts';

export const numbers: Numbers = {
  words:
    'dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 mil=1000 miles=1000 millón=1000000 millones=1000000 docena=12',
  phrases: [
    ['media hora', '30 minutos'],
    ...['hora', 'semana'].map((unit) => [`una ${unit}`, `1 ${unit}`] as const),
    ...['minuto', 'día', 'mes', 'año'].map((unit) => [`un ${unit}`, `1 ${unit}`] as const),
  ],
};
