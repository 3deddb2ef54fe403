/** What searchers of any Spanish keyword want to know about its subject, and the words of texts that tell it. */
import type { Concern } from '../questions.ts';

/** Words of titles on what to take along. */
const packing = 'maletas?|equipaje|equipo|checklist|qué llevar';

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
  {
    signs:
      'nunca es (?:demasiado )?tarde|(?:empezar|aprender) (?:\\S+ ){0,3}(?:a cualquier edad|de adult[oa]s?)|adultos principiantes',
    question: '¿Se puede empezar $1 a cualquier edad?',
  },
  {
    signs:
      '(?:formulario|plazo|proceso) de (?:inscripción|matrícula)|inscripciones (?:abiertas|online)|matrícula (?:abierta|gratuita|online)|inscrib(?:irse|irte|ete) (?:en|al?) (?:\\S+ ){0,2}$2',
    question: '¿Cómo inscribirse en $1?',
  },
  {
    signs:
      '(?:primeros )?resultados (?:\\S+ ){0,4}(?:en|tras|después de|a partir de) (?:\\S+ ){0,2}(?:días|semanas|meses|sesiones)|(?:ver|notar) (?:\\S+ )?(?:resultados|mejoras|progresos?) (?:\\S+ ){0,4}(?:días|semanas|meses|sesiones)',
    question: '¿Cuánto se tarda en ver resultados con $1?',
  },
  {
    signs: 'listas? de espera|tiempos? de espera|cita (?:\\S+ ){0,3}en (?:menos de )?\\d+ (?:horas|días)',
    question: '¿Cuánto hay que esperar para $1?',
    by: 'service',
  },
  {
    signs: 'cambiar(?:se|te)? de (?:proveedor|compañía|aseguradora|banco|operador)',
    question: '¿Cómo cambiar de proveedor?',
  },
  {
    signs:
      '(?:ideal|recomendad[oa]|indicad[oa]|adecuad[oa]|perfect[oa]|pensad[oa])s? para (?:personas|empresas|familias|negocios|autónomos|quienes|todos|cualquier|aquellos)|para quién|a quién va dirigid[oa]',
    question: '¿A quién le conviene $1?',
  },
  {
    signs: 'primera frase|primer párrafo|frase (?:inicial|de apertura)|párrafo inicial',
    question: '¿Cómo empezar $1?',
    ofDeeds: '¿Cómo empezar $1?',
  },
  {
    signs: 'clich[ée]s?|frases hechas|lugares comunes|tópicos',
    question: '¿Qué hay que evitar en $1?',
    ofDeeds: '¿Qué hay que evitar en $1?',
  },
  {
    signs:
      '(?:una|dos|tres|\\d+) (?:páginas?|palabras) como máximo|(?:superar|exceder|sobrepasar) (?:de )?(?:las )?(?:una|dos|tres|\\d+) (?:páginas?|palabras)|entre \\d+ y \\d+ (?:palabras|páginas)',
    question: '¿Qué extensión debe tener $1?',
    ofDeeds: '¿Qué extensión debe tener $1?',
  },
  {
    signs: 'mantener(?:se|te)? (?:\\S+ )?motiva(?:ción|d[oa]s?)|(?:perder|perdido) la motivación',
    question: '¿Cómo mantener la motivación con $1?',
  },
  {
    signs:
      '(?:sectores|industrias) (?:en (?:los|las) que|que atendemos)|nuestros sectores|soluciones por (?:sector|industria)',
    question: '¿Qué sectores usan $1?',
    by: 'service',
  },
  {
    signs:
      '(?:abogad|asesor|consultor|entrenador|especialista|instalador|médic|profesional|profesor|psicólog|redactor|técnic|terapeuta|traductor)\\p{L}* (?:\\S+ )?(?:certificad|colegiad|cualificad|titulad|acreditad)[oa]s?',
    question: '¿Qué titulación tienen los $5?',
    by: 'service',
  },
  {
    signs: '(?:revisiones|correcciones|cambios) (?:ilimitad[oa]s|incluid[oa]s|gratuit[oa]s|gratis)',
    question: '¿Cuántas correcciones incluye $1?',
    by: 'service',
  },
  {
    signs: '(?:servicio|entrega|envío|traducción|tramitación) (?:exprés|express|urgente)|recargo (?:por|de) urgencia',
    question: '¿Se puede pedir $1 con urgencia?',
    by: 'service',
  },
  {
    signs: 'garantía de (?:devolución|satisfacción|reembolso)|devol(?:ución del|vemos el|veremos el) dinero',
    question: '¿Hay garantía de devolución con $1?',
  },
  {
    signs:
      'secreto profesional|(?:total|absoluta|estricta|máxima) confidencialidad|confidencialidad (?:garantizada|total|absoluta)',
    question: '¿Qué confidencialidad ofrece $1?',
  },
  {
    signs: '(?:funciones|funcionalidades) (?:\\S+ )?(?:clave|esenciales|principales|imprescindibles|importantes)',
    question: '¿Qué funciones debe tener $1?',
  },
  {
    signs: 'se integran? (?:\\S+ )?con|integraci(?:ón|ones) (?:con|nativas?)',
    question: '¿Con qué herramientas se integra $1?',
  },
  {
    signs: '(?:funciones|herramientas|asistentes?|agentes?) (?:\\S+ )?(?:de|con) (?:ia|inteligencia artificial)',
    question: '¿Qué funciones de IA tiene $1?',
  },
  {
    signs: 'accesorios (?:\\S+ )?(?:necesarios|imprescindibles|incluidos|compatibles|recomendados|útiles)',
    question: '¿Qué accesorios hacen falta para $1?',
  },
  {
    signs: 'sin (?:\\S+ )?experiencia|experiencia previa|conocimientos previos',
    question: '¿Hace falta experiencia para $1?',
    ofDeeds: '¿Hace falta experiencia para $3?',
  },
  {
    signs: 'herramientas (?:\\S+ )?(?:necesarias|imprescindibles|que necesitas)|material(?:es)? necesarios?',
    question: '¿Qué herramientas hacen falta para $1?',
    ofDeeds: '¿Qué herramientas hacen falta para $3?',
  },
  {
    signs:
      '^(?:\\S+ ){0,2}ropa(?: \\S+){0,3}:?$|ropa (?:de abrigo|impermeable|de recambio|térmica|cómoda)|capas de ropa',
    question: '¿Qué ropa hay que llevar para $1?',
    among: packing,
  },
  {
    signs: 'litros? de agua|(?:suficiente|bastante) agua|cantimploras?|filtro de agua',
    question: '¿Cuánta agua hay que llevar para $1?',
    among: packing,
  },
  {
    signs:
      '^(?:\\S+ ){0,2}(?:comida|alimentación|alimentos)(?: \\S+){0,3}:?$|suficiente comida|(?:barritas|comida) (?:energéticas|liofilizada|deshidratada)|frutos secos',
    question: '¿Cuánta comida hay que llevar para $1?',
    among: packing,
  },
  { signs: 'botiqu(?:ín|ines)|primeros auxilios', question: '¿Qué debe haber en el botiquín para $1?', among: packing },
  {
    signs: '(?:dejar|deja) (?:\\S+ ){0,3}en casa|no (?:\\S+ )?(?:llevar|lleves|meter|metas)(?= )',
    question: '¿Qué no hay que llevar para $1?',
    among: packing,
  },
];
