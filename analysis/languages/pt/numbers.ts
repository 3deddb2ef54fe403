/** Portuguese numbers in words. */
import type { Numbers } from '../language-pack.ts';

export const numbers: Numbers = {
  words:
    'dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 quinze=15 vinte=20 trinta=30 quarenta=40 cinquenta=50 cem=100 cento=100 mil=1000 milhão=1000000 milhões=1000000 bilhão=1000000000 bilhões=1000000000',
  phrases: null,
};
