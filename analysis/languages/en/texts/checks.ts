/**
 * What each check is called and says in English. English is the source: the parameters that its sentences take are the
 * type of every other language.
 */

import type { ContentType } from '../../../report/vocabulary.ts';
import { weekdaysOf } from '../../any/weekdays.ts';
import type { AnswerIssue } from '../../codes.ts';
import type { Counts, FindingTexts, Quotation, Writer } from '../../writer.ts';
import { words } from './words.ts';

const earlyText = '44% of citations came from the first 30% of the text. The study controlled for nothing else.';
const noStudy = 'No study has measured this on its own. The reason is what the pages that rank for this keyword do.';
const again = 'Run the audit again';
const gone = `${again}: this finding no longer appears.`;
const setByEngine = 'The engine enforces this rule in full.';
const coverage =
  'At the same rank, pages that covered more of the query were cited more often, a medium effect. Covering about half of the sub-questions worked as well as covering all of them.';
const recentDate =
  'In controlled trials, every model chose a page with a recent date more often. One observation of live engines found no difference.';
const sourcesAndFigures =
  'In one lab study this gained a source 30 to 40% more of the words in the answer. When several pages did it, the gain was close to zero.';

/** "1 of 6 pages answers", "3 of 6 pages answer". */
const pages = ({ k, n }: Counts, one: string, several: string) =>
  `${k === 0 ? 'None' : k} of ${n} pages ${k === 1 ? one : several}`;

/** A word of the keyword that no heading of the page has, though pages that rank have it in their titles. */
interface LeftOut {
  word: string;
  having: readonly string[];
  n: number;
  example: Quotation;
}

const titledElsewhere = ({ word, having, n, example }: LeftOut, quoted: Writer['quoted']): string =>
  `${having.length} of ${n} pages have ${quoted(word)} in the title or main heading, such as ${quoted(example.quote)} (${example.domain}). This page has the word, or a form of it, in its text alone.`;

/** A year, the text that names it and where this stands. */
interface YearAt {
  place: 'title' | 'heading' | 'text' | 'description' | 'date';
  year: number;
  text: string;
}

const yearPlaces = { title: 'title', heading: 'main heading', text: 'text', description: 'description', date: 'date' };

/** Whom a page that sells serves. */
const servedBy: Readonly<Partial<Record<ContentType, string>>> = {
  product: ' A page about one product serves people who already consider it.',
  category: ' A shop category, of one brand or store, serves people who know what they want to buy.',
  hub: ' A page of entries and links leads people on who know what they want.',
  service: ' A service page serves people who have decided to buy and are choosing from whom.',
  local_service: ' A service page serves people who have decided to buy in that place.',
  home: ' A home page presents a company to those who look for it.',
};

const placeNames = { title: 'title', heading: 'main heading', address: 'address' };

/** Columns of a table that compares. */
const factNames = { price: 'the price', free: 'the free plan', reviews: 'the rating' };

const issueSentences: Readonly<Record<AnswerIssue, string>> = {
  unresolved_pronoun: 'It starts with a word that refers to text outside the passage.',
  needs_context: 'It does not name what it is about.',
  too_long: 'It is longer than the answers on other pages.',
  buried: 'It stands far down the page.',
  no_direct_sentence: 'No single sentence in it answers the question.',
};

/** Says who answers a question. `n` is null where nobody counted. */
function answeredBy({ k, likely, n, shown }: { k: number; likely: number; n: number | null; shown: boolean }): string {
  const asked = shown ? 'The results page shows this question' : 'Other pages ask this question';
  if (n === null) return `${asked}.`;
  if (likely === 0) return `${asked}, and none of the ${n} pages surely answers it.`;
  if (k === 0) return `${asked}, and probably ${pages({ k: likely, n }, 'answers', 'answer')} it.`;
  const more = likely > k ? `, and probably ${likely - k} more` : '';
  return `${k < n ? 'At least ' : ''}${pages({ k, n }, 'answers', 'answer')} it${more}${shown ? ', and the results page shows it' : ''}.`;
}

/** A kind of page with its article: "a guide", "an overview of pages". */
function withArticle(kind: ContentType): string {
  const name = words.contentType[kind];
  return `${/^[aeiou]/u.test(name) ? 'an' : 'a'} ${name}`;
}

/** Where other pages head a topic. */
const headedBy = (headings: readonly Quotation[], { list, quoted }: Writer) =>
  headings.length === 0
    ? ''
    : ` Headings there: ${list(headings.map(({ quote, domain }) => `${quoted(quote)} (${domain})`))}.`;

const forExample = (example: Quotation | null, { passage }: Writer, opening: string) =>
  example === null ? '' : ` ${opening} ${passage(example)}`;

/** Entries of a list without a price, of all. */
interface Unpriced {
  names: readonly string[];
  open: number;
  all: number;
}

const unpricedTitle = ({ open, all }: Unpriced): string =>
  `${open === all ? 'The' : open * 2 > all ? 'Most' : 'Some'} entries in the list have no price`;

type ComparedFact = keyof typeof factNames;

type Proof = 'reviews' | 'licence' | 'guarantee' | 'method' | 'experience' | 'cases';

/** Subjects, each with how many pages write about it and how one of them heads it. */
const subjectsOf = (
  subjects: readonly { topic: string; k: number; heading: string | null }[],
  n: number,
  { list, quoted }: Writer,
) =>
  list(
    subjects.map(
      ({ topic, k, heading }) =>
        `${quoted(topic)} (${k} of ${n} pages${heading === null ? '' : `, under ${quoted(heading)}`})`,
    ),
  );

const proofTexts: Readonly<Record<Proof, { name: string; action: string }>> = {
  reviews: {
    name: 'rating or number of reviews',
    action: 'Show your rating with the number of reviews, the platform and the date, and quote two customers by name.',
  },
  licence: {
    name: 'licence, insurance or certificate',
    action:
      'Give the licence or certificate with its number, what the insurance covers, and where readers can check it.',
  },
  guarantee: {
    name: 'warranty or return terms',
    action: 'State the length of the warranty and the return terms beside the price.',
  },
  method: {
    name: 'explanation of how the list was chosen and ordered',
    action:
      'Say how you chose and ranked them: how many you looked at, by which criteria, the reasons for their places or scores, and how you earn money.',
  },
  experience: {
    name: 'sign of first-hand experience',
    action:
      'Say what you, your staff or a customer tested or did, when, and with what result; add one photo or figure of your own.',
  },
  cases: {
    name: 'client story or case study',
    action: 'Tell one case in three sentences: the customer, the problem, and the result in figures.',
  },
};

/** What a shop does instead: it has a rating for each product, and no clients to quote. */
export type ShopActions = Readonly<Record<'category' | 'product', Partial<Record<Proof, string>>>>;
const shopActions: ShopActions = {
  category: {
    reviews: 'Show the rating of each product beside it, with the number of reviews.',
    guarantee: 'State the length of the warranty and the return terms above the products, and link the full terms.',
  },
  product: {
    reviews: 'Show the rating of the product with the number of reviews, and quote two buyers with the date.',
  },
};

/** What each check is called. A rendered report needs these alone, so they stand by themselves. */
export const checkNames = {
  'search-bots-blocked-in-part': 'Search crawlers',
  'max-snippet-short': 'Snippet length',
  'nosnippet-parts': 'Text that may not be quoted',
  'canonical-elsewhere': 'Canonical address',
  'off-topic': 'Subject',
  'kind-differs': 'Kind of page',
  'title-without-keyword': 'Title',
  'description-missing': 'Meta description',
  'query-terms-missing': 'Words of the keyword',
  'topic-missing': 'Topics',
  'subjects-left-out': 'Further subjects',
  'question-unanswered': 'Unanswered questions',
  'question-partly-answered': 'Partly answered questions',
  'faq-missing': 'Questions and answers',
  'questions-left-open': 'Open questions',
  'thin-content': 'Amount of content',
  'entries-brief': 'Descriptions in the list',
  'direct-answer-missing': 'Direct answer',
  'answer-buried': 'Place of the answer',
  'claim-missing': 'Missing facts',
  'claim-differs': 'Facts that differ',
  'price-missing': 'Price',
  'prices-contradict': 'Prices that contradict each other',
  'date-missing': 'Date',
  'date-old': 'Age',
  'outdated-year': 'Year in title and address',
  'years-differ': 'Years that differ',
  'outdated-text': 'Old figures and names',
  'comparison-missing': 'Comparison',
  'proof-missing': 'Proof',
  'sources-missing': 'Sources',
  'author-missing': 'Author',
  'model-instructions': 'Text for language models',
  'structured-data-mismatch': 'Structured data',
  'copied-text': 'Copied text',
  'offer-ended': 'Ended offer',
  'declared-outdated': 'Notice of age',
  'answers-not-in-html': 'Answers in the HTML',
  'typing-errors': 'Typing errors',
  'counters-empty': 'Empty counters',
  'order-unexplained': 'Order of the list',
  'best-pick-missing': 'Recommendation',
  'own-product-first': 'Own product in the list',
  'assistant-links': 'Links from an assistant',
  'affiliate-undisclosed': 'Affiliate links',
  'overview-missing': 'Overview of the points',
  'main-heading-missing': 'Main heading',
  'main-heading-vague': 'Main heading',
  'description-vague': 'Description',
  'descriptions-differ': 'Several descriptions',
  'title-repeats-name': 'Repetition in the title',
  'headings-missing': 'Subheadings',
  'text-repeated': 'Repeated text',
  'numbering-broken': 'Numbers of the headings',
  'links-broken': 'Broken links',
  'contacts-differ': 'Contact links',
  'figures-broken': 'Numbers and dates that cannot be right',
  'question-repeated': 'Repeated question',
  'placeholder-text': 'Leftover text',
  'broken-characters': 'Broken characters',
  'names-left-out': 'Names left out',
  'options-left-out': 'Options left out',
  'file-missing': 'File to print',
};

