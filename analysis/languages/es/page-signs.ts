/** Spanish words that show the basis and the age of a page. */
import type { DisclosureWords, PageSignWords } from '../page-signs.ts';

export const pageSigns: PageSignWords = {
  reviews:
    '\\d(?:[.,]\\d)?(?: ?/ ?5| (?:sobre|de) 5| estrellas?)|(?:valorad|puntuad|calificad)[oa]s? con (?:un )?\\d(?:[.,]\\d)?|\\d[\\d.,\u00a0\u202f ]* (?:opiniones|reseñas|valoraciones|calificaciones|testimonios)',
  licence:
    'certificad[oa]s? (?:por|según|iso)|acreditad[oa]s? por|(?:empresa|instalador|instaladora|profesional|técnico)(?:es|s)? (?:autorizad|homologad|certificad|acreditad|colegiad)[oa]s?|seguro de responsabilidad civil|número de (?:licencia|registro|colegiado)|con licencia y (?:con )?seguro|iso \\d{4,5}',
  guarantee:
    'garantía (?:de (?:\\d+|un|uno|dos|tres|cinco|diez|por vida)|limitada|extendida|del fabricante|cubre)|\\d+ (?:años|meses) de garantía|garantía:? \\d+|devoluci(?:ón|ones) (?:fácil|fáciles|en \\d+)|(?:dos|tres|cinco|diez) años de garantía|devolución (?:gratuita|gratis|del dinero)|devoluciones (?:gratuitas|gratis)|reembolso|derecho de desistimiento|\\d+ días para (?:devolver|cambiar)|política de devoluciones',
  method:
    'encuesta (?:a|entre|realizada)|cómo (?:hemos )?(?:elegi(?:mos|do)|seleccion(?:amos|ado)|prob(?:amos|ado)|evalu(?:amos|ado)|clasific(?:amos|ado)|puntu(?:amos|ado)|compar(?:amos|ado))|nuestros criterios|(?:ordenad|elegid|seleccionad|clasificad|escogid)[oa]s? [^.]{0,80}(?:según|en función de|a partir de|con base en)|nuestr[oa] (?:metodología|protocolo|(?:método|proceso) de (?:selección|evaluación|análisis|prueba))|criterios de (?:selección|evaluación|elección|valoración)|(?:hemos )?(?:comparado|analizado|evaluado|comparamos|analizamos|evaluamos) (?:más de )?\\d+',
  experience:
    '(?:hemos|he|(?:la|lo|las|los) (?:hemos|he)) (?:probado|utilizado|usado|comprado|medido|instalado|visitado)|(?:probamos|utilizamos|compramos|medimos|instalamos|visitamos) (?:personalmente|nosotros mismos)|en (?:nuestras|mis) pruebas|en (?:nuestra|mi) (?:propia )?experiencia|(?:nuestra|mi) propia experiencia|de primera mano',
  cases: 'casos? de (?:éxito|estudio|clientes?)|estudios? de casos?|historias? de (?:éxito|clientes?)|casos? reales',
  voices:
    '^(?:(?:nuestros|nuestras|las|los|más|últimas) ){0,2}(?:testimonios|opiniones|reseñas|valoraciones)(?: (?:de (?:nuestros )?)?clientes| de google| verificadas)?[.!:]?$|^(?:lo )?qu[eé] (?:dicen|opinan|piensan) (?:nuestros|los|de nosotros)',
  vague_source:
    '(?<!(?:nuestr[oa]s|mis) (?:propi[oa]s )?)(?:estudios|investigaciones|encuestas|estadísticas|expertos|especialistas|científicos|investigadores) (?:han )?(?:muestran|mostrado|demuestran|demostrado|sugieren|sugerido|indican|indicado|señalan|señalado|revelan|revelado|prueban|probado|estiman|estimado|afirman|aseguran|recomiendan|recomendado|coinciden)|los datos (?:muestran|indican|demuestran|sugieren)|(?:probad|demostrad|avalad|recomendad)[oa]s? (?:científicamente|por (?:la ciencia|expertos|los expertos))|según (?:los |las |unos |algunos |algunas |varios |varias |diversos )?(?:expertos|estudios|especialistas|estimaciones|encuestas|investigaciones)',
  data: 'estudios?|análisis|encuestas?|investigación|informes?|censo|datos|cifras|estadísticas?',
  relative_day:
    '(?:a principios|a finales|a mediados) de (?:este )?año|(?:este|el próximo) mes|el mes (?:pasado|que viene)|esta semana|la (?:próxima semana|semana (?:pasada|que viene))|recientemente anunciad[oa]s?|anunciad[oa]s? recientemente|en los próximos (?:meses|días)|en las próximas semanas|próximamente',
  pick: '(?:la )?mejor(?:es)? (?:opción|elección|alternativa|en general|para|relación|de su (?:clase|categoría|segmento))|nuestr[oa] (?:favorit[oa]|elección|recomendación|recomendad[oa])|(?:te |le |os |les )?recomendamos|(?:te |le |os |les )?recomiendo|empieza por|empiece por|opta por|opte por|(?:hemos elegido|elegimos|escogimos|seleccionamos) [^.]{1,80} como (?:el|la|nuestr[oa]|mejor)|(?:el ganador|la ganadora) (?:es|de)|(?:lidera|encabeza) (?:nuestr[oa]|la|el|est[ea]) (?:\\p{L}+ |20\\d\\d )?(?:lista|ranking|clasificación|comparativa|selección)|(?:ocupa|obtiene|consigue|se lleva|logra) (?:el |la )?(?:primer(?:a)? (?:puesto|lugar|posición)|número (?:1|uno)|oro)|(?:queda|quedó|está|en) (?:el |la )?primer(?:a)? (?:puesto|lugar(?! ,)|posición)|(?:es|sigue siendo) (?:sin duda |claramente )?(?:el|la|nuestr[oa]|mi) (?:\\p{L}+ )?(?:ganador|ganadora|favorit[oa]|número (?:1|uno)|mejor)|nuestr[oa] (?:ganador|ganadora|primera opción|número uno)|mi (?:favorit[oa]|recomendación|elección|preferid[oa])|elección (?:de la redacción|del editor)|^(?:nº|n\\.º|núm\\.|número) ?(?:1|uno)(?!\\d)|^(?:el )?ganador(?:$|:)|(?:muy|altamente|más) recomendad[oa]s?|recomendad[oa]s? para|el mejor (?:de todos|de nuestra)',
  ranked: 'ranking|clasificación|clasificad[oa]s',
  plan: '(?:será|serán|deberá|deberán|entrará|entrarán|va a|van a|se espera que) [^.;:]{0,80}?(?:en|para|de|del|antes de|a partir de) (?=20\\d\\d)|(?:oferta|promoción|descuento|válid[oa]s?|termina|vence|inscr\\p{L}+|reserv\\p{L}+) (?:(?!era|eran|fue)[^.;:]){0,40}?(?:hasta el|antes del) \\d{1,2} de \\p{L}{3,10} del? (?=20\\d\\d)',
  plan_after_year:
    '^["“„«‘]?(?:en|para|antes de|a partir de) (20\\d{2}),? [^.;:,]{1,40} (?:será|serán|deberá|deberán|debería|deberían|entrará|entrarán|va a|van a)',
  free: '(?:totalmente|completamente|siempre) (?:gratis|gratuit[oa]s?)|gratis (?:para (?:hasta )?\\d+|hasta)|(?:plan|cuenta|versión) (?:gratis|gratuit[oa])',
  unpaid:
    '(?<!(?:envío|devolución|prueba|presupuesto|consulta|muestra) )(?:gratis|gratuit[oa]s?|gratuitamente)|sin coste|sin costo|no cuesta(?:n)? nada',
  saving: 'ahorr(?:a|as|an|ar|ado|ados|e|en|o|os|ó|aron|amos)|reembolsos?|descuentos?|subvenci(?:ón|ones)',
  other_money:
    'créditos? (?:fiscal|tributario)(?:es|s)?|mínimos? (?:exento|personal|familiar)(?:es|s)?|deducci(?:ón|ones)|deudas?|endeudad\\p{L}+|salarios?|sueldos?|ingresos?|gana(?:n|r)?|fondos? de emergencia|franquicias?|deducibles?|facturación|patrimonio|donaci(?:ón|ones)|donad\\p{L}+|multas?|propinas?|cup(?:ón|ones)|[\\d.,]+ ?(?:€|euros|dólares|pesos) (?:más|menos)|por asegurado|coste del viaje|cobertura|indemniz\\p{L}+|reembols\\p{L}+|límites? de',
  past: 'mientras que en 20\\d{2}|en 20\\d{2}[^.;]{0,80}(?<!\\p{L})(?:hoy|ahora)|(?:en|antes de|hasta|desde|durante|(?:los )?años) 20\\d{2}(?!\\d)[^.;]{0,60}(?<!\\p{L})(?:eran?|fue|fueron|\\p{L}{3,}(?:ó|aron|ieron|aban?|ían?))|hab[ií]an? \\p{L}+(?:[ai]do)|si (?:[^.;,]{0,40} )?\\p{L}{2,}[iy]eran?|en aquel entonces|un[oa]? de nuestros (?:casos|clientes)|por entonces',
  tax: 'impuestos?|irpf|fiscal\\p{L}*|tributa\\p{L}*',
  paid: 'presupuestos?|cuestan?|costes?|costos?|precios?|tarifas?|cuotas?|desde|a partir de|por (?:solo |unos |menos de )?\\p{N}|(?:€|euros?) ?(?:/|al |por |la )|pag(?:ar|as|a|an|ado|arás)|cobr(?:a|an|ar)|compr(?:a|ar|as)|vend\\p{L}+|disponible|asequibles?|car[oa]s?|barat[oa]s?|suscripci(?:ón|ones)|mensual(?:es)?|anual(?:es)?|presupuesto|honorarios|alquiler|prima',
  share_paid:
    '(?:cientos|miles) de (?:euros|dólares|pesos)|(?:cuestan?|costes?|costos?|precios?|tarifas?|cuotas?|comisi(?:ón|ones)|honorarios|cobr(?:a|an)|pag(?:ar|as|a)) (?:[^.!?]{0,60} )?\\d+(?:[.,]\\d+)?(?: ?%| por ciento) (?:de|del|sobre)|\\d+(?:[.,]\\d+)? ?% de (?:comisión|honorarios)',
  average: 'en promedio|de media|(?:precio|coste|costo|gasto|importe|cuota) medi[oa]|promedio|mediana|por ciento',
  instruction:
    '^\\p{L}+(?:[ae]n?|es|as) (?:el|la|los|las|un|una|su|sus|tu|tus)(?!\\p{L})|^(?:por ejemplo|ejemplo|si|supongamos)(?!\\p{L})',
  own_count: 'nosotr[oa]s|nuestr[oa]s?|hemos|mis?',
  rating: 'puntuaci(?:ón|ones)|valoraci(?:ón|ones)|calificaci(?:ón|ones)|estrellas?|nota|(?:de|sobre) (?:5|10)',
  abandoned:
    '(?:esta|este) (?:página|artículo|guía|documentación|sitio|tutorial|lista) (?:está|ha sido|ha quedado|fue|ya no (?:está|se))(?: ya)? (?:obsolet[oa]|desactualizad[oa]|archivad[oa]|anticuad[oa]|actualizad[oa]|actualiza|mantiene|mantenid[oa])(?<!(?:está|sido|quedado|fue)(?: ya)? (?:actualizad[oa]|mantenid[oa]))|(?:esta|este) (?:página|artículo|guía|documentación|sitio|tutorial|lista) (?:no|ya no) (?:será|se) (?:actualizad[oa]|actualizará|actualiza|mantendrá|mantiene)|está (?:viendo|leyendo|consultando) una versión (?:antigua|anterior|obsoleta)',
  pandemic:
    '(?:medidas|normas|protocolos?|restricciones|precauciones) (?:sanitarias )?(?:(?:por|contra|de|ante) (?:el |la )?)?(?:covid(?:[- ]19)?|coronavirus)|(?:pandemia|crisis sanitaria) actual|en estos tiempos (?:de (?:pandemia|covid|crisis)|difíciles|inciertos)',
  printable:
    '(?:para|listo para) (?:imprimir|descargar)|imprimibles?|(?:en|formato) pdf|pdf (?:gratis|gratuito|descargable|imprimible)|descarg(?:a|ue|ar|uen) (?:gratis )?(?:el|la|los|nuestr[oa]|est[ea]|tu|su) (?:\\p{L}+ ){0,2}(?:checklist|plantilla|guía|planificador|lista|tabla|calendario|cronograma|pdf)',
  suits:
    '(?:ideal|ideales|perfect[oa]s?|hech[oa]s?) para|(?:el|la) (?:más adecuad[oa]|mejor) para|(?:buena|mejor|excelente) (?:opción|elección) (?:para|si)|mejor (?:en general|relación)',
  since: '(?:desde|fundad[ao] en|cread[ao] en) (?:(?:el )?\\d{1,2} de )?(?:\\p{L}+ (?:de )?)?(?:19|20)\\d{2}',
  rate_for_year:
    '(?:es|son|está|están|asciende|oscila|oscilan|se aplica)[^;]{0,160}?para (?:el )?(?:año |ejercicio )?20\\d\\d|para (?:el )?(?:año |ejercicio )?20\\d\\d,? [^;]{0,80}?(?:es|son|asciende|oscila)',
  not_in_force:
    'era|eran|fue|fueron|había|subió|bajó|creció|crecimiento|aumento|previsto|prevista|previsión|estimado|desde|estudio|encuesta|informe|mercado|ventas|según',
  supposing: '^(?:por ejemplo,? )?(?:si|supongamos|imaginemos|digamos)',
  offer_until:
    '(?:ofertas?|promoci(?:ón|ones)|descuentos?|cup(?:ón|ones)|códigos?|precios?|tarifas?|bonificaci(?:ón|ones)|ayudas?|subvenci(?:ón|ones)|deducci(?:ón|ones))[^.!?;]{0,80}?(?<!\\p{L})(?:(?:válid[oa]s?|vigentes?|disponibles?|prorrogad[oa]s?|ampliad[oa]s?)[^.!?;]{0,40}? hasta(?: el)?|(?:finalizan?|terminan?|caducan?|acaban?)(?: el)?|si (?:te (?:registras|inscribes|suscribes)|se (?:registra|inscribe|suscribe)|compras?|reservas?|contratas?) (?:antes del|hasta el))',
};

