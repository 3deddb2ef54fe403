/** What the gates say in Spanish, why a practice is not worth doing, and what to do after the report. */
import type { Advice } from '../../writing-pack.ts';

const again = 'Al repetir la auditoría, se cumple la condición';

export const advice: Advice = {
  gates: {
    fetchable: {
      consequence: 'Un motor que no puede obtener la página no tiene nada que citar.',
      title: 'Otra cosa respondió en lugar de la página',
      action: 'Deje pasar a los rastreadores por la protección que respondió y repita después la auditoría.',
      verify: `${again} «accesible».`,
    },
    indexable: {
      consequence:
        'Una página que no se puede indexar queda fuera de la búsqueda y de las respuestas que salen de ella.',
      title: 'La página prohíbe a los motores indexarla',
      action: 'Quite noindex de la página y de sus cabeceras HTTP.',
      verify: `${again} «indexable».`,
    },
    snippet_allowed: {
      consequence: 'Los motores no usan en sus respuestas un texto que no pueden citar.',
      title: 'La página prohíbe a los motores citarla',
      action: 'Quite nosnippet, max-snippet: 0 o data-nosnippet.',
      verify: `${again} «se puede citar».`,
    },
    search_bots_allowed: {
      consequence: 'Un motor de búsqueda que no puede leer la página responde sin ella.',
      title: 'robots.txt bloquea un rastreador de búsqueda importante',
      action: 'Permita ese rastreador en robots.txt.',
      verify: `${again} «rastreadores de búsqueda permitidos».`,
    },
    text_without_js: {
      consequence:
        'La mayoría de los rastreadores de los motores de respuesta no ejecutan scripts: para ellos la página está vacía.',
      title: 'El texto solo aparece cuando se ejecutan scripts',
      action: 'Ponga el texto en el HTML, con renderizado en el servidor o con páginas estáticas.',
      verify: `${again} «texto presente sin scripts».`,
    },
    language_match: {
      consequence: 'Una página en otro idioma no se compara con este mercado.',
      title: 'La página está en otro idioma',
      action: 'Audite la versión de la página en este idioma, o escríbala.',
      verify: `${again} «en el idioma pedido».`,
    },
    main_content_found: {
      consequence: 'Con tan poco texto no hay nada que citar ni que comparar.',
      title: 'El HTML de la página casi no tiene contenido principal',
      action:
        'Si los visitantes ven más texto aquí, lo carga un script: entréguelo en el HTML para que todo rastreador lo lea. Si no, ponga en la propia página el texto que responde a quien busca.',
      verify: `${again} «con contenido principal».`,
    },
  },
  practices: {
    structured_data_for_citations:
      'Los datos estructurados no aumentan las citas: en un estudio, 1885 páginas que los añadieron no recibieron más. Consérvelos para los resultados enriquecidos.',
    llms_txt:
      'Tres estudios no encontraron ningún efecto de llms.txt en las citas, y Google dice que no usa ese archivo.',
    length_for_itself: 'Un texto más largo no tiene ningún efecto una vez tratado el tema.',
    faq_for_its_own_sake:
      'Añadir preguntas frecuentes por añadirlas no tuvo efecto, o tuvo uno ligeramente negativo. Responda a las preguntas allí donde surgen.',
    keyword_stuffing:
      'En un estudio de laboratorio, repetir la palabra clave costó a una fuente cerca del 10 % de las palabras de la respuesta.',
    rewriting_whole_page:
      'En un estudio de laboratorio, editar el 5 % de una página logró más citas que editar el 25 %. Si cambia el texto, cambie también el título y los encabezados.',
    page_speed_beyond_reachability:
      'Cuando los rastreadores ya pueden leer una página, más velocidad no tuvo ningún efecto en las citas.',
    hidden_text_for_models:
      'Un texto para los modelos que los visitantes no ven es un engaño. Los motores lo tratan como spam.',
    self_ranking_list:
      'Desde el 15 de mayo de 2026, Google trata la manipulación de las respuestas de IA como spam. Un ranking en el que el autor se coloca el primero es un riesgo.',
  },
  nextMeasurement:
    'Vuelva a medir cuando los motores hayan tenido tiempo de leer otra vez la página. Las respuestas cambian de una observación a otra: una sola más prueba poco.',
  ofModel: {
    effect: 'Nadie ha medido el efecto de este cambio.',
    verify: 'Vuelva a leer la página como lo haría quien busca y después audítela de nuevo.',
  },
};
