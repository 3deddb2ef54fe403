/** What tells Basque from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'eta da ez du dira baina bat ere izan zen dute ditu egin hori edo den bere duen dela beste dut hau zuen izango oso baino guztiak dituzte egiten zuten behar bezala orain nahi ziren urte gure haiek arte izateko dago daude zein dugu batean hainbat horrek horren euskal herriko lehen gero gabe dituen direla zela zuela egon bai ari bi urtean artean kontra buruz batzuk duten ditugu zaio gainera ondoren arabera gehiago euskara',
  letters: 'ñü',
  trigrams,
  usesStopWords: true,
};