export const disclosures: DisclosureWords = {
  earning:
    'afiliad|conflictos? de inter|comisi[oó]n|patrocin|publicidad|colaboraci[oó]n pagada|enlaces? de (?:referido|socio|compra)|(?:ganamos|recibimos|percibimos|obtenemos)|programa de asociados|remunera',
  own: '(?:nuestr[oa]s?|mis?) (?:\\p{L}+ )?(?:propi[oa]s?|productos?|plataforma|software|aplicaci[oó]n(?:es)?|herramientas?|servicios?|soluci[oó]n(?:es)?|sistemas?|empresa|marcas?|tienda|equipo|clientes?|precios|planes?|oferta|gama)(?![\\p{L}\\p{M}])|(?:nosotros )?(?:ofrecemos|desarrollamos|creamos|fabricamos|vendemos|hemos (?:creado|desarrollado))|propi[oa]s? (?:producto|marca|herramienta|software)|transparencia',
  ours: '(?:nuestr[oa]s?|mis?) (?!(?:\\p{L}+ )?(?:favorit[oa]s?|elecci[oó]n|selecci[oó]n|lista|clasificaci[oó]n|ranking|rese[ñn]as?|opini[oó]n(?:es)?|an[aá]lisis|pruebas?|criterios|recomendaci[oó]n(?:es)?|gu[ií]a|art[ií]culo|lectores|veredicto|experiencia))',
  selection:
    'criteri|metodolog|selecci|hemos|(?:elegid|seleccionad|probad|comparad|evaluad|clasificad|premiad|nominad)[oa]s? (?:por|para|según|entre|en)|por qué (?:los|las)? ?(?:elegimos|hemos)|cómo (?:elegimos|hemos)|premios?|orden alfabético',
  experience:
    '(?:yo|mi|mis|me)(?![\\p{L}\\p{M}\\p{N}])|nuestr[oa]s? (?:pruebas?|expertos?|experiencia|opinión|redacción|equipo|clientes?|alumnos?|cocina|laboratorio|pacientes?|profesores)|hemos|de primera mano|(?<=[”»“]),? (?:(?:nos )?(?:dice|explica|cuenta|afirma|señala|asegura))(?!\\p{L})',
  reviews:
    'opini|reseñ|valora|califica|puntua|estrellas?|testimoni|comentario|trustpilot|recomendad[oa]s? por|satisf(?:ech|acción)|(?:lo )?qu[eé] (?:dicen|opinan|piensan)|nuestros clientes|\\d(?:[.,]\\d)? ?(?:/|de|sobre) ?(?:5|10)(?!\\d)|[★⭐]',
  licence:
    'licencia|certifi|acredit|homolog|autorizad|colegiad|asegurad|segur[oa] de (?:responsabilidad|obra|daños)|iso[ -]?\\d{4}|número de registro|registrad[oa]s? en|titulad|servicio oficial|miembros? de|cualificad|calificad|habilitad',
  guarantee:
    'garant|devol|reembols|desist|cambios?(?!\\p{L})|satisf|prueba|\\d+ (?:días|noches)|cancel|posventa|postventa',
  cases:
    'casos? (?:de|reales)|ejemplos? (?:reales?|de nuestr)|(?:trabajos|obras|instalaciones) realizad|historias?(?!\\p{L})|testimoni|estudios? de caso|proyectos?(?!\\p{L})|portfolio|portafolio|nuestros (?:clientes|trabajos)|antes y después|hemos ayudado|ayudamos a|referencias',
  sources:
    'fuentes?: ?\\p{L}|(?<=\\n)(?:\\p{L}+ )?fuentes(?=\\n|$)|referencias|bibliogr|notas al pie|et al(?!\\p{L})|doi(?:\\.org|:)',
};
