/** How each section of the dashboard is to be read, in French: one or two sentences below its heading. */
import type { DashboardTexts } from '../../../writing-pack.ts';

export const leads: DashboardTexts['leads'] = {
  answers:
    'Les réponses changent d’un jour à l’autre, et la plupart des citations avec elles. Une seule observation peut être un hasard ; plusieurs montrent à quel point elles concordent. Un numéro ouvre la page citée.',
  brief:
    'Ce que le marché traite, dans l’ordre de ses pages. Ce qui distinguerait une page figure dans les opportunités.',
  claims:
    'Là où les pages concordent, donnez le même chiffre ou dites pourquoi le vôtre diffère. Là où elles divergent, une page avec une source peut trancher. Un accord ne prouve pas qu’un chiffre est exact.',
  difficulty: 'La difficulté de ce marché, d’après les éléments ci-dessous. Elle ne prédit ni rang ni citation.',
  entities: 'Personnes, organisations, produits et lieux que les pages nomment.',
  factGaps:
    'Un chiffre différent de celui du marché est à vérifier, ce n’est pas une erreur. Le marché peut se tromper.',
  features: 'Ce qui était affiché, ce qui a été cherché sans être affiché, et ce que le fournisseur ne communique pas.',
  findings:
    'Les conditions non remplies viennent d’abord. L’ordre suit ensuite l’effet connu, l’ampleur de l’écart et la part du marché, rapportés à l’effort.',
  gates: 'Une page qui ne peut être ni lue ni citée n’a pas de score. Ces conditions viennent d’abord.',
  howMade: 'Dates, fournisseurs et coûts ; méthodes et leurs limites ; études sur lesquelles reposent les conseils.',
  notRecommended: 'Souvent conseillé, mais testé sans effet ou jugé nuisible.',
  opportunities: 'Ce que le marché laisse ouvert, et pour quelle part.',
  passages:
    'D’un côté votre passage, de l’autre le passage du marché dont la forme peut servir de modèle, pas les mots.',
  profile:
    'La boîte contient la moitié centrale des pages utilisables, le trait épais 8 sur 10, et les points sont les extrêmes. Ce ne sont pas des objectifs : dans la boîte, une page ressemble au marché.',
  questions:
    'Ce que demandent les internautes, les moteurs et les pages, avec le passage qui répond le mieux. Une question à laquelle peu de pages répondent est une lacune du marché.',
  results:
    'La pertinence se rapporte à la meilleure page du marché. Une réponse directe est donnée avec sa position dans la page. Un tiret signifie que la valeur n’est pas mesurable.',
  scores:
    'Chaque partie compare votre page aux pages de ce marché. Le repère est d’autant plus à droite qu’elle en égale ou dépasse davantage.',
  siteKinds: 'Parmi les citations de sites dont le type est connu.',
  termGaps:
    'Un terme absent peut signaler un sujet que vous omettez. Ajouter des mots n’apporte rien en soi, et les répéter nuit.',
  terms:
    'Mots qu’emploient au moins deux sites. Ils montrent ce qui appartient au sujet ; ce n’est pas une liste à épuiser.',
  topicCoverage: 'Un score de 1 signifie que votre page en dit autant qu’une partie courte des autres pages.',
  topics:
    'Central : au moins 6 pages sur 10 le traitent. Courant : au moins 3 sur 10. Distinctif : moins, ce qui permet de se démarquer. Un tiret signifie qu’aucune réponse d’IA n’a été captée.',
  trust: 'Ce qu’un lecteur peut vérifier : des faits, sans score.',
};
