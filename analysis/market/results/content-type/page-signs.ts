/** Signs of the content type on the page itself: page kind, structured data, headings. */

import { hasType, type StructuredItem, textValue, valuesOf } from '../../../extract/structured-data/item.ts';
import { sortOptions } from '../../../languages/any/sort-options.ts';
import type { AnalyzedPage, ReadDocument } from '../../../read/analyzed-page.ts';
import type { ContentType, PageKind } from '../../../report/vocabulary.ts';
import { says, timesSaid } from '../../../text/title-signs.ts';
import { headingSigns } from '../heading-signs.ts';
import type { Vote } from '../type-votes.ts';
import { contentTypeRule } from './rule.ts';

const {
  kindWeights,
  schemaWeights,
  signWeights,
  maxProducts,
  maxVideoWords,
  minRun,
  minLongRun,
  maxStorySections,
  minDateConfidence,
  minProsAndCons,
  maxSectionLevel,
  maxSignalChars,
  maxReadChars,
  minOfferWords,
} = contentTypeRule.values;

/**
 * The content type that each page kind signals, weighted by the model's confidence. Shops and forums are recognized by
 * their structure; an article can be any kind of text, so it is a guide only without other signs.
 */
const kinds: Record<PageKind, ContentType> = {
  article: 'guide',
  documentation: 'reference',
  service: 'service',
  product: 'product',
  collection: 'category',
  listing: 'hub',
  forum: 'forum',
};

/**
 * Types of structured data that name the content type, by how correctly people use them: `NewsArticle` marks up every
 * text of a news site.
 */
const schemas: readonly (readonly [keyof typeof schemaWeights, readonly string[]])[] = [
  ['forum', ['DiscussionForumPosting', 'QAPage']],
  ['category', ['CollectionPage', 'SearchResultsPage', 'OfferCatalog']],
  ['guide', ['Recipe', 'HowTo']],
  ['news', ['NewsArticle', 'ReportageNewsArticle', 'BackgroundNewsArticle']],
  ['tool', ['WebApplication']],
  ['reference', ['DefinedTerm', 'DefinedTermSet', 'APIReference']],
];

const ownOfProducts = ['offers', 'sku', 'gtin', 'gtin13', 'mpn', 'model', 'hasVariant'] as const;
const ratings = ['aggregateRating', 'review'] as const;
const softwareTypes = ['SoftwareApplication', 'MobileApplication', 'VideoGame'] as const;

/** Returns the votes of a page. */
export function pageVotes({ document, words }: AnalyzedPage, language: string): Vote<ContentType>[] {
  const { kind, confidence } = document.page_kind;
  const type = kinds[kind];
  const sure = kind === 'article' ? 1 : confidence;
  return [
    // Without text, the page kind cannot be detected.
    ...(document.confidence === 0 ? [] : [{ type, signal: `page kind: ${kind}`, weight: kindWeights[kind] * sure }]),
    ...schemaVotes(document, words),
    ...openGraphVotes(document),
    ...headingVotes(document, language),
    ...(kind === 'service' ? offerVotes(document, language) : []),
    ...(sortOptions.test(document.facts.visibleText)
      ? [{ type: 'category' as const, signal: 'order by price', weight: signWeights.sortOptions }]
      : []),
    ...(isStory(document)
      ? [{ type: 'news' as const, signal: 'a dated story without sections', weight: signWeights.story }]
      : []),
  ];
}

function schemaVotes({ facts }: ReadDocument, words: number): Vote<ContentType>[] {
  const { items } = facts.structuredData;
  const votes: Vote<ContentType>[] = schemas.flatMap(([type, names]) =>
    names
      .filter((name) => items.some((item) => hasType(item, name)))
      .slice(0, 1)
      .map((name) => ({ type, signal: `structured data: ${name}`, weight: schemaWeights[type] })),
  );
  const products = items.filter((item) => hasType(item, 'Product', 'ProductGroup'));
  if (products.length > 0) {
    const type = products.length <= maxProducts ? 'product' : 'category';
    // Some sites mark up a company or a template as a product to get stars in the results: it has no price or product
    // number, or a price of nothing.
    const isForStars = products.every(
      (item) => hasAny(item, ratings) && (!hasAny(item, ownOfProducts) || isFree(item)),
    );
    const weight = isForStars ? signWeights.starsMarkup : signWeights.productMarkup;
    votes.push({ type, signal: 'structured data: Product', weight });
  }
  if (items.some((item) => hasType(item, ...softwareTypes))) {
    votes.push({ type: 'product', signal: 'structured data: SoftwareApplication', weight: signWeights.productMarkup });
  }
  if (words < maxVideoWords && items.some((item) => hasType(item, 'VideoObject'))) {
    votes.push({ type: 'video', signal: 'structured data: VideoObject', weight: signWeights.videoMarkup });
  }
  return votes;
}

