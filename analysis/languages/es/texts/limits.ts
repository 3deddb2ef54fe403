/** What the methods of a report do not see or cannot decide, in Spanish. */
import type { Limits } from '../../writing-pack.ts';

export const limits: Limits = {
  answer_judged_by_form: 'Solo se juzga la forma, no si la respuesta es correcta.',
  api_is_not_the_product: 'Una API puede responder de otro modo que el producto que usa la gente.',
  best_ranked_not_best: 'Las tres páginas mejor situadas no siempre son las mejores.',
  best_use_left_out:
    'Si varias páginas usan un término, su uso más destacado no entra en la media. Un término de dos páginas destaca, por tanto, como en la que menos destaca.',
  brief_covers_market: 'Dice qué trata el mercado. Lo que distinguiría a una página figura en las oportunidades.',
  capitals_in_german:
    'En los idiomas que escriben todo sustantivo con mayúscula (alemán), las mayúsculas no indican qué es un nombre propio.',
  chinese_simplified: 'La lista de palabras chinas está en caracteres simplificados.',
  citations_chosen_together:
    'Las citas de una respuesta se eligen juntas. Los intervalos las suponen independientes y son demasiado estrechos.',
  common_is_no_reason: 'Nada demuestra que lo que tienen en común las páginas clasificadas explique su posición.',
  content_types_tested:
    'Los pesos se fijaron a mano con 100 resultados en inglés. De otros 170, 167 eran correctos según un lector.',
  core_coverage_never_low:
    'Los temas centrales son los de la mayoría de las páginas, así que su cobertura nunca es baja.',
  date_from_template: 'Una fecha de modificación puede proceder de una plantilla.',
  denials_by_list:
    'Una negación se reconoce por una lista de palabras del idioma; sin lista, solo las cifras, las fechas y los nombres pueden contradecir.',
  derived_questions:
    'Una pregunta se deriva de un encabezado solo si queda gramaticalmente correcta. El inglés tiene muchas formas de este tipo; los demás idiomas, pocas.',
  difficulty_no_forecast:
    'Una descripción, no un pronóstico: no está ajustada a resultados e ignora los enlaces y a quien busca.',
  fetched_once:
    'Las páginas se descargan una sola vez. No se sabe qué muestra un sitio a otros visitantes o en otros momentos.',
  firewalls_untested: 'No se comprueba cómo reacciona un cortafuegos ante un rastreador.',
  fit_without_synonyms:
    'De los otros nombres del asunto solo se conocen palabras sueltas de uso cercano («vehículo» por coche), formas abreviadas y nombres que usan la mayoría de los resultados más seguros.',
  formulas_not_comparable: 'Los valores de dos fórmulas no se pueden comparar.',
  grade_counts_pages: 'La nota cuenta páginas. No dice si tratan de la palabra clave.',
  host_defences_unseen: 'Cómo reaccionan las defensas de un servidor ante un rastreador no se ve desde fuera.',
  keyness_lower_bound: 'El valor es un mínimo para las expresiones y para las palabras más raras que las de la lista.',
  language_shares_taken_as_known:
    'Toma por exactas las frecuencias de las palabras en el idioma. Las palabras de una página no son independientes entre sí.',
  limits_of_sections: 'Repite lo que dicen las secciones, así que se aplican sus límites.',
  lowercase_products: 'Un producto cuyo nombre escriben las páginas en minúsculas se toma por un asunto.',
  majority_decides_fit: 'Si la mayoría de los resultados trata de otra cosa, el parecido juega a su favor.',
  many_equal_values: 'Muchas páginas de un mercado tienen el mismo valor.',
  measured_before_lists_cut:
    'Todo se mide antes de acortar las listas: un recuento o una puntuación puede basarse en más de lo que se muestra.',
  model_common_words:
    'Las palabras comunes al principio de una frase no se comprueban como nombres. Tampoco se comprueba el sentido de una frase, solo lo que nombra y cuenta.',
  name_lengths_apart: 'Un nombre largo y uno corto del mismo producto se cuentan por separado.',
  names_without_capitals:
    'En las escrituras sin mayúsculas, los nombres solo se encuentran como títulos entre corchetes, en letras latinas, en enlaces y en datos estructurados.',
  nearest_noun_phrase:
    'Si no se conoce la forma de una frase, su cifra se asigna al sintagma nominal más cercano, que puede nombrar solo una parte de lo que mide.',
  no_type_for_commentary: 'No hay un tipo para los comentarios: un artículo sin otras señales cuenta como guía.',
  numbers_have_no_vector: 'Los números y las palabras vacías se ignoran.',
  numbers_in_words_unread:
    'Los números escritos con letras solo se leen ante unidades de tiempo (seis semanas), y las dimensiones (140 × 70 cm) no se leen. En los idiomas sin listas de palabras solo se leen etiquetas y tablas.',
  one_observation: 'Se basa en una sola observación de una respuesta.',
  one_page_many_percentiles:
    'Con seis a diez páginas, una página supone una diferencia de diez a diecisiete percentiles.',
  one_page_moves_class: 'Con pocas páginas, una sola puede cambiar una clase.',
  opposites_alike: 'Los contrarios se parecen, como barato y caro, o ventajas e inconvenientes.',
  option_spellings:
    'Una opción se reconoce por el nombre con el que la citan las páginas. Las demás grafías no se detectan.',
  order_is_no_effect: 'El orden dice por dónde empezar, no lo que logrará cada cambio.',
  other_form_is_mismatch: 'Un valor que el texto escribe de otra forma cuenta como una discrepancia.',
  outer_percentiles: 'Con pocas páginas, los percentiles exteriores quedan cerca de los extremos.',
  pages_taken_as_independent: 'Supone que las páginas son independientes; las de un mismo sitio no lo son.',
  part_weights_untuned:
    'Los pesos de las partes de una página son nuestros: no había páginas evaluadas para ajustarlos.',
  parts_of_speech_by_list: 'Solo unas listas de palabras distinguen los verbos y los adjetivos de los sustantivos.',
  passages_end_at_headings: 'Un fragmento termina en el encabezado siguiente, aunque el texto continúe debajo.',
  phrases_word_for_word: 'Las expresiones que una página no contiene palabra por palabra no se encuentran.',
  platform_is_one_site: 'Todos los usuarios de una plataforma (como github.io) cuentan como un solo sitio.',
  provider_returns: 'Lo que un proveedor no devuelve no se conoce.',
  ranks_as_far_as_fetched: 'Las posiciones solo se conocen hasta donde llegan los resultados recibidos.',
  rare_abbreviations: 'En los idiomas sin lista de abreviaturas, una abreviatura termina la frase demasiado pronto.',
  rarity_is_no_demand: 'Que pocas páginas ofrezcan algo no significa que quienes buscan lo quieran.',
  references_of_whole_block: 'Si un motor cita fuentes para un bloque entero, se atribuyen a cada una de sus frases.',
  samples_of_one_hour:
    'Las muestras de una hora se parecen más que las de días distintos, así que los intervalos son demasiado estrechos.',
  score_no_forecast: 'Describe este mercado en un día. No está ajustado a resultados ni pronostica nada.',
  score_weights_are_ours:
    'Los pesos son nuestros. Su orden sigue el tamaño de los efectos en los estudios citados, pero ningún estudio da las cifras.',
  script_need_guessed: 'Los scripts no se ejecutan: si una página los necesita se deduce de su HTML.',
  scripts_not_run: 'El texto que añaden los scripts a la página no se lee.',
  searches_that_are_no_questions:
    'Las búsquedas de los motores de respuesta que no están formuladas como preguntas se dejan fuera.',
  short_pages_left_out:
    'Una página de pocas palabras queda fuera de todas las estadísticas, aunque esas palabras respondan a la palabra clave.',
  short_texts_undecided: 'El idioma de un texto de pocas palabras queda a menudo sin determinar.',
  shown_not_verified: 'Lo que muestra la página no se verifica.',
  sign_not_verified: 'Basta una frase que lo afirme. No se comprueba si es cierta.',
  signs_in_four_languages:
    'Se conocen palabras en inglés, francés, alemán y español. En páginas en otros idiomas solo se encuentran precios, tablas y preguntas.',
  single_word_names_in_german:
    'En los idiomas que escriben todo sustantivo con mayúscula (alemán), un nombre de una sola palabra solo se encuentra si una página lo declara.',
  site_types_tested:
    'Los pesos se fijaron a mano con 200 resultados en inglés. De otros 70, 62 eran correctos y 5 quedaron sin decidir según un lector.',
  standing_alone_by_list:
    'Unas listas de palabras muestran qué fragmentos no se entienden solos. En los idiomas sin lista, esto no se comprueba.',
  support_by_words: 'Una frase con palabras muy distintas de las de la página cuenta como no encontrada.',
  syllables_by_vowels: 'Las sílabas se cuentan como grupos de vocales.',
  synonym_is_missing_term: 'Un término cuenta como ausente si la página usa un sinónimo.',
  synonyms_and_abbreviations: 'No se conocen los sinónimos ni las abreviaturas.',
  synonyms_unknown: 'No se conocen los sinónimos.',
  this_market_alone: 'La página se compara solo con las páginas utilizables de este mercado.',
  time_zones_unknown: 'Una fecha se toma tal como está escrita: no se conocen las zonas horarias.',
  title_words_of_twelve:
    'Las palabras de los títulos se conocen en doce idiomas (en, fr, de, es, it, pt, nl, ar, hi, zh, ja, th). En los demás decide solo la estructura de la página.',
  topic_in_other_words:
    'Un tema cuenta como ausente si la página lo trata con palabras que no son iguales, ni de la misma familia, ni de significado parecido.',
  topics_of_one_site: 'Un asunto que solo nombra un sitio no se encuentra.',
  trained_on_english_and_german: 'El modelo se entrenó con 2160 páginas, la mayoría en inglés o en alemán.',
  two_names_are_no_list: 'Una página que enumera dos nombres no cuenta como lista.',
  two_names_two_topics:
    'Dos nombres de un mismo asunto sin palabras, fragmentos ni significado comunes quedan como dos temas.',
  undated_pages_left_out: 'Las páginas sin fecha se dejan fuera.',
  unknown_words_alike_alone:
    'Una palabra sin vector solo se parece a sí misma, salvo que sea un compuesto alemán o neerlandés de dos palabras conocidas.',
  unmarked_questions_missed:
    'Una pregunta sin signo de interrogación ni palabra interrogativa conocida no se reconoce.',
  unread_pages_by_result: 'Una página que no se pudo leer se juzga solo por su entrada en la página de resultados.',
  usual_type_assumed: 'Un nombre sin indicio de su tipo recibe el tipo habitual de su mercado.',
  vectors_no_help_for_answers:
    'No se conocen los sinónimos. Se probaron vectores de palabras y no encontraron más respuestas: confunden el roble con el acero.',
  verdict_by_subject_fit: 'Si la página trata de la palabra clave se decide como con los demás resultados.',
  weights_by_judgement:
    'Los pesos se fijan por criterio propio, no se ajustan a datos. Las proporciones son del peso, no de quienes buscan.',
  weights_of_english_markets: 'Los pesos se eligieron con cinco mercados en inglés.',
  weights_of_english_pages: 'Los pesos se ajustaron con páginas en inglés.',
  who_copied_unknown: 'No muestra quién copió a quién ni distingue una cita de una copia.',
  wide_interval_of_three:
    'Con tres páginas por grupo, el intervalo contiene el valor real en 97 a 100 casos de 100: es más ancho de lo necesario para el 95 %.',
  wordings_without_common_words:
    'No se conocen los sinónimos: dos formulaciones sin palabras comunes quedan como dos preguntas.',
  words_alone_decide: 'Solo se comparan palabras: no se conocen los sinónimos.',
  words_and_place_tell_topic:
    'Las palabras y su lugar muestran que un fragmento trata de una pregunta, no que su respuesta sea correcta.',
  words_cut_by_dictionary:
    'Cuando las palabras se escriben juntas, las separa un diccionario, y su versión (ICU) puede cambiar el resultado. En chino y japonés, unas reglas unen los sufijos a su palabra.',
  words_tell_topic: 'Las palabras muestran que un fragmento trata de una pregunta, no que su respuesta sea correcta.',
  words_without_context: 'Las palabras se leen sin su contexto.',
};
