/** The gap report's texts in English. */
import type { GapTexts } from './texts.ts';

const market = 'No study measured this by itself; the reason is the pages that rank for this keyword.';
const checkAgain = 'Run the audit again';
const bySetting = 'It is a condition that the engine sets, and no matter of degree.';
const coverage =
  'At the same rank, pages that covered more of the query were cited more often (d = 0.42, a medium effect). Covering about half of the sub-questions was as good as covering all.';
const recentDate =
  'In controlled trials a page with a recent date was chosen more often by every model; one observation of live engines found no difference.';
const sourcesAndFigures =
  'In one laboratory it gained a source 30 to 40% more of the answer’s words; where several pages did it, next to nothing.';

/** "1 of 6 pages answers", "3 of 6 pages answer". */
const pages = (k: number, n: number, one: string, several: string) => `${k} of ${n} pages ${k === 1 ? one : several}`;

export const english: GapTexts = {
  findings: {
    'search-bots-blocked-in-part': ({ agents, rule }, { list }) => ({
      title: `robots.txt turns away ${list(agents)}`,
      why: `${agents.length === 1 ? 'This crawler builds the index that its engine answers from' : 'These crawlers build the indexes that their engines answer from'}. The rule that decides: ${rule}.`,
      action: `Allow ${list(agents)} in robots.txt, unless you mean to stay out of those answers.`,
      verify: `${checkAgain}: robots_by_role lists ${agents.length === 1 ? 'the crawler' : 'the crawlers'} as allowed.`,
      magnitude: 'A page that a crawler may not fetch cannot be cited from that crawler’s index.',
      applies: `The robots.txt of this site refuses ${list(agents)}.`,
    }),
    'max-snippet-short': ({ limit, least }) => ({
      title: `Engines may quote ${limit} characters at most`,
      why: 'The limit for snippets binds AI answers too: they do not use what they may not quote.',
      action: `Remove max-snippet, or raise it to ${least} or more.`,
      verify: `${checkAgain}: max_snippet is empty, or ${least} or more.`,
      magnitude: bySetting,
      applies: `This page sets max-snippet to ${limit}.`,
    }),
    'nosnippet-parts': ({ share }, { percent }) => ({
      title: `${percent(share)} of the text may not be quoted`,
      why: 'Text inside data-nosnippet is kept out of snippets and of AI answers.',
      action: 'Take data-nosnippet off the parts that answer questions.',
      verify: `${checkAgain}: nosnippet_share is 0, or near it.`,
      magnitude: bySetting,
      applies: `data-nosnippet covers ${percent(share)} of this page’s visible text.`,
    }),
    'canonical-elsewhere': ({ href }) => ({
      title: 'The page names another address as the one to list',
      why: `Its canonical link points to ${href}. Engines list and cite that address instead.`,
      action: 'Point the canonical link to this page, or audit the address that it names.',
      verify: `${checkAgain}: canonical.self is true.`,
      magnitude: bySetting,
      applies: `The canonical link of this page is ${href}.`,
    }),
    'title-without-keyword': ({ keyword, title }, { quoted }) => ({
      title: 'Title and main heading do not say what the page answers',
      why:
        title === ''
          ? `The page has no title: who searches ${quoted(keyword)} cannot tell that the answer is here.`
          : `Who searches ${quoted(keyword)} reads ${quoted(title)} and cannot tell that the answer is here.`,
      action: `Write a title and a main heading that name ${quoted(keyword)} in plain words.`,
      verify: `${checkAgain}: the title holds the words of the keyword.`,
      magnitude:
        'Of the pages whose headings matched the question 41% were cited, of weak matches 29%. Nothing else was held equal.',
      applies: 'Most words of the keyword stand in neither.',
    }),
    'query-terms-missing': ({ missing, keyword }, { quoted, list }) => ({
      title: `The text never says ${list(missing.map(quoted))}`,
      why: `${quoted(keyword)} is what people search, and the main content does not use ${missing.length === 1 ? 'this word' : 'these words'} in any form. Engines find a page by what it says.`,
      action: `Say ${list(missing.map(quoted))} where the text is about it.`,
      verify: `${checkAgain}: this finding is gone.`,
      magnitude:
        'Relevance to the topic was the strongest factor wherever it was varied in controlled trials; at the same rank, pages with more of the query’s words were cited more often (d = 0.42).',
      applies:
        missing.length === 1
          ? 'One word of the keyword is missing.'
          : `${missing.length} words of the keyword are missing.`,
    }),
    'topic-missing': ({ topic, partial, k, n, example }, { quoted, passage }) => ({
      title: partial ? `${quoted(topic)} is touched in passing` : `${quoted(topic)} is missing`,
      why: `${pages(k, n, 'of this market treats', 'of this market treat')} it.${example === null ? '' : ` One says: ${passage(example)}`}`,
      action: partial
        ? `Give ${quoted(topic)} a passage of its own that makes sense when it is read alone.`
        : `Write a section on ${quoted(topic)} in your own words, with what you know first hand.`,
      verify: `${checkAgain}: the topic’s status is covered.`,
      magnitude: coverage,
      applies: partial
        ? 'Your best passage on it says less than those of most pages that treat it.'
        : 'No passage of this page is about it.',
    }),
    'core-terms-missing': ({ terms, missing, n }, { list, quoted }) => ({
      title: `${missing} of ${n} terms that most pages use are missing`,
      why: `This page does not use ${list(terms.map(quoted))}${missing > terms.length ? `, among others` : ''}. Readers of this subject expect what they stand for.`,
      action:
        'See which of them name something that you leave out, and write about that. Adding the words alone does nothing.',
      verify: `${checkAgain}: fewer core terms have the status missing.`,
      magnitude: market,
      applies: 'Each of these terms stands on at least six of ten pages of this market.',
    }),
    'question-unanswered': ({ question, k, n, shown, example }, { quoted, passage }) => ({
      title: `No passage answers by itself: ${quoted(question)}`,
      why: `${answeredBy(k, n, shown)}${example === null ? '' : ` The best answer found: ${passage(example)}`}`,
      action: 'Answer it in two or three sentences that make sense alone, under a heading that asks it.',
      verify: `${checkAgain}: the question’s status is answered.`,
      magnitude: coverage,
      applies: 'No passage of this page says enough of what the question asks.',
    }),
    'question-partly-answered': ({ question, own, example, issues }, { quoted, passage }) => ({
      title: `Answered in part: ${quoted(question)}`,
      why: [
        own === null ? 'The page comes near an answer.' : `Your nearest passage: ${quoted(own.quote)}.`,
        ...issues.map((issue) => english.issues[issue]),
      ].join(' '),
      action: `Make it one passage that answers in its first sentence.${example === null ? '' : ` Compare: ${passage(example)}`}`,
      verify: `${checkAgain}: the question’s status is answered.`,
      magnitude: coverage,
      applies:
        issues.length === 0
          ? 'The passage says less of what the question asks than an answer does.'
          : 'The passage does not stand as an answer by itself.',
    }),
    'direct-answer-missing': ({ keyword, k, n }, { quoted }) => ({
      title: `No passage answers ${quoted(keyword)} directly`,
      why: `${pages(k, n, 'answers', 'answer')} it in one passage. An engine looks for a passage that it can use as it stands.`,
      action: 'Write two to four sentences that answer it, and put them near the top.',
      verify: `${checkAgain}: the component answer_placement is above 0.`,
      magnitude:
        'Relevance was the strongest factor in controlled trials of passages; this form of it was not measured by itself.',
      applies: 'This page has no such passage.',
    }),
    'answer-buried': ({ keyword, at, median }, { quoted, percent }) => ({
      title: `The answer to ${quoted(keyword)} comes late`,
      why: `It begins after ${percent(at)} of the text${median === null ? '' : `; on the middle page of this market, after ${percent(median)}`}.`,
      action: 'Move the answer above the background.',
      verify: `${checkAgain}: the component answer_placement rises.`,
      magnitude: '44% of citations were found in the first 30% of texts. No other feature was held equal.',
      applies: `The answer begins after ${percent(at)} of this page’s text.`,
    }),
    'claim-missing': ({ subject, value, unit, k, example }, { figure, passage }) => ({
      title: `A figure that others give is missing: ${subject}`,
      why: `${k} sites say ${figure(value, unit)}.${example === null ? '' : ` For example: ${passage(example)}`}`,
      action: 'Give your own figure with its source, if your readers need it.',
      verify: `${checkAgain}: the fact is no longer missing.`,
      magnitude: market,
      applies: `${k} sites of this market state it, and this page does not.`,
    }),
    'claim-differs': ({ subject, own, value, unit, k, n, outdated, example }, { figure, passage }) => ({
      title: `A figure to check: ${subject}`,
      why: `This page says ${figure(own, unit)}; ${k < n ? `${k} of the ${n} sites` : n === 2 ? 'both sites' : `all ${n} sites`} that give it say ${figure(value, unit)}.${outdated ? ' The pages that agree with yours are older.' : ''}${example === null ? '' : ` For example: ${passage(example)}`}`,
      action: 'Check which is right. If yours is, say where it comes from.',
      verify: `${checkAgain}: the figures agree, or yours stands with its source.`,
      magnitude: market,
      applies: 'Both figures are about the same thing, as far as their words tell.',
    }),
    'price-missing': ({ k, n }) => ({
      title: 'No price is given',
      why: `People who search this want to buy, and ${pages(k, n, 'names', 'name')} a price.`,
      action: 'State a price or a range in the text, with its currency and what it includes.',
      verify: `${checkAgain}: this finding is gone.`,
      magnitude: 'In 252,000 controlled trials a page with an explicit price was chosen more often by every model.',
      applies: 'Searchers want to buy, and this page names no price.',
    }),
    'few-figures': ({ own, p25 }, { number }) => ({
      title: 'Few figures',
      why: `The text has ${number(own)} figures per 100 words; three quarters of the pages have ${number(p25)} or more.`,
      action: 'Where you claim what can be counted, give the number and its source.',
      verify: `${checkAgain}: this finding is gone.`,
      magnitude: sourcesAndFigures,
      applies: 'This page gives fewer figures than three quarters of its market.',
    }),
    'date-missing': ({ k, n }) => ({
      title: 'No date can be seen',
      why: `${pages(k, n, 'shows when it was', 'show when they were')} written or changed.`,
      action: 'Show the day of the last real change near the title.',
      verify: `${checkAgain}: dates_visible names the day.`,
      magnitude: recentDate,
      applies: 'A visitor finds no day on this page that is surely its own.',
    }),
    'date-old': ({ own, p75 }, { number }) => ({
      title: 'Older than the market',
      why: `Last changed ${number(Math.round(own))} days ago; three quarters of the dated pages changed within ${number(Math.round(p75))} days.`,
      action:
        'Check the facts, correct what is no longer true, and then change the date. A new date alone is no update.',
      verify: `${checkAgain}: page.identity shows the new day.`,
      magnitude: recentDate,
      applies: 'People who search this want something recent.',
    }),
    'comparison-missing': ({ k, n }) => ({
      title: 'Nothing is compared',
      why: `${pages(k, n, 'compares', 'compare')}, in a table or point by point.`,
      action: 'Add a table of the options, with the criteria that decide between them.',
      verify: `${checkAgain}: the component comparison is above 0.`,
      magnitude:
        'At the same rank, pages with an explicit comparison were cited more often (d = 0.43, a medium effect; one study, not peer-reviewed).',
      applies: 'This page has neither a table of three columns nor a heading that sets things side by side.',
    }),
    'sources-missing': ({ k, n }) => ({
      title: 'No source is linked',
      why: `${pages(k, n, 'links', 'link')} to other sites in the text.`,
      action: 'Link the source of each figure, and of each statement that a reader may doubt.',
      verify: `${checkAgain}: sources_cited is above 0.`,
      magnitude: sourcesAndFigures,
      applies: 'The main content of this page links to no other site.',
    }),
    'author-missing': ({ k, n }) => ({
      title: 'Nobody signs the page',
      why: `${pages(k, n, 'names', 'name')} an author. Readers judge by it who speaks.`,
      action: 'Name who wrote or checked the page.',
      verify: `${checkAgain}: author_named is filled.`,
      magnitude: market,
      applies: 'No author was found in the text or in the markup.',
    }),
    'model-instructions': ({ text, hidden, count }, { quoted }) => ({
      title: hidden ? 'Hidden text gives orders to language models' : 'Text gives orders to language models',
      why: `The page says ${quoted(text)}.${count > 1 ? ` It has ${count} such texts.` : ''} Engines treat this as an attack, and a reader who finds it stops trusting the page.`,
      action: 'Remove it. If it came with an advertisement, a comment or a template, close that door.',
      verify: `${checkAgain}: this finding is gone.`,
      magnitude: 'It may cost the page its place; no gain has been shown.',
      applies: 'The text was left out of everything else in this report.',
    }),
    'term-overused': ({ term, count, own, p75 }, { quoted, number }) => ({
      title: `${quoted(term)} is used far more often than elsewhere`,
      why: `It stands ${count} times, ${number(own)} times per 1,000 words; three quarters of the pages stay below ${number(p75)}.`,
      action: 'Say it where it is needed, and let the rest read naturally.',
      verify: `${checkAgain}: this finding is gone.`,
      magnitude: 'In one laboratory keyword stuffing cost a source about 10% of the answer’s words.',
      applies: 'The density is above that of nearly all pages that use the term.',
    }),
    'structured-data-mismatch': ({ type, property, value, count }, { quoted }) => ({
      title: 'Structured data says what the page does not show',
      why: `${type}.${property} is ${quoted(value)}, and a visitor cannot read that anywhere.${count > 1 ? ` ${count} properties are like this.` : ''}`,
      action: 'Bring markup and page together: show it, or take it out.',
      verify: `${checkAgain}: mismatch_with_visible is empty.`,
      magnitude: 'It breaks the rules for rich results. It neither earns nor costs citations.',
      applies: 'The value was not found in the visible text.',
    }),
    'copied-text': ({ overlap, domain }, { percent }) => ({
      title: `${percent(overlap)} of the text stands on another page`,
      why: `It stands word for word on the page of ${domain} in this market. Engines need one of the two.`,
      action: 'Rewrite it from what you know, or quote it and name the source.',
      verify: `${checkAgain}: the overlap with that page falls.`,
      magnitude: market,
      applies: 'Runs of five words were compared.',
    }),
  },
  gates: {
    fetchable: {
      consequence: 'An engine that gets no page has nothing to cite.',
      title: 'Something else answered in the page’s place',
      action: 'Let crawlers through the protection that answered, and audit the page again.',
      verify: `${checkAgain}: the gate fetchable passes.`,
    },
    indexable: {
      consequence: 'A page that may not be listed is left out of search, and of the answers built on it.',
      title: 'The page forbids search engines to list it',
      action: 'Remove noindex from the page and from its headers.',
      verify: `${checkAgain}: the gate indexable passes.`,
    },
    snippet_allowed: {
      consequence: 'Engines do not use in answers what they may not quote.',
      title: 'The page forbids engines to quote it',
      action: 'Remove nosnippet, max-snippet: 0 or data-nosnippet.',
      verify: `${checkAgain}: the gate snippet_allowed passes.`,
    },
    search_bots_allowed: {
      consequence: 'A search engine that may not fetch the page answers without it.',
      title: 'robots.txt turns away a main search crawler',
      action: 'Allow the crawler in robots.txt.',
      verify: `${checkAgain}: the gate search_bots_allowed passes.`,
    },
    text_without_js: {
      consequence: 'Crawlers of answer engines run no scripts: to them the page is empty.',
      title: 'The text appears only with scripts',
      action: 'Serve the text in the HTML, by rendering on the server or with static pages.',
      verify: `${checkAgain}: the gate text_without_js passes.`,
    },
    language_match: {
      consequence: 'A page in another language is not compared with this market.',
      title: 'The page is in another language',
      action: 'Audit the version of the page in this language, or write one.',
      verify: `${checkAgain}: the gate language_match passes.`,
    },
    main_content_found: {
      consequence: 'With so little text there is nothing to cite or to compare.',
      title: 'Hardly any main content was found',
      action: 'Put the text that answers the searcher on the page itself.',
      verify: `${checkAgain}: the gate main_content_found passes.`,
    },
  },
  issues: {
    unresolved_pronoun: 'It begins with a word that points outside the passage.',
    needs_context: 'It does not name what it is about.',
    too_long: 'It is longer than the answers of the market.',
    buried: 'It stands far down the page.',
    no_direct_sentence: 'No sentence of it answers the question by itself.',
  },
  practices: {
    structured_data_for_citations:
      'Structured data earns no citations: pages that added it gained nothing on pages that did not. Keep it for rich results.',
    llms_txt: 'llms.txt has shown no effect; most such files are never asked for.',
    length_for_itself: 'Longer is not better once the subject is covered.',
    faq_for_its_own_sake:
      'A FAQ block for its own sake brought nothing, or a small loss. Answer questions where they arise.',
    keyword_stuffing: 'In one laboratory, repeating the keyword cost a source about 10% of the answer’s words.',
    page_speed_beyond_reachability: 'Once a page can be reached, more speed showed no effect on citations.',
    hidden_text_for_models: 'Text for models that visitors do not see is deception; engines treat it as spam.',
  },
  nextMeasurement:
    'Measure again when engines have had time to fetch the page. Answers change from one observation to the next, so one more proves little.',
};

/** Who answers a question, in a sentence. */
function answeredBy(k: number, n: number | null, shown: boolean): string {
  const asked = shown ? 'The results page shows this question' : 'Pages of this market ask this';
  if (n === null) return `${asked}.`;
  if (k === 0) return `${asked}, and no page of this market answers it.`;
  return `${pages(k, n, 'answers', 'answer')} it${shown ? ', and the results page shows it' : ''}.`;
}
