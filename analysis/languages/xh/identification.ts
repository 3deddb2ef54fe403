/** What tells Xhosa from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'ukuba kwaye ngoku kunye ke ku kwi le ngenxa xa okanye abantu umntu kodwa into yokuba kuba ngokuba kwe loo oko nje wathi yakhe wakhe bonke zonke konke apho phi njengoko kufuneka ukwenza lo aba ezi eli esi ubu uthixo uyehova nokuba ndi siya abo ezo kule kulo iinkonzo iincwadi ngaphandle phambi emva kananjalo uthi bathi yithi kwakhona nangona xeshikweni ngelo xesha ixesha amaxesha umzekelo izinto yinto nto abaninzi abanye omnye enye elinye ezinye ubomi umsebenzi imisebenzi urhulumente abafundi isikolo ulwazi ulwimi iilwimi isixhosa iqela amaqela iphondo umbutho intsebenziswano kumzantsi wemveli yesizwe izizwe unyaka iminyaka inyanga iinyanga iintsuku usuku namhlanje kuphela kakhulu ngokwenene ngoko ngaloo nalapho apha phaya pha ngaphambili phantsi phezulu phakathi phakade ekubeni njengokuba ingakumbi malunga ngokubhekiselele ngokusebenzisa ukusebenza ukufumana ukufunda ukuya ukuthetha ukuze ukwazi siyakwazi bayakwazi uyakwazi kufanelekile enokuba ngaba mhlawumbi hayi ewe nceda wam wakho wethu wenu bethu babo yabo yethu yam yakho zabo zethu lwabo lwethu kuye kubo kuthi kum kuwe ngaye ngabo nabo naye nathi nam nawe iyakuba bekuba ibe yaba waba baba zaba kwaba leyo eso obo umnxeba icandelo imali amanzi abantwana umntwana inkosi inkosana',
  letters: '',
  trigrams,
  usesStopWords: false,
};
