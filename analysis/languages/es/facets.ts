/** How Spanish headings name the facets of a subject. */
import type { FacetWords } from '../facets.ts';

export const facets: FacetWords = {
  cost: 'precio | precios | coste | costes | costo | costos | tarifas | cuánto cuesta | cuánto cuestan | cuánto vale',
  duration: 'duración | plazos | cuánto tiempo | cuánto dura | cuánto tarda',
  mistakes: 'errores | error | qué evitar',
  choice: `cómo elegir | elegir | cómo escoger | cómo seleccionar | tener en cuenta | guía de compra | en qué fijarse
    | antes de comprar`,
  comparison: 'comparación | comparativa | vs | versus | diferencia entre | diferencias entre | alternativas',
  worth: 'rentabilidad | merece la pena | vale la pena',
  suitability: 'a quién va dirigido | para quién | quién debe | quién puede',
  effectiveness: 'eficacia | efectividad | es eficaz | es efectivo',
  benefits: 'ventajas | ventaja | beneficios',
  drawbacks: 'desventajas | inconvenientes | limitaciones | desafíos',
  types: 'tipos | clases',
  maintenance: 'mantenimiento | limpieza | cómo limpiar | cuidados',
  requirements: 'requisitos | condiciones',
  reviews: 'opiniones | testimonios | reseñas',
  trends: 'tendencias | futuro',
  history: 'historia | origen | orígenes',
  examples: 'ejemplos | ejemplo',
  installation: 'instalación | cómo instalar | instalar',
  working: 'funcionamiento | cómo funciona | cómo funcionan',
  definition: 'definición | qué es | qué son',
};
