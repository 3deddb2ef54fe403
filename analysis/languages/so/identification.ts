/** What tells Somali from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'waa iyo in ka ku oo ay u uu la soo kale waxaa ayaa inay laga uga ah ahaa isaga dalka badan markii sida loo ee aan lagu wax ama kuwa haddii haya ayay isku wuxuu waxay sheegay magaalada soomaaliya dadka dowladda ayuu kasoo karo hadda maxaa laakiin maanta sanadkii tahay yahay hore',
  letters: '',
  trigrams,
  usesStopWords: true,
};
