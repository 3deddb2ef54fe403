/** What tells Slovak from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'a sa v na je že o s z do aj to k vo pre za by ako pri od sú ktoré ktorý bol bola som sme si ale už jeho ich po ktorá nie len bolo však podľa tak medzi môže má keď alebo ešte roku čo bude viac veľmi aby mi kde ju ktorých svoje možno iba svoj svoju svojom jej našich naše našej nášho vášho vaše jedna dvoch troch niekoľko mnoho každý každá všetkých všetky ľudia ľudí človek žena deti mesto mesta dedina krajina slovo slová čas miesto miesta deň dni práca nachádza existuje existujú musí chce hovorí povedal povedala mal mala majú budú budeme ste nich nám vám mu kto kedy prečo než lebo pokiaľ pretože počas vďaka kvôli vedľa okolo cez proti pod nad pred úplne trochu menej veľký veľká malý malá nový nová dobrý dobrá prvý druhý tretí posledný ďalší slovenský slovenskej republiky tiež taktiež avšak',
  letters: 'áäčďéíĺľňóôŕšťúýž',
  trigrams,
  usesStopWords: true,
};
