/** Which pages a check applies to: by content type, and by whether they are readable and about the keyword. */
import type { ContentType, PageKind } from '../report/vocabulary.ts';

export interface Applicability {
  /** The content types the check applies to. A page of unknown type gets only the checks for every page. */
  types: 'every_page' | readonly ContentType[];
  /**
   * `readable`: needs the text. `served`: judges how the page is served, with or without text and whatever it is
   * about. `off_topic`: only pages that are off topic. `any_subject`: needs the text, and holds for whatever the page
   * is about.
   */
  when: 'readable' | 'served' | 'off_topic' | 'any_subject';
}

/** Pages that explain. */
export const texts = ['guide', 'review', 'news', 'reference'] as const satisfies readonly ContentType[];
/** Pages that compare options. */
export const choices = ['listicle', 'comparison'] as const satisfies readonly ContentType[];
/** Pages of who does a job. */
export const providers = ['service', 'local_service', 'home'] as const satisfies readonly ContentType[];
/** Pages that sell or present one thing. */
export const offers = ['product', ...providers] as const satisfies readonly ContentType[];

/** Pages that can say more on a subject: those of one product are about that alone. */
const asked = [...texts, ...choices, ...providers, 'tool'] as const satisfies readonly ContentType[];

/** Those of them that go on to be written: news stays as it was. */
export const lasting = asked.filter((type) => type !== 'news');

const groups = { text: [...texts, ...choices], offer: [...offers, 'category', 'hub'] } as const;

/** The group of a type: pages of a group can say the same things. Types in no group are their own; null if unknown. */
export function groupOf(type: ContentType | null): string | null {
  const isIn = (types: readonly (ContentType | null)[]): boolean => types.includes(type);
  return isIn(groups.text) ? 'text' : isIn(groups.offer) ? 'offer' : type;
}

/** Every readable page. */
export const everyPage = { types: 'every_page', when: 'readable' } as const;
/** Every page, judged by how it is served. */
export const served = { types: 'every_page', when: 'served' } as const;
/** Readable pages of these types, on the keyword or not. */
export const anySubject = (...types: readonly ContentType[]): Applicability => ({ types, when: 'any_subject' });
/** Readable pages of these types. */
export const readable = (...types: readonly ContentType[]): Applicability => ({ types, when: 'readable' });

/** The usual content type of each page kind, used if the type is unknown. */
const typeOfKind: Readonly<Record<PageKind, ContentType | null>> = {
  article: 'guide',
  documentation: 'reference',
  service: 'service',
  product: 'product',
  collection: 'category',
  listing: 'category',
  forum: 'forum',
};

/** The type that checks use: the detected one, otherwise the usual one of the page's kind. */
export function judgedType(type: ContentType | null, kind: PageKind | null): ContentType | null {
  return type ?? (kind === null ? null : typeOfKind[kind]);
}

/** Whether a check for `types` applies to a page of `type`. */
export function judgesType(types: Applicability['types'], type: ContentType | null): boolean {
  return types === 'every_page' || (type !== null && types.includes(type));
}
