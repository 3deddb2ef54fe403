/** What tells Vietnamese from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'và của là có được cho không trong các với một những này đã người để khi cũng từ đến tại như về ông năm nhiều ở ra nhưng đó theo sẽ vào lại bị nên rất phải sau việc nhà chỉ còn làm hơn',
  letters: 'àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  trigrams,
  usesStopWords: true,
};
