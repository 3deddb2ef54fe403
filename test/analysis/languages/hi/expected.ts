/** A market of four pages on turmeric milk, in Hindi. */
import type { Expectation } from '../expectation.ts';

export const hi: Expectation = {
  keyword: 'हल्दी वाला दूध',
  country: 'IN',
  tokens: ['हल्दी', 'वाला', 'दूध'],
  terms: {
    'हल्दी वाला दूध': 4,
    हल्दी: 4,
    चम्मच: 4,
    'काली मिर्च': 3,
    शहद: 3,
    करक्यूमिन: 3,
    'हल्दी पाउडर': 2,
    दालचीनी: 2,
    खाँसी: 2,
    नींद: 2,
    'हल्दी की मात्रा': 2,
  },
  absent: ['क्या', 'क्यों', 'वाला', 'में', 'चाहिए', 'जाता', 'लें', 'अब', 'मई', 'प्रकाशित', 'गोपनीयता नीति', 'कुकीज़'],
  questions: {
    'हल्दी वाला दूध बनाने के लिए क्या चाहिए?': 'what',
    'काली मिर्च क्यों डालते हैं?': 'why',
    'शहद कब मिलाना चाहिए?': 'when',
    'एक दिन में कितना हल्दी दूध पीना चाहिए?': 'how',
    'स्वाद कैसे बढ़ाएँ': 'how',
  },
  definitions: ['हल्दी वाला दूध भारतीय घरों का एक पुराना नुस्ख़ा है'],
  pages: {
    'rasoi-ghar': { published: '2026-02-08' },
    'sehat-sathi': { published: '2026-01-15', modified: '2026-03-10' },
    'doodh-bazaar': { published: '2026-04-12' },
    'nani-ki-diary': { published: '2026-05-22' },
  },
  readability: null,
  warnings: ['fewer_results'],
  grade: 'C',
};
