/** What searchers of any French keyword want to know about its subject, and the words of texts that tell it. */
import type { Concern } from '../questions.ts';

/** Words of titles on what to take along. */
const packing = 'valise|bagages?|équipement|check-?list|(?:à|quoi) emporter';

export const concerns: readonly Concern[] = [
  {
    signs:
      '(?:à partir de|dès|coûte|seulement|prix :) ?\\d[\\d.,\\s]*(?:€|euros)|\\d[\\d.,]* ?(?:€|euros) ?(?:/|par )\\p{L}+',
    question: 'Combien coûte $1 ?',
    ofDeeds: 'Combien faut-il payer pour $3 ?',
  },
  {
    signs: '(?:version|formule|offre|plan|essai|compte|$2) gratuite?|gratuitement à vie',
    question: 'Peut-on avoir $1 gratuitement ?',
  },
  {
    signs:
      "pris(?:e|es)? en charge par (?:la|votre|l’|l')[^.]{0,12}(?:mutuelle|assurance|sécurité sociale)|remboursée?s? par",
    question: 'L’assurance rembourse-t-elle $1 ?',
  },
  {
    signs: "crédits? d[’']impôt|subventions?|primes? (?:énergie|de l’état)|maprimerénov[’']?",
    question: 'Existe-t-il des aides pour $1 ?',
  },
  {
    signs: 'permis de construire|déclaration préalable|autorisation (?:préalable|administrative)',
    question: 'Faut-il une autorisation pour $1 ?',
  },
  { signs: 'garantie? (?:de )?\\d+ (?:ans|mois)|sous garantie', question: 'Quelle garantie offre $1 ?' },
  {
    signs: 'chiffrement|chiffrées?|protection des données|sécurité des données',
    question: 'Quelle sécurité offre $1 ?',
  },
  {
    signs:
      '(?:coûts?|prix|tarifs?) (?:\\S+ ){0,3}(?:dépend(?:ent)?|varie(?:nt)?) (?:de|du|des|d|selon|en fonction)|(?:facteurs|critères) qui (?:influencent|déterminent|font varier) (?:le |les )?(?:prix|coûts?|tarifs?)',
    question: 'De quoi dépend ce que coûte $1 ?',
  },
  { signs: '(?:frais|coûts) (?:cachés|imprévus)', question: 'Quels frais cachés entraîne $1 ?' },
  { signs: 'comment (?:ça|cela|$2) (?:marche|fonctionne)', question: 'Comment fonctionne $1 ?' },
  {
    signs: "facile à utiliser|simple d[’']utilisation|facilité d[’']utilisation|prise en main",
    question: 'Comment prendre en main $1 ?',
  },
  {
    signs: "retour sur investissement|s[’']amortit|amortissement|rentabilis\\p{L}+",
    question: 'En combien de temps rentabilise-t-on $1 ?',
  },
  { signs: "entretien (?:régulier|annuel|minimal)|coûts? d[’']entretien", question: 'Comment entretenir $1 ?' },
  { signs: 'durée de vie', question: 'Quelle durée de vie a $1 ?' },
  {
    signs: 'erreurs (?:à éviter|fréquentes|courantes)',
    question: 'Quelles erreurs éviter avec $1 ?',
    ofDeeds: 'Quelles erreurs éviter pour $3 ?',
  },
  { signs: "(?:inconvénients?) (?:de |du |d[’'])", question: 'Quels inconvénients présente $1 ?' },
  {
    signs:
      "(?:prend(?:re|ra)?|dure(?:ra)?|(?:faut|faudra) (?:compter )?|comptez) ?(?:environ |entre |jusqu[’']à |de )?\\d+(?: (?:à|et|ou) \\d+)? (?:minutes|heures|jours|semaines|mois)|délai (?:\\S+ ){0,3}\\d+ (?:jours|semaines|mois)",
    question: null,
    ofDeeds: 'Combien de temps faut-il pour $3 ?',
  },
  {
    signs: 'pour (?:les )?débutants?|adaptée?s? aux débutants',
    question: 'Peut-on débuter avec $1 ?',
  },
  { signs: "avantages? (?:de |du |des |d[’'])", question: 'Quels avantages présente $1 ?' },
  {
    signs: "comment (?:bien )?choisir|critères de (?:choix|sélection)|guide d[’']achat|avant d[’']acheter",
    question: 'Comment choisir $1 ?',
    ofDeeds: 'Comment choisir un professionnel pour $3 ?',
  },
  {
    signs:
      '(?:plusieurs|différents|au moins (?:deux|trois|\\d+)|deux|trois) devis|compar(?:er|ez) (?:les |plusieurs |des )?devis',
    question: 'Combien de devis demander pour $1 ?',
    ofDeeds: 'Combien de devis demander pour $3 ?',
  },
  {
    signs: 'devis (?:en ligne |personnalisé )?(?:gratuits?|sans engagement|offert)',
    question: 'Le devis est-il gratuit pour $1 ?',
    by: 'service',
  },
  {
    signs:
      "(?:réduire|diminuer|alléger|baisser|réduisez) (?:le |la |les |l[’']|votre |vos )?(?:prix|coûts?|factures?|budget|frais|primes?|cotisations?)|(?:faire des économies|économiser) sur|moins cher",
    question: 'Comment payer $1 moins cher ?',
  },
  {
    signs:
      "$2 dure|(?:durée|délai)(?: moyenne?)? (?:du |de la |d[’']une? |de l[’'])(?:\\S+ )?$2|dure (?:environ |en moyenne |généralement |entre )?(?:\\d|une |deux |trois )",
    question: 'Combien de temps dure $1 ?',
  },
  { signs: 'résili(?:er|ez|ation|ations)', question: 'Comment résilier $1 ?' },
  { signs: 'annul(?:er|ez|ation|ations) (?:sans frais|gratuite?s?|jusqu)', question: 'Peut-on annuler $1 ?' },
  {
    signs:
      'paie(?:ment|ments)? en (?:\\d|deux|trois|quatre|plusieurs) fois|financement|mensualités|facilités de paiement',
    question: 'Peut-on payer $1 en plusieurs fois ?',
  },
  { signs: 'codes? promo|remises?|tarifs? réduits?', question: 'Existe-t-il des réductions pour $1 ?' },
  {
    signs: "(?:est|n[’']est pas|sont) (?:\\S+ )?(?:obligatoires?|facultati(?:f|ve|fs|ves))|obligation légale",
    question: 'Faut-il obligatoirement $1 ?',
  },
  {
    signs:
      'ce qui est (?:inclus|compris)|prestations? (?:incluses?|comprises?)|nos (?:formules|prestations|forfaits)|(?:notre|la|chaque) formule (?:\\S+ )?(?:comprend|inclut)',
    question: 'Que comprend $1 ?',
    by: 'service',
  },
  { signs: "alternatives? (?:à|au|aux) (?:la |l[’']|une? )?(?:\\S+ )?$2", question: 'Par quoi remplacer $1 ?' },
  {
    signs: '(?:soi|vous|toi)-mêmes?|par vos propres moyens|faire appel à un (?:professionnel|artisan|expert)',
    question: 'Faut-il un professionnel pour $1 ?',
    ofDeeds: 'Faut-il un professionnel pour $3 ?',
  },
  {
    signs: "(?:semaines|mois) à l[’']avance|meilleure? (?:moment|période) pour",
    question: 'Quand prévoir $1 ?',
  },
  { signs: '(?:vaut|valent) (?:vraiment )?(?:le coup|la peine)', question: 'Est-ce que $1 vaut le coup ?' },
  { signs: 'pourboires?', question: 'Faut-il laisser un pourboire pour $1 ?' },
  {
    signs:
      "(?<=^|[.!?] )(?:une? |la |le |les |l[’'])?$2 (?:est (?:une?|le fait|l[’'](?:art|action|ensemble))|désigne|consiste)",
    question: 'Qu’est-ce qu’$1 ?',
  },
  {
    signs:
      "jamais trop (?:tard|vieux)|(?:commencer|débuter|apprendre) (?:\\S+ ){0,3}(?:à tout âge|à l[’']âge adulte)|adultes? débutants?",
    question: 'Peut-on commencer $1 à tout âge ?',
  },
  {
    signs:
      "(?:formulaire|frais|dossier|modalités|date limite) d[’']inscription|inscriptions? (?:ouvertes?|en ligne|obligatoire)|s[’']inscrire (?:à|au|aux) (?:\\S+ ){0,2}$2",
    question: 'Comment s’inscrire à $1 ?',
  },
  {
    signs:
      "premiers (?:résultats|progrès|effets) (?:\\S+ ){0,4}(?:en|après|au bout|dès|sous)|(?:résultats|progrès|améliorations?|effets) (?:\\S+ ){0,4}(?:en|après|au bout d[e’']|sous) ?(?:\\S+ ){0,2}(?:jours|semaines|mois|séances)",
    question: 'Combien de temps faut-il pour voir des résultats avec $1 ?',
  },
  {
    signs:
      "délais? d[’']attente|(?:longue |sans )?liste d[’']attente|rendez-vous (?:\\S+ ){0,3}(?:sous|en) \\d+ ?(?:h|heures|jours)",
    question: 'Combien de temps faut-il attendre pour $1 ?',
    by: 'service',
  },
  {
    signs: "changer d(?:e |[’'])(?:fournisseur|assureur|assurance|banque|opérateur|prestataire)",
    question: 'Comment changer de prestataire ?',
  },
  {
    signs:
      "(?:s[’']adresse|s[’']adressent|convient|conviennent|idéale?s?|adaptée?s?|destinée?s?) (?:\\S+ )?(?:aux?|à|pour) (?:\\S+ )?(?:personnes|entreprises|familles|particuliers|professionnels|ceux|celles|tous)|(?:à|pour) qui",
    question: 'À qui convient $1 ?',
  },
  {
    signs: "première phrase|phrases? d[’']accroche|(?:bonne|belle) accroche|accroche (?:percutante|efficace|originale)",
    question: 'Comment commencer $1 ?',
    ofDeeds: 'Comment commencer $1 ?',
  },
  {
    signs: 'clichés|(?:formules|phrases) toutes faites|banalités|formules creuses',
    question: 'Que faut-il éviter dans $1 ?',
    ofDeeds: 'Que faut-il éviter dans $1 ?',
  },
  {
    signs:
      '(?:une|deux|trois|\\d+) pages? (?:au )?maximum|dépasser (?:une|deux|trois|\\d+) (?:pages?|mots|lignes)|entre \\d+ et \\d+ (?:mots|pages|lignes)',
    question: 'Quelle longueur doit faire $1 ?',
    ofDeeds: 'Quelle longueur doit faire $1 ?',
  },
  {
    signs: '(?:rester|reste|restez) motivée?s?|(?:garder|perdre|maintenir|conserver) (?:la|sa|votre|ta) motivation',
    question: 'Comment garder la motivation pour $1 ?',
  },
  {
    signs: "nos secteurs|secteurs (?:d[’']activité|que nous|desservis)|solutions par secteur",
    question: 'Quels secteurs utilisent $1 ?',
    by: 'service',
  },
  {
    signs:
      '(?:certifiée?|diplômée?|qualifiée?|agréée?|formée?)s? (?:\\S+ ){0,3}(?:état|rge|expérience)|(?:artisans?|avocats?|coachs?|conseillers?|consultants?|enseignants?|experts?|formateurs?|installateurs?|professeurs?|psychologues?|rédacteurs?|techniciens?|thérapeutes?|traducteurs?) (?:\\S+ )?(?:agréé|certifié|diplômé|qualifié)e?s?',
    question: 'Quelles qualifications ont les $5 ?',
    by: 'service',
  },
  {
    signs:
      '(?:retouches|corrections|modifications|révisions) (?:\\S+ )?(?:illimitées|incluses|gratuites|comprises)|(?:deux|trois|\\d+) (?:retouches|corrections|allers-retours)',
    question: 'Combien de corrections comprend $1 ?',
    by: 'service',
  },
  {
    signs:
      "(?:service|livraison|traitement|intervention|traduction) (?:express|urgente?|en urgence)|(?:supplément|option) (?:d[’'])?(?:urgence|express)",
    question: 'Peut-on obtenir $1 en urgence ?',
    by: 'service',
  },
  {
    signs: 'satisfaite?s? ou remboursée?s?|garantie (?:de )?(?:satisfaction|remboursement)',
    question: 'Peut-on se faire rembourser $1 ?',
  },
  {
    signs:
      'secret professionnel|confidentialité (?:totale|garantie|absolue|des échanges)|strictement confidentiel(?:le)?s?',
    question: 'Quelle confidentialité garantit $1 ?',
  },
  {
    signs: 'fonctionnalités (?:clés?|essentielles|indispensables|principales|à rechercher)',
    question: 'Quelles fonctionnalités doit avoir $1 ?',
  },
  {
    signs: "s[’']intègrent? (?:\\S+ )?(?:avec|à|aux|dans)|intégrations? (?:avec|natives?|tierces)|connecteurs",
    question: 'Quels outils peut-on connecter à $1 ?',
  },
  {
    signs:
      "(?:fonctions|fonctionnalités|outils|assistants?|agents?) (?:\\S+ )?(?:d[’'])?(?:ia|intelligence artificielle)",
    question: 'Quelles fonctions d’IA propose $1 ?',
  },
  {
    signs: 'accessoires (?:\\S+ )?(?:indispensables|nécessaires|utiles|inclus|fournis|compatibles|recommandés)',
    question: 'Quels accessoires faut-il pour $1 ?',
  },
  {
    signs:
      "(?:sans|aucune|avoir de l[’']|pas d[’'])(?: ?)expérience|aucun (?:prérequis|niveau)|prérequis|niveau requis",
    question: 'Faut-il de l’expérience pour $1 ?',
    ofDeeds: 'Faut-il de l’expérience pour $3 ?',
  },
  {
    signs: '(?:outils|matériel|outillage) (?:nécessaires?|indispensables?|requis)',
    question: 'Quel matériel faut-il pour $1 ?',
    ofDeeds: 'Quel matériel faut-il pour $3 ?',
  },
  {
    signs:
      '^(?:\\S+ ){0,2}vêtements(?: \\S+){0,3}\\s?:?$|vêtements (?:chauds|de rechange|de pluie|imperméables)|couches de vêtements',
    question: 'Quels vêtements emporter pour $1 ?',
    among: packing,
  },
  {
    signs: "litres? d[’']eau|(?:assez|suffisamment) d[’']eau|gourdes?|poches? à eau|filtre à eau",
    question: 'Quelle quantité d’eau emporter pour $1 ?',
    among: packing,
  },
  {
    signs:
      '^(?:\\S+ ){0,2}(?:nourriture|repas|alimentation)(?: \\S+){0,3}\\s?:?$|(?:barres|repas|aliments) (?:énergétiques|lyophilisés|déshydratés)|(?:assez|suffisamment) (?:de nourriture|à manger)',
    question: 'Quelle nourriture emporter pour $1 ?',
    among: packing,
  },
  {
    signs: 'trousse (?:de (?:secours|premiers soins)|à pharmacie)|premiers secours',
    question: 'Que mettre dans la trousse de secours pour $1 ?',
    among: packing,
  },
  {
    signs:
      "(?:laisser|laissez) (?:\\S+ ){0,3}(?:à la maison|chez (?:soi|vous))|(?:ne pas|éviter? d[e’']) ?(?:emporter|prendre|emmener)",
    question: 'Que ne faut-il pas emporter pour $1 ?',
    among: packing,
  },
];
