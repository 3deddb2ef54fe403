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
];
