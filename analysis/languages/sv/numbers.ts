/** Swedish numbers in words. */
import type { Numbers } from '../language-pack.ts';

export const numbers: Numbers = {
  words:
    'två=2 tre=3 fyra=4 fem=5 sex=6 sju=7 åtta=8 nio=9 tio=10 elva=11 tolv=12 tjugo=20 trettio=30 fyrtio=40 femtio=50 hundra=100 tusen=1000 miljon=1000000 miljoner=1000000 miljard=1000000000 miljarder=1000000000',
  phrases: null,
};
