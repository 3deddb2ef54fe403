/** Names the methods behind the report's claims and entities. */
import { statingLanguages } from '../measure/claims/wording/by-language.ts';
import type { Metadata } from '../report/report.ts';

/** The methods of claims and entities in `language` (ISO 639-1). */
export function factMethods(language: string): Metadata['methods'] {
  const readsSentences = statingLanguages.includes(language);
  return {
    'claims@1': {
      name: 'Claims: figures with unit and subject, read by closed lists of words from sentences, labels and tables, one a site',
      version: '1',
      params: {
        sentences: readsSentences,
        most: 40,
        most_of_one_site: 20,
        most_of_one_page: 5,
        most_named: 8,
        approximation: 0.1,
        rounding: 0.015,
      },
      reference_url: 'https://ucum.org/ucum',
      known_limits: [
        'What a sentence leaves in doubt is left out: most figures of a page are no claim.',
        'Numbers in words, dimensions ("140 × 70 cm"), instructions ("bake for 20 minutes") and changes ("rose by 5 %") are not read.',
        'Of 99 claims on fourteen markets in English and French, judged by one reader, 94 were right; other languages were judged on a few small markets.',
        ...(readsSentences
          ? []
          : ['The sentences of this language are not read: labels and tables alone give claims.']),
      ],
    },
    'entities@1': {
      name: 'Entities: names by capitals inside sentences, repetition over sites, structured data, links to encyclopedias',
      version: '1',
      params: { most: 40, least_sites: 2, most_small: 0.1 },
      known_limits: [
        'Types are given only where structured data or the knowledge graph give them.',
        'Where every noun has a capital (German), names of one word are found by declaration alone.',
        'In scripts without capitals: titles in brackets, names in Latin letters, links and structured data.',
      ],
    },
  };
}
