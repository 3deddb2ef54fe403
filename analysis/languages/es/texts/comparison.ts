/** The comparison of two audits in Spanish. */
import type { ComparisonTexts } from '../../comparison-texts.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

export const comparison: ComparisonTexts = {
  title: (keyword) => `Comparación: ${keyword}`,
  between: ({ before, after }) => `${before} y ${after}`,
  nothingChanged: 'Nada ha cambiado.',
  pageEdited: (parts) => `La página se ha modificado: ${list.format(parts)}.`,
  pageUnchanged: 'La página no ha cambiado.',
  marketMoved: 'Hay otras páginas posicionadas, o en otro orden.',
  marketUnmoved: 'Las mismas páginas siguen posicionadas en el mismo orden.',
  rulesChanged: 'Las reglas de la auditoría han cambiado entretanto: las cifras pueden diferir solo por ese motivo.',
  parts: { title: 'título', description: 'descripción', headings: 'encabezados', text: 'texto', dates: 'fechas' },
  measures: {
    score: 'Puntuación',
    topics: 'Temas tratados, de todos',
    questions: 'Preguntas respondidas, de todas',
    citations: 'Citas de su sitio',
  },
  heads: {
    controls: 'Páginas de control',
    page: 'Página',
    figures: 'Cifras',
    measure: 'Cifra',
    before: 'Antes',
    after: 'Después',
    difference: 'Diferencia (rango probable)',
    note: 'Nota',
    results: 'Resultados',
    citations: 'Citas',
    topics: 'Temas',
    questions: 'Preguntas',
    findings: 'Hallazgos',
    marketTopics: 'Temas del mercado',
    marketQuestions: 'Preguntas del mercado',
  },
  marks: {
    new: 'nuevo',
    lost: 'perdido',
    won: 'ganado',
    solved: 'resuelto',
    open: 'aún pendiente',
    moved: 'cambió de posición',
  },
  flags: {
    rules_changed: 'las reglas han cambiado',
    market_moved: 'se ha movido el mercado, no la página',
    controls_moved: 'las páginas de control se han movido también',
    within_noise: 'dentro del ruido de una observación más',
  },
  controls: ({ pages, difference, net }) =>
    `La puntuación de ${pages === 1 ? 'una página de control sin modificar' : `${pages} páginas de control sin modificar`} ha cambiado ${difference}${pages === 1 ? '' : ' de media'}: quedan ${net} para su página.`,
  edited: { true: 'modificada', false: 'sin modificar', unknown: 'no leída' },
  change: ({ difference, low, high, isShare }) =>
    `${difference}${isShare ? ' puntos porcentuales' : ''} (de ${low} a ${high})`,
  rank: (rank) => `posición ${rank}`,
  ranks: ({ before, after }) => `posición ${before} → ${after}`,
  kept: ({ k, n }) => `${k} de ${n} ${k < 2 ? 'sigue' : 'siguen'} ahí.`,
};
