/** Finds empty boxes that a script fills, such as the stars of a product or its price. */
import { reviewServices } from '../facts/proof-marks.ts';
import { attribute, type ElementNode, elements, isRead } from '../parse/tree.ts';

export type Filled = 'rating' | 'price';

const names: Readonly<Record<Filled, RegExp>> = {
  rating:
    /(?:^|[\s_-])(?:ratings?|reviews?|stars?|bewertung(?:en)?|avis|opiniones|yotpo|trustpilot|bazaarvoice|bv|powerreviews|okendo|judgeme|jdgm|stamped|loox|feefo|trustedshops)(?:$|[\s_-]|\p{Lu}|\p{N})/iu,
  price: /(?:^|[\s_-])(?:prices?|pricing|preis|prix|precio)(?:$|[\s_-]|\p{Lu}|\p{N})/iu,
};
/** Longer lists of names are those of a whole page. */
const maxNameChars = 300;

/** The kinds of which the page has an empty box, or loads a service that fills one. */
export function filledBoxes(root: ElementNode): ReadonlySet<Filled> {
  const found = new Set<Filled>();
  for (const element of elements(root)) {
    if (found.size === 2) break;
    for (const kind of ['rating', 'price'] as const)
      if (!found.has(kind) && (isEmptyBox(element, kind) || (kind === 'rating' && isService(element)))) found.add(kind);
  }
  return found;
}

function isEmptyBox(element: ElementNode, kind: Filled): boolean {
  if (!isRead(element) || element.children.some((child) => child.kind === 'element' || child.text.trim() !== ''))
    return false;
  const name = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''} ${element.tag}`;
  return name.length <= maxNameChars && names[kind].test(name);
}

function isService({ tag, attributes }: ElementNode): boolean {
  return tag === 'script' && attributes.some(({ name, value }) => name === 'src' && reviewServices.test(value));
}
