/** A market of four pages on solar panels for the home, in Spanish. */
import type { Expectation } from '../expectation.ts';

export const es: Expectation = {
  keyword: 'placas solares',
  country: 'ES',
  tokens: ['placas', 'solares'],
  terms: {
    'placas solares': 4,
    paneles: 4,
    inversor: 4,
    batería: 4,
    tejado: 4,
    factura: 3,
    autoconsumo: 3,
    excedentes: 2,
    'vivienda unifamiliar': 2,
    subvención: 2,
  },
  absent: ['años', 'diez', 'suele', 'cuesta', 'enero', 'actualización', 'aviso', 'cookies', 'privacidad'],
  questions: {
    '¿Cuánto cuesta instalar placas solares?': 'price',
    '¿Cuántas placas solares necesito?': 'how',
    '¿Para qué sirve el inversor?': 'what',
    '¿Merece la pena una batería?': undefined,
    'Cómo limpiar los paneles': 'how',
  },
  definitions: ['Las placas solares son una forma'],
  pages: {
    'sol-en-casa': { published: '2026-01-09' },
    'tejado-util': { published: '2026-03-05' },
    comparaluz: { published: '2026-02-17', modified: '2026-03-30' },
    'ayuntamiento-verde': { published: '2026-04-18', modified: '2026-04-18' },
  },
  readability: 'szigriszt-pazos',
  warnings: ['fewer_results'],
  grade: 'C',
};
