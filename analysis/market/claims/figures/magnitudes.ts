/** Words that multiply the figure before them: `5 million`, `3,5 Mio.`, `12 lakh`, `3万`. */
import { magnitudesOfAll } from '../../../languages/any/magnitudes.ts';
import { languagePack } from '../../../languages/packs.ts';
import type { Spelling } from './spellings.ts';

/** Returns the words of `language` with their factors; letter case matters only in letters, as in `k` and `M`. */
export function magnitudesOf(language: string): (Spelling & { factor: number })[] {
  const own = languagePack(language).figures?.magnitudes ?? '';
  return `${magnitudesOfAll} ${own}`
    .trim()
    .split(' ')
    .map((entry) => {
      const [text = '', power = '0'] = entry.split('=');
      return { text: text.replaceAll('_', ' '), factor: 10 ** Number(power), isName: /\p{L}{3}/u.test(text) };
    });
}
