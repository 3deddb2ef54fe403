/** Question words and question forms of French. */
import type { Questions } from '../questions.ts';
import { concerns } from './concerns.ts';

const infinitive = String.raw`\p{L}+(?:er|ir|re)(?![\p{L}\p{M}])`;

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: {
    price: 'à quel prix|combien (?:ça )?co[uû]te|quel(?: est)? (?:le |son )?(?:prix|coût|tarif)',
    how: 'comment|combien',
    what: "qu'est|que|quoi|à quoi|c'est quoi",
    why: 'pourquoi',
    which: 'quel|quelle|quels|quelles|lequel|laquelle|lesquels|lesquelles',
    who: 'qui',
    when: 'quand',
    where: "où|d'où",
    before: "à|de|en|pour|par|avec|dans|sur|sous|chez|depuis|jusqu'à|vers|selon|contre",
    plain:
      "est-ce (?:que|qu')|peut-on|faut-il|doit-on|y a-t-il|existe-t-il|puis-je|dois-je|faudrait-il|devrait-on|pourrait-on|a-t-on",
    amount: 'combien|quel|quelle|quels|quelles',
    money: 'coûte|coûtent|coût|coûts|prix|tarif|tarifs|payer|euros',
  },
  places: null,
  genuine: {
    asksAnywhere: `comment|pourquoi|quand|combien|où|quoi|quel|quelle|quels|quelles|lequel|laquelle|lesquels|qui|que|qu'|est-ce|ou|vs|\\p{L}+-(?:t-)?(?:il|elle|on|ils|elles|je|tu|ce|vous)`,
    calls: `besoin|envie|prêt|prête|prêts|vous (?:avez|cherchez|voulez|souhaitez|recherchez|êtes|hésitez)|avez-vous (?:besoin|une|des|déjà)|êtes-vous|voulez-vous|souhaitez-vous|cherchez-vous|une question|des questions|encore|toujours|le saviez-vous|saviez-vous|savez-vous|et si|pourquoi (?:attendre|pas)|qui (?:sommes|suis|vous)|à qui s'adresse|quoi de neuf|livrez-vous|reprenez-vous|vendez-vous|proposez-vous|que faisons|cet article|cette (?:page|réponse)`,
    callsAnywhere:
      '(?:voulez|souhaitez|cherchez|proposez|offrez|livrez|acceptez|vendez)-vous|vous (?:proposez|offrez|livrez)',
    unmarked:
      "(?:comment|pourquoi|où|quand|combien|à quel|à quelle|quel|quelle|quels|quelles|lequel|laquelle|que|quoi|qui)(?! (?:tu|vous|on|il|elle|je|j'|ça|nous|ils|elles) )|qu'est",
    we: 'nous|notre|nos',
    i: "je|j'ai|moi|mon|ma|mes",
  },
  cues: {
    compare:
      'différences?|diffère|diffèrent|vs|versus|comparé|comparer|comparaison|(?:mieux|meilleure?|moins chère?) (?:.{0,60}? )?(?:que|ou)',
    risk: 'risques?|risqué|dangers?|dangereux|dangereuse|sûre?|sans danger|effets secondaires|arnaques?|erreurs|que se passe',
    price: 'coûte|coûtent|coûter|coût|coûts|prix|tarifs?|cher|chère|frais',
  },
  several:
    '(?:que|quoi|où) (?:voir|faire|visiter|manger|boire|dormir|loger|acheter|emporter|mettre|offrir|lire|regarder)',
  deed: new RegExp(String.raw`^comment (?:bien )?((?!s['’]|se )${infinitive}.*?)[\s\u00a0]*\??$`, 'iu'),
  steps: new RegExp(`^comment (?:(?:bien|se|s['’]|ne pas) ?)?${infinitive}`, 'iu'),
  counts: "combien d(?:e|['’])",
  figures:
    'combien|quelle? (?:année|date|jour|mois|siècle|décennie|pourcentage|nombre|prix|âge|taille|durée)|quel est le (?:prix|nombre|pourcentage|coût)',
  lengths: {
    asked:
      'quelle (?:est la |doit être la )?longueur|combien de (?:mots|pages|caractères|signes|phrases|paragraphes|lignes)',
    units: 'mots?|pages?|caractères?|signes?|phrases?|paragraphes?|lignes?|centimètres?|mètres?|kilomètres?|cm|m|km|mm',
  },
  durations: 'combien de temps|quelle durée|en combien de',
  intents: [
    [
      'superlative',
      '(?<!pour (?:le|la|les) )(?:meilleure?s?|(?:le|la|les) (?:plus|moins) (?!souvent|tard|tôt|vite|possible)[^\\s]+)',
    ],
    ['case', '(?:que se passe-t-il|que faire|^et) si'],
    ['negated', 'pas|jamais'],
    ['balance', 'avantages et (?:les )?inconvénients'],
    ['benefits', 'avantages'],
    ['drawbacks', 'inconvénients'],
    [
      'definition',
      "^(?:qu'est-ce qu(?:e|')|c'est quoi) ?(?!(?:je|on|nous|vous|ça|cela) )(?:(?!(?:dans|pour|sur)(?: |$))[^\\s?]+ ?){1,6}(?:\\s?\\?)?$",
    ],
  ],
  occasions: {
    asked: `quand (?:faut-il|doit-on|dois-je|devez-vous|peut-on|puis-je|${infinitive})`,
    told: "si|s['’]ils?|quand|lorsque|lorsqu|dès que|dès qu|avant|après|jusqu",
  },
  choosing: 'comment (?:bien )?choisir',
  influences:
    "(?:quels|quels sont les) (?:facteurs|éléments|critères)|qu'est-ce qui (?:influence|détermine|fait varier|affecte)|de quoi dépend(?:ent)?",
  verdicts: 'oui|non|absolument|tout à fait|en général|généralement|cela dépend|ça dépend|pas forcément|bien sûr',
  merits: 'pourquoi (?:acheter|choisir|opter pour|utiliser|préférer)|qui (?:devrait|doit) (?:acheter|choisir)',
  picks: {
    told: "(?:notre|mon|nos) (?:premier |coup de |meilleure? )?(?:choix|favoris?|cœur|préférée?s?)|(?:est|sont|reste|restent) (?:[\\p{L}’']+ ){0,3}(?:le|la|les|l’une? des|l'une? des|notre) meilleure?s?|nous (?:vous )?(?:recommandons|conseillons)|je (?:vous )?(?:recommande|conseille)|se démarquent?|se distinguent?|le meilleur rapport qualité[ -/]prix",
    sought:
      '(?:choisir|trouver|comparer|sélectionner|identifier|chercher|cherchez|recherchez) (?:le|la|les) meilleure?s?',
  },
  rewordings: [
    ["que (?:signifie|veut dire)|qu'entend-on par|c'est quoi", "qu'est-ce que"],
    [
      "à qui s'adressent?|pour qui (?:est|sont) (?:faite?s?|conçue?s?)|qui peut (?:bénéficier|profiter) (?:de|du|des|d)",
      'à qui convient',
    ],
    [
      'pourquoi (?:choisir|faire appel à|utiliser|acheter|installer|avoir|suivre)|à quoi (?:sert|servent)',
      'quels avantages présente',
    ],
    [
      "(?:est-ce que )?(?:l'assurance|la mutuelle|la sécurité sociale) (?:rembourse|prend en charge|couvre)(?:-t-elle)?",
      "l'assurance rembourse-t-elle",
    ],
    ['comment (?:réserver|prendre rendez-vous pour)', "comment s'inscrire à"],
    ['(?:quels sont les )?critères (?:pour|de) (?:bien )?(?:choisir|choix)', 'comment choisir'],
    [
      'comment (?:bien )?(?:choisir|sélectionner|trouver)(?: (?:le|la|les|un|une))?(?: (?:bon|bonne|meilleur|meilleure))?',
      'comment choisir',
    ],
    ['(?:atouts|bénéfices|points forts)', 'avantages'],
    ['(?:points faibles|désavantages)', 'inconvénients'],
    [
      'quels? (?:est|sont) les? (?:prix|coûts?|tarifs?)(?: moyens?)? (?:de|du|des|d)|quel (?:prix|budget) (?:prévoir |compter )?pour|combien (?:faut-il )?(?:prévoir|compter|payer) pour',
      'combien coûte',
    ],
    ['(?:est-ce que )?(?:ça|cela) vaut (?:vraiment )?(?:le coup|la peine)', 'est-ce rentable'],
    ['en \\d+ étapes(?: [^\\s]+)?', ''],
  ],
  about: 'Que faut-il savoir sur le sujet suivant : $1 ?',
  fromHeadings: {
    periods: {
      heading:
        "((?:(?:\\d+|une?|deux|trois|six)(?: ?(?:[–-]|à) ?\\d+)? (?:jours?|semaines?|mois) |(?:le jour|la veille|la semaine) )?(?:avant|après) (?:le |la |l’|l')[^\\s]+)",
      question: 'Que faire $1 ?',
    },
    before: 'les|le|la|principaux|principales|différents|différentes|\\d{1,2}',
    keepsCapital: false,
    patterns: [
      {
        heading:
          "(avantages|inconvénients|risques|dangers|types|critères|symptômes|composants|effets) ((?:de |du |des |d’|d').+)",
        question: 'Quels sont les $1 $2 ?',
      },
      {
        heading: "(caractéristiques|causes|étapes|conditions|limites|obligations) ((?:de |du |des |d’|d').+)",
        question: 'Quelles sont les $1 $2 ?',
      },
      { heading: "(prix|coût|rôle) ((?:de |du |des |d’|d').+)", question: 'Quel est le $1 $2 ?' },
      { heading: '(différences?) (entre .+ et .+)', question: 'Quelle est la différence $2 ?' },
    ],
    beliefs: {
      label: '(?:mythe|idée reçue|préjugé)',
      titles: 'mythes?|idées reçues|préjugés?|démystifiée?s?',
      verb: 'doit|est|faut|fait|font|ont|peut|peuvent|sont',
      question: 'Est-ce vrai : $1 ?',
    },
  },
  articles: 'un une',
  priceOf: 'Combien coûte $1 ?',
  roles:
    'artisans avocats coachs conseillers consultants enseignants formateurs installateurs médecins professeurs psychologues rédacteurs techniciens thérapeutes traducteurs',
  concerns,
  distinguishing: `meilleur meilleure meilleurs meilleures mieux bon bonne pire mauvais pas sans avant après souvent longtemps temps
    plus moins premier première dernier dernière nouveau gratuit`,
  weak: `actuel actuelle bon bonne concrètement courant courante différent différente différents différentes étape exactement général
    générale important importante meilleur meilleure meilleurs meilleures multiple nécessaire nouveau nouvelle pas plusieurs principal
    principale principaux propre réellement simple spécifique typique utile vraiment
    avantages inconvénients
    application entreprise façon fournisseur logiciel manière moyen option outil plateforme produit professionnel programme service
    société solution sorte système type
    acheter aider choisir faire obtenir offrir proposer trouver utiliser`,
  treatments:
    'astuces avis calendrier checklist comparatif conseils définition exemples guide histoire idées liste modèle plan programme tutoriel types',
  demonstratives: 'ce cet cette ces',
  priceQualifiers: 'estimé estimée moyen moyenne mois mensuel an par année',
};
