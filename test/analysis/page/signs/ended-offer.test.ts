/** Offers that ended before the page was read. */
import { describe, expect, test } from '@jest/globals';
import { languagePack } from '../../../../analysis/languages/packs.ts';
import { endedOfferFinder } from '../../../../analysis/page/signs/ended-offer.ts';

function endOf(language: string, ...sentences: string[]): string | null {
  const find = endedOfferFinder(languagePack(language).pageSigns, language, '2026-11-20T08:00:00.000Z');
  return find(sentences)?.day ?? null;
}

describe('an offer has ended', () => {
  test.each([
    ['en', 'This offer is valid until December 31, 2025.', '2025-12-31'],
    ['en', 'The federal tax credit expires on December 31, 2025.', '2025-12-31'],
    ['en', 'Sale ends Sunday, November 15, 2026.', '2026-11-15'],
    ['en', 'Get 90% off for three months if you sign up by June 30, 2026.', '2026-06-30'],
    ['de', 'Der Aktionspreis gilt nur noch bis Sonntag, 30. November 2025.', '2025-11-30'],
    ['de', 'Die Förderung endet am 31.12.2025.', '2025-12-31'],
    ['de', 'Auf alle Kurse gibt es Rabatt, wenn Sie bis zum 30. Juni 2026 buchen.', '2026-06-30'],
    ['fr', 'Offre valable jusqu’au 31/12/2025 pour toute inscription.', '2025-12-31'],
    ['fr', 'Les montants sont valables du 1er janvier au 31 décembre 2025.', '2025-12-31'],
    ['fr', 'Une remise de 10 % si vous commandez avant le 30 juin 2026.', '2026-06-30'],
    ['es', 'La deducción está vigente hasta el 31 de diciembre de 2025.', '2025-12-31'],
    ['es', 'La oferta termina el 15 de enero de 2026.', '2026-01-15'],
    ['es', 'Un descuento del 10 % si te registras antes del 30 de junio de 2026.', '2026-06-30'],
  ])('%s: %s', (language, sentence, day) => {
    expect(endOf(language, sentence)).toBe(day);
  });
});

describe('no offer has ended', () => {
  test.each([
    ['it holds since then', 'fr', ['Tarifs TTC en vigueur au 1er juillet 2026.']],
    ['it begins then', 'de', ['Die Preise gelten zum 1. Juli 2026.']],
    ['it ends later', 'en', ['This offer is valid until December 31, 2026.']],
    ['it ends today', 'en', ['This offer is valid until November 20, 2026.']],
    ['another one still holds', 'en', ['The offer ends on May 1, 2026.', 'The next offer ends on December 1, 2026.']],
    ['the day may be another', 'en', ['This offer ends on 10/12/2026.']],
    ['it is long ago', 'en', ['The offer ends on May 1, 1999.']],
    ['nothing is offered', 'en', ['Your passport is valid until December 31, 2025.']],
    ['a deadline without an offer', 'en', ['Voters must register by October 5, 2026.']],
    ['a day of something else', 'en', ['Check the offers of May 1, 2025 in the archive.']],
    ['the language has no words for it', 'ja', ['This offer is valid until December 31, 2025.']],
  ])('%s', (_name, language, sentences) => {
    expect(endOf(language, ...sentences)).toBeNull();
  });
});
