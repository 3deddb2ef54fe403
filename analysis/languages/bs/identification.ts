/** What tells Bosnian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'i je u na se da za su od sa kao koji što bi će nije uz ili a ne to ali koja kako iz po o biti samo više sve još nakon koje jer bio do ovo sam godine godina između također nego može te prema smo ako kada svoje njegov njih pri rekao bosne hercegovine bih sarajevu dio historija općina lahko uposlenik vijeća hiljada toku saopćenju općine bosni bosanski bosanska sarajevo sarajeva historije historijski mehko kahva uposleni uposlenika saopćio saopćenja fbih rs entiteta kantona kantonu bošnjak bošnjaka bošnjački avgust avgusta august januar januara februar februara mart marta april aprila maj maja juni juna juli jula septembar septembra oktobar oktobra novembar novembra decembar decembra sedmica sedmice sedmici hiljade takođe ovdje gdje ko neko niko šta tačno tačka uopće evropa evropske evropski evropi organizovati organizirali univerzitet univerziteta fudbal fudbaler muzika muzike stanovništva porodica porodice saradnja saradnje zahtjev predsjednik predsjedništva dijete htio vjera svjetski tokom pozorište hemija hljeb voz opština opštine fabrika nalazi ima imaju nešto manje preko oko njegovo njegova prvi prva drugi druga treći protiv ispod iznad danas sada uvijek nikad ovaj ova ove taj neki neka nekoliko mnogi svaki ljudi ljude čovjek žena djeca grad selo zemlja riječ riječi vrijeme vremena mjesto dan rad postoji treba mogu mora želi kaže rekla bila bile bili imao imala jest nisu si ste njima nam vam mu joj zašto',
  letters: 'čćđšž',
  trigrams,
  usesStopWords: false,
};
