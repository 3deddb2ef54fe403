/** The sentences of the market's part of a report in Spanish. */
import type { Engine, Intent } from '../../codes.ts';
import type { Sentences } from '../../sentences.ts';
import { quoted } from './quotes.ts';
import { words } from './words.ts';

const number = new Intl.NumberFormat('es');
const date = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('es', { type: 'conjunction' });
const either = new Intl.ListFormat('es', { type: 'disjunction' });

/** What searchers of an intent want, after "want". */
export const wishes: Record<Intent, string> = {
  informational: 'informarse',
  commercial: 'comparar opciones',
  transactional: 'comprar o hacer algo',
  navigational: 'llegar a un sitio que conocen',
  local: 'encontrar un lugar cercano',
};

/** The engines as the subject of a sentence. */
const engines: Record<Engine, string> = {
  google_ai_overview: 'La Vista creada con IA de Google',
  google_ai_mode: 'El Modo IA de Google',
  brave_summary: 'El resumen de Brave',
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  claude: 'Claude',
  copilot: 'Copilot',
  fictional_a: 'El motor ficticio A',
  fictional_b: 'El motor ficticio B',
  fictional_c: 'El motor ficticio C',
};

const counted = (count: number, one: string, several: string) =>
  `${number.format(count)} ${count === 1 ? one : several}`;
const pages = (count: number) => counted(count, 'página', 'páginas');
const verb = (k: number, one: string, several: string) => (k < 2 ? one : several);
const none = (n: number) => (n === 1 ? 'inguna página' : `inguna de las ${pages(n)}`);
/** "Ninguna de las 6 páginas", "1 de 6 páginas". */
const of = (k: number, n: number) => (k === 0 ? `N${none(n)}` : `${number.format(k)} de ${pages(n)}`);
const inner = (k: number, n: number) => (k === 0 ? `n${none(n)}` : of(k, n));

