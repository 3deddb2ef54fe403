/** What tells Southern Sotho from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'le ya ho e a ba ka ha ke ea tsa o hore la na wa mme di bo se sa ne oa bana batho motho empa tse eo hae bona teng jwalo kapa re hape fela nako hona moo leha jwang rona lona itseng itse ntate haholo tlase pele mong morena lefatshe sebetsa tshebetso hobane kapele tlhoko kahoo hoba baka mohlala ntho dintho bangata bang nngwe ding bophelo mosebetsi mesebetsi mmuso baithuti sekolo tsebo puo dipuo sesotho sehlopha dihlopha profensi mokgatlo naha dinaha selemo dilemo kgwedi dikgwedi letsatsi matsatsi kajeno feela ruri mona hodimo morao mahareng hara jwaloka haholoholo mabapi sebedisa fumana ithuta bua tseba mohlomong tjhe hlokahala lokela hao yena nna tjhelete metsi ngwana mapolesa setjhaba haeba tla ile neng ntse tswa fihla bolela bolelang jehova modimo lefatsheng tsela mokgwa tlhahisoleseding',
  letters: 'šòôê',
  trigrams,
  usesStopWords: true,
};
