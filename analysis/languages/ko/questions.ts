/** How Korean asks. */
import type { Questions } from '../questions.ts';

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: null,
  places: [
    ['price', /얼마(?:인가|예요|나 (?:하|드)|입니까|[?？]|$)|(?:가격|비용)\S{0,2} ?얼마/u],
    ['why', /(?<![\p{L}])왜(?![\p{L}])|이유는 무엇/u],
    ['when', /언제/u],
    ['where', /어디/u],
    ['which', /어느|어떤/u],
    ['who', /누구|누가/u],
    ['how', /어떻게|얼마나|몇 ?(?:년|일|번|시간|개|명)|(?:하는 ?(?:법|방법)|방법)(?=$|[?？\s])/u],
    ['what', /무엇|뭐|뭔가|(?:이)?란(?=$|[?？\s])/u],
    ['plain', /(?:까|나요|인가요|은가요|는가요|가요)(?=$|[?？])/u],
  ],
  genuine: null,
  cues: null,
  steps: null,
  figures: null,
  fromHeadings: null,
  distinguishing: null,
  priceQualifiers: null,
};
