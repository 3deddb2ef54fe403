/** Nouns beside a name that tell of what kind it is, and words that introduce examples; in major web languages. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter((word) => word !== ''));

/**
 * Nouns that a name stands before, by what the name is then: "Kanban method", "LDAC codec", "the Lund brothers". Left out
 * are those that follow names of all kinds, such as "model" and "app".
 */
export const describedNouns: Readonly<Record<'concept' | 'person' | 'maker', ReadonlySet<string>>> = {
  concept:
    set(`methodology methodologies method methods approach technique techniques theory principle principles protocol
  protocols codec codecs algorithm algorithms syndrome disease disorder diet exam exams certification compliance regulations
  philosophy tradition traditions meditation pipes piping foam fiber fibre lifestyle movement scheme
  methodik methode methoden ansatz verfahren prinzip protokoll`),
  person: set('brothers sisters siblings'),
  maker: set('corporation brand brands'),
};

/** Nouns in the plural, or for a group, that examples are given of: "brands such as Tarn", "frameworks like Lund". */
export const exampleNouns: Readonly<
  Record<'concept' | 'person' | 'maker' | 'organization' | 'place' | 'product' | 'work' | 'event', ReadonlySet<string>>
> = {
  concept:
    set(`methodologies methods approaches techniques theories principles protocols codecs algorithms disorders diseases
  conditions diets exams tests certifications standards regulations laws philosophies traditions religions practices
  strategies features technologies materials concepts skills formats styles varieties
  methoden ansätze verfahren prinzipien standards techniken technologien materialien méthodes techniques normes
  technologies matériaux métodos técnicas normas tecnologías materiales`),
  person:
    set(`experts authors artists actors writers scientists researchers philosophers thinkers designers teachers leaders
  musicians athletes celebrities photographers experten autoren künstler forscher auteurs artistes chercheurs autores artistas expertos`),
  maker:
    set(`brands manufacturers companies retailers makers startups vendors providers firms marken hersteller anbieter
  unternehmen händler marques fabricants entreprises fournisseurs marcas fabricantes empresas proveedores`),
  organization:
    set(`organizations organisations agencies universities institutions associations nonprofits charities authorities
  regulators governments organisationen behörden universitäten verbände organismes universités associations organizaciones
  universidades asociaciones organismos`),
  place:
    set(`cities towns countries states regions places destinations islands neighborhoods neighbourhoods areas städte orte
  länder regionen inseln villes pays régions îles ciudades países regiones islas`),
  product:
    set(`tools apps devices products platforms programs models plugins extensions libraries assistants werkzeuge programme
  geräte modelle produkte outils applications appareils produits modèles herramientas aplicaciones dispositivos productos modelos`),
  work: set(
    'books films movies documentaries reports studies podcasts bücher filme studien livres études libros películas estudios',
  ),
  event: set('festivals conferences wars holidays messen konferenzen fêtes conférences festivales conferencias'),
};

/** Words between such a noun and its examples; those of two words by their last. */
export const exampleLinks = set('like including as wie comme que como incluyendo incluidos');

/** What joins the last of several examples. */
export const exampleJoins = set('and or und oder et ou y e o u');

/** What the last of two such words follows: "such as", "tels que", "tales como". Others stand alone. */
export const exampleOpenings: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['as', set('such')],
  ['que', set('tels telles tel telle')],
]);