/** Whether everything that an item offers costs nothing. */
function isFree(item: StructuredItem): boolean {
  const offers = valuesOf(item, 'offers');
  return (
    offers.length > 0 && offers.every((offer) => typeof offer !== 'string' && Number(textValue(offer, 'price')) === 0)
  );
}

function hasAny(item: StructuredItem, properties: readonly string[]): boolean {
  return properties.some((property) => valuesOf(item, property).length > 0);
}

/**
 * A sales page offers either software or a service. Decided by the words of its title and by which words its text has
 * more of.
 */
function offerVotes({ facts, text }: ReadDocument, language: string): Vote<ContentType>[] {
  const heads = [facts.title?.value ?? '', facts.h1?.value ?? ''];
  const body = text.slice(0, maxReadChars);
  const isService = heads.some((head) => says(head, 'service', language));
  const isSoftware = heads.some((head) => says(head, 'software', language));
  const services = timesSaid(body, 'service', language);
  const software = timesSaid(body, 'software', language);
  return [
    isService && { type: 'service' as const, signal: 'title: service', weight: signWeights.offerTitle },
    isSoftware && { type: 'product' as const, signal: 'title: software', weight: signWeights.offerTitle },
    services >= minOfferWords &&
      services > software && { type: 'service' as const, signal: 'text: service', weight: signWeights.offerText },
    software >= minOfferWords &&
      software > services && { type: 'product' as const, signal: 'text: software', weight: signWeights.offerText },
  ].filter((vote) => vote !== false);
}

function openGraphVotes({ facts }: ReadDocument): Vote<ContentType>[] {
  const said =
    facts.metas
      .find((meta) => meta.name === 'og:type')
      ?.content.trim()
      .toLowerCase() ?? '';
  const vote = (type: ContentType, weight: number) => [
    { type, signal: `og:type: ${said.slice(0, maxSignalChars)}`, weight },
  ];
  if (said === 'product.group') return vote('category', signWeights.ogProductGroup);
  if (said === 'product' || said === 'og:product') return vote('product', signWeights.ogProduct);
  return said.startsWith('video') ? vote('video', signWeights.ogVideo) : [];
}

function headingVotes(document: ReadDocument, language: string): Vote<ContentType>[] {
  const { numbered, steps, prosAndCons, sections } = headingSigns(document, language);
  const votes: Vote<ContentType>[] = [];
  if (numbered >= minRun) {
    votes.push({
      type: 'listicle',
      signal: `headings: ${numbered} numbered`,
      weight: numbered >= minLongRun && numbered * 2 >= sections ? signWeights.longRun : signWeights.shortRun,
    });
  }
  if (steps >= minRun) votes.push({ type: 'guide', signal: `headings: ${steps} steps`, weight: signWeights.steps });
  // Pros and cons of one thing are a review, of several a list.
  if (prosAndCons >= minProsAndCons)
    votes.push({ type: 'listicle', signal: 'headings: pros and cons of several', weight: signWeights.prosAndCons });
  return votes;
}

/** News has a date and no sections, lists or tables. */
function isStory({ blocks, facts, page_kind }: ReadDocument): boolean {
  const sections = blocks.filter(
    ({ kind, level = 2 }) => kind === 'heading' && level > 1 && level <= maxSectionLevel,
  ).length;
  const isPlain = blocks.every(({ kind }) => kind !== 'list' && kind !== 'table');
  const { published } = facts.dates;
  return (
    page_kind.kind === 'article' &&
    isPlain &&
    sections <= maxStorySections &&
    (published?.confidence ?? 0) >= minDateConfidence
  );
}
