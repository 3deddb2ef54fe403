/** Where Spanish sentences end, and which words refer to an earlier one. */
import { subject } from '../any/definitions.ts';
import type { Sentences } from '../language-pack.ts';

export const sentences: Sentences = {
  abbreviations:
    'sra srta d dña ud uds pág págs ej p.ej art cap fig ee.uu ee uu aprox avda c cía dto gral izq núm tel tfno a.c d.c ene feb abr jun jul ago sept oct nov dic',
  hasDottedOrdinals: false,
  wordOfOneLetter: null,
  haveEndMarks: true,
  definitions: [`^${subject}(?:es|son|significa|se refiere a) (?:un|una|el|la|los|las)(?![\\p{L}\\p{M}])`],
  backReferences: 'esto eso este esta estos estas ese esa él ella ellos ellas su sus sin embargo además también así',
  announcements: [
    '^(?:leer más|saber más|sigue leyendo|siga leyendo|más información|haz clic|haga clic)',
    '^(?:descubre|descubra|consulta|consulte|lee|lea|descarga|descargue) (?:más|nuestr[oa]s?|est[ea])',
    'en (?:este|esta|nuestro|nuestra) (?:artículo|guía|entrada|post|sección|vídeo|video|página|comparativa|tutorial)',
    '^(?:este artículo|esta guía|este post|nuestra guía) (?:te |le |os )?(?:explica|muestra|presenta|ofrece|ayuda|detalla)',
    'hemos (?:recopilado|reunido)|^veamos|^vamos a (?:ver|repasar|explicar)',
    'a continuación,? (?:te |le |os )?(?:mostramos|explicamos|presentamos|contamos|veremos)',
  ].join('|'),
  emptySubjects: null,
  neverTwice: 'el los las de del y o un una en para por con',
};
