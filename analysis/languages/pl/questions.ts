/** How Polish asks. */
import type { Questions } from '../questions.ts';

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: {
    price: 'ile kosztuje|ile kosztują',
    how: 'jak|ile',
    what: 'co|czym',
    why: 'dlaczego',
    which: 'który|która|które|jaki|jaka|jakie',
    who: 'kto',
    when: 'kiedy',
    where: 'gdzie',
    before: 'w|na|z|od|do|po|za|przy',
    plain: 'czy',
  },
  places: null,
  genuine: null,
  cues: {
    compare: 'różnica|różnice|różni|vs',
    risk: 'ryzyko|bezpieczn[ey]|niebezpieczn[ey]|błędy',
    price: 'kosztuje|kosztują|koszt|koszty|cena|ceny',
  },
  steps: null,
  figures: 'ile|ilu|kiedy|jak (?:długo|daleko|wysoko|często|szybko)|który[mn]? (?:rok|roku|dzień|wiek|wieku)',
  fromHeadings: null,
  distinguishing: null,
  priceQualifiers: null,
};
