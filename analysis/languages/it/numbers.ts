/** Italian numbers in words. */
import type { Numbers } from '../language-pack.ts';

export const numbers: Numbers = {
  words:
    'due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12 quindici=15 venti=20 trenta=30 quaranta=40 cinquanta=50 cento=100 mille=1000 mila=1000 milione=1000000 milioni=1000000 miliardo=1000000000 miliardi=1000000000',
  phrases: null,
};
