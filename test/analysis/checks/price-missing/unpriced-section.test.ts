/** Which headings ask for a price above a section without a figure. */
import { expect, test } from '@jest/globals';
import { unpricedSection } from '../../../../analysis/checks/price-missing/unpriced-section.ts';

const vague = {
  en: 'It depends on the size, the wood and the motor of the desk, and on the shop that you choose. Every case differs, so ask several shops what theirs would be before you decide on one.',
  de: 'Das hängt von der Größe, dem Holz und dem Motor des Tisches ab, und davon, welchen Laden Sie wählen. Jeder Fall ist anders, also fragen Sie mehrere Läden, bevor Sie sich entscheiden.',
  fr: 'Cela dépend de la taille, du bois et du moteur du bureau, et du magasin que vous choisissez. Chaque cas est différent, alors demandez à plusieurs magasins avant de vous décider pour un.',
  es: 'Depende del tamaño, de la madera y del motor de la mesa, y de la tienda que usted elija. Cada caso es distinto, así que pregunte en varias tiendas antes de decidirse por una.',
} as const;

const section = (heading: string, text: string, level = 2) => [
  { kind: 'heading' as const, text: heading, level },
  { kind: 'paragraph' as const, text },
  { kind: 'heading' as const, text: 'What else matters', level: 2 },
  { kind: 'paragraph' as const, text: 'A desk weighs 40 kg and costs $400.' },
];

test.each([
  ['en', 'How much is a standing desk?', vague.en, true],
  ['en', 'How much does a standing desk cost?', vague.en, true],
  ['de', 'Was kostet ein Stehtisch?', vague.de, true],
  ['fr', 'Combien coûte un bureau debout ?', vague.fr, true],
  ['es', '¿Cuánto cuesta una mesa elevable?', vague.es, true],
  ['en', 'What drives the cost of a standing desk?', vague.en, false],
  ['en', 'How much time should I spend at a standing desk?', vague.en, false],
  ['en', 'How much is a standing desk?', `${vague.en} Most are about $400.`, false],
  ['en', 'How much is a standing desk?', `${vague.en} In 2025 nobody knew.`, true],
  ['en', 'How much is a standing desk?', `${vague.en} The plan is free for 10 users.`, false],
  ['en', 'How much is a standing desk?', 'Read our page on prices.', false],
] as const)('%s: %s', (language, heading, text, isOpen) => {
  expect(unpricedSection(section(heading, text), language)).toBe(isOpen ? heading : null);
});

test('the parts of a section belong to it, and the title of the page has no section', () => {
  const heading = 'How much is a standing desk?';
  const [head, text, , rest] = section(heading, vague.en);
  const part = { kind: 'heading' as const, text: 'By size', level: 3 };
  expect(
    unpricedSection(
      [head, text, part, rest].flatMap((block) => block ?? []),
      'en',
    ),
  ).toBeNull();
  expect(unpricedSection(section(heading, vague.en, 1), 'en')).toBeNull();
});
