/** What tells Marathi from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Devanagari'],
  words:
    'आहे आणि या च्या ते व हा की तो होते आहेत पण हे नाही त्या ही एक असे झाले केले मी त्यांनी करून होता मात्र तर आपल्या जे त्याच्या असून होती यांनी केली',
  letters: 'ळ',
  trigrams,
  usesStopWords: true,
};
