/** What tells Turkish from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    've bir bu da de için ile olarak çok daha olan gibi ne ama kadar en sonra var ise o her ki değil şu olduğu diye veya ya göre dedi tarafından olduğunu ben biz ancak yeni büyük önce bunu yok eden nasıl ortaya içinde üzerinde',
  letters: 'çğıöşüâîû',
  trigrams,
  usesStopWords: true,
};
