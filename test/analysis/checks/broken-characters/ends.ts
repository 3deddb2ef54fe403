/** How the check broken-characters ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';

const says = (text: string) => ({
  document: { blocks: [{ text }] } as unknown as Artifacts['document'],
});

export const ends: readonly End[] = [
  ['fail', 'dashes were read as Windows-1252', says('It costs $6â€“$10, $26â€“$38 or $40â€“$52.')],
  ['fail', 'accents were read as Windows-1252', says('CafÃ© crÃ¨me, dÃ©cafÃ©inÃ©')],
  ['fail', 'replacement characters', says('It\ufffds a desk\ufffds motor\ufffds sound.')],
  ['pass', 'two places', says('It costs $6â€“$10 or $26â€“$38.')],
  ['pass', 'French, Portuguese and Vietnamese words', says('Un âne bâté, IRMÃ À PARTE, NÃO, một cân bằng, pâté, âgé')],
];
