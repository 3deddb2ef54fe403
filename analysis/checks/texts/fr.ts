/** The gap report's texts in French. */
import type { GapTexts } from './texts.ts';

const market = 'Aucune étude ne l’a mesuré isolément ; la raison, ce sont les pages classées pour ce mot-clé.';
const checkAgain = 'Relancez l’audit';
const bySetting = 'C’est une condition posée par le moteur, et non une question de degré.';
const coverage =
  'À rang égal, les pages qui couvraient davantage la requête étaient plus souvent citées (d = 0,42, effet moyen). Couvrir environ la moitié des sous-questions valait autant que les couvrir toutes.';
const recentDate =
  'Dans des essais contrôlés, tous les modèles ont choisi plus souvent une page à la date récente ; une observation de moteurs réels n’a trouvé aucune différence.';
const sourcesAndFigures =
  'Dans un laboratoire, cela donnait à une source 30 à 40 % de plus des mots de la réponse ; quand plusieurs pages le faisaient, presque rien.';

/** A share of the pages with its verb: 0 and 1 are singular. */
const pages = (k: number, n: number, one: string, several: string) =>
  k < 2 ? `${k} page sur ${n} ${one}` : `${k} pages sur ${n} ${several}`;

export const french: GapTexts = {
  findings: {
    'search-bots-blocked-in-part': ({ agents, rule }, { list }) => ({
      title: `robots.txt refuse ${list(agents)}`,
      why: `${agents.length === 1 ? 'Ce robot construit l’index dont son moteur tire ses réponses' : 'Ces robots construisent les index dont leurs moteurs tirent leurs réponses'}. La règle qui décide : ${rule}.`,
      action: `Autorisez ${list(agents)} dans robots.txt, sauf si vous tenez à rester hors de ces réponses.`,
      verify: `${checkAgain} : robots_by_role indique ${agents.length === 1 ? 'que le robot est autorisé' : 'que les robots sont autorisés'}.`,
      magnitude: 'Une page qu’un robot ne peut pas lire ne peut pas être citée depuis l’index de ce robot.',
      applies: `Le robots.txt de ce site refuse ${list(agents)}.`,
    }),
    'max-snippet-short': ({ limit, least }) => ({
      title: `Les moteurs ne peuvent citer que ${limit} caractères`,
      why: 'La limite des extraits vaut aussi pour les réponses d’IA : elles n’utilisent pas ce qu’elles ne peuvent citer.',
      action: `Retirez max-snippet, ou portez-le à ${least} au moins.`,
      verify: `${checkAgain} : max_snippet est vide, ou vaut au moins ${least}.`,
      magnitude: bySetting,
      applies: `Cette page fixe max-snippet à ${limit}.`,
    }),
    'nosnippet-parts': ({ share }, { percent }) => ({
      title: `${percent(share)} du texte ne peut pas être cité`,
      why: 'Le texte placé sous data-nosnippet est exclu des extraits et des réponses d’IA.',
      action: 'Retirez data-nosnippet des parties qui répondent à des questions.',
      verify: `${checkAgain} : nosnippet_share est nul, ou presque.`,
      magnitude: bySetting,
      applies: `data-nosnippet couvre ${percent(share)} du texte visible de cette page.`,
    }),
    'canonical-elsewhere': ({ href }) => ({
      title: 'La page désigne une autre adresse à référencer',
      why: `Son lien canonique mène à ${href}. C’est cette adresse que les moteurs référencent et citent.`,
      action: 'Faites pointer le lien canonique vers cette page, ou auditez l’adresse qu’il désigne.',
      verify: `${checkAgain} : canonical.self est vrai.`,
      magnitude: bySetting,
      applies: `Le lien canonique de cette page est ${href}.`,
    }),
    'title-without-keyword': ({ keyword, title }, { quoted }) => ({
      title: 'Ni le titre ni le titre principal (H1) ne disent à quoi la page répond',
      why:
        title === ''
          ? `La page n’a pas de titre : qui cherche ${quoted(keyword)} ne peut pas savoir que la réponse est ici.`
          : `Qui cherche ${quoted(keyword)} lit ${quoted(title)} et ne peut pas savoir que la réponse est ici.`,
      action: `Écrivez un titre et un H1 qui nomment ${quoted(keyword)} avec des mots simples.`,
      verify: `${checkAgain} : le titre contient les mots du mot-clé.`,
      magnitude:
        'Parmi les pages dont les titres correspondaient à la question, 41 % étaient citées, contre 29 % de celles qui y correspondaient mal. Rien d’autre n’était tenu égal.',
      applies: 'La plupart des mots du mot-clé ne figurent ni dans l’un ni dans l’autre.',
    }),
    'query-terms-missing': ({ missing, keyword }, { quoted, list }) => ({
      title: `Le texte ne dit jamais ${list(missing.map(quoted))}`,
      why: `On cherche ${quoted(keyword)}, et le contenu principal n’emploie ${missing.length === 1 ? 'ce mot' : 'ces mots'} sous aucune forme. Les moteurs trouvent une page d’après ce qu’elle dit.`,
      action: `Dites ${list(missing.map(quoted))} là où le texte en parle.`,
      verify: `${checkAgain} : ce constat a disparu.`,
      magnitude:
        'La pertinence thématique était le premier facteur partout où des essais contrôlés l’ont fait varier ; à rang égal, les pages qui contenaient davantage de mots de la requête étaient plus souvent citées (d = 0,42).',
      applies: missing.length === 1 ? 'Il manque un mot du mot-clé.' : `Il manque ${missing.length} mots du mot-clé.`,
    }),
    'topic-missing': ({ topic, partial, k, n, example }, { quoted, passage }) => ({
      title: partial ? `${quoted(topic)} n’est abordé qu’en passant` : `${quoted(topic)} manque`,
      why: `${pages(k, n, 'de ce marché en traite', 'de ce marché en traitent')}.${example === null ? '' : ` L’une dit : ${passage(example)}`}`,
      action: partial
        ? `Consacrez à ${quoted(topic)} un passage qui se comprenne quand on le lit seul.`
        : `Écrivez une partie sur ${quoted(topic)} avec vos mots, et avec ce que vous savez de première main.`,
      verify: `${checkAgain} : le statut du thème est covered.`,
      magnitude: coverage,
      applies: partial
        ? 'Votre meilleur passage en dit moins que ceux de la plupart des pages qui en traitent.'
        : 'Aucun passage de cette page n’en parle.',
    }),
    'core-terms-missing': ({ terms, missing, n }, { list, quoted }) => ({
      title: `Il manque ${missing} des ${n} termes que la plupart des pages emploient`,
      why: `Cette page n’emploie pas ${list(terms.map(quoted))}${missing > terms.length ? ', entre autres' : ''}. Un lecteur du sujet attend ce qu’ils désignent.`,
      action:
        'Voyez lesquels nomment une chose que vous omettez, et parlez-en. Ajouter seulement les mots ne sert à rien.',
      verify: `${checkAgain} : moins de termes centraux ont le statut missing.`,
      magnitude: market,
      applies: 'Chacun de ces termes figure sur au moins six pages sur dix de ce marché.',
    }),
    'question-unanswered': ({ question, k, n, shown, example }, { quoted, passage }) => ({
      title: `Aucun passage ne répond à lui seul : ${quoted(question)}`,
      why: `${answeredBy(k, n, shown)}${example === null ? '' : ` La meilleure réponse trouvée : ${passage(example)}`}`,
      action: 'Répondez en deux ou trois phrases qui se comprennent seules, sous un intertitre qui pose la question.',
      verify: `${checkAgain} : le statut de la question est answered.`,
      magnitude: coverage,
      applies: 'Aucun passage de cette page ne dit assez de ce que la question demande.',
    }),
    'question-partly-answered': ({ question, own, example, issues }, { quoted, passage }) => ({
      title: `Réponse partielle : ${quoted(question)}`,
      why: [
        own === null ? 'La page approche d’une réponse.' : `Votre passage le plus proche : ${quoted(own.quote)}.`,
        ...issues.map((issue) => french.issues[issue]),
      ].join(' '),
      action: `Faites-en un passage qui répond dès sa première phrase.${example === null ? '' : ` Comparez : ${passage(example)}`}`,
      verify: `${checkAgain} : le statut de la question est answered.`,
      magnitude: coverage,
      applies:
        issues.length === 0
          ? 'Le passage dit moins de ce que la question demande que ne le fait une réponse.'
          : 'Le passage ne tient pas seul lieu de réponse.',
    }),
    'direct-answer-missing': ({ keyword, k, n }, { quoted }) => ({
      title: `Aucun passage ne répond directement à ${quoted(keyword)}`,
      why: `${pages(k, n, 'y répond', 'y répondent')} en un seul passage. Un moteur cherche un passage qu’il puisse reprendre tel quel.`,
      action: 'Écrivez deux à quatre phrases qui y répondent, et placez-les vers le haut.',
      verify: `${checkAgain} : la composante answer_placement dépasse 0.`,
      magnitude:
        'La pertinence était le premier facteur dans des essais contrôlés sur des passages ; cette forme-ci n’a pas été mesurée isolément.',
      applies: 'Cette page n’a pas de tel passage.',
    }),
    'answer-buried': ({ keyword, at, median }, { quoted, percent }) => ({
      title: `La réponse à ${quoted(keyword)} arrive tard`,
      why: `Elle commence après ${percent(at)} du texte${median === null ? '' : ` ; sur la page médiane de ce marché, après ${percent(median)}`}.`,
      action: 'Placez la réponse avant le contexte.',
      verify: `${checkAgain} : la composante answer_placement augmente.`,
      magnitude:
        '44 % des citations se trouvaient dans les premiers 30 % des textes. Aucune autre caractéristique n’était tenue égale.',
      applies: `La réponse commence après ${percent(at)} du texte de cette page.`,
    }),
    'claim-missing': ({ subject, value, unit, k, example }, { figure, passage }) => ({
      title: `Un chiffre que d’autres donnent manque : ${subject}`,
      why: `${k} sites disent ${figure(value, unit)}.${example === null ? '' : ` Par exemple : ${passage(example)}`}`,
      action: 'Donnez votre propre chiffre avec sa source, si vos lecteurs en ont besoin.',
      verify: `${checkAgain} : le fait ne manque plus.`,
      magnitude: market,
      applies: `${k} sites de ce marché l’indiquent, et cette page non.`,
    }),
    'claim-differs': ({ subject, own, value, unit, k, n, outdated, example }, { figure, passage }) => ({
      title: `Un chiffre à vérifier : ${subject}`,
      why: `Cette page dit ${figure(own, unit)} ; ${k < n ? `${k} des ${n} sites` : n === 2 ? 'les deux sites' : `les ${n} sites`} qui le donnent disent ${figure(value, unit)}.${outdated ? ' Les pages d’accord avec la vôtre sont plus anciennes.' : ''}${example === null ? '' : ` Par exemple : ${passage(example)}`}`,
      action: 'Vérifiez lequel est juste. Si c’est le vôtre, dites d’où il vient.',
      verify: `${checkAgain} : les chiffres concordent, ou le vôtre figure avec sa source.`,
      magnitude: market,
      applies: 'Autant que les mots permettent d’en juger, les deux chiffres portent sur la même chose.',
    }),
    'price-missing': ({ k, n }) => ({
      title: 'Aucun prix n’est donné',
      why: `Qui fait cette recherche veut acheter, et ${pages(k, n, 'donne', 'donnent')} un prix.`,
      action: 'Donnez dans le texte un prix ou une fourchette, avec la monnaie et ce qu’il comprend.',
      verify: `${checkAgain} : ce constat a disparu.`,
      magnitude: 'Dans 252 000 essais contrôlés, tous les modèles ont choisi plus souvent une page au prix explicite.',
      applies: 'On cherche pour acheter, et cette page ne donne aucun prix.',
    }),
    'few-figures': ({ own, p25 }, { number }) => ({
      title: 'Peu de chiffres',
      why: `Le texte donne ${number(own)} chiffres pour 100 mots ; les trois quarts des pages en donnent ${number(p25)} ou plus.`,
      action: 'Là où vous affirmez quelque chose qui se compte, donnez le nombre et sa source.',
      verify: `${checkAgain} : ce constat a disparu.`,
      magnitude: sourcesAndFigures,
      applies: 'Cette page donne moins de chiffres que les trois quarts de son marché.',
    }),
    'date-missing': ({ k, n }) => ({
      title: 'Aucune date n’est visible',
      why: `${pages(k, n, 'montre quand elle a été écrite ou modifiée', 'montrent quand elles ont été écrites ou modifiées')}.`,
      action: 'Montrez près du titre le jour de la dernière vraie modification.',
      verify: `${checkAgain} : dates_visible donne le jour.`,
      magnitude: recentDate,
      applies: 'Un visiteur ne trouve sur cette page aucun jour qui soit à coup sûr le sien.',
    }),
    'date-old': ({ own, p75 }, { number }) => ({
      title: 'Plus ancienne que le marché',
      why: `Dernière modification il y a ${number(Math.round(own))} jours ; les trois quarts des pages datées ont changé depuis moins de ${number(Math.round(p75))} jours.`,
      action:
        'Vérifiez les faits, corrigez ce qui n’est plus vrai, puis changez la date. Une nouvelle date seule n’est pas une mise à jour.',
      verify: `${checkAgain} : page.identity donne le nouveau jour.`,
      magnitude: recentDate,
      applies: 'Qui fait cette recherche veut quelque chose de récent.',
    }),
    'comparison-missing': ({ k, n }) => ({
      title: 'Rien n’est comparé',
      why: `${pages(k, n, 'compare', 'comparent')}, dans un tableau ou point par point.`,
      action: 'Ajoutez un tableau des options, avec les critères qui les départagent.',
      verify: `${checkAgain} : la composante comparison dépasse 0.`,
      magnitude:
        'À rang égal, les pages qui comparaient explicitement étaient plus souvent citées (d = 0,43, effet moyen ; une étude, non évaluée par des pairs).',
      applies: 'Cette page n’a ni tableau à trois colonnes ni intertitre qui mette des choses côte à côte.',
    }),
    'sources-missing': ({ k, n }) => ({
      title: 'Aucune source n’est liée',
      why: `${pages(k, n, 'renvoie', 'renvoient')} dans le texte à d’autres sites.`,
      action: 'Mettez un lien vers la source de chaque chiffre, et de chaque affirmation dont un lecteur peut douter.',
      verify: `${checkAgain} : sources_cited dépasse 0.`,
      magnitude: sourcesAndFigures,
      applies: 'Le contenu principal de cette page ne renvoie à aucun autre site.',
    }),
    'author-missing': ({ k, n }) => ({
      title: 'Personne ne signe la page',
      why: `${pages(k, n, 'nomme', 'nomment')} un auteur. Les lecteurs jugent par là qui leur parle.`,
      action: 'Nommez qui a écrit ou vérifié la page.',
      verify: `${checkAgain} : author_named est rempli.`,
      magnitude: market,
      applies: 'Aucun auteur n’a été trouvé dans le texte ni dans le balisage.',
    }),
    'model-instructions': ({ text, hidden, count }, { quoted }) => ({
      title: hidden
        ? 'Un texte caché donne des ordres aux modèles de langage'
        : 'Un texte donne des ordres aux modèles de langage',
      why: `La page dit ${quoted(text)}.${count > 1 ? ` Elle contient ${count} textes de ce genre.` : ''} Les moteurs y voient une attaque, et le lecteur qui le découvre n’a plus confiance.`,
      action: 'Retirez-le. S’il est venu par une publicité, un commentaire ou un modèle de page, fermez cette porte.',
      verify: `${checkAgain} : ce constat a disparu.`,
      magnitude: 'Cela peut coûter sa place à la page ; aucun gain n’a été montré.',
      applies: 'Ce texte a été exclu de tout le reste de ce rapport.',
    }),
    'term-overused': ({ term, count, own, p75 }, { quoted, number }) => ({
      title: `${quoted(term)} revient bien plus souvent qu’ailleurs`,
      why: `Ce terme figure ${count} fois, soit ${number(own)} fois pour 1 000 mots ; les trois quarts des pages restent sous ${number(p75)}.`,
      action: 'Employez-le là où il le faut, et laissez le reste se lire naturellement.',
      verify: `${checkAgain} : ce constat a disparu.`,
      magnitude:
        'Dans un laboratoire, le bourrage de mots-clés coûtait à une source environ 10 % des mots de la réponse.',
      applies: 'La densité dépasse celle de presque toutes les pages qui emploient ce terme.',
    }),
    'structured-data-mismatch': ({ type, property, value, count }, { quoted }) => ({
      title: 'Les données structurées disent ce que la page ne montre pas',
      why: `${type}.${property} vaut ${quoted(value)}, et un visiteur ne peut le lire nulle part.${count > 1 ? ` ${count} propriétés sont dans ce cas.` : ''}`,
      action: 'Mettez le balisage et la page d’accord : montrez cette valeur, ou retirez-la.',
      verify: `${checkAgain} : mismatch_with_visible est vide.`,
      magnitude: 'Cela enfreint les règles des résultats enrichis ; cela ne fait ni gagner ni perdre de citations.',
      applies: 'La valeur n’a pas été trouvée dans le texte visible.',
    }),
    'copied-text': ({ overlap, domain }, { percent }) => ({
      title: `${percent(overlap)} du texte se trouve sur une autre page`,
      why: `On le lit mot pour mot sur la page de ${domain}, dans ce marché. Un moteur n’a besoin que de l’une des deux.`,
      action: 'Réécrivez-le à partir de ce que vous savez, ou citez-le en nommant la source.',
      verify: `${checkAgain} : la part commune avec cette page diminue.`,
      magnitude: market,
      applies: 'Des suites de cinq mots ont été comparées.',
    }),
  },
  gates: {
    fetchable: {
      consequence: 'Un moteur qui n’obtient pas la page n’a rien à citer.',
      title: 'Autre chose a répondu à la place de la page',
      action: 'Laissez les robots franchir la protection qui a répondu, puis relancez l’audit.',
      verify: `${checkAgain} : la condition fetchable est remplie.`,
    },
    indexable: {
      consequence:
        'Une page qui ne peut être référencée reste hors de la recherche, et des réponses qui en sont tirées.',
      title: 'La page interdit aux moteurs de la référencer',
      action: 'Retirez noindex de la page et de ses en-têtes.',
      verify: `${checkAgain} : la condition indexable est remplie.`,
    },
    snippet_allowed: {
      consequence: 'Les moteurs n’utilisent pas dans leurs réponses ce qu’ils ne peuvent pas citer.',
      title: 'La page interdit aux moteurs de la citer',
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
      action: 'Servez le texte dans le HTML, par un rendu côté serveur ou des pages statiques.',
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
      'Un bloc FAQ sans autre raison n’apportait rien, ou une petite perte. Répondez aux questions là où elles se posent.',
    keyword_stuffing:
      'Dans un laboratoire, répéter le mot-clé coûtait à une source environ 10 % des mots de la réponse.',
    page_speed_beyond_reachability:
      'Dès qu’une page est accessible, plus de vitesse n’a montré aucun effet sur les citations.',
    hidden_text_for_models:
      'Un texte pour les modèles que les visiteurs ne voient pas est une tromperie ; les moteurs le traitent comme du spam.',
  },
  nextMeasurement:
    'Mesurez à nouveau quand les moteurs auront eu le temps de relire la page ; les réponses changent d’une observation à l’autre, et une seule de plus prouve peu.',
};

/** Who answers a question, in a sentence. */
function answeredBy(k: number, n: number | null, shown: boolean): string {
  const asked = shown ? 'La page de résultats pose cette question' : 'Des pages de ce marché la posent';
  if (n === null) return `${asked}.`;
  if (k === 0) return `${asked}, et aucune page de ce marché n’y répond.`;
  return `${pages(k, n, 'y répond', 'y répondent')}${shown ? ', et la page de résultats la pose' : ''}.`;
}
