/** What tells Shona from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'uye kuti ari pa mu ku kana asi iye vanhu ndi nekuti ne nokuti zvino kwete rino ino uyo iyi kune mune munhu izvi izvo zve ve vake wake yake zvake chete zvakare kubva panguva vose zvose asina vari akati tinofanira hapana kuita ndivo vaive yaive chikoro gore mwari iri wakanga ainge vachi zvikuru zvakadaro zvisinei sezvo kunyange kunyangwe muenzaniso zvinhu chinhu vazhinji vamwe umwe imwe zvimwe dzimwe hupenyu upenyu basa mabasa hurumende vadzidzi ruzivo mutauro mitauro chishona boka mapoka nyika makore mwedzi mazuva zuva nhasi pano apo ipapo pamusoro pasi pamberi mushure pakati sei chii ani rini kupi kushandisa kuwana kudzidza kuenda kutaura kuziva zvichida aiwa hongu wangu wako wedu wenyu vedu vavo yavo yedu yangu yako zvavo zvedu kwaari kwavari kwatiri kwandiri naye navo nesu neni mari mvura vana mwana mambo mapurisa jesu zimbabwe harare mutungamiri president vanoti anoti vakati ndiye ndizvo ndipo',
  letters: '',
  trigrams,
  usesStopWords: false,
};
