/** How French headings name the facets of a subject. */
import type { FacetWords } from '../facets.ts';

export const facets: FacetWords = {
  cost: 'prix | coût | coûts | tarif | tarifs | combien coûte | combien coûtent | frais | quel budget',
  duration: 'durée | délai | délais | combien de temps | calendrier',
  mistakes: 'erreurs | erreur | pièges | à éviter',
  choice: `comment choisir | choisir | critères de choix | critères à considérer | comment sélectionner | comment trouver
    | guide d'achat | avant d'acheter | prendre en compte`,
  comparison: 'comparaison | comparatif | vs | versus | différence entre | différences entre | alternatives',
  worth: 'rentabilité | vaut la peine | vaut le coup | est rentable',
  suitability: "à qui s'adresse | pour qui | à qui | qui peut",
  effectiveness: 'efficacité | est efficace | sont efficaces',
  benefits: 'avantages | avantage | bienfaits | atouts',
  drawbacks: 'inconvénients | limites | désavantages',
  types: 'types | sortes | catégories',
  maintenance: 'entretien | nettoyage | comment entretenir | comment nettoyer',
  requirements: 'conditions | éligibilité | qui est éligible',
  reviews: 'avis | témoignages',
  trends: 'tendances | avenir | perspectives',
  history: 'histoire | origines | origine',
  examples: 'exemples | exemple',
  installation: 'installation | comment installer | installer',
  working: 'fonctionnement | comment fonctionne | comment fonctionnent | comment ça marche',
  definition: "définition | qu'est-ce que | qu'est-ce qu | c'est quoi",
};
