/** Derives what searchers want to know about the keyword's subject from text that tells it: its price, whether it is free … */
import { languagePack } from '../../languages/packs.ts';
import type { Passage } from '../../read/passages.ts';
import type { CutPage, ReadMarket } from '../../read/read-market.ts';
import type { PageKind } from '../../report/vocabulary.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { namesPrice } from '../../text/question-cues.ts';
import { signReader } from '../answers/sentence-signs.ts';
import { asksForSubject, isAskedOf, kindOf, signOf, wholeWords } from './keyword/concern-signs.ts';
import { concernText, doersOf, formOf } from './keyword/concern-wording.ts';
import { endsPhrase, type KeywordSubject, offeredBy, placesOf } from './keyword/phrase-places.ts';
import { type Ask, sectionBelow, type ToldInText } from './question-asks.ts';
import { questionsRule } from './rule.ts';

const { minSubjectSites, maxWordsToPrice, maxWordsFromCount } = questionsRule.values;

/** Page kinds that tell about many things; on others, everything is about what they offer. */
const tellingKinds: ReadonlySet<PageKind> = new Set(['article', 'documentation', 'forum']);

/**
 * Returns the questions of the language's concerns that several sites treat, once for each page that does. Empty if the
 * language has none or the keyword names no thing.
 * @param query the keyword as it was searched: nobody buys or chooses the "taxes" of "how to file taxes"
 */
export function concernAsks(
  { pages, keyword, naturalCase, analyzer }: ReadMarket,
  subject: KeywordSubject | null,
  query: string,
): Ask[] {
  const { concerns = [], offerers = '', steps, deed } = languagePack(analyzer.language).questions ?? {};
  if (subject === null) return [];
  // Nobody pays for the companies of "car rental companies".
  const offered = offeredBy(subject, offerers);
  const kind = kindOf(offered, analyzer.language);
  const known = new Map<CutPage, LowerPage>();
  const lower = (page: CutPage): LowerPage =>
    known.get(page) ?? (known.set(page, inLowerCase(page)).get(page) as LowerPage);
  const read = pages.map(lower);
  const offers = read.flatMap(({ cut: { page }, passages }) =>
    page.document.page_kind.kind === 'service' ? [{ site: page.domain, texts: passages.map(([, text]) => text) }] : [],
  );
  const matter = {
    ...{ subject, offered, kind },
    deed: steps?.test(query) === true ? naturalCase(deed?.exec(query)?.[1] ?? '') : null,
    doers: doersOf(offers, offered, analyzer.language),
  };
  // Who searches for "under 500" knows the price.
  const knowsPrice = keyword.some((stem) => /\p{N}/u.test(stem));
  return concerns.flatMap((concern) => {
    const { by, among } = concern;
    if (!isAskedOf(concern, offered, analyzer.language) || (among !== undefined && !isAmong(wholeWords(among), read)))
      return [];
    const sign = signOf(concern, subject, kind);
    const asked = formOf(concern, matter);
    if (sign === null || asked === null) return [];
    const text = concernText(asked, matter, analyzer.language);
    if (asksForSubject(asked, subject, analyzer)) return [];
    const isPrice = namesPrice(asked, analyzer.language);
    if (knowsPrice && isPrice) return [];
    const told: ToldInText = {
      sectionOn: (page) =>
        by === undefined || page.page.document.page_kind.kind === by ? passagesWith(sign, lower(page), subject) : [],
      ...(!isPrice && { isShownOn: (page) => shows(sign, lower(page)) }),
    };
    return asksTold({ text, told }, pages);
  });
}

/** Returns a question once for each page that tells it; empty if fewer than two sites do. */
function asksTold({ text, told }: { text: string; told: ToldInText }, pages: readonly CutPage[]): Ask[] {
  const asks = pages.flatMap((page): Ask[] => {
    const section = told.sectionOn(page);
    const place = { page: page.page, section, isPair: false };
    return section.length === 0 ? [] : [{ text, origin: 'derived', isOfSubject: true, told, ...place }];
  });
  return new Set(asks.map(({ page }) => page?.domain)).size < minSubjectSites ? [] : asks;
}

/** Whether the titles of several sites have one of these words. */
function isAmong(words: RegExp, read: readonly LowerPage[]): boolean {
  return (
    new Set(read.flatMap(({ title, cut }) => (words.test(title) ? [cut.page.domain] : []))).size >= minSubjectSites
  );
}

/** A page with its headings, by their place among its blocks, and its passages in lower case. */
interface LowerPage {
  cut: CutPage;
  title: string;
  headings: readonly (readonly [index: number, text: string])[];
  passages: readonly (readonly [passage: Passage, text: string])[];
}

function inLowerCase(cut: CutPage): LowerPage {
  return {
    cut,
    title: (cut.page.document.facts.title?.value ?? '').toLowerCase(),
    headings: cut.page.blocks.flatMap(({ block: { kind, text } }, index) =>
      kind === 'heading' ? [[index, text.toLowerCase()] as const] : [],
    ),
    passages: cut.cut.passages.map((passage) => [passage, passage.text.toLowerCase()] as const),
  };
}

