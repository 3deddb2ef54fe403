/** How the check figures-broken ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';
import { ordinary } from '../ordinary.ts';

const saying = (text: string, wanted = 'en', kind = 'paragraph') => ({
  document: { ...ordinary().document, blocks: [{ kind, text, heading_path: [] }] } as unknown as Artifacts['document'],
  language: { ...ordinary().language, wanted },
});

export const ends: readonly End[] = [
  ['fail', 'an amount has two digits behind its comma', saying('A desk costs $1,500 to $25,00, with a drawer.')],
  ['fail', 'a count has', saying('It was lifted 200,00 times by 1,200 people.')],
  ['fail', 'an amount has four', saying('You can deduct up to $2,5000 of $14,000.')],
  ['fail', 'a date is on another day', saying('Come on Monday, May 6th 2025 to see it.')],
  ['fail', 'a German date is', saying('Kommen Sie am Montag, den 6. Mai 2025.', 'de')],
  ['fail', 'a French date is', saying('Venez le lundi 6 mai 2025.', 'fr')],
  ['fail', 'a Spanish date is', saying('Venga el miércoles, 6 de mayo de 2025.', 'es')],
  ['pass', 'all have three digits', saying('A desk costs $1,500 to $25,000, or $1,000,000.50.')],
  ['pass', 'the page shows no thousands', saying('A desk costs $25,00.')],
  ['pass', 'the page writes decimals so', saying('Pay €25,00, €14,50, €12,99 or €9,95 of €1,500.')],
  ['pass', 'the sign stands behind the number', saying('It costs 1,500 €\n25,00 € or 44,99€\n19,79€.')],
  ['pass', 'lakhs', saying('A desk costs ₹50,000 to ₹1,00,000.')],
  ['pass', 'the last digit is a footnote', saying('Payments as low as $1,0006 of $20,000.')],
  ['pass', 'German decimals', saying('Der Tisch kostet €25,00 statt €1,500.', 'de')],
  ['pass', 'others wrote it', saying('A desk costs $1,500 to $25,00.', 'en', 'quote')],
  ['pass', 'a date is on its day', saying('Come on Tuesday, May 6, 2025 or Wed, 7 May 2025.')],
  ['pass', 'a span of days', saying('Open Friday–Sunday, May 2, 2025, and Monday to Friday, May 5, 2025.')],
  ['pass', 'no day of the week', saying('Around May 6, 2025, and in Sunny May 2025.')],
];
