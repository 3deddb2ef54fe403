/** Collects what a page states about itself, each fact with the place it was read from. */
import type { ContactKind } from '../../report/vocabulary.ts';
import { identifyLanguage, type LanguageGuess } from '../../text/identify-language.ts';
import { countWords } from '../../text/words.ts';
import type { DocumentDates } from '../dates/document-dates.ts';
import { documentDates } from '../dates/document-dates.ts';
import { visibleLines } from '../dates/visible-lines.ts';
import { elementsTagged } from '../parse/tag-index.ts';
import { type ElementNode, textOf } from '../parse/tree.ts';
import { type Placeholder, readPlaceholders } from '../placeholders.ts';
import { readShortLines, type ShortLines } from '../short-lines.ts';
import { filledBoxes } from '../structured-data/filled-boxes.ts';
import { findMismatches, type Mismatch } from '../structured-data/mismatch.ts';
import { describedText } from '../structured-data/shown-words.ts';
import { readStructuredData, type StructuredData } from '../structured-data/structured-data.ts';
import { readTextBeside } from '../text-beside.ts';
import { type ContactFault, readContactFaults } from './addresses/contact-faults.ts';
import { type LinkFault, readLinkFaults } from './addresses/link-faults.ts';
import { readAsked } from './asked.ts';
import { type Rendering, readBotChallenge, readPaywall, readRendering } from './barriers.ts';
import { readContacts } from './contacts.ts';
import type { Fact } from './fact.ts';
import {
  type Alternate,
  baseOf,
  type Canonical,
  type Meta,
  readAlternates,
  readCanonical,
  readDeclaredLanguage,
  readDescription,
  readHeading,
  readMetas,
  readTitle,
} from './head.ts';
import { type Images, readImages } from './images.ts';
import { type Links, readLinks } from './links.ts';
import { type NoSnippet, readNoSnippet } from './no-snippet.ts';
import { type OutlineHeading, readOutline } from './outline.ts';
import { readMayBeSigned } from './people/may-be-signed.ts';
import { readAuthor, readPublisher, readSignature } from './people/people.ts';
import { readPrices } from './prices.ts';
import { type ProofMarks, readProofMarks } from './proof-marks.ts';
import { readRatings } from './ratings.ts';
import { countLaidOutTables, countWideTables } from './tables.ts';
import { readUnreadable, type Unreadable } from './unreadable.ts';
import { countVideos } from './videos.ts';

export interface FactsInput {
  readonly root: ElementNode;
  /** Final address. */
  readonly url: string;
  /** Characters of the HTML as decoded. */
  readonly htmlChars: number;
  /** The main content, if known, with its language: menus may have another one. */
  readonly main?: { readonly text: string; readonly language: LanguageGuess | null };
  /** ISO time of the fetch: later dates are rejected. Never read from a clock. */
  readonly fetchedAt?: string | undefined;
}

export interface DocumentFacts {
  readonly title: Fact<string> | null;
  readonly h1: Fact<string> | null;
  /** Number of h1 elements; a script may fill those without text. */
  readonly mainHeadings: number;
  readonly outline: readonly OutlineHeading[];
  /** Questions on controls that open their answers, wherever they are on the page. */
  readonly asked: readonly string[];
  /** Texts that the markup calls prices, wherever they are on the page. */
  readonly prices: readonly string[];
  /** Texts with a figure in attributes that describe an element, such as stars, and ratings from class names. */
  readonly ratings: readonly string[];
  /** Where scripts and images may show reviews, cases and seals. */
  readonly proofMarks: ProofMarks;
  /** Tables of boxes or preformatted text, and `table` elements of several columns, wherever they are. */
  readonly laidOutTables: number;
  readonly wideTables: number;
  /** Short visible lines with figures, and those around the main heading. */
  readonly shortLines: ShortLines;
  /** Paragraphs outside the main content: whoever says that a page lacks something looks there, too. */
  readonly textBeside: readonly string[];
  /** Everything that the page shows, menus and short lines too. */
  readonly visibleText: string;
  /** Text that a builder, a template or an editor left where visitors read. */
  readonly placeholders: readonly Placeholder[];
  readonly description: Fact<string> | null;
  readonly canonical: Fact<Canonical> | null;
  readonly alternates: readonly Alternate[];
  readonly declaredLanguage: Fact<string> | null;
  readonly detectedLanguage: LanguageGuess | null;
  readonly author: Fact<string> | null;
  /** Who wrote or checked the page, as far as visitors read it; null if nobody or only the markup says so. */
  readonly signature: Fact<string> | null;
  /** Whether the page may name its author in a way that is not read, or in a box that a script fills. */
  readonly mayBeSigned: boolean;
  readonly publisher: Fact<string> | null;
  readonly contacts: readonly ContactKind[];
  readonly dates: DocumentDates;
  readonly images: Images;
  readonly videos: number;
  readonly links: Links;
  readonly linkFaults: readonly LinkFault[];
  readonly contactFaults: readonly ContactFault[];
  readonly structuredData: StructuredData;
  readonly mismatches: readonly Mismatch[];
  readonly paywall: Fact<string> | null;
  readonly botChallenge: Fact<string> | null;
  readonly rendering: Rendering;
  /** Why the page's text cannot be read; null for a readable page. */
  readonly unreadable: Unreadable | null;
  readonly noSnippet: NoSnippet;
  /** For the crawler rules in `analysis/access`. */
  readonly metas: readonly Meta[];
}

