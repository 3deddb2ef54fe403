/** The overview of a report in Spanish. */
import type { ComponentId } from '../../../report/gap/scores.ts';
import type { OverviewTexts } from '../../overview-texts.ts';
import { capitalized } from '../../say.ts';
import { quoted } from './quotes.ts';
import { words } from './words.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });
const number = new Intl.NumberFormat('es');

const counted = (count: number, one: string, several: string) =>
  `${number.format(count)} ${count === 1 ? one : several}`;
const pages = (count: number) => counted(count, 'página', 'páginas');
const pagesThatRank = (count: number) => counted(count, 'página bien posicionada', 'páginas bien posicionadas');
const verb = (k: number, one: string, several: string) => (k < 2 ? one : several);
const parts = (ids: readonly ComponentId[]) => list.format(ids.map((id) => words.component[id]));

export const overview: OverviewTexts = {
  heads: {
    subtitle: ({ pages: count, hasOwn }) =>
      count === 0
        ? hasOwn
          ? 'Su página, sin páginas posicionadas utilizables'
          : 'Ninguna página posicionada utilizable'
        : hasOwn
          ? `Su página y ${pagesThatRank(count)}`
          : `Qué ${count === 1 ? 'contiene' : 'tienen en común'} ${pagesThatRank(count)}`,
    doFirst: 'Qué corregir primero',
    writeFirst: 'Qué escribir',
    why: 'Por qué',
    how: 'Cómo',
    impact: 'Efecto',
    effort: 'Esfuerzo',
    cited: 'Citas',
    reliability: 'Fiabilidad',
    compared: {
      content_type: 'Tipo de página',
      answers_in_opening: 'Responde a la búsqueda desde el principio',
      words: 'Palabras',
      updated: 'Última actualización',
    },
    countedOf: {
      topics: (of) => `Temas importantes tratados (de ${of})`,
      questions: (of) => `Preguntas importantes respondidas (de ${of})`,
    },
    impacts: { high: 'alto', medium: 'medio', low: 'bajo' },
    efforts: { S: 'bajo', M: 'medio', L: 'alto' },
  },
  placed: ({ state, score, rank, behind, ahead, first, unnamed }) =>
    [
      `${capitalized(words.verdict[state], 'es')}${score === null ? '' : `: ${number.format(Math.round(score))} de 100`}.`,
      ...(rank === null
        ? []
        : [
            `Aun así, ocupa el puesto ${number.format(rank)}: la puntuación compara lo que las páginas dicen y muestran, no los enlaces ni la fama.`,
          ]),
      ...(behind.length === 0 ? [] : [`Por detrás de la mayoría: ${parts(behind)}.`]),
      ...(ahead.length === 0 ? [] : [`Por delante de la mayoría: ${parts(ahead)}.`]),
      first === null
        ? 'Las comprobaciones no encontraron nada que corregir primero; una persona quizá sí.'
        : `Lo primero que debe corregir: ${first}.`,
      ...(unnamed.length > 0
        ? [`La mayoría de las demás escribe sobre ${list.format(unnamed.map(quoted))}, que esta página no nombra.`]
        : []),
    ].join(' '),
  offTopic: ({ keyword, rank, isNeighbour }) =>
    `La página no trata de ${quoted(keyword)}, sino de ${isNeighbour ? 'un tema vecino' : 'otra cosa'}${rank === null ? ', así que no puede competir con las páginas posicionadas' : `, aunque ocupa el puesto ${number.format(rank)}`}.`,
  blocked: ({ reason }) =>
    `Los motores de búsqueda y de respuesta no pueden usar esta página.${reason === null ? '' : ` ${reason}.`} Mientras eso no se arregle, lo demás no cuenta.`,
  unknown: ({ pages: count }) =>
    `${count === 0 ? 'No se pudo usar ninguna página' : verb(count, 'Solo se pudo usar 1 página', `Solo se pudieron usar ${pages(count)}`)}: muy pocas para comparar esta página.`,
  market: ({ intent, type, topics, pages: count }) =>
    [
      ...(intent === null ? [] : [intent]),
      ...(type === null ? [] : [`Tipo de página más frecuente: ${words.contentType[type]}.`]),
      ...(topics.length === 0 ? [] : [`La mayoría de las ${pages(count)} tratan ${list.format(topics.map(quoted))}.`]),
    ].join(' ') ||
    `${count === 0 ? 'No se pudo usar ninguna página' : verb(count, 'Se pudo usar 1 página', `Se pudieron usar ${pages(count)}`)}: muy pocas para decir qué tiene en común este mercado.`,
  kindOfPage: ({ type, k, n }) => ({
    title: `Elija este tipo de página: ${words.contentType[type]}`,
    why:
      k === n && n > 1
        ? `Los ${n} resultados son de este tipo.`
        : `${k} de ${counted(n, 'resultado', 'resultados')} ${verb(k, 'es', 'son')} de este tipo.`,
  }),
  firstAnswer: ({ question, k, n, words: range }) => ({
    title: `Responda a ${quoted(question)} en el primer párrafo`,
    why:
      k === 0
        ? `Ninguna de las ${pages(n)} la responde.`
        : `${k === n && n > 1 ? `Las ${pages(n)}` : `Al menos ${k} de ${pages(n)}`} la ${verb(k, 'responde', 'responden')}${range === null ? '' : `, casi siempre en ${[...new Set(range.map((words) => Math.round(words)))].join(' a ')} palabras`}.`,
  }),
  topicsToCover: ({ labels, least, n }) => ({
    title:
      labels.length === 1
        ? `Dedique una sección a ${list.format(labels.map(quoted))}`
        : `Dedique una sección a cada tema: ${list.format(labels.map(quoted))}`,
    why:
      labels.length === 1
        ? `${least} de ${pages(n)} le ${verb(least, 'dedica', 'dedican')} una sección o un pasaje largo.`
        : `${least === n ? `Las ${pages(n)}` : `Al menos ${least} de ${pages(n)}`} ${verb(least, 'dedica', 'dedican')} una sección o un pasaje largo a cada uno de ellos.`,
  }),
  questionsToAnswer: ({ questions, least, n }) => ({
    title: `Responda a ${list.format(questions.map(quoted))}`,
    why:
      questions.length === 1
        ? `${least === n ? `Las ${pages(n)}` : `Al menos ${least} de ${pages(n)}`} la ${verb(least, 'responde', 'responden')}.`
        : `${least === n ? `Las ${pages(n)}` : `Al menos ${least} de ${pages(n)}`} ${verb(least, 'responde', 'responden')} a cada una de ellas.`,
  }),
  whatNobodyOffers: {
    unanswered_question: 'Responda a una pregunta que las demás dejan abierta',
    weak_answer: 'Responda mejor que las demás páginas',
    outdated_fact: 'Dé una cifra fiable',
    missing_format: 'Ofrezca un formato que falta en las demás',
    uncovered_differentiator: 'Escriba sobre lo que pocas páginas tratan',
  },
  notCited: ({ state }) =>
    state === 'absent' || state === 'captured'
      ? 'Los motores de respuesta consultados no citan a nadie para esta palabra clave.'
      : 'No se ha consultado ningún motor de respuesta, así que no se sabe a quién citan.',
  cited: ({ sites, isPageCited }) =>
    `Los motores de respuesta citan sobre todo ${list.format(sites.map(({ domain, k, n }, at) => `${domain} (${k} de ${n}${at === 0 ? verb(n, ' cita', ' citas') : ''})`))}.${
      isPageCited === null ? '' : isPageCited ? ' Su página está citada.' : ' Su página no está citada.'
    }`,
  reliability: ({ results, used, others, unread, cited, hasOwn, grade }) =>
    [
      used === 0
        ? `Ninguno de ${counted(results, 'resultado', 'resultados')} se compara aquí.`
        : `${number.format(used)} de ${counted(results, 'resultado', 'resultados')} ${verb(used, 'se ha leído y se compara', 'se han leído y se comparan')} aquí${hasOwn ? ', además de su página' : ''}.`,
      ...(others === 0 ? [] : [`${others} ${verb(others, 'trata', 'tratan')} de otro tema o de uno vecino.`]),
      ...(unread === 0 ? [] : [`${unread} no se ${verb(unread, 'ha podido', 'han podido')} usar.`]),
      ...(cited === 0
        ? []
        : [`También se buscaron respuestas en ${verb(cited, '1 página citada más', `${cited} páginas citadas más`)}.`]),
      `Calidad de los datos: ${grade}.`,
    ].join(' '),
};
