/** How Turkish asks. */
import type { Questions } from '../questions.ts';

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: null,
  places: [
    ['price', /(?<![\p{L}])(?:kaç (?:lira|tl|para|euro)|ne kadar(?= tutar|[?]|$)|fiyatı (?:ne|kaç))/u],
    ['why', /(?<![\p{L}])(?:neden(?! ol)|niçin|niye)(?![\p{L}])/u],
    ['when', /(?<![\p{L}])ne zaman(?![\p{L}])/u],
    ['where', /(?<![\p{L}])(?:nerede|nereden|nereye)(?![\p{L}])/u],
    ['which', /(?<![\p{L}])(?:hangi|hangisi|hangileri)(?![\p{L}])/u],
    ['who', /(?<![\p{L}])(?:kim|kimler|kime)(?![\p{L}])/u],
    ['how', /(?<![\p{L}])(?:nasıl|kaç|ne kadar)(?![\p{L}])/u],
    ['what', /(?<![\p{L}])(?:nedir|nelerdir|ne demek|ne işe)(?![\p{L}])/u],
    ['plain', /(?<![\p{L}])m[ıiuü](?:dır|dir|dur|dür|yız|yiz)?(?=$|[?])/u],
  ],
  genuine: null,
  cues: null,
  steps: null,
  figures: null,
  fromHeadings: null,
  distinguishing: null,
  priceQualifiers: null,
};
