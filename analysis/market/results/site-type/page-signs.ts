/** Signs of the site type on a page: menus, structured data, publisher, software. */

import { hasType, valuesOf } from '../../../extract/structured-data/item.ts';
import type { AnalyzedPage, ReadDocument } from '../../../read/analyzed-page.ts';
import type { PageKind, SiteType } from '../../../report/vocabulary.ts';
import type { Vote } from '../type-votes.ts';
import { siteTypeRule } from './rule.ts';

const { kindWeights, schemaWeights, signWeights, menuWordWeight, maxMenuWords, maxMenuDepth } = siteTypeRule.values;

/** The site type that each page kind signals, weighted by the model's confidence; any site may publish articles. */
const kinds: Readonly<Record<keyof typeof kindWeights, SiteType>> = {
  article: 'media',
  service: 'brand',
  product: 'brand',
  collection: 'brand',
  documentation: 'reference',
  forum: 'ugc',
};

/** Types of structured data that identify the publisher. */
const schemas: readonly (readonly [SiteType, keyof typeof schemaWeights, readonly string[]])[] = [
  ['media', 'mediaOrganization', ['NewsMediaOrganization', 'Periodical', 'Newspaper']],
  ['media', 'newsArticle', ['NewsArticle']],
  ['institution', 'publicBody', ['GovernmentOrganization', 'CollegeOrUniversity', 'NGO']],
  [
    'institution',
    'institution',
    ['EducationalOrganization', 'School', 'Hospital', 'MedicalOrganization', 'ResearchOrganization'],
  ],
  [
    'brand',
    'company',
    ['LocalBusiness', 'Corporation', 'Store', 'OnlineStore', 'OnlineBusiness', 'SoftwareApplication'],
  ],
  ['brand', 'offer', ['Product', 'ProductGroup', 'Offer', 'Service']],
  ['ugc', 'discussion', ['DiscussionForumPosting', 'QAPage']],
  ['reference', 'definition', ['DefinedTerm', 'DefinedTermSet']],
];

/**
 * Words in the paths of a page's links, which include its menus. Shops have a basket and prices, publishers have
 * authors and a newsletter, public bodies have patients, research and donations.
 */
const menus: readonly (readonly [SiteType, ReadonlySet<string>])[] = [
  [
    'brand',
    new Set(
      `cart checkout basket panier warenkorb carrito carrello carrinho winkelwagen product products produit produits
      produkt produkte productos prodotti produtos producten collections pricing prices plans tarifs preise precios prezzi
      precos prijzen services leistungen servicios servizi servicos diensten solutions loesungen soluciones demo book-a-demo
      request-a-demo free-trial get-a-quote request-quote quote quotes devis angebot case-studies customers our-work
      portfolio clients warranty shipping shipping-policy returns livraison versand envios spedizioni store-locator
      where-to-buy find-an-agent locations agents claims submit-claim installers dealers wholesale my-account gift-cards
      careers industries partners investors order order-now sell track-order`.split(/\s+/u),
    ),
  ],
  [
    'media',
    new Set(
      `author authors auteur auteurs autor autoren autores newsletter newsletters newsletter-signup advertise advertising
      advertise-with-us media-kit mediadaten masthead editorial editorial-policy editorial-guidelines editorial-standards
      columnists contributors opinion opinions voices magazine subscribe subscription abo abonnement podcasts politics
      entertainment sports reviews tests deals trends stories story write-for-us affiliate-disclosure about-me
      start-here work-with-me recipes recettes rezepte recetas ricette receitas recepten how-tos guides corrections
      sweepstakes`.split(/\s+/u),
    ),
  ],
  [
    'institution',
    new Set(
      `donate donation donations spenden don donar volunteer volunteering patients patients-and-visitors find-a-doctor
      find-a-provider clinical-trials admissions faculty alumni students departments foia freedom-information-act grants
      publications governance membership who-we-are ministry council
      easy-read leichte-sprache gebaerdensprache facile-a-lire langue-des-signes lectura-facil lengua-de-signos`.split(
        /\s+/u,
      ),
    ),
  ],
];

/** Folders of company blogs. */
const companyBlog =
  /^\/(?:[a-z-]{2,5}\/)?(?:blogs?|insights?|resources?|learn|academy|knowledge-base|ratgeber|magazin)\//iu;

