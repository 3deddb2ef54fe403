/** Documentation by the operators of engines and of a network. It changes over time; the year is when it was last read. */
import type { Study } from './study.ts';

/** Statements of the operator, graded A by the schema. */
export const vendorDocuments = [
  {
    id: 'google-ai-guide',
    title: 'Google’s guide to optimizing for generative AI features on Google Search',
    url: 'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
    year: 2026,
    grade: 'A',
  },
  {
    id: 'openai-crawlers',
    title: 'OpenAI: documentation of its crawlers',
    url: 'https://platform.openai.com/docs/bots',
    year: 2026,
    grade: 'A',
  },
  {
    id: 'anthropic-crawlers',
    title: 'Anthropic: whether it crawls the web, and how site owners can block its crawler',
    url: 'https://support.anthropic.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
    year: 2026,
    grade: 'A',
  },
  {
    id: 'perplexity-crawlers',
    title: 'Perplexity: documentation of its crawlers',
    url: 'https://docs.perplexity.ai/guides/bots',
    year: 2026,
    grade: 'A',
  },
  {
    id: 'google-spam-policies',
    title: 'Google: spam policies for web search',
    url: 'https://developers.google.com/search/docs/essentials/spam-policies',
    year: 2026,
    grade: 'A',
  },
  {
    id: 'bing-chat-controls',
    title: 'Announcing new options for webmasters to control usage of their content in Bing Chat',
    url: 'https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat',
    year: 2023,
    grade: 'A',
  },
  {
    id: 'bing-data-nosnippet',
    title: 'Bing Introduces Support for the data-nosnippet HTML Attribute',
    url: 'https://blogs.bing.com/webmaster/October-2025/Bing-Introduces-Support-for-the-data-nosnippet-HTML-Attribute',
    year: 2025,
    grade: 'A',
  },
  {
    id: 'cloudflare-ai-options',
    title: 'Your site, your rules: new AI traffic options for all customers',
    url: 'https://blog.cloudflare.com/content-independence-day-ai-options/',
    year: 2026,
    grade: 'A',
  },
] as const satisfies readonly Study[];
