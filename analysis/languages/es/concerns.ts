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
  { signs: '(?:ventajas|beneficios) de', question: '¿Qué ventajas tiene $1?' },
  { signs: 'tipos de (?:\\S+ )?$2', question: '¿Qué tipos de $2 hay?' },
  {
    signs:
      'cómo elegir|qué (?:hay que )?tener en cuenta|en qué fijarse|antes de (?:comprar|contratar)|guía de compra|criterios para elegir',
    question: '¿Cómo elegir $1?',
    ofDeeds: '¿Cómo elegir a un profesional para $3?',
  },
  {
    signs:
      '(?:varios|distintos|al menos (?:dos|tres|\\d+)|dos|tres) presupuestos|compar(?:ar|a|e) (?:varios |los )?presupuestos',
    question: '¿Cuántos presupuestos conviene pedir para $1?',
    ofDeeds: '¿Cuántos presupuestos conviene pedir para $3?',
  },
  {
    signs: 'presupuesto (?:\\S+ )?(?:gratis|gratuito|sin compromiso)',
    question: '¿Es gratis el presupuesto para $1?',
    by: 'service',
  },
  {
    signs:
      '(?:reducir|rebajar|abaratar|bajar) (?:el |la |tu |su |los )?(?:\\S+ )?(?:precios?|costes?|costos?|factura|prima)|ahorrar (?:dinero )?en|más barat[oa]s?',
    question: '¿Cómo pagar menos por $1?',
  },
  {
    signs: 'financia(?:r|ción|mos)|(?:pago|pagar) (?:a plazos|fraccionado)|a plazos|en cuotas',
    question: '¿Se puede financiar $1?',
  },
  {
    signs: 'cancelar|cancelaci(?:ón|ones)|darse de baja|sin permanencia|rescindir',
    question: '¿Se puede cancelar $1?',
  },
  { signs: 'descuentos?|códigos? promocional(?:es)?|cup(?:ón|ones)', question: '¿Hay descuentos para $1?' },
  {
    signs: '(?:es|son|sea) (?:legalmente )?obligatori[oa]s?|obligación legal',
    question: '¿Es obligatorio tener $1?',
  },
  {
    signs: 'qué incluye|servicios incluidos|(?:el precio|la tarifa|el servicio|el paquete|cada paquete) incluye',
    question: '¿Qué incluye $1?',
    by: 'service',
  },
  { signs: '(?:merecen?|valen?) la pena|(?:es|son) rentables?', question: '¿Merece la pena $1?' },
  { signs: 'alternativas? (?:a|al) (?:(?:la|el|las|los|una?) )?(?:\\S+ )?$2', question: '¿Qué alternativas hay a $1?' },
  {
    signs: '(?:tú|usted|uno|yo) mism[oa]|por (?:tu|su|mi) cuenta|contratar (?:a )?un profesional',
    question: '¿Hace falta un profesional para $1?',
    ofDeeds: '¿Hace falta un profesional para $3?',
  },
  { signs: '(?:semanas|meses) de antelación|mejor (?:momento|época) para', question: '¿Cuándo conviene pedir $1?' },
];
