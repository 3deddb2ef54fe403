/** What tells Nepali from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Devanagari'],
  words:
    'छ र को मा ले हो पनि भने लागि गर्न यो थियो एक छन् तथा गर्ने गरेको भएको छैन तर गर्छ उनले अनि आफ्नो हुन्छ भयो गरी जस्तै सबै कुनै त्यो उनी हामी म नेपाल नेपाली गरे भनेर पछि अब यस',
  letters: '',
  trigrams,
  usesStopWords: false,
};
