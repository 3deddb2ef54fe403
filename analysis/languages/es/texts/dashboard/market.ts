/** What the dashboard says in the sections about the market, in Spanish. */
import type { DashboardTexts } from '../../../writing-pack.ts';

const number = new Intl.NumberFormat('es');
const pages = (count: number) => `${number.format(count)} ${count === 1 ? 'página' : 'páginas'}`;

export const market: DashboardTexts['market'] = {
  noResults: 'La búsqueda no devolvió ningún resultado.',
  nobody: 'nadie',
  access: {
    basis: 'Las proporciones se refieren a las páginas cuya respuesta se conoce.',
    byPage: 'Página por página',
    caption:
      'Lo que cada página permite a los rastreadores. «Algunos bloqueados» significa que robots.txt bloquea al menos un rastreador de esa clase.',
    notFetched: 'no leída',
  },
  answers: {
    notAsked: 'No se consultó ningún motor de respuesta.',
    oneObservation: 'Una sola observación no muestra si las citas son estables.',
    cites: 'Cita:',
    caption: 'Páginas citadas. La parte cuenta las palabras de la respuesta; las primeras, más.',
    noneCited: 'No se cita ninguna página.',
    shareOfAnswer: (share) => `${share} de la respuesta`,
    maybeFurtherDown: 'fuera de los resultados recibidos; puede estar más abajo',
  },
  brief: {
    noOutline: 'Ningún tema lo tratan 3 de cada 10 páginas.',
  },
  citations: {
    lead: (count) =>
      `${number.format(count)} ${count === 1 ? 'cita' : 'citas'} en las respuestas registradas. Cada página cuenta una vez por respuesta.`,
    fromFirstTen: 'Citas de páginas que están entre los diez primeros resultados',
    concentration: 'Concentración de las citas:',
    scale: '0: muchos sitios, 1: un solo sitio',
    caption: 'Sitios según su proporción de todas las citas',
    noSite: 'No se cita ningún sitio.',
    noType: 'De ningún sitio citado se conoce el tipo.',
    allCited: 'Se citan todos los resultados.',
  },
  claims: {
    none: 'Ninguna cifra se expresa de forma que se pueda comparar.',
    holdsFor: 'Válida para:',
    agreeing: 'Sitios que dan esta cifra, de los que dan alguna:',
    newest: (day) => `Página más reciente que la da: ${day}.`,
    undated: 'Ninguna página que la da muestra una fecha.',
    inAnswer: 'También la da una respuesta de IA.',
    notInAnswer: 'Ninguna respuesta de IA la da.',
    noAnswer: 'No se registró ninguna respuesta de IA.',
  },
  difficulty: { caption: 'Componentes de la dificultad, de 0 (abierto) a 1 (asentado)' },
  entities: {
    none: 'Ningún nombre aparece en varias páginas.',
    notLinked: 'ninguna página lo enlaza con una enciclopedia',
  },
  freshness: { inDays: 'el día de la búsqueda' },
  intent: {
    mixed: 'Mixta: dos intenciones están casi igualadas, y una sola página difícilmente puede servir a las dos.',
    mostly: (intent) => `Sobre todo ${intent}.`,
    shares: 'Proporción de los indicios de cada intención',
    signs: 'Indicios',
    none: 'No se ha encontrado ningún indicio.',
    keyword: 'la propia palabra clave',
  },
  opportunities: {
    none: 'No se ha encontrado ninguna oportunidad.',
    size: (share) => `La deja abierta el ${share} del mercado`,
  },
  profile: {
    middleHalf: 'Mitad central:',
    all: 'Todas:',
    more: 'el primer grupo tiene más',
    less: 'el primer grupo tiene menos',
    none: 'sin diferencia clara',
    delta: (delta, low, high) => `Tamaño de la diferencia: ${delta} (1 como máximo), probablemente de ${low} a ${high}`,
    medians: ({ a, pagesA, b, pagesB }) => `Medianas: ${a} (${pages(pagesA)}) y ${b} (${pages(pagesB)}).`,
  },
  questions: {
    none: 'No se ha encontrado ninguna pregunta.',
    asksFor: (what) => `pregunta por: ${what}`,
    askedBy: (count) => `planteada por ${pages(count)}`,
    covers: (share) => `cubre el ${share} de la pregunta`,
  },
  results: { position: (share) => `en el ${share} de la página` },
  summary: {
    mixed: (intent) => `${intent}, mixta`,
    type: 'Tipo de página más frecuente',
    aiAnswer: 'Respuesta de IA',
    length: 'Longitud mediana',
    age: 'Antigüedad mediana',
    sites: 'Sitios en los resultados',
    answerFirst: 'Páginas que responden a la palabra clave en el primer 30 % de su texto',
    nothing: 'Todavía no hay nada que decir de este mercado.',
  },
  terms: {
    find: 'Buscar un término',
    classes: 'Clase de los términos',
    caption:
      'Los términos más relevantes primero. Rango: cuántas veces usa el término por cada 1000 palabras la mitad central de las páginas parecidas. Usarlo más no aporta nada. Una raya: lo usan menos de tres páginas.',
    none: 'Ningún término coincide.',
  },
  topics: { none: 'Ningún tema lo tratan varios sitios.' },
};
