/** What every section of the dashboard shares in Spanish: counts, shares, lists. Figures in texts are written already. */
import type { DashboardTexts } from '../../../writing-pack.ts';

const number = new Intl.NumberFormat('es');
const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;

export const parts: DashboardTexts['parts'] = {
  count: {
    characters: (count) => counted(count, 'carácter', 'caracteres'),
    citations: (count) => counted(count, 'cita', 'citas'),
    days: (count) => counted(count, 'día', 'días'),
    pages: (count) => counted(count, 'página', 'páginas'),
    sites: (count) => counted(count, 'sitio', 'sitios'),
    words: (count) => counted(count, 'palabra', 'palabras'),
  },
  of: ({ k, n }) => `${k} de ${n}`,
  counts: {
    citations: ({ k, n }) => `${k} de ${counted(n, 'cita', 'citas')}`,
    pages: ({ k, n }) => `${k} de ${counted(n, 'página', 'páginas')}`,
    passages: ({ k, n }) => `${k} de ${counted(n, 'fragmento', 'fragmentos')}`,
    sites: ({ k, n }) => `${k} de ${counted(n, 'sitio', 'sitios')}`,
  },
  likely: (low, high) => `probablemente entre ${low} y ${high}`,
  range: (low, high) => `${low} – ${high}`,
  table: (caption) => `Tabla: ${caption}`,
  all: 'Todos',
  none: 'nada',
  noneFound: 'No se ha encontrado nada.',
  nothingToCount: 'nada que contar',
  showAll: (count) => `Mostrar todo (${count})`,
  showFirst: (count) => `Mostrar solo los primeros (${count})`,
  more: (count) => `y ${count} más`,
  openEvidence: (what) => `${what}: mostrar las pruebas`,
  newTab: '(se abre en una pestaña nueva)',
  sectionList: 'Secciones del informe',
  goToSection: 'Ir a la sección',
};
