/** What searchers of any Spanish keyword want to know about its subject, and the words of texts that tell it. */
import type { Concern } from '../questions.ts';

export const concerns: readonly Concern[] = [
  {
    signs:
      '(?:desde|a partir de|cuesta|por solo|precio:) ?[$€]?\\d[\\d.,]* ?(?:€|euros|dólares)|\\d[\\d.,]* ?(?:€|euros|dólares) ?(?:/|al |por )\\p{L}+',
    question: '¿Cuánto cuesta $1?',
    ofDeeds: '¿Cuánto cuesta $3?',
  },
  {
    signs: '(?:versión|plan|prueba|cuenta|$2) gratis|(?:versión|prueba|cuenta) gratuita|plan gratuito',
    question: '¿Se puede conseguir $1 gratis?',
  },
  {
    signs: 'cubiert[oa]s? por (?:el|su|tu) seguro|(?:el|su|tu) seguro (?:médico )?cubre',
    question: '¿El seguro cubre $1?',
  },
  {
    signs: 'subvenci(?:ón|ones)|ayudas (?:públicas|estatales|del estado)|deducci(?:ón|ones) fiscal(?:es)?',
    question: '¿Hay ayudas para $1?',
  },
  {
    signs: 'permisos? de obra|licencia de obra|permisos? municipal(?:es)?',
    question: '¿Hace falta un permiso para $1?',
  },
  { signs: 'garantía de \\d+ (?:años|meses)|\\d+ (?:años|meses) de garantía', question: '¿Qué garantía tiene $1?' },
  { signs: 'cifrad[oa]s?|cifrado|protección de datos|seguridad de los datos', question: '¿Qué seguridad ofrece $1?' },
  {
    signs:
      '(?:costes?|costos?|precios?) (?:\\S+ ){0,3}(?:depende|dependen|varía|varían) (?:de|del|según)|(?:factores|aspectos) que (?:influyen en|determinan|afectan) (?:a )?(?:el|al|los) (?:costes?|costos?|precios?)',
    question: '¿De qué depende lo que cuesta $1?',
  },
  { signs: '(?:costes|costos|gastos) (?:ocultos|imprevistos)', question: '¿Qué gastos ocultos tiene $1?' },
  { signs: 'cómo funciona', question: '¿Cómo funciona $1?' },
  { signs: 'fácil(?:es)? de usar|facilidad de uso|intuitiv[oa]s?', question: '¿Es fácil usar $1?' },
  { signs: 'se amortiza|amortizaci(?:ón|ones)|retorno de la inversión', question: '¿Cuánto tarda en amortizarse $1?' },
  {
    signs: 'mantenimiento (?:regular|periódico|anual|mínimo)|costes? de mantenimiento',
    question: '¿Qué mantenimiento necesita $1?',
  },
  { signs: 'vida útil', question: '¿Cuánto dura $1?' },
  {
    signs: 'errores (?:comunes|frecuentes|que debes evitar)',
    question: '¿Qué errores hay que evitar con $1?',
    ofDeeds: '¿Qué errores hay que evitar al $3?',
  },
  { signs: '(?:desventajas|inconvenientes) de', question: '¿Qué inconvenientes tiene $1?' },
  {
    signs:
      '(?:tarda(?:r|rás?|n)?|lleva(?:r|n)?|requiere|dura) (?:unos |unas |entre |de |hasta |aproximadamente )?\\d+(?: (?:a|y|o) \\d+)? (?:minutos|horas|días|semanas|meses)|(?:en|al cabo de) (?:unos |unas )?\\d+ (?:días|semanas|meses) (?:hábiles|laborables)?',
    question: null,
    ofDeeds: '¿Cuánto se tarda en $3?',
  },
  { signs: '(?<=^|[.!?] )(?:una? |el |la )?$2 es (?:una?|el|la)', question: '¿Qué es $1?' },
  { signs: '(?:para|apto para) principiantes', question: '¿Es $1 para principiantes?' },
];
