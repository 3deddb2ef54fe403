/** Keywords that benches search a folder of pages for. */
export const corpusKeywords = [
  'standing desk',
  'home insurance',
  'solar panel installation',
  'wireless headphones',
  'sourdough bread',
  'plant based diet',
  'what is seo',
  'running shoes',
  'best electric cars',
  'social media marketing',
];
