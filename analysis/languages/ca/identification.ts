/** What tells Catalan from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    "de la i que el a els en les per l'a d'un amb del és un una al no es va com més aquest aquesta han seva seu però són ha dels o fer pel ser també quan fins entre sobre si ja hi molt perquè anys tot tots ho sense aquests pot estat altres després on durant part dues dos segons mateix cap dia vegada encara només així havia cada sempre això catalunya barcelona ciutat població govern meva nostra nostre aquells què qui doncs ara avui any segle primer primera gran poble temps vida fet fa van vam anar tenir té tenen podem molts moltes llibre carrer església nou nova bé home dona servei serveis especialistes centre centres drets reservats lloc informació comarca ajuntament generalitat persones empresa empreses treball nostres vostre vostra seus seves meus meves cadascun cadascuna tampoc mentre malgrat mitjançant tanmateix allò aquell aquella aquelles algun alguna alguns algunes qualsevol res ningú tothom gairebé massa força bastant menys millor pitjor dret esquerra nit matí tarda setmana mes hores minuts eren estava estaven haver havien fou foren serà seran sóc ets som sou feia fan diu diuen veure vol volen pots poden cal",
  letters: 'àèéíïóòúüçl·',
  trigrams,
  usesStopWords: true,
};
