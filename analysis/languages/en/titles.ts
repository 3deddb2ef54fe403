/** Words in English titles and searches. */
import type { SearchWords, TitleWords } from '../titles.ts';

export const titles: TitleWords = {
  best: 'best(?! (?:practices?|prices?|deals?))|favou?rites?|greatest|finest|must-have|top-rated|ranked|cheapest|picks',
  versus: 'compar(?:e|ed|ing|isons?)|differences?|alternatives?',
  guide:
    "guides?|how to|how do|how does|how much|how long|tips|what is|what are|explained|beginners?|beginner's|step[- ]by[- ]step|recipes?|checklist|basics|101|ideas|introduction|why|when to|where to|learn|diy|ways",
  // Of research, not of a product: "Exercise and Mental Health: A Review".
  review:
    '(?<!: an? |(?:systematic|literature|scoping|narrative|integrative|umbrella|critical|peer|performance|code|judicial|annual|year in) )review(?! of (?:the )?(?:literature|evidence|studies|research|trials))|reviewed(?! by)|hands-on',
  tool: 'calculator|checker|generator|estimator|simulator|converter|planner|tester|analy[sz]er|validator|quiz',
  free: 'free|online',
  news: 'news|announces?|announced|launch(?:es|ed)|unveils|breaking|press release',
  reference: 'definition|meaning|glossary|dictionary|encyclop(?:a|ae|æ)dia|documentation|reference|api',
  software: 'platforms?|suite',
  product: 'products?|devices?|models?|brands?|appliances?|gadgets?|manufacturers?',
  service:
    'services|(?<!customer )service|company|companies|contractors?|consulting|consultants?|consultancy|agency|agencies|firm|repairs?|installers?|specialists',
  unit: 'days?|weeks?|months?|years?|hours?|minutes?|mins?|seconds?|steps?|percent|inch(?:es)?|items|people|dollars|miles?|cups?|questions?|terms?|definitions?',
  step: 'step',
  pros: 'pros|cons|drawbacks',
  taste:
    'books?|novels?|reads|movies?|films?|(?:tv )?shows?|songs?|albums?|podcasts?|poems?|conferences?|events?|festivals?|concerts?|exhibitions?',
};

export const searches: SearchWords = {
  wishes: {
    learn:
      'guide|tutorial|tips|basics|checklist|checklists|template|templates|cheat sheet|ideas|projects|examples|meaning|definition|benefits|advantages|causes|symptoms|recipe|recipes|history|explained|instructions|diy|trend|trends|predictions|statistics|facts|lessons (?:learned|from)|mistakes|habits|what to do|best practices|best practice|best way|best ways|best time',
    tell_apart: 'difference|differences',
    rate: 'best|^top|review|reviews|rated|ratings|ranking|recommended',
    compare: 'vs|versus|compare|compared|comparison|alternative|alternatives',
    price: 'price|prices|pricing|cost|costs|cheap|cheapest|affordable',
    buy: 'buy|purchase|for sale|on sale|deals|discount|discounts|coupon|coupons|promo code|voucher|order online|shop online|online shop|hire|rent|rental|subscribe|download|free trial|get a quote|book online',
    go: 'login|log in|sign in|sign up|official site|official website|customer service|contact number|phone number|homepage',
    near: 'near me|near|nearby|nearest|closest|in my area|around me|open now|opening hours|directions',
  },
  time: {
    latest:
      'latest|newest|new|recent|current|currently|today|now|tonight|tomorrow|yesterday|this (?:week|month|year|season)|upcoming|live|news|updates?|forecast|weather|results?|score|release date',
    price: 'prices?|pricing|costs?|cheap|cheapest|deals?|discounts?|coupons?|sale|salary|fees?|rates?|how much',
  },
};
