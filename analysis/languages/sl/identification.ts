/** What tells Slovenian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'in je v na se da za so ki pa s tudi z po bi ne ali kot pri ter bo bil bila od iz do še ob kar če sem tem ni lahko bilo ga jih zaradi ko smo zelo kako tako že le med več leta letu samo pred nad kjer ima biti vse svoje nekaj njihov brez katera katero kateri njihova njegov njegova naš naša naše vaš vaša vaše ena dveh treh veliko vsak vsaka vseh vsi ljudje ljudi človek ženska otroci mesto mesta vas dežela beseda besede čas kraj dan dni delo nahaja obstaja obstajajo mora hoče pravi rekel rekla imel imela imajo bodo bomo ste njih nam vam mu kdo kdaj kje zakaj ampak vendar ker poleg okoli čez proti pod popolnoma malo manj velik velika majhen nov nova dober dobra prvi drugi tretji zadnji slovenski slovenije slovenija evropski evropska komisija mogoče potrebno bile bili si svojo svojega tega tej teh vendarle',
  letters: 'čšžćđ',
  trigrams,
  usesStopWords: false,
};
