/** The gap report's texts in French. */
import type { GapTexts } from './texts.ts';

const market = 'Aucune étude ne l’a mesuré isolément ; la raison, ce sont les pages classées pour ce mot-clé.';
const checkAgain = 'Relancez l’audit';

export const french: GapTexts = {
  findings: {
    'search-bots-blocked-in-part': ({ agents, rule }, { list }) => ({
      title: `robots.txt refuse ${list(agents)}`,
      why: `Ces robots construisent l’index dont leur moteur tire ses réponses. La règle en cause : ${rule}.`,
      action: `Autorisez ${list(agents)} dans robots.txt, sauf si vous voulez rester hors de leurs réponses.`,
      verify: `${checkAgain} : les robots y figurent comme autorisés.`,
      magnitude: 'Sans accès, une page ne peut pas être citée depuis l’index de ce moteur.',
      applies: `Le robots.txt de ce site refuse ${agents.length} robots de recherche.`,
    }),
    'max-snippet-short': ({ limit, least }) => ({
      title: `Les moteurs ne peuvent citer que ${limit} caractères`,
      why: 'La limite des extraits vaut aussi pour les réponses : ce qui ne peut être cité n’est pas utilisé.',
      action: `Retirez max-snippet ou portez-le à ${least} au moins.`,
      verify: `${checkAgain} : max_snippet est vide ou vaut au moins ${least}.`,
      magnitude: 'Une condition posée par le moteur, non une question de degré.',
      applies: `Cette page fixe max-snippet à ${limit}.`,
    }),
    'nosnippet-parts': ({ share }, { percent }) => ({
      title: `${percent(share)} du texte ne peut pas être cité`,
      why: 'Le texte marqué data-nosnippet est exclu des extraits et des réponses.',
      action: 'Retirez data-nosnippet des parties qui répondent à des questions.',
      verify: `${checkAgain} : nosnippet_share est nul ou presque.`,
      magnitude: 'Une condition posée par le moteur, non une question de degré.',
      applies: `data-nosnippet couvre ${percent(share)} du texte visible de cette page.`,
    }),
    'canonical-elsewhere': ({ href }) => ({
      title: 'La page désigne une autre adresse à référencer',
      why: `Son lien canonique mène à ${href} : c’est cette adresse que les moteurs listent et citent.`,
      action: 'Faites pointer le lien canonique vers cette adresse, ou auditez celle qu’il désigne.',
      verify: `${checkAgain} : canonical.self est vrai.`,
      magnitude: 'Une condition posée par le moteur, non une question de degré.',
      applies: `Le lien canonique de cette page est ${href}.`,
    }),
    'title-without-keyword': ({ keyword, title }, { quoted }) => ({
      title: 'Ni le titre ni l’intertitre principal ne disent à quoi la page répond',
      why: `Qui cherche ${quoted(keyword)} lit ${title === '' ? 'une page sans titre' : quoted(title)} et ne sait pas que la réponse est ici.`,
      action: `Écrivez un titre et un H1 qui nomment ${quoted(keyword)} en mots simples.`,
      verify: `${checkAgain} : page.identity.title contient les mots du mot-clé.`,
      magnitude:
        'Les pages dont le titre convient à la question étaient plus souvent citées (41 % contre 29 %), sans contrôle.',
      applies: 'La plupart des mots du mot-clé ne sont ni dans l’un ni dans l’autre.',
    }),
    'query-terms-missing': ({ missing, keyword }, { quoted, list }) => ({
      title: `Des mots de ${quoted(keyword)} manquent dans le texte`,
      why: `Le contenu principal n’emploie jamais ${list(missing.map(quoted))}, sous aucune forme. La recherche porte sur ce que dit la page.`,
      action: `Employez ${list(missing.map(quoted))} là où le texte en parle.`,
      verify: `${checkAgain} : la composante relevance augmente.`,
      magnitude:
        'La pertinence thématique était le premier facteur dans des essais contrôlés ; la présence des mots de la requête valait d = 0,42 à rang égal.',
      applies: `Il manque ${missing.length} mot(s) du mot-clé.`,
    }),
    'topic-missing': ({ topic, partial, k, n, example }, { quoted, passage }) => ({
      title: partial ? `${quoted(topic)} n’est traité qu’en passant` : `${quoted(topic)} manque`,
      why: `${k} pages sur ${n} de ce marché en traitent.${example === null ? '' : ` L’une dit : ${passage(example)}.`}`,
      action: partial
        ? `Consacrez à ${quoted(topic)} un passage que l’on puisse lire seul.`
        : `Ajoutez une partie sur ${quoted(topic)}, avec vos mots et ce que vous savez de première main.`,
      verify: `${checkAgain} : le statut du thème est covered.`,
      magnitude:
        'Couvrir les parties de la requête valait d = 0,42 à rang égal ; en couvrir plus de la moitié n’apporte pas davantage.',
      applies: `${k} pages concurrentes sur ${n} traitent ce que cette page ne traite pas.`,
    }),
    'core-terms-missing': ({ terms, missing, n }, { list, quoted }) => ({
      title: `Il manque ${missing} des ${n} termes que la plupart des pages emploient`,
      why: `Cette page n’emploie pas ${list(terms.map(quoted))}. Ils désignent ce qu’un lecteur du sujet attend.`,
      action: 'Voyez lesquels nomment une chose que vous omettez, et écrivez sur elle. Ajouter des mots ne suffit pas.',
      verify: `${checkAgain} : moins de termes centraux ont le statut missing.`,
      magnitude: market,
      applies: 'Chacun de ces termes figure sur au moins six pages sur dix de ce marché.',
    }),
    'question-unanswered': ({ question, k, n, example }, { quoted, passage }) => ({
      title: `Sans réponse : ${quoted(question)}`,
      why: `${n === null ? 'La page de résultats la montre' : `${k} pages sur ${n} y répondent`}.${example === null ? '' : ` La meilleure réponse trouvée : ${passage(example)}.`}`,
      action: 'Répondez en deux ou trois phrases qui se comprennent seules, sous un intertitre qui pose la question.',
      verify: `${checkAgain} : le statut de la question est answered.`,
      magnitude:
        'Couvrir les sous-questions valait d = 0,42 à rang égal ; les couvrir toutes ne valait pas mieux que la moitié.',
      applies: 'Aucun passage de cette page n’atteint le score d’une réponse.',
    }),
    'question-partly-answered': ({ question, own, example, issues }, { quoted, passage }) => ({
      title: `Réponse partielle : ${quoted(question)}`,
      why: `${own === null ? 'La page s’en approche' : `Le passage le plus proche est ${passage(own)}`}.${issues.length === 0 ? '' : ` ${issues.map((issue) => french.issues[issue]).join(' ')}`}`,
      action: `Faites-en un passage qui répond dès sa première phrase.${example === null ? '' : ` Comparez : ${passage(example)}.`}`,
      verify: `${checkAgain} : le statut de la question est answered.`,
      magnitude: 'Couvrir les sous-questions valait d = 0,42 à rang égal.',
      applies: 'Le passage obtient moins que les réponses du marché.',
    }),
    'direct-answer-missing': ({ keyword, k, n }, { quoted }) => ({
      title: `Aucun passage ne répond directement à ${quoted(keyword)}`,
      why: `${k} pages sur ${n} le disent en un passage. Un moteur cherche un passage qu’il puisse reprendre tel quel.`,
      action: 'Écrivez un passage de deux à quatre phrases qui répond au mot-clé, et placez-le vers le haut.',
      verify: `${checkAgain} : la composante answer_placement a une valeur.`,
      magnitude:
        'La pertinence du passage était le premier facteur dans des essais contrôlés ; cette forme n’a pas été mesurée isolément.',
      applies: 'Cette page n’a pas de tel passage.',
    }),
    'answer-buried': ({ keyword, at, median }, { quoted, percent }) => ({
      title: `La réponse à ${quoted(keyword)} arrive tard`,
      why: `Elle commence à ${percent(at)} du texte${median === null ? '' : ` ; sur la page médiane du marché à ${percent(median)}`}.`,
      action: 'Placez la réponse avant le contexte.',
      verify: `${checkAgain} : la réponse commence dans les premiers 30 %.`,
      magnitude: '44 % des citations se trouvaient dans les premiers 30 % des textes, observé sans contrôle.',
      applies: `La réponse se trouve à ${percent(at)} de cette page.`,
    }),
    'claim-missing': ({ subject, value, k, example }, { quoted, passage }) => ({
      title: `Un fait que d’autres donnent manque : ${subject}`,
      why: `${k} sites disent ${quoted(value)}.${example === null ? '' : ` Par exemple : ${passage(example)}.`}`,
      action: 'Donnez votre propre chiffre, avec sa source, si vos lecteurs en ont besoin.',
      verify: `${checkAgain} : le fait ne manque plus.`,
      magnitude: market,
      applies: `${k} sites de ce marché l’indiquent.`,
    }),
    'claim-differs': ({ subject, own, value, k, n, outdated, example }, { quoted, passage }) => ({
      title: `Un chiffre à vérifier : ${subject}`,
      why: `Cette page dit ${quoted(own)} ; ${k} sites sur ${n} disent ${quoted(value)}.${outdated ? ' Les pages d’accord avec la vôtre sont plus anciennes.' : ''}${example === null ? '' : ` Par exemple : ${passage(example)}.`}`,
      action: 'Vérifiez lequel est juste. Si c’est le vôtre, dites d’où il vient.',
      verify: `${checkAgain} : les chiffres concordent, ou le vôtre figure avec sa source.`,
      magnitude: market,
      applies: 'Autant que les mots permettent d’en juger, les deux chiffres portent sur la même chose.',
    }),
    'price-missing': ({ k, n }) => ({
      title: 'Aucun prix n’est donné',
      why: `Qui cherche cela veut acheter, et ${k} pages sur ${n} donnent un prix.`,
      action: 'Donnez dans le texte un prix ou une fourchette, avec la monnaie et ce qu’il comprend.',
      verify: `${checkAgain} : un prix est trouvé sur la page.`,
      magnitude: 'Un prix explicite augmentait régulièrement le choix d’une page dans 252 000 essais contrôlés.',
      applies: 'L’intention est d’acheter et cette page ne donne aucun prix.',
    }),
    'few-figures': ({ own, p25 }, { number }) => ({
      title: 'Peu de chiffres',
      why: `${number(own)} chiffres pour 100 mots ; les trois quarts du marché en ont ${number(p25)} ou plus.`,
      action: 'Là où vous affirmez quelque chose qui se compte, donnez le nombre et sa source.',
      verify: `${checkAgain} : la composante verifiable_facts augmente.`,
      magnitude:
        '+30 à 40 % des mots d’une réponse dans une étude de laboratoire ; presque rien quand plusieurs pages le font.',
      applies: 'Cette page est sous le quartile inférieur du marché.',
    }),
    'date-missing': ({ k, n }) => ({
      title: 'Aucune date n’est visible',
      why: `${k} pages sur ${n} montrent quand elles ont été écrites ou modifiées.`,
      action: 'Montrez près du titre le jour de la dernière vraie modification.',
      verify: `${checkAgain} : dates_visible donne le jour.`,
      magnitude:
        'Une date récente augmentait régulièrement le choix d’une page dans des essais contrôlés ; une observation n’a rien trouvé.',
      applies: 'Aucune date trouvée n’est à coup sûr celle de cette page.',
    }),
    'date-old': ({ own, p75 }, { number }) => ({
      title: 'Plus ancienne que le marché',
      why: `Modifiée il y a ${number(own)} jours ; les trois quarts des pages datées l’ont été depuis moins de ${number(p75)} jours.`,
      action:
        'Vérifiez les faits, changez ce qui n’est plus vrai, puis la date. Une date nouvelle seule n’est pas une mise à jour.',
      verify: `${checkAgain} : age_days est dans les quartiles du marché.`,
      magnitude:
        'Une date récente augmentait régulièrement le choix d’une page dans des essais contrôlés ; une observation n’a rien trouvé.',
      applies: 'Qui cherche ce mot-clé veut quelque chose de récent.',
    }),
    'comparison-missing': ({ k, n }) => ({
      title: 'Rien n’est comparé',
      why: `${k} pages sur ${n} comparent, dans un tableau ou selon des critères.`,
      action: 'Ajoutez un tableau des options avec les critères qui décident.',
      verify: `${checkAgain} : la composante comparison dépasse 0.`,
      magnitude: 'Une comparaison explicite valait d = 0,43 à rang égal (une étude, non évaluée par des pairs).',
      applies: 'Cette page ne contient aucune comparaison.',
    }),
    'sources-missing': ({ k, n }) => ({
      title: 'Aucune source n’est liée',
      why: `${k} pages sur ${n} renvoient dans leur texte à d’autres sites.`,
      action: 'Liez la source de chaque chiffre et de chaque affirmation dont un lecteur peut douter.',
      verify: `${checkAgain} : sources_cited dépasse 0.`,
      magnitude:
        '+30 % des mots d’une réponse dans une étude de laboratoire ; presque rien quand plusieurs pages le font.',
      applies: 'Le contenu principal de cette page ne renvoie à aucun autre site.',
    }),
    'author-missing': ({ k, n }) => ({
      title: 'Personne ne signe la page',
      why: `${k} pages sur ${n} nomment un auteur. Les lecteurs s’en servent pour juger qui parle.`,
      action: 'Nommez qui a écrit ou vérifié la page.',
      verify: `${checkAgain} : author_named est rempli.`,
      magnitude: market,
      applies: 'Aucun auteur n’a été trouvé dans le texte ni dans le balisage.',
    }),
    'model-instructions': ({ text, hidden, count }, { quoted }) => ({
      title: hidden
        ? 'Un texte caché donne des ordres aux modèles de langage'
        : 'Un texte donne des ordres aux modèles de langage',
      why: `${quoted(text)}${count > 1 ? ` et ${count - 1} autre(s)` : ''}. Les moteurs y voient une attaque, et le lecteur qui le découvre perd confiance.`,
      action: 'Retirez-le. S’il vient d’une publicité, d’un commentaire ou d’un modèle de page, fermez cette porte.',
      verify: `${checkAgain} : hidden_text_for_models n’est plus détecté.`,
      magnitude: 'Un risque d’être écarté ; aucun gain n’a été montré.',
      applies: 'Ce texte a été exclu de tout ce que ce rapport mesure.',
    }),
    'term-overused': ({ term, count, own, p75 }, { quoted, number }) => ({
      title: `${quoted(term)} revient bien plus souvent qu’ailleurs`,
      why: `${count} fois, soit ${number(own)} pour 1 000 mots ; les trois quarts des pages restent sous ${number(p75)}.`,
      action: 'Employez-le où il faut et laissez le reste se lire naturellement.',
      verify: `${checkAgain} : le statut du terme est in_range.`,
      magnitude: 'Le bourrage de mots-clés coûtait environ 10 % des mots d’une réponse dans une étude de laboratoire.',
      applies: 'La densité dépasse le 95e centile des pages qui emploient le terme.',
    }),
    'structured-data-mismatch': ({ type, property, value, count }, { quoted }) => ({
      title: 'Les données structurées disent ce que la page ne montre pas',
      why: `${type}.${property} vaut ${quoted(value)}, ce qu’un visiteur ne peut pas lire${count > 1 ? ` ; ${count} propriétés en tout` : ''}.`,
      action: 'Accordez le balisage et la page : montrez-le ou retirez-le.',
      verify: `${checkAgain} : mismatch_with_visible est vide.`,
      magnitude: 'Cela enfreint les règles des résultats enrichis ; cela ne gagne ni ne coûte de citations.',
      applies: 'La valeur n’a pas été trouvée dans le texte visible.',
    }),
    'copied-text': ({ overlap, source_id }, { percent }) => ({
      title: `${percent(overlap)} du texte se trouve sur une autre page`,
      why: `Il est commun, mot pour mot, avec la page ${source_id} de ce marché. Un moteur n’a besoin que de l’une des deux.`,
      action: 'Réécrivez-le à partir de ce que vous savez, ou citez-le en nommant la source.',
      verify: `${checkAgain} : overlap_with_market diminue.`,
      magnitude: market,
      applies: 'Des suites de cinq mots ont été comparées.',
    }),
  },
  gates: {
    fetchable: {
      consequence: 'Un moteur qui n’obtient pas la page n’a rien à citer.',
      title: 'La page n’a pas répondu avec son contenu',
      action: 'Laissez passer les robots à travers la protection qui a répondu à la place de la page.',
      verify: `${checkAgain} : la condition fetchable est remplie.`,
    },
    indexable: {
      consequence: 'Une page qui ne peut être listée reste hors de la recherche et des réponses qui en sont tirées.',
      title: 'La page interdit son référencement',
      action: 'Retirez noindex de la page et de ses en-têtes.',
      verify: `${checkAgain} : la condition indexable est remplie.`,
    },
    snippet_allowed: {
      consequence: 'Ce qui ne peut être cité n’est pas utilisé dans les réponses.',
      title: 'La page interdit de la citer',
      action: 'Retirez nosnippet, max-snippet: 0 ou data-nosnippet.',
      verify: `${checkAgain} : la condition snippet_allowed est remplie.`,
    },
    search_bots_allowed: {
      consequence: 'Un moteur de recherche qui ne peut lire la page répond sans elle.',
      title: 'robots.txt refuse un robot de recherche principal',
      action: 'Autorisez ce robot dans robots.txt.',
      verify: `${checkAgain} : la condition search_bots_allowed est remplie.`,
    },
    text_without_js: {
      consequence: 'Les robots des moteurs de réponse n’exécutent pas de scripts : pour eux la page est vide.',
      title: 'Le texte n’apparaît qu’avec des scripts',
      action: 'Servez le texte dans le HTML (rendu côté serveur ou pages statiques).',
      verify: `${checkAgain} : la condition text_without_js est remplie.`,
    },
    language_match: {
      consequence: 'Une page dans une autre langue ne se compare pas à ce marché.',
      title: 'La page est dans une autre langue',
      action: 'Auditez la version de la page dans cette langue, ou écrivez-la.',
      verify: `${checkAgain} : la condition language_match est remplie.`,
    },
    main_content_found: {
      consequence: 'Avec si peu de texte il n’y a rien à citer ni à comparer.',
      title: 'Presque aucun contenu principal n’a été trouvé',
      action: 'Mettez sur la page même le texte qui répond au lecteur.',
      verify: `${checkAgain} : la condition main_content_found est remplie.`,
    },
  },
  issues: {
    unresolved_pronoun: 'Il commence par un mot qui renvoie hors du passage.',
    needs_context: 'Il ne nomme pas ce dont il parle.',
    too_long: 'Il est plus long que les réponses du marché.',
    buried: 'Il se trouve loin dans la page.',
    no_direct_sentence: 'Aucune de ses phrases ne répond seule à la question.',
  },
  practices: {
    structured_data_for_citations:
      'Les données structurées ne gagnent pas de citations : les pages qui en ont ajouté n’ont pas progressé face aux autres. Gardez-les pour les résultats enrichis.',
    llms_txt: 'llms.txt n’a montré aucun effet ; la plupart de ces fichiers ne sont jamais demandés.',
    length_for_itself: 'Plus long n’est pas mieux une fois le sujet traité.',
    faq_for_its_own_sake:
      'Un bloc FAQ pour lui-même n’apportait rien, ou une petite perte. Répondez aux questions là où elles se posent.',
    keyword_stuffing: 'Répéter le mot-clé réduisait la visibilité d’environ 10 % dans une étude de laboratoire.',
    page_speed_beyond_reachability:
      'Dès qu’une page est accessible, plus de vitesse n’a montré aucun effet sur les citations.',
    hidden_text_for_models:
      'Un texte pour les modèles que les visiteurs ne voient pas est une tromperie ; les moteurs le traitent comme du spam.',
  },
  nextMeasurement:
    'Mesurez à nouveau quand les moteurs auront eu le temps de relire la page ; les réponses changent d’une observation à l’autre, et une seule de plus prouve peu.',
};
