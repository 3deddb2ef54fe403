/** How Spanish asks. */
import type { Questions } from '../questions.ts';
import { concerns } from './concerns.ts';

const infinitive = String.raw`\p{L}+(?:[aei]r|[aei]rse|[aei]rlo|[aei]rla)(?![\p{L}\p{M}])`;

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: {
    price: 'cuánto (?:cuesta|cuestan|vale|valen|se paga|se cobra|pago|pagas|pagar(?:é|ás?))|qué precio',
    how: 'cómo|cuánto|cuánta|cuántos|cuántas',
    what: 'qué',
    why: 'por qué',
    which: 'cuál|cuáles|qué (?:tipo|tipos|clase|clases)',
    who: 'quién|quiénes',
    when: 'cuándo',
    where: 'dónde|adónde',
    before: 'a|de|en|con|para|por|desde|hasta|sobre|según|sin|contra',
    amount: 'cuánto|cuál|qué',
    money: 'cuesta|cuestan|costar|precio|precios|coste|costo|pagar|vale|tarifa',
  },
  places: null,
  genuine: {
    calls: `listo|lista|necesitas|quieres|quiere|buscas|busca|tienes (?!que)|tiene (?:alguna|dudas)|sabías|sabía|te gusta|te gustaría|te interesa|aún|todavía|alguna (?:duda|pregunta)|dudas|preguntas|estás (?:listo|buscando|pensando)|quiénes somos|quién soy|por qué (?:esperar|no|elegirnos)|hacen envíos|ofrecen|te ha (?:sido|resultado)|a qué esperas`,
    callsAnywhere: '(?:quieres|ofrecen|venden|buscas)',
    we: 'nosotros|nosotras|nuestro|nuestra|nuestros|nuestras',
    i: 'yo|mi|mis|me|mío|mía',
  },
  cues: {
    compare:
      'diferencias?|diferencian?|vs|versus|comparado|comparación|(?:mejor|peor|más barat[oa]) (?:.{0,60}? )?(?:que|o)',
    risk: 'riesgos?|peligros?|peligros[oa]s?|segur[oa]s?|efectos secundarios|estafas?|errores|qué pasa si|qué ocurre si',
    price: 'cuesta|cuestan|costar|costo|costos|coste|costes|precios?|tarifas?|car[oa]s?',
  },
  several: '(?:qué|que|dónde|donde) (?:ver|hacer|visitar|comer|beber|dormir|alojarse|comprar|llevar|regalar|leer)',
  deed: new RegExp(String.raw`^[¿\s]*cómo (${infinitive}.*?)\??$`, 'iu'),
  steps: new RegExp(String.raw`^[¿\s]*cómo ${infinitive}`, 'iu'),
  durations: 'cuánto (?:tiempo|tarda|tardan|dura|duran|se tarda|lleva)',
  lengths: {
    asked:
      'qué (?:longitud|extensión)|cuán larg[oa]|cuántas (?:palabras|páginas|líneas|frases)|cuántos (?:caracteres|párrafos)',
    units: 'palabras?|páginas?|caracteres?|párrafos?|líneas?|frases?|centímetros?|metros?|kilómetros?|cm|m|km|mm',
  },
  occasions: {
    asked: `cuándo (?:hay que|debo|debe|se debe|debería|puedo|se puede|conviene|${infinitive})`,
    told: 'si|cuando|en cuanto|hasta que|antes|después',
  },
  choosing: 'cómo elegir',
  influences: '(?:qué|cuáles son los) factores|qué (?:afecta|influye|determina)[^?]*|de qué depende(?:n)?',
  verdicts:
    'sí|no|claro(?: que (?:sí|no))?|por supuesto|depende|en general|generalmente|normalmente|no necesariamente|en la mayoría de los casos',
  merits: '¿?por qué (?:comprar|elegir|escoger|optar por|usar|utilizar)|¿?quién debería (?:comprar|elegir)',
  picks: {
    told: '(?:nuestr[oa]|mi) (?:elección|favorit[oa]|recomendación|preferid[oa])|(?:es|son|sigue siendo) (?:\\p{L}+ ){0,3}(?:el|la|los|las|un[oa] de l[oa]s) (?:\\p{L}+ ){0,2}mejor(?:es)?|(?:te |le |os )?recomend(?:amos|o)|destacan?|la mejor (?:opción|elección)|la mejor relación calidad[- ]precio',
    sought:
      '(?:elegir|escoger|encontrar|comparar|seleccionar|buscar|buscas|identificar) (?:el|la|los|las) mejor(?:es)?',
  },
  rewordings: [
    ['qué significa|qué se entiende por|a qué se llama', 'qué es'],
    [
      'para quién (?:es|son|está indicad[oa])|a quién va dirigid[oa]|quién puede beneficiarse de',
      'a quién le conviene',
    ],
    ['por qué (?:elegir|contratar|usar|utilizar|comprar|tener)|para qué sirven?', 'qué ventajas tiene'],
    ['cuánto tiempo se (?:tarda|necesita) (?:en|para)', 'cuánto se tarda en'],
    ['(?:el|mi|tu) seguro (?:médico )?(?:cubre|paga)', 'el seguro cubre'],
    ['cómo (?:reservar|apuntarse a|matricularse en)', 'cómo inscribirse en'],
    [
      '(?:cómo|qué) (?:elegir|escoger|seleccionar)(?: (?:el|la|los|las|un|una))?(?: (?:mejor|mejores|adecuad[oa]s?))?|(?:qué (?:hay que )?tener en cuenta (?:al|para|antes de)|en qué fijarse (?:al|para)) (?:elegir|escoger|comprar|contratar)',
      'cómo elegir',
    ],
    [
      '(?:qué precio tienen?|cuánto (?:cuestan|valen?)|cuál es el (?:precio|coste|costo)(?: medio)? del?)',
      'cuánto cuesta',
    ],
    ['(?:vale la pena|es rentable|son rentables|compensa)', 'merece la pena'],
    ['(?:beneficios|puntos fuertes|pros)', 'ventajas'],
    ['(?:desventajas|puntos débiles|contras)', 'inconvenientes'],
    ['en \\d+ (?:[^\\s]+ ){0,2}pasos', ''],
  ],
  counts: 'cuánt[oa]s?',
  figures: 'cuánto|cuánta|cuántos|cuántas|cuándo|qué (?:año|fecha|día|mes|siglo|década|porcentaje|número|precio|edad)',
  intents: [
    ['superlative', '(?<!para )(?:el|la|los|las) (?:mejor(?:es)?|(?:más|menos) (?!tarde|pronto|posible)[^\\s]+)'],
    ['case', '(?:qué pasa|qué hacer|^¿y) si'],
    ['negated', 'no|nunca'],
    ['balance', 'ventajas y (?:las )?(?:desventajas|inconvenientes)'],
    ['benefits', 'ventajas|beneficios'],
    ['drawbacks', 'desventajas|inconvenientes'],
    [
      'definition',
      '^¿?[Qq]ué (?:es|son)(?: (?:el|la|las|los|una?))?(?: (?!(?:de|lo|mejor|para)(?: |\\?|$))[^\\s?]+){1,4}\\??$',
    ],
  ],
  about: '¿Qué hay que saber sobre $1?',
  fromHeadings: {
    periods: {
      heading:
        '((?:(?:\\d+|una?|dos|tres|seis)(?: ?(?:[–-]|a) ?\\d+)? (?:días?|semanas?|mes(?:es)?) |(?:el día|la noche|la semana) )?(?:antes|después) (?:de la|del) [^\\s]+)',
      question: '¿Qué hacer $1?',
    },
    before: 'los|las|la|el|principales|diferentes|\\d{1,2}',
    keepsCapital: false,
    patterns: [
      {
        heading: '(beneficios|tipos|riesgos|requisitos|síntomas|efectos) ((?:de|del) .+)',
        question: '¿Cuáles son los $1 $2?',
      },
      {
        heading: '(ventajas|desventajas|características|causas|partes) ((?:de|del) .+)',
        question: '¿Cuáles son las $1 $2?',
      },
      { heading: '(diferencias?) (entre .+ y .+)', question: '¿Cuál es la diferencia $2?' },
    ],
    beliefs: {
      label: '(?:mito|falsa creencia)',
      titles: 'mitos?|falsas creencias|desmentid[ao]s',
      verb: 'causan?|deben?|engordan?|es|hacen?|hay que|necesitas?|pueden?|son',
      question: '¿Es verdad que $1?',
    },
  },
  articles: 'un una',
  priceOf: '¿Cuánto cuesta $1?',
  roles:
    'abogados asesores consultores entrenadores instaladores médicos profesores psicólogos redactores técnicos terapeutas traductores',
  concerns,
  distinguishing: `mejor mejores peor bueno buena malo no sin antes después frecuencia tiempo más menos primero último nuevo gratis`,
  weak: `actual básico bueno buena común correcto correctamente diferente diferentes distinto distintos esencial exactamente fácil
    fácilmente general importante mejor mejores necesario nuevo nueva paso principal principales propio realmente simple típico varios
    ventajas beneficios desventajas inconvenientes
    aplicación empresa forma herramienta manera modo opción plataforma producto profesional programa proveedor servicio sistema
    solución
    ayudar comprar conseguir elegir encontrar hacer obtener ofrecer seleccionar usar utilizar`,
  treatments:
    'calendario checklist comparativa consejos ejemplos guía historia ideas lista opiniones plan plantilla programa resumen tipos trucos tutorial',
  demonstratives: 'este esta estos estas',
  priceQualifiers: 'estimado estimada promedio medio media mes mensual año anual',
};
