/** What tells Afrikaans from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    "die en van het is in nie wat 'n vir om met te dat hy op sy was as aan word deur kan sal ook ons hulle maar by daar dit ek jy sê na uit oor hierdie toe meer een so moet se jaar nog wees kon gaan mense sou nou tot ander geen baie al haar my hom wie waar sodat omdat egter terwyl gesê weer kom julle jou u daardie hoe hoekom wanneer mag wil wou moes geword gewees niks niemand nooit altyd net min meeste eerste laaste nuwe ou groot klein goed beter beste man vrou kind kinders jare dag dae tyd lewe werk land stad huis water geld suid-afrika suid-afrikaanse afrikaans regering polisie skool onderwys gemeenskap kerk here god jesus self maak gemaak gegaan gekom sien gesien gee gegee neem vat tussen onder bo teen sonder daarom of want dus voordat nadat totdat oorspronklike gebruik verskillende elke alle sulke",
  letters: 'êëéèôöóûüúîïíáàäʼn',
  trigrams,
  usesStopWords: true,
};
