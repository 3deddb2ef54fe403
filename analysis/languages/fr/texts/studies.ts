/** Design and result of each study that advice rests on, in French. */
import type { Studies } from '../../writing-pack.ts';

/** What the documents of several vendors say alike. */
const crawlers = {
  design: 'Documentation de l’éditeur',
  note: 'Indique quel robot sert la recherche, lequel sert l’entraînement et lequel répond à une personne. Dit ce que chaque blocage entraîne, pas combien de fois une page est lue.',
};

export const studies: Studies = {
  geo: {
    design: 'Laboratoire : neuf réécritures d’une source parmi cinq fournies, réponses de GPT-3.5 (KDD 2024)',
    note: 'Variation du nombre de mots pondéré par la position : citations d’auteurs +41 %, statistiques +33 %, mention des sources +30 %, fluidité +28 %, bourrage de mots-clés −10 %. Mesure la part des mots d’une réponse, une seule source étant modifiée à la fois. Ne mesure ni la probabilité d’être cité, ni les moteurs en ligne, ni plusieurs sources modifiées ensemble.',
  },
  'c-seo-bench': {
    design:
      'Laboratoire : neuf méthodes, six domaines, environ 1 900 requêtes, plusieurs adoptants (NeurIPS 2025 Datasets & Benchmarks)',
    note: 'Sur 54 comparaisons, 3 étaient significatives. La meilleure méthode a fait gagner 0,36 ± 1,47 rang, un meilleur rang de recherche 2,77 ± 2,31. Les gains diminuent quand davantage de pages adoptent une méthode. Les modèles lisent des documents fournis : ni moteur en ligne, ni recherche.',
  },
  'what-gets-cited': {
    design:
      'Laboratoire : 252 000 essais appariés, six modèles, 18 facteurs, un seul différant à la fois, ordre équilibré',
    note: 'La pertinence thématique et la place dans la liste comptent le plus, puis un prix explicite et une date récente. La mise en forme seule compte peu. Montre laquelle de deux sources fournies est citée en premier, pas si une page est trouvée ni combien compte son éditeur.',
  },
  'rank-on-page-1': {
    design:
      'Observation de trois moteurs en ligne : 250 requêtes, 10 293 pages, 66 caractéristiques, appariées selon la position Google',
    note: 'Les pages citées comparent plus souvent des options (d = 0,43) et couvrent mieux les mots de la requête (d = 0,42). La structure ajoute 0,021 à l’AUC par rapport au rang. Un seul auteur, sans évaluation par les pairs. Une association : aucune page n’a été modifiée.',
  },
  autogeo: {
    design: 'Laboratoire : règles de préférence apprises sur trois jeux de test (ICLR 2026)',
    note: 'Jusqu’à 50,99 % de mieux que les méthodes de référence, sans nuire à l’utilité de la réponse. Les règles se transposent en partie d’un domaine à l’autre. Les modèles lisent des documents fournis : pas de moteur en ligne.',
  },
  'e-geo': {
    design: 'Laboratoire : 7 000 requêtes de produits, 15 heuristiques de réécriture',
    note: 'Les heuristiques faites à la main ont peu d’effet. Les consignes optimisées convergent vers un même modèle stable. Fiches de produits en anglais, reclassées par un modèle : pas de moteur en ligne.',
  },
  'role-augmented-intent': {
    design: 'Laboratoire : réécritures selon l’intention et le rôle, sur des requêtes variées',
    note: 'Couvrir l’intention vaut mieux que retoucher un seul aspect. Jugé en partie par un modèle : pas de moteur en ligne.',
  },
  'citation-absorption': {
    design: 'Observation de trois moteurs en ligne : 602 requêtes, 21 143 citations',
    note: 'Citations par requête : ChatGPT 6,88, Google 12,06, Perplexity 16,35. Format questions-réponses −5,7 %. Son score d’influence repose à 45 % sur le texte commun : nous ne retenons que ces décomptes. Seules des pages citées ont été étudiées, sans groupe témoin.',
  },
  'geo-16': {
    design: 'Observation : 70 requêtes, 1 100 adresses',
    note: 'Métadonnées et fraîcheur r = 0,68, HTML sémantique 0,65, données structurées 0,63. Les adresses proviennent de citations : elles ont été choisies d’après le résultat. Les auteurs vendent l’outil. Une étude contrôlée sur les données structurées la contredit.',
  },
  'ahrefs-schema': {
    design: 'Différence de différences sur des moteurs en ligne : 1 885 pages ayant ajouté du JSON-LD, 4 000 non',
    note: 'AI Overviews −4,6 %, AI Mode +2,4 % et ChatGPT +2,2 % (les deux derniers non significatifs). Toutes les pages avaient déjà au moins 100 citations : ne dit rien des pages sans citation, ni des résultats enrichis.',
  },
  'ahrefs-ai-overview-rank': {
    design: 'Observation : 863 000 pages de résultats, 4 millions d’adresses citées par AI Overviews',
    note: 'Parmi les adresses citées, 38 % sont dans les dix premières, 31 % entre 11 et 100 et 31 % au-delà. Un décompte antérieur, avec un autre outil de lecture, donnait 76 % : les deux ne se comparent pas. Montre où se classent les pages citées, pas que le rang en est la cause.',
  },
  'ahrefs-ai-overview-change': {
    design: 'Observation : 43 000 mots-clés, chacun relevé au moins 16 fois en un mois',
    note: 'Entre deux relevés, 70 % des AI Overviews ont changé. Ils durent 2,15 jours en moyenne. Compte les changements de formulation et de sources, sans leurs raisons, et aucun autre moteur.',
  },
  'sparktoro-variance': {
    design: 'Observation : 12 requêtes lancées 2 961 fois par des bénévoles',
    note: 'La même liste de marques est revenue dans moins de 1 % des essais. Mesure des recommandations de marques, pas des citations de pages.',
  },
  'se-ranking-llms-txt': {
    design: 'Observation : 300 000 domaines, corrélation et modèle des citations',
    note: 'Le fichier n’est pas corrélé aux citations, et le modèle prédit mieux sans lui. Étudie des domaines, pas des pages. Aucun fichier n’a été ajouté ni retiré.',
  },
  'ahrefs-llms-txt': {
    design: 'Journaux de serveur de 137 210 domaines pendant un mois',
    note: 'Personne n’a demandé 97 % des fichiers. Compte des requêtes, pas des citations.',
  },
  'trakkr-llms-txt': {
    design: 'Observation : 37 894 domaines cités par des moteurs de réponse',
    note: 'Les domaines avec le fichier avaient 6,8 citations, ceux sans 6,7 : pas de différence significative. Tous les domaines étaient déjà cités.',
  },
  'fan-out-effect': {
    design: 'Observation de ChatGPT : 16 851 requêtes, 353 799 pages',
    note: 'Les pages dont les intertitres correspondent à la question ont été citées dans 41 % des cas, les correspondances faibles dans 29 %. Les pages qui couvrent 26 à 50 % des requêtes dérivées ont été plus citées que celles qui les couvrent toutes. Un seul moteur. Une association : aucune page n’a été modifiée.',
  },
  'indig-attention': {
    design: 'Observation de ChatGPT : 18 012 citations localisées dans le texte cité',
    note: 'Les premiers 30 % du texte ont reçu 44,2 % des citations, le milieu 31,1 %, le dernier tiers 24,7 %. Sans contrôle : les débuts de texte en disent aussi plus.',
  },
  'trysill-structure': {
    design: 'Observation : 1 238 pages citées, régression sur 16 caractéristiques de structure',
    note: 'La structure explique environ 5 % de la variance. Le nombre de mots, les intertitres, les statistiques et les tableaux ne sont pas significatifs après correction. Seules des pages citées ont été étudiées : l’étude ne peut pas montrer ce qui empêche une page d’être citée.',
  },
  rankwithclaude: {
    design: 'Observation de quatre moteurs en ligne : 459 questions, 138 186 citations, avec contrôles',
    note: 'Dans environ 9 % des cas, les quatre moteurs citent le même trio de tête. La vitesse de la page, les statistiques, la fraîcheur, le balisage et l’ajout de questions n’apportent rien. Trois secteurs. Une association.',
  },
  'vercel-ai-crawlers': {
    design: 'Journaux de serveur d’un réseau d’hébergement pendant un mois',
    note: 'Les robots d’OpenAI, d’Anthropic, de Meta et de ByteDance ont téléchargé des scripts sans en exécuter aucun. État de décembre 2024. Ne montre pas combien de citations coûte un texte manquant.',
  },
  'google-ai-guide': {
    design: 'Documentation de l’éditeur',
    note: 'Optimiser pour l’IA reste du SEO : une page doit être indexée et pouvoir être citée en extrait. Ni llms.txt, ni balisage spécial, ni découpage, ni longueur idéale, ni réécriture pour chaque requête dérivée. Dit ce que l’éditeur demande, pas le poids de chaque point, et pour Google seulement.',
  },
  'openai-crawlers': crawlers,
  'anthropic-crawlers': crawlers,
  'perplexity-crawlers': {
    design: 'Documentation de l’éditeur',
    note: 'Indique quel robot sert la recherche et lequel répond à une personne. Dit ce que chaque blocage entraîne, pas combien de fois une page est lue.',
  },
  'agent-geo': {
    design: 'Laboratoire : causes d’absence de citation diagnostiquées puis réparées, sur des requêtes réservées',
    note: 'Plus de 40 % de citations en plus en modifiant 5 % du texte ; les méthodes de référence en modifiaient 25 %. Une réécriture générique peut nuire aux pages sur des sujets rares. Les réponses venaient de modèles, pas de moteurs en service.',
  },
  'sageo-arena': {
    design: 'Laboratoire : une chaîne de recherche complète sur une grande collection de pages, dix stratégies',
    note: 'Modifier le texte seul a souvent nui à la recherche et au classement. Titre, intertitres et structure ont limité cet effet. Une seule chaîne, celle des auteurs : aucun moteur en service.',
  },
  'eco-geo': {
    design: 'Laboratoire : agents qui cherchent et suivent des liens, produits fictifs, trois jeux de données',
    note: 'Des pages liées et concordantes ont relevé les recommandations de 15 à 31 points. Montre où l’on peut mener des agents, avec des produits inventés : pas que cela vaut pour de vrais produits.',
  },
  'search-disrupted': {
    design: 'Observation : 11 500 requêtes sur Google, ses AI Overviews et Gemini',
    note: 'Les sites qui bloquent Google-Extended apparaissent moins souvent dans les AI Overviews. Google dit que ce jeton n’a pas d’effet sur la recherche : contesté. Une association : ces sites peuvent différer autrement.',
  },
  'ai-overview-fidelity': {
    design: 'Observation : 55 393 requêtes en vogue sur 40 jours, 98 020 affirmations des AI Overviews de Google',
    note: '11,0 % des affirmations ne sont pas étayées par les pages qu’elles citent. Près de 30 % des domaines cités ne figurent pas parmi les résultats voisins. Requêtes en vogue, un seul moteur. Ne montre pas pourquoi une page est citée.',
  },
  'cloudflare-ai-options': {
    design: 'Annonce du fournisseur du 1er juillet 2026, en vigueur depuis le 15 septembre 2026',
    note: 'Sur les pages avec publicité, les nouveaux domaines chez Cloudflare bloquent par défaut les robots d’entraînement et les agents, et admettent ceux de recherche. robots.txt ne le montre pas. Dit quel est le réglage par défaut, pas combien de sites le gardent.',
  },
  'ai-crawler-block-index': {
    design: 'Observation : 10 894 domaines demandés comme le font les robots, en juillet et septembre 2026',
    note: 'Parmi les sites qui interdisent GPTBot dans robots.txt, 39,5 % lui ont servi la page en juillet et 34,9 % en septembre. Un blocage en bordure de réseau ne se voit pas dans robots.txt : ce fichier seul ne dit pas qui est servi.',
  },
  'google-spam-policies': {
    design: 'Documentation de l’éditeur, modifiée le 15 mai 2026',
    note: 'Le spam comprend les tentatives de manipuler les réponses d’IA générative dans Google. Dit ce qui peut être sanctionné, pas à quelle fréquence.',
  },
  'bing-chat-controls': {
    design: 'Documentation de l’éditeur',
    note: 'Une page avec noarchive reste hors des réponses de Copilot ; avec nocache, seuls l’adresse, le titre et l’extrait sont utilisés. Les deux restent dans les résultats. Dit ce que fait chaque règle, pas combien de pages s’en servent.',
  },
  'bing-data-nosnippet': {
    design: 'Documentation de l’éditeur',
    note: 'Les parties marquées data-nosnippet sont indexées, mais ne paraissent ni dans les extraits ni dans les réponses d’IA. Dit ce que fait l’attribut, pas ce qu’il coûte en citations.',
  },
};
