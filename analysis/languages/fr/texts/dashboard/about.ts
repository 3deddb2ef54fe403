/** What the dashboard says about the data of a report and how it was made, in French. */
import type { DashboardTexts } from '../../../writing-pack.ts';

export const about: DashboardTexts['about'] = {
  searched: (when, language, country) =>
    `Page de résultats relevée le ${when}. Langue : ${language}. Pays : ${country}.`,
  results: ({ k, n }) => `Résultats reçus : ${k}, demandés : ${n}.`,
  warnings: 'Avertissements',
  leftOut: 'Pages écartées des statistiques',
  noneLeftOut: 'Aucune page n’a été écartée.',
  notices: 'À garder à l’esprit',
  noNotices: 'Rien de particulier.',
  languageModel: ({ model, k, n, read, written }) =>
    `Modèle de langage ${model} : ${k} tâches utilisées sur ${n} ; ${read} jetons lus, ${written} écrits.`,
  times: 'Dates et fournisseurs',
  asked: 'Fournisseurs interrogés',
  thisService: 'ce service',
  fromCache: (status) => `${status}, depuis le cache`,
  ordered: 'Commandé',
  started: 'Commencé',
  resultsPage: 'Page de résultats relevée',
  pagesFetched: 'Pages lues',
  noPages: 'aucune page n’a pu être lue',
  completed: 'Terminé',
  studies: (count) => `Base de preuves : ${count} études et documents`,
  studiesCaption: 'Les études et documents sur lesquels reposent les conseils',
  methods: (count) => `Méthodes : ${count}`,
  published: 'Publication :',
  limits: 'Limites connues',
  fingerprints: 'Empreintes et versions',
  report: 'Rapport (même valeur : rien n’a changé)',
  order: 'Commande',
  replayable: 'Peut être relancé sur les données conservées',
  deterministic: 'Mêmes données, même rapport',
  crawlers: 'Liste des robots',
  wordLists: 'Listes de mots',
  stopWords: 'Mots vides',
  schema: 'Schéma du rapport',
};
