/** What tells Zulu from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'ukuthi futhi kanye ku le uma noma ngoba kodwa abantu umuntu kusho la ukuze kakhulu yini lapho bonke zonke konke yakhe wakhe kuleli njengoba manje nge ngo kwa lokhu lo laba lezi leyo labo njalo khona phakathi emva phambi unkulunkulu ujehova kuphela ngesikhathi esikhathini iminyaka unyaka kumele ukwenza ngaphandle mina wena thina eningizimu afrika uthe bathi kuthiwa ngakho kanjalo nokho nakuba isibonelo izinto into lutho abaningi abanye omunye enye elinye ezinye impilo umsebenzi imisebenzi uhulumeni abafundi isikole ulwazi ulimi izilimi isizulu iqembu amaqembu isifundazwe inhlangano iningizimu lesizwe izizwe izinyanga inyanga izinsuku usuku namhlanje ngempela ngaleyo lapha laphaya ngaphambili phansi phezulu ngokuthi njengokuthi ikakhulukazi mayelana ngokusebenzisa ukusebenza ukuthola ukufunda ukuya ukukhuluma ukwazi kungenzeka mhlawumbe cha yebo wami wakho wethu wenu bethu babo yabo yethu yami yakho zabo zethu kuye kubo kithi kimi kuwe ngaye ngabo nabo naye nathi nami nawe imali amanzi izingane ingane inkosi amaphoyisa umphakathi osekuyisikhathi owayengu kwase wase base yase uzoba bazoba kwezwe izwe emazweni edolobheni ekhaya endaweni indawo izindawo',
  letters: '',
  trigrams,
  usesStopWords: false,
};
