/** Reads the images of a page and their alt texts. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode } from '../parse/tree.ts';
import { absolute, baseOf } from './head.ts';

export interface Image {
  readonly url: string;
  /** `null` if there is no alt attribute; an empty text marks decoration. */
  readonly alt: string | null;
}

export interface Images {
  readonly count: number;
  /** Images without an alt attribute, so without any description. */
  readonly withoutAlt: number;
  /** At most 60. */
  readonly images: readonly Image[];
}

const maxImages = 60;
/** Attributes that hold the address, including those that scripts load later. */
const sources = ['src', 'data-src', 'data-original', 'data-lazy-src', 'srcset', 'data-srcset'];

/** Reads img elements with an address. Tracking pixels are skipped. */
export function readImages(root: ElementNode, url: string): Images {
  const base = baseOf(root, url);
  const byUrl = new Map<string, Image>();
  for (const element of elementsTagged(root, 'img')) {
    if (isPixel(element)) continue;
    const source = sources
      .map((name) => firstAddress(attribute(element, name), base))
      .find((address) => address !== undefined);
    const alt = attribute(element, 'alt') ?? null;
    if (source !== undefined && !byUrl.has(source))
      byUrl.set(source, { url: source, alt: alt === null ? null : alt.trim().slice(0, 200) });
  }
  const all = [...byUrl.values()];
  return {
    count: all.length,
    withoutAlt: all.filter((image) => image.alt === null).length,
    images: all.slice(0, maxImages),
  };
}

function firstAddress(value: string | undefined, base: string): string | undefined {
  return absolute(value?.trim().split(/[\s,](?=\s|\d|$)/, 1)[0], base);
}

function isPixel(element: ElementNode): boolean {
  return ['width', 'height'].some((name) => /^[01](?:px)?$/.test(attribute(element, name)?.trim() ?? ''));
}
