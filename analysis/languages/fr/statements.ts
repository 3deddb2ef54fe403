/** French words with which sentences state figures. */
import type { FigureStatements } from '../statements.ts';

export const statements: FigureStatements = {
  about:
    'environ, près de, presque, à peu près, autour de, aux alentours de, approximativement, quelque, quelques, en moyenne, une moyenne de, vers, de l’ordre de, d’environ',
  atLeast:
    "au moins, plus de, au minimum, minimum, à partir de, dès, au-dessus de, pas moins de, au-delà de, supérieur à, supérieure à, un minimum de, d'au moins, plus d'",
  atMost:
    "jusqu'à, au plus, moins de, au maximum, maximum, sous, en dessous de, inférieur à, inférieure à, pas plus de, un maximum de, moins d'",
  lows: 'bas, basse, min, minimum, mini, minimal, de',
  highs: 'haut, haute, max, maximum, maxi, maximal, à',
  orMore: 'ou plus, et plus, minimum, au minimum, au moins',
  orLess: 'ou moins, maximum, au maximum, au plus',
  between: 'entre, de',
  and: 'et',
  to: 'à, jusqu’à',
  per: 'par, pour chaque',
  each: 'le, la, l',
  periods: 'annuels=a, annuelles=a, mensuels=mo, par an=a, par mois=mo',
  on: 'en, depuis, dès, le, avant, après, au, du, jusqu’en, fin, début, courant, l’année',
  eras: 'apr. j.-c., après j.-c.',
  century: /(?<roman>[xvi]{1,5})(?:e|è|ème|er)\s(?:siècle|s\.)(?!\sav)/u,
  decade: /années\s(?<year>(?:1\d|20)\d0)/u,
  times:
    'début, milieu, fin, cours, moitié, première, seconde, deuxième, année, années, été, hiver, printemps, automne',
  verbs: {
    is: "est, sont, était, étaient, atteint, atteignent, varie, varient, oscille, oscillent, s'élève, élève, élèvent, situe, situent, va, vont, mesure, mesurent, représente, représentent, équivaut, dépasse, dépassent, approche, approchent, monte, descend, doit être, reste, fixée, fixé, limitée, limité, comprise, compris, comprises, estimé, estimée, s'étend, étend, avoisine, avoisinent, convient",
    starts: 'débute, débutent, commence, commencent, démarre, démarrent',
    costs:
      'coûte, coûtent, coutent, vaut, valent, vendu, vendue, vendus, facturé, facturée, proposé, proposée, revient, reviennent',
    lasts: 'dure, durent, prend, prennent, demande, demandent, nécessite, nécessitent, tient, tiennent',
    weighs: 'pèse, pèsent',
    carries: 'supporte, supportent, porte, portent, soulève, soulèvent',
    uses: 'consomme, consomment, utilise, utilisent',
    makes: 'produit, produisent, contient, contiennent, fournit, fournissent, génère, émet, apporte, couvre, couvrent',
    has: 'a, ont, avait, possède, possèdent, offre, offrent, compte, comptent, propose, proposent, dispose, disposent, affiche, affichent, comporte, emploie, partagent',
    pays: 'paie, paient, paye, payent, dépense, dépensent, gagne, gagnent',
    happens:
      'fondée, fondé, créée, créé, lancée, lancé, sortie, sorti, né, née, inventé, inventée, ouvert, ouverte, entrée, entré, expire, date, datent, remonte, apparu, apparue',
  },
  actions:
    'augmente, augmentent, baissent, chutent, diminue, diminuent, grimpe, grimpent, progresse, progressent, évolue, évoluent, doublent, dépend, dépendent, permet, permettent, comprend, comprennent, inclut, incluent, inclura, rembourse, remboursent, impose, imposent, exige, exigent, prévoit, prévoient, passe, passent, tombe, tombent, réduit, réduisent, économise, économisent, ajoute, ajoutent, reçoit, reçoivent, perd, perdent, choisit, choisissent, déclare, déclarent, montre, montrent, indique, indiquent, correspond, correspondent, suffit, suffisent, facturent, livrent',
  adverbs:
    'généralement, souvent, habituellement, normalement, actuellement, aujourd, hui, environ, en, moyenne, général, peut, peuvent, doit, doivent, être, été, aussi, donc, se, s, y, toujours, parfois, même, déjà, seulement, très, plutôt, encore, la plupart du temps, typiquement, ainsi, tout, juste, un, une, le, la, les, l, d, coûter, durer, aller, varier, atteindre, compter, pouvant, pourra, est, sont, a, ont, était',
  links: 'de, à, d, entre, en, pour, dans, au, aux, du, des, depuis, pendant, jusqu, dès, par, sous, vers, sur',
  of: 'de, d, du, des',
  quantities:
    'hauteur, largeur, longueur, profondeur, épaisseur, diamètre, taille, poids, masse, charge, capacité, volume, superficie, surface, distance, portée, rayon, vitesse, puissance, tension, énergie, consommation, température, pression, bruit, fréquence, prix, coût, frais, tarif, taux, loyer, prime, franchise, cotisation, dépôt, budget, salaire, revenu, chiffre, bénéfice, valeur, taxe, amende, aide, limite, plafond, seuil, part, proportion, risque, moyenne, médiane, minimum, maximum, total, durée, temps, délai, période, vie, garantie, autonomie, niveau, dose, apport, teneur, concentration, densité, rendement, précision, résolution, population, pente, angle, indemnité, montant, enveloppe, écart, course',
  expect:
    'comptez, compter, il faut compter, il faut prévoir, prévoyez, prévoir, il coûte, vous paierez, vous paierez en moyenne, il faut',
  purposes: 'pour',
  toward: 'pour',
  articles: 'le, la, les, l, un, une, des, votre, vos, du',
  quantifiers: 'chaque, tout, toute, tous, toutes, certains, certaines, plusieurs, quelques, plupart',
  gerunds: 'er, ir',
  breaks:
    'que, qu, parce, car, mais, donc, alors, tandis, quand, lorsque, lorsqu, puisque, où, et, ou, or, ainsi, comme, si',
  relatives: 'qui, que, qu',
  openings:
    "en moyenne, en général, en revanche, en effet, en fait, en outre, au total, par exemple, par ailleurs, à titre de comparaison, dans la plupart des cas, d'autre part, en comparaison",
  afterUnits: 'ouvrés, ouvrables, calendaires, ouvré, consécutifs, consécutives, environ, minimum, maximum',
  unclear:
    'il, elle, ils, elles, ce, cela, ça, ceci, cet, cette, ces, celui, celle, ceux, celles, on, nous, je, j, tu, vous, notre, nos, mon, ma, mes, son, sa, ses, leur, leurs, qui, que, quoi, dont, c, premier, second, dernière, dernier, même, mêmes',
  doubtful: 'si, pas, ne, n, sans, supposons, imaginons, jamais, aucun, aucune',
  own: 'nous, notre, nos, me, m',
  narrator: 'je, j, mon, ma, mes, moi',
  ownAdvice:
    'je conseille, je vous conseille, nous conseillons, nous vous conseillons, je recommande, je vous recommande, nous recommandons, nous vous recommandons, je suggère, nous suggérons',
  advice: 'conseille, conseillons, recommande, recommandons, suggère, suggérons',
  speakers: 'nous avons, notre équipe, notre rédaction, nos experts, nos testeurs',
  careers: "d'expérience, d'expertise, carrière, dans le métier, dans le secteur",
  biographies:
    'coauteur, coautrice, diplômé de, diplômée de, rédacteur chez, rédactrice chez, journaliste indépendant, journaliste indépendante',
  boilerplate:
    'min de lecture, minutes de lecture, temps de lecture, publié le, mis à jour, il y a, newsletter, ©, cookies, panier',
  offers:
    'remise, réduction, code promo, soldes, livraison, livrés, livrée, expédié, retour, retours, rembourse, remboursé, satisfait, essai gratuit, économisez, sans frais',
  gains:
    'économie, économies, économiser, remise, rabais, réduction, prime, primes, aide, aides, remboursement, crédit, acompte, caution, pourboire',
  takings:
    "chiffre d'affaires, chiffre d’affaires, bénéfice, bénéfices, recettes, salaire, salaires, carte cadeau, bon d'achat, commandes de, milliards",
  comparisons:
    'plus tard, plus tôt, de plus, de moins, plus, moins, supérieur, supérieure, inférieur, inférieure, en plus, en moins, de hausse, de baisse, plus tard, plus tôt',
  aged: "d'âge",
  ages: "l'âge de, âge de, âgé de, âgés de, âgée de, âgées de",
  reader: 'vous, votre, vos',
  spans: 'prochains, prochaines, derniers, dernières, prochain, prochaine',
  presents: 'voici, voilà, cet article, ce guide, cette infographie, cette liste, dans cet article, dans ce guide',
  frequencies: 'du temps, de la journée',
  rests: 'autres',
  persons:
    'hommes, femmes, garçons, filles, enfants, adultes, personnes, patients, adolescents, jeunes, seniors, élèves, bébés, nourrissons',
  since: 'depuis, depuis plus de, depuis près de, depuis environ',
  advised: 'conseils, astuces, raisons, idées, erreurs, façons',
  numbered:
    'type, phase, étape, niveau, chapitre, partie, version, catégorie, classe, figure, tableau, section, article, numéro, n°, annexe, leçon, module, page, groupe, génération',
  examples: 'exemple',
  exampleStarts: 'par exemple',
  seats: 'utilisateur, utilisateurs, licence, licences',
  payers: 'propriétaires, couples, consommateurs, familles, ménages, gens, personnes, voyageurs, parents, français',
  samples: 'étude, études, enquête, sondage, répondants, participants, échantillon, méta-analyse, essais',
  inverts: false,
  cases: 'pendant, durant, en cas de, lors de, dans, en',
  conditions: 'si vous, si votre, si vos, si tu, lorsque vous, quand vous',
  limits: 'avant, après, hors, sans, selon, y compris, pendant, par, avec, en fonction de, hors taxes',
};