const institutionName =
  /(?<!\p{L})(?:universit\p{L}*|college|institut\p{L}*|ministry|department|foundation|hospital|clinic|association|society|council|charity|ministère|ministerium|stiftung|fundación|fondazione|fundação|stichting)(?!\p{L})/iu;
const companyName =
  /(?<!\p{L})(?:inc|llc|ltd|gmbh|corp|s\.?a\.?s|s\.?r\.?l|b\.?v|co\.|agency|insurance|dental|law)(?!\p{L})/iu;
const mediaName =
  /(?<!\p{L})(?:magazine|news|times|daily|weekly|tribune|gazette|journal|herald|zeitung|press|blog)(?!\p{L})/iu;

/** Generator names of wiki and forum software. */
const software: readonly (readonly [SiteType, RegExp])[] = [
  ['reference', /^(?:mediawiki|dokuwiki)/iu],
  ['ugc', /^(?:discourse|phpbb|vbulletin|xenforo|flarum|mybb|invision)/iu],
];

/** Returns the votes of one page of the site. */
export function pageSiteVotes({ document }: AnalyzedPage): Vote<SiteType>[] {
  const { page_kind: kind, facts } = document;
  const ofKind = document.confidence === 0 || !isSpeaking(kind.kind) ? undefined : kind.kind;
  const generator = facts.metas.find((meta) => meta.name === 'generator')?.content ?? '';
  const publisher = facts.publisher?.value ?? '';
  const vote = (type: SiteType, signal: string, weight: number) => ({ type, signal, weight });
  return [
    ofKind !== undefined && vote(kinds[ofKind], `page kind: ${ofKind}`, kindWeights[ofKind] * kind.confidence),
    kind.kind === 'article' &&
      companyBlog.test(pathOf(document.url)) &&
      vote('brand', 'address: blog of a site', signWeights.companyBlog),
    institutionName.test(publisher) && vote('institution', 'publisher: name', signWeights.publisherInstitution),
    companyName.test(publisher) && vote('brand', 'publisher: name', signWeights.publisherCompany),
    mediaName.test(publisher) && vote('media', 'publisher: name', signWeights.publisherMedia),
    ...software.map(([type, pattern]) => pattern.test(generator) && vote(type, 'generator', signWeights.software)),
    ...schemaVotes(document),
    ...menuVotes(document),
  ].filter((each) => each !== false);
}

function isSpeaking(kind: PageKind): kind is keyof typeof kindWeights {
  return Object.hasOwn(kindWeights, kind);
}

/** Reads top-level items and their publishers; items that are only mentioned say nothing about the site. */
function schemaVotes({ facts }: ReadDocument): Vote<SiteType>[] {
  const { items } = facts.structuredData;
  const publishers = items.flatMap((item) => valuesOf(item, 'publisher').filter((value) => typeof value !== 'string'));
  const speakers = [...items, ...publishers];
  return schemas.flatMap(([type, sign, names]) => {
    const name = names.find((each) => speakers.some((item) => hasType(item, each)));
    return name === undefined ? [] : [{ type, signal: `structured data: ${name}`, weight: schemaWeights[sign] }];
  });
}

function menuVotes({ facts }: ReadDocument): Vote<SiteType>[] {
  const words = new Set(
    facts.links.internalPaths.flatMap((path) =>
      path
        .toLowerCase()
        .split('/')
        .slice(1, 1 + maxMenuDepth)
        .flatMap(menuWords),
    ),
  );
  return menus.flatMap(([type, list]) => {
    const found = [...list].filter((word) => words.has(word)).sort();
    const weight = Math.min(found.length, maxMenuWords) * menuWordWeight;
    return found.length === 0 ? [] : [{ type, signal: `menu: ${found.slice(0, maxMenuWords).join(', ')}`, weight }];
  });
}

/** A path segment without suffix and number, and its last word: `cookware-reviews-4690352` has `reviews`. */
function menuWords(part: string): string[] {
  const name = part.replace(/\.[a-z]{2,5}$/u, '').replace(/-\d+$/u, '');
  return [name, name.slice(name.lastIndexOf('-') + 1)];
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}
