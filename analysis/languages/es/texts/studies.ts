/** Design and result of each study that advice rests on, in Spanish. */
import type { Studies } from '../../writing-pack.ts';

/** What the documents of several vendors say alike. */
const crawlers = {
  design: 'Documentación del proveedor',
  note: 'Indica qué rastreador sirve a la búsqueda, cuál al entrenamiento y cuál responde a una persona. Dice a qué afecta cada bloqueo, no con qué frecuencia se lee una página.',
};

export const studies: Studies = {
  geo: {
    design: 'Laboratorio: nueve reescrituras de una de cinco fuentes dadas, con respuestas de GPT-3.5 (KDD 2024)',
    note: 'Cambio del número de palabras ponderado por la posición: citas de personas +41 %, estadísticas +33 %, mención de fuentes +30 %, fluidez +28 %, relleno de palabras clave −10 %. Mide la parte de las palabras de una respuesta, modificando una sola fuente cada vez. No mide la probabilidad de ser citado, ni motores en funcionamiento, ni varias fuentes modificadas a la vez.',
  },
  'c-seo-bench': {
    design:
      'Laboratorio: nueve métodos, seis ámbitos, unas 1900 consultas, varios adoptantes (NeurIPS 2025 Datasets & Benchmarks)',
    note: 'De 54 comparaciones, 3 fueron significativas. El mejor método ganó 0,36 ± 1,47 posiciones; una mejor posición en la búsqueda, 2,77 ± 2,31. Las ganancias disminuyen cuando más páginas adoptan un método. Los modelos leen documentos dados: sin motor en funcionamiento ni búsqueda.',
  },
  'what-gets-cited': {
    design:
      'Laboratorio: 252.000 ensayos pareados, seis modelos, 18 factores, uno distinto cada vez, orden equilibrado',
    note: 'Lo que más pesa es la relevancia temática y el lugar en la lista; después, un precio explícito y una fecha reciente. El formato por sí solo pesa poco. Muestra cuál de dos fuentes dadas se cita primero, no si una página se encuentra ni cuánto pesa quien la publica.',
  },
  'rank-on-page-1': {
    design:
      'Observación de tres motores en funcionamiento: 250 consultas, 10.293 páginas, 66 características, emparejadas por posición en Google',
    note: 'Las páginas citadas comparan opciones más a menudo (d = 0,43) y cubren mejor las palabras de la consulta (d = 0,42). La estructura añade 0,021 al AUC respecto a la posición. Un solo autor, sin revisión por pares. Una asociación: no se modificó ninguna página.',
  },
  autogeo: {
    design: 'Laboratorio: reglas de preferencia aprendidas en tres conjuntos de prueba (ICLR 2026)',
    note: 'Hasta un 50,99 % mejor que los métodos de referencia, sin perjudicar la utilidad de la respuesta. Las reglas se trasladan en parte de un ámbito a otro. Los modelos leen documentos dados: sin motor en funcionamiento.',
  },
  'e-geo': {
    design: 'Laboratorio: 7000 consultas de productos, 15 heurísticas de reescritura',
    note: 'Las heurísticas hechas a mano tienen poco efecto. Las instrucciones optimizadas convergen en un mismo patrón estable. Fichas de productos en inglés, reordenadas por un modelo: sin motor en funcionamiento.',
  },
  'role-augmented-intent': {
    design: 'Laboratorio: reescrituras según la intención y el papel, con consultas variadas',
    note: 'Cubrir la intención funciona mejor que retocar un solo aspecto. Juzgado en parte por un modelo: sin motor en funcionamiento.',
  },
  'citation-absorption': {
    design: 'Observación de tres motores en funcionamiento: 602 consultas, 21.143 citas',
    note: 'Citas por consulta: ChatGPT 6,88, Google 12,06, Perplexity 16,35. Formato de preguntas y respuestas −5,7 %. Su puntuación de influencia es en un 45 % coincidencia de texto, así que solo usamos estos recuentos. Solo se estudiaron páginas citadas, sin grupo de control.',
  },
  'geo-16': {
    design: 'Observación: 70 consultas, 1100 direcciones',
    note: 'Metadatos y actualidad r = 0,68, HTML semántico 0,65, datos estructurados 0,63. Las direcciones proceden de citas, es decir, se eligieron por el resultado. Los autores venden la herramienta. Un estudio controlado sobre datos estructurados lo contradice.',
  },
  'ahrefs-schema': {
    design: 'Diferencia en diferencias en motores en funcionamiento: 1885 páginas que añadieron JSON-LD, 4000 que no',
    note: 'AI Overviews −4,6 %, AI Mode +2,4 % y ChatGPT +2,2 % (los dos últimos no significativos). Todas las páginas tenían ya al menos 100 citas: no dice nada de las páginas sin citas ni de los resultados enriquecidos.',
  },
  'ahrefs-ai-overview-rank': {
    design: 'Observación: 863.000 páginas de resultados, 4 millones de direcciones citadas por AI Overviews',
    note: 'De las direcciones citadas, el 38 % está entre las diez primeras, el 31 % entre la 11 y la 100, y el 31 % más allá. Un recuento anterior, con otro analizador, daba el 76 %: no son comparables. Muestra dónde se sitúan las páginas citadas, no que la posición sea la causa.',
  },
  'ahrefs-ai-overview-change': {
    design: 'Observación: 43.000 palabras clave, cada una vista al menos 16 veces en un mes',
    note: 'Entre dos observaciones cambió el 70 % de los AI Overviews. Duran 2,15 días de media. Cuenta los cambios de redacción y de fuentes, no sus motivos, y ningún otro motor.',
  },
  'sparktoro-variance': {
    design: 'Observación: 12 consultas lanzadas 2961 veces por voluntarios',
    note: 'La misma lista de marcas volvió en menos del 1 % de los intentos. Mide recomendaciones de marcas, no citas de páginas.',
  },
  'se-ranking-llms-txt': {
    design: 'Observación: 300.000 dominios, correlación y un modelo de las citas',
    note: 'El archivo no se correlaciona con las citas, y el modelo predice mejor sin él. Estudia dominios, no páginas. No se añadió ni se quitó ningún archivo.',
  },
  'ahrefs-llms-txt': {
    design: 'Registros de servidor de 137.210 dominios durante un mes',
    note: 'Nadie pidió el 97 % de los archivos. Cuenta peticiones, no citas.',
  },
  'trakkr-llms-txt': {
    design: 'Observación: 37.894 dominios citados por motores de respuesta',
    note: 'Los dominios con el archivo tenían 6,8 citas; los demás, 6,7: sin diferencia significativa. Todos los dominios ya eran citados.',
  },
  'fan-out-effect': {
    design: 'Observación de ChatGPT: 16.851 consultas, 353.799 páginas',
    note: 'Las páginas cuyos encabezados coinciden con la pregunta se citaron en el 41 % de los casos; las coincidencias débiles, en el 29 %. Las páginas que cubren entre el 26 y el 50 % de las consultas derivadas se citaron más que las que las cubren todas. Un solo motor. Una asociación: no se modificó ninguna página.',
  },
  'indig-attention': {
    design: 'Observación de ChatGPT: 18.012 citas localizadas en el texto citado',
    note: 'El primer 30 % del texto recibió el 44,2 % de las citas; la parte central, el 31,1 %; el último tercio, el 24,7 %. Sin controles: los comienzos también dicen más.',
  },
  'trysill-structure': {
    design: 'Observación: 1238 páginas citadas, regresión sobre 16 características de estructura',
    note: 'La estructura explica en torno al 5 % de la varianza. El número de palabras, los encabezados, las estadísticas y las tablas no son significativos tras la corrección. Solo se estudiaron páginas citadas, así que el estudio no puede mostrar qué impide que una página sea citada.',
  },
  rankwithclaude: {
    design: 'Observación de cuatro motores en funcionamiento: 459 preguntas, 138.186 citas, con controles',
    note: 'En torno al 9 % de los casos, los cuatro motores nombran a los mismos tres primeros. La velocidad de la página, las estadísticas, la actualidad, el marcado y las preguntas añadidas no aportan ninguna mejora. Tres sectores. Una asociación.',
  },
  'vercel-ai-crawlers': {
    design: 'Registros de servidor de una red de alojamiento durante un mes',
    note: 'Los rastreadores de OpenAI, Anthropic, Meta y ByteDance descargaron scripts pero no ejecutaron ninguno. Situación de diciembre de 2024. No muestra cuántas citas cuesta un texto ausente.',
  },
  'google-ai-guide': {
    design: 'Documentación del proveedor',
    note: 'Optimizar para la IA sigue siendo SEO: una página debe estar indexada y poder mostrarse como fragmento. Sin llms.txt, sin marcado especial, sin división en trozos, sin longitud ideal, sin reescritura para cada consulta derivada. Dice lo que pide el proveedor, no cuánto pesa cada cosa, y solo para Google.',
  },
  'openai-crawlers': crawlers,
  'anthropic-crawlers': crawlers,
  'perplexity-crawlers': {
    design: 'Documentación del proveedor',
    note: 'Indica qué rastreador sirve a la búsqueda y cuál responde a una persona. Dice a qué afecta cada bloqueo, no con qué frecuencia se lee una página.',
  },
  'agent-geo': {
    design: 'Laboratorio: causas de la falta de citas diagnosticadas y reparadas, con consultas reservadas',
    note: 'Más del 40 % de citas adicionales editando el 5 % del texto; los métodos de referencia editaban el 25 %. Una reescritura genérica puede perjudicar a páginas sobre temas raros. Las respuestas venían de modelos, no de motores en servicio.',
  },
  'sageo-arena': {
    design: 'Laboratorio: una cadena de búsqueda completa sobre una gran colección de páginas, diez estrategias',
    note: 'Editar solo el texto perjudicó a menudo la búsqueda y la clasificación. El título, los encabezados y la estructura lo mitigaron. Una sola cadena, la de los autores: ningún motor en servicio.',
  },
  'eco-geo': {
    design: 'Laboratorio: agentes que buscan y siguen enlaces, productos ficticios, tres conjuntos de datos',
    note: 'Las páginas enlazadas y concordantes elevaron las recomendaciones entre 15 y 31 puntos. Muestra adónde se puede llevar a los agentes, con productos inventados: no que valga para los reales.',
  },
  'search-disrupted': {
    design: 'Observación: 11.500 consultas en Google, sus AI Overviews y Gemini',
    note: 'Los sitios que bloquean Google-Extended aparecen menos en los AI Overviews. Google dice que esa directiva no afecta a la búsqueda: discutido. Una asociación: los sitios pueden diferir en otras cosas.',
  },
  'ai-overview-fidelity': {
    design:
      'Observación: 55.393 consultas en tendencia durante 40 días, 98.020 afirmaciones de las AI Overviews de Google',
    note: 'El 11,0 % de las afirmaciones no está respaldado por las páginas que citan. Casi el 30 % de los dominios citados no figura entre los resultados de al lado. Consultas en tendencia, un solo buscador. No muestra por qué se cita una página.',
  },
  'cloudflare-ai-options': {
    design: 'Anuncio del proveedor del 1 de julio de 2026, en vigor desde el 15 de septiembre de 2026',
    note: 'En las páginas con publicidad, los dominios nuevos de Cloudflare bloquean por defecto los rastreadores de entrenamiento y los agentes, y admiten los de búsqueda. robots.txt no lo muestra. Dice cuál es el ajuste por defecto, no cuántos sitios lo mantienen.',
  },
  'ai-crawler-block-index': {
    design: 'Observación: 10.894 dominios consultados como lo hacen los rastreadores, en julio y septiembre de 2026',
    note: 'De los sitios que prohíben GPTBot en robots.txt, el 39,5 % le sirvió la página en julio y el 34,9 % en septiembre. Los bloqueos en el borde de la red no se ven en robots.txt: ese archivo solo no dice a quién se sirve.',
  },
  'google-spam-policies': {
    design: 'Documentación del proveedor, cambiada el 15 de mayo de 2026',
    note: 'El spam incluye los intentos de manipular las respuestas de IA generativa en Google. Dice qué puede sancionarse, no con qué frecuencia.',
  },
  'bing-chat-controls': {
    design: 'Documentación del proveedor',
    note: 'Las páginas con noarchive quedan fuera de las respuestas de Copilot; con nocache solo se usan dirección, título y fragmento. Ambas siguen en los resultados. Dice qué hace cada regla, no cuántas páginas la usan.',
  },
  'bing-data-nosnippet': {
    design: 'Documentación del proveedor',
    note: 'Las partes marcadas con data-nosnippet se indexan, pero no se muestran en fragmentos ni en respuestas de IA. Dice qué hace el atributo, no lo que cuesta en citas.',
  },
};
