/** How Russian asks. */
import type { Questions } from '../questions.ts';

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: {
    price: 'сколько стоит|сколько стоят|почем',
    how: 'как|сколько',
    what: 'что|чем|чего',
    why: 'почему|зачем',
    which: 'какой|какая|какие|какое|какую|каких|каком|какими',
    who: 'кто|кому|кого',
    when: 'когда',
    where: 'где|куда|откуда',
    before: 'в|во|на|с|со|из|для|к|от|до|по|о|об|за',
    plain: '\\p{L}+ ли',
  },
  places: null,
  genuine: null,
  cues: {
    compare: 'разница|отличие|отличия|отличается|отличаются|сравнение',
    risk: 'риск|риски|опасно|безопасно|опасен|вредно|ошибки',
    price: 'стоит|стоят|стоимость|цена|цены',
  },
  steps: null,
  figures: 'сколько|когда|как (?:долго|далеко|часто|быстро)|каком (?:году|веке)|какого (?:числа|года)',
  fromHeadings: null,
  distinguishing: null,
  priceQualifiers: null,
};
