/** Which pages a check judges: by their type, and by whether they can be read and are about the keyword. */
import type { ContentType, PageKind } from '../report/vocabulary.ts';

export interface Applicability {
  /** The types of pages that the check judges; a page of no known type has only the checks of every page. */
  types: 'every_page' | readonly ContentType[];
  /** `readable`: needs the text. `served`: judges how the page is served, text or not. `off_topic`: only such a page. */
  when: 'readable' | 'served' | 'off_topic';
}

/** Pages that explain. */
export const texts = ['guide', 'news', 'reference'] as const satisfies readonly ContentType[];
/** Pages that choose among things. */
export const choices = ['listicle', 'comparison'] as const satisfies readonly ContentType[];
/** Pages that sell or present one thing. */
export const offers = ['product', 'service', 'local_service', 'home'] as const satisfies readonly ContentType[];

/** Every page that can be read. */
export const everyPage = { types: 'every_page', when: 'readable' } as const;
/** Every page, by how it is served. */
export const served = { types: 'every_page', when: 'served' } as const;
/** Pages of these types that can be read. */
export const readable = (...types: readonly ContentType[]): Applicability => ({ types, when: 'readable' });

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
