/** What the methods of a report do not see or cannot decide, in German. */
import type { Limits } from '../../writing-pack.ts';

export const limits: Limits = {
  answer_judged_by_form: 'Beurteilt wird nur die Form, nicht, ob die Antwort stimmt.',
  api_is_not_the_product: 'Eine API kann anders antworten als das Produkt, das Menschen nutzen.',
  best_ranked_not_best: 'Die drei bestplatzierten Seiten sind nicht immer die besten.',
  best_use_left_out:
    'Nutzen mehrere Seiten einen Begriff, geht seine auffälligste Verwendung nicht in den Mittelwert ein. Ein Begriff zweier Seiten ist also so auffällig wie auf der schwächeren.',
  brief_covers_market: 'Sagt, was der Markt behandelt. Was eine Seite abheben würde, steht bei den Chancen.',
  capitals_in_german:
    'In Sprachen, die jedes Substantiv großschreiben (Deutsch), verraten Großbuchstaben keinen Namen.',
  chinese_simplified: 'Die chinesische Wortliste nutzt Kurzzeichen.',
  citations_chosen_together:
    'Die Zitate einer Antwort werden zusammen ausgewählt. Die Intervalle behandeln sie als unabhängig und sind zu schmal.',
  common_is_no_reason: 'Dass platzierte Seiten etwas gemeinsam haben, beweist nicht, dass sie deshalb dort stehen.',
  content_types_tested:
    'Die Gewichte wurden von Hand an 100 englischen Ergebnissen gesetzt. Von 170 weiteren stimmten 167 nach dem Urteil eines Lesers.',
  core_coverage_never_low: 'Kernthemen sind die Themen der meisten Seiten, ihre Abdeckung ist also nie gering.',
  date_from_template: 'Ein Änderungsdatum kann aus einer Seitenvorlage stammen.',
  denials_by_list:
    'Eine Verneinung wird an einer Wortliste der Sprache erkannt; ohne Liste können nur Zahlen, Daten und Namen widersprechen.',
  derived_questions:
    'Eine Frage wird nur dann aus einer Überschrift gebildet, wenn sie grammatisch richtig bleibt. Im Englischen gibt es dafür viele Formen, in anderen Sprachen wenige.',
  difficulty_no_forecast:
    'Eine Beschreibung, keine Prognose: Sie ist an keinem Erfolg geeicht und berücksichtigt weder Links noch die suchende Person.',
  fetched_once:
    'Seiten werden einmal abgerufen. Was eine Website anderen Besuchern oder zu anderen Zeiten zeigt, ist nicht bekannt.',
  firewalls_untested: 'Wie eine Firewall auf einen Crawler reagiert, wird nicht geprüft.',
  fit_without_synonyms:
    'Von anderen Namen eines Themas sind nur einzelne Wörter bekannt, die im Gebrauch nahe liegen („Fahrzeug“ für Auto), Kurzformen und Namen, die die meisten der sichersten Ergebnisse verwenden.',
  formulas_not_comparable: 'Werte zweier Formeln lassen sich nicht vergleichen.',
  grade_counts_pages: 'Die Note zählt Seiten. Sie sagt nicht, ob sie vom Keyword handeln.',
  host_defences_unseen: 'Wie die Schutzsysteme eines Hosts auf einen Crawler reagieren, ist von außen nicht zu sehen.',
  keyness_lower_bound:
    'Für Wortfolgen und für Wörter, die seltener sind als die der Liste, ist der Wert eine Untergrenze.',
  language_shares_taken_as_known:
    'Behandelt die Worthäufigkeiten der Sprache als exakt. Die Wörter einer Seite sind nicht unabhängig voneinander.',
  limits_of_sections: 'Sie wiederholt, was die Abschnitte sagen. Deren Grenzen gelten auch hier.',
  lowercase_products: 'Ein Produkt, dessen Namen die Seiten kleinschreiben, wird für ein Thema gehalten.',
  majority_decides_fit: 'Handeln die meisten Ergebnisse von etwas anderem, spricht die Ähnlichkeit für diese.',
  many_equal_values: 'Viele Seiten eines Marktes haben denselben Wert.',
  measured_before_lists_cut:
    'Gemessen wird, bevor Listen gekürzt werden: Eine Zahl oder ein Punktwert kann auf mehr beruhen, als aufgeführt ist.',
  model_common_words:
    'Übliche Wörter am Satzanfang werden nicht als Namen geprüft. Geprüft wird auch nicht der Sinn eines Satzes, sondern nur, was er nennt und zählt.',
  name_lengths_apart: 'Ein längerer und ein kürzerer Name desselben Produkts zählen getrennt.',
  names_without_capitals:
    'In Schriften ohne Großbuchstaben werden Namen nur als Titel in Klammern, in lateinischen Buchstaben, in Links und in strukturierten Daten gefunden.',
  nearest_noun_phrase:
    'Ist die Form eines Satzes nicht bekannt, wird seine Zahl der nächsten Nominalgruppe zugeordnet. Diese nennt vielleicht nur einen Teil dessen, was gemessen wird.',
  no_type_for_commentary: 'Für Kommentare gibt es keinen Typ: Ein Artikel ohne andere Merkmale zählt als Ratgeber.',
  numbers_have_no_vector: 'Zahlen und Stoppwörter werden nicht berücksichtigt.',
  numbers_in_words_unread:
    'Ausgeschriebene Zahlen werden nur vor Zeiteinheiten gelesen, etwa sechs Wochen; Maße wie 140 × 70 cm werden nicht gelesen. In Sprachen ohne Wortlisten werden nur Beschriftungen und Tabellen gelesen.',
  one_observation: 'Beruht auf einer einzigen Beobachtung einer Antwort.',
  one_page_many_percentiles: 'Bei sechs bis zehn Seiten macht eine Seite zehn bis siebzehn Perzentile aus.',
  one_page_moves_class: 'Bei wenigen Seiten kann eine einzige Seite die Einstufung ändern.',
  opposites_alike: 'Gegensätze gelten als ähnlich, etwa billig und teuer oder Vorteile und Nachteile.',
  option_spellings:
    'Eine Option wird an dem Namen erkannt, unter dem Seiten sie aufführen. Andere Schreibweisen werden nicht erkannt.',
  order_is_no_effect: 'Die Reihenfolge sagt, wo man beginnt, nicht, was jede Änderung bringt.',
  other_form_is_mismatch: 'Ein Wert, den der Text in anderer Form schreibt, zählt als Abweichung.',
  outer_percentiles: 'Bei wenigen Seiten liegen die äußeren Perzentile nahe an den Extremwerten.',
  pages_taken_as_independent:
    'Setzt voraus, dass Seiten voneinander unabhängig sind; Seiten einer Website sind es nicht.',
  part_weights_untuned:
    'Die Gewichte der Seitenteile sind unsere eigenen: Es gab keine beurteilten Seiten, um sie abzustimmen.',
  parts_of_speech_by_list: 'Nur Wortlisten unterscheiden Verben und Adjektive von Substantiven.',
  passages_end_at_headings: 'Eine Passage endet an der nächsten Überschrift, auch wenn der Text darunter weitergeht.',
  phrases_word_for_word: 'Wortfolgen, die eine Seite nicht wörtlich enthält, werden nicht gefunden.',
  platform_is_one_site: 'Alle Nutzer einer Plattform (etwa github.io) zählen als eine Website.',
  provider_returns: 'Was ein Anbieter nicht liefert, ist nicht bekannt.',
  ranks_as_far_as_fetched: 'Plätze sind nur so weit bekannt, wie Ergebnisse abgerufen wurden.',
  rare_abbreviations: 'In Sprachen ohne Liste von Abkürzungen beendet eine Abkürzung den Satz zu früh.',
  rarity_is_no_demand: 'Dass wenige Seiten etwas bieten, heißt nicht, dass Suchende es wollen.',
  references_of_whole_block: 'Nennt eine Maschine Quellen für einen ganzen Block, gelten sie für jeden seiner Sätze.',
  samples_of_one_hour:
    'Stichproben einer Stunde ähneln sich stärker als solche verschiedener Tage: Die Intervalle sind zu schmal.',
  score_no_forecast:
    'Beschreibt diesen Markt an einem Tag. Der Wert ist an keinem Erfolg geeicht und sagt nichts voraus.',
  score_weights_are_ours:
    'Die Gewichte sind unsere eigenen. Ihre Reihenfolge folgt den Effektstärken der genannten Studien, doch keine Studie nennt die Zahlen.',
  script_need_guessed: 'Skripte werden nicht ausgeführt: Ob eine Seite sie braucht, wird aus ihrem HTML geschlossen.',
  scripts_not_run: 'Text, den Skripte in die Seite einfügen, wird nicht gelesen.',
  searches_that_are_no_questions:
    'Suchen von Antwortmaschinen, die nicht als Frage formuliert sind, bleiben außen vor.',
  short_pages_left_out:
    'Eine Seite mit wenigen Wörtern fehlt in allen Statistiken, auch wenn diese Wörter das Keyword beantworten.',
  short_texts_undecided: 'Die Sprache von Texten aus wenigen Wörtern bleibt oft unbestimmt.',
  shown_not_verified: 'Was die Seite zeigt, wird nicht überprüft.',
  sign_not_verified: 'Ein Satz, der es behauptet, genügt. Ob er stimmt, wird nicht geprüft.',
  signs_in_four_languages:
    'Wörter sind auf Englisch, Französisch, Deutsch und Spanisch bekannt. Auf Seiten in anderen Sprachen werden nur Preise, Tabellen und Fragen gefunden.',
  single_word_names_in_german:
    'In Sprachen, die jedes Substantiv großschreiben (Deutsch), wird ein Name aus einem Wort nur gefunden, wenn eine Seite ihn auszeichnet.',
  site_types_tested:
    'Die Gewichte wurden von Hand an 200 englischen Ergebnissen gesetzt. Von 70 weiteren stimmten nach dem Urteil eines Lesers 62, und 5 blieben offen.',
  standing_alone_by_list:
    'Wortlisten zeigen, welche Passagen nicht für sich stehen können. In Sprachen ohne Liste wird das nicht geprüft.',
  support_by_words: 'Ein Satz in ganz anderen Worten als die Seite gilt als nicht gefunden.',
  syllables_by_vowels: 'Silben werden als Gruppen von Vokalen gezählt.',
  synonym_is_missing_term: 'Ein Begriff gilt als fehlend, wenn die Seite ein Synonym verwendet.',
  synonyms_and_abbreviations: 'Synonyme und Abkürzungen sind nicht bekannt.',
  synonyms_unknown: 'Synonyme sind nicht bekannt.',
  this_market_alone: 'Die Seite wird nur mit den nutzbaren Seiten dieses Marktes verglichen.',
  time_zones_unknown: 'Ein Datum gilt so, wie es auf der Seite steht: Zeitzonen sind nicht bekannt.',
  title_words_of_twelve:
    'Titelwörter sind in zwölf Sprachen bekannt (en, fr, de, es, it, pt, nl, ar, hi, zh, ja, th). In anderen entscheidet nur der Aufbau der Seite.',
  topic_in_other_words:
    'Ein Thema gilt als fehlend, wenn die Seite es mit Wörtern behandelt, die weder gleich noch verwandt noch bedeutungsähnlich sind.',
  topics_of_one_site: 'Ein Thema, das nur eine Website nennt, wird nicht gefunden.',
  trained_on_english_and_german: 'Das Modell wurde mit 2.160 Seiten trainiert, die meisten auf Englisch oder Deutsch.',
  two_names_are_no_list: 'Eine Seite, die zwei Namen aufzählt, zählt nicht als Liste.',
  two_names_two_topics: 'Zwei Namen eines Themas ohne gemeinsame Wörter, Passagen oder Bedeutung bleiben zwei Themen.',
  undated_pages_left_out: 'Seiten ohne Datum bleiben außen vor.',
  unknown_words_alike_alone:
    'Ein Wort ohne Vektor ähnelt nur sich selbst, es sei denn, es ist eine deutsche oder niederländische Zusammensetzung aus zwei bekannten Wörtern.',
  unmarked_questions_missed: 'Eine Frage ohne Fragezeichen und ohne bekanntes Fragewort wird nicht erkannt.',
  unread_pages_by_result:
    'Eine Seite, die nicht gelesen werden konnte, wird nur nach ihrem Eintrag auf der Ergebnisseite beurteilt.',
  usual_type_assumed: 'Ein Name ohne Hinweis auf seine Art erhält die übliche Art seines Marktes.',
  vectors_no_help_for_answers:
    'Synonyme sind nicht bekannt. Ein Versuch mit Wortvektoren fand nicht mehr Antworten: Sie verwechseln Eiche mit Stahl.',
  verdict_by_subject_fit: 'Ob die Seite vom Keyword handelt, wird wie bei anderen Ergebnissen entschieden.',
  weights_by_judgement:
    'Die Gewichte sind nach Ermessen gesetzt und nicht an Daten angepasst. Anteile sind Anteile am Gewicht, nicht an den Suchenden.',
  weights_of_english_markets: 'Die Gewichte wurden an fünf englischsprachigen Märkten gewählt.',
  weights_of_english_pages: 'Die Gewichte wurden an englischen Seiten angepasst.',
  who_copied_unknown: 'Es zeigt nicht, wer von wem abgeschrieben hat, und unterscheidet kein Zitat von einer Kopie.',
  wide_interval_of_three:
    'Bei drei Seiten je Gruppe enthält das Intervall den wahren Wert in 97 bis 100 von 100 Fällen: Es ist breiter, als 95 % verlangen.',
  wordings_without_common_words:
    'Synonyme sind nicht bekannt: Zwei Formulierungen ohne gemeinsame Wörter bleiben zwei Fragen.',
  words_alone_decide: 'Verglichen werden nur Wörter: Synonyme sind nicht bekannt.',
  words_and_place_tell_topic:
    'Wörter und ihre Stelle zeigen, dass eine Passage von einer Frage handelt, nicht, dass ihre Antwort stimmt.',
  words_cut_by_dictionary:
    'Wo Wörter ohne Abstand geschrieben werden, trennt sie ein Wörterbuch, und dessen Version (ICU) kann das Ergebnis ändern. Im Chinesischen und Japanischen fügen Regeln die Nachsilben wieder an.',
  words_tell_topic: 'Wörter zeigen, dass eine Passage von einer Frage handelt, nicht, dass ihre Antwort stimmt.',
  words_without_context: 'Wörter werden ohne ihren Zusammenhang gelesen.',
};
