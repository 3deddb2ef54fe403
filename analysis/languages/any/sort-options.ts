/** What a shop offers above a shelf: the order of the products by price, and how many there are. */
const price = '(?:price|prix|preis|precio|prezzo|preço|prijs)';
const order =
  '(?:(?:de )?(?:low(?:est)?(?: to |\\s?[-–]\\s?)high|high(?:est)?(?: to |\\s?[-–]\\s?)low)|ascending|descending|croissant|décroissant|(?:auf|ab)steigend|ascendente|descendente|(?:de )?(?:menor a mayor|mayor a menor|más bajo a más alto|más alto a más bajo)|crescente|decrescente|oplopend|aflopend)';
const edge = '[\\p{L}\\p{M}\\p{N}]';

/** Matches a choice of order by price, or a count such as "Il y a 143 produits" and "Showing 1–24 of 86 results". */
export const sortOptions = new RegExp(
  `\\(\\p{N}+ (?:products|produits|productos|produkte)\\)|(?<!${edge})(?:${price}s?[\\s:,(–-]{1,4}${order}|(?:il y a|hay) \\p{N}+ (?:produits|productos)|(?:showing|mostrando) \\p{N}+.{1,3}\\p{N}+ (?:of|de) \\p{N}+ (?:results|products|items|productos|resultados)|\\p{N}+ products? found|lowest price\\s+highest price)(?!${edge})`,
  'iu',
);
