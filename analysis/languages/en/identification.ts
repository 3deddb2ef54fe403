/** Words, letters and trigrams that identify English. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'the of and to in a is that for it with as was on are be this by at from or have you not an they which but were his had has their we there been will one all can more if would about who when what your so no out up my our some them her than its into time could only also new other then any these may first like do after over such most even two between where should because through those just being before how under while same each made during against without within people many much well year years both make way still now own did said get here very down off does us every per might must information use used am him she he me since until upon',
  letters: 'é',
  trigrams,
  usesStopWords: false,
};
