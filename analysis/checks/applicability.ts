/** Which checks judge a page: by its type, and by whether it can be read and is about the keyword. One row per check. */
import type { CheckId } from '../report/gap/check-ids.ts';
import type { ContentType, PageKind } from '../report/vocabulary.ts';

export interface Applicability {
  /** The types of pages that the check judges; a page of no known type has only the checks of every page. */
  types: 'every_page' | readonly ContentType[];
  /** `readable`: needs the text. `served`: judges how the page is served, text or not. `off_topic`: only such a page. */
  when: 'readable' | 'served' | 'off_topic';
}

/** Pages that explain. */
const texts = ['guide', 'news', 'reference'] as const satisfies readonly ContentType[];
/** Pages that choose among things. */
const choices = ['listicle', 'comparison'] as const satisfies readonly ContentType[];
/** Pages that sell or present one thing. */
const offers = ['product', 'service', 'local_service', 'home'] as const satisfies readonly ContentType[];

const everyPage = { types: 'every_page', when: 'readable' } as const;
const served = { types: 'every_page', when: 'served' } as const;
const readable = (...types: readonly ContentType[]): Applicability => ({ types, when: 'readable' });

export const applicability: Readonly<Record<CheckId, Applicability>> = {
  'search-bots-blocked-in-part': served,
  'max-snippet-short': served,
  'nosnippet-parts': served,
  'canonical-elsewhere': served,
  'model-instructions': served,
  // One piece of advice, whatever else the page lacks: nothing makes it an answer to this keyword.
  'off-topic': { types: 'every_page', when: 'off_topic' },
  'title-without-keyword': everyPage,
  'description-missing': everyPage,
  'query-terms-missing': everyPage,
  // A shelf, a hub, a thread, a video or a tool has no sections to add.
  'topic-missing': readable(...texts, ...choices, ...offers),
  'question-unanswered': readable(...texts, ...choices, ...offers),
  'question-partly-answered': readable(...texts, ...choices, ...offers),
  'faq-missing': readable(...texts, ...choices, ...offers),
  'thin-content': readable(...texts, ...choices),
  'direct-answer-missing': readable(...texts, ...choices),
  'answer-buried': readable(...texts, ...choices),
  'claim-missing': readable(...texts, ...choices),
  'claim-differs': everyPage,
  'price-missing': readable(...texts, ...choices, ...offers, 'category'),
  'few-figures': readable(...texts, ...choices),
  // Nobody dates a product, a shelf or a calculator.
  'date-missing': readable(...texts, ...choices),
  'date-old': readable(...texts, ...choices),
  'outdated-year': readable(...texts, ...choices, ...offers, 'category', 'tool'),
  'outdated-text': readable(...texts, ...choices, ...offers, 'category'),
  'comparison-missing': readable(...texts, ...choices, ...offers),
  'proof-missing': readable('guide', ...choices, ...offers, 'category', 'tool'),
  'sources-missing': readable(...texts, ...choices),
  // A company signs its own pages.
  'author-missing': readable(...texts, ...choices),
  'structured-data-mismatch': everyPage,
  'copied-text': everyPage,
};

/** What a page of a kind mostly is, where no sign tells its type. */
const typeOfKind: Readonly<Record<PageKind, ContentType | null>> = {
  article: 'guide',
  documentation: 'reference',
  service: 'service',
  product: 'product',
  collection: 'category',
  listing: 'category',
  forum: 'forum',
};

/** The type that checks go by: the one that was told, or else what a page of its kind mostly is. */
export function judgedType(type: ContentType | null, kind: PageKind | null): ContentType | null {
  return type ?? (kind === null ? null : typeOfKind[kind]);
}

/** Whether a check of `types` judges a page of `type`. */
export function judgesType(types: Applicability['types'], type: ContentType | null): boolean {
  return types === 'every_page' || (type !== null && types.includes(type));
}
