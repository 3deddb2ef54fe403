/** Signs of the content type in a page's address: front page, folders of guides or products. */
import type { ContentType } from '../../../report/vocabulary.ts';
import type { Vote } from '../type-votes.ts';
import { contentTypeRule } from './rule.ts';

const { frontWeight, folderWeights, adviceWeight, documentationHostWeight } = contentTypeRule.values;

/** Path segments that only select a language or name the front page. */
const frontPart = /^(?:[a-z]{2}(?:[-_][a-z]{2})?|(?:index|home|default|accueil|startseite|inicio)(?:\.\p{L}{2,5})?)$/iu;

/**
 * Common folder names with their weights. Names set by shop systems and documentation software weigh most, because
 * nobody chooses them freely. If there are several, the last one counts, which is nearest to the page.
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

/** The last part of the address of a company's price list. */
const priceList =
  /^(?:(?:our|unsere|nos|nuestr[oa]s)-)?(?:prices|pricing|rates|preise|preisliste|tarifs|precios|tarifas|(?:preise|kosten)-(?:und-)?leistungen)(?:\.\p{L}{2,5})?$/iu;

/** Host names of documentation sites. */
const documentationHost = /^(?:docs?|developers?|wiki|documentation)\./iu;

/** A company's folder of advice: what stands there explains, even if it sells as well. */
const adviceFolder = /\/(?:advice|ratgeber|conseils|consejos)\//iu;

/** The vote of a page that reads like an offer, but stands among advice or `asks` a question in its main heading. */
export function adviceVotes(url: string, asks: boolean): Vote<ContentType>[] {
  const isAdvice = URL.canParse(url) && adviceFolder.test(new URL(url).pathname);
  return [
    ...(isAdvice ? [{ type: 'guide' as const, signal: 'address: folder of advice', weight: adviceWeight }] : []),
    ...(asks ? [{ type: 'guide' as const, signal: 'heading: question', weight: adviceWeight }] : []),
  ];
}

/** Returns the votes of `url`; none if it is not a valid address. */
export function addressVotes(url: string): Vote<ContentType>[] {
  if (!URL.canParse(url)) return [];
  const { hostname, pathname, searchParams } = new URL(url);
  const parts = pathname.split('/').filter((part) => part !== '');
  // With an id or a path in the query, the path of the front page shows another page.
  const isOther = [...searchParams.keys()].some((key) => key === 'id' || key === 'p' || key.startsWith('/'));
  if (parts.every((part) => frontPart.test(part)) && !isOther) {
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
    ...(priceList.test(parts.at(-1) ?? '')
      ? [{ type: 'service' as const, signal: 'address: price list', weight: folderWeights.service }]
      : []),
    ...(documentationHost.test(hostname)
      ? [{ type: 'reference' as const, signal: 'address: documentation host', weight: documentationHostWeight }]
      : []),
  ];
}
