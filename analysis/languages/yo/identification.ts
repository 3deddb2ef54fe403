/** What tells Yoruba from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'ni ti àwọn ń tí ó sí náà wọn fún pé a kan wa bá láti jẹ́ gbogbo ọ̀rọ̀ yìí mo rẹ̀ kò lọ ọdún ṣe kí ṣùgbọ́n nínú yóò nígbà tó wọ́n èyí pẹ̀lú bí àti ọmọ ilé ọ̀nà ìgbà lè rí ọlọ́run ènìyàn ẹni ara si awon fun ki ati lati ninu ní sì kì í kìí báyìí nítorí bó tilẹ̀ lára lórí lẹ́yìn níwájú lábẹ́ láàárín gan-an púpọ̀ díẹ̀ ohun nǹkan ibi ọjọ́ oṣù wákàtí ọwọ́ ojú orí ẹ̀ka orílẹ̀ èdè ìjọba ìpínlẹ̀ ààrẹ gómìnà nàìjíríà yorùbá olódùmarè jésù ọba ìyá bàbá ọkùnrin obìnrin ará ìlú owó iṣẹ́ ṣiṣẹ́ sọ wí gbà mú fi wá dé jáde padà rán kọ́ kọ kà mọ̀ gbọ́ wò fẹ́ fẹ́ràn le gbe ko se nipa awọn pe naa ọdun gẹgẹ bii sinu nitori pẹlu je ile o n ba won ilu orile-ede omo ojo osu odun oba iya baba okunrin obinrin ise owo ona gege bi sugbon tabi nibi nigba pelu laarin lori leyin niwaju alakoso agba olori ijoba eniyan enikan meji meta bẹ́ẹ̀ bẹẹ ojó',
  letters: 'àáèéẹìíòóọṣùúńǹḿâêîôûm̀',
  trigrams,
  usesStopWords: true,
};
