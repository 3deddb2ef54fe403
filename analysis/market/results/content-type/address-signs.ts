/** What the address of a page says of its content type: the front page of a site, a folder of guides or products. */
import type { ContentType } from '../../../report/vocabulary.ts';
import type { Vote } from '../type-votes.ts';
import { contentTypeRule } from './rule.ts';

const { frontWeight, folderWeights, documentationHostWeight } = contentTypeRule.values;

/** Parts of a path that only choose a language or name the front page itself. */
const frontPart = /^(?:[a-z]{2}(?:[-_][a-z]{2})?|(?:index|home|default|accueil|startseite|inicio)(?:\.\p{L}{2,5})?)$/iu;

/**
 * Folders as sites everywhere name them, with what they weigh: those that shop systems and documentation give their
 * pages weigh most, since nobody names them by taste. Of several the last counts, which is nearest to the page.
 */
const folders: readonly (readonly [keyof typeof folderWeights, RegExp])[] = [
  ['product', /^(?:products?|p|dp|item|itm|produit|produkt|producto|prodotto|produto)$/iu],
  ['category', /^(?:collections?|categor(?:y|ies|ie|ia)|c|cat|shop|catalog(?:ue)?|kategorie|categorie|categoria)$/iu],
  ['guide', /^(?:guides?|how-?to|tutorials?|learn|recipes?|tips|ratgeber|conseils|consejos)$/iu],
  ['listicle', /^(?:rankings?|lists?|best|best-?of|top-?\d*)$/iu],
  ['comparison', /^(?:compare|comparisons?|comparatif|vergleich|vs)$/iu],
  ['service', /^(?:services?|dienstleistungen|leistungen|prestations|servicios|servizi|servicos|diensten)$/iu],
  ['tool', /^(?:calculators?|tools?|generators?|rechner|outils|calculadoras?)$/iu],
  ['forum', /^(?:forums?|threads?|viewtopic(?:\.php)?|showthread(?:\.php)?)$/iu],
  ['news', /^(?:news|press|press-releases?|newsroom|actualites?|nachrichten|noticias|notizie|nieuws)$/iu],
  ['reference', /^(?:wiki|glossary|dictionary|definitions?|encyclopedia|docs?|documentation|reference|api|lexikon)$/iu],
  ['video', /^(?:watch|videos?)$/iu],
];

/** Hosts that serve documentation say so. */
const documentationHost = /^(?:docs?|developers?|wiki|documentation)\./iu;

/** The votes of `url`; none when it is no address. */
export function addressVotes(url: string): Vote<ContentType>[] {
  if (!URL.canParse(url)) return [];
  const { hostname, pathname, searchParams } = new URL(url);
  const parts = pathname.split('/').filter((part) => part !== '');
  // A front page that is asked for one thing is not the front page.
  if (parts.every((part) => frontPart.test(part)) && !searchParams.has('id') && !searchParams.has('p')) {
    return [{ type: 'home', signal: 'address: front page', weight: frontWeight }];
  }
  const named = parts.flatMap((part) =>
    folders.filter(([, pattern]) => pattern.test(part)).map((row) => ({ row, part })),
  );
  const last = named.at(-1);
  return [
    ...(last === undefined
      ? []
      : [{ type: last.row[0], signal: `address: /${last.part}/`, weight: folderWeights[last.row[0]] }]),
    ...(documentationHost.test(hostname)
      ? [{ type: 'reference' as const, signal: 'address: documentation host', weight: documentationHostWeight }]
      : []),
  ];
}
