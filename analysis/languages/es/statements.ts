/** How Spanish states figures. */
import type { FigureStatements } from '../statements.ts';

export const statements: FigureStatements = {
  about:
    'unos, unas, alrededor de un, alrededor de los, cerca de un, cerca de los, en torno al, en torno a los, en torno a un, aproximadamente un, aproximadamente, alrededor de, cerca de, casi, en torno a, de media, un promedio de, cerca del, alrededor del, aprox.',
  atLeast:
    'al menos, al menos el, al menos un, más de, más de los, más de un, como mínimo, mínimo, desde, por lo menos, a partir de, un mínimo de, por encima de, más del, superior a',
  atMost:
    'hasta, hasta el, hasta un, hasta los, hasta las, como máximo el, como máximo un, menos de los, un máximo del, no más del, como máximo, menos de, máximo, un máximo de, por debajo de, no más de, menos del, inferior a',
  lows: 'bajo, baja, mín, mínimo, mínima, desde',
  highs: 'alto, alta, máx, máximo, máxima, hasta',
  orMore: 'o más, y más, como mínimo',
  orLess: 'o menos, como máximo',
  between:
    'entre, entre el, entre los, entre las, entre un, de, de los, de las, del, de un, desde, desde el, desde los',
  and: 'y, e, y el, y los, y las, y un',
  to: 'a, al, a los, a las, a un, hasta, hasta el, hasta los, hasta las, hasta un',
  per: 'por, cada',
  each: 'al, a la, el, la',
  periods: 'anuales=a, mensuales=mo, diarios=d, anual=a, mensual=mo, semanales=wk',
  on: 'en, desde, a partir de, el, antes de, hasta, de, hacia, año',
  eras: 'd. c., d.c.',
  century: /siglo\s(?<roman>[xvi]{1,5})(?!\p{L})(?!\sa)/u,
  decade: /años\s(?<year>(?:1\d|20)\d0)/u,
  times:
    'principios, mediados, finales, fines, comienzos, inicio, mitad, primera, segunda, año, años, verano, invierno, primavera, otoño',
  verbs: {
    is: 'es, son, era, fue, alcanza, alcanzan, varía, varían, oscila, oscilan, ronda, rondan, supone, suponen, representa, representan, equivale, supera, superan, mide, miden, va, van, sitúa, sitúan, está, están, llega, llegan',
    starts: 'empieza, empiezan, parte, parten, comienza, comienzan',
    costs: 'cuesta, cuestan, costó, vale, valen, vende',
    lasts: 'dura, duran, tarda, tardan, requiere, requieren, tiene una duración, lleva, necesita, necesitan',
    weighs: 'pesa, pesan',
    carries: 'soporta, soportan, aguanta, aguantan, carga',
    uses: 'consume, consumen, usa, usan, utiliza, utilizan',
    makes: 'produce, producen, contiene, contienen, genera, generan, aporta, aportan, emite',
    has: 'tiene, tienen, tenía, ofrece, ofrecen, cuenta, cuentan, incluye, incluyen, posee, emplea, dispone',
    pays: 'paga, pagan, gasta, gastan, gana, ganan',
    happens:
      'fundada, fundado, creada, creado, lanzada, lanzado, nació, surgió, inventó, abrió, entró, vence, termina, comenzó, publicado, publicada',
  },
  actions:
    'aumenta, aumentan, aumentó, disminuye, disminuyen, sube, suben, subió, bajan, bajó, crece, crecen, creció, cae, caen, cayó, reduce, reducen, redujo, depende, dependen, permite, permiten, cubre, cubren, exige, exigen, ahorra, ahorran, añade, añaden, recibe, reciben, pierde, pierden, perdió, elige, eligen, muestran, indica, indican, corresponde, corresponden, basta, bastan, paga, pagan, cobra, cobran, amortiza, amortizan, recupera, recuperan, instala, instalan, necesita, necesitan, ocupa, ocupan, vierte',
  adverbs:
    'normalmente, generalmente, habitualmente, suele, suelen, puede, pueden, debe, deben, actualmente, también, solo, sólo, aún, ya, ser, estar, costar, durar, se, de, media, promedio, en, general, aproximadamente, entre, incluso, casi, un, una, el, la, los, las, oscilar, variar, por, lo, término, medio, ha, han, sido, era, fue, es, son',
  links: 'de, a, en, con, desde, entre, hasta, por, para, del, al',
  of: 'de, del',
  quantities:
    'altura, anchura, ancho, longitud, largo, profundidad, grosor, diámetro, tamaño, peso, masa, carga, capacidad, volumen, superficie, área, distancia, alcance, autonomía, radio, velocidad, potencia, tensión, energía, consumo, temperatura, presión, ruido, frecuencia, precio, coste, costo, tarifa, tasa, alquiler, prima, franquicia, depósito, presupuesto, salario, sueldo, ingreso, ingresos, facturación, beneficio, valor, impuesto, multa, ayuda, límite, tope, umbral, cuota, porcentaje, proporción, riesgo, media, promedio, mínimo, máximo, total, duración, tiempo, plazo, periodo, período, vida, garantía, nivel, dosis, ingesta, contenido, concentración, densidad, rendimiento, precisión, resolución, población, ángulo, importe',
  expect: 'calcula, espera pagar, hay que contar con, cuesta, se tarda, se tardan',
  purposes: 'para',
  toward: 'por, para',
  articles: 'el, la, los, las, un, una, unos, unas, su, sus, tu, tus',
  quantifiers: 'cada, todo, toda, todos, todas, mayoría, algunos, algunas, muchos, muchas, varios',
  gerunds: 'ar, er, ir',
  comparatives: 'mayor, menor, mejor, peor, más, menos',
  breaks: 'que, porque, mientras, aunque, pero, cuando, donde, y, e, o, u, sino, pues, así, como, si',
  relatives: 'que',
  openings:
    'en promedio, de media, en ese sentido, en este sentido, en ese marco, en este marco, según se informó, en general, en cambio, en realidad, en total, por ejemplo, por otro lado, por otra parte, en comparación, en la mayoría de los casos, además',
  afterUnits: 'hábiles, laborables, naturales, hábil, consecutivos, consecutivas, aproximadamente',
  unclear:
    'él, ella, ellos, ellas, esto, eso, este, esta, estos, estas, ese, esa, esos, esas, aquel, aquella, nosotros, yo, nuestro, nuestra, nuestros, nuestras, mi, mis, lo, le, les, se, quien, cual, mismo, misma, aquí, usted, tú',
  doubtful: 'si, supongamos, imagina, nunca, no',
  own: 'nosotros, nuestro, nuestra, nuestros, nuestras, nos, me',
  narrator: 'yo, mi, mis, mí',
  ownAdvice: 'recomiendo, recomendamos, aconsejo, aconsejamos, sugiero, sugerimos',
  advice: 'recomiendo, recomendamos, aconsejo, aconsejamos, sugiero, sugerimos',
  speakers: 'nosotros, hemos, nuestro equipo, nuestra redacción, nuestros expertos',
  careers: 'de experiencia, de trayectoria, carrera profesional, en el sector',
  biographies: 'coautor, coautora, graduado en, graduada en, licenciado en, licenciada en, redactor de, redactora de',
  boilerplate:
    'min de lectura, minutos de lectura, tiempo de lectura, publicado el, actualizado, hace, suscríbete, ©, cookies, carrito',
  offers: 'descuento, cupón, envío, envíos, entrega, devolución, devoluciones, reembolso, prueba gratuita, oferta',
  offerStarts: 'ahorra, ahorre',
  gains:
    'ahorro, ahorros, ahorrar, ahorra, descuento, descuentos, ayuda, ayudas, subvención, reembolso, bono, depósito, fianza, propina',
  takings:
    'facturación, ingresos, beneficio, beneficios, ventas, salario, salarios, tarjeta regalo, cupón, pedidos de, miles de millones',
  comparisons: 'más tarde, más, menos, mayor, menor, superior, inferior, de más, de menos',
  aged: 'de edad',
  ages: 'la edad de, edad de, edades de',
  spans: 'próximos, próximas, últimos, últimas, próximo, próxima',
  presents:
    'aquí tienes, aquí están, estos son, estas son, este artículo, esta guía, esta infografía, esta lista, en este artículo, en esta guía',
  frequencies: 'del tiempo, de las veces',
  rests: 'restante, otro',
  persons:
    'hombres, mujeres, niños, niñas, adultos, personas, pacientes, adolescentes, jóvenes, mayores, alumnos, bebés, lactantes',
  since: 'desde hace, desde hace más de, desde hace casi',
  advised: 'consejos, trucos, razones, ideas, errores, formas, maneras',
  numbered:
    'tipo, fase, etapa, nivel, paso, capítulo, parte, versión, categoría, clase, figura, tabla, sección, artículo, número, n.º, anexo, lección, módulo, página, grupo, generación, grado',
  examples: 'ejemplo',
  exampleStarts: 'por ejemplo',
  seats: 'usuario, usuarios, licencia, licencias',
  payers: 'propietarios, parejas, consumidores, familias, hogares, personas, viajeros, padres, españoles',
  samples: 'estudio, estudios, encuesta, encuestados, participantes, muestra, metaanálisis, ensayos',
  inverts: true,
  cases: 'durante, en caso de, en',
  conditions: 'si, cuando',
  limits: 'antes de, después de, sin, con, según, incluyendo, durante, por, dependiendo de',
};
