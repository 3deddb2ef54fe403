/** What tells Tsonga from other languages. */
import type { Identification } from '../language-pack.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    "na ku ka ni ya wa va leswaku hi eka swi xi la loko kumbe naswona ndzi u a ti nga ma vanhu munhu hikuva kambe swa leyi lowu lava laha hikwavo hikwaswo tani hala nkarhi yena vona hina mina wena yehovha xikwembu tiko siku ntirho kutani ndlela leswi leswo endla swinene van'wana un'wana rin'wana xana ematikweni xikongomelo vutomi swilo swona yona lona wona byona timhaka mhaka tindlela vukosi rixaka ximunhu ntiyiso nkulukumba mufambisi vafambisi mfumo vaaki xiphemu swiphemu vutirhi vatirhi mutirhi ri si hlaya hambiswiritano nakambe hambi kona lahaya endzhaku emahlweni ehenhla ehansi exikarhi ematini lembe malembe n'hweti masiku vhiki nhlayo nkoka swifaniso n'wana vana wansati wavanuna tatana manana ndyangu muti miti tihosi hosi xivandla xiyimo swiyimo ntshembo ripfumelo vonaka tirhisa tirhisiwa nyika nyikiwa vula vuriwa vurile tlhela tsala tsariwa yingisa languta tekiwa lulamisa hetisisa dyondza dyondzisa dyondzo xikolo swikolo vadyondzi",
  letters: '',
  trigrams: null,
  usesStopWords: false,
};
