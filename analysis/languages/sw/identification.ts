/** What tells Swahili from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'ya na wa kwa ni katika za la kuwa cha hiyo huo yake kama lakini hii huyo watu pia hivyo yao wake kutoka hata baada ili au alikuwa mwaka zaidi kila sana hicho vya bado kwamba bila wao mimi sisi nchi siku mtu huku wakati hapo wengine serikali hili hizo',
  letters: '',
  trigrams,
  usesStopWords: true,
};
