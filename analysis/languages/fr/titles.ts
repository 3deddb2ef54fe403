/** Words in French titles and searches. */
import type { SearchWords, TitleWords } from '../titles.ts';

export const titles: TitleWords = {
  best: 'meilleure?s?(?! prix)|incontournables?|classement|préférée?s?|sélection',
  versus: 'comparatif|comparaison|comparer|comparez|différences?|alternatives?',
  guide:
    "guides?|comment|tuto|tutoriel|conseils?|astuces?|qu'est-ce|c'est quoi|pourquoi|recettes?|idées?|tout savoir|débutants?|apprendre|façons",
  review: 'notre avis|test et avis|avis et test|nous avons testé|testé pour vous',
  tool: 'calculatrice|calculateur|calculette|simulateur|simulation|générateur|convertisseur|vérificateur',
  free: 'gratuite?s?|gratuitement|en ligne',
  news: 'actualités?|actus?|communiqué|annonce|dévoile|lance',
  reference: 'définition|glossaire|dictionnaire|encyclopédie|lexique|signification|documentation',
  software: 'logiciels?|plateforme|application|progiciel',
  product: 'produits?|appareils?|modèles?|marques?|fabricants?',
  service:
    'services?|prestations?|prestataire|entreprise|société|cabinet|agence|dépannage|artisans?|installateurs?|devis',
  unit: 'jours?|semaines?|mois|ans?|années?|heures?|minutes?|secondes?|étapes?|personnes?|euros?|questions?|termes?|définitions?',
  step: 'étape',
  pros: 'avantages|inconvénients|points forts|points faibles',
  taste:
    'livres?|romans?|films?|séries?|chansons?|albums?|podcasts?|poèmes?|conférences?|événements?|évènements?|festivals?|concerts?|salons?|expositions?',
};

export const searches: SearchWords = {
  wishes: {
    learn:
      "guide|checklist|liste de contrôle|tuto|tutoriel|conseil|conseils|astuce|astuces|idée|idées|projets|exemple|exemples|définition|signification|avantages|bienfaits|causes|symptômes|recette|recettes|histoire|mode d'emploi|fonctionnement|tendance|tendances|prévisions|statistiques|chiffres clés|erreurs|que faire|quoi faire|meilleures pratiques|bonnes pratiques",
    tell_apart: 'différence|différences',
    rate: 'meilleur|meilleure|meilleurs|meilleures|^top|avis|classement|recommandé|recommandés',
    compare: 'vs|versus|comparatif|comparatifs|comparaison|comparer|comparateur|alternative|alternatives',
    price: 'prix|tarif|tarifs|coût|coûts|pas cher|pas chère|pas chers|moins cher',
    buy: 'acheter|achat|commander|à vendre|promo|promotion|promotions|code promo|réduction|réductions|soldes|louer|location|devis|télécharger|essai gratuit|livraison|réserver|réservation|souscrire|abonnement',
    go: 'connexion|se connecter|mon compte|espace client|site officiel|service client|numéro de téléphone',
    near: 'près de chez moi|près de moi|près de|autour de moi|à proximité|proche de moi|le plus proche|ouvert maintenant|horaires|itinéraire',
  },
  time: {
    latest:
      "dernières?|derniers?|nouveau|nouveaux|nouvelles?|récente?s?|actuelle?s?|actuels?|aujourd'hui|maintenant|demain|hier|cette (?:semaine|année)|ce mois|actualités?|actu|météo|prévisions?|résultats?|calendrier|en direct",
    price: 'prix|tarifs?|coûts?|pas cher|promos?|promotions?|soldes?|salaire|taux|combien',
  },
};
