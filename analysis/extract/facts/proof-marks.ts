/** Reads marks of proof outside the text: services that draw reviews by script, names of elements, texts of images. */
import { attribute, type ElementNode, elements, rawTextOf } from '../parse/tree.ts';

/** What the page may show by scripts and images, of which its text says nothing. */
export interface ProofMarks {
  /** A box, script or frame for ratings or reviews: stars are drawn there when the page is open. */
  readonly reviews: boolean;
  /** The same for stories of customers. */
  readonly cases: boolean;
  /** Distinct texts of images and labels: "BBB accredited business". */
  readonly described: readonly string[];
}

/** Services that draw reviews, by their names in addresses, scripts and elements, and markup that states a rating. */
export const reviewServices =
  /aggregaterating|reviewcount|ratingvalue|yotpo|bazaarvoice|power-?reviews|pr-snippet|trustpilot|judge\.?me|jdgm|stamped\.io|stamped-|loox|okendo|okereviews|reviews\.io|reviewsio|feefo|trusted-?shops|trstd|elfsight|elfsig|birdeye|podium\.com|ekomi|provenexpert|ausgezeichnet\.org|avis-verifies|netreviews|skeepers|opiniones-verificadas|junip|shopper-?approved|resellerratings|sitejabber|reputation\.com|reviewsolicitors|doctify|kiyoh|webwinkelkeur|embedsocial|sociablekit|tagembed|senja\.io|testimonial\.to|nicejob|gatherup|broadly\.com|customerlobby|trustindex|grw-|wp-google-reviews|tripadvisor|widget\.clutch|clutch-widget|capterra|sourceforge\.net|gartner|turnto|fera\.ai|rivyo|opinew|ryviu|vitals\.|mulwi|lipscore|testfreaks|reevoo|verified-?reviews|google-?reviews/iu;
/** Words in names of elements, which are English on pages in any language. */
const reviewNames = /(?:^|[^a-z])(?:reviews?|ratings?|stars?|testimonials?|voices?)(?![a-z])/iu;
const caseNames =
  /(?:^|[^a-z])(?:testimonials?|case-?stud(?:y|ies)|(?:success|customer|client|user|alumni|student)-?stor(?:y|ies)|portfolio)(?![a-z])/iu;
const described = ['alt', 'title', 'aria-label'] as const;
/** Names are short; longer values are settings and styles. */
const maxValueChars = 200;
const maxScriptChars = 100_000;
const maxScriptsChars = 600_000;
const maxTextChars = 150;
const maxTexts = 500;

/** Returns the marks of a page. */
export function readProofMarks(root: ElementNode): ProofMarks {
  let reviews = false;
  let cases = false;
  let readable = maxScriptsChars;
  const texts = new Set<string>();
  for (const element of elements(root)) {
    if (element.tag === 'script' && !reviews && readable > 0) {
      const script = rawTextOf(element).slice(0, Math.min(maxScriptChars, readable));
      readable -= script.length;
      reviews = reviewServices.test(script);
    }
    for (const name of described) {
      const text = attribute(element, name)?.trim() ?? '';
      if (text !== '' && text.length <= maxTextChars && texts.size < maxTexts) texts.add(text);
    }
    if (reviews && cases) continue;
    const names = namesOf(element);
    reviews ||= reviewNames.test(names) || reviewServices.test(names);
    cases ||= caseNames.test(names);
  }
  return { reviews, cases, described: [...texts] };
}

/** What the code calls an element and what it loads, with a hyphen before each capital within a name. */
function namesOf({ tag, attributes }: ElementNode): string {
  const parts = tag.includes('-') ? [tag] : [];
  for (const { name, value } of attributes) {
    const isName = name === 'class' || name === 'id' || name.startsWith('item') || name.startsWith('data-');
    const isAddress = name === 'src' && (tag === 'script' || tag === 'iframe' || tag === 'img');
    if (name.startsWith('data-')) parts.push(name);
    if (isName || isAddress) parts.push(value.slice(0, maxValueChars));
  }
  return parts.join(' ').replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-');
}
