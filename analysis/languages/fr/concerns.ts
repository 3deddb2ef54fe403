/** What searchers of any French keyword want to know about its subject, and the words of texts that tell it. */
import type { Concern } from '../questions.ts';

export const concerns: readonly Concern[] = [
  {
    signs:
      '(?:à partir de|dès|coûte|seulement|prix :) ?\\d[\\d.,\\s]*(?:€|euros)|\\d[\\d.,]* ?(?:€|euros) ?(?:/|par )\\p{L}+',
    question: 'Combien coûte $1 ?',
    ofDeeds: 'Combien faut-il payer pour $3 ?',
  },
  {
    signs: '(?:version|formule|offre|plan|essai|compte|$2) gratuite?|gratuitement à vie',
    question: 'Peut-on avoir $1 gratuitement ?',
  },
  {
    signs:
      "pris(?:e|es)? en charge par (?:la|votre|l’|l')[^.]{0,12}(?:mutuelle|assurance|sécurité sociale)|remboursée?s? par",
    question: 'L’assurance rembourse-t-elle $1 ?',
  },
  {
    signs: "crédits? d[’']impôt|subventions?|primes? (?:énergie|de l’état)|maprimerénov[’']?",
    question: 'Existe-t-il des aides pour $1 ?',
  },
  {
    signs: 'permis de construire|déclaration préalable|autorisation (?:préalable|administrative)',
    question: 'Faut-il une autorisation pour $1 ?',
  },
  { signs: 'garantie? (?:de )?\\d+ (?:ans|mois)|sous garantie', question: 'Quelle garantie offre $1 ?' },
  {
    signs: 'chiffrement|chiffrées?|protection des données|sécurité des données',
    question: 'Quelle sécurité offre $1 ?',
  },
  {
    signs:
      '(?:coûts?|prix|tarifs?) (?:\\S+ ){0,3}(?:dépend(?:ent)?|varie(?:nt)?) (?:de|du|des|d|selon|en fonction)|(?:facteurs|critères) qui (?:influencent|déterminent|font varier) (?:le |les )?(?:prix|coûts?|tarifs?)',
    question: 'De quoi dépend ce que coûte $1 ?',
  },
  { signs: '(?:frais|coûts) (?:cachés|imprévus)', question: 'Quels frais cachés entraîne $1 ?' },
  { signs: 'comment (?:ça|cela|$2) (?:marche|fonctionne)', question: 'Comment fonctionne $1 ?' },
  {
    signs: "facile à utiliser|simple d[’']utilisation|facilité d[’']utilisation|prise en main",
    question: 'Comment prendre en main $1 ?',
  },
  {
    signs: "retour sur investissement|s[’']amortit|amortissement|rentabilis\\p{L}+",
    question: 'En combien de temps rentabilise-t-on $1 ?',
  },
  { signs: "entretien (?:régulier|annuel|minimal)|coûts? d[’']entretien", question: 'Comment entretenir $1 ?' },
  { signs: 'durée de vie', question: 'Quelle durée de vie a $1 ?' },
  {
    signs: 'erreurs (?:à éviter|fréquentes|courantes)',
    question: 'Quelles erreurs éviter avec $1 ?',
    ofDeeds: 'Quelles erreurs éviter pour $3 ?',
  },
  { signs: "(?:inconvénients?) (?:de |du |d[’'])", question: 'Quels inconvénients présente $1 ?' },
  {
    signs:
      "(?:prend(?:re|ra)?|dure(?:ra)?|(?:faut|faudra) (?:compter )?|comptez) ?(?:environ |entre |jusqu[’']à |de )?\\d+(?: (?:à|et|ou) \\d+)? (?:minutes|heures|jours|semaines|mois)|délai (?:\\S+ ){0,3}\\d+ (?:jours|semaines|mois)",
    question: null,
    ofDeeds: 'Combien de temps faut-il pour $3 ?',
  },
  {
    signs: 'pour (?:les )?débutants?|adaptée?s? aux débutants',
    question: 'Peut-on débuter avec $1 ?',
  },
  { signs: "avantages? (?:de |du |des |d[’'])", question: 'Quels avantages présente $1 ?' },
  {
    signs: "comment (?:bien )?choisir|critères de (?:choix|sélection)|guide d[’']achat|avant d[’']acheter",
    question: 'Comment choisir $1 ?',
    ofDeeds: 'Comment choisir un professionnel pour $3 ?',
  },
  {
    signs:
      '(?:plusieurs|différents|au moins (?:deux|trois|\\d+)|deux|trois) devis|compar(?:er|ez) (?:les |plusieurs |des )?devis',
    question: 'Combien de devis demander pour $1 ?',
    ofDeeds: 'Combien de devis demander pour $3 ?',
  },
  {
    signs: 'devis (?:en ligne |personnalisé )?(?:gratuits?|sans engagement|offert)',
    question: 'Le devis est-il gratuit pour $1 ?',
    by: 'service',
  },
  {
    signs:
      "(?:réduire|diminuer|alléger|baisser|réduisez) (?:le |la |les |l[’']|votre |vos )?(?:prix|coûts?|factures?|budget|frais|primes?|cotisations?)|(?:faire des économies|économiser) sur|moins cher",
    question: 'Comment payer $1 moins cher ?',
  },
  {
    signs:
      "$2 dure|(?:durée|délai)(?: moyenne?)? (?:du |de la |d[’']une? |de l[’'])(?:\\S+ )?$2|dure (?:environ |en moyenne |généralement |entre )?(?:\\d|une |deux |trois )",
    question: 'Combien de temps dure $1 ?',
  },
  { signs: 'résili(?:er|ez|ation|ations)', question: 'Comment résilier $1 ?' },
  { signs: 'annul(?:er|ez|ation|ations) (?:sans frais|gratuite?s?|jusqu)', question: 'Peut-on annuler $1 ?' },
  {
    signs:
      'paie(?:ment|ments)? en (?:\\d|deux|trois|quatre|plusieurs) fois|financement|mensualités|facilités de paiement',
    question: 'Peut-on payer $1 en plusieurs fois ?',
  },
  { signs: 'codes? promo|remises?|tarifs? réduits?', question: 'Existe-t-il des réductions pour $1 ?' },
  {
    signs: "(?:est|n[’']est pas|sont) (?:\\S+ )?(?:obligatoires?|facultati(?:f|ve|fs|ves))|obligation légale",
    question: 'Faut-il obligatoirement $1 ?',
  },
  {
    signs:
      'ce qui est (?:inclus|compris)|prestations? (?:incluses?|comprises?)|nos (?:formules|prestations|forfaits)|(?:notre|la|chaque) formule (?:\\S+ )?(?:comprend|inclut)',
    question: 'Que comprend $1 ?',
    by: 'service',
  },
  { signs: "alternatives? (?:à|au|aux) (?:la |l[’']|une? )?(?:\\S+ )?$2", question: 'Par quoi remplacer $1 ?' },
  {
    signs: '(?:soi|vous|toi)-mêmes?|par vos propres moyens|faire appel à un (?:professionnel|artisan|expert)',
    question: 'Faut-il un professionnel pour $1 ?',
    ofDeeds: 'Faut-il un professionnel pour $3 ?',
  },
  {
    signs: "(?:semaines|mois) à l[’']avance|meilleure? (?:moment|période) pour",
    question: 'Quand prévoir $1 ?',
  },
  { signs: '(?:vaut|valent) (?:vraiment )?(?:le coup|la peine)', question: 'Est-ce que $1 vaut le coup ?' },
  { signs: 'pourboires?', question: 'Faut-il laisser un pourboire pour $1 ?' },
];
