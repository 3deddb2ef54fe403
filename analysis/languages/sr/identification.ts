/** What tells Serbian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin', 'Cyrillic'],
  words:
    'и је у на се да за су од са као који што би ће није а то али која како из по о бити само више све још након које јер био до ово сам године година између такође него може те према смо ако када своје његов њих при рекао србије србија због тако где биле била дана општина општине београд београда београду историја историје лако запослених веће саопштио саопштењу округ недеља недеље хиљада хиљаде овде ко неко нико шта тачно тачка уопште европа европске универзитет универзитета фудбал музика музике становништва породица породице сарадња сарадње захтев председник председника дете хтео вера светски током позориште хемија хлеб воз последњи нарочито систем система тело каже новосадски нови сад косова косово динара opština beograd beograda istorija gde ovde takođe nedelja hiljada predsednik dete svetski uopšte vreme mesto reč pre posle sve lepo deo beli odeljenje налази има имају нешто мање преко око његово његова њено његови први прва прво други друга друго трећи против испод изнад данас сада увек никад овај ова ове тај та неки нека неколико многи сваки свака људи људе човек жена деца деце град града село земља земље реч речи време времена место месту дан рад рада налазе постоји постоје треба могу мора жели рекла било били имао имала јесте нису си сте них њима нам вам му јој зашто или ли nalazi ima imaju nešto više manje preko oko njegovo prvi drugi treći između protiv prema ispod iznad danas sada uvek nikad ovaj neki nekoliko mnogi svaki ljudi čovek žena deca dece grad selo zemlja vremena dan rad postoji treba mogu mora želi kaže',
  letters: 'čćđšžђјљњћџ',
  trigrams,
  usesStopWords: false,
};
