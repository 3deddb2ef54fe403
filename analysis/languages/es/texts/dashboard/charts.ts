/** What the charts of the dashboard say in Spanish. */
import type { DashboardTexts } from '../../../writing-pack.ts';

export const charts: DashboardTexts['charts'] = {
  score: {
    rivals: 'Páginas del mercado',
    higher: 'Páginas del mercado con más puntuación',
    best: 'Mayor puntuación',
    gauge: ({ own, scores }) => `Puntuación global de su página: ${own} de 100. Páginas del mercado: ${scores}.`,
    values: 'Cada página y su valor en cada parte',
    compared: 'Una puntuación compara una página con todas las demás, también con la suya.',
    dots: ({ title, own, values }) => `${title}. Su página: ${own}. Páginas del mercado: ${values}.`,
  },
  map: {
    caption: 'Temas y páginas: cuanto más llena la marca, más dice la página',
    section: 'le dedica una sección',
    passage: 'dice algo de ello',
    none: 'nada encontrado',
  },
  prices: {
    title: 'Los precios en un solo eje',
    lead: ({ n, unit }) => `${n} precios que dan las páginas, en ${unit}.`,
    apart: 'Lejos de los demás y sin dibujar',
  },
  page: {
    title: 'La página, fragmento a fragmento',
    lead: 'Los fragmentos que este informe cita, en su orden, con lo que responden y lo que conviene cambiar.',
    answers: 'Responde a',
    partly: 'Responde en parte a',
    topics: 'Temas',
    change: 'Por cambiar',
    whole: 'Para toda la página',
    none: 'El informe no cita ningún fragmento de la página.',
  },
};
