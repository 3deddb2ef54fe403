/** What the gates say in French, why a practice is not worth doing, and what to do after the report. */
import type { Advice } from '../../writing-pack.ts';

const again = 'Relancez l’audit : la condition';

export const advice: Advice = {
  gates: {
    fetchable: {
      consequence: 'Un moteur qui n’obtient pas la page n’a rien à citer.',
      title: 'Autre chose a répondu à la place de la page',
      action: 'Laissez les robots franchir la protection qui a répondu, puis relancez l’audit.',
      verify: `${again} « accessible » est remplie.`,
    },
    indexable: {
      consequence: 'Une page non indexable reste hors de la recherche et des réponses qui en sont tirées.',
      title: 'La page interdit aux moteurs de l’indexer',
      action: 'Retirez noindex de la page et de ses en-têtes HTTP.',
      verify: `${again} « indexable » est remplie.`,
    },
    snippet_allowed: {
      consequence: 'Les moteurs n’utilisent pas dans leurs réponses un texte qu’ils ne peuvent pas citer.',
      title: 'La page interdit aux moteurs de la citer',
      action: 'Retirez nosnippet, max-snippet: 0 ou data-nosnippet.',
      verify: `${again} « citation autorisée » est remplie.`,
    },
    search_bots_allowed: {
      consequence: 'Un moteur de recherche qui ne peut pas lire la page répond sans elle.',
      title: 'robots.txt bloque un robot de recherche majeur',
      action: 'Autorisez ce robot dans robots.txt.',
      verify: `${again} « robots de recherche autorisés » est remplie.`,
    },
    text_without_js: {
      consequence:
        'La plupart des robots des moteurs de réponse n’exécutent pas de scripts : pour eux, la page est vide.',
      title: 'Le texte n’apparaît qu’avec des scripts',
      action: 'Mettez le texte dans le HTML, par un rendu côté serveur ou des pages statiques.',
      verify: `${again} « texte présent sans scripts » est remplie.`,
    },
    language_match: {
      consequence: 'Une page dans une autre langue n’est pas comparée à ce marché.',
      title: 'La page est dans une autre langue',
      action: 'Auditez la version de la page dans cette langue, ou écrivez-la.',
      verify: `${again} « dans la langue demandée » est remplie.`,
    },
    main_content_found: {
      consequence: 'Avec si peu de texte, il n’y a rien à citer ni à comparer.',
      title: 'Le HTML de la page n’a presque pas de contenu principal',
      action:
        'Si les visiteurs y voient plus de texte, un script le charge : livrez-le dans le HTML pour que tout robot le lise. Sinon, mettez sur la page elle-même le texte qui répond au lecteur.',
      verify: `${again} « contenu principal présent » est remplie.`,
    },
  },
  practices: {
    structured_data_for_citations:
      'Les données structurées ne font pas gagner de citations : 1 885 pages qui en ont ajouté n’ont pas été citées davantage. Gardez-les pour les résultats enrichis.',
    llms_txt:
      'Trois études n’ont trouvé aucun effet de llms.txt sur les citations, et Google dit ne pas utiliser ce fichier.',
    length_for_itself: 'Un texte plus long n’a aucun effet une fois le sujet traité.',
    faq_for_its_own_sake:
      'Une FAQ ajoutée pour la forme n’a eu aucun effet, ou un léger effet négatif. Répondez aux questions là où elles se posent.',
    keyword_stuffing:
      'Dans une étude en laboratoire, répéter le mot-clé a coûté à une source environ 10 % des mots de la réponse.',
    rewriting_whole_page:
      'Dans une étude en laboratoire, modifier 5 % d’une page a rapporté plus de citations qu’en modifier 25 %. Si vous changez le texte, changez aussi le titre et les intertitres.',
    page_speed_beyond_reachability:
      'Dès que les robots peuvent lire une page, l’accélérer n’a eu aucun effet sur les citations.',
    hidden_text_for_models:
      'Un texte pour les modèles que les visiteurs ne voient pas est une tromperie. Les moteurs le traitent comme du spam.',
    self_ranking_list:
      'Depuis le 15 mai 2026, Google traite la manipulation des réponses d’IA comme du spam. Un classement où l’éditeur se place lui-même en tête est un risque.',
  },
  nextMeasurement:
    'Mesurez à nouveau quand les moteurs auront eu le temps de relire la page. Les réponses changent d’une observation à l’autre : une seule de plus prouve peu.',
  ofModel: {
    effect: 'Personne n’a mesuré l’effet de ce changement.',
    verify: 'Relisez la page comme le ferait un internaute, puis relancez un audit.',
  },
};
