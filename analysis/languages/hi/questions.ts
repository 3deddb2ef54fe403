/** How Hindi asks. */
import { plainSpelling } from '../any/spelling.ts';
import type { QuestionFacet, QuestionPattern, Questions } from '../questions.ts';
import { normalizeHindi } from './spelling.ts';

export const questions: Questions = {
  mark: null,
  normalize: (text) => normalizeHindi(plainSpelling(text)),
  openings: null,
  places: whole([
    ['price', '(?:कीमत|दाम|खर्च|खर्चा|रुपये|रुपए|भाव|शुल्क|फीस|लागत)(?=.*कितन)|कितने (?:रुपये|रुपए|पैसे|का|की)'],
    ['why', 'क्यों|क्यूं|किसलिए'],
    ['when', 'कब|कब तक'],
    ['where', 'कहां|किधर'],
    ['which', 'कौन[ -]?(?:सा|सी|से)|किन|किस'],
    ['who', 'कौन|किसे|किसको|किसने|किन्हें|किसका|किसकी|किसके'],
    ['how', 'कैसे|कैसी|कैसा|कितना|कितनी|कितने'],
    // At the beginning क्या makes a question for yes or no, unless its verb follows at once.
    ['what', '(?<=[\\p{L}\\p{M}] )क्या|क्या (?:है|हैं|होता|होती|होते|करें|खाएं|पिएं)(?=$|[^\\p{L}\\p{M}])'],
    ['plain', '^क्या'],
  ]),
  genuine: null,
  cues: { compare: 'अंतर|फर्क|तुलना', risk: 'खतरा|जोखिम|सुरक्षित|नुकसान', price: 'कीमत|दाम|खर्च|लागत' },
  steps: /कैसे (?:करें|करे|बनाएं|बनाये|चुनें|लगाएं|हटाएं)/u,
  figures: 'कितना|कितनी|कितने|कितनों|कब|किस (?:वर्ष|साल|तारीख|दिन|महीने|सदी|दशक|सन)|कौन से (?:वर्ष|साल)',
  fromHeadings: null,
  distinguishing: null,
  priceQualifiers: null,
};

/** Whole words, which end where no letter or mark follows. */
function whole(patterns: readonly (readonly [QuestionFacet | 'plain', string])[]): readonly QuestionPattern[] {
  return patterns.map(([facet, words]) => [
    facet,
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'u'),
  ]);
}
