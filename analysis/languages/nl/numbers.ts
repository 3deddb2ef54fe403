/** Dutch numbers in words. */
import type { Numbers } from '../language-pack.ts';

export const numbers: Numbers = {
  words:
    'twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 tien=10 elf=11 twaalf=12 vijftien=15 twintig=20 dertig=30 veertig=40 vijftig=50 honderd=100 duizend=1000 miljoen=1000000 miljard=1000000000',
  phrases: null,
};
