/** The crawlers that decide whether answer engines see a page: role, operator, and the operator's documentation. */
import type { CrawlerRole } from '../report/vocabulary.ts';

export interface Crawler {
  /** Product token used in robots.txt. */
  readonly agent: string;
  readonly role: CrawlerRole;
  readonly operator: string;
  /** Documentation of the operator, or a public list if the operator has none. */
  readonly source: string;
  /** Whether the operator says that robots.txt is obeyed; `null` if it says nothing. */
  readonly obeysRobots: boolean | null;
  /** The token is used in robots.txt, but no request carries it. */
  readonly tokenOnly?: true;
}

/** Increased whenever a row changes. Reports contain it, so that a verdict can be reproduced. */
export const crawlerRegistryVersion = '2026.11.1';

const openai = 'https://platform.openai.com/docs/bots';
const anthropic =
  'https://support.anthropic.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler';
const perplexity = 'https://docs.perplexity.ai/guides/bots';
const google = 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers';
const googleUser = 'https://developers.google.com/search/docs/crawling-indexing/google-user-triggered-fetchers';
const amazon = 'https://developer.amazon.com/amazonbot';
const apple = 'https://support.apple.com/en-us/119829';
const meta = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers';
const list = 'https://github.com/ai-robots-txt/ai.robots.txt';

function row(agent: string, role: CrawlerRole, operator: string, source: string, obeysRobots: boolean | null): Crawler {
  return { agent, role, operator, source, obeysRobots };
}

/** In report order: search crawlers first, because blocking them removes a page from answers. */
export const knownCrawlers: readonly Crawler[] = [
  row('Googlebot', 'search', 'Google', google, true),
  row(
    'Bingbot',
    'search',
    'Microsoft',
    'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
    true,
  ),
  row('OAI-SearchBot', 'search', 'OpenAI', openai, true),
  row('Claude-SearchBot', 'search', 'Anthropic', anthropic, true),
  row('PerplexityBot', 'search', 'Perplexity', perplexity, true),
  row('Applebot', 'search', 'Apple', apple, true),
  row('Amzn-SearchBot', 'search', 'Amazon', amazon, true),
  row('Bravebot', 'search', 'Brave', 'https://search.brave.com/help/brave-search-crawler', true),
  row('DuckDuckBot', 'search', 'DuckDuckGo', 'https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot', true),
  row('YandexBot', 'search', 'Yandex', 'https://yandex.com/support/webmaster/robot-workings/user-agent.html', true),
  row('Baiduspider', 'search', 'Baidu', 'https://www.baidu.com/search/robots_english.html', true),
  row('PetalBot', 'search', 'Huawei', 'https://webmaster.petalsearch.com/site/petalbot', true),
  row('YouBot', 'search', 'You.com', 'https://about.you.com/youbot/', true),
  row('ChatGPT-User', 'user', 'OpenAI', openai, false),
  row('Claude-User', 'user', 'Anthropic', anthropic, true),
  row('Perplexity-User', 'user', 'Perplexity', perplexity, false),
  row('MistralAI-User', 'user', 'Mistral AI', 'https://docs.mistral.ai/robots', true),
  row(
    'DuckAssistBot',
    'user',
    'DuckDuckGo',
    'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
    true,
  ),
  row('Meta-ExternalFetcher', 'user', 'Meta', meta, false),
  row('Amzn-User', 'user', 'Amazon', amazon, null),
  row('Google-NotebookLM', 'user', 'Google', googleUser, false),
  row('Kimi-User', 'user', 'Moonshot AI', list, null),
  row('GPTBot', 'training', 'OpenAI', openai, true),
  row('ClaudeBot', 'training', 'Anthropic', anthropic, true),
  // Controls Gemini training and grounding. Google says that it has no effect on Search; contested: in an observation
  // of 11,500 queries, sites that block it appear less often in AI Overviews (`search-disrupted`).
  { ...row('Google-Extended', 'training', 'Google', google, true), tokenOnly: true },
  { ...row('Applebot-Extended', 'training', 'Apple', apple, true), tokenOnly: true },
  row('Amazonbot', 'training', 'Amazon', amazon, true),
  row('CCBot', 'training', 'Common Crawl', 'https://commoncrawl.org/ccbot', true),
  row('Meta-ExternalAgent', 'training', 'Meta', meta, true),
  row('Bytespider', 'training', 'ByteDance', list, false),
  row('DeepSeekBot', 'training', 'DeepSeek', list, null),
  row('cohere-training-data-crawler', 'training', 'Cohere', list, null),
];
