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
};
