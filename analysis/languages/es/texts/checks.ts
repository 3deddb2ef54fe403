/** What each check is called and says in Spanish. */

import type { ContentType } from '../../../report/vocabulary.ts';
import { weekdaysOf } from '../../any/weekdays.ts';
import type { AnswerIssue } from '../../codes.ts';
import type { CheckNames, CheckTexts, ShopActions } from '../../en/texts/checks.ts';
import type { Quotation, Writer } from '../../writer.ts';
import { words } from './words.ts';

const earlyText = 'El 44 % de las citas salió del primer 30 % del texto. El estudio no controló nada más.';
const noStudy =
  'Ningún estudio lo ha medido por separado. El motivo es lo que hacen las páginas posicionadas para esta palabra clave.';
const again = 'Al repetir la auditoría';
const gone = `${again}, este hallazgo ya no aparece.`;
const setByEngine = 'El motor aplica esta regla por completo.';
const coverage =
  'A igual posición, las páginas que cubrían más aspectos de la consulta recibían más citas (efecto medio). Cubrir más o menos la mitad de las subpreguntas daba el mismo resultado que cubrirlas todas.';
const recentDate =
  'En ensayos controlados, todos los modelos eligieron más a menudo una página con fecha reciente. Un estudio con motores reales no encontró diferencias.';
const sourcesAndFigures =
  'En un estudio de laboratorio, una fuente ganó así entre un 30 y un 40 % más de las palabras de la respuesta. Cuando lo hacían varias páginas, la ganancia era casi nula.';

/** "Ninguna de las 6 páginas trata", "1 de 6 páginas trata", "3 de 6 páginas tratan". */
const pages = (k: number, n: number, one: string, several: string) =>
  k === 0 ? `Ninguna de las ${n} páginas ${one}` : `${k} de ${n} páginas ${k === 1 ? one : several}`;

const yearPlaces = {
  title: 'El título',
  heading: 'El encabezado principal (H1)',
  text: 'El texto',
  description: 'La descripción',
  date: 'La fecha',
};
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A quién sirve una página que vende. */
const servedBy: Readonly<Partial<Record<ContentType, string>>> = {
  product: ' Una página de un solo producto sirve a quien ya lo tiene en cuenta.',
  category: ' Una categoría de tienda, de una marca o de un comercio, sirve a quien sabe qué quiere comprar.',
  hub: ' Una página de entradas y enlaces sirve a quien sabe lo que quiere.',
  service: ' Una página de servicio sirve a quien ya ha decidido contratar y busca a quién.',
  local_service: ' Una página de servicio sirve a quien ya busca un profesional en esa zona.',
  home: ' Una página de inicio presenta una empresa a quienes la buscan.',
};

const placeNames = { title: 'El título', heading: 'El encabezado principal (H1)', address: 'La dirección' };

/** Columns of a table that compares. */
const factNames = { price: 'el precio', free: 'lo que es gratis', reviews: 'la valoración' };

const issueSentences: Readonly<Record<AnswerIssue, string>> = {
  unresolved_pronoun: 'Empieza con una palabra que remite a un texto de fuera del fragmento.',
  needs_context: 'No nombra aquello de lo que trata.',
  too_long: 'Es más largo que las respuestas de otras páginas.',
  buried: 'Está muy abajo en la página.',
  no_direct_sentence: 'Ninguna de sus frases responde por sí sola a la pregunta.',
};

/** Who answers a question, in a sentence. */
function answeredBy({ k, likely, n, shown }: { k: number; likely: number; n: number | null; shown: boolean }): string {
  const asked = shown ? 'La página de resultados muestra esta pregunta' : 'Otras páginas plantean esta pregunta';
  if (n === null) return `${asked}.`;
  if (likely === 0) return `${asked}, y ninguna de las ${n} páginas la responde con seguridad.`;
  if (k === 0) return `${asked}, y probablemente ${pages(likely, n, 'la responde', 'la responden')}.`;
  const more = likely > k ? `, y probablemente ${likely - k} más` : '';
  return `${k < n ? 'Al menos ' : ''}${pages(k, n, 'la responde', 'la responden')}${more}${shown ? ', y la página de resultados la muestra' : ''}.`;
}

/** Where other pages head a topic. */
const headedBy = (headings: readonly Quotation[], { list, quoted }: Writer) =>
  headings.length === 0
    ? ''
    : ` Sus encabezados: ${list(headings.map(({ quote, domain }) => `${quoted(quote)} (${domain})`))}.`;

const forExample = (example: Quotation | null, { passage }: Writer, opening: string) =>
  example === null ? '' : ` ${opening} ${passage(example)}`;

/** Subjects, each with how many pages write about it and how one of them heads it. */
const subjectsOf = (
  subjects: readonly { topic: string; k: number; heading: string | null }[],
  n: number,
  { list, quoted }: Writer,
) =>
  list(
    subjects.map(
      ({ topic, k, heading }) =>
        `${quoted(topic)} (${k} de ${n} páginas${heading === null ? '' : `, bajo ${quoted(heading)}`})`,
    ),
  );

const proofTexts = {
  reviews: {
    name: 'opiniones ni valoraciones de clientes',
    action:
      'Muestre su valoración con el número de opiniones, la plataforma y la fecha, y cite a dos clientes por su nombre.',
  },
  licence: {
    name: 'licencia, seguro ni certificado',
    action: 'Indique la licencia o el certificado con su número, qué cubre el seguro y dónde se puede comprobar.',
  },
  guarantee: {
    name: 'garantía ni condiciones de devolución',
    action: 'Indique junto al precio la duración de la garantía y las condiciones de devolución.',
  },
  method: {
    name: 'cómo se eligió y se ordenó la lista',
    action:
      'Explique cómo eligió y ordenó las opciones: cuántas examinó, con qué criterios, por qué tienen su puesto o su nota y cómo gana dinero con ello.',
  },
  experience: {
    name: 'señales de experiencia propia',
    action:
      'Cuente qué ha probado o hecho usted, su equipo o un cliente, cuándo y con qué resultado; añada una foto o una cifra propia.',
  },
  cases: {
    name: 'casos de clientes',
    action: 'Cuente un caso en tres frases: el cliente, el problema y el resultado en cifras.',
  },
};

/** What a shop does instead. */
const shopActions: ShopActions = {
  category: {
    reviews: 'Muestre junto a cada producto su valoración con el número de opiniones.',
    guarantee:
      'Indique encima de los productos la duración de la garantía y las condiciones de devolución, y enlace el texto completo.',
  },
  product: {
    reviews: 'Muestre la valoración del producto con el número de opiniones y cite a dos compradores con la fecha.',
  },
};

/** What each check is called. */
export const checkNames: CheckNames = {
  'search-bots-blocked-in-part': 'Rastreadores de búsqueda',
  'max-snippet-short': 'Longitud de los extractos',
  'nosnippet-parts': 'Texto que no se puede citar',
  'canonical-elsewhere': 'Dirección canónica',
  'off-topic': 'Asunto',
  'kind-differs': 'Tipo de página',
  'title-without-keyword': 'Título',
  'description-missing': 'Metadescripción',
  'query-terms-missing': 'Palabras de la palabra clave',
  'topic-missing': 'Temas',
  'subjects-left-out': 'Otros temas',
  'question-unanswered': 'Preguntas sin respuesta',
  'question-partly-answered': 'Preguntas respondidas en parte',
  'faq-missing': 'Preguntas y respuestas',
  'questions-left-open': 'Preguntas abiertas',
  'thin-content': 'Cantidad de contenido',
  'entries-brief': 'Descripciones de la lista',
  'direct-answer-missing': 'Respuesta directa',
  'answer-buried': 'Lugar de la respuesta',
  'claim-missing': 'Datos ausentes',
  'claim-differs': 'Datos que difieren',
  'price-missing': 'Precio',
  'prices-contradict': 'Precios contradictorios',
  'date-missing': 'Fecha',
  'date-old': 'Antigüedad',
  'outdated-year': 'Año en el título y la dirección',
  'years-differ': 'Años que no coinciden',
  'outdated-text': 'Cifras y nombres antiguos',
  'comparison-missing': 'Comparación',
  'proof-missing': 'Pruebas',
  'sources-missing': 'Fuentes',
  'author-missing': 'Autor',
  'model-instructions': 'Texto para modelos de lenguaje',
  'structured-data-mismatch': 'Datos estructurados',
  'copied-text': 'Texto copiado',
  'offer-ended': 'Oferta terminada',
  'declared-outdated': 'Aviso de antigüedad',
  'answers-not-in-html': 'Respuestas en el HTML',
  'typing-errors': 'Erratas',
  'counters-empty': 'Contadores vacíos',
  'order-unexplained': 'Orden de la lista',
  'best-pick-missing': 'Recomendación',
  'own-product-first': 'Producto propio en la lista',
  'assistant-links': 'Enlaces de un asistente',
  'affiliate-undisclosed': 'Enlaces de afiliado',
  'overview-missing': 'Resumen de los puntos',
  'main-heading-missing': 'Encabezado principal',
  'main-heading-vague': 'Encabezado principal',
  'description-vague': 'Descripción',
  'descriptions-differ': 'Varias descripciones',
  'title-repeats-name': 'Repetición en el título',
  'headings-missing': 'Subtítulos',
  'text-repeated': 'Texto repetido',
  'numbering-broken': 'Números de los encabezados',
  'links-broken': 'Enlaces rotos',
  'contacts-differ': 'Enlaces de contacto',
  'figures-broken': 'Números y fechas imposibles',
  'question-repeated': 'Pregunta repetida',
  'placeholder-text': 'Texto olvidado',
  'broken-characters': 'Caracteres dañados',
  'names-left-out': 'Nombres ausentes',
  'options-left-out': 'Opciones ausentes',
  'file-missing': 'Archivo para imprimir',
};

