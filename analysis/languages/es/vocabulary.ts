/** Spanish words: stop words, everyday words, and how nouns are written. */
import type { Nouns, StopWords, Vocabulary } from '../language-pack.ts';

export const stopWords: StopWords = {
  list: 'es',
  contentWords:
    'cuenta día días dia dias empleo final gran grandes horas lado largo lugar mayor momento nueva nuevas nuevo nuevos pais sal tiempo total trabajo valor',
  functionWords: '',
  byForm: null,
};

export const vocabulary: Vocabulary = {
  everyday: `año años ayuda ayudar bueno cambio caso comenzar completo conocer consejo contar cosa crear dar deber decir dejar detalle
    día diferente elegir ejemplo encontrar esencial explicar fácil falta fin forma fundamental ganar gracia grande guía
    hora idea ideal igual importante información largo llegar lugar manera mantener mejor mes momento mundo necesario
    necesitar nivel nombre nuevo número objetivo ofrecer opción paso parte pensar pequeño persona permitir poder posible
    precio principal problema proceso producto pregunta querer razón realizar recibir recomendar resultado saber seguir
    semana sencillo sentir sitio solución tiempo tipo todo tomar usar uso valor ventaja ver vez vida costar cuesta cuestan
    soler suele suelen mirar mira durar dura duran sumar suma añadir añade añaden añades pedir poner pon tardar tarda restar
    resta resto funcionar pasar quedar hacer hace`,
  quantities: 'uno mitad euro euros metro metros',
  linking: 'de del la el los las y e en para con sin a al por o',
};

export const nouns: Nouns = {
  areCapitalized: false,
  formCompounds: false,
  comeFirst: true,
  determiners: `el la los las un una unos unas este esta estos estas ese esa mi mis tu tus su sus nuestro nuestra nuestros
      nuestras cada algún alguna ningún ninguna varios varias muchos muchas del al todo toda todos todas`,
  objectDeterminers: `el la los las un una unos unas este esta estos estas mi mis tu tus su sus nuestro nuestra nuestros
      nuestras cada`,
  verbMarkers: `yo él ella ellos se me te nos lo no es son está están era ser estar ha han puede pueden debe deben hay que
      muy más menos tan si para`,
  adverb: /^\p{L}{4,}mente$/u,
  finiteVerbs: `aumentan ayudan consiguen contiene contienen cubren depende dependen eligen existen facilitan funcionan garantizan
      incluye incluyen mejoran necesitan obtienen ofrece ofrecen permite permiten proporciona proporcionan protegen pueden
      quieren recomienda recomiendan requiere requieren tienen varían`,
  amounts: `centenar centenares cientos decenas docena docenas infinidad mayoría miles millones montón multitud par pares puñado
      sinfín`,
  calls: /^(?:(?:también|a veces) )?(?:llamad[oa]s?|conocid[oa]s? como) /iu,
  general: `acceso acción actividad alcance ámbito apartado aplicación apoyo área asistencia aspecto autor ayuda base beneficiario
      cambio campo cantidad característica casa caso categoría causa ciudad cliente colaborador comodidad compañía
      competencia componente comunidad concepto condición conocimiento consejo consumidor contenido contexto criterio cuestión
      dato decisión demanda departamento desafío desarrollo detalle diferencia dificultad dirección ecuador efecto eficiencia
      elección elemento empleado empresa entorno equipo escala espacio especialista estado estilo estrategia estructura estudiante
      etapa evento evolución ejemplo experiencia experto factor familia fase fin finalidad forma formato función
      funcionalidad gama gente grupo gusto hogar hombre hora idea impacto individuo industria información
      innovación interés internet lado lector lista lugar manera marca materia medida medio mercado método
      miembro modelo modo momento mujer mundo necesidad negocio nivel nombre número objetivo objeto ocasión oferta
      opción operación opinión oportunidad organización padre página país parte participante particular periodo período persona
      perspectiva plan plataforma poder posibilidad posición práctica presencia principio prioridad problema procedimiento proceso producto
      profesional profesor programa propiedad propietario propósito proveedor proyecto punto razón realidad recurso región regla relación
      requisito respuesta resultado reto rol sección sector semana sentido servicio situación sistema sitio sociedad solución
      tamaño tarea técnica tecnología tema tendencia término texto tiempo tienda tipo título trabajador trabajo tradición
      unidad uso usuario utilidad valor variedad versión vez vida visión visitante zona`,
  describing: `abierto accesible actual adecuado adecuada agradable amplio amplia antiguo asequible automático avanzado básico bueno buena
      capaz claro clásico cómodo cómoda completo completa complejo conectado conveniente correcto creativo dedicado
      diferente diferentes digital directo distinto distintos duradero efectivo eficaz eficiente elegante
      esencial especial específico específica estable excelente exclusivo fácil fiable flexible funcional general global gran grande
      ideal importante importantes increíble indispensable innovador inteligente intuitivo ligero local mayor mejor mejores moderno
      natural necesario nueva nuevo nuevas nuevos perfecto personalizado popular potente práctico preciso premium principal
      principales privado público rápido reciente rentable resistente robusto seguro sencillo simple sólido
      sostenible superior técnico típico tradicional único útil valioso variado versátil`,
};
