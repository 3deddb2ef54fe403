/** How Dutch asks. */
import type { Questions } from '../questions.ts';

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: {
    price: 'wat kost|wat kosten|hoe duur',
    how: 'hoe|hoeveel|hoelang',
    what: 'wat|waarmee|waarvoor|waaruit',
    why: 'waarom',
    which: 'welke|welk|wat voor',
    who: 'wie',
    when: 'wanneer',
    where: 'waar|waarheen',
    before: 'vanaf|tot|in|met|van|voor|op|aan|uit|bij|sinds|naar',
    amount: 'hoeveel',
    money: 'kost|kosten|prijs|betalen',
  },
  places: null,
  genuine: {
    calls: `klaar|hulp nodig|zoek|zoekt|wil je|wilt u|heb je|heeft u|vragen|nog vragen|wist je|wist u|interesse|ben je (?:op zoek|klaar|benieuwd)|bent u|benieuwd|wie zijn wij|waarom (?:wachten|niet)|was dit|leveren jullie|bieden jullie`,
    we: 'wij|we|ons|onze',
    i: 'ik|mijn|mij|me',
  },
  cues: {
    compare:
      'verschil|verschillen|verschilt|vs|versus|vergelijken|vergelijking|(?:beter|goedkoper|slechter) (?:.{0,60}? )?(?:dan|of)',
    risk: "risico|risico's|gevaarlijk|gevaar|gevaren|veilig|schadelijk|bijwerkingen|oplichting|fouten|wat gebeurt er als",
    price: 'kost|kosten|prijs|prijzen|tarief|tarieven|duur',
  },
  steps: /^hoe (?:kan|kun|moet|\p{L}+) (?:je|ik|jij|u|men|we)(?![\p{L}\p{M}])/iu,
  figures:
    'hoeveel|hoe (?:lang|oud|ver|hoog|diep|breed|groot|zwaar|vaak|snel|duur)|wat kost|wat kosten|welke? (?:jaar|datum|dag|maand|eeuw|percentage|aantal|prijs|leeftijd)',
  about: 'Wat moet je weten over $1?',
  fromHeadings: {
    before: 'de|het|belangrijkste|verschillende|\\d{1,2}',
    keepsCapital: false,
    patterns: [
      {
        heading: "(voordelen|nadelen|risico's|soorten|kenmerken|oorzaken|symptomen|kosten) (van .+)",
        question: 'Wat zijn de $1 $2?',
      },
      { heading: '(verschil|verschillen) (tussen .+ en .+)', question: 'Wat is het verschil $2?' },
    ],
  },
  articles: 'een',
  priceOf: 'Wat kost $1?',
  distinguishing: `beste beter goed slecht niet geen zonder voor na vaak lang veel meer minder eerste laatste nieuw gratis`,
  priceQualifiers: 'gemiddeld gemiddelde maand maandelijks jaar jaarlijks',
};