const weekdays = weekdaysOf('es');

const notInHeadings = (words: readonly string[], quoted: (text: string) => string): string =>
  `Ni el título ni ningún encabezado dice ${words.map(quoted).join(' o ')}`;

export const checks: CheckTexts = {
  'search-bots-blocked-in-part': {
    finding: ({ agents, rule }, { list }) => ({
      title: `robots.txt bloquea ${list(agents)}`,
      why: `${agents.length === 1 ? 'Este rastreador crea el índice del que su motor saca las respuestas' : 'Estos rastreadores crean los índices de los que sus motores sacan las respuestas'}. La regla que decide: ${rule}.`,
      action: `Permita ${list(agents)} en robots.txt, salvo que quiera quedar fuera de esas respuestas.`,
      verify: `${again}, el acceso a la página muestra ${agents.length === 1 ? 'el rastreador como permitido' : 'los rastreadores como permitidos'}.`,
      magnitude: 'Una página que un rastreador no puede leer no se puede citar a partir de su índice.',
      applies: `El robots.txt de este sitio bloquea ${list(agents)}.`,
    }),
  },
  'max-snippet-short': {
    finding: ({ limit, least }) => ({
      title: `Los motores solo pueden citar ${limit} caracteres`,
      why: 'El límite de los extractos vale también para las respuestas de IA: no usan lo que no pueden citar.',
      action: `Quite max-snippet o súbalo a ${least} como mínimo.`,
      verify: `${again}, max-snippet ya no está, o vale ${least} o más.`,
      magnitude: setByEngine,
      applies: `Esta página fija max-snippet en ${limit}.`,
    }),
  },
  'nosnippet-parts': {
    finding: ({ share }, { percent }) => ({
      title: `El ${percent(share)} del texto no se puede citar`,
      why: 'Los extractos y las respuestas de IA dejan fuera el texto marcado con data-nosnippet.',
      action: 'Quite data-nosnippet de las partes que responden a preguntas.',
      verify: `${again}, la proporción de texto que no se puede citar es nula o casi nula.`,
      magnitude: setByEngine,
      applies: `data-nosnippet cubre el ${percent(share)} del texto visible.`,
    }),
  },
  'canonical-elsewhere': {
    finding: ({ href, isOnWeb }) => ({
      title: isOnWeb
        ? 'El enlace canónico lleva a otra página'
        : 'El enlace canónico no lleva a ninguna dirección de la web',
      why: `El enlace canónico lleva a ${href}. ${isOnWeb ? 'Los motores pueden mostrar y citar esa dirección en lugar de esta.' : 'Ninguna página puede tener esa dirección: los motores pasan por alto el enlace o buscan una página que no existe.'}`,
      action: isOnWeb
        ? 'Haga que el enlace canónico lleve a esta página, o audite la página a la que lleva.'
        : 'Escriba la dirección completa de esta página en el enlace canónico.',
      verify: `${again}, el enlace canónico lleva a la propia página.`,
      magnitude: setByEngine,
      applies: `El enlace canónico de esta página es ${href}.`,
    }),
  },
  'off-topic': {
    finding: (
      { keyword, isNeighbour, title, isThread, marketKind, ownKind, lacks, k, n, sites, isServed },
      { quoted, list },
    ) => ({
      title: `La página no trata de la palabra clave, sino de ${isNeighbour ? 'un tema vecino' : 'otra cosa'}`,
      why: `No trata de ${quoted(keyword)}, sino de ${quoted(title)}${isNeighbour ? ', un tema vecino' : ''}.${ownKind === null || marketKind === null ? '' : ` Tipo de página: ${words.contentType[ownKind]}; el más frecuente en los resultados: ${words.contentType[marketKind]}.`}${lacks.length > 0 ? ` ${notInHeadings(lacks, quoted)}.` : ''}${isNeighbour ? '' : ` ${k === 0 ? 'Ninguno' : k} de sus ${n} fragmentos ${k < 2 ? 'contiene' : 'contienen'} todas las palabras de la palabra clave.`}${sites.length === 0 ? '' : ` Páginas con las palabras de la palabra clave en el título o en el encabezado principal, por ejemplo: ${list(sites)}.`}`,
      action: `${isThread ? 'Déjela como está: una conversación no se reescribe para una palabra clave' : 'No la reescriba para esta palabra clave. Mídala con una palabra clave propia: lo que buscan sus lectores, casi siempre de dos a cuatro palabras'}. ${isServed ? `Una página del mismo sitio trata de ${quoted(keyword)} y está en los resultados: enlace esa desde aquí` : `Si ${quoted(keyword)} importa al sitio, use o escriba para ello otra página${marketKind === null ? '' : ` (tipo aconsejado: ${words.contentType[marketKind]})`} y enlácela desde esta`}.`,
      verify: `${again} con la otra palabra clave o con la otra página, el veredicto ya no dice que la página trata de otro tema.`,
      magnitude:
        'La relevancia temática fue el factor con más peso en todos los ensayos controlados que la pusieron a prueba.',
      applies: 'El título, el texto y el parecido con las páginas posicionadas se compararon con la palabra clave.',
    }),
  },
  'kind-differs': {
    finding: ({ keyword, kind, wanted, isCommonest, compares, k, n }, { quoted }) => ({
      title: `Tipo de esta página: ${words.contentType[kind]}; la mayoría de los resultados explican o comparan`,
      why: `${k < n ? 'Al menos ' : ''}${k} de los otros ${n} resultados para ${quoted(keyword)} explican o comparan${isCommonest ? `; tipo más frecuente: ${words.contentType[wanted]}` : ''}.${servedBy[kind] ?? ''}`,
      action: `Escriba una página aparte para esta búsqueda (tipo aconsejado: ${words.contentType[wanted]}), que ${compares ? 'compare las opciones con justicia, declare su interés y diga qué conviene a quién' : 'sirva al lector compre o no'}, y enlace las dos entre sí en un lugar visible.`,
      verify: `${again} con la otra página, este hallazgo ya no aparece.`,
      magnitude:
        'La relevancia temática fue el factor con más peso en todos los ensayos controlados que la pusieron a prueba.',
      applies: 'Los tipos se dedujeron de los títulos, las direcciones, el código y la estructura de las páginas.',
    }),
  },
  'title-without-keyword': {
    finding: ({ keyword, leftOut }, { quoted, list }) => ({
      title:
        leftOut.length > 0
          ? notInHeadings(
              leftOut.map(({ word }) => word),
              quoted,
            )
          : 'La página no tiene título',
      why:
        leftOut.length > 0
          ? leftOut
              .map(
                ({ word, having, n, example }) =>
                  `${having.length} de ${n} páginas tienen ${quoted(word)} en el título o en el encabezado principal, por ejemplo ${quoted(example.quote)} (${example.domain}). Esta página solo tiene la palabra, o una forma de ella, en el texto.`,
              )
              .join(' ')
          : `Quien busca ${quoted(keyword)} no puede saber que la respuesta está aquí.`,
      action:
        leftOut.length > 0
          ? `Ponga ${list(leftOut.map(({ word }) => quoted(word)))} en el título o en el encabezado principal, y en el subtítulo de la parte que trata de ello.`
          : `Escriba un título y un encabezado principal que digan ${quoted(keyword)} con palabras sencillas.`,
      verify: leftOut.length > 0 ? gone : `${again}, el título contiene las palabras de la palabra clave.`,
      magnitude:
        'De las páginas cuyos encabezados coincidían con la pregunta se citó el 41 %; de las que coincidían poco, el 29 %. El estudio no controló nada más.',
      applies:
        leftOut.length > 0
          ? 'Se buscó la palabra en todas sus formas en el título y los encabezados.'
          : 'No se encontró ni título ni encabezado principal.',
    }),
  },
  'description-missing': {
    finding: ({ keyword, k, n, example }, write) => ({
      title: 'La página no tiene metadescripción',
      why: `${pages(k, n, 'tiene una', 'tienen una')}: quien busca lee ahí qué va a encontrar.${forExample(example, write, 'Una dice:')}`,
      action: `Escriba una o dos frases que digan ${write.quoted(keyword)} y lo que el lector encuentra aquí: la respuesta, una cifra, la fecha.`,
      verify: `${again}, el informe muestra la descripción.`,
      magnitude: noStudy,
      applies: 'No se encontró ninguna descripción en la cabecera de esta página.',
    }),
  },
  'query-terms-missing': {
    finding: ({ missing, keyword }, { quoted, list }) => ({
      title: `El texto nunca dice ${list(missing.map(quoted))}`,
      why: `La gente busca ${quoted(keyword)}, pero el contenido principal no usa ${missing.length === 1 ? 'esta palabra' : 'estas palabras'} en ninguna de sus formas. Los motores encuentran una página por lo que dice.`,
      action: `Use ${list(missing.map(quoted))} allí donde el texto trate de ello. Si no lo hace, mida la página con otra palabra clave.`,
      verify: gone,
      magnitude:
        'La relevancia temática fue el factor con más peso en todos los ensayos controlados que la pusieron a prueba. A igual posición, las páginas con más palabras de la consulta recibían más citas.',
      applies:
        missing.length === 1
          ? 'Falta una palabra de la palabra clave.'
          : `Faltan ${missing.length} palabras de la palabra clave.`,
    }),
  },
  'topic-missing': {
    finding: ({ topic, k, n, headings, example }, write) => ({
      title: `El texto no menciona ${write.quoted(topic)}`,
      why: `${k < n ? 'Al menos ' : ''}${pages(k, n, 'le dedica una sección o un pasaje largo', 'le dedican una sección o un pasaje largo')}.${headedBy(headings, write)}${forExample(example, write, 'Una dice:')}`,
      action: `Añada una sección sobre ${write.quoted(topic)} con sus propias palabras y con lo que conoce de primera mano.`,
      verify: `${again}, el tema figura como tratado.`,
      magnitude: coverage,
      applies: 'Ningún fragmento de esta página lo nombra.',
    }),
  },
  'subjects-left-out': {
    finding: ({ n, missing }, write) => ({
      title:
        missing.length === 1
          ? `El texto no menciona ${write.list(missing.map(({ topic }) => write.quoted(topic)))}`
          : `El texto no menciona ${missing.length} temas de otras páginas`,
      why: `Sin mencionar: ${subjectsOf(missing, n, write)}.`,
      action:
        missing.length === 1
          ? 'Si sus lectores lo necesitan, dedíquele un encabezado y uno o dos párrafos propios, con cifras, nombres y un ejemplo.'
          : 'Elija los que necesiten sus lectores y dé a cada uno un encabezado y uno o dos párrafos propios. Prescinda de los demás: más texto, por sí solo, no tiene ningún efecto.',
      verify: `${again}, estos temas figuran como tratados.`,
      magnitude: coverage,
      applies: 'Ningún fragmento de esta página los nombra.',
    }),
  },
  'question-unanswered': {
    finding: ({ question, k, likely, n, shown, example }, write) => ({
      title: `La página no responde a ${write.quoted(question)}`,
      why: `${answeredBy({ k, likely, n, shown })}${forExample(example, write, 'La mejor respuesta encontrada:')}`,
      action:
        'Responda en dos o tres frases que se entiendan por sí solas, bajo un encabezado que plantee la pregunta.',
      verify: `${again}, la pregunta figura como respondida.`,
      magnitude: coverage,
      applies: 'Ningún fragmento de esta página dice lo suficiente sobre lo que pide la pregunta.',
    }),
  },
  'question-partly-answered': {
    finding: ({ question, own, example, issues }, write) => ({
      title: `La página solo responde en parte a ${write.quoted(question)}`,
      why: [
        own === null ? 'La página se acerca a una respuesta.' : `Su fragmento más cercano: ${write.quoted(own.quote)}.`,
        ...issues.map((issue) => issueSentences[issue]),
      ].join(' '),
      action: `Conviértalo en un fragmento que responda ya en la primera frase.${forExample(example, write, 'Compare:')}`,
      verify: `${again}, la pregunta figura como respondida.`,
      magnitude: coverage,
      applies:
        issues.length === 0
          ? 'El fragmento dice menos sobre lo que pide la pregunta de lo que diría una respuesta.'
          : 'El fragmento no sirve de respuesta por sí solo.',
    }),
  },
  'faq-missing': {
    finding: ({ k, n, site, asked, open }, { list, quoted }) => ({
      title: 'La página no tiene una sección de preguntas y respuestas',
      why: `${pages(k, n, 'responde', 'responden')} a preguntas que ellas mismas plantean; ${site} responde a ${asked}. Esta página deja sin responder ${list(open.map(quoted))}.`,
      action:
        open.length === 1
          ? 'Añada esta pregunta como encabezado hacia el final y respóndala en dos o tres frases, con una cifra o un nombre.'
          : `Añada estas ${open.length} preguntas como encabezados hacia el final y responda a cada una en dos o tres frases, con una cifra o un nombre.`,
      verify: `${again}, las preguntas figuran como respondidas.`,
      magnitude: coverage,
      applies: 'Ningún encabezado de esta página plantea una pregunta.',
    }),
  },
  'questions-left-open': {
    finding: ({ open }, { list, quoted }) => ({
      title: `La página no responde, o solo de pasada, a ${open.length} preguntas que otras sí resuelven`,
      why: `${list(open.map(({ question, site }) => `${quoted(question)}${site === null ? '' : ` (la mejor respuesta está en ${site})`}`))}.`,
      action:
        'Elija las que se hagan sus lectores, ponga cada una como encabezado y respóndala en dos o tres frases con la cifra, el nombre o el paso concreto.',
      verify: `${again}, estas preguntas figuran como respondidas.`,
      magnitude: coverage,
      applies: 'Ningún fragmento de esta página las responde del todo.',
    }),
  },
  'thin-content': {
    finding: ({ own, median, n, open }, { list, quoted, number }) => ({
      title: `La página es muy corta: ${number(own)} ${own === 1 ? 'palabra' : 'palabras'}`,
      why: `La página que queda en el medio de las ${n} posicionadas tiene ${number(median)} palabras.${open.length === 0 ? '' : ` Otras escriben sobre ${list(open.map(quoted))}; esta no.`}`,
      action:
        'Añada lo que falta, cada punto con nombres, años o cifras. No alargue lo que ya hay: la longitud por sí sola no tiene ningún efecto.',
      verify: `${again}, figuran menos temas y preguntas como ausentes.`,
      magnitude: coverage,
      applies: 'Esta página tiene menos de la mitad de las palabras que tiene la página típica.',
    }),
  },
  'entries-brief': {
    finding: ({ keyword, names, words: count }, { list, quoted }) => ({
      title: `La mayoría de las opciones tiene menos de ${count} palabras`,
      why: `Bajo los encabezados ${list([...names.map(quoted), 'otros'])} hay menos de ${count} palabras en cada caso. Apenas alcanzan para decir qué es cada opción, a quién conviene y qué inconvenientes tiene, que es lo que compara quien busca ${quoted(keyword)}.`,
      action:
        'Dé de cada opción lo que hace falta para elegirla o aplicarla: qué es, para quién, una cifra o un ejemplo y por qué está en la lista.',
      verify: gone,
      magnitude: coverage,
      applies: 'Se contaron las palabras del texto de esta página; las imágenes no se leyeron.',
    }),
  },
  'direct-answer-missing': {
    finding: ({ keyword, opening, k, n, example }, write) => ({
      title: `Ninguna frase responde directamente a ${write.quoted(keyword)}`,
      why: `La página empieza con ${write.quoted(opening)}. ${pages(k, n, 'tiene una frase que responde', 'tienen una frase que responde')}.${forExample(example, write, 'Una dice:')}`,
      action:
        'Empiece con un resumen breve: dos frases que respondan a la búsqueda, con la cifra o el nombre más importante.',
      verify: gone,
      magnitude:
        'La relevancia fue el factor más fuerte en los ensayos controlados con fragmentos. Ningún ensayo midió por separado esta forma de ella.',
      applies: 'Ninguna frase contiene todas las palabras de la palabra clave.',
    }),
  },
  'answer-buried': {
    finding: ({ keyword, text, after, opening, k, n }, { quoted, number }) => ({
      title: `La respuesta a ${quoted(keyword)} llega tarde`,
      why: `${quoted(text)} aparece después de ${number(after)} palabras. La página empieza con ${quoted(opening)}.${k === 0 ? '' : ` ${pages(k, n, 'responde', 'responden')} en las primeras 100 palabras.`}`,
      action: 'Suba esta frase, o un breve resumen de ella, al principio de la página y póngale un encabezado.',
      verify: gone,
      magnitude: earlyText,
      applies: 'Nada en las primeras 100 palabras responde a ello.',
    }),
  },
  'claim-missing': {
    finding: ({ subject, value, unit, k, example }, write) => ({
      title: `Falta una cifra que dan otros: ${subject}`,
      why: `Al menos ${k} ${k === 1 ? 'sitio dice' : 'sitios dicen'} ${write.figure(value, unit)}.${forExample(example, write, 'Por ejemplo:')}`,
      action: 'Si sus lectores la necesitan, dé su propia cifra con su fuente.',
      verify: `${again}, el dato ya no figura como ausente.`,
      magnitude: noStudy,
      applies: `${k} ${k === 1 ? 'sitio lo indica' : 'sitios lo indican'} y esta página no.`,
    }),
  },
  'claim-differs': {
    finding: ({ subject, own, value, unit, k, n, outdated, example }, write) => ({
      title: `Compruebe esta cifra: ${subject}`,
      why: `Esta página dice ${write.figure(own, unit)}; ${k < n ? `${k} de los ${n} sitios` : n === 2 ? 'los dos sitios' : `los ${n} sitios`} que la dan ${k === 1 ? 'dice' : 'dicen'} ${write.figure(value, unit)}.${outdated ? ' Las páginas que coinciden con la suya son más antiguas.' : ''}${forExample(example, write, 'Por ejemplo:')}`,
      action: 'Compruebe qué cifra es correcta. Si es la suya, nombre su fuente.',
      verify: `${again}, las cifras coinciden, o la suya figura con su fuente.`,
      magnitude: noStudy,
      applies: 'Las dos cifras parecen referirse a lo mismo.',
    }),
  },
  'price-missing': {
    finding: ({ keyword, k, n, example, unpriced, free, asked, section, isOffer, isShortlist }, write) => ({
      title:
        section !== null
          ? `La sección ${write.quoted(section)} no da ningún precio`
          : unpriced === null
            ? 'La página no da ningún precio'
            : `${unpriced.open === unpriced.all ? 'Los' : unpriced.open * 2 > unpriced.all ? 'La mayoría de los' : 'Algunos'} elementos de la lista no ${unpriced.open < unpriced.all && unpriced.open * 2 > unpriced.all ? 'tiene' : 'tienen'} precio`,
      why:
        section !== null
          ? 'El título pregunta cuánto cuesta, y el texto que sigue no tiene ninguna cifra. Quien la busca se va sin ella.'
          : unpriced !== null
            ? `No hay precio para ${unpriced.open} de los ${unpriced.all} elementos: ${write.list([...unpriced.names.map(write.quoted), ...(unpriced.open > unpriced.names.length ? ['otros'] : [])])}.${n > 0 && unpriced.open * 2 > unpriced.all ? ` ${pages(k, n, 'da algún precio', 'dan algún precio')}.` : ''} Quien ${n === 0 ? 'lee la lista' : `busca ${write.quoted(keyword)}`} no puede compararlos y busca en otro sitio.`
            : [
                free === null ? '' : `Dice qué es gratis (${write.quoted(free)}), pero no cuánto cuesta después.`,
                n === 0
                  ? 'Es lo primero que pregunta un comprador, y si no lo encuentra se va.'
                  : k === 0
                    ? `Tampoco lo da ninguna de las otras ${n} páginas. Es lo primero que pregunta un comprador, así que la página que lo da destaca.`
                    : `De las páginas para ${write.quoted(keyword)}, ${k < n ? 'al menos ' : ''}${k} de ${n} ${k === 1 ? 'da' : 'dan'} algún precio.${forExample(example, write, 'Una dice:')} Un lector que compara tiene que ir allí.`,
              ]
                .filter((sentence) => sentence !== '')
                .join(' '),
      action:
        unpriced !== null
          ? 'Dé de cada uno un precio, un rango de precios o un presupuesto mínimo, con la moneda, qué incluye y en qué mes se comprobó, o diga que solo se da a petición.'
          : isShortlist
            ? 'Diga cuánto cuesta cada elemento, para que se puedan comparar: un precio o un rango por elemento, con la moneda, qué incluye y en qué mes se comprobó.'
            : `${asked === null ? 'Diga cuánto cuesta o cómo se cobra' : `Responda a ${write.quoted(asked)}`}: un precio o un rango de precios con la moneda, qué incluye, de qué depende y en qué mes se comprobó.${isOffer ? ' Si cada caso es distinto, dé el precio de un ejemplo y diga cómo se pide un presupuesto.' : ''}`,
      verify: gone,
      magnitude:
        'En 252.000 ensayos controlados, todos los modelos eligieron más a menudo una página con un precio explícito.',
      applies:
        section !== null
          ? 'No se encontró ninguna cantidad de dinero en el texto bajo este título.'
          : unpriced === null
            ? 'No se encontró ninguna cantidad de dinero en el texto de esta página.'
            : 'No se encontró ninguna cantidad de dinero bajo estos títulos ni en las filas de tablas que los nombran.',
    }),
  },
  'prices-contradict': {
    finding: ({ subject, first, second }, { quoted }) => ({
      title: `La página da dos precios para lo mismo: ${subject}`,
      why: `Dice ${quoted(first)} y, en otro lugar, ${quoted(second)}. Quien lo nota deja de fiarse de las demás cifras.`,
      action: 'Compruebe cuál de los dos precios es correcto, corrija el otro e indique el mes al lado.',
      verify: gone,
      magnitude: 'Ningún estudio lo ha medido por separado.',
      applies: 'Ambas frases están en esta página y parecen referirse a lo mismo.',
    }),
  },
  'date-missing': {
    finding: ({ k, n, text, day, declared, isAnonymous }, { quoted, figure }) => ({
      title: `${day === null ? 'La página no muestra ninguna fecha' : 'La página muestra una fecha sin año'}${isAnonymous ? (day === null ? ' ni ningún autor con nombre' : ' y ningún autor con nombre') : ''}${text === null ? '' : ', aunque habla de su propio momento'}`,
      why: [
        text === null ? '' : `Dice ${quoted(text)}. Sin una fecha visible nadie puede saber cuándo fue.`,
        day === null ? '' : `Se lee ${quoted(day)}, pero no de qué año.`,
        declared === null ? '' : `Su código indica ${figure(declared, undefined)}, que ningún visitante ve.`,
        n === 0
          ? ''
          : `${pages(k, n, 'muestra cuándo se escribió o se actualizó', 'muestran cuándo se escribieron o se actualizaron')}.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      action: `Muestre cerca del título el día de la última actualización real${isAnonymous ? ' y diga quién escribió o revisó la página y en qué se basa' : ''}.`,
      verify: `${again}, el informe indica la fecha que ven los visitantes.`,
      magnitude: recentDate,
      applies: 'Un visitante no encuentra ninguna fecha completa que sea claramente la de esta página.',
    }),
  },
  'date-old': {
    finding: ({ own, month, later, isOfPrices, declared }, { number, figure }) => ({
      title:
        later === null
          ? `La última fecha de la página es de ${figure(month, undefined)}`
          : 'La página es más antigua que la mayoría',
      why:
        later === null
          ? `Por lo que se ve, se publicó o se actualizó por última vez en ${figure(month, undefined)}. ${isOfPrices ? 'Los precios y los productos han cambiado desde entonces, y una fecha tan antigua resta confianza a todo lo demás.' : 'De dos páginas que dicen lo mismo, los lectores y los motores de respuesta prefieren la de fecha reciente.'}${declared === null ? '' : ` Su código indica ${figure(declared, undefined)}, que ningún lector ve.`}`
          : `Se actualizó por última vez hace ${number(Math.round(own))} días. De las otras ${later.n} páginas con fecha, ${later.k} se actualizaron después.`,
      action:
        'Compruebe los datos, corrija lo que ya no sea cierto y cambie después la fecha. Una fecha nueva por sí sola no es una actualización.',
      verify: `${again}, el informe muestra la fecha nueva.`,
      magnitude: recentDate,
      applies:
        later === null
          ? declared === null
            ? 'No se encontró ninguna fecha posterior en la página ni en su código.'
            : 'Una fecha posterior solo figura en el código.'
          : 'Quien busca esto quiere algo reciente.',
    }),
  },
  'outdated-year': {
    finding: ({ place, year, current, text }, { quoted }) => ({
      title: `${placeNames[place]} dice ${year}`,
      why: `Estamos en ${current}, pero ahí se lee ${quoted(text)}. ${place === 'title' ? 'Quien busca da la página por anticuada antes de abrirla.' : place === 'heading' ? 'El visitante lee enseguida que la página es de un año pasado.' : 'Quien ve la dirección toma la página por una de un año pasado.'}`,
      action:
        place === 'address'
          ? 'Compruebe que el contenido está al día. Pase después la página a una dirección sin año y redirija la antigua.'
          : 'Compruebe que el contenido está al día. Quite después el año, o cámbielo cuando la página esté actualizada.',
      verify: gone,
      magnitude: recentDate,
      applies: 'Quien busca esto quiere algo reciente.',
    }),
  },
  'years-differ': {
    finding: ({ newer, older }, { quoted, figure }) => {
      const shared = { verify: gone, magnitude: recentDate };
      if (older.place === 'date')
        return {
          ...shared,
          title: `${yearPlaces[newer.place]} dice ${newer.year}, pero el último cambio indicado es de ${older.year}`,
          why: `${yearPlaces[newer.place]}: ${quoted(newer.text)}. La fecha más reciente en la página y en su marcado es ${figure(older.text, undefined)}. Un año nuevo sobre un texto antiguo resta confianza en cuanto un precio o un dato ya no es correcto.`,
          action: `Compruebe que los precios y los datos valen para ${newer.year} y muestre el día de esa actualización, o quite el año.`,
          applies: 'Ni la página ni su marcado dan una fecha posterior.',
        };
      if (newer.place === 'date')
        return {
          ...shared,
          title: `La descripción dice ${older.year}; la fecha de la página es de ${newer.year}`,
          why: `La descripción: ${quoted(older.text)}. La página muestra como fecha ${figure(newer.text, undefined)}. Donde un buscador muestra la descripción, la página parece más antigua de lo que es.`,
          action: 'Cambie o quite el año en la descripción y en los encabezados que lo repiten.',
          applies: 'Ni el título ni el encabezado principal nombran un año.',
        };
      return {
        ...shared,
        title: `${yearPlaces[newer.place]} dice ${newer.year}; ${lowered(yearPlaces[older.place])}, ${older.year}`,
        why: `${yearPlaces[newer.place]}: ${quoted(newer.text)}. ${yearPlaces[older.place]}: ${quoted(older.text)}. Ni quien busca ni los motores de respuesta saben para qué año vale la página.`,
        action:
          'Compruebe el contenido y ponga después el mismo año en el título, los encabezados y el texto, o quite el año donde no diga nada.',
        applies: 'Los dos años figuran en esta página como el año para el que vale.',
      };
    },
  },
  'outdated-text': {
    finding: ({ kind, text, year, current, name, now }, { quoted }) => ({
      title: {
        name: `La página nombra ${name}, que terminó en ${year}`,
        renamed: `La página nombra ${name}, que desde ${year} se llama ${now}`,
        plan: `La página aún anuncia ${year}`,
        price: `Un importe de la página es de ${year}`,
        rate: `La página da por vigente un porcentaje de ${year}`,
        data: `Una cifra de la página es de ${year}`,
        pandemic: 'La página habla de la pandemia como si durara',
      }[kind],
      why: `Dice ${quoted(text)}. ${
        {
          name: 'Los lectores lo toman como señal de que nadie mantiene la página.',
          renamed: 'Los lectores lo toman como señal de que nadie mantiene la página.',
          plan: `Estamos en ${current}: los lectores ven que nadie ha revisado la página desde entonces.`,
          price: `Estamos en ${current}; quien planifica o compra necesita cifras actuales.`,
          rate: `Estamos en ${current}: nadie sabe si sigue vigente.`,
          data: `Estamos en ${current}; los lectores y los motores de respuesta buscan las últimas cifras.`,
          pandemic: `Estamos en ${current}: quien se encuentra con la COVID no cree que el resto esté al día.`,
        }[kind]
      }`,
      action: {
        name: 'Quite el nombre o sustitúyalo, y revise los demás productos, modelos e integraciones que nombra la página.',
        renamed: 'Use el nuevo nombre y revise los demás productos, modelos e integraciones que nombra la página.',
        plan: 'Diga qué ha ocurrido desde entonces y revise las demás fechas de la página.',
        price: 'Compruebe este importe y los demás de la página, y escriba a su lado el mes y el año.',
        rate: 'Sustitúyalo por el vigente con su fuente, y busque en la página otros porcentajes e importes de ese año.',
        data: 'Sustitúyala por la última cifra y nombre su fuente, o explique por qué la antigua sigue siendo válida. Revise también las demás cifras de la página.',
        pandemic:
          'Quite o reescriba los pasajes y citas sobre la COVID, y revise los demás pasajes antiguos y la fecha de la página.',
      }[kind],
      verify: gone,
      magnitude: recentDate,
      applies: 'La frase está en el texto principal de esta página.',
    }),
  },
  'comparison-missing': {
    finding: ({ k, n, labels, entries, isShortlist, example, keyword, facts }, { list, quoted }) => ({
      title:
        labels.length > 0 || isShortlist
          ? 'La página no tiene una tabla comparativa de sus opciones'
          : 'La página no tiene ninguna tabla comparativa',
      why: [
        labels.length > 0
          ? `Las opciones repiten ${list(labels.map(quoted))} una tras otra, así que no se pueden comparar de un vistazo.`
          : entries.length > 0
            ? `Describe ${list([...entries.map(quoted), 'otras opciones'])} una tras otra, así que no se pueden comparar de un vistazo.`
            : '',
        isShortlist ? `Quien busca ${quoted(keyword)} quiere ver cuál le conviene.` : '',
        k === 0 ? '' : `${pages(k, n, 'tiene', 'tienen')} una tabla con varias columnas.`,
        example === null
          ? ''
          : `La tabla de ${example.domain} tiene las columnas ${list(example.columns.map(quoted))}.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      action:
        labels.length === 0 && entries.length === 0 && !isShortlist
          ? 'Añada cerca del principio una tabla que ponga las opciones una al lado de otra: una columna por opción y una fila por cada característica que decide la elección.'
          : `Añada cerca del principio una tabla comparativa de todas las opciones: una fila por opción${labels.length > 0 ? `, con columnas como ${list([...labels, ...facts.map((fact) => factNames[fact])])}` : `, con las características que deciden la elección${facts.length > 0 ? `, como ${list(facts.map((fact) => factNames[fact]))}` : ''}`}${isShortlist ? ', y para quién conviene cada una' : ''}.`,
      verify: `${again}, la puntuación de las comparaciones es mayor que 0.`,
      magnitude:
        'En la misma posición, las páginas con una comparación explícita recibían más citas (efecto medio; un solo estudio, sin revisión por pares).',
      applies: isShortlist
        ? 'Esta página no tiene ninguna tabla de tres columnas o más.'
        : 'Esta página no tiene ninguna tabla de tres columnas ni ningún encabezado que compare.',
    }),
  },
  'proof-missing': {
    finding: ({ proofs, k, n, example, isLeast, shop }, write) => ({
      title: `La página no muestra ${proofs.map((proof) => proofTexts[proof].name).join(' ni ')}`,
      why: `${n === 0 ? '' : `${k === 1 && n > 2 && !isLeast ? `Solo 1 de ${n} páginas lo hace: la que lo hace destaca` : `${isLeast ? 'Al menos ' : ''}${pages(k, n, 'lo hace', 'lo hacen')}`}.${forExample(example, write, k === 1 ? 'Dice:' : 'Una dice:')} `}Los lectores deciden por ello a quién creer.`,
      action: proofs
        .map((proof) => (shop === null ? undefined : shopActions[shop][proof]) ?? proofTexts[proof].action)
        .join(' '),
      verify: gone,
      magnitude: noStudy,
      applies:
        'No lo muestra el texto de esta página, menús incluidos, ni lo que su código dice de imágenes y bloques.',
    }),
  },
  'sources-missing': {
    finding: ({ k, n, text, figure }, { quoted }) => ({
      title:
        text !== null
          ? 'La página se remite a estudios o expertos que no nombra'
          : figure === null
            ? 'La página no enlaza ninguna fuente'
            : 'La página da cifras sin fuente',
      why: [
        text !== null
          ? `Dice ${quoted(text)} sin indicar quién lo averiguó.`
          : figure === null
            ? ''
            : `Dice ${quoted(figure)} sin indicar quién lo contó ni cuándo.`,
        k === 0 ? '' : `${pages(k, n, 'enlaza', 'enlazan')} otros sitios en el texto; esta no enlaza ninguno.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      action:
        text === null
          ? 'Enlace la fuente de cada cifra con su año, y de cada afirmación de la que un lector pueda dudar.'
          : 'Nombre la fuente: el estudio con su año y un enlace. O dé su propia cifra y explique cómo la midió.',
      verify: gone,
      magnitude: sourcesAndFigures,
      applies:
        text === null
          ? 'El contenido principal de esta página no enlaza ningún otro sitio.'
          : 'La frase no tiene ni nombre ni enlace.',
    }),
  },
  'author-missing': {
    finding: ({ k, n, isUndated, isUnsourced, declared }, { quoted }) => ({
      title: `La página no indica ${isUndated || isUnsourced ? `un autor con nombre${isUndated ? ' ni fecha' : ''}${isUnsourced ? ' ni fuentes' : ''}` : 'ningún autor con nombre'}`,
      why: `${declared === null ? '' : `El marcado nombra a ${quoted(declared)}, pero ningún visitante lo ve. `}${k < n ? 'Al menos ' : ''}${pages(k, n, 'muestra quién la escribió o revisó', 'muestran quién las escribió o revisó')}. Los lectores y los motores de respuesta quieren saber quién lo dice.`,
      action: `Nombre a la persona que escribió o revisó la página${isUndated ? `${isUnsourced ? ',' : ' y'} muestre el día de la última actualización` : ''}${isUnsourced ? ' y enlace las fuentes de lo que se pueda dudar' : ''}.`,
      verify: gone,
      magnitude: noStudy,
      applies:
        declared === null
          ? 'Ni el texto ni el marcado indican quién escribió o revisó la página.'
          : 'El nombre solo está en el marcado.',
    }),
  },
  'model-instructions': {
    finding: ({ text, hidden, count }, { quoted }) => ({
      title: hidden
        ? 'Un texto oculto da órdenes a los modelos de lenguaje'
        : 'La página da órdenes a los modelos de lenguaje',
      why: `La página dice ${quoted(text)}.${count > 1 ? ` Contiene ${count} textos como este.` : ''} Los motores lo tratan como un ataque, y los lectores que lo descubren dejan de fiarse de la página.`,
      action: 'Quítelo. Si llegó con un anuncio, un comentario o una plantilla, impídalo ahí.',
      verify: gone,
      magnitude: 'Puede costarle a la página su posición. Ningún estudio ha mostrado una ganancia.',
      applies: 'Este texto quedó fuera del resto del informe.',
    }),
  },
  'structured-data-mismatch': {
    finding: ({ type, property, value, count }, { quoted }) => ({
      title: 'Los datos estructurados dicen algo que la página no muestra',
      why: `${type}.${property} es ${quoted(value)}, pero ${/\s/u.test(value) ? 'la mayor parte' : 'ese valor'} no aparece en ningún sitio de la página, ni en el texto ni junto a una imagen.${count > 1 ? ` Lo mismo ocurre con ${count} propiedades en total.` : ''}`,
      action: 'Haga que el marcado coincida con lo que muestra la página, o quite ese valor.',
      verify: `${again}, el informe no indica ninguna discrepancia.`,
      magnitude: 'Incumple las normas de los resultados enriquecidos. No tiene ningún efecto en las citas.',
      applies:
        'El valor no se encontró en el texto visible, ni en el título, ni en las descripciones de imágenes y controles. Un script aún puede añadirlo.',
    }),
  },
  'offer-ended': {
    finding: ({ text, day }, { quoted, figure }) => ({
      title: 'La página ofrece algo que ya terminó',
      why: `Dice ${quoted(text)}. Ese día (${figure(day, undefined)}) ya pasó: los lectores ven que nadie mantiene la página y pueden pedir algo que ya no existe.`,
      action: 'Diga qué vale ahora y hasta cuándo, o quite la frase. Revise las demás fechas e importes de la página.',
      verify: gone,
      magnitude: recentDate,
      applies: 'La frase da un final a la oferta, y ninguna otra frase de la página da uno posterior.',
    }),
  },
  'declared-outdated': {
    finding: ({ keyword, text }, { quoted }) => ({
      title: 'La página dice de sí misma que está anticuada',
      why: `Dice ${quoted(text)}. Quien busca ${quoted(keyword)}, y también los motores de respuesta, prefiere una página que se mantiene al día.`,
      action:
        'Actualice la página y quite el aviso, o rediríjala a la que la sustituye. Si tiene que quedarse, enlace la página actual en la primera frase.',
      verify: gone,
      magnitude: recentDate,
      applies: 'La frase está en el texto principal y habla de esta página.',
    }),
  },
  'answers-not-in-html': {
    finding: ({ questions, all }, { quoted, list }) => ({
      title: `Las respuestas a ${all} preguntas no están en el HTML`,
      why: `La página pregunta ${list([...questions.map(quoted), ...(all > questions.length ? ['otras cosas'] : [])])}, una tras otra y sin respuesta entre ellas: un script añade las respuestas. Los motores que no ejecutan scripts solo leen las preguntas.`,
      action:
        'Ponga cada respuesta en el HTML, debajo de su pregunta, y deje que el script solo la abra y la cierre. Compruébelo en el código fuente de la página.',
      verify: gone,
      magnitude: 'Ningún estudio lo ha medido por separado.',
      applies: 'En esta página se siguen varias preguntas sin nada entre ellas.',
    }),
  },
  'typing-errors': {
    finding: ({ errors, all }, { quoted, list }) => ({
      title:
        all === 1
          ? `En el texto se lee ${quoted(errors[0]?.written ?? '')}`
          : 'El texto tiene faltas de ortografía y erratas',
      why: `Dice ${list(errors.map(({ around, meant }) => `${quoted(around)} (${meant === null ? 'una palabra repetida' : `seguramente ${quoted(meant)}`})`))}. Las erratas restan confianza, y una palabra mal escrita no se encuentra.`,
      action: 'Corríjalo y lea el texto otra vez, o pida a alguien que lo lea: tales erratas rara vez están solas.',
      verify: gone,
      magnitude: 'Ningún estudio lo ha medido por separado.',
      applies: 'Las palabras están en el texto principal de esta página, fuera de las citas.',
    }),
  },
  'counters-empty': {
    finding: ({ reads, labels }, { quoted, list }) => ({
      title: `Los contadores de la página marcan ${quoted(reads)}`,
      why: `Los números de ${list(labels.map(quoted))} figuran como cero en el texto, porque un script los va contando. Los motores que no ejecutan scripts leen cero.`,
      action: 'Escriba los números verdaderos en el HTML y deje que el script solo los anime.',
      verify: gone,
      magnitude: 'Ningún estudio lo ha medido por separado.',
      applies: 'Varios números de esta página son cero, cada uno sobre un rótulo.',
    }),
  },
  'best-pick-missing': {
    finding: ({ keyword, entries }, { list, quoted }) => ({
      title: 'La lista no señala ninguna ganadora',
      why: `Describe ${list([...entries.map(quoted), 'otras'])}, y ninguna frase, título ni etiqueta llama a una de ellas la mejor. Quien busca ${quoted(keyword)} quiere saber cuál elegir.`,
      action:
        'Empiece con un veredicto: la mejor en general, la mejor con poco presupuesto y la mejor para una necesidad especial, cada una con su razón. Añada a cada opción una línea «Ideal para».',
      verify: gone,
      magnitude: noStudy,
      applies: 'Se buscaron palabras de recomendación en frases, títulos y etiquetas.',
    }),
  },
  'own-product-first': {
    finding: ({ name, domain, place, hasMethod }, { quoted }) => ({
      title:
        place > 1
          ? `La lista no dice que ${name} es del propio sitio`
          : `La lista pone en primer lugar el producto del propio sitio: ${name}`,
      why:
        place > 1
          ? `${quoted(name)} es el número ${place} de la lista de ${domain}, y nada cerca dice de quién es. Se lee como una recomendación independiente. Quien lo nota duda del resto, y la Directiva 2005/29/CE exige declarar la intención comercial.`
          : `${quoted(name)} es el primer elemento en ${domain}.${hasMethod ? '' : ' La página no dice cómo se probaron o se ordenaron.'} Quien lo nota duda de toda la lista.`,
      action:
        place > 1
          ? `Diga al principio y en el elemento que ${quoted(name)} es suyo («nuestro producto»), y para quién conviene más otro elemento.`
          : `Diga al principio que ${quoted(name)} es suyo, y cómo eligió y ordenó todos. Nombre los casos en los que otro elemento conviene más.`,
      verify:
        place > 1
          ? gone
          : `${again}, la página dice de quién es el producto. Este hallazgo sigue mientras esté en primer lugar.`,
      magnitude: noStudy,
      applies: `${place > 1 ? 'Este' : 'El primer'} elemento lleva el nombre del sitio.`,
    }),
  },
  'assistant-links': {
    finding: ({ links, mark, hosts }, { list }) => ({
      title:
        links === 1
          ? 'Un enlace a una fuente viene de un asistente de chat'
          : `${links} enlaces a fuentes vienen de un asistente de chat`,
      why: `${links === 1 ? 'Su dirección' : 'Sus direcciones'} (en ${list(hosts)}) ${links === 1 ? 'contiene' : 'contienen'} «utm_source=${mark}», que el asistente añade a lo que cita. Los lectores lo ven y dudan de que alguien haya leído la fuente.`,
      action:
        'Abra cada una de estas fuentes, compruebe que dice lo que dice el texto y quite el parámetro de la dirección.',
      verify: gone,
      magnitude: 'Ningún estudio lo ha medido. Afecta a la confianza de los lectores, no a la posición.',
      applies: 'Los enlaces están en el texto principal de esta página.',
    }),
  },
  'affiliate-undisclosed': {
    finding: ({ links, hosts }, { list }) => ({
      title: `Enlaces de afiliado o patrocinados llevan a ${links} direcciones, y la página no lo dice`,
      why: `Pasan por ${list(hosts)} o llevan ahí. Ningún texto visible dice «afiliado», «comisión» ni nada parecido. Quien gana con una recomendación debe decirlo junto a ella: Directiva 2005/29/CE y, en Estados Unidos, 16 CFR 255.5.`,
      action:
        'Dígalo en una frase sencilla encima del primero de estos enlaces: «Recibimos una comisión si compra a través de los enlaces de esta página». Marque los que aún no lo estén con rel="sponsored".',
      verify: gone,
      magnitude:
        'Ningún estudio lo ha medido por separado. Lo exige la ley, y también quien se fía de una recomendación.',
      applies:
        'Se buscó en el texto tal como lo sirve el servidor, también en menús y pie. Un script puede añadir un aviso.',
    }),
  },
  'overview-missing': {
    finding: ({ points, first, last, words: count }, { number, quoted }) => ({
      title: `La página no tiene una lista de sus ${points} puntos`,
      why: `El texto, de ${number(count)} palabras, los recorre uno por uno, de ${quoted(first)} a ${quoted(last)}, y ninguna lista ni tabla los nombra juntos. El lector no ve de un vistazo lo que hay, y un motor que responde con una lista breve no encuentra ninguna que citar.`,
      action: `Ponga cerca del principio una lista de los ${points}: una línea para cada uno, con lo esencial y un enlace a su apartado.`,
      verify: gone,
      magnitude: earlyText,
      applies:
        'Antes del primer punto no hay ninguna lista ni tabla, y la página tiene pocos enlaces a sus propios apartados.',
    }),
  },
  'main-heading-missing': {
    finding: ({ title }, { quoted }) => ({
      title: 'La página no tiene encabezado principal (h1)',
      why: `Su título es ${quoted(title)}, pero ningún encabezado de primer nivel dice en la página de qué trata.`,
      action: 'Marque como único h1 la línea que nombra la página, o añada uno con las palabras del título.',
      verify: gone,
      magnitude: noStudy,
      applies: 'El HTML servido no tiene ningún h1. Un script puede añadir uno.',
    }),
  },
  'main-heading-vague': {
    finding: ({ keyword, text, title }, { quoted }) => ({
      title: `El encabezado principal no nombra el tema de la página: ${quoted(text)}`,
      why: `El título es ${quoted(title)}, pero el encabezado principal (h1) no comparte ninguna palabra con él ni con ${quoted(keyword)}. Es lo primero que indica a lectores y buscadores de qué trata la página.`,
      action: 'Convierta en único h1 la línea que nombra el tema, por ejemplo el título sin el nombre del sitio.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Las palabras se compararon en su forma básica.',
    }),
  },
  'description-vague': {
    finding: ({ keyword, text }, { quoted }) => ({
      title: 'La metadescripción no nombra el tema de la página',
      why: `Dice ${quoted(text)}, sin una palabra del título, del encabezado principal ni de ${quoted(keyword)}. Donde los resultados la muestran, nadie ve por qué abrir la página.`,
      action: 'Escriba una o dos frases que nombren el tema y digan qué ofrece la página que otras no tienen.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Las palabras se compararon en su forma básica. Los buscadores escriben a menudo su propia descripción.',
    }),
  },
  'descriptions-differ': {
    finding: ({ count, first, second }, { quoted, number }) => ({
      title: `La página tiene ${number(count)} metadescripciones distintas`,
      why: `Una dice ${quoted(first)}, otra ${quoted(second)}. Los buscadores eligen por su cuenta cuál muestran, y puede ser la equivocada.`,
      action:
        'Conserve la que dice qué hay en esta página y elimine las demás. A menudo la plantilla del sitio y un plugin de SEO escriben una cada uno.',
      verify: gone,
      magnitude: noStudy,
      applies: 'El código de la página las contiene una junto a otra. Las que empiezan igual cuentan como una.',
    }),
  },
  'title-repeats-name': {
    finding: ({ title, part }, { quoted }) => ({
      title: `El título dice ${quoted(part)} dos veces`,
      why: `Dice ${quoted(title)}. Los resultados de búsqueda solo muestran las primeras palabras de un título, y la repetición quita sitio al tema de la página.`,
      action: `Elimine una de las dos. Si ${quoted(part)} es el nombre del sitio, su plantilla añade lo que alguien ya ha escrito.`,
      verify: gone,
      magnitude: noStudy,
      applies: 'Se compararon las partes del título entre signos como «|» y «–».',
    }),
  },
  'headings-missing': {
    finding: ({ words: count, only, instead, named, all }, { number, quoted, list }) => {
      const shown = list(all > named.length ? [...named.map(quoted), 'otras'] : named.map(quoted));
      return {
        title:
          only === null
            ? `${number(count)} palabras de texto sin un solo subtítulo`
            : `Un solo subtítulo en ${number(count)} palabras: ${quoted(only)}`,
        why: `La mayoría de las páginas posicionadas divide su texto con subtítulos. ${
          instead === 'lines'
            ? `Aquí, ${shown} parecen subtítulos y solo están en negrita: para los buscadores y los motores de respuesta son texto corriente.`
            : instead === 'labels'
              ? `Aquí, los párrafos se abren con etiquetas en negrita (${shown}) que no son encabezados en el HTML: para los buscadores y los motores de respuesta son texto corriente.`
              : 'Los motores que dividen una página por sus encabezados reciben trozos demasiado largos para citarlos, y quien salta de encabezado en encabezado no encuentra dónde detenerse.'
        }`,
        action:
          instead === 'lines'
            ? 'Marque estas líneas y las similares como h2, o como h3 donde formen parte de un punto mayor.'
            : instead === 'labels'
              ? 'Ponga las etiquetas como h2 encima de sus párrafos, o agrúpelas bajo unos pocos h2 y conviértalas en h3.'
              : 'Divida el texto con un h2 cada 150 a 300 palabras, que diga con las palabras de quien busca qué cuenta esa parte. Las líneas que solo parecen subtítulos pasan también a ser h2.',
        verify: gone,
        magnitude: noStudy,
        applies:
          'Se contaron los encabezados de todos los niveles entre las partes del texto y los títulos de las partes que se despliegan.',
      };
    },
  },
  'text-repeated': {
    finding: ({ first, second, lines, line }, { quoted }) => ({
      title: `${quoted(first)} y ${quoted(second)} dicen lo mismo en ${lines} líneas`,
      why: `Comparten esas líneas palabra por palabra, por ejemplo ${quoted(line)}. Quien compara las dos secciones no ve en qué se diferencian.`,
      action:
        'Diga lo común una sola vez, encima de ambas. Deje en cada sección solo lo que le es propio, o elimine una.',
      verify: gone,
      magnitude: 'Ningún estudio lo ha medido por separado.',
      applies: 'Se compararon líneas de seis palabras o más.',
    }),
  },
  'numbering-broken': {
    finding: ({ kind, number, first, second, promised }, { quoted }) => ({
      title: {
        left_out: `Entre los encabezados falta el número ${number}`,
        twice: `Dos encabezados llevan el número ${number}`,
      }[kind],
      why: {
        left_out: `Después de ${quoted(first)} viene ${quoted(second)}. ${promised === null ? 'Los lectores buscan lo que hay entre ambos.' : `El título promete ${promised}, y hay uno menos.`}`,
        twice: `Son ${quoted(first)} y ${quoted(second)}. Quien los cuenta obtiene otra cifra que la del último número.`,
      }[kind],
      action: {
        left_out: `Añada el número ${number} o numere de nuevo los demás. Revise después la cifra del título y de la introducción.`,
        twice: 'Numere de nuevo los encabezados. Revise después la cifra del título y de la introducción.',
      }[kind],
      verify: gone,
      magnitude: 'Ningún estudio lo ha medido por separado.',
      applies: 'Se compararon los números de los encabezados de un mismo nivel.',
    }),
  },
  'links-broken': {
    finding: ({ kind, links, all }, { quoted, list }) => ({
      title: {
        nowhere: all === 1 ? 'Un enlace no lleva a ninguna parte' : `${all} enlaces no llevan a ninguna parte`,
        network: 'Los botones de redes sociales llevan a sus páginas de inicio',
        wrapped:
          all === 1
            ? 'Un enlace pasa por la redirección de un programa de correo o de un editor'
            : `${all} enlaces pasan por la redirección de un programa de correo o de un editor`,
      }[kind],
      why: {
        nowhere: `Ningún sitio tiene la dirección que hay detrás de ${list(links.map(({ text, to }) => `${quoted(text)} (${quoted(to)})`))}. Quien hace clic recibe un error.`,
        network: `Llevan a ${list(links.map(({ to }) => to))}, como en la plantilla de un sitio. Quien hace clic no encuentra ningún perfil, y los buscadores no saben cuáles son los suyos.`,
        wrapped: `Se trata de ${list(links.map(({ text, to }) => `${quoted(text)} (a través de ${to})`))}. Quien copia una dirección de un correo o de un documento copia también esto. La redirección puede caducar o alarmar a los lectores, puede revelar quién recibió el correo y oculta a los buscadores lo que cita la página.`,
      }[kind],
      action: {
        nowhere:
          'Abra cada uno de estos enlaces y escriba la dirección completa: «https://» y el sitio, «mailto:» delante de un correo, «tel:» delante de un número.',
        network:
          'Escriba las direcciones de sus perfiles y quite los botones de las redes en las que no tiene ninguno.',
        wrapped: 'Abra cada uno de estos enlaces y ponga en su lugar la dirección a la que llega.',
      }[kind],
      verify: gone,
      magnitude: 'Ningún estudio lo ha medido por separado.',
      applies: 'Las direcciones se leyeron tal como figuran en el HTML. No se abrió ningún enlace.',
    }),
  },
  'contacts-differ': {
    finding: ({ contacts, all }, { quoted, list }) => ({
      title:
        contacts[0]?.kind === 'email'
          ? `El enlace de ${quoted(contacts[0].shown)} escribe a otra dirección`
          : `El enlace de ${quoted(contacts[0]?.shown ?? '')} llama a otro número`,
      why: `La página muestra ${list(contacts.map(({ shown, linked }) => `${quoted(shown)} con un enlace a ${quoted(linked)}`))}.${all > contacts.length ? ` Hay ${all} enlaces así.` : ''} Quien lo toca llega a otro sitio que quien lo copia, y ni los directorios ni los buscadores saben cuál es el correcto.`,
      action:
        'Pruebe los dos y ponga el correcto en el texto y en el enlace. Si un script mide las llamadas, haga que cambie ambos.',
      verify: gone,
      magnitude: 'Ningún estudio lo ha medido por separado.',
      applies: 'Se comparó el texto de cada enlace con su dirección en el HTML. Un script puede cambiarlos todavía.',
    }),
  },
  'figures-broken': {
    finding: ({ kind, figures }, { quoted, list }) => ({
      title: {
        amount: `A un número le sobra o le falta una cifra: ${figures[0]?.written ?? ''}`,
        weekday: `Una fecha cae en otro día de la semana: ${figures[0]?.written ?? ''}`,
      }[kind],
      why: {
        amount: `La página dice ${list(figures.map(({ around }) => quoted(around)))}. Nadie sabe qué número es el correcto, y un buscador que lo cite puede equivocarse por diez.`,
        weekday: `La página dice ${list(figures.map(({ around, weekday }) => `${quoted(around)} (es ${weekdays[weekday ?? 0]})`))}. Quien se guía por ella no sabe si es correcto el día o la fecha.`,
      }[kind],
      action: {
        amount: 'Compruebe el número y escríbalo con todas sus cifras.',
        weekday: 'Compruebe la fecha y corrija el día de la semana o la fecha. Quizá quedó de otro año.',
      }[kind],
      verify: gone,
      magnitude: 'Ningún estudio lo ha medido por separado.',
      applies: {
        amount: 'Otros números de la página tienen tres cifras detrás de cada coma.',
        weekday: 'El día de la semana se calculó a partir de la fecha y su año.',
      }[kind],
    }),
  },
  'question-repeated': {
    finding: ({ question, first, second }, { quoted }) => ({
      title: `La página hace dos veces la pregunta ${quoted(question)}`,
      why: `Una respuesta empieza por ${quoted(first)}, la otra por ${quoted(second)}. Los lectores no saben cuál vale, y un buscador puede citar cualquiera de las dos.`,
      action:
        'Si una trata de otra cosa, por ejemplo de otra tarifa u otro producto, corrija su pregunta. Si no, haga de las dos una sola respuesta.',
      verify: gone,
      magnitude: 'Ningún estudio lo ha medido por separado.',
      applies: 'Las preguntas son iguales palabra por palabra, y las respuestas empiezan de otra manera.',
    }),
  },
  'placeholder-text': {
    finding: ({ kind, left, around, after }, { quoted, list }) => ({
      title: {
        sample: 'El texto de muestra del creador de páginas sigue en la página',
        code: 'En el texto aparece un shortcode o una etiqueta de plantilla en lugar de lo que debía mostrar',
        note: 'Ha quedado en el texto una indicación de la redacción',
        gap: 'Un hueco del texto quedó sin rellenar',
        markdown: 'Hay enlaces en el texto como Markdown sin procesar',
        html: 'Se ven etiquetas o caracteres de HTML como texto',
        value: 'Falta un valor, y en su lugar aparece la variable',
      }[kind],
      why: `En la página se lee ${quoted(around)}${after === null ? '' : `, después de ${quoted(after)}`}${left.length > 1 ? `, y también ${list(left.slice(1).map(quoted))}` : ''}. Los lectores la creen sin terminar, y los motores lo leen como parte del texto.`,
      action: {
        sample: 'Sustitúyalo por un texto propio o elimine el bloque.',
        code: 'Elimínelo, o repare el complemento o la plantilla que debía sustituirlo.',
        note: 'Quítela y compruebe si se hizo lo que pide.',
        gap: 'Rellénelo o elimine la frase, y busque otros en los textos de la misma procedencia.',
        markdown: 'Conviértalos en enlaces de verdad (un elemento <a> con un texto que diga adónde llevan).',
        html: 'Escriba el texto sin ellos («&» en vez de «&amp;»), o introdúzcalo donde el editor acepta HTML.',
        value: 'Muestre el valor, u oculte toda la línea donde no lo haya.',
      }[kind],
      verify: gone,
      magnitude: 'Ningún estudio lo ha medido por separado.',
      applies: 'Está en el HTML de esta página, fuera de código, menús y pie de página.',
    }),
  },
  'broken-characters': {
    finding: ({ count, text }, { quoted }) => ({
      title: `El texto tiene caracteres dañados en al menos ${count} lugares`,
      why: `Dice ${quoted(text)}. Guiones, comillas o acentos se guardaron en una codificación equivocada: el lector tropieza con ellos, y una cita que los contiene parece dañada.`,
      action: 'Sustituya los caracteres dañados, y guarde y sirva la página en UTF-8.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Ningún idioma escribe estas secuencias de caracteres.',
    }),
  },
  'order-unexplained': {
    finding: ({ upper, lower }, { quoted }) => ({
      title: `El número ${upper.place} de la lista tiene peor puntuación que el número ${lower.place}`,
      why: `${quoted(upper.name)} tiene ${upper.shown} y está por encima de ${quoted(lower.name)}, con ${lower.shown}. Quien ve ambas se pregunta cómo está ordenada la lista.`,
      action:
        'Diga encima de la lista cómo está ordenada y por qué estas opciones ocupan ese lugar, o siga el orden de las puntuaciones.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Todas las opciones de esta lista muestran una puntuación de la misma forma.',
    }),
  },
  'options-left-out': {
    finding: ({ n, options }, { list }) => ({
      title: `La lista no incluye ${list(options.map(({ name }) => name))}`,
      why: `De ${n} listas ajenas, esto es cuántas los recomiendan: ${list(options.map(({ name, k }) => `${name} (${k})`))}. Quien conoce estos nombres los busca también aquí y desconfía de una lista sin ellos.`,
      action:
        'Añada los que cumplan sus criterios. De los demás, diga en una frase por qué no están en la lista, por ejemplo por el precio, la calidad o a quién convienen.',
      verify: gone,
      magnitude: noStudy,
      applies: 'El texto de esta página no contiene estos nombres.',
    }),
  },
  'names-left-out': {
    finding: ({ n, names }, { list }) => ({
      title: `La página no menciona a ${list(names.map(({ name }) => name))}`,
      why: `Otras páginas mencionan a ${list(names.map(({ name, k }) => `${name} (${k} de ${n})`))}. Por esos nombres reconocen los lectores y los motores de respuesta lo que cuenta una página.`,
      action: 'Mencione a quienes correspondan a lo que cuenta la página, con el año y el lugar.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Ningún fragmento de esta página contiene estos nombres.',
    }),
  },
  'file-missing': {
    finding: ({ k, n, example }, write) => ({
      title: 'La página no ofrece ningún archivo para imprimir',
      why: `${pages(k, n, 'ofrece', 'ofrecen')} uno para imprimir o descargar.${forExample(example, write, 'Una dice:')} Quien busca esto quiere algo que guardar, rellenar o marcar.`,
      action:
        'Ofrezca la lista como PDF para imprimir o como copia de una hoja de cálculo, con un enlace cerca del principio y sin formulario.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Ninguna frase de esta página ofrece un archivo.',
    }),
  },
  'copied-text': {
    finding: ({ overlap, domain, isOwnSite }, { percent }) => ({
      title: `El ${percent(overlap)} del texto está también en otra página`,
      why: `La página de ${domain} lo contiene palabra por palabra. A los motores les basta con una de las dos.`,
      action: isOwnSite
        ? 'Si hacen falta las dos páginas, haga que el enlace canónico de una apunte a la otra; si no, redirija una.'
        : 'Reescríbalo a partir de lo que usted sabe, o cítelo y nombre la fuente.',
      verify: `${again}, la página comparte menos texto con esa página.`,
      magnitude: noStudy,
      applies: 'Se compararon secuencias de cinco palabras.',
    }),
  },
};
