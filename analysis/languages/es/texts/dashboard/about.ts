/** What the dashboard says about the data of a report and how it was made, in Spanish. */
import type { DashboardTexts } from '../../../writing-pack.ts';

export const about: DashboardTexts['about'] = {
  searched: (when, language, country) =>
    `Página de resultados recogida el ${when}. Idioma: ${language}. País: ${country}.`,
  results: ({ k, n }) => `Resultados recibidos: ${k}; pedidos: ${n}.`,
  warnings: 'Advertencias',
  leftOut: 'Páginas excluidas de las estadísticas',
  noneLeftOut: 'No se ha excluido ninguna página.',
  notices: 'A tener en cuenta',
  noNotices: 'Nada en particular.',
  languageModel: ({ model, k, n, read, written }) =>
    `Modelo de lenguaje ${model}: ${k} de ${n} tareas usadas; ${read} tokens leídos, ${written} escritos.`,
  times: 'Fechas y proveedores',
  asked: 'Proveedores consultados',
  thisService: 'este servicio',
  fromCache: (status) => `${status}, de la caché`,
  ordered: 'Encargado',
  started: 'Iniciado',
  resultsPage: 'Página de resultados recogida',
  pagesFetched: 'Páginas leídas',
  noPages: 'no se pudo leer ninguna página',
  completed: 'Terminado',
  studies: (count) => `Base de pruebas: ${count} estudios y documentos`,
  studiesCaption: 'Los estudios y documentos en los que se basan los consejos',
  methods: (count) => `Métodos: ${count}`,
  published: 'Publicación:',
  limits: 'Límites conocidos',
  fingerprints: 'Huellas y versiones',
  report: 'Informe (el mismo valor significa que nada ha cambiado)',
  order: 'Encargo',
  replayable: 'Se puede repetir con los datos guardados',
  deterministic: 'Mismos datos, mismo informe',
  crawlers: 'Lista de rastreadores',
  wordLists: 'Listas de palabras',
  stopWords: 'Palabras vacías',
  schema: 'Esquema del informe',
};
