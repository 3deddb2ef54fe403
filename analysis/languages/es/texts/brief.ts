/** The brief for a writer in Spanish. */
import type { BriefTexts } from '../../brief-texts.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });
const number = new Intl.NumberFormat('es');
const counted = (count: number, one: string, several: string) =>
  `${number.format(count)} ${count === 1 ? one : several}`;

export const brief: BriefTexts = {
  title: (keyword) => `Plan de redacción: ${keyword}`,
  lead: ({ pages: count, hasOwn }) =>
    `Elaborado a partir de ${counted(count, 'página bien posicionada', 'páginas bien posicionadas')}${hasOwn ? ' y de su página' : ''}. Los encabezados son temas: formúlelos como lo harían sus lectores. Compruebe cada dato en su fuente.`,
  heads: {
    page: 'Título y descripción',
    outline: 'Esquema',
    questions: 'Otras preguntas que conviene responder',
    facts: 'Otros datos que conviene dar',
    open: 'Lo que ninguna página hace bien todavía',
    links: 'Páginas de su sitio que conviene enlazar con esta',
  },
  labels: {
    title: 'Título:',
    description: 'Descripción:',
    present: 'Hoy:',
    type: 'Tipo de página:',
    answerFirst: 'Responder primero a:',
    answers: 'Responde a:',
    list: 'Lista:',
    rivals: 'Títulos de la competencia:',
    mention: 'Mencionar, sin sección propia:',
    facts: 'Datos:',
    format: 'Formato habitual:',
    length: 'Longitud habitual:',
    yourPage: 'Su página:',
    best: 'Mejor respuesta hasta ahora:',
  },
  length: ({ characters, most }) => `${characters} caracteres, ${most} como máximo`,
  description: ({ keyword, topics }) => (topics.length === 0 ? `${keyword}.` : `${keyword}: ${list.format(topics)}.`),
  list: ({ names_range: [low, high], names }) =>
    `Empiece con ${low === high ? number.format(low) : `${number.format(low)} a ${number.format(high)}`} opciones, como la mitad de las listas de la competencia.${names.length === 0 ? '' : ` Las más citadas: ${list.format(names)}.`}`,
  pagesWithIt: ({ k, n }) =>
    `${number.format(k)} de ${counted(n, 'página', 'páginas')} lo ${k < 2 ? 'trata' : 'tratan'}.`,
  words: ({ low, high }) =>
    low === high ? `${number.format(low)} palabras` : `de ${number.format(low)} a ${number.format(high)} palabras`,
  aboutWords: (words) => `unas ${number.format(words)} palabras`,
  sitesAgree: ({ k, n }) => `${k} de ${n} ${n === 1 ? 'sitio' : 'sitios'} ${k < 2 ? 'da' : 'dan'} esta cifra`,
  nobodyAnswers: 'Ninguna página la responde todavía.',
  linkFromHere: ({ rank }) => `resultado ${rank} para esta palabra clave`,
};
