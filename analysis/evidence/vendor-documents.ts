/** Documentation by the operators of engines. It changes over time; the year is when it was last read. */
import type { Evidence } from '../report/metadata/evidence-base.ts';

/** Statements of the engine's operator, graded A by the schema. */
export const vendorDocuments = [
  {
    id: 'google-ai-guide',
    title: 'Google’s guide to optimizing for generative AI features on Google Search',
    url: 'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
    year: 2026,
    design: 'Vendor documentation',
    grade: 'A',
    note: '“Still SEO”: a page must be indexed and eligible for a snippet; no llms.txt, no special schema, no chunking, no ideal length, no rewriting for each fan-out query. What the vendor asks for; not how much anything weighs, and Google alone.',
  },
  {
    id: 'openai-crawlers',
    title: 'OpenAI: documentation of its crawlers',
    url: 'https://platform.openai.com/docs/bots',
    year: 2026,
    design: 'Vendor documentation',
    grade: 'A',
    note: 'Which crawler feeds search, which training, and which answers a person. Says who may be turned away; not how often a page is read.',
  },
  {
    id: 'anthropic-crawlers',
    title: 'Anthropic: whether it crawls the web, and how site owners can block its crawler',
    url: 'https://support.anthropic.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
    year: 2026,
    design: 'Vendor documentation',
    grade: 'A',
    note: 'Which crawler feeds search, which training, and which answers a person. Says who may be turned away; not how often a page is read.',
  },
  {
    id: 'perplexity-crawlers',
    title: 'Perplexity: documentation of its crawlers',
    url: 'https://docs.perplexity.ai/guides/bots',
    year: 2026,
    design: 'Vendor documentation',
    grade: 'A',
    note: 'Which crawler feeds search and which answers a person. Says who may be turned away; not how often a page is read.',
  },
] as const satisfies readonly Evidence[];
