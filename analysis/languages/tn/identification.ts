/** What tells Tswana from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'le ya go e a ba ka mo ke tsa o gore la na wa mme di bo se sa ne jaana batho motho fa tse gagwe bone teng jalo kgotsa re gape fela nako gone kwa leng jang rona lona nna rra thata pele mongwe morena lefatshe dira tiro gonne tlhoka seno jaaka kana nngwe tseno bana ntse moo ntlha sekai selo dilo bantsi bangwe yo dingwe botshelo ditiro puso goromente baithuti sekolo kitso puo dipuo setswana setlhopha ditlhopha porofense mokgatlho naga dinaga ngwaga dingwaga kgwedi dikgwedi letsatsi malatsi gompieno tota mono godimo tlase morago magareng bogolo segolobogolo malebana dirisa bona ithuta bua itse gongwe nnyaa ee tlhokega tshwanetse me gago ene madi metsi ngwana mapodise setšhaba tla ile tswa goroga bolela modimo lefatsheng tsela mokgwa tshedimosetso tirelo gagabo rraagwe mmaagwe motlhatlheledi kgatlhanong botlhokwa botlhe tsotlhe yotlhe',
  letters: 'šêô',
  trigrams,
  usesStopWords: false,
};
