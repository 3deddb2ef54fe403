/** A market of five pages on cold brew coffee, in English. */
import type { Expectation } from '../expectation.ts';

export const en: Expectation = {
  keyword: 'Cold brew coffee',
  country: 'US',
  tokens: ['cold', 'brew', 'coffee'],
  terms: {
    'cold brew': 5,
    'coarse grounds': 4,
    fridge: 5,
    ratio: 5,
    'paper filter': 4,
    caffeine: 3,
    'iced coffee': 3,
    'mason jar': 3,
    acidity: 3,
    'cold brew concentrate': 3,
  },
  absent: ['the', 'with', 'twelve', 'sixteen', 'cookie', 'cookies', 'subscribe', 'privacy', 'newsletter', 'basket'],
  questions: {
    'Why is my cold brew sour?': 'why',
    'How long does cold brew last in the fridge?': 'how',
    'What ratio of coffee to water should you use?': 'what',
    'Does cold brew have more caffeine?': undefined,
    'How do you serve cold brew?': 'how',
  },
  definitions: ['Cold brew coffee is a drink', 'A drip tower is a different method'],
  pages: {
    'slow-kettle': { published: '2026-03-14' },
    'bean-letters': { published: '2026-02-09' },
    'harbour-roasters': { published: '2026-01-20', modified: '2026-04-02' },
    'cafe-science': { published: '2026-05-03', modified: '2026-05-03' },
    'campfire-pantry': { published: '2026-05-22' },
  },
  readability: 'flesch',
  warnings: ['fewer_results'],
  grade: 'B',
};