/** At most this many characters of visible text are kept and compared with structured data. */
const maxComparedChars = 300_000;
/** Longer texts are extrapolated from this many characters, because some scripts need a dictionary to split words. */
const maxCountedChars = 100_000;

/** Reads all facts of a parsed page. Never throws; the same tree and input return the same facts. */
export function documentFacts(input: FactsInput): DocumentFacts {
  const { root, url } = input;
  const visibleText = textOf(root);
  const visible = visibleLines(root);
  const metas = readMetas(root);
  const structuredData = readStructuredData(root, baseOf(root, url));
  const { items } = structuredData;
  const title = readTitle(root, metas);
  const description = readDescription(metas);
  const { main } = input;
  const author = readAuthor(root, metas, items, visible);
  const detectedLanguage = main === undefined || main.text === '' ? identifyLanguage(visibleText) : main.language;
  const language = detectedLanguage?.language ?? 'und';
  const words = countedWords(visibleText, language);
  const heading = readHeading(root);
  const botChallenge = readBotChallenge(root, title?.value ?? '', visibleText, words);
  const rendering = readRendering(root, visibleText, words, input.htmlChars);
  const shownText = (): string =>
    `${visibleText.slice(0, maxComparedChars)}\n${title?.value ?? ''}\n${describedText(root)}`;
  return {
    title,
    h1: heading,
    mainHeadings: elementsTagged(root, 'h1').length,
    outline: readOutline(root),
    asked: readAsked(root),
    prices: readPrices(root),
    ratings: readRatings(root),
    proofMarks: readProofMarks(root),
    laidOutTables: countLaidOutTables(root),
    wideTables: countWideTables(root),
    shortLines: readShortLines(visible),
    textBeside: main === undefined ? [] : readTextBeside(visible.lines, main.text),
    visibleText: visibleText.slice(0, maxComparedChars),
    placeholders: readPlaceholders(root, [title?.value ?? '', description?.value ?? ''], visibleText),
    description,
    canonical: readCanonical(root, url),
    alternates: readAlternates(root, url),
    declaredLanguage: readDeclaredLanguage(root, metas),
    detectedLanguage,
    author,
    signature: readSignature(root, author, visible),
    mayBeSigned: readMayBeSigned(root, visible, author?.value ?? null, visibleText.slice(0, maxComparedChars)),
    publisher: readPublisher(metas, items),
    contacts: readContacts(root),
    dates: documentDates({ root, url, items, visible, fetchedAt: input.fetchedAt }),
    images: readImages(root, url),
    videos: countVideos(root),
    links: readLinks(root, url),
    linkFaults: readLinkFaults(root),
    contactFaults: readContactFaults(root),
    structuredData,
    mismatches: items.length === 0 ? [] : findMismatches(items, shownText(), filledBoxes(root)),
    paywall: readPaywall(root, metas, items),
    botChallenge,
    rendering,
    unreadable: readUnreadable({
      root,
      title: title?.value ?? '',
      heading: heading?.value ?? '',
      visibleText,
      mainWords: main === undefined ? null : countedWords(main.text, language),
      botChallenge,
      rendering,
    }),
    noSnippet: readNoSnippet(root, visibleText.length),
    metas,
  };
}

function countedWords(text: string, language: string): number {
  const counted = countWords(text.slice(0, maxCountedChars), language);
  return text.length <= maxCountedChars ? counted : Math.round((counted * text.length) / maxCountedChars);
}