export const sentences: Sentences = {
  facts: {
    pagesRead: ({ k, n }) =>
      `${k === 0 ? 'No se pudo usar' : verb(k, 'Se pudo usar', 'Se pudieron usar')} ${inner(k, n)}.`,
    tooFewPages: ({ k, n, least }) =>
      `${k === 0 ? 'No se pudo usar' : verb(k, 'Solo se pudo usar', 'Solo se pudieron usar')} ${inner(k, n)}. Para calcular proporciones hacen falta ${least}.`,
    intent: ({ intent, signs }) =>
      signs === 1
        ? `Quienes buscan parecen querer ${wishes[intent]}.`
        : `La mayoría de quienes buscan quieren ${wishes[intent]}.`,
    mixedIntent: ({ first, second }) =>
      `Una parte de quienes buscan quiere ${wishes[first]}; otra casi igual de grande, ${wishes[second]}.`,
    contentType: ({ type, k, n }) =>
      `Tipo de página más frecuente: ${words.contentType[type]} (${number.format(k)} de ${counted(n, 'resultado', 'resultados')}).`,
    medianWords: ({ words: count }) =>
      `La mediana es de ${counted(count, 'palabra', 'palabras')} por página. Un texto más largo no ayuda por sí solo.`,
    medianAge: ({ days }) =>
      `La mitad de las páginas con fecha se publicaron o actualizaron hace ${counted(days, 'día', 'días')} o menos.`,
    answerFirst: ({ k, n }) =>
      `${of(k, n)} ${verb(k, 'responde', 'responden')} a la palabra clave en el primer 30 % de su texto.`,
    answered: ({ engine, citations }) => `${engines[engine]} responde a la palabra clave y cita ${pages(citations)}.`,
    citedFromTop10: ({ k, n }) =>
      `${k === 0 ? 'Ninguna de las' : `${number.format(k)} de`} ${counted(n, 'cita', 'citas')} ${verb(k, 'procede', 'proceden')} de los diez primeros resultados.`,
    citedMost: ({ domain, k, n }) =>
      `El sitio más citado es ${domain} (${number.format(k)} de ${counted(n, 'cita', 'citas')}).`,
    noAnswer: ({ engine }) => `${engines[engine]} no mostró ninguna respuesta.`,
    answersNotObserved: () =>
      'No se ha podido consultar ningún motor de respuesta, así que no se sabe qué sitios citan.',
    coreTopics: ({ labels, more, n }) =>
      `La mayoría de las ${pages(n)} tratan ${list.format(more === 0 ? labels.map(quoted) : [...labels.map(quoted), counted(more, 'tema más', 'temas más')])}.`,
    askedMost: ({ question, k, n }) => `La pregunta que más páginas plantean es ${quoted(question)} (${inner(k, n)}).`,
    disputed: ({ subject, values }) => `Los sitios no coinciden en ${quoted(subject)}: dan ${either.format(values)}.`,
  },
  opportunities: {
    askedOnResultsPage: ({ question, k, n }) =>
      `La página de resultados plantea la pregunta ${quoted(question)}; ${inner(k, n)} la ${verb(k, 'responde', 'responden')}.`,
    askedByPages: ({ question, asking, k, n }) =>
      `${pages(asking)} ${asking === 1 ? 'plantea' : 'plantean'} la pregunta ${quoted(question)}; ${inner(k, n)} la ${verb(k, 'responde', 'responden')}.`,
    weakAnswer: ({ question, k, n }) =>
      `${of(k, n)} ${verb(k, 'responde', 'responden')} a ${quoted(question)}, pero incluso la mejor respuesta es más floja que las de la mayoría de las demás preguntas.`,
    disputedFact: ({ subject, values }) =>
      `Los sitios no coinciden en ${quoted(subject)}: dan ${either.format(values)}. Compruebe la cifra y publíquela con su fuente y su fecha.`,
    oldFact: ({ subject, value, day, k, n }) =>
      `${of(k, n)} ${verb(k, 'da', 'dan')} ${value} para ${quoted(subject)}, sin nada posterior al ${date.format(new Date(day))}. Una cifra más reciente destacaría.`,
    noSteps: ({ question, n }) =>
      `La pregunta ${quoted(question)} pide cómo hacer algo, y ${inner(0, n)} la responde con pasos o con una lista.`,
    noComparison: ({ question, n }) =>
      `La pregunta ${quoted(question)} pide una comparación, y ${inner(0, n)} la responde con una comparación o una tabla.`,
    noComparisonAtAll: ({ n }) => `Quienes buscan quieren elegir, y ${inner(0, n)} tiene una tabla o una comparación.`,
    rareTopicInAnswer: ({ label, k, n }) =>
      `${k === 0 ? of(k, n) : `Solo ${of(k, n)}`} ${verb(k, 'trata', 'tratan')} ${quoted(label)}, pero un motor de respuesta sí.`,
  },
  warnings: {
    fewerResults: ({ k, n }) =>
      `Se pidieron ${counted(n, 'resultado', 'resultados')} y la búsqueda devolvió ${number.format(k)}.`,
    fewUsablePages: ({ usable, least }) =>
      `Las estadísticas del mercado necesitan ${least} páginas utilizables; hay ${usable}.`,
    singleSite: () =>
      'Todas las páginas utilizables son de un mismo sitio, así que lo que tienen en común puede ser solo su manera de escribir.',
    textTruncated: () => 'Una página era demasiado larga para leerla entera. Se dejó fuera su final.',
    paywalledPages: ({ sources }) =>
      `Estas páginas dicen ser de pago; quizá solo se leyó su parte gratuita: ${sources.join(', ')}.`,
    robotsNotRead: () =>
      'No se pidió ningún robots.txt, así que no se sabe si los rastreadores pueden leer las páginas.',
    fewDatedPages: ({ dated, least }) =>
      `Para calcular la antigüedad hacen falta ${least} páginas con fecha; hay ${dated}.`,
    answersMissing: ({ k, n }) =>
      `${number.format(k)} de ${number.format(n)} consultas a motores de respuesta quedaron sin respuesta, así que las citas se cuentan sin ellas.`,
    noStemmer: () =>
      'En este idioma las palabras no se pueden reducir a su raíz, así que sus formas cuentan como términos distintos.',
    noStopWords: () =>
      'No hay lista de palabras vacías para este idioma, así que los términos pueden empezar o acabar con palabras gramaticales.',
  },
};
