/** Entry point of the extractor: a pure function from the bytes of a page to a document. */
import { identifyLanguage, type LanguageGuess } from '../text/identify-language.ts';
import { withinBudget } from './budget.ts';
import { countUnits } from './content/block-text.ts';
import { type MainContent, mainContent, type Reading } from './content/content.ts';
import { type DocumentFacts, documentFacts } from './facts/document-facts.ts';
import { type ModelInstruction, takeModelInstructions } from './facts/model-instructions.ts';
import { type ParsedPage, parsePage } from './parse/parse.ts';
import { cutPassages, type Passage } from './passages.ts';
import { type QuestionAnswer, questionAnswers } from './question-answers.ts';
import { documentRule } from './rule.ts';

const { maxPassages } = documentRule.values;

/** What is known about a page besides its bytes. */
export interface PageContext {
  /** The address the page was served from. */
  url: string;
  /** The Content-Type header, for its charset. */
  contentType?: string | undefined;
  /** When the page was fetched, ISO 8601. Later dates are rejected. Never read from a clock. */
  fetchedAt?: string | undefined;
}

/** The readable part of a page: its main content in blocks and passages. */
export interface PageContent extends Omit<MainContent, 'visits' | 'isCut'> {
  /** Which limits cut the page; empty on an ordinary page. */
  limits: (ParsedPage['limits'][number] | 'blocks' | 'words' | 'passages')[];
  words: number;
  passages: Passage[];
  /** The language of the text; null for a text without letters. */
  language: LanguageGuess | null;
}

/** A page as the analysis reads it. */
export interface Document extends Omit<PageContent, 'language'> {
  url: string;
  facts: DocumentFacts;
  /** Texts addressed to language models. They occur nowhere else in the document. */
  modelInstructions: ModelInstruction[];
  /** Questions that the page itself asks and answers. */
  questionAnswers: QuestionAnswer[];
  parse: { encoding: string; encoding_source: ParsedPage['encodingSource'] };
}

/** Scripts without spaces that write vowels and tone marks. `countUnits` counts their letters like ideographs. */
const alphabeticSpaceless = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

/** Reads a page. Never throws, whatever the page contains; the same bytes and context return the same document. */
export function extract(bytes: Uint8Array, context: PageContext): Document {
  const { url, fetchedAt } = context;
  const page = parsePage(bytes, context.contentType);
  const modelInstructions = takeModelInstructions(page.root);
  const { language, ...content } = readContent(page, url, { beside: true });
  const facts = documentFacts({
    ...{ root: page.root, url, htmlChars: page.htmlLength, fetchedAt },
    main: { text: content.text, language },
  });
  return {
    url,
    ...content,
    facts,
    modelInstructions,
    questionAnswers: questionAnswers({
      ...content,
      items: facts.structuredData.items,
      language: facts.detectedLanguage?.language ?? 'und',
    }),
    parse: { encoding: page.encoding, encoding_source: page.encodingSource },
  };
}

/** Returns only the text of a parsed page, without facts. `reading` says what is read besides the running text. */
export function readContent(
  { root, limits }: Pick<ParsedPage, 'root' | 'limits'>,
  url: string,
  reading: Reading = {},
): PageContent {
  const { visits: _, isCut, blocks: all, text: whole, ...content } = mainContent(root, url, reading);
  // The same texts are counted for the budget and for the passages.
  const counts = new Map<string, number>();
  const countOnce = (part: string): number => {
    const known = counts.get(part);
    if (known !== undefined) return known;
    const count = countWords(part);
    counts.set(part, count);
    return count;
  };
  const { blocks, isCut: isLong } = withinBudget(all, countOnce);
  const text = isLong ? whole.slice(0, blocks.at(-1)?.end) : whole;
  const language = identifyLanguage(text);
  const passages = cutPassages(blocks, text, countOnce, language?.language);
  const cut = [
    ...(isCut ? (['blocks'] as const) : []),
    ...(isLong ? (['words'] as const) : []),
    ...(passages.length > maxPassages ? (['passages'] as const) : []),
  ];
  return {
    ...content,
    blocks,
    text,
    limits: [...limits, ...cut],
    words: countWords(text),
    passages: passages.slice(0, maxPassages),
    language,
  };
}

/** Counts words. About two characters make a word in Chinese and Japanese, about five in Thai, Lao and Khmer. */
function countWords(text: string): number {
  if (text === '') return 0;
  const alphabetic = /[\u0e00-\u0eff\u1780-\u17ff]/.test(text) ? (text.match(alphabeticSpaceless)?.length ?? 0) : 0;
  return Math.max(1, Math.round(countUnits(text) - alphabetic * (0.6 - 0.22)));
}
