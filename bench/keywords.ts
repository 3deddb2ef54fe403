/** The keywords with which benchmarks search a folder of pages. */
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
