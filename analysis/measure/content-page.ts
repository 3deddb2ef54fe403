/** What a page itself says of its content type: its kind by make-up, its structured data, its headings. */
import type { PageKind } from '../extract/content/page-kind.ts';
import { hasType } from '../extract/structured-data/item.ts';
import type { ContentType } from '../report/vocabulary.ts';
import type { AnalyzedPage, ReadDocument } from './analyzed-page.ts';
import { headingSigns } from './heading-signs.ts';
import type { Vote } from './type-votes.ts';

/**
 * What a kind of page speaks for, weighed by how sure the model is of it. Shops and forums are told by their make-up;
 * an article may be anything that is written, so it is a guide only where nothing else speaks.
 */
const kinds: Record<PageKind, { type: ContentType; weight: number }> = {
  article: { type: 'guide', weight: 1 },
  documentation: { type: 'reference', weight: 2.5 },
  // A page that offers one service is for a reader what a page that offers one product is.
  service: { type: 'product', weight: 2 },
  product: { type: 'product', weight: 3 },
  collection: { type: 'category', weight: 3 },
  listing: { type: 'category', weight: 2.5 },
  forum: { type: 'forum', weight: 3 },
};

/**
 * Types of structured data that name what the page is, by how far people use them as they are meant: `NewsArticle`
 * marks up every text of a news site.
 */
const schemas: readonly (readonly [ContentType, number, readonly string[]])[] = [
  ['forum', 2, ['DiscussionForumPosting', 'QAPage']],
  ['category', 1.5, ['CollectionPage', 'SearchResultsPage', 'OfferCatalog']],
  ['guide', 1.5, ['Recipe', 'HowTo']],
  ['news', 1.1, ['NewsArticle', 'ReportageNewsArticle', 'BackgroundNewsArticle']],
  ['tool', 1.5, ['WebApplication']],
  ['reference', 2, ['DefinedTerm', 'DefinedTermSet', 'APIReference']],
];

/** More products than this at the top of the structured data are a shelf of them. */
const mostProducts = 3;

/** A page of fewer words beside its video is the video's. */
const fewWords = 300;

/** Three of a run may be chance; from five on a numbered list is the page's make-up. */
const leastRun = 3;
const longRun = 5;

/** A text with more sections than this is no short report. */
const mostSections = 1;
const sureDay = 0.4;

/** The votes of a page. */
export function pageVotes({ document, words }: AnalyzedPage, language: string): Vote<ContentType>[] {
  const { kind, confidence } = document.page_kind;
  const { type, weight } = kinds[kind];
  const sure = kind === 'article' ? 1 : confidence;
  return [
    // A page without text has no make-up to tell its kind by.
    ...(document.confidence === 0 ? [] : [{ type, signal: `page kind: ${kind}`, weight: weight * sure }]),
    ...schemaVotes(document, words),
    ...openGraphVotes(document),
    ...headingVotes(document, language),
    ...(isStory(document) ? [{ type: 'news' as const, signal: 'a dated story without sections', weight: 1.25 }] : []),
  ];
}

function schemaVotes({ facts }: ReadDocument, words: number): Vote<ContentType>[] {
  const { items } = facts.structuredData;
  const votes: Vote<ContentType>[] = schemas.flatMap(([type, weight, names]) =>
    names
      .filter((name) => items.some((item) => hasType(item, name)))
      .slice(0, 1)
      .map((name) => ({ type, signal: `structured data: ${name}`, weight })),
  );
  const products = items.filter((item) => hasType(item, 'Product', 'ProductGroup')).length;
  if (products > 0) {
    const type = products <= mostProducts ? 'product' : 'category';
    votes.push({ type, signal: 'structured data: Product', weight: 1.5 });
  }
  if (words < fewWords && items.some((item) => hasType(item, 'VideoObject'))) {
    votes.push({ type: 'video', signal: 'structured data: VideoObject', weight: 2 });
  }
  return votes;
}

function openGraphVotes({ facts }: ReadDocument): Vote<ContentType>[] {
  const said =
    facts.metas
      .find((meta) => meta.name === 'og:type')
      ?.content.trim()
      .toLowerCase() ?? '';
  const vote = (type: ContentType, weight: number) => [{ type, signal: `og:type: ${said.slice(0, 40)}`, weight }];
  if (said === 'product.group') return vote('category', 2);
  if (said === 'product' || said === 'og:product') return vote('product', 1);
  return said.startsWith('video') ? vote('video', 3) : [];
}

function headingVotes(document: ReadDocument, language: string): Vote<ContentType>[] {
  const { numbered, steps, prosAndCons } = headingSigns(document, language);
  const votes: Vote<ContentType>[] = [];
  if (numbered >= leastRun) {
    votes.push({
      type: 'listicle',
      signal: `headings: ${numbered} numbered`,
      weight: numbered >= longRun ? 1.5 : 0.75,
    });
  }
  if (steps >= leastRun) votes.push({ type: 'guide', signal: `headings: ${steps} steps`, weight: 1.5 });
  // Weighing one thing is a review; weighing several is a list of them.
  if (prosAndCons >= 2 * 2) votes.push({ type: 'listicle', signal: 'headings: pros and cons of several', weight: 1 });
  return votes;
}

/** News is told in one go: a day, and no sections, lists or tables. */
function isStory({ blocks, facts, page_kind }: ReadDocument): boolean {
  const sections = blocks.filter(({ kind, level = 2 }) => kind === 'heading' && (level === 2 || level === 3)).length;
  const isPlain = blocks.every(({ kind }) => kind !== 'list' && kind !== 'table');
  const { published } = facts.dates;
  return page_kind.kind === 'article' && isPlain && sections <= mostSections && (published?.confidence ?? 0) >= sureDay;
}
