/** Maps the providers' names of results page features to one name each. */

/** Names of providers (DataForSEO, SerpApi, Serper, Brave) that differ from the report's, in snake case. */
const aliases: Readonly<Record<string, string>> = {
  people_also_ask: 'paa',
  related_questions: 'paa',
  related_searches: 'related',
  people_also_search: 'related',
  people_also_search_for: 'related',
  knowledge_panel: 'knowledge_graph',
  infobox: 'knowledge_graph',
  summarizer: 'ai_summary',
  brave_summary: 'ai_summary',
  google_ai_overview: 'ai_overview',
  shopping_results: 'shopping',
  inline_shopping: 'shopping',
  immersive_products: 'shopping',
  popular_products: 'shopping',
  local_results: 'local_pack',
  local_services: 'local_pack',
  locations: 'local_pack',
  map: 'local_pack',
  videos: 'video',
  inline_videos: 'video',
  short_videos: 'video',
  top_stories: 'news',
  discussions: 'discussions_and_forums',
  ads: 'paid',
  images: 'image',
  inline_images: 'image',
};

/** Returns the report's name for a feature, in snake case. */
export function featureNameOf(type: string): string {
  const snake = type
    .trim()
    .replaceAll(/(?<=\p{Ll}|\p{N})(?=\p{Lu})/gu, '_')
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_');
  return Object.hasOwn(aliases, snake) ? (aliases[snake] ?? snake) : snake;
}
