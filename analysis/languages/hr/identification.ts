/** What tells Croatian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'i je u na se da za su od kao koji što bi će nije uz ili te kako prema a s ne to ali koja iz po o biti samo više sve još nakon koje jer bio do ovo sam godine godina između također nego može smo ako kada svoje njegov njih pri rekao hrvatske tijekom općine tko uopće hrvatskoj gdje dio tisuća tvrtka tvrtke sveučilište glazba točno tjedna siječnja veljače ožujka travnja lipnja hrvatska hrvatski hrvatskom zagreb zagreba zagrebu povijest povijesti povijesni lako meko kava zaposlenik zaposlenika vijeće priopćio priopćenju županija županije županiji hrvat hrvata siječanj veljača ožujak travanj svibanj svibnja lipanj srpanj srpnja kolovoz kolovoza rujan rujna listopad listopada studeni studenoga prosinac prosinca tjedan tjedno tisuće tisuću ovdje netko nitko točka europa europske europski europi organizirati organizirali sveučilišta nogomet nogometaš glazbe stanovništva obitelj obitelji suradnja suradnje zahtjev predsjednik predsjednika dijete htio vjera svjetski kazalište kemija kruh vlak općina tvornica posljednji osobito sustav sustava tijelo djelatnost odvjetnik ravnatelj natjecanje izvješće ured časopis kuna izbornik nalazi ima imaju nešto manje preko oko njegovo njegova prvi prva drugi druga treći protiv ispod iznad danas sada uvijek nikad ovaj ova ove taj neki neka nekoliko mnogi svaki ljudi ljude čovjek žena djeca grad selo zemlja riječ riječi vrijeme vremena mjesto dan rad postoji treba mogu mora želi kaže rekla bila bile bili imao imala jest nisu si ste njima nam vam mu joj zašto',
  letters: 'čćđšž',
  trigrams,
  usesStopWords: false,
};
