/**
 * Design and result of each study that advice rests on, in English. English is the source: its ids are those of the
 * studies.
 */

/** What the documents of several vendors say alike. */
const crawlers = {
  design: 'Vendor documentation',
  note: 'States which crawler feeds search, which feeds training, and which answers a person. Says what each block affects, not how often a page is read.',
};

export const studies = {
  geo: {
    design: 'Laboratory: nine rewritings of one of five given sources, answered by GPT-3.5 (KDD 2024)',
    note: 'Change of the position-adjusted word count: quotations +41%, statistics +33%, citing sources +30%, fluency +28%, keyword stuffing −10%. Measures the share of words in one answer, with one source edited at a time. Does not measure the chance of being cited, live engines, or several sources edited at once.',
  },
  'c-seo-bench': {
    design:
      'Laboratory: nine methods, six domains, about 1,900 queries, several adopters (NeurIPS 2025 Datasets & Benchmarks)',
    note: 'Of 54 comparisons, 3 were significant. The best method gained 0.36 ± 1.47 ranks, a better retrieval rank 2.77 ± 2.31. Gains shrink as more pages adopt a method. Models read given documents: no live engine, no retrieval.',
  },
  'what-gets-cited': {
    design: 'Laboratory: 252,000 paired trials, six models, 18 factors, one differing at a time, order balanced',
    note: 'Topical relevance and position in the list matter most, then an explicit price and a recent date. Formatting alone matters little. Shows which of two given sources is cited first, not whether a page is retrieved or how much its publisher matters.',
  },
  'rank-on-page-1': {
    design: 'Observation of three live engines: 250 queries, 10,293 pages, 66 features, matched on Google position',
    note: 'Cited pages more often compare options (d = 0.43) and cover the words of the query (d = 0.42). Structure adds 0.021 to the AUC over rank. By a single author and not peer-reviewed. An association: no page was changed.',
  },
  autogeo: {
    design: 'Laboratory: learned preference rules on three benchmarks (ICLR 2026)',
    note: 'Up to 50.99% better than the baselines, without harm to the usefulness of the answer. The rules carry over between domains in part. Models read given documents: no live engine.',
  },
  'e-geo': {
    design: 'Laboratory: 7,000 product queries, 15 rewriting heuristics',
    note: 'Hand-made heuristics have weak effects. Optimized prompts converge on one stable pattern. Product listings in English, re-ranked by a model: no live engine.',
  },
  'role-augmented-intent': {
    design: 'Laboratory: rewritings by intent and role on varied queries',
    note: 'Covering the intent works better than editing a single aspect. Judged in part by a model: no live engine.',
  },
  'citation-absorption': {
    design: 'Observation of three live engines: 602 prompts, 21,143 citations',
    note: 'Citations per prompt: ChatGPT 6.88, Google 12.06, Perplexity 16.35. Question-and-answer format −5.7%. Its influence score is 45% overlap of text, so we rely only on these counts. Only cited pages were studied, without a control group.',
  },
  'geo-16': {
    design: 'Observation: 70 prompts, 1,100 addresses',
    note: 'Metadata and freshness r = 0.68, semantic HTML 0.65, structured data 0.63. The addresses were taken from citations, so they were chosen by the outcome. The authors sell the tool. A controlled study of structured data contradicts it.',
  },
  'ahrefs-schema': {
    design: 'Difference in differences on live engines: 1,885 pages that added JSON-LD, 4,000 that did not',
    note: 'AI Overviews −4.6%, AI Mode +2.4% and ChatGPT +2.2% (the last two not significant). All pages had at least 100 citations before: says nothing about pages without citations, or about rich results.',
  },
  'ahrefs-ai-overview-rank': {
    design: 'Observation: 863,000 results pages, 4 million addresses cited by AI Overviews',
    note: 'Of the cited addresses, 38% rank in the first ten, 31% at 11–100 and 31% beyond. An earlier count, read by another parser, had 76%: the two cannot be compared. Shows where cited pages rank, not that rank is the cause.',
  },
  'ahrefs-ai-overview-change': {
    design: 'Observation: 43,000 keywords, each seen at least 16 times in a month',
    note: 'Between two observations, 70% of AI Overviews changed. They last 2.15 days on average. Counts changes of wording and sources, not their reasons, and no other engines.',
  },
  'sparktoro-variance': {
    design: 'Observation: 12 prompts run 2,961 times by volunteers',
    note: 'The same list of brands came back in under 1% of the runs. Measures recommendations of brands, not citations of pages.',
  },
  'se-ranking-llms-txt': {
    design: 'Observation: 300,000 domains, correlation and a model of citations',
    note: 'The file does not correlate with citations, and the model predicts better without it. Studies domains, not pages. No file was added or removed.',
  },
  'ahrefs-llms-txt': {
    design: 'Server logs of 137,210 domains over a month',
    note: 'Nobody requested 97% of the files. Counts requests, not citations.',
  },
  'trakkr-llms-txt': {
    design: 'Observation: 37,894 domains cited by answer engines',
    note: 'Domains with the file had 6.8 citations, those without 6.7: no significant difference. All domains were cited already.',
  },
  'fan-out-effect': {
    design: 'Observation of ChatGPT: 16,851 queries, 353,799 pages',
    note: 'Pages whose headings match the question were cited in 41% of cases, weak matches in 29%. Pages that cover 26–50% of the fan-out queries were cited more than those that cover all. One engine. An association: no page was changed.',
  },
  'indig-attention': {
    design: 'Observation of ChatGPT: 18,012 citations located in the cited text',
    note: 'The first 30% of the text received 44.2% of the citations, the middle 31.1%, the last third 24.7%. No controls: openings also say more.',
  },
  'trysill-structure': {
    design: 'Observation: 1,238 cited pages, regression on 16 features of structure',
    note: 'Structure explains about 5% of the variance. Word count, headings, statistics and tables are not significant after correction. Only cited pages were studied, so the study cannot show what keeps a page from being cited.',
  },
  rankwithclaude: {
    design: 'Observation of four live engines: 459 questions, 138,186 citations, with controls',
    note: 'In about 9% of cases, the four engines name the same top three. Page speed, statistics, freshness, schema and added questions bring no gain. Three industries. An association.',
  },
  'vercel-ai-crawlers': {
    design: 'Server logs of a hosting network over a month',
    note: 'The crawlers of OpenAI, Anthropic, Meta and ByteDance fetched scripts but ran none. As of December 2024. Does not show how many citations a missing text costs.',
  },
  'google-ai-guide': {
    design: 'Vendor documentation',
    note: 'Optimizing for AI is “still SEO”: a page must be indexed and eligible for a snippet. No llms.txt, no special schema, no chunking, no ideal length, no rewriting for each fan-out query. Says what the vendor asks for, not how much anything matters, and only for Google.',
  },
  'openai-crawlers': crawlers,
  'anthropic-crawlers': crawlers,
  'perplexity-crawlers': {
    design: 'Vendor documentation',
    note: 'States which crawler feeds search and which answers a person. Says what each block affects, not how often a page is read.',
  },
  'agent-geo': {
    design: 'Laboratory: causes of missing citations diagnosed, then repaired, on held-out queries',
    note: 'Over 40% more citations while 5% of the text was edited; the baselines edited 25%. Generic rewriting can harm pages on rare subjects. Answers came from models, not from live engines.',
  },
  'sageo-arena': {
    design: 'Laboratory: a whole search pipeline over a large collection of web pages, ten strategies',
    note: 'Editing the body alone often harmed retrieval and ranking. Title, headings and structure helped against that. One pipeline of its authors: no live engine.',
  },
  'eco-geo': {
    design: 'Laboratory: agents that search and follow links, fictional products, three data sets',
    note: 'Linked pages that agree with each other raised recommendations by 15 to 31 points. Shows what agents can be led to, with made-up products: not that the same holds for real ones.',
  },
  'search-disrupted': {
    design: 'Observation: 11,500 queries on Google, its AI Overviews and Gemini',
    note: 'Sites that block Google-Extended appear less often in AI Overviews. Google says that the token has no effect on Search: contested. An association: the sites may differ in other ways.',
  },
  'ai-overview-fidelity': {
    design: 'Observation: 55,393 trending queries over 40 days, 98,020 claims of Google’s AI Overviews',
    note: '11.0% of the claims are not supported by the pages they cite. Nearly 30% of the cited domains are not among the results beside the overview. Trending queries, one engine. Does not show why a page is cited.',
  },
  'cloudflare-ai-options': {
    design: 'Vendor announcement of 1 July 2026, in effect from 15 September 2026',
    note: 'On pages with advertising, new domains at Cloudflare block crawlers for training and agents by default, and admit those for search. robots.txt does not show this. Says what the default is, not how many sites keep it.',
  },
  'ai-crawler-block-index': {
    design: 'Observation: 10,894 domains asked as crawlers are, in July and September 2026',
    note: 'Of the sites that disallow GPTBot in robots.txt, 39.5% served it the page in July and 34.9% in September. Blocks at the edge of a network cannot be seen in robots.txt, so robots.txt alone does not tell who is served.',
  },
  'google-spam-policies': {
    design: 'Vendor documentation, changed on 15 May 2026',
    note: 'Spam includes attempts to manipulate generative AI responses in Google Search. Says what may be penalized, not how often it is.',
  },
  'bing-chat-controls': {
    design: 'Vendor documentation',
    note: 'Pages with noarchive are kept out of Copilot’s answers; with nocache only address, title and snippet are used. Both stay in the search results. Says what each rule does, not how many pages use it.',
  },
  'bing-data-nosnippet': {
    design: 'Vendor documentation',
    note: 'Parts marked data-nosnippet are indexed, but shown neither in snippets nor in AI answers. Says what the attribute does, not what it costs in citations.',
  },
};
