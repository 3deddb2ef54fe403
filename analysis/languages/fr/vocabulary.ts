/** French stop words, everyday words and words about nouns. */
import type { Nouns, StopWords, Vocabulary } from '../language-pack.ts';

export const stopWords: StopWords = {
  list: 'fr',
  contentWords: `basee beau cher chers chère chères dos droite essai gens importe maximale minimale mot multiple multiples naturel naturelle naturelles nouveau nouveaux ouvert ouverte ouverts personne personnes pièce rare retour stop sujet valeur debout haut bas juste mince plein
    pur pure vif force`,
  functionWords: 'presque autour tard tôt partout davantage quasiment volontiers',
  byForm: null,
};

export const vocabulary: Vocabulary = {
  everyday: `ajouter aider aimer aller année appeler arriver attendre avantage beau besoin bon cas chance choisir choix chose
    commencer complet conseil créer découvrir demander dernier dessus détail devenir différent dire donner écrire effet
    élément ensemble essentiel étape exemple existant exister faciliter facile façon fait faire fin fois garder grand
    guide haut heure idéal idée important impossible jour large lieu liste long lors mettre meilleur mois moment moyen
    nécessaire niveau nombre nom nouveau offrir oublier ouvrir parfait partie pas passer penser permettre personne petit
    place point possible prendre présenter preuve principal prix problème proposer pouvoir qualité question raison rapide
    réaliser recevoir rendre répondre rester résultat savoir semaine seul simple site situation solution sorte suivre
    temps tenir trouver type utile utiliser utilisation vie voir vouloir vrai petits petite petites bas basse juste
    plein déjà changer change falloir faut fallait convenir convient écrit payer payé compter compte expliquer
    explique bouger rendez mal bout mesure service retour refus essai accord envoyer an ans euro euros oui faisons lever lève
    monte monter arrêter arrête coûter coûte discuter vérifier vérifiez partout ancien ancienne reliant remplacer remplacé`,
  quantities: 'un dizaine moitié euro euros',
  linking: 'de du des d la le les l à au aux en et pour sans sur par ou',
};

export const nouns: Nouns = {
  areCapitalized: false,
  formCompounds: false,
  comeFirst: true,
  determiners: `le la les l un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur
      leurs aucun aucune chaque plusieurs quelques tout toute toutes quel quelle quels quelles`,
  objectDeterminers: `le la les l un une ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs
      chaque plusieurs quelques`,
  subjects: 'je j tu il elle on nous vous ils elles',
  verbMarkers: `je j tu il elle on nous vous ils elles qui ne n se s me m te t est sont était étaient être été a ont avait
      avoir peut peuvent pouvez faut doit doivent devez veut voulez ça cela y très plus moins trop si bien pas`,
  adverb: /^\p{L}{3,}(?:able|aire|ale|ante|elle|ente|erte|euse|ible|ide|ique|ive)ment$|^\p{L}{3,}[ae]mment$/u,
  finiteVerbs: `aident améliorent améliore apportent assurent choisissent comprend comprennent concernent conseillent contiennent
      contient correspond correspondent deviennent devient dépend dépendent facilitent fonctionne fonctionnent garantissent
      nécessite nécessitent obtiennent obtient permet permettent peuvent prennent proposent protègent protège recommande
      recommandent recherchent réduisent réduit souhaitent varient`,
  amounts: `centaines dizaine dizaines douzaine majorité milliers millions multitude paire paires pléthore plupart poignée quinzaine
      vingtaine`,
  calls: /^(?:(?:aussi|également|souvent) )?(?:appelée?s?|connue?s? sous le nom de|dite?s?) /iu,
  general: `accès acheteur action activité adresse affaire aide aspect atout attention attente auteur avenir base besoin bureau
      cadre caractéristique catégorie cause chose choix cible client cliente collaborateur communauté compétence composant
      concept condition confort connaissance conseil contenu contexte critère décision défi demande démarche département détail
      différence difficulté domaine donnée effet effort élément employé endroit enfant ensemble entreprise environnement équipe
      espace esprit étape étudiant événement évolution exemple exigence expérience expert expertise facteur famille fin
      fonction fonctionnalité forme format fournisseur gamme gens goût groupe habitude heure homme idée impact industrie
      information innovation intérêt internaute internet jour journée lecteur lieu ligne liste logiciel machine
      maison manière marché matériel matière membre mesure méthode milieu modèle moment monde mot moyen niveau nombre
      objectif objet occasion offre opération opinion option organisation outil page parent part partenaire participant
      particulier pays performance période personne perspective phase place plaisir plan plateforme point politique possibilité
      pratique présence principe priorité problème processus produit professionnel profil programme projet propriétaire qualité
      quantité question raison rapport réalité recherche région règle résultat rôle salarié secteur sens service situation
      société soin solution sorte source spécialiste stratégie structure style succès suite sujet support surface système
      tâche taille technique technologie temps tendance terme territoire texte titre tradition travail type usage utilisateur
      utilisation valeur variété version vie ville vision visiteur volonté`,
  describing: `abordable accessible adapté adaptée adaptés adaptées agréable ancien beau belle bon bonne classique complet complète
      confortable connecté connectée convivial créatif créative différent différents différentes durable dynamique efficace
      élégant essentiel essentielle excellent exceptionnel facile faible fiable flexible fonctionnel global grand grande idéal
      idéale important importante impressionnant indispensable innovant innovante intelligent intuitif intuitive joli léger
      local locale meilleur meilleure meilleurs moderne naturel naturelle nouveau nouvelle nouvelles parfait parfaite
      personnalisé performant performante polyvalent populaire pratique précis premium principal principale principaux privé
      puissant qualifié rapide récent régulier rentable robuste sécurisé simple solide spécifique stable supérieur
      sympa technique traditionnel traditionnelle unique utile varié véritable`,
};
