/** What tells Persian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Arabic'],
  words:
    'و در به از که این را با است برای آن یک خود تا شده می‌شود بود شد کرد دارد بر هم های ها نیز اما او دو هر ما می کند پس باید وی بین',
  letters: 'پچژگکی',
  trigrams,
  usesStopWords: true,
};
