/** The crawlers that decide whether answer engines see a page: their role, operator, and where the operator says so. */
import type { CrawlerRole } from '../report/vocabulary.ts';

export interface Crawler {
  /** Product token that robots.txt names. */
  readonly agent: string;
  readonly role: CrawlerRole;
  readonly operator: string;
  /** Page of the operator, or of a public list where the operator has none. */
  readonly source: string;
  /** Whether the operator says that robots.txt is followed; `null` when nothing is said. */
  readonly obeysRobots: boolean | null;
  /** The token is read in robots.txt but no request ever carries it. */
  readonly tokenOnly?: true;
}

/** Changes whenever a row changes: reports name it, so that a verdict can be reproduced. */
export const CRAWLER_REGISTRY_VERSION = '2026.11.1';

const OPENAI = 'https://platform.openai.com/docs/bots';
const ANTHROPIC =
  'https://support.anthropic.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler';
const PERPLEXITY = 'https://docs.perplexity.ai/guides/bots';
const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers';
const GOOGLE_USER = 'https://developers.google.com/search/docs/crawling-indexing/google-user-triggered-fetchers';
const AMAZON = 'https://developer.amazon.com/amazonbot';
const APPLE = 'https://support.apple.com/en-us/119829';
const META = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers';
const LIST = 'https://github.com/ai-robots-txt/ai.robots.txt';

function row(agent: string, role: CrawlerRole, operator: string, source: string, obeysRobots: boolean | null): Crawler {
  return { agent, role, operator, source, obeysRobots };
}

/** In the order of a report: search first, since that is what takes a page out of answers. */
export const CRAWLERS: readonly Crawler[] = [
  row('Googlebot', 'search', 'Google', GOOGLE, true),
  row(
    'Bingbot',
    'search',
    'Microsoft',
    'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
    true,
  ),
  row('OAI-SearchBot', 'search', 'OpenAI', OPENAI, true),
  row('Claude-SearchBot', 'search', 'Anthropic', ANTHROPIC, true),
  row('PerplexityBot', 'search', 'Perplexity', PERPLEXITY, true),
  row('Applebot', 'search', 'Apple', APPLE, true),
  row('Amzn-SearchBot', 'search', 'Amazon', AMAZON, true),
  row('Bravebot', 'search', 'Brave', 'https://search.brave.com/help/brave-search-crawler', true),
  row('DuckDuckBot', 'search', 'DuckDuckGo', 'https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot', true),
  row('YandexBot', 'search', 'Yandex', 'https://yandex.com/support/webmaster/robot-workings/user-agent.html', true),
  row('Baiduspider', 'search', 'Baidu', 'https://www.baidu.com/search/robots_english.html', true),
  row('PetalBot', 'search', 'Huawei', 'https://webmaster.petalsearch.com/site/petalbot', true),
  row('YouBot', 'search', 'You.com', 'https://about.you.com/youbot/', true),
  row('ChatGPT-User', 'user', 'OpenAI', OPENAI, false),
  row('Claude-User', 'user', 'Anthropic', ANTHROPIC, true),
  row('Perplexity-User', 'user', 'Perplexity', PERPLEXITY, false),
  row('MistralAI-User', 'user', 'Mistral AI', 'https://docs.mistral.ai/robots', true),
  row(
    'DuckAssistBot',
    'user',
    'DuckDuckGo',
    'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
    true,
  ),
  row('Meta-ExternalFetcher', 'user', 'Meta', META, false),
  row('Amzn-User', 'user', 'Amazon', AMAZON, null),
  row('Google-NotebookLM', 'user', 'Google', GOOGLE_USER, false),
  row('Kimi-User', 'user', 'Moonshot AI', LIST, null),
  row('GPTBot', 'training', 'OpenAI', OPENAI, true),
  row('ClaudeBot', 'training', 'Anthropic', ANTHROPIC, true),
  // A control for Gemini training and grounding; Google's AI answers in Search follow Googlebot alone.
  { ...row('Google-Extended', 'training', 'Google', GOOGLE, true), tokenOnly: true },
  { ...row('Applebot-Extended', 'training', 'Apple', APPLE, true), tokenOnly: true },
  row('Amazonbot', 'training', 'Amazon', AMAZON, true),
  row('CCBot', 'training', 'Common Crawl', 'https://commoncrawl.org/ccbot', true),
  row('Meta-ExternalAgent', 'training', 'Meta', META, true),
  row('Bytespider', 'training', 'ByteDance', LIST, false),
  row('DeepSeekBot', 'training', 'DeepSeek', LIST, null),
  row('cohere-training-data-crawler', 'training', 'Cohere', LIST, null),
];