/** Whether any text of a page has the signs of a concern, of whatever it says them. */
function shows(sign: RegExp, { headings, passages }: LowerPage): boolean {
  return headings.some(([, text]) => sign.test(text)) || passages.some(([, text]) => sign.test(text));
}

/**
 * The passages below headings that show `sign`, then those that show it themselves and name the subject. The pages of
 * sellers are about their offer throughout.
 */
function passagesWith(sign: RegExp, page: LowerPage, { stems }: KeywordSubject): readonly Passage[] {
  const { cut, headings, passages } = page;
  const found = new Set<Passage>();
  for (const [index, text] of headings)
    if (sign.test(text)) for (const passage of sectionBelow(cut.page, cut.cut.passages, index)) found.add(passage);
  const isOffer = !tellingKinds.has(cut.page.document.page_kind.kind);
  const head = stems.at(-1) ?? '';
  for (const [passage, text] of passages)
    if ((isOffer || passage.stems.has(head)) && sign.test(text)) found.add(passage);
  return [...found];
}

/**
 * Returns the question for the best of several things, once for each page whose title counts them ("24 sustainable
 * brands"). Empty if the language has no wording or the keyword names no several things.
 */
export function bestAsks({ pages, analyzer }: ReadMarket, subject: KeywordSubject | null): Ask[] {
  const { bestOf } = languagePack(analyzer.language).questions ?? {};
  if (bestOf === undefined || subject?.number !== 'many') return [];
  const text = bestOf.replace('$1', () => subject.text);
  const asks = pages.flatMap(({ page }): Ask[] =>
    counts(page.document.facts.title?.value ?? '', subject, analyzer)
      ? [{ text, origin: 'derived', page, section: [], isPair: false, isOfSubject: true }]
      : [],
  );
  return new Set(asks.map(({ page }) => page?.domain)).size >= minSubjectSites ? asks : [];
}

/** Whether a title has a number before the subject: "11 plus-size clothing brands" for "clothing brands". */
function counts(title: string, { stems }: KeywordSubject, analyzer: Analyzer): boolean {
  const words = analyzer.analyze(title);
  const last = words.findIndex(({ stem }) => stem === stems.at(-1));
  const first = words.findIndex(({ figure }) => figure);
  if (first < 0 || last <= first || last - first > maxWordsFromCount) return false;
  return !words.slice(first, last).some(({ stop }) => stop);
}

/**
 * Returns the question for the first of `subjects` whose price several sites state, once for each page that does. Empty
 * if the language has no wording.
 */
export function priceAsks({ pages, keyword, analyzer }: ReadMarket, subjects: readonly KeywordSubject[]): Ask[] {
  const { priceOf } = languagePack(analyzer.language).questions ?? {};
  // Who searches for "under 500" knows the price.
  if (priceOf === undefined || keyword.some((stem) => /\p{N}/u.test(stem))) return [];
  for (const { stems, text } of subjects) {
    const told = { sectionOn: (page: CutPage) => passagesWithPrice(page, stems, analyzer) };
    const asks = asksTold({ text: priceOf.replace('$1', () => text), told }, pages);
    if (asks.length > 0) return asks;
  }
  return [];
}

/** The passages with a sentence that states what the subject itself costs. */
function passagesWithPrice({ cut }: CutPage, stems: readonly string[], analyzer: Analyzer): CutPage['cut']['passages'] {
  const readSigns = signReader(analyzer.language);
  const hasMoney = (text: string): boolean => readSigns(text).has('money');
  return cut.passages.filter(
    (passage) =>
      stems.every((stem) => passage.stems.has(stem)) &&
      hasMoney(passage.text) &&
      analyzer.sentences(passage.text).some(({ start, end }) => statesPrice(passage.text.slice(start, end))),
  );

  /**
   * Whether a word about price stands near the subject ("the cost of a wedding"), or money right after it ("a wedding
   * for $900").
   */
  function statesPrice(sentence: string): boolean {
    if (!hasMoney(sentence)) return false;
    const words = analyzer.analyze(sentence);
    const between = (from: number, to: number): string =>
      sentence.slice(words[Math.max(0, from)]?.start, words[Math.min(to, words.length) - 1]?.end);
    return placesOf(stems, words).some((at) => {
      const after = at + stems.length;
      const near = [at === 0 ? '' : between(at - maxWordsToPrice, at), between(after, after + maxWordsToPrice)];
      if (near.some((text) => namesPrice(text, analyzer.language))) return endsPhrase(words, after, analyzer.language);
      const next = words.findIndex((word, index) => index >= after && !word.stop);
      return next >= 0 && next - after <= maxWordsToPrice && hasMoney(between(after, next + 1));
    });
  }
}