const weekdays = weekdaysOf('en');

const notInHeadings = (words: readonly string[], quoted: (text: string) => string): string =>
  `Neither the title nor any heading says ${words.map(quoted).join(' or ')}`;

export const checks = {
  'search-bots-blocked-in-part': {
    finding: ({ agents, rule }: { agents: readonly string[]; rule: string }, { list }) => ({
      title: `robots.txt blocks ${list(agents)}`,
      why: `${agents.length === 1 ? 'This crawler builds the index that its engine answers from' : 'These crawlers build the indexes that their engines answer from'}. The rule that decides: ${rule}.`,
      action: `Allow ${list(agents)} in robots.txt, unless you want to stay out of those answers.`,
      verify: `${again}: the page’s access lists ${agents.length === 1 ? 'the crawler' : 'the crawlers'} as allowed.`,
      magnitude: 'A page that a crawler may not fetch cannot be cited from its index.',
      applies: `The robots.txt of this site blocks ${list(agents)}.`,
    }),
  },
  'max-snippet-short': {
    finding: ({ limit, least }: { limit: number; least: number }) => ({
      title: `Engines may quote only ${limit} characters`,
      why: 'The snippet limit also applies to AI answers: they do not use what they may not quote.',
      action: `Remove max-snippet, or raise it to ${least} or more.`,
      verify: `${again}: max-snippet is gone, or ${least} or more.`,
      magnitude: setByEngine,
      applies: `This page sets max-snippet to ${limit}.`,
    }),
  },
  'nosnippet-parts': {
    finding: ({ share }: { share: number }, { percent }) => ({
      title: `${percent(share)} of the text may not be quoted`,
      why: 'Snippets and AI answers leave out text inside data-nosnippet.',
      action: 'Remove data-nosnippet from the parts that answer questions.',
      verify: `${again}: the share of text that may not be quoted is 0 or close to it.`,
      magnitude: setByEngine,
      applies: `data-nosnippet covers ${percent(share)} of the visible text.`,
    }),
  },
  'canonical-elsewhere': {
    finding: ({ href, isOnWeb }: { href: string; isOnWeb: boolean }) => ({
      title: isOnWeb
        ? 'The canonical link points to another page'
        : 'The canonical link points to no address on the web',
      why: `The canonical link points to ${href}. ${isOnWeb ? 'Engines may list and cite that address instead of this one.' : 'No page can have that address, so engines ignore the link or look for a page that does not exist.'}`,
      action: isOnWeb
        ? 'Point the canonical link to this page, or audit the page that it points to.'
        : 'Write the whole address of this page into the canonical link.',
      verify: `${again}: the canonical link points to the page itself.`,
      magnitude: setByEngine,
      applies: `The canonical link of this page is ${href}.`,
    }),
  },
  'off-topic': {
    finding: (
      {
        keyword,
        isNeighbour,
        title,
        isThread,
        marketKind,
        ownKind,
        lacks,
        k,
        n,
        sites,
        isServed,
      }: Counts & {
        keyword: string;
        isNeighbour: boolean;
        title: string;
        isThread: boolean;
        marketKind: ContentType | null;
        ownKind: ContentType | null;
        lacks: readonly string[];
        sites: readonly string[];
        isServed: boolean;
      },
      { quoted, list },
    ) => ({
      title: isNeighbour
        ? 'The page is on a neighbouring subject of the keyword'
        : 'The page is about something other than the keyword',
      why: `Its title is ${quoted(title)}: ${isNeighbour ? `a neighbouring subject of ${quoted(keyword)}` : `it is not about ${quoted(keyword)}`}.${ownKind === null || marketKind === null ? '' : ` It is ${withArticle(ownKind)}; the most common kind of result is the ${words.contentType[marketKind]}.`}${lacks.length > 0 ? ` ${notInHeadings(lacks, quoted)}.` : ''}${isNeighbour ? '' : ` ${k === 0 ? 'None' : k} of its ${n} passages ${k < 2 ? 'has' : 'have'} all the words of the keyword.`}${sites.length === 0 ? '' : ` Pages with the words of the keyword in the title or main heading are, for example, ${list(sites)}.`}`,
      action: `${isThread ? 'Leave it as it is: nobody rewrites a thread for a keyword' : 'Do not rewrite it for this keyword. Choose a keyword of its own, one that its readers search with, mostly two to four words, and measure the page for that'}. ${isServed ? `A page of the same site is on ${quoted(keyword)} and ranks: link to that one from here` : `If ${quoted(keyword)} matters to the site, use or write a separate page for it${marketKind === null ? '' : `, for example ${withArticle(marketKind)}`}, and link to it from this one`}.`,
      verify: `${again} with the other keyword or the other page: the verdict is no longer “off topic”.`,
      magnitude: 'Relevance to the topic was the strongest factor in every controlled trial that varied it.',
      applies: 'The title, the text and the likeness to the pages that rank were compared with the keyword.',
    }),
  },
  'kind-differs': {
    finding: (
      {
        keyword,
        kind,
        wanted,
        isCommonest,
        compares,
        k,
        n,
      }: Counts & { keyword: string; kind: ContentType; wanted: ContentType; isCommonest: boolean; compares: boolean },
      { quoted },
    ) => ({
      title: `The page is of another kind (${words.contentType[kind]}) than most results`,
      why: `${k < n ? 'At least ' : ''}${k} of the ${n} other results for ${quoted(keyword)} explain or compare${isCommonest ? `; the most common kind is the ${words.contentType[wanted]}` : ''}.${servedBy[kind] ?? ''}`,
      action: `Write a separate page for this search, such as ${withArticle(wanted)} that ${compares ? 'compares the options fairly, names your interest in one of them and says what suits whom' : 'answers it whether the reader buys or not'}, and link it from a visible place on this page, and from there to here.`,
      verify: `${again} with the other page: this finding no longer appears.`,
      magnitude: 'Relevance to the topic was the strongest factor in every controlled trial that varied it.',
      applies: 'The kinds were told from titles, addresses, markup and make-up of the pages.',
    }),
  },
  'title-without-keyword': {
    finding: ({ keyword, leftOut }: { keyword: string; leftOut: readonly LeftOut[] }, { quoted, list }) => ({
      title:
        leftOut.length > 0
          ? notInHeadings(
              leftOut.map(({ word }) => word),
              quoted,
            )
          : 'The page has no title',
      why:
        leftOut.length > 0
          ? leftOut.map((each) => titledElsewhere(each, quoted)).join(' ')
          : `People who search for ${quoted(keyword)} cannot tell that the answer is here.`,
      action:
        leftOut.length > 0
          ? `Put ${list(leftOut.map(({ word }) => quoted(word)))} in the title or the main heading, and in the subheading of the part on it.`
          : `Write a title and a main heading that say ${quoted(keyword)} in plain words.`,
      verify: leftOut.length > 0 ? gone : `${again}: the title contains the words of the keyword.`,
      magnitude:
        'Of the pages whose headings matched the question, 41% were cited; of those with a weak match, 29%. The study controlled for nothing else.',
      applies:
        leftOut.length > 0
          ? 'Title and headings were searched for the word in every form.'
          : 'Neither a title nor a main heading was found.',
    }),
  },
  'description-missing': {
    finding: ({ keyword, k, n, example }: Counts & { keyword: string; example: Quotation }, write) => ({
      title: 'The page has no meta description',
      why: `${pages({ k, n }, 'has', 'have')} one, so searchers read there what they get.${forExample(example, write, 'One says:')}`,
      action: `Write one or two sentences that say ${write.quoted(keyword)} and what a reader finds here: the answer, a figure, the date.`,
      verify: `${again}: the report shows the description.`,
      magnitude: noStudy,
      applies: 'No description was found in the head of this page.',
    }),
  },
  'query-terms-missing': {
    finding: ({ missing, keyword }: { missing: readonly string[]; keyword: string }, { quoted, list }) => ({
      title: `The text never says ${list(missing.map(quoted))}`,
      why: `People search for ${quoted(keyword)}, but the main content does not use ${missing.length === 1 ? 'this word' : 'these words'} in any form. Engines find a page by what it says.`,
      action: `Use ${list(missing.map(quoted))} where the text is about it. If it is not, measure the page for another keyword.`,
      verify: gone,
      magnitude:
        'Relevance to the topic was the strongest factor in every controlled trial that varied it. At the same rank, pages with more of the query’s words were cited more often.',
      applies:
        missing.length === 1
          ? 'One word of the keyword is missing.'
          : `${missing.length} words of the keyword are missing.`,
    }),
  },
  'topic-missing': {
    finding: (
      {
        topic,
        k,
        n,
        headings,
        example,
      }: Counts & { topic: string; headings: readonly Quotation[]; example: Quotation | null },
      write,
    ) => ({
      title: `The text does not mention ${write.quoted(topic)}`,
      why: `${k < n ? 'At least ' : ''}${pages({ k, n }, 'has', 'have')} a section or a long passage on it.${headedBy(headings, write)}${forExample(example, write, 'One says:')}`,
      action: `Add a section on ${write.quoted(topic)} in your own words, with what you know first-hand.`,
      verify: `${again}: the topic is listed as covered.`,
      magnitude: coverage,
      applies: 'No passage of this page names it.',
    }),
  },
  'subjects-left-out': {
    finding: (
      {
        n,
        missing,
      }: {
        n: number;
        missing: readonly { topic: string; k: number; heading: string | null }[];
      },
      write,
    ) => ({
      title:
        missing.length === 1
          ? `The text does not mention ${write.list(missing.map(({ topic }) => write.quoted(topic)))}`
          : `The text does not mention ${missing.length} topics that other pages cover`,
      why: `Not mentioned: ${subjectsOf(missing, n, write)}.`,
      action:
        missing.length === 1
          ? 'If your readers need it, give it a heading and one or two paragraphs of your own, with figures, names and an example.'
          : 'Choose those that your readers need, and give each a heading and one or two paragraphs of your own. Skip the others: more text alone has no effect.',
      verify: `${again}: these topics are listed as covered.`,
      magnitude: coverage,
      applies: 'No passage of this page names them.',
    }),
  },
  'question-unanswered': {
    finding: (
      {
        question,
        k,
        likely,
        n,
        shown,
        example,
      }: { question: string; k: number; likely: number; n: number | null; shown: boolean; example: Quotation | null },
      write,
    ) => ({
      title: `The page does not answer ${write.quoted(question)}`,
      why: `${answeredBy({ k, likely, n, shown })}${forExample(example, write, 'The best answer found:')}`,
      action: 'Answer it in two or three sentences that make sense on their own, under a heading that asks it.',
      verify: `${again}: the question is listed as answered.`,
      magnitude: coverage,
      applies: 'No passage of this page says enough about what the question asks.',
    }),
  },
  'question-partly-answered': {
    finding: (
      {
        question,
        own,
        example,
        issues,
      }: { question: string; own: Quotation | null; example: Quotation | null; issues: readonly AnswerIssue[] },
      write,
    ) => ({
      title: `The page answers ${write.quoted(question)} only in part`,
      why: [
        own === null ? 'The page comes close to an answer.' : `Your closest passage: ${write.quoted(own.quote)}.`,
        ...issues.map((issue) => issueSentences[issue]),
      ].join(' '),
      action: `Turn it into one passage that answers in its first sentence.${forExample(example, write, 'Compare:')}`,
      verify: `${again}: the question is listed as answered.`,
      magnitude: coverage,
      applies:
        issues.length === 0
          ? 'The passage says less about what the question asks than an answer would.'
          : 'The passage does not work as an answer on its own.',
    }),
  },
  'faq-missing': {
    finding: (
      { k, n, site, asked, open }: Counts & { site: string; asked: number; open: readonly string[] },
      { list, quoted },
    ) => ({
      title: 'The page has no section of questions and answers',
      why: `${pages({ k, n }, 'answers', 'answer')} questions that they ask themselves; ${site} answers ${asked}. This page leaves open ${list(open.map(quoted))}.`,
      action:
        open.length === 1
          ? 'Add this question as a heading near the end, and answer it in two or three sentences with a figure or a name.'
          : `Add these ${open.length} questions as headings near the end, and answer each in two or three sentences with a figure or a name.`,
      verify: `${again}: the questions are listed as answered.`,
      magnitude: coverage,
      applies: 'No heading of this page asks a question.',
    }),
  },
  'questions-left-open': {
    finding: ({ open }: { open: readonly { question: string; site: string | null }[] }, { list, quoted }) => ({
      title: `The page leaves open or only touches ${open.length} questions that other pages answer`,
      why: `${list(open.map(({ question, site }) => `${quoted(question)}${site === null ? '' : ` (answered best on ${site})`}`))}.`,
      action:
        'Choose those that your readers have, and answer each in two or three sentences under a heading that asks it, with the figure, the name or the step that it is about.',
      verify: `${again}: these questions are listed as answered.`,
      magnitude: coverage,
      applies: 'No passage of this page answers them in full.',
    }),
  },
  'thin-content': {
    finding: (
      { own, median, n, open }: { own: number; median: number; n: number; open: readonly string[] },
      { list, quoted, number },
    ) => ({
      title: `The page is very short: ${number(own)} words`,
      why: `The median of the ${n} pages that rank is ${number(median)} words.${open.length === 0 ? '' : ` Others write about ${list(open.map(quoted))}; this page does not.`}`,
      action:
        'Add what is missing, each point with names, years or figures. Do not lengthen what is there: length alone has no effect.',
      verify: `${again}: fewer topics and questions are listed as missing.`,
      magnitude: coverage,
      applies: 'This page has less than half of the median of the pages that rank.',
    }),
  },
  'entries-brief': {
    finding: (
      { keyword, names, words: count }: { keyword: string; names: readonly string[]; words: number },
      { list, quoted },
    ) => ({
      title: `Most entries have fewer than ${count} words each`,
      why: `Below the headings ${list([...names.map(quoted), 'others'])} stand fewer than ${count} words each. That is hardly room for what each is, whom it suits and what speaks against it, which is what people who search for ${quoted(keyword)} compare.`,
      action:
        'Give each entry what its readers need to choose or to use it: what it is, for whom, a figure or an example, and why it is on the list.',
      verify: gone,
      magnitude: coverage,
      applies: 'Words were counted in the text of this page; images were not read.',
    }),
  },
  'direct-answer-missing': {
    finding: (
      { keyword, opening, k, n, example }: Counts & { keyword: string; opening: string; example: Quotation },
      write,
    ) => ({
      title: `No sentence answers ${write.quoted(keyword)} directly`,
      why: `The page opens with ${write.quoted(opening)}. ${pages({ k, n }, 'has', 'have')} a sentence that answers.${forExample(example, write, 'One says:')}`,
      action:
        'Begin with a short summary: two sentences that answer the search, with the figure or the name that matters most.',
      verify: `${again}: this finding no longer appears.`,
      magnitude:
        'Relevance was the strongest factor in controlled trials of passages. No trial measured this form of it on its own.',
      applies: 'No sentence has all words of the keyword.',
    }),
  },
  'answer-buried': {
    finding: (
      {
        keyword,
        text,
        after,
        opening,
        k,
        n,
      }: Counts & { keyword: string; text: string; after: number; opening: string },
      { quoted, number },
    ) => ({
      title: `The answer to ${quoted(keyword)} comes late`,
      why: `${quoted(text)} comes after ${number(after)} words. The page opens with ${quoted(opening)}.${k === 0 ? '' : ` ${pages({ k, n }, 'answers', 'answer')} in the first 100 words.`}`,
      action: 'Move this sentence, or a short summary of it, to the top and give it a heading.',
      verify: `${again}: this finding no longer appears.`,
      magnitude: earlyText,
      applies: 'Nothing in the first 100 words answers it.',
    }),
  },
  'claim-missing': {
    finding: (
      {
        subject,
        value,
        unit,
        k,
        example,
      }: { subject: string; value: string; unit: string | undefined; k: number; example: Quotation | null },
      write,
    ) => ({
      title: `A figure that others give is missing: ${subject}`,
      why: `At least ${k} sites say ${write.figure(value, unit)}.${forExample(example, write, 'For example:')}`,
      action: 'If your readers need it, give your own figure with its source.',
      verify: `${again}: the fact is no longer listed as missing.`,
      magnitude: noStudy,
      applies: `${k} sites state it and this page does not.`,
    }),
  },
  'claim-differs': {
    finding: (
      {
        subject,
        own,
        value,
        unit,
        k,
        n,
        outdated,
        example,
      }: Counts & {
        subject: string;
        own: string;
        value: string;
        unit: string | undefined;
        outdated: boolean;
        example: Quotation | null;
      },
      write,
    ) => ({
      title: `Check this figure: ${subject}`,
      why: `This page says ${write.figure(own, unit)}; ${k < n ? `${k} of the ${n} sites` : n === 2 ? 'both sites' : `all ${n} sites`} that give it say ${write.figure(value, unit)}.${outdated ? ' The pages that agree with yours are older.' : ''}${forExample(example, write, 'For example:')}`,
      action: 'Check which figure is right. If yours is, name its source.',
      verify: `${again}: the figures agree, or yours stands with its source.`,
      magnitude: noStudy,
      applies: 'Both figures seem to be about the same thing.',
    }),
  },
  'price-missing': {
    finding: (
      {
        keyword,
        k,
        n,
        example,
        unpriced,
        free,
        asked,
        section,
        isOffer,
        isShortlist,
      }: Counts & {
        keyword: string;
        example: Quotation | null;
        unpriced: Unpriced | null;
        free: string | null;
        asked: string | null;
        section: string | null;
        isOffer: boolean;
        isShortlist: boolean;
      },
      write,
    ) => ({
      title:
        section !== null
          ? `The section ${write.quoted(section)} names no price`
          : unpriced === null
            ? 'The page names no price'
            : unpricedTitle(unpriced),
      why:
        section !== null
          ? 'The heading asks what it costs, and the text below has no figure. Readers who look for one leave the page without it.'
          : unpriced !== null
            ? `${unpriced.open === unpriced.all ? `None of the ${unpriced.all} entries has a price` : `${unpriced.open} of the ${unpriced.all} entries ${unpriced.open === 1 ? 'has' : 'have'} no price`}: ${write.list([...unpriced.names.map(write.quoted), ...(unpriced.open > unpriced.names.length ? ['others'] : [])])}.${n > 0 && unpriced.open * 2 > unpriced.all ? ` ${pages({ k, n }, 'says', 'say')} what something costs.` : ''} ${n === 0 ? 'Readers' : `People who search for ${write.quoted(keyword)}`} cannot compare them, and look elsewhere.`
            : [
                free === null ? '' : `It tells what is free (${write.quoted(free)}), but not what it costs after that.`,
                n === 0
                  ? 'Buyers ask for it first, and leave if they do not find it.'
                  : k === 0
                    ? `None of the ${n} other pages for ${write.quoted(keyword)} names one either. Buyers ask for it first, so the page that names it stands out.`
                    : `Of the pages for ${write.quoted(keyword)}, ${k < n ? 'at least ' : ''}${k} of ${n} ${k === 1 ? 'says' : 'say'} what something costs.${forExample(example, write, 'One says:')} Readers who compare must leave your page for a price.`,
              ]
                .filter((sentence) => sentence !== '')
                .join(' '),
      action:
        unpriced !== null
          ? 'Give each of them its price, a range of prices or a minimum budget, with the currency, what it includes, what it is charged per, and the month it was checked; or say that it is only given on request.'
          : isShortlist
            ? 'Say what each entry costs, so that readers can compare prices: a price or a range per entry, with the currency, what it includes, and the month it was checked.'
            : `${asked === null ? 'Say what it costs or how it is charged' : `Answer ${write.quoted(asked)}`}: a price or a range with the currency, what it includes, what changes it, and the month it was checked.${isOffer ? ' If every case differs, give the price of an example and say how to get a quote.' : ''}`,
      verify: gone,
      magnitude: 'In 252,000 controlled trials, every model chose a page with an explicit price more often.',
      applies:
        section !== null
          ? 'No amount of money was found in the text below this heading.'
          : unpriced === null
            ? 'No amount of money was found in the text of this page.'
            : 'No amount of money was found below these headings or in a table row that names them.',
    }),
  },
  'prices-contradict': {
    finding: ({ subject, first, second }: { subject: string; first: string; second: string }, { quoted }) => ({
      title: `The page gives two prices for one thing: ${subject}`,
      why: `It says ${quoted(first)} and elsewhere ${quoted(second)}. Readers who notice it stop trusting the other numbers.`,
      action: 'Check which of these contradicting prices is right, correct the other, and write the month beside it.',
      verify: gone,
      magnitude: 'No study has measured this on its own.',
      applies: 'Both sentences stand on this page and seem to be about the same thing.',
    }),
  },
  'date-missing': {
    finding: (
      {
        k,
        n,
        text,
        day,
        declared,
        isAnonymous,
      }: Counts & { text: string | null; day: string | null; declared: string | null; isAnonymous: boolean },
      { quoted, figure },
    ) => ({
      title: `${day === null ? 'The page shows no date' : 'The page shows a date without a year'}${isAnonymous ? ' and no named author' : ''}${text === null ? '' : ', although it speaks of its own time'}`,
      why: [
        text === null ? '' : `It says ${quoted(text)}. Without a visible date nobody can tell when that was.`,
        day === null ? '' : `It shows ${quoted(day)}, and nobody can tell of which year.`,
        declared === null ? '' : `Its markup says ${figure(declared, undefined)}, which no visitor sees.`,
        n === 0 ? '' : `${pages({ k, n }, 'shows when it was', 'show when they were')} written or updated.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      action: `Show the day of the last real update near the title${isAnonymous ? ', and name who wrote or checked the page, with what this person knows it from' : ''}.`,
      verify: `${again}: the report lists the date that visitors see.`,
      magnitude: recentDate,
      applies: 'A visitor finds no full date that clearly belongs to this page.',
    }),
  },
  'date-old': {
    finding: (
      {
        own,
        month,
        later,
        isOfPrices,
        declared,
      }: {
        own: number;
        month: string;
        later: { k: number; n: number } | null;
        isOfPrices: boolean;
        declared: string | null;
      },
      { number, figure },
    ) => ({
      title: later === null ? `The page is dated ${figure(month, undefined)}` : 'The page is older than most others',
      why:
        later === null
          ? `It was published or last updated in ${figure(month, undefined)}, as far as a reader can see. ${isOfPrices ? 'Prices and products have changed since, and a date that old lowers the trust in all of it.' : 'Of two pages that say the same, readers and answer engines prefer the one with the recent date.'}${declared === null ? '' : ` Its markup says ${figure(declared, undefined)}, which no reader sees.`}`
          : `Its last update was ${number(Math.round(own))} days ago. ${later.k} of the ${later.n} other pages with a date were updated later.`,
      action:
        'Check the facts, correct what is no longer true, and then change the date. A new date alone is not an update.',
      verify: `${again}: the report shows the new date.`,
      magnitude: recentDate,
      applies:
        later === null
          ? declared === null
            ? 'No later date was found on the page or in its markup.'
            : 'A later date stands only in the markup.'
          : 'People who search for this want something recent.',
    }),
  },
  'outdated-year': {
    finding: (
      {
        place,
        year,
        current,
        text,
      }: { place: 'title' | 'heading' | 'address'; year: number; current: number; text: string },
      { quoted },
    ) => ({
      title: `The ${placeNames[place]} says ${year}`,
      why: `It is ${current}, but the ${placeNames[place]} is ${quoted(text)}. ${place === 'title' ? 'Searchers read it as out of date before they open the page.' : place === 'heading' ? 'Visitors read at once that the page is of a past year.' : 'Searchers who see the address take the page for one of a past year.'}`,
      action:
        place === 'address'
          ? 'Check that the content is current. Then move the page to an address without a year, and redirect the old one.'
          : 'Check that the content is current. Then remove the year, or change it once the page is updated.',
      verify: gone,
      magnitude: recentDate,
      applies: 'People who search for this want something recent.',
    }),
  },
  'years-differ': {
    finding: ({ newer, older }: { newer: YearAt; older: YearAt }, { quoted, figure }) => {
      const shared = { verify: gone, magnitude: recentDate };
      if (older.place === 'date')
        return {
          ...shared,
          title: `The ${yearPlaces[newer.place]} says ${newer.year}, but the last stated change is of ${older.year}`,
          why: `The ${yearPlaces[newer.place]} is ${quoted(newer.text)}; the latest date that the page or its markup gives is ${figure(older.text, undefined)}. A new year over an old text costs trust as soon as a price or a fact in it is wrong.`,
          action: `Check prices and facts against ${newer.year} and show the day of that update, or take the year out of the ${yearPlaces[newer.place]}.`,
          applies: 'Neither the page nor its markup gives a later date.',
        };
      if (newer.place === 'date')
        return {
          ...shared,
          title: `The description says ${older.year}, the date on the page is of ${newer.year}`,
          why: `The description is ${quoted(older.text)}; the page shows ${figure(newer.text, undefined)} as its date. Where a search engine shows the description, the page looks older than it is.`,
          action: 'Change or remove the year in the description, and in headings that repeat it.',
          applies: 'The title and the main heading name no year.',
        };
      return {
        ...shared,
        title: `The ${yearPlaces[newer.place]} says ${newer.year}, the ${yearPlaces[older.place]} ${older.year}`,
        why: `The ${yearPlaces[newer.place]} is ${quoted(newer.text)}; the ${yearPlaces[older.place]} says ${quoted(older.text)}. Searchers and answer engines cannot tell for which year the page holds.`,
        action:
          'Check the content, then bring the wording of the title, the headings and the text to one year, or leave the year out where it says nothing.',
        applies: 'Both years stand on this page as the year that it is for.',
      };
    },
  },
  'outdated-text': {
    finding: (
      {
        kind,
        text,
        year,
        current,
        name,
        now,
      }: {
        kind: 'plan' | 'price' | 'data' | 'rate' | 'name' | 'renamed' | 'pandemic';
        text: string;
        year: number;
        current: number;
        name: string;
        now: string | null;
      },
      { quoted },
    ) => ({
      title: {
        name: `The page names ${name}, which ended in ${year}`,
        renamed: `The page names ${name}, which has been called ${now} since ${year}`,
        plan: `The page still looks ahead to ${year}`,
        price: `An amount of money on the page is of ${year}`,
        rate: `The page gives a rate of ${year} as the one in force`,
        data: `A figure on the page is of ${year}`,
        pandemic: 'The page speaks of the pandemic as if it lasted',
      }[kind],
      why: `It says ${quoted(text)}. ${
        {
          name: 'Readers take it as a sign that nobody maintains the page.',
          renamed: 'Readers take it as a sign that nobody maintains the page.',
          plan: `It is ${current}: readers see that nobody has looked after the page since.`,
          price: `It is ${current}; readers who plan or buy need current figures.`,
          rate: `It is ${current}: readers cannot tell whether it still holds.`,
          data: `It is ${current}; readers and answer engines look for the latest figures.`,
          pandemic: `It is ${current}: readers who meet COVID in it do not believe that the rest is up to date.`,
        }[kind]
      }`,
      action: {
        name: 'Remove the name or replace it, and check the other products, models and integrations that the page names.',
        renamed: 'Use the new name, and check the other products, models and integrations that the page names.',
        plan: 'Say what has happened since, and check the other dates on the page.',
        price: 'Check this amount and the others on the page, and write the month and year beside them.',
        rate: 'Replace it with the rate that is in force and name its source, and search the page for other rates and amounts of that year.',
        data: 'Replace it with the latest figure and its source, or say why the old one still holds. Check the other figures on the page as well.',
        pandemic:
          'Remove or rewrite the passages and quotes on COVID, and check the page for other old ones and its date.',
      }[kind],
      verify: gone,
      magnitude: recentDate,
      applies: 'The sentence stands in the main text of this page.',
    }),
  },
  'comparison-missing': {
    finding: (
      {
        k,
        n,
        labels,
        entries,

        isShortlist,
        example,
        keyword,
        facts,
      }: Counts & {
        labels: readonly string[];
        entries: readonly string[];
        isShortlist: boolean;
        example: { domain: string; columns: readonly string[] } | null;
        keyword: string;
        facts: readonly ComparedFact[];
      },
      { list, quoted },
    ) => ({
      title:
        labels.length > 0 || isShortlist
          ? 'The page has no comparison table of its entries'
          : 'The page has no comparison table',
      why: [
        labels.length > 0
          ? `Its entries repeat ${list(labels.map(quoted))} one after the other, so readers cannot compare them at a glance.`
          : entries.length > 0
            ? `It describes ${list([...entries.map(quoted), 'others'])} one after the other, so readers cannot compare them at a glance.`
            : '',
        isShortlist ? `People who search for ${quoted(keyword)} want to see which one suits them.` : '',
        k === 0 ? '' : `${pages({ k, n }, 'has', 'have')} a table with several columns.`,
        example === null ? '' : `The table of ${example.domain} has the columns ${list(example.columns.map(quoted))}.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      action:
        labels.length === 0 && entries.length === 0 && !isShortlist
          ? 'Add a table near the top that sets the options side by side: a column for each option, and a row for each feature that decides the choice.'
          : `Add one overview table of all entries near the top, side by side: a row for each${labels.length > 0 ? `, with such columns as ${list([...labels.map(quoted), ...facts.map((fact) => factNames[fact])])}` : `, with the features that decide the choice${facts.length > 0 ? `, such as ${list(facts.map((fact) => factNames[fact]))}` : ''}`}${isShortlist ? ', and for which users each is best' : ''}.`,
      verify: `${again}: the score for comparisons is above 0.`,
      magnitude:
        'At the same rank, pages with an explicit comparison were cited more often, a medium effect (one study, not peer-reviewed).',
      applies: isShortlist
        ? 'This page has no table with three or more columns.'
        : 'This page has no table with three columns and no heading that compares things.',
    }),
  },
  'proof-missing': {
    finding: (
      {
        proofs,
        k,
        n,
        example,
        isLeast,
        shop,
      }: Counts & {
        proofs: readonly Proof[];
        example: Quotation | null;
        isLeast: boolean;
        shop: 'category' | 'product' | null;
      },
      write,
    ) => ({
      title: `The page shows no ${proofs.map((proof) => proofTexts[proof].name).join(' and no ')}`,
      why: `${n === 0 ? '' : `${k === 1 && n > 2 && !isLeast ? `Only 1 of ${n} pages does, so a page that does stands out` : `${isLeast ? 'At least ' : ''}${pages({ k, n }, 'does', 'do')}`}.${forExample(example, write, k === 1 ? 'It says:' : 'One says:')} `}Readers decide by it whom to believe.`,
      action: proofs
        .map((proof) => (shop === null ? undefined : shopActions[shop][proof]) ?? proofTexts[proof].action)
        .join(' '),
      verify: gone,
      magnitude: noStudy,
      applies: 'Neither the text of this page, menus included, nor what its code says of images and boxes shows it.',
    }),
  },
  'sources-missing': {
    finding: ({ k, n, text, figure }: Counts & { text: string | null; figure: string | null }, { quoted }) => ({
      title:
        text !== null
          ? 'The page appeals to studies or experts that it does not name'
          : figure === null
            ? 'The page links to no source'
            : 'The page gives figures without a source',
      why: [
        text !== null
          ? `It says ${quoted(text)} without naming the study or the expert.`
          : figure === null
            ? ''
            : `It says ${quoted(figure)} and not who counted it, or when.`,
        k === 0 ? '' : `${pages({ k, n }, 'links', 'link')} to other sites in the text; this page links to none.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      action:
        text === null
          ? 'Link the source of each figure with its year, and of each statement that a reader may doubt.'
          : 'Name your sources: each study with its year and a link. Or give your own figure and say how you measured it.',
      verify: gone,
      magnitude: sourcesAndFigures,
      applies:
        text === null
          ? 'The main content of this page links to no other site.'
          : 'The sentence has no name and no link.',
    }),
  },
  'author-missing': {
    finding: (
      {
        k,
        n,
        isUndated,
        isUnsourced,
        declared,
      }: Counts & { isUndated: boolean; isUnsourced: boolean; declared: string | null },
      { list, quoted },
    ) => ({
      title: `The page shows ${list(['no named author', ...(isUndated ? ['no date'] : []), ...(isUnsourced ? ['no sources'] : [])])}`,
      why: `${declared === null ? '' : `The markup names ${quoted(declared)}, but no visitor sees that. `}${k < n ? 'At least ' : ''}${pages({ k, n }, 'shows who wrote or checked it', 'show who wrote or checked them')}. Readers and answer engines look for who says it.`,
      action: `Name the person who wrote or checked the page${isUndated ? `${isUnsourced ? ',' : ' and'} show the day of the last update` : ''}${isUnsourced ? ', and link the sources of what a reader may doubt' : ''}.`,
      verify: gone,
      magnitude: noStudy,
      applies:
        declared === null
          ? 'Neither the text nor the markup names an author or a reviewer.'
          : 'The name was found only in the markup.',
    }),
  },
  'model-instructions': {
    finding: ({ text, hidden, count }: { text: string; hidden: boolean; count: number }, { quoted }) => ({
      title: hidden ? 'Hidden text gives orders to language models' : 'The page gives orders to language models',
      why: `The page says ${quoted(text)}.${count > 1 ? ` It has ${count} texts like this.` : ''} Engines treat this as an attack, and readers who find it stop trusting the page.`,
      action: 'Remove it. If an advertisement, a comment or a template brought it in, stop it there.',
      verify: gone,
      magnitude: 'It may cost the page its place. No study has shown a gain.',
      applies: 'This text was left out of the rest of the report.',
    }),
  },
  'structured-data-mismatch': {
    finding: (
      { type, property, value, count }: { type: string; property: string; value: string; count: number },
      { quoted },
    ) => ({
      title: 'Structured data says something that the page does not show',
      why: `${type}.${property} is ${quoted(value)}, but ${/\s/u.test(value) ? 'most of that' : 'that'} stands nowhere on the page, neither in the text nor beside a picture.${count > 1 ? ` The same is true of ${count} properties in all.` : ''}`,
      action: 'Bring the markup in line with what the page shows, or remove the value.',
      verify: `${again}: the report lists no mismatch.`,
      magnitude: 'It breaks the rules for rich results. It has no effect on citations.',
      applies:
        'The value was not found in the visible text, the title or the descriptions of pictures and controls. A script may still add it.',
    }),
  },
  'offer-ended': {
    finding: ({ text, day }: { text: string; day: string }, { quoted, figure }) => ({
      title: 'The page offers something that has ended',
      why: `It says ${quoted(text)}. That day, ${figure(day, undefined)}, is past: readers see that nobody keeps the page up to date, and may ask for what is no longer to be had.`,
      action:
        'Say what holds now and until when, or remove the sentence. Check the other dates and amounts on the page.',
      verify: gone,
      magnitude: recentDate,
      applies: 'The sentence gives an end of the offer, and no other sentence of the page gives a later one.',
    }),
  },
  'declared-outdated': {
    finding: ({ keyword, text }: { keyword: string; text: string }, { quoted }) => ({
      title: 'The page calls itself old',
      why: `It says ${quoted(text)}. People who search for ${quoted(keyword)}, and answer engines, prefer a page that is kept up to date.`,
      action:
        'Bring the page up to date and remove the notice, or redirect it to its successor. If it has to stay, link to the current page in the first sentence.',
      verify: gone,
      magnitude: recentDate,
      applies: 'The sentence stands in the main text and speaks of this page.',
    }),
  },
  'answers-not-in-html': {
    finding: ({ questions, all }: { questions: readonly string[]; all: number }, { quoted, list }) => ({
      title: `The answers to ${all} questions are not in the HTML`,
      why: `The page asks ${list([...questions.map(quoted), ...(all > questions.length ? ['others'] : [])])} one right after the other, with no answer between them: a script adds the answers. Search engines and answer engines that run no scripts read the questions alone.`,
      action:
        'Put every answer into the HTML, below its question, and let the script only open and close it. Check it in the source of the page.',
      verify: gone,
      magnitude: 'No study has measured this on its own.',
      applies: 'Several questions follow each other on this page with nothing between them.',
    }),
  },
  'typing-errors': {
    finding: (
      { errors, all }: { errors: readonly { written: string; meant: string | null; around: string }[]; all: number },
      { quoted, list },
    ) => ({
      title:
        all === 1 ? `The text says ${quoted(errors[0]?.written ?? '')}` : 'The text has spelling and typing errors',
      why: `It says ${list(errors.map(({ around, meant }) => `${quoted(around)} (${meant === null ? 'a word twice' : `probably ${quoted(meant)}`})`))}. Errors cost trust, and a misspelled word is not found.`,
      action: 'Correct this and read the text once more, or have it read: such errors seldom stand alone.',
      verify: gone,
      magnitude: 'No study has measured this on its own.',
      applies: 'The words stand in the main text of this page, outside quotations.',
    }),
  },
  'counters-empty': {
    finding: ({ reads, labels }: { reads: string; labels: readonly string[] }, { quoted, list }) => ({
      title: `Counters on the page read ${quoted(reads)}`,
      why: `The numbers for ${list(labels.map(quoted))} stand as zero in the text, because a script counts them up. Search engines and answer engines that run no scripts read zero.`,
      action: 'Write the true numbers into the HTML, and let the script only animate them.',
      verify: gone,
      magnitude: 'No study has measured this on its own.',
      applies: 'Several numbers of this page are zero, each above a label.',
    }),
  },
  'best-pick-missing': {
    finding: ({ keyword, entries }: { keyword: string; entries: readonly string[] }, { list, quoted }) => ({
      title: 'The list names no winner',
      why: `It describes ${list([...entries.map(quoted), 'others'])}, and no sentence, heading or label calls one of them the best. People who search for ${quoted(keyword)} want to know which one to choose.`,
      action:
        'Open with a verdict: the best overall, the best on a small budget and the best for a special need, each with its reason. Add a line “Best for” to every entry.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Sentences, headings and labels were searched for words of recommendation.',
    }),
  },
  'own-product-first': {
    finding: (
      { name, domain, place, hasMethod }: { name: string; domain: string; place: number; hasMethod: boolean },
      { quoted },
    ) => ({
      title:
        place > 1
          ? `The list does not say that ${name} is the site’s own`
          : `The list puts the site’s own company or product at number one: ${name}`,
      why:
        place > 1
          ? `${quoted(name)} is number ${place} on the list of ${domain}, and nothing near it says whose it is. It reads as an independent recommendation. Readers who notice it doubt the rest, and the FTC’s endorsement guides (16 CFR 255.5) ask for the connection to be stated.`
          : `${quoted(name)} is the first entry on ${domain}.${hasMethod ? '' : ' The page does not say how the entries were tested or ordered.'} Readers who notice it doubt the whole list.`,
      action:
        place > 1
          ? `Say in the opening and at the entry that ${quoted(name)} is your own (“our product”), and for whom another entry is the better choice.`
          : `Say in the opening that ${quoted(name)} is your own, and how you chose and ordered all of them. Name the cases in which another entry is the better choice.`,
      verify:
        place > 1 ? gone : `${again}: the page says whose product it is. This finding stays while it is the first.`,
      magnitude: noStudy,
      applies: `The name of ${place > 1 ? 'this' : 'the first'} entry is the name of the site.`,
    }),
  },
  'assistant-links': {
    finding: ({ links, mark, hosts }: { links: number; mark: string; hosts: readonly string[] }, { list }) => ({
      title:
        links === 1
          ? 'A link to a source comes from a chat assistant'
          : `${links} links to sources come from a chat assistant`,
      why: `${links === 1 ? 'Its address' : 'Their addresses'} (on ${list(hosts)}) ${links === 1 ? 'holds' : 'hold'} “utm_source=${mark}”, which the assistant adds to what it cites. Readers see it and doubt that anybody read the source.`,
      action:
        'Open each of these sources, check that it says what the text says, and take the parameter out of the address.',
      verify: gone,
      magnitude: 'No study has measured this. It concerns the trust of readers, not the rank.',
      applies: 'The links stand in the main text of this page.',
    }),
  },
  'affiliate-undisclosed': {
    finding: ({ links, hosts }: { links: number; hosts: readonly string[] }, { list }) => ({
      title: `Affiliate or sponsored links lead to ${links} addresses, and the page does not say so`,
      why: `They go to or through ${list(hosts)}. No visible text says “affiliate”, “commission” or anything like it. Readers must be told, near the recommendation, that the site earns by it: FTC endorsement guides (16 CFR 255.5), and Directive 2005/29/EC in the EU.`,
      action:
        'Say it in one plain sentence above the first of these links: “We earn a commission if you buy through links on this page.” Mark those that are not marked yet with rel="sponsored".',
      verify: gone,
      magnitude:
        'No study has measured this on its own. The law asks for it, and so do readers who trust a recommendation.',
      applies: 'The page’s text was searched as it is served, menus and footer too. A script may add a notice.',
    }),
  },
  'overview-missing': {
    finding: (
      { points, first, last, words: count }: { points: number; first: string; last: string; words: number },
      { number, quoted },
    ) => ({
      title: `The page has no list of its ${points} points`,
      why: `The text of ${number(count)} words goes through them one by one, from ${quoted(first)} to ${quoted(last)}, and no list or table names them together. Readers cannot see at a glance what there is, and an engine that answers with a short list finds none to quote.`,
      action: `Put a list of all ${points} near the top: one line for each with its main point, linked to its section.`,
      verify: gone,
      magnitude: earlyText,
      applies: 'No list or table stands before the first point, and the page has few links to its own sections.',
    }),
  },
  'main-heading-missing': {
    finding: ({ title }: { title: string }, { quoted }) => ({
      title: 'The page has no main heading (h1)',
      why: `Its title is ${quoted(title)}, but no heading of the first level on the page says what it is about.`,
      action: 'Mark the line that names the page as its only h1, or add one in the words of the title.',
      verify: gone,
      magnitude: noStudy,
      applies: 'The HTML as served has no h1. A script may add one.',
    }),
  },
  'main-heading-vague': {
    finding: ({ keyword, text, title }: { keyword: string; text: string; title: string }, { quoted }) => ({
      title: `The main heading does not name the subject of the page: ${quoted(text)}`,
      why: `The title is ${quoted(title)}, but the main heading (h1) has no word of it, or of ${quoted(keyword)}. Readers and engines take from it what the page is about.`,
      action: 'Make the line that names the subject the only h1, such as the title without the name of the site.',
      verify: gone,
      magnitude: noStudy,
      applies: 'The words were compared in their basic forms.',
    }),
  },
  'description-vague': {
    finding: ({ keyword, text }: { keyword: string; text: string }, { quoted }) => ({
      title: 'The meta description does not name the subject of the page',
      why: `It reads ${quoted(text)}, without a word of the title, the main heading or ${quoted(keyword)}. Where search results show it, nobody sees why to open the page.`,
      action: 'Write one or two sentences that name the subject and say what the page holds that others do not.',
      verify: gone,
      magnitude: noStudy,
      applies: 'The words were compared in their basic forms. Search engines often write a description of their own.',
    }),
  },
  'descriptions-differ': {
    finding: ({ count, first, second }: { count: number; first: string; second: string }, { quoted, number }) => ({
      title: `The page has ${number(count)} different meta descriptions`,
      why: `One reads ${quoted(first)}, another ${quoted(second)}. Search engines choose for themselves which one they show, and it may be the wrong one.`,
      action:
        'Keep the one that says what is on this page and remove the rest. Often the template of the site and an SEO plugin each write one.',
      verify: gone,
      magnitude: noStudy,
      applies: 'The markup of the page holds them side by side. Those that begin alike count as one.',
    }),
  },
  'title-repeats-name': {
    finding: ({ title, part }: { title: string; part: string }, { quoted }) => ({
      title: `The title says ${quoted(part)} twice`,
      why: `It reads ${quoted(title)}. Search results show only the first words of a title, and the repetition takes the room of what the page is about.`,
      action: `Remove one of the two. If ${quoted(part)} is the name of the site, its template adds what somebody has typed already.`,
      verify: gone,
      magnitude: noStudy,
      applies: 'The parts of the title between “|” or “–” were compared.',
    }),
  },
  'headings-missing': {
    finding: (
      {
        words: count,
        only,
        instead,
        named,
        all,
      }: {
        words: number;
        only: string | null;
        instead: 'lines' | 'labels' | 'nothing';
        named: readonly string[];
        all: number;
      },
      { number, quoted, list },
    ) => {
      const shown = list(all > named.length ? [...named.map(quoted), 'others'] : named.map(quoted));
      return {
        title:
          only === null
            ? `The text runs for ${number(count)} words without a subheading`
            : `The text has one subheading in ${number(count)} words: ${quoted(only)}`,
        why: `Most of the pages that rank divide their text by subheadings. ${
          instead === 'lines'
            ? `Here ${shown} look like headings and are only bold: to search engines and answer engines they are ordinary text.`
            : instead === 'labels'
              ? `Here paragraphs open with labels in bold (${shown}), which are no headings in the HTML: to search engines and answer engines they are ordinary text.`
              : 'Engines that cut a page at its headings get pieces that are too long to quote, and visitors who jump from heading to heading have nowhere to land.'
        }`,
        action:
          instead === 'lines'
            ? 'Mark these lines and others like them up as h2, or as h3 where they are parts of a larger point.'
            : instead === 'labels'
              ? 'Set the labels above their paragraphs as h2, or group them under a few h2 and make them h3.'
              : 'Divide the text by an h2 every 150 to 300 words. Each says what the part below tells, in the words that people search with. Lines that only look like headings become h2, too.',
        verify: gone,
        magnitude: noStudy,
        applies:
          'Headings of all levels between the parts of the text were counted, and titles of parts that open on a click.',
      };
    },
  },
  'text-repeated': {
    finding: (
      { first, second, lines, line }: { first: string; second: string; lines: number; line: string },
      { quoted },
    ) => ({
      title: `${quoted(first)} and ${quoted(second)} say the same in ${lines} lines`,
      why: `They share these lines word for word, such as ${quoted(line)}. A reader who compares the two sections cannot see what differs.`,
      action:
        'Say what they share once, above both. Leave in each section only what is its own, or remove one of them.',
      verify: gone,
      magnitude: 'No study has measured this alone.',
      applies: 'Lines of six words or more were compared.',
    }),
  },
  'numbering-broken': {
    finding: (
      {
        kind,
        number,
        first,
        second,
        promised,
      }: { kind: 'left_out' | 'twice'; number: number; first: string; second: string; promised: number | null },
      { quoted },
    ) => ({
      title: {
        left_out: `The numbers of the headings leave out ${number}`,
        twice: `Two headings have the number ${number}`,
      }[kind],
      why: {
        left_out: `${quoted(first)} is followed by ${quoted(second)}. ${promised === null ? 'Readers look for what is between them.' : `The title promises ${promised}, and there is one less.`}`,
        twice: `They are ${quoted(first)} and ${quoted(second)}. Whoever counts gets another number than the last heading shows.`,
      }[kind],
      action: {
        left_out: `Add number ${number}, or number the others anew. Then check the number in the title and in the opening.`,
        twice: 'Number the headings anew. Then check the number in the title and in the opening.',
      }[kind],
      verify: gone,
      magnitude: 'No study has measured this on its own.',
      applies: 'The numbers of the headings of one level were compared.',
    }),
  },
  'links-broken': {
    finding: (
      {
        kind,
        links,
        all,
      }: { kind: 'nowhere' | 'wrapped' | 'network'; links: readonly { text: string; to: string }[]; all: number },
      { quoted, list },
    ) => ({
      title: {
        nowhere: all === 1 ? 'A link leads nowhere' : `${all} links lead nowhere`,
        network: 'Buttons for social networks lead to their front pages',
        wrapped:
          all === 1
            ? 'A link runs through the redirect of a mail program or editor'
            : `${all} links run through the redirect of a mail program or editor`,
      }[kind],
      why: {
        nowhere: `No site has the address that stands behind ${list(links.map(({ text, to }) => `${quoted(text)} (${quoted(to)})`))}. Whoever clicks gets an error.`,
        network: `They lead to ${list(links.map(({ to }) => to))}, as in the template of a site. Who clicks finds no profile, and engines cannot tell which profiles are yours.`,
        wrapped: `It is ${list(links.map(({ text, to }) => `${quoted(text)} (through ${to})`))}. Who copies an address from a mail or a document copies this, too. The redirect may end or warn readers, may name the person who received the mail, and hides from engines what the page cites.`,
      }[kind],
      action: {
        nowhere:
          'Open each of these links, and enter the whole address: “https://” and the site, “mailto:” before a mail address, “tel:” before a number.',
        network: 'Enter the addresses of your own profiles, and remove the buttons of networks without one.',
        wrapped: 'Open each of these links, and put the address at which you arrive in its place.',
      }[kind],
      verify: gone,
      magnitude: 'No study has measured this on its own.',
      applies: 'The addresses were read as they are written in the HTML. No link was opened.',
    }),
  },
  'contacts-differ': {
    finding: (
      {
        contacts,
        all,
      }: {
        contacts: readonly { kind: 'telephone' | 'email'; shown: string; linked: string }[];
        all: number;
      },
      { quoted, list },
    ) => ({
      title:
        contacts[0]?.kind === 'email'
          ? `The link on ${quoted(contacts[0].shown)} writes to another address`
          : `The link on ${quoted(contacts[0]?.shown ?? '')} calls another number`,
      why: `The page shows ${list(contacts.map(({ shown, linked }) => `${quoted(shown)}, which leads to ${quoted(linked)}`))}.${all > contacts.length ? ` There are ${all} such links.` : ''} Whoever taps it arrives elsewhere than whoever types it, and directories and engines that read the page cannot tell which is right.`,
      action:
        'Call or write to both, and put the right one into the text and into the link. If a script measures calls, let it change both.',
      verify: gone,
      magnitude: 'No study has measured this on its own.',
      applies: 'The text of each link was compared with its address in the HTML. A script may change them.',
    }),
  },
  'figures-broken': {
    finding: (
      {
        kind,
        figures,
      }: {
        kind: 'amount' | 'weekday';
        figures: readonly { written: string; around: string; weekday: number | null }[];
      },
      { quoted, list },
    ) => ({
      title: {
        amount: `A number has a digit too many or too few: ${figures[0]?.written ?? ''}`,
        weekday: `A date is on another day of the week: ${figures[0]?.written ?? ''}`,
      }[kind],
      why: {
        amount: `The page says ${list(figures.map(({ around }) => quoted(around)))}. Nobody can tell which number is meant, and an engine that quotes it may be wrong by a factor of ten.`,
        weekday: `The page says ${list(figures.map(({ around, weekday }) => `${quoted(around)} (it is a ${weekdays[weekday ?? 0]})`))}. Readers who plan by it cannot tell whether the day or the date is right.`,
      }[kind],
      action: {
        amount: 'Look the number up and write it out with all its digits.',
        weekday:
          'Look the date up, and correct the day of the week or the date. It may be left over from another year.',
      }[kind],
      verify: gone,
      magnitude: 'No study has measured this on its own.',
      applies: {
        amount: 'Other numbers on the page have three digits behind each comma.',
        weekday: 'The day of the week was computed from the date and its year.',
      }[kind],
    }),
  },
  'question-repeated': {
    finding: ({ question, first, second }: { question: string; first: string; second: string }, { quoted }) => ({
      title: `The page asks ${quoted(question)} twice`,
      why: `One answer begins ${quoted(first)}, the other ${quoted(second)}. Readers cannot tell which of them holds, and an engine may quote either.`,
      action:
        'If one of them is about something else, such as another plan or product, correct its question. Otherwise make one answer of the two.',
      verify: gone,
      magnitude: 'No study has measured this on its own.',
      applies: 'The questions are the same word for word, and the answers begin in different words.',
    }),
  },
  'placeholder-text': {
    finding: (
      {
        kind,
        left,
        around,
        after,
      }: {
        kind: 'sample' | 'code' | 'gap' | 'note' | 'markdown' | 'html' | 'value';
        left: readonly string[];
        around: string;
        after: string | null;
      },
      { quoted, list },
    ) => ({
      title: {
        sample: 'Sample text of the page builder is still on the page',
        code: 'A shortcode or template tag stands in the text instead of what it should show',
        note: 'An editor’s note stands in the text',
        gap: 'A gap in the text was never filled in',
        markdown: 'Links stand in the text as raw Markdown',
        html: 'Tags or characters of HTML show as raw text',
        value: 'A value is missing, and its variable shows instead',
      }[kind],
      why: `The page reads ${quoted(around)}${after === null ? '' : `, after ${quoted(after)}`}${left.length > 1 ? `, and also has ${list(left.slice(1).map(quoted))}` : ''}. Readers take it for an unfinished page, and engines read it as part of the text.`,
      action: {
        sample: 'Replace it by text of your own, or remove the block.',
        code: 'Remove it, or repair the plugin or template that should replace it.',
        note: 'Remove it, and check whether what it asks for was done.',
        gap: 'Fill it in or remove the sentence, and look for others in texts from the same source.',
        markdown: 'Turn it into real links (an <a> element with a telling text).',
        html: 'Write the text without them (“&” instead of “&amp;”), or enter it where the editor takes HTML.',
        value: 'Show the value, or hide the whole line where there is none.',
      }[kind],
      verify: gone,
      magnitude: 'No study has measured this on its own.',
      applies: 'It stands in the HTML of this page outside code, menus and footer.',
    }),
  },
  'broken-characters': {
    finding: ({ count, text }: { count: number; text: string }, { quoted }) => ({
      title: `The text has broken characters in at least ${count} places`,
      why: `It says ${quoted(text)}. Dashes, quotation marks or accents were saved in the wrong encoding: readers stumble over them, and a quote with them looks broken.`,
      action: 'Replace the broken characters (mojibake), and save and serve the page as UTF-8.',
      verify: gone,
      magnitude: noStudy,
      applies: 'No language writes these sequences of characters.',
    }),
  },
  'order-unexplained': {
    finding: (
      {
        upper,
        lower,
      }: {
        upper: { name: string; place: number; shown: string };
        lower: { name: string; place: number; shown: string };
      },
      { quoted },
    ) => ({
      title: `Number ${upper.place} of the list has a lower score than number ${lower.place}`,
      why: `${quoted(upper.name)} has ${upper.shown} and stands above ${quoted(lower.name)} with ${lower.shown}. Readers who see both ask how the list is ordered.`,
      action:
        'Say above the list how it is ordered and why these entries stand where they do, or put it in the order of the scores.',
      verify: gone,
      magnitude: noStudy,
      applies: 'All entries of this list show a score in the same form.',
    }),
  },
  'options-left-out': {
    finding: ({ n, options }: { n: number; options: readonly { name: string; k: number }[] }, { list }) => ({
      title: `The list leaves out ${list(options.map(({ name }) => name))}`,
      why: `Of ${n} other lists, ${list(options.map(({ name, k }) => `${k} recommend ${name}`))}. Readers who have seen these names look for them here, and doubt a list without them.`,
      action:
        'Add those that meet your criteria. For the others, say in a sentence each why they are not on the list, such as price, quality or whom they suit.',
      verify: gone,
      magnitude: noStudy,
      applies: 'The text of this page does not have these names.',
    }),
  },
  'names-left-out': {
    finding: ({ n, names }: { n: number; names: readonly { name: string; k: number }[] }, { list }) => ({
      title: `The page does not name ${list(names.map(({ name }) => name))}`,
      why: `Other pages name ${list(names.map(({ name, k }) => `${name} (${k} of ${n})`))}. Readers and answer engines recognize what a page tells by such names.`,
      action: 'Name those that belong to what the page tells, each with the year and the place.',
      verify: gone,
      magnitude: noStudy,
      applies: 'No passage of this page has these names.',
    }),
  },
  'file-missing': {
    finding: ({ k, n, example }: Counts & { example: Quotation }, write) => ({
      title: 'The page offers no printable file',
      why: `${pages({ k, n }, 'offers', 'offer')} one to print or download.${forExample(example, write, 'One says:')} People who search for this want something to keep, fill in or tick off.`,
      action:
        'Offer the list as a printable PDF or a copy of a spreadsheet, with a link near the top and no form before it.',
      verify: gone,
      magnitude: noStudy,
      applies: 'No sentence of this page offers a file.',
    }),
  },
  'copied-text': {
    finding: (
      { overlap, domain, isOwnSite }: { overlap: number; domain: string; isOwnSite: boolean },
      { percent },
    ) => ({
      title: `${percent(overlap)} of the text is also on another page`,
      why: `The page of ${domain} has it word for word. Engines need only one of the two.`,
      action: isOwnSite
        ? 'If both pages are needed, point the canonical link of one to the other; otherwise redirect it.'
        : 'Rewrite it from what you know, or quote it and name the source.',
      verify: `${again}: the page shares less text with that page.`,
      magnitude: noStudy,
      applies: 'Runs of five words were compared.',
    }),
  },
} satisfies Readonly<Record<string, CheckText<never>>>;

/** The name of each check in one language. */
export type CheckNames = Readonly<Record<keyof typeof checkNames, string>>;

/** The finding of a check in words. */
export interface CheckText<Params> {
  finding: (params: Params, write: Writer) => FindingTexts;
}

/** The texts of all checks in one language: those that English has, with the same parameters. */
export type CheckTexts = {
  readonly [Id in keyof typeof checks]: CheckText<Parameters<(typeof checks)[Id]['finding']>[0]>;
};
