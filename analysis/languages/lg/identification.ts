/** What tells Ganda from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    "nga mu ku n'a era na ne okuva okukola nti abantu omuntu naye bwe kuba kino abo ali ebyo yali wa ba ya bya ekintu oba nnyo bonna buli wabula gwe ogwo oyo ono kyokka ate mukama katonda okutuuka nnyini eby'enjigiriza baali tebaali bw'omu kwe ng'o olw'okuba ekirala olunaku omwaka gavumenti ssente bangi abalala omulala endala ebirala obulamu omulimu emirimu abayizi essomero okumanya olulimi ennimi oluganda ekibiina ebibiina eggwanga amawanga emyaka omwezi emyezi ennaku leero kati wano awo waggulu wansi maaso emabega wakati lwaki ki ani ddi okukozesa okufuna okuyiga okugenda okwogera oboolyawo nedda ye wange wo waffe baffe baabwe yaabwe yaffe gye byabwe byaffe gy'ali nabo naffe nange amazzi abaana omwana kabaka poliisi yesu uganda kampala pulezidenti agamba yagamba bagamba kubanga singa kityo ekyo kye ky'okuba ebiri omu babiri byonna kyonna yenna ekifo ebifo ensi mukisa minisita bannansi abakulembeze omukulembeze okusinga wadde ng'era okutandika okulaba okuwa okutuusa",
  letters: 'ŋ',
  trigrams,
  usesStopWords: false,
};
