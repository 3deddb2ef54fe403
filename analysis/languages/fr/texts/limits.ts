/** What the methods of a report do not see or cannot decide, in French. */
import type { Limits } from '../../writing-pack.ts';

export const limits: Limits = {
  answer_judged_by_form: 'Seule la forme est jugée, pas la justesse de la réponse.',
  api_is_not_the_product: 'Une API peut répondre autrement que le produit que le public utilise.',
  best_ranked_not_best: 'Les trois pages les mieux classées ne sont pas toujours les meilleures.',
  best_use_left_out:
    'Si plusieurs pages emploient un terme, son emploi le plus en vue n’entre pas dans la moyenne. Un terme de deux pages est donc aussi en vue que sur la page où il l’est le moins.',
  brief_covers_market: 'Dit ce que le marché traite. Ce qui distinguerait une page figure parmi les opportunités.',
  capitals_in_german:
    'Dans les langues qui mettent une majuscule à chaque nom commun (allemand), les majuscules ne révèlent pas les noms propres.',
  chinese_simplified: 'La liste de mots chinois est en caractères simplifiés.',
  citations_chosen_together:
    'Les citations d’une réponse sont choisies ensemble. Les intervalles les supposent indépendantes et sont trop étroits.',
  common_is_no_reason: 'Rien ne prouve que les points communs des pages classées expliquent leur rang.',
  content_types_tested:
    'Les poids ont été fixés à la main sur 100 résultats en anglais. Sur 170 autres résultats, 167 étaient justes selon un lecteur.',
  core_coverage_never_low:
    'Les thèmes essentiels sont ceux de la plupart des pages : leur couverture n’est donc jamais faible.',
  date_from_template: 'Une date de modification peut provenir d’un modèle de page.',
  denials_by_list:
    'Une négation est reconnue par une liste de mots de la langue ; sans liste, seuls les chiffres, les dates et les noms peuvent contredire.',
  derived_questions:
    'Une question n’est tirée d’un intertitre que si elle reste correcte. L’anglais offre beaucoup de ces formes, les autres langues quelques-unes.',
  difficulty_no_forecast:
    'Une description, pas une prévision : elle n’est ajustée à aucun résultat et ignore les liens et la personne qui cherche.',
  fetched_once:
    'Les pages sont téléchargées une seule fois. Ce qu’un site montre à d’autres visiteurs ou à d’autres moments n’est pas connu.',
  firewalls_untested: 'La réaction d’un pare-feu face à un robot n’est pas testée.',
  fit_without_synonyms:
    'Des autres noms du sujet, seuls sont connus des mots isolés d’usage proche (« véhicule » pour voiture), des abréviations et les noms qu’emploient la plupart des résultats les plus sûrs.',
  formulas_not_comparable: 'Les valeurs de deux formules ne se comparent pas.',
  grade_counts_pages: 'La note compte les pages. Elle ne dit pas si elles traitent du mot-clé.',
  host_defences_unseen: 'La réaction des protections d’un hébergeur face à un robot ne se voit pas de l’extérieur.',
  keyness_lower_bound:
    'La valeur est un minimum pour les expressions et pour les mots plus rares que ceux de la liste.',
  language_shares_taken_as_known:
    'Considère comme exactes les fréquences des mots dans la langue. Les mots d’une page ne sont pas indépendants les uns des autres.',
  limits_of_sections: 'Elle reprend ce que disent les sections : leurs limites s’appliquent.',
  lowercase_products: 'Un produit dont les pages écrivent le nom en minuscules est pris pour un sujet.',
  majority_decides_fit: 'Si la plupart des résultats traitent d’autre chose, la ressemblance joue en leur faveur.',
  many_equal_values: 'Beaucoup de pages d’un marché ont la même valeur.',
  measured_before_lists_cut:
    'Tout est mesuré avant que les listes soient raccourcies : un décompte ou un score peut reposer sur plus d’éléments que la liste n’en montre.',
  model_common_words:
    'Les mots courants en début de phrase ne sont pas vérifiés comme des noms. Le sens d’une phrase n’est pas vérifié non plus, seulement ce qu’elle nomme et compte.',
  name_lengths_apart: 'Un nom long et un nom court du même produit sont comptés séparément.',
  names_without_capitals:
    'Dans les écritures sans majuscules, les noms ne sont trouvés que sous forme de titres entre crochets, en lettres latines, dans les liens et dans les données structurées.',
  nearest_noun_phrase:
    'Quand la forme d’une phrase n’est pas connue, son chiffre est rattaché au groupe nominal le plus proche, qui peut ne nommer qu’une partie de ce qu’il mesure.',
  no_type_for_commentary:
    'Il n’existe pas de type pour le commentaire : un article sans autre signe compte comme un guide.',
  numbers_have_no_vector: 'Les nombres et les mots vides sont ignorés.',
  numbers_in_words_unread:
    'Les nombres en toutes lettres ne sont lus que devant une unité de temps (six semaines), et les dimensions (140 × 70 cm) ne sont pas lues. Dans les langues sans listes de mots, seuls les libellés et les tableaux le sont.',
  one_observation: 'Repose sur une seule observation d’une réponse.',
  one_page_many_percentiles: 'Avec six à dix pages, une page fait une différence de dix à dix-sept centiles.',
  one_page_moves_class: 'Avec peu de pages, une seule page peut changer une classe.',
  opposites_alike: 'Les contraires se ressemblent, comme bon marché et cher, ou avantages et inconvénients.',
  option_spellings: 'Une option est reconnue au nom sous lequel les pages la citent. Les autres graphies échappent.',
  order_is_no_effect: 'L’ordre dit par où commencer, pas ce que chaque changement apportera.',
  other_form_is_mismatch: 'Une valeur que le texte écrit sous une autre forme compte comme un écart.',
  outer_percentiles: 'Avec peu de pages, les centiles extérieurs sont proches des extrêmes.',
  pages_taken_as_independent: 'Suppose que les pages sont indépendantes ; celles d’un même site ne le sont pas.',
  part_weights_untuned:
    'Les poids des parties d’une page sont les nôtres : aucune page jugée n’était disponible pour les régler.',
  parts_of_speech_by_list: 'Seules des listes de mots distinguent les verbes et les adjectifs des noms.',
  passages_end_at_headings: 'Un passage s’arrête à l’intertitre suivant, même si le texte continue dessous.',
  phrases_word_for_word: 'Les expressions qu’une page ne contient pas mot pour mot ne sont pas trouvées.',
  platform_is_one_site: 'Tous les utilisateurs d’une plateforme (comme github.io) comptent comme un seul site.',
  provider_returns: 'Ce qu’un fournisseur ne renvoie pas n’est pas connu.',
  ranks_as_far_as_fetched: 'Les rangs ne sont connus que pour les résultats reçus.',
  rare_abbreviations: 'Dans les langues sans liste d’abréviations, une abréviation termine la phrase trop tôt.',
  rarity_is_no_demand: 'Que peu de pages offrent quelque chose ne veut pas dire que les internautes le cherchent.',
  references_of_whole_block:
    'Quand un moteur cite des sources pour tout un bloc, chacune de ses phrases est censée les citer.',
  samples_of_one_hour:
    'Les réponses relevées en une heure se ressemblent plus que celles de jours différents : les intervalles sont trop étroits.',
  score_no_forecast: 'Décrit ce marché un jour donné. N’est ajusté à aucun résultat et ne prévoit rien.',
  score_weights_are_ours:
    'Les poids sont les nôtres. Leur ordre suit l’ampleur des effets dans les études citées, mais aucune étude ne donne les chiffres.',
  script_need_guessed: 'Les scripts ne sont pas exécutés : c’est le HTML qui laisse penser qu’une page en a besoin.',
  scripts_not_run: 'Le texte que des scripts ajoutent à la page n’est pas lu.',
  searches_that_are_no_questions:
    'Les recherches des moteurs de réponse qui ne sont pas formulées comme des questions sont laissées de côté.',
  short_pages_left_out:
    'Une page de quelques mots est exclue de toutes les statistiques, même si ces mots répondent au mot-clé.',
  short_texts_undecided: 'La langue d’un texte de quelques mots reste souvent indéterminée.',
  shown_not_verified: 'Ce que la page affiche n’est pas vérifié.',
  sign_not_verified: 'Il suffit d’une phrase qui l’affirme. Sa véracité n’est pas vérifiée.',
  signs_in_four_languages:
    'Les mots sont connus en anglais, en français, en allemand et en espagnol. Dans les pages en d’autres langues, seuls les prix, les tableaux et les questions sont trouvés.',
  single_word_names_in_german:
    'Dans les langues qui mettent une majuscule à chaque nom commun (allemand), un nom propre d’un seul mot n’est trouvé que si une page le déclare.',
  site_types_tested:
    'Les poids ont été fixés à la main sur 200 résultats en anglais. Sur 70 autres résultats, 62 étaient justes et 5 indécis selon un lecteur.',
  standing_alone_by_list:
    'Des listes de mots montrent quels passages ne se comprennent pas seuls. Dans les langues sans liste, ce n’est pas vérifié.',
  support_by_words: 'Une phrase formulée avec de tout autres mots que la page est comptée comme introuvable.',
  syllables_by_vowels: 'Les syllabes sont comptées comme des groupes de voyelles.',
  synonym_is_missing_term: 'Un terme compte comme absent si la page emploie un synonyme.',
  synonyms_and_abbreviations: 'Les synonymes et les abréviations ne sont pas connus.',
  synonyms_unknown: 'Les synonymes ne sont pas connus.',
  this_market_alone: 'La page n’est comparée qu’aux pages exploitables de ce marché.',
  time_zones_unknown: 'Une date est reprise telle qu’elle est écrite : les fuseaux horaires ne sont pas connus.',
  title_words_of_twelve:
    'Les mots des titres sont connus dans douze langues (en, fr, de, es, it, pt, nl, ar, hi, zh, ja, th). Dans les autres, seule la mise en page décide.',
  topic_in_other_words:
    'Un thème compte comme absent si la page le traite avec des mots qui ne sont ni les mêmes, ni de la même famille, ni de sens proche.',
  topics_of_one_site: 'Un sujet qu’un seul site nomme n’est pas trouvé.',
  trained_on_english_and_german: 'Le modèle a été entraîné sur 2 160 pages, pour la plupart en anglais ou en allemand.',
  two_names_are_no_list: 'Une page qui cite deux noms ne compte pas comme une liste.',
  two_names_two_topics: 'Deux noms d’un même sujet sans mots, passages ni sens communs restent deux thèmes.',
  undated_pages_left_out: 'Les pages sans date sont laissées de côté.',
  unknown_words_alike_alone:
    'Un mot sans vecteur ne ressemble qu’à lui-même, sauf s’il est un composé allemand ou néerlandais de deux mots connus.',
  unmarked_questions_missed: 'Une question sans point d’interrogation ni mot interrogatif connu n’est pas reconnue.',
  unread_pages_by_result: 'Une page qui n’a pas pu être lue est jugée sur sa seule entrée dans la page de résultats.',
  usual_type_assumed: 'Un nom dont rien n’indique le type reçoit le type habituel de son marché.',
  vectors_no_help_for_answers:
    'Les synonymes ne sont pas connus. Les vecteurs de mots, essayés, n’ont pas trouvé plus de réponses : ils confondent le chêne et l’acier.',
  verdict_by_subject_fit: 'Le lien de la page avec le mot-clé est établi comme pour les autres résultats.',
  weights_by_judgement:
    'Les poids sont fixés par jugement et non ajustés à des données. Les parts sont des parts de poids, pas d’internautes.',
  weights_of_english_markets: 'Les poids ont été choisis sur cinq marchés en anglais.',
  weights_of_english_pages: 'Les poids ont été ajustés sur des pages en anglais.',
  who_copied_unknown: 'Cela ne dit pas qui a copié sur qui et ne distingue pas une citation d’une copie.',
  wide_interval_of_three:
    'Avec trois pages par groupe, l’intervalle contient la vraie valeur dans 97 à 100 cas sur 100 : il est plus large qu’il ne faut pour 95 %.',
  wordings_without_common_words:
    'Les synonymes ne sont pas connus : deux formulations sans mot commun restent deux questions.',
  words_alone_decide: 'Seuls les mots sont comparés : les synonymes ne sont pas connus.',
  words_and_place_tell_topic:
    'Les mots et leur place montrent qu’un passage porte sur une question, pas que sa réponse est juste.',
  words_cut_by_dictionary:
    'Quand les mots ne sont pas séparés, un dictionnaire les découpe, et sa version (ICU) peut changer le résultat. En chinois et en japonais, des règles rattachent les suffixes à leur mot.',
  words_tell_topic: 'Les mots montrent qu’un passage porte sur une question, pas que sa réponse est juste.',
  words_without_context: 'Les mots sont lus sans leur contexte.',
};
