/** Evidence on the dashboard in Spanish: what opens it, and what its cards and drawings say. */
import type { DashboardTexts } from '../../../writing-pack.ts';

const number = new Intl.NumberFormat('es');
const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;

export const evidence: DashboardTexts['evidence'] = {
  title: (count) => `Pruebas: ${counted(count, 'elemento', 'elementos')}`,
  show: 'Mostrar las pruebas',
  hide: 'Ocultar las pruebas',
  back: 'Volver a las pruebas anteriores',
  close: 'Cerrar',
  notKept: (id) => `El informe no conserva «${id}».`,
  itsPage: 'Su página:',
  namedThing: 'Nombre mencionado',
  finding: 'Hallazgo',
  passage: 'Fragmento',
  onResultsPage: 'En la página de resultados',
  cites: (engine, domain) => `${engine}: cita ${domain}`,
  citation: (engine, position) => `Cita ${position}, ${engine}`,
  term: {
    pages: ({ k, n }) =>
      `En ${number.format(k)} de ${counted(n, 'página utilizable', 'páginas utilizables')}. El número tras × cuenta sus usos en una página.`,
    range: ({ low, high, pages, basis }) =>
      `Usos por cada 1000 palabras: de ${low} a ${high} en la mitad central de ${pages} (${basis}). Una vez basta para que sea útil.`,
    noRange: 'No se puede medir con qué frecuencia usarlo: lo usan menos de tres páginas.',
    forms: 'Formas contadas juntas:',
  },
  answeredBy: 'La responden:',
  passagesAndPages: 'Los fragmentos que más dicen sobre ello, y sus páginas:',
  givenBy: 'La dan:',
  otherwiseBy: 'Dan otra cifra:',
  namedBy: ({ k, n }) =>
    `Nombrado por ${number.format(k)} de ${counted(n, 'página utilizable', 'páginas utilizables')}.`,
  beginningOnly: 'solo se cita el comienzo',
  allOfPage: 'Todo lo que el informe conserva de esta página',
  begins: (share) => `Empieza en el ${share} de la página`,
  atTop: 'Al principio de la página',
  notInResults: 'No está entre los resultados que devolvió el proveedor.',
  noShare: 'Su parte de la respuesta no se puede medir: las partes de la respuesta no nombran fuentes.',
  share: (share, parts) =>
    `Parte de la respuesta: ${share}, en ${counted(parts, 'bloque', 'bloques')}. Las primeras palabras cuentan más.`,
  page: {
    uses: (count) => `${counted(count, 'uso', 'usos')} en esta página`,
    fetched: 'Lectura',
    notFetched: 'no se pudo leer',
    snippet: 'Tal como la muestra la página de resultados:',
    passages: 'Sus fragmentos en este informe',
  },
  drawing: {
    spread: ({ title, pages, min, max, p25, p75, p50 }) =>
      `${title}, ${pages}: de ${min} a ${max}, mitad central de ${p25} a ${p75}, mediana ${p50}.`,
    middleHalf: ({ title, p25, p75 }) => `${title}: mitad central del mercado de ${p25} a ${p75}.`,
    own: (value) => `Su página: ${value}.`,
    legend: 'Mitad central de las páginas (p25 a p75)',
  },
};
