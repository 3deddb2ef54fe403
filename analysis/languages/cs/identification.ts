/** What tells Czech from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'a se v na je že o s z do i to k ve pro za by jako při od jsou také které který byl byla jsem jsme si ale už jeho jejich po která není jen bylo však podle tak mezi může má když nebo ještě roce co bude více velmi aby mi kde ji kterých své proto být této tento svůj svou svém její našich naše naší našeho vašeho vaše jednou dvou tří několik mnoho každý každá všech všechny lidé lidí člověk žena děti město města vesnice země slovo slova čas místo místa den dny práce nachází existuje existují musí chce říká řekl řekla měl měla mají budou budeme jsi jste nich nám vám mu jí kdo kdy jak proč než pokud protože jestli během díky kvůli vedle kolem přes proti pod nad před zcela trochu méně velký velká malý malá nový nová dobrý dobrá první druhý třetí poslední další český české republiky',
  letters: 'áčďéěíňóřšťúůýž',
  trigrams,
  usesStopWords: true,
};
