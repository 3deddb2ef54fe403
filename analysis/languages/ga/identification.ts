/** What tells Irish from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'an na agus ar go i is a le do bhí sé tá ag seo ach nach siad sa sí mé tú muid iad ní raibh don den leis mar ó faoi chun gur bhfuil níl atá sin nuair féin aon gach idir bheith déanamh roimh tar éis bliain duine eile gan againn acu aici air',
  letters: 'áéíóú',
  trigrams,
  usesStopWords: true,
};
