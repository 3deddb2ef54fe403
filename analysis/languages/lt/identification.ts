/** What tells Lithuanian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'ir yra kad į iš su ne tai kaip buvo apie bet jo už taip jis nuo ar dėl prie o per jau tik savo po būti kurie kuris metų metais labai jos dar arba mes kai jie turi bus šis šio lietuvos gali ji nėra daug visi pat jų iki kas',
  letters: 'ąčęėįšųūž',
  trigrams,
  usesStopWords: true,
};
