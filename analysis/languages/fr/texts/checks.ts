/** What each check is called and says in French. */

import type { ContentType } from '../../../report/vocabulary.ts';
import { weekdaysOf } from '../../any/weekdays.ts';
import type { AnswerIssue } from '../../codes.ts';
import type { CheckNames, CheckTexts, ShopActions } from '../../en/texts/checks.ts';
import type { Quotation, Writer } from '../../writer.ts';
import { words } from './words.ts';

const earlyText = '44 % des citations venaient des 30 premiers pour cent du texte. L’étude n’a rien contrôlé d’autre.';
const noStudy = 'Aucune étude ne l’a mesuré isolément. La raison est ce que font les pages classées pour ce mot-clé.';
const checkAgain = 'Relancez l’audit';
const gone = `${checkAgain} : ce constat n’apparaît plus.`;
const bySetting = 'Le moteur applique cette règle entièrement.';
const coverage =
  'À rang égal, les pages qui couvraient davantage la requête étaient plus souvent citées (effet moyen). Couvrir environ la moitié des sous-questions valait autant que les couvrir toutes.';
const recentDate =
  'Dans des essais contrôlés, tous les modèles ont choisi plus souvent une page à la date récente. Une étude de moteurs réels n’a trouvé aucune différence.';
const sourcesAndFigures =
  'Dans une étude en laboratoire, une source y a gagné 30 à 40 % de plus des mots de la réponse. Quand plusieurs pages le faisaient, le gain était presque nul.';

/** A share of the pages with its verb: 0 and 1 are singular. */
const pages = (k: number, n: number, one: string, several: string) =>
  k < 2 ? `${k} page sur ${n} ${one}` : `${k} pages sur ${n} ${several}`;

const yearPlaces = {
  title: 'Le titre',
  heading: 'Le titre principal (H1)',
  text: 'Le texte',
  description: 'La description',
  date: 'La date',
};
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** À qui sert une page qui vend. */
const servedBy: Readonly<Partial<Record<ContentType, string>>> = {
  product: ' Une fiche produit sert à qui envisage déjà ce produit.',
  category: ' Une catégorie de boutique, d’une marque ou d’une enseigne, sert à qui sait ce qu’il veut acheter.',
  hub: ' Une page d’entrées et de liens sert à qui sait ce qu’il veut.',
  service: ' Une page de service sert à qui a décidé d’acheter et cherche auprès de qui.',
  local_service: ' Une page de service sert à qui a décidé d’acheter sur place.',
  home: ' Une page d’accueil présente une entreprise à ceux qui la cherchent.',
};

const placeNames = { title: 'Le titre', heading: 'Le titre principal (H1)', address: 'L’adresse' };

/** Columns of a table that compares. */
const factNames = { price: 'le prix', free: 'ce qui est gratuit', reviews: 'la note' };

const issueSentences: Readonly<Record<AnswerIssue, string>> = {
  unresolved_pronoun: 'Il commence par un mot qui renvoie hors du passage.',
  needs_context: 'Il ne nomme pas ce dont il parle.',
  too_long: 'Il est plus long que les réponses des autres pages.',
  buried: 'Il se trouve loin dans la page.',
  no_direct_sentence: 'Aucune de ses phrases ne répond seule à la question.',
};

/** Who answers a question, in a sentence. */
function answeredBy({ k, likely, n, shown }: { k: number; likely: number; n: number | null; shown: boolean }): string {
  const asked = shown ? 'La page de résultats affiche cette question' : 'D’autres pages posent cette question';
  if (n === null) return `${asked}.`;
  if (likely === 0) return `${asked}, et aucune page sur ${n} n’y répond à coup sûr.`;
  if (k === 0) return `${asked}, et ${pages(likely, n, 'y répond', 'y répondent')} sans doute.`;
  const more = likely > k ? `, et sans doute ${likely - k} ${likely - k === 1 ? 'autre' : 'autres'}` : '';
  return `${k < n ? 'Au moins ' : ''}${pages(k, n, 'y répond', 'y répondent')}${more}${shown ? ', et la page de résultats l’affiche' : ''}.`;
}

/** Where other pages head a topic. */
const headedBy = (headings: readonly Quotation[], { list, quoted }: Writer) =>
  headings.length === 0
    ? ''
    : ` Leurs titres : ${list(headings.map(({ quote, domain }) => `${quoted(quote)} (${domain})`))}.`;

/** Subjects, each with how many pages write about it and how one of them heads it. */
const subjectsOf = (
  subjects: readonly { topic: string; k: number; heading: string | null }[],
  n: number,
  { list, quoted }: Writer,
) =>
  list(
    subjects.map(
      ({ topic, k, heading }) =>
        `${quoted(topic)} (${k} pages sur ${n}${heading === null ? '' : `, sous ${quoted(heading)}`})`,
    ),
  );

const proofTexts = {
  reviews: {
    name: 'ni avis ni note de clients',
    action: 'Montrez votre note avec le nombre d’avis, la plateforme et la date, et citez deux clients par leur nom.',
  },
  licence: {
    name: 'ni agrément, ni assurance, ni certificat',
    action: 'Indiquez l’agrément ou le certificat avec son numéro, ce que couvre l’assurance, et où le vérifier.',
  },
  guarantee: {
    name: 'ni garantie ni conditions de retour',
    action: 'Indiquez la durée de la garantie et les conditions de retour à côté du prix.',
  },
  method: {
    name: 'pas comment la liste a été choisie et ordonnée',
    action:
      'Dites comment vous avez choisi et classé : combien vous en avez vu, selon quels critères, les raisons de leur place ou de leur note, et comment vous gagnez de l’argent.',
  },
  experience: {
    name: 'aucun signe d’expérience directe',
    action:
      'Dites ce que vous, votre équipe ou un client avez testé ou fait, quand, et avec quel résultat ; ajoutez une photo ou un chiffre à vous.',
  },
  cases: {
    name: 'aucun cas de client',
    action: 'Racontez un cas en trois phrases : le client, le problème, et le résultat en chiffres.',
  },
};

/** What a shop does instead. */
const shopActions: ShopActions = {
  category: {
    reviews: 'Montrez à côté de chaque produit sa note avec le nombre d’avis.',
    guarantee:
      'Indiquez au-dessus des produits la durée de la garantie et les conditions de retour, avec un lien vers le texte complet.',
  },
  product: {
    reviews: 'Montrez la note du produit avec le nombre d’avis, et citez deux acheteurs avec la date.',
  },
};

/** What each check is called. */
export const checkNames: CheckNames = {
  'search-bots-blocked-in-part': 'Robots de recherche',
  'max-snippet-short': 'Longueur des extraits',
  'nosnippet-parts': 'Parties non citables',
  'canonical-elsewhere': 'Adresse canonique',
  'off-topic': 'Sujet',
  'kind-differs': 'Type de page',
  'title-without-keyword': 'Titre',
  'description-missing': 'Méta-description',
  'query-terms-missing': 'Mots du mot-clé',
  'topic-missing': 'Thèmes',
  'subjects-left-out': 'Autres thèmes',
  'question-unanswered': 'Questions sans réponse',
  'question-partly-answered': 'Questions à réponse partielle',
  'faq-missing': 'Questions et réponses',
  'questions-left-open': 'Questions ouvertes',
  'thin-content': 'Quantité de contenu',
  'entries-brief': 'Descriptions dans la liste',
  'direct-answer-missing': 'Réponse directe',
  'answer-buried': 'Place de la réponse',
  'claim-missing': 'Faits manquants',
  'claim-differs': 'Faits divergents',
  'price-missing': 'Prix',
  'prices-contradict': 'Prix contradictoires',
  'date-missing': 'Date',
  'date-old': 'Ancienneté',
  'outdated-year': 'Année dans le titre et l’adresse',
  'years-differ': 'Années divergentes',
  'outdated-text': 'Chiffres et noms anciens',
  'comparison-missing': 'Comparaison',
  'proof-missing': 'Preuves',
  'sources-missing': 'Sources',
  'author-missing': 'Auteur',
  'model-instructions': 'Texte pour modèles de langage',
  'structured-data-mismatch': 'Données structurées',
  'copied-text': 'Texte copié',
  'offer-ended': 'Offre terminée',
  'declared-outdated': 'Avis d’ancienneté',
  'answers-not-in-html': 'Réponses dans le HTML',
  'typing-errors': 'Fautes de frappe',
  'counters-empty': 'Compteurs vides',
  'order-unexplained': 'Ordre de la liste',
  'best-pick-missing': 'Recommandation',
  'own-product-first': 'Produit maison dans la liste',
  'assistant-links': 'Liens d’un assistant',
  'affiliate-undisclosed': 'Liens d’affiliation',
  'overview-missing': 'Sommaire des points',
  'main-heading-missing': 'Titre principal',
  'main-heading-vague': 'Titre principal',
  'description-vague': 'Description',
  'descriptions-differ': 'Plusieurs descriptions',
  'title-repeats-name': 'Répétition dans le titre',
  'headings-missing': 'Intertitres',
  'text-repeated': 'Texte répété',
  'numbering-broken': 'Numéros des intertitres',
  'links-broken': 'Liens cassés',
  'contacts-differ': 'Liens de contact',
  'figures-broken': 'Nombres et dates impossibles',
  'question-repeated': 'Question répétée',
  'placeholder-text': 'Texte oublié',
  'broken-characters': 'Caractères corrompus',
  'names-left-out': 'Noms absents',
  'options-left-out': 'Options absentes',
  'file-missing': 'Fichier à imprimer',
};

const weekdays = weekdaysOf('fr');

const notInHeadings = (words: readonly string[], quoted: (text: string) => string): string =>
  `Ni le titre ni aucun intertitre ne dit ${words.map(quoted).join(' ou ')}`;

export const checks: CheckTexts = {
  'search-bots-blocked-in-part': {
    finding: ({ agents, rule }, { list }) => ({
      title: `robots.txt bloque ${list(agents)}`,
      why: `${agents.length === 1 ? 'Ce robot construit l’index dont son moteur tire ses réponses' : 'Ces robots construisent les index dont leurs moteurs tirent leurs réponses'}. La règle qui décide : ${rule}.`,
      action: `Autorisez ${list(agents)} dans robots.txt, sauf si vous tenez à rester hors de ces réponses.`,
      verify: `${checkAgain} : l’accès de la page indique ${agents.length === 1 ? 'que le robot est autorisé' : 'que les robots sont autorisés'}.`,
      magnitude: 'Une page qu’un robot ne peut pas lire ne peut pas être citée depuis l’index de ce robot.',
      applies: `Le robots.txt de ce site bloque ${list(agents)}.`,
    }),
  },
  'max-snippet-short': {
    finding: ({ limit, least }) => ({
      title: `Les moteurs ne peuvent citer que ${limit} caractères`,
      why: 'La limite des extraits vaut aussi pour les réponses d’IA : elles n’utilisent pas ce qu’elles ne peuvent citer.',
      action: `Retirez max-snippet, ou portez-le à ${least} au moins.`,
      verify: `${checkAgain} : max-snippet a disparu, ou vaut au moins ${least}.`,
      magnitude: bySetting,
      applies: `Cette page fixe max-snippet à ${limit}.`,
    }),
  },
  'nosnippet-parts': {
    finding: ({ share }, { percent }) => ({
      title: `${percent(share)} du texte ne peut pas être cité`,
      why: 'Le texte placé sous data-nosnippet est exclu des extraits et des réponses d’IA.',
      action: 'Retirez data-nosnippet des parties qui répondent à des questions.',
      verify: `${checkAgain} : la part de texte non citable est nulle, ou presque.`,
      magnitude: bySetting,
      applies: `data-nosnippet couvre ${percent(share)} du texte visible de cette page.`,
    }),
  },
  'canonical-elsewhere': {
    finding: ({ href, isOnWeb }) => ({
      title: isOnWeb ? 'Le lien canonique mène à une autre page' : 'Le lien canonique ne mène à aucune adresse du web',
      why: `Son lien canonique mène à ${href}. ${isOnWeb ? 'Les moteurs peuvent référencer et citer cette adresse à la place de celle-ci.' : 'Aucune page ne peut avoir cette adresse : les moteurs ignorent le lien ou cherchent une page qui n’existe pas.'}`,
      action: isOnWeb
        ? 'Faites pointer le lien canonique vers cette page, ou auditez l’adresse qu’il désigne.'
        : 'Écrivez l’adresse complète de cette page dans le lien canonique.',
      verify: `${checkAgain} : le lien canonique mène à la page elle-même.`,
      magnitude: bySetting,
      applies: `Le lien canonique de cette page est ${href}.`,
    }),
  },
  'off-topic': {
    finding: (
      { keyword, isNeighbour, title, isThread, marketKind, ownKind, lacks, k, n, sites, isServed },
      { quoted, list },
    ) => ({
      title: isNeighbour ? 'La page parle d’un sujet voisin du mot-clé' : 'La page parle d’autre chose que du mot-clé',
      why: `Elle ne traite pas de ${quoted(keyword)}, mais de ${quoted(title)}${isNeighbour ? ', un sujet voisin' : ''}.${ownKind === null || marketKind === null ? '' : ` Type de page : ${words.contentType[ownKind]} ; type le plus fréquent dans les résultats : ${words.contentType[marketKind]}.`}${lacks.length > 0 ? ` ${notInHeadings(lacks, quoted)}.` : ''}${isNeighbour ? '' : ` ${k === 0 ? 'Aucun' : k} de ses ${n} passages ${k < 2 ? 'n’a' : 'ont'} tous les mots du mot-clé.`}${sites.length === 0 ? '' : ` Pages dont le titre ou le titre principal contient les mots du mot-clé, par exemple : ${list(sites)}.`}`,
      action: `${isThread ? 'Laissez-la telle quelle : on ne réécrit pas une discussion pour un mot-clé' : 'Ne la réécrivez pas pour ce mot-clé. Évaluez-la sur son propre mot-clé : ce que cherchent ses lecteurs, le plus souvent de deux à quatre mots'}. ${isServed ? `Une page du même site traite de ${quoted(keyword)} et figure dans les résultats : faites un lien vers elle depuis celle-ci` : `Si ${quoted(keyword)} compte pour le site, consacrez-lui une autre page, existante ou nouvelle${marketKind === null ? '' : ` (type conseillé : ${words.contentType[marketKind]})`} et faites un lien vers elle depuis celle-ci`}.`,
      verify: `${checkAgain} avec l’autre mot-clé ou l’autre page : le verdict n’est plus « hors sujet ».`,
      magnitude: 'La pertinence était le facteur le plus fort de tous les essais contrôlés qui la faisaient varier.',
      applies: 'Le titre, le texte et la ressemblance aux pages classées ont été comparés au mot-clé.',
    }),
  },
  'kind-differs': {
    finding: ({ keyword, kind, wanted, isCommonest, compares, k, n }, { quoted }) => ({
      title: `Type de cette page : ${words.contentType[kind]} ; la plupart des résultats expliquent ou comparent`,
      why: `${k < n ? 'Au moins ' : ''}${k} des ${n} autres résultats pour ${quoted(keyword)} expliquent ou comparent${isCommonest ? ` ; type le plus fréquent : ${words.contentType[wanted]}` : ''}.${servedBy[kind] ?? ''}`,
      action: `Écrivez une autre page pour cette recherche (type conseillé : ${words.contentType[wanted]}), qui ${compares ? 'compare loyalement les options, indique votre intérêt et dit ce qui convient à qui' : 'y répond, que l’on achète ou non'}, et reliez bien en vue les deux pages.`,
      verify: `${checkAgain} avec l’autre page : ce constat n’apparaît plus.`,
      magnitude: 'La pertinence était le facteur le plus fort de tous les essais contrôlés qui la faisaient varier.',
      applies: 'Les types ont été déduits des titres, des adresses, du balisage et de la structure des pages.',
    }),
  },
  'title-without-keyword': {
    finding: ({ keyword, leftOut }, { quoted, list }) => ({
      title:
        leftOut.length > 0
          ? notInHeadings(
              leftOut.map(({ word }) => word),
              quoted,
            )
          : 'La page n’a pas de titre',
      why:
        leftOut.length > 0
          ? leftOut
              .map(
                ({ word, having, n, example }) =>
                  `${having.length} pages sur ${n} ont ${quoted(word)} dans le titre ou le H1, par exemple ${quoted(example.quote)} (${example.domain}). Cette page n’emploie ce mot, ou une de ses formes, que dans le texte.`,
              )
              .join(' ')
          : `Ceux qui cherchent ${quoted(keyword)} ne peuvent pas savoir que la réponse est ici.`,
      action:
        leftOut.length > 0
          ? `Mettez ${list(leftOut.map(({ word }) => quoted(word)))} dans le titre ou le H1, et dans l’intertitre de la partie qui en parle.`
          : `Écrivez un titre et un H1 qui nomment ${quoted(keyword)} avec des mots simples.`,
      verify: leftOut.length > 0 ? gone : `${checkAgain} : le titre contient les mots du mot-clé.`,
      magnitude:
        'Parmi les pages dont les titres correspondaient à la question, 41 % étaient citées, contre 29 % de celles qui y correspondaient mal. L’étude n’a contrôlé aucun autre facteur.',
      applies:
        leftOut.length > 0
          ? 'Le mot a été cherché sous toutes ses formes dans le titre et les intertitres.'
          : 'Ni titre ni H1 n’a été trouvé.',
    }),
  },
  'description-missing': {
    finding: ({ keyword, k, n, example }, write) => ({
      title: 'La page n’a pas de méta-description',
      why: `${pages(k, n, 'en a une', 'en ont une')} : on y lit d’avance ce que l’on trouvera. Exemple : ${write.passage(example)}`,
      action: `Écrivez une ou deux phrases qui disent ${write.quoted(keyword)} et ce que le lecteur trouve ici : la réponse, un chiffre, la date.`,
      verify: `${checkAgain} : le rapport montre la description.`,
      magnitude: noStudy,
      applies: 'Aucune description n’a été trouvée dans l’en-tête de cette page.',
    }),
  },
  'query-terms-missing': {
    finding: ({ missing, keyword }, { quoted, list }) => ({
      title: `Le texte ne dit jamais ${list(missing.map(quoted))}`,
      why: `Les internautes cherchent ${quoted(keyword)}, mais le contenu principal n’emploie ${missing.length === 1 ? 'ce mot' : 'ces mots'} sous aucune forme. Les moteurs trouvent une page d’après ce qu’elle dit.`,
      action: `Employez ${list(missing.map(quoted))} là où le texte en parle. S’il n’en parle pas, mesurez la page pour un autre mot-clé.`,
      verify: `${checkAgain} : ce constat n’apparaît plus.`,
      magnitude:
        'La pertinence thématique était le premier facteur partout où des essais contrôlés l’ont fait varier. À rang égal, les pages qui contenaient davantage de mots de la requête étaient plus souvent citées.',
      applies: missing.length === 1 ? 'Il manque un mot du mot-clé.' : `Il manque ${missing.length} mots du mot-clé.`,
    }),
  },
  'topic-missing': {
    finding: ({ topic, k, n, headings, example }, write) => ({
      title: `Le texte ne mentionne pas ${write.quoted(topic)}`,
      why: `${k < n ? 'Au moins ' : ''}${pages(k, n, 'lui consacre une partie ou un long passage', 'lui consacrent une partie ou un long passage')}.${headedBy(headings, write)}${example === null ? '' : ` L’une dit : ${write.passage(example)}`}`,
      action: `Ajoutez une partie sur ${write.quoted(topic)}, avec vos mots et ce que vous savez de première main.`,
      verify: `${checkAgain} : le thème est indiqué comme traité.`,
      magnitude: coverage,
      applies: 'Aucun passage de cette page ne le nomme.',
    }),
  },
  'subjects-left-out': {
    finding: ({ n, missing }, write) => ({
      title:
        missing.length === 1
          ? `Le texte ne mentionne pas ${write.list(missing.map(({ topic }) => write.quoted(topic)))}`
          : `Le texte ne mentionne pas ${missing.length} thèmes des autres pages`,
      why: `Sans mention : ${subjectsOf(missing, n, write)}.`,
      action:
        missing.length === 1
          ? 'Si vos lecteurs en ont besoin, donnez-lui un titre et un ou deux paragraphes à vous, avec des chiffres, des noms et un exemple.'
          : 'Choisissez ceux dont vos lecteurs ont besoin, et donnez à chacun un titre et un ou deux paragraphes à vous. Laissez les autres : plus de texte, à lui seul, n’a aucun effet.',
      verify: `${checkAgain} : ces thèmes figurent comme traités.`,
      magnitude: coverage,
      applies: 'Aucun passage de cette page ne les nomme.',
    }),
  },
  'question-unanswered': {
    finding: ({ question, k, likely, n, shown, example }, { quoted, passage }) => ({
      title: `La page ne répond pas à ${quoted(question)}`,
      why: `${answeredBy({ k, likely, n, shown })}${example === null ? '' : ` La meilleure réponse trouvée : ${passage(example)}`}`,
      action: 'Répondez en deux ou trois phrases qui se comprennent seules, sous un intertitre qui pose la question.',
      verify: `${checkAgain} : la question est indiquée comme ayant sa réponse.`,
      magnitude: coverage,
      applies: 'Aucun passage de cette page ne dit assez de ce que la question demande.',
    }),
  },
  'question-partly-answered': {
    finding: ({ question, own, example, issues }, { quoted, passage }) => ({
      title: `La page ne répond qu’en partie à ${quoted(question)}`,
      why: [
        own === null ? 'La page approche d’une réponse.' : `Votre passage le plus proche : ${quoted(own.quote)}.`,
        ...issues.map((issue) => issueSentences[issue]),
      ].join(' '),
      action: `Faites-en un passage qui répond dès sa première phrase.${example === null ? '' : ` Comparez : ${passage(example)}`}`,
      verify: `${checkAgain} : la question est indiquée comme ayant sa réponse.`,
      magnitude: coverage,
      applies:
        issues.length === 0
          ? 'Le passage dit moins de ce que la question demande que ne le fait une réponse.'
          : 'Le passage ne suffit pas seul comme réponse.',
    }),
  },
  'faq-missing': {
    finding: ({ k, n, site, asked, open }, { list, quoted }) => ({
      title: 'La page n’a pas de partie de questions et réponses',
      why: `${pages(k, n, 'répond', 'répondent')} à des questions qu’elles posent elles-mêmes ; ${site} répond à ${asked}. Cette page laisse ouvertes ${list(open.map(quoted))}.`,
      action:
        open.length === 1
          ? 'Ajoutez cette question comme intertitre vers la fin, et répondez-y en deux ou trois phrases, avec un chiffre ou un nom.'
          : `Ajoutez ces ${open.length} questions comme intertitres vers la fin, et répondez à chacune en deux ou trois phrases, avec un chiffre ou un nom.`,
      verify: `${checkAgain} : les questions sont indiquées comme traitées.`,
      magnitude: coverage,
      applies: 'Aucun intertitre de cette page ne pose de question.',
    }),
  },
  'questions-left-open': {
    finding: ({ open }, { list, quoted }) => ({
      title: `La page laisse ouvertes ou effleure ${open.length} questions auxquelles d’autres répondent`,
      why: `${list(open.map(({ question, site }) => `${quoted(question)}${site === null ? '' : ` (la meilleure réponse est sur ${site})`}`))}.`,
      action:
        'Choisissez celles que se posent vos lecteurs, et répondez à chacune en deux ou trois phrases sous un intertitre qui la pose, avec le chiffre, le nom ou l’étape dont il s’agit.',
      verify: `${checkAgain} : ces questions sont indiquées comme répondues.`,
      magnitude: coverage,
      applies: 'Aucun passage de cette page n’y répond entièrement.',
    }),
  },
  'thin-content': {
    finding: ({ own, median, n, open }, { list, quoted, number }) => ({
      title: `La page est très courte : ${number(own)} mots`,
      why: `La page au milieu des ${n} classées a ${number(median)} mots.${open.length === 0 ? '' : ` D’autres traitent de ${list(open.map(quoted))} ; celle-ci non.`}`,
      action:
        'Ajoutez ce qui manque, chaque point avec des noms, des années ou des chiffres. N’allongez pas ce qui existe : la longueur seule n’a aucun effet.',
      verify: `${checkAgain} : moins de sujets et de questions sont indiqués comme manquants.`,
      magnitude: coverage,
      applies: 'Cette page a moins de la moitié des mots de la page du milieu.',
    }),
  },
  'entries-brief': {
    finding: ({ keyword, names, words: count }, { list, quoted }) => ({
      title: `La plupart des entrées ont moins de ${count} mots chacune`,
      why: `Sous les titres ${list([...names.map(quoted), 'd’autres'])}, il y a moins de ${count} mots à chaque fois. C’est à peine assez pour dire ce qu’est chaque entrée, à qui elle convient et ses défauts, ce que compare qui cherche ${quoted(keyword)}.`,
      action:
        'Donnez pour chaque entrée ce qu’il faut pour la choisir ou l’appliquer : ce que c’est, pour qui, un chiffre ou un exemple et pourquoi elle figure dans la liste.',
      verify: gone,
      magnitude: coverage,
      applies: 'Les mots du texte de la page ont été comptés ; les images n’ont pas été lues.',
    }),
  },
  'direct-answer-missing': {
    finding: ({ keyword, opening, k, n, example }, { quoted, passage }) => ({
      title: `Aucune phrase ne répond directement à ${quoted(keyword)}`,
      why: `La page commence par ${quoted(opening)}. ${pages(k, n, 'a une phrase qui répond', 'ont une phrase qui répond')}. Exemple : ${passage(example)}`,
      action:
        'Commencez par un court résumé : deux phrases qui répondent à la recherche, avec le chiffre ou le nom le plus important.',
      verify: `${checkAgain} : ce constat n’apparaît plus.`,
      magnitude:
        'La pertinence était le facteur le plus fort des essais contrôlés de passages. Aucun n’a mesuré cette forme isolément.',
      applies: 'Aucune phrase n’a tous les mots du mot-clé.',
    }),
  },
  'answer-buried': {
    finding: ({ keyword, text, after, opening, k, n }, { quoted, number }) => ({
      title: `La réponse à ${quoted(keyword)} vient tard`,
      why: `${quoted(text)} se trouve après ${number(after)} mots. La page commence par ${quoted(opening)}.${k === 0 ? '' : ` ${pages(k, n, 'répond', 'répondent')} dans les 100 premiers mots.`}`,
      action: 'Placez cette phrase, ou un court résumé, en haut de la page, et donnez-lui un intertitre.',
      verify: `${checkAgain} : ce constat n’apparaît plus.`,
      magnitude: earlyText,
      applies: 'Rien dans les 100 premiers mots n’y répond.',
    }),
  },
  'claim-missing': {
    finding: ({ subject, value, unit, k, example }, { figure, passage }) => ({
      title: `Un chiffre que d’autres donnent manque : ${subject}`,
      why: `Au moins ${k} sites disent ${figure(value, unit)}.${example === null ? '' : ` Par exemple : ${passage(example)}`}`,
      action: 'Donnez votre propre chiffre avec sa source, si vos lecteurs en ont besoin.',
      verify: `${checkAgain} : le fait ne manque plus.`,
      magnitude: noStudy,
      applies: `${k} sites l’indiquent, et cette page non.`,
    }),
  },
  'claim-differs': {
    finding: ({ subject, own, value, unit, k, n, outdated, example }, { figure, passage }) => ({
      title: `Un chiffre à vérifier : ${subject}`,
      why: `Cette page dit ${figure(own, unit)} ; ${k < n ? `${k} des ${n} sites` : n === 2 ? 'les deux sites' : `les ${n} sites`} qui le donnent disent ${figure(value, unit)}.${outdated ? ' Les pages d’accord avec la vôtre sont plus anciennes.' : ''}${example === null ? '' : ` Par exemple : ${passage(example)}`}`,
      action: 'Vérifiez lequel est juste. Si c’est le vôtre, dites d’où il vient.',
      verify: `${checkAgain} : les chiffres concordent, ou le vôtre figure avec sa source.`,
      magnitude: noStudy,
      applies: 'Autant que les mots permettent d’en juger, les deux chiffres portent sur la même chose.',
    }),
  },
  'price-missing': {
    finding: (
      { keyword, k, n, example, unpriced, free, asked, section, isOffer, isShortlist },
      { passage, list, quoted },
    ) => ({
      title:
        section !== null
          ? `La section ${quoted(section)} ne donne aucun prix`
          : unpriced === null
            ? 'La page ne donne aucun prix'
            : `${unpriced.open === unpriced.all ? 'Les entrées' : unpriced.open * 2 > unpriced.all ? 'La plupart des entrées' : 'Certaines entrées'} de la liste n’ont pas de prix`,
      why:
        section !== null
          ? 'Le titre demande ce que cela coûte, et le texte qui suit n’a aucun chiffre. Qui en cherche un quitte la page sans l’avoir trouvé.'
          : unpriced !== null
            ? `${unpriced.open} des ${unpriced.all} entrées n’ont pas de prix : ${list([...unpriced.names.map(quoted), ...(unpriced.open > unpriced.names.length ? ['d’autres'] : [])])}.${n > 0 && unpriced.open * 2 > unpriced.all ? ` ${pages(k, n, 'donne un prix', 'donnent un prix')}.` : ''} Qui ${n === 0 ? 'lit la liste' : `cherche ${quoted(keyword)}`} ne peut pas les comparer et va voir ailleurs.`
            : [
                free === null
                  ? ''
                  : `Elle dit ce qui est gratuit (${quoted(free)}), mais pas ce que cela coûte ensuite.`,
                n === 0
                  ? 'C’est la première question d’un acheteur, et il s’en va s’il ne le trouve pas.'
                  : k === 0
                    ? `Aucune des ${n} autres pages n’en donne non plus. C’est la première question d’un acheteur ; la page qui y répond se distingue.`
                    : `${pages(k, n, 'donne un prix', 'donnent un prix')}.${example === null ? '' : ` Exemple : ${passage(example)}`} Un lecteur qui compare doit aller là-bas.`,
              ]
                .filter((sentence) => sentence !== '')
                .join(' '),
      action:
        unpriced !== null
          ? 'Donnez pour chacune un prix, une fourchette ou un budget minimal, avec la devise, ce qui est compris et le mois de la vérification, ou dites qu’il n’est donné que sur demande.'
          : isShortlist
            ? 'Dites ce que coûte chaque entrée, pour qu’on puisse comparer : un prix ou une fourchette par entrée, avec la devise, ce qui est compris et le mois de la vérification.'
            : `${asked === null ? 'Dites ce que cela coûte ou comment vous facturez' : `Répondez à ${quoted(asked)}`} : un prix ou une fourchette avec la devise, ce qui est compris, ce qui le fait varier, et le mois de la vérification.${isOffer ? ' Si chaque cas est différent, donnez le prix d’un exemple et dites comment obtenir un devis.' : ''}`,
      verify: gone,
      magnitude: 'Dans 252 000 essais contrôlés, tous les modèles ont choisi plus souvent une page au prix explicite.',
      applies:
        section !== null
          ? 'Aucun montant n’a été trouvé dans le texte sous ce titre.'
          : unpriced === null
            ? 'Aucun montant n’a été trouvé dans le texte de cette page.'
            : 'Aucun montant n’a été trouvé sous ces titres ni dans les lignes de tableau qui les nomment.',
    }),
  },
  'prices-contradict': {
    finding: ({ subject, first, second }, { quoted }) => ({
      title: `La page donne deux prix pour la même chose : ${subject}`,
      why: `Elle indique ${quoted(first)} et, ailleurs, ${quoted(second)}. Le lecteur qui le remarque ne se fie plus aux autres chiffres.`,
      action: 'Vérifiez lequel des deux prix est juste, corrigez l’autre et indiquez le mois à côté.',
      verify: gone,
      magnitude: 'Aucune étude ne l’a mesuré isolément.',
      applies: 'Les deux phrases figurent sur cette page et semblent parler de la même chose.',
    }),
  },
  'date-missing': {
    finding: ({ k, n, text, day, declared, isAnonymous }, { quoted, figure }) => ({
      title: `${day === null ? 'La page n’affiche aucune date' : 'La page affiche une date sans année'}${isAnonymous ? (day === null ? ' ni aucun auteur nommé' : ' et aucun auteur nommé') : ''}${text === null ? '' : ', alors qu’elle parle de son époque'}`,
      why: [
        text === null ? '' : `On y lit ${quoted(text)}. Sans date visible, personne ne sait quand c’était.`,
        day === null ? '' : `On y lit ${quoted(day)}, sans savoir de quelle année.`,
        declared === null ? '' : `Son balisage indique ${figure(declared, undefined)}, qu’aucun visiteur ne voit.`,
        n === 0 ? '' : `${pages(k, n, 'montre', 'montrent')} de quand date le texte ou sa mise à jour.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      action: `Affichez près du titre le jour de la dernière vraie mise à jour${isAnonymous ? ', et dites qui a écrit ou vérifié la page, et d’où cette personne le sait' : ''}.`,
      verify: `${checkAgain} : le rapport indique la date que voient les visiteurs.`,
      magnitude: recentDate,
      applies: 'Un visiteur ne trouve aucune date complète qui soit clairement celle de cette page.',
    }),
  },
  'date-old': {
    finding: ({ own, month, later, isOfPrices, declared }, { number, figure }) => ({
      title:
        later === null
          ? `La page date de ${figure(month, undefined)}`
          : 'La page est plus ancienne que la plupart des autres',
      why:
        later === null
          ? `Publication ou dernière mise à jour visible : ${figure(month, undefined)}. ${isOfPrices ? 'Les prix et les produits ont changé depuis, et une date aussi ancienne fait douter du reste.' : 'De deux pages qui disent la même chose, les lecteurs et les moteurs de réponse préfèrent celle dont la date est récente.'}${declared === null ? '' : ` Son balisage indique ${figure(declared, undefined)}, qu’aucun lecteur ne voit.`}`
          : `Dernière modification il y a ${number(Math.round(own))} jours. Sur les ${later.n} autres pages datées, ${later.k} ont été mises à jour plus tard.`,
      action:
        'Vérifiez les faits, corrigez ce qui n’est plus vrai, puis changez la date. Une nouvelle date seule n’est pas une mise à jour.',
      verify: `${checkAgain} : le rapport donne la nouvelle date.`,
      magnitude: recentDate,
      applies:
        later === null
          ? declared === null
            ? 'Aucune date plus récente n’a été trouvée sur la page ni dans son balisage.'
            : 'Une date plus récente ne figure que dans le balisage.'
          : 'Ceux qui font cette recherche veulent quelque chose de récent.',
    }),
  },
  'outdated-year': {
    finding: ({ place, year, current, text }, { quoted }) => ({
      title: `${placeNames[place]} indique ${year}`,
      why: `Nous sommes en ${current}, mais on y lit ${quoted(text)}. ${place === 'title' ? 'Les internautes jugent la page dépassée avant de l’ouvrir.' : place === 'heading' ? 'Le visiteur lit aussitôt que la page date d’une année passée.' : 'Qui voit l’adresse prend la page pour celle d’une année passée.'}`,
      action:
        place === 'address'
          ? 'Vérifiez que le contenu est à jour. Placez ensuite la page à une adresse sans année, et redirigez l’ancienne.'
          : 'Vérifiez que le contenu est à jour. Retirez ensuite l’année, ou changez-la une fois la page mise à jour.',
      verify: `${checkAgain} : ce constat n’apparaît plus.`,
      magnitude: recentDate,
      applies: 'Ceux qui font cette recherche veulent quelque chose de récent.',
    }),
  },
  'years-differ': {
    finding: ({ newer, older }, { quoted, figure }) => {
      const shared = { verify: gone, magnitude: recentDate };
      if (older.place === 'date')
        return {
          ...shared,
          title: `${yearPlaces[newer.place]} indique ${newer.year}, mais la dernière modification déclarée date de ${older.year}`,
          why: `${yearPlaces[newer.place]} : ${quoted(newer.text)}. La date la plus récente sur la page et dans son balisage est ${figure(older.text, undefined)}. Une année nouvelle sur un texte ancien coûte la confiance dès qu’un prix ou une donnée n’est plus juste.`,
          action: `Vérifiez que les prix et les données valent pour ${newer.year} et affichez le jour de cette mise à jour, ou retirez l’année.`,
          applies: 'Ni la page ni son balisage ne donnent de date plus récente.',
        };
      if (newer.place === 'date')
        return {
          ...shared,
          title: `La description indique ${older.year}, la date de la page est de ${newer.year}`,
          why: `La description : ${quoted(older.text)}. La page affiche comme date ${figure(newer.text, undefined)}. Là où un moteur montre la description, la page paraît plus ancienne qu’elle n’est.`,
          action: 'Changez ou retirez l’année dans la description et dans les intertitres qui la répètent.',
          applies: 'Ni le titre ni le titre principal n’indiquent d’année.',
        };
      return {
        ...shared,
        title: `${yearPlaces[newer.place]} indique ${newer.year}, ${lowered(yearPlaces[older.place])} ${older.year}`,
        why: `${yearPlaces[newer.place]} : ${quoted(newer.text)}. ${yearPlaces[older.place]} : ${quoted(older.text)}. Ni les internautes ni les moteurs ne savent à quelle année se rapportent les informations.`,
        action:
          'Vérifiez le contenu, puis indiquez la même année dans le titre, les intertitres et le texte, ou supprimez-la là où elle n’apporte rien.',
        applies: 'Les deux années figurent sur cette page comme celle pour laquelle elle vaut.',
      };
    },
  },
  'outdated-text': {
    finding: ({ kind, text, year, current, name, now }, { quoted }) => ({
      title: {
        name: `La page cite ${name}, arrêté en ${year}`,
        renamed: `La page cite ${name}, appelé ${now} depuis ${year}`,
        plan: `La page annonce encore ${year}`,
        price: `Un montant de la page date de ${year}`,
        rate: `La page donne pour en vigueur un taux de ${year}`,
        data: `Un chiffre de la page date de ${year}`,
        pandemic: 'La page parle de la pandémie comme si elle durait',
      }[kind],
      why: `On y lit ${quoted(text)}. ${
        {
          name: 'Les lecteurs y voient le signe que personne n’entretient la page.',
          renamed: 'Les lecteurs y voient le signe que personne n’entretient la page.',
          plan: `Nous sommes en ${current} : les lecteurs voient que personne n’a revu la page depuis.`,
          price: `Nous sommes en ${current} ; pour préparer un achat, il faut des chiffres à jour.`,
          rate: `Nous sommes en ${current} : personne ne sait s’il vaut encore.`,
          data: `Nous sommes en ${current} ; les lecteurs et les moteurs de réponse cherchent les derniers chiffres.`,
          pandemic: `Nous sommes en ${current} : qui y rencontre le Covid ne croit pas que le reste soit à jour.`,
        }[kind]
      }`,
      action: {
        name: 'Retirez ou remplacez ce nom, et vérifiez les autres produits, modèles et intégrations que la page cite.',
        renamed: 'Employez le nouveau nom, et vérifiez les autres produits, modèles et intégrations que la page cite.',
        plan: 'Dites ce qui s’est passé depuis, et vérifiez les autres dates de la page.',
        price: 'Vérifiez ce montant et les autres de la page, et écrivez le mois et l’année à côté.',
        rate: 'Remplacez-le par le taux en vigueur avec sa source, et cherchez sur la page d’autres taux et montants de cette année.',
        data: 'Remplacez-le par le dernier chiffre avec sa source, ou dites pourquoi l’ancien reste valable. Vérifiez aussi les autres chiffres de la page.',
        pandemic:
          'Retirez ou récrivez les passages et citations sur le Covid, et vérifiez les autres passages anciens et la date de la page.',
      }[kind],
      verify: gone,
      magnitude: recentDate,
      applies: 'La phrase se trouve dans le texte principal de cette page.',
    }),
  },
  'comparison-missing': {
    finding: ({ k, n, labels, entries, isShortlist, example, keyword, facts }, { list, quoted }) => ({
      title:
        labels.length > 0 || isShortlist
          ? 'La page n’a pas de tableau comparatif de ses entrées'
          : 'La page n’a pas de tableau comparatif',
      why: [
        labels.length > 0
          ? `Ses entrées répètent ${list(labels.map(quoted))} l’une après l’autre : on ne peut pas les comparer d’un coup d’œil.`
          : entries.length > 0
            ? `Elle décrit ${list([...entries.map(quoted), 'd’autres'])} l’un après l’autre : on ne peut pas les comparer d’un coup d’œil.`
            : '',
        isShortlist ? `Qui cherche ${quoted(keyword)} veut voir ce qui lui convient.` : '',
        k === 0 ? '' : `${pages(k, n, 'a', 'ont')} un tableau à plusieurs colonnes.`,
        example === null ? '' : `Le tableau de ${example.domain} a les colonnes ${list(example.columns.map(quoted))}.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      action:
        labels.length === 0 && entries.length === 0 && !isShortlist
          ? 'Ajoutez vers le haut un tableau qui met les options côte à côte : une colonne par option et une ligne par critère qui décide du choix.'
          : `Ajoutez vers le haut un tableau de toutes les entrées, côte à côte : une ligne par entrée${labels.length > 0 ? `, avec des colonnes comme ${list([...labels, ...facts.map((fact) => factNames[fact])])}` : `, avec les critères qui décident du choix${facts.length > 0 ? `, comme ${list(facts.map((fact) => factNames[fact]))}` : ''}`}${isShortlist ? ', et à qui chacune convient' : ''}.`,
      verify: `${checkAgain} : la note des comparaisons dépasse 0.`,
      magnitude:
        'À rang égal, les pages avec une comparaison explicite étaient plus souvent citées (effet moyen ; une étude, non relue par des pairs).',
      applies: isShortlist
        ? 'Cette page n’a pas de tableau d’au moins trois colonnes.'
        : 'Cette page n’a ni tableau de trois colonnes ni intertitre qui compare.',
    }),
  },
  'proof-missing': {
    finding: ({ proofs, k, n, example, isLeast, shop }, { passage }) => ({
      title: `La page ne montre ${proofs.map((proof) => proofTexts[proof].name).join(', ')}`,
      why: `${n === 0 ? '' : `${k === 1 && n > 2 && !isLeast ? `Une seule page sur ${n} en montre : qui en montre se distingue` : `${isLeast ? 'Au moins ' : ''}${pages(k, n, 'en montre', 'en montrent')}`}.${example === null ? '' : ` Exemple : ${passage(example)}`} `}Les lecteurs s’en servent pour décider qui croire.`,
      action: proofs
        .map((proof) => (shop === null ? undefined : shopActions[shop][proof]) ?? proofTexts[proof].action)
        .join(' '),
      verify: gone,
      magnitude: noStudy,
      applies: 'Ni le texte de cette page, menus compris, ni ce que son code dit des images et des blocs ne le montre.',
    }),
  },
  'sources-missing': {
    finding: ({ k, n, text, figure }, { quoted }) => ({
      title:
        text !== null
          ? 'La page invoque des études ou des experts qu’elle ne nomme pas'
          : figure === null
            ? 'La page ne renvoie à aucune source'
            : 'La page donne des chiffres sans source',
      why: [
        text !== null
          ? `On y lit ${quoted(text)}, sans savoir qui l’a établi.`
          : figure === null
            ? ''
            : `On y lit ${quoted(figure)}, sans savoir qui l’a compté, ni quand.`,
        k === 0
          ? ''
          : `${pages(k, n, 'renvoie', 'renvoient')} à d’autres sites dans le texte ; celle-ci ne renvoie à aucun.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      action:
        text === null
          ? 'Liez la source de chaque chiffre avec son année, et de chaque affirmation dont un lecteur peut douter.'
          : 'Nommez l’étude avec son année et liez-la, ou donnez votre propre chiffre en disant comment vous l’avez mesuré.',
      verify: gone,
      magnitude: sourcesAndFigures,
      applies:
        text === null
          ? 'Le contenu principal de cette page ne renvoie à aucun autre site.'
          : 'La phrase n’a ni nom ni lien.',
    }),
  },
  'author-missing': {
    finding: ({ k, n, isUndated, isUnsourced, declared }, { quoted }) => ({
      title: `La page n’indique ${isUndated || isUnsourced ? `ni auteur nommé${isUndated ? ' ni date' : ''}${isUnsourced ? ' ni sources' : ''}` : 'aucun auteur nommé'}`,
      why: `${declared === null ? '' : `Le balisage nomme ${quoted(declared)}, mais aucun visiteur ne le voit. `}${k < n ? 'Au moins ' : ''}${pages(k, n, 'montre qui l’a écrite ou vérifiée', 'montrent qui les a écrites ou vérifiées')}. Les lecteurs et les moteurs de réponse veulent savoir qui parle.`,
      action: `Nommez qui a écrit ou vérifié la page${isUndated ? `${isUnsourced ? ',' : ' et'} indiquez la date de la dernière mise à jour` : ''}${isUnsourced ? ', et liez les sources de ce dont on peut douter' : ''}.`,
      verify: gone,
      magnitude: noStudy,
      applies:
        declared === null
          ? 'Ni le texte ni le balisage n’indique qui a écrit ou vérifié la page.'
          : 'Le nom ne figure que dans le balisage.',
    }),
  },
  'model-instructions': {
    finding: ({ text, hidden, count }, { quoted }) => ({
      title: hidden
        ? 'Un texte caché donne des ordres aux modèles de langage'
        : 'Un texte donne des ordres aux modèles de langage',
      why: `La page dit ${quoted(text)}.${count > 1 ? ` Elle contient ${count} textes de ce genre.` : ''} Les moteurs y voient une attaque, et le lecteur qui le découvre n’a plus confiance.`,
      action: 'Retirez-le. S’il est venu par une publicité, un commentaire ou un modèle de page, bloquez cette voie.',
      verify: `${checkAgain} : ce constat n’apparaît plus.`,
      magnitude: 'Cela peut coûter sa place à la page. Aucun gain n’a été montré.',
      applies: 'Ce texte a été exclu de tout le reste de ce rapport.',
    }),
  },
  'structured-data-mismatch': {
    finding: ({ type, property, value, count }, { quoted }) => ({
      title: 'Les données structurées annoncent ce que la page ne montre pas',
      why: `${type}.${property} vaut ${quoted(value)}, mais ${/\s/u.test(value) ? 'l’essentiel n’en figure' : 'cela ne figure'} nulle part sur la page, ni dans le texte ni près d’une image.${count > 1 ? ` ${count} propriétés sont dans ce cas.` : ''}`,
      action: 'Mettez le balisage en accord avec ce que la page montre, ou retirez cette valeur.',
      verify: `${checkAgain} : le rapport n’indique plus d’écart.`,
      magnitude: 'Cela enfreint les règles des résultats enrichis. Cela n’a aucun effet sur les citations.',
      applies:
        'La valeur n’a été trouvée ni dans le texte visible, ni dans le titre, ni dans les descriptions d’images et de commandes. Un script peut encore l’ajouter.',
    }),
  },
  'offer-ended': {
    finding: ({ text, day }, { quoted, figure }) => ({
      title: 'La page propose une offre terminée',
      why: `On y lit ${quoted(text)}. Ce jour (${figure(day, undefined)}) est passé : les lecteurs voient que personne n’entretient la page, et demanderont ce qui n’existe plus.`,
      action:
        'Dites ce qui vaut aujourd’hui et jusqu’à quand, ou retirez la phrase. Vérifiez les autres dates et montants de la page.',
      verify: gone,
      magnitude: recentDate,
      applies: 'La phrase donne une fin à l’offre, et aucune autre phrase de la page n’en donne une plus tardive.',
    }),
  },
  'declared-outdated': {
    finding: ({ keyword, text }, { quoted }) => ({
      title: 'La page se dit elle-même dépassée',
      why: `On y lit ${quoted(text)}. Qui cherche ${quoted(keyword)}, et les moteurs de réponse aussi, préfère une page entretenue.`,
      action:
        'Mettez la page à jour et retirez l’avis, ou redirigez-la vers celle qui la remplace. Si elle doit rester, mettez le lien vers la page actuelle dans la première phrase.',
      verify: gone,
      magnitude: recentDate,
      applies: 'La phrase se trouve dans le texte principal et parle de cette page.',
    }),
  },
  'answers-not-in-html': {
    finding: ({ questions, all }, { quoted, list }) => ({
      title: `Les réponses à ${all} questions ne sont pas dans le HTML`,
      why: `La page demande ${list([...questions.map(quoted), ...(all > questions.length ? ['d’autres choses'] : [])])}, l’une après l’autre et sans réponse entre elles : un script ajoute les réponses. Les moteurs qui n’exécutent pas de script ne lisent que les questions.`,
      action:
        'Placez chaque réponse dans le HTML, sous sa question, et ne laissez au script que l’ouverture et la fermeture. Vérifiez-le dans le code source de la page.',
      verify: gone,
      magnitude: 'Aucune étude ne l’a mesuré isolément.',
      applies: 'Plusieurs questions se suivent sur cette page, sans rien entre elles.',
    }),
  },
  'typing-errors': {
    finding: ({ errors, all }, { quoted, list }) => ({
      title:
        all === 1
          ? `On lit dans le texte ${quoted(errors[0]?.written ?? '')}`
          : 'Le texte a des fautes d’orthographe et de frappe',
      why: `On y lit ${list(errors.map(({ around, meant }) => `${quoted(around)} (${meant === null ? 'un mot répété' : `sans doute ${quoted(meant)}`})`))}. Les fautes coûtent la confiance, et un mot mal écrit n’est pas trouvé.`,
      action: 'Corrigez cela et relisez le texte, ou faites-le relire : de telles fautes sont rarement seules.',
      verify: gone,
      magnitude: 'Aucune étude ne l’a mesuré isolément.',
      applies: 'Les mots se trouvent dans le texte principal de cette page, hors des citations.',
    }),
  },
  'counters-empty': {
    finding: ({ reads, labels }, { quoted, list }) => ({
      title: `Des compteurs de la page indiquent ${quoted(reads)}`,
      why: `Les nombres pour ${list(labels.map(quoted))} valent zéro dans le texte, parce qu’un script les fait défiler. Les moteurs qui n’exécutent pas de script lisent zéro.`,
      action: 'Écrivez les vrais nombres dans le HTML, et ne laissez au script que l’animation.',
      verify: gone,
      magnitude: 'Aucune étude ne l’a mesuré isolément.',
      applies: 'Plusieurs nombres de cette page sont à zéro, chacun au-dessus d’un libellé.',
    }),
  },
  'best-pick-missing': {
    finding: ({ keyword, entries }, { list, quoted }) => ({
      title: 'La liste ne désigne pas de gagnante',
      why: `Elle décrit ${list([...entries.map(quoted), 'd’autres'])}, et aucune phrase, aucun titre ni aucune étiquette n’appelle l’une d’elles la meilleure. Qui cherche ${quoted(keyword)} veut savoir laquelle choisir.`,
      action:
        'Commencez par un verdict : la meilleure dans l’ensemble, la meilleure à petit budget et la meilleure pour un besoin particulier, chacune avec sa raison. Ajoutez à chaque entrée une ligne « Idéale pour ».',
      verify: gone,
      magnitude: noStudy,
      applies: 'Les mots de recommandation ont été cherchés dans les phrases, les titres et les étiquettes.',
    }),
  },
  'own-product-first': {
    finding: ({ name, domain, place, hasMethod }, { quoted }) => ({
      title:
        place > 1
          ? `La liste ne dit pas que ${name} appartient au site`
          : `La liste place en tête le produit du site lui-même : ${name}`,
      why:
        place > 1
          ? `${quoted(name)} est le numéro ${place} de la liste de ${domain}, et rien à proximité ne dit à qui il est. Cela se lit comme une recommandation indépendante. Le lecteur qui le remarque doute du reste, et la directive 2005/29/CE impose de signaler l’intention commerciale.`
          : `${quoted(name)} est la première entrée de ${domain}.${hasMethod ? '' : ' La page ne dit pas comment les entrées ont été testées ou classées.'} Le lecteur qui le remarque doute de toute la liste.`,
      action:
        place > 1
          ? `Dites dès le début et dans l’entrée que ${quoted(name)} est à vous (« notre produit »), et pour qui une autre entrée convient mieux.`
          : `Dites dès le début que ${quoted(name)} est à vous, et comment vous avez choisi et classé l’ensemble. Nommez les cas où une autre entrée convient mieux.`,
      verify:
        place > 1 ? gone : `${checkAgain} : la page dit à qui est le produit. Ce constat reste tant qu’il est en tête.`,
      magnitude: noStudy,
      applies: `${place > 1 ? 'Cette' : 'La première'} entrée porte le nom du site.`,
    }),
  },
  'assistant-links': {
    finding: ({ links, mark, hosts }, { list }) => ({
      title:
        links === 1
          ? 'Un lien vers une source vient d’un assistant conversationnel'
          : `${links} liens vers des sources viennent d’un assistant conversationnel`,
      why: `${links === 1 ? 'Son adresse' : 'Leurs adresses'} (sur ${list(hosts)}) ${links === 1 ? 'contient' : 'contiennent'} « utm_source=${mark} », que l’assistant ajoute à ce qu’il cite. Les lecteurs le voient et doutent que quelqu’un ait lu la source.`,
      action:
        'Ouvrez chacune de ces sources, vérifiez qu’elle dit ce que dit le texte, et retirez le paramètre de l’adresse.',
      verify: gone,
      magnitude: 'Aucune étude ne l’a mesuré. Cela touche la confiance des lecteurs, pas le rang.',
      applies: 'Les liens se trouvent dans le texte principal de cette page.',
    }),
  },
  'affiliate-undisclosed': {
    finding: ({ links, hosts }, { list }) => ({
      title: `Des liens affiliés ou sponsorisés mènent à ${links} adresses, et la page ne le dit pas`,
      why: `Ils passent par ${list(hosts)} ou y mènent. Aucun texte visible ne dit « affilié », « commission » ou l’équivalent. Qui gagne de l’argent sur une recommandation doit le dire à côté d’elle : directive 2005/29/CE et, aux États-Unis, 16 CFR 255.5.`,
      action:
        'Dites-le en une phrase simple au-dessus du premier de ces liens : « Nous touchons une commission si vous achetez par les liens de cette page. » Marquez ceux qui ne le sont pas encore avec rel="sponsored".',
      verify: gone,
      magnitude: 'Aucune étude ne l’a mesuré à part. La loi l’exige, et le lecteur l’attend d’une recommandation.',
      applies:
        'Le texte a été lu tel que le serveur l’envoie, menus et pied de page compris. Un script peut ajouter une mention.',
    }),
  },
  'overview-missing': {
    finding: ({ points, first, last, words: count }, { number, quoted }) => ({
      title: `La page n’a pas de liste de ses ${points} points`,
      why: `Le texte, de ${number(count)} mots, les traite un par un, de ${quoted(first)} à ${quoted(last)}, et aucune liste ni aucun tableau ne les nomme ensemble. Le lecteur ne voit pas d’un coup d’œil ce qu’il y trouvera, et un moteur qui répond par une courte liste n’en trouve aucune à citer.`,
      action: `Placez vers le haut la liste des ${points} points : une ligne pour chacun, avec l’essentiel et un lien vers sa section.`,
      verify: gone,
      magnitude: earlyText,
      applies:
        'Aucune liste ni aucun tableau ne précède le premier point, et la page a peu de liens vers ses propres sections.',
    }),
  },
  'main-heading-missing': {
    finding: ({ title }, { quoted }) => ({
      title: 'La page n’a pas de titre principal (h1)',
      why: `Son titre est ${quoted(title)}, mais aucun titre de premier niveau ne dit sur la page de quoi elle traite.`,
      action: 'Faites de la ligne qui nomme la page son seul h1, ou ajoutez-en un avec les mots du titre.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Le HTML servi n’a pas de h1. Un script peut en ajouter un.',
    }),
  },
  'main-heading-vague': {
    finding: ({ keyword, text, title }, { quoted }) => ({
      title: `Le titre principal ne nomme pas le sujet de la page : ${quoted(text)}`,
      why: `La balise title dit ${quoted(title)}, mais le titre principal (h1) n’en reprend aucun mot, ni aucun de ${quoted(keyword)}. C’est là que lecteurs et moteurs voient de quoi traite la page.`,
      action: 'Faites de la ligne qui nomme le sujet le seul h1, par exemple le titre sans le nom du site.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Les mots ont été comparés sous leur forme de base.',
    }),
  },
  'description-vague': {
    finding: ({ keyword, text }, { quoted }) => ({
      title: 'La méta-description ne nomme pas le sujet de la page',
      why: `On y lit ${quoted(text)}, sans un mot du titre, du titre principal ou de ${quoted(keyword)}. Là où les résultats l’affichent, personne ne voit pourquoi ouvrir la page.`,
      action: 'Écrivez une ou deux phrases qui nomment le sujet et disent ce que la page a de plus que les autres.',
      verify: gone,
      magnitude: noStudy,
      applies:
        'Les mots ont été comparés sous leur forme de base. Les moteurs écrivent souvent leur propre description.',
    }),
  },
  'descriptions-differ': {
    finding: ({ count, first, second }, { quoted, number }) => ({
      title: `La page a ${number(count)} méta-descriptions différentes`,
      why: `L’une dit ${quoted(first)}, une autre ${quoted(second)}. Les moteurs choisissent eux-mêmes celle qu’ils affichent, et ce peut être la mauvaise.`,
      action:
        'Gardez celle qui dit ce que contient cette page et supprimez les autres. Souvent, le modèle du site et une extension SEO en écrivent chacun une.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Le code de la page les contient côte à côte. Celles qui commencent de même comptent pour une.',
    }),
  },
  'title-repeats-name': {
    finding: ({ title, part }, { quoted }) => ({
      title: `Le titre dit deux fois ${quoted(part)}`,
      why: `On y lit ${quoted(title)}. Les résultats de recherche ne montrent que les premiers mots d’un titre, et la répétition prend la place du sujet de la page.`,
      action: `Supprimez l’une des deux mentions. Si ${quoted(part)} est le nom du site, son modèle ajoute ce que quelqu’un a déjà saisi.`,
      verify: gone,
      magnitude: noStudy,
      applies: 'Les parties du titre entre des signes comme « | » et « – » ont été comparées.',
    }),
  },
  'headings-missing': {
    finding: ({ words: count, only, instead, named, all }, { number, quoted, list }) => {
      const shown = list(all > named.length ? [...named.map(quoted), 'd’autres'] : named.map(quoted));
      return {
        title:
          only === null
            ? `${number(count)} mots de texte sans un seul intertitre`
            : `Un seul intertitre pour ${number(count)} mots : ${quoted(only)}`,
        why: `La plupart des pages classées découpent leur texte par des intertitres. ${
          instead === 'lines'
            ? `Ici, ${shown} ont l’air d’intertitres et ne sont que du gras : pour les moteurs, c’est du texte ordinaire.`
            : instead === 'labels'
              ? `Ici, des paragraphes s’ouvrent sur des mots en gras (${shown}) qui ne sont pas des titres dans le HTML : pour les moteurs, c’est du texte ordinaire.`
              : 'Les moteurs qui découpent une page à ses titres obtiennent des morceaux trop longs à citer, et qui saute de titre en titre ne trouve aucun repère.'
        }`,
        action:
          instead === 'lines'
            ? 'Balisez ces lignes et leurs semblables en h2, ou en h3 là où elles font partie d’un point plus large.'
            : instead === 'labels'
              ? 'Placez ces mots au-dessus de leur paragraphe en h2, ou regroupez-les sous quelques h2 et faites-en des h3.'
              : 'Divisez le texte par un h2 tous les 150 à 300 mots, qui dit avec les mots des internautes ce que contient la partie. Les lignes qui n’ont que l’air d’intertitres deviennent aussi des h2.',
        verify: gone,
        magnitude: noStudy,
        applies:
          'Les titres de tous niveaux entre les parties du texte ont été comptés, ainsi que ceux des parties qui se déplient.',
      };
    },
  },
  'text-repeated': {
    finding: ({ first, second, lines, line }, { quoted }) => ({
      title: `${quoted(first)} et ${quoted(second)} disent la même chose sur ${lines} lignes`,
      why: `Ces lignes y sont mot pour mot, par exemple ${quoted(line)}. Qui compare les deux sections ne voit pas ce qui les distingue.`,
      action:
        'Dites une seule fois ce qu’elles ont en commun, au-dessus des deux. Ne laissez dans chacune que ce qui lui est propre, ou supprimez-en une.',
      verify: gone,
      magnitude: 'Aucune étude ne l’a mesuré isolément.',
      applies: 'Les lignes d’au moins six mots ont été comparées.',
    }),
  },
  'numbering-broken': {
    finding: ({ kind, number, first, second, promised }, { quoted }) => ({
      title: {
        left_out: `Le numéro ${number} manque parmi les intertitres`,
        twice: `Deux intertitres portent le numéro ${number}`,
      }[kind],
      why: {
        left_out: `Après ${quoted(first)} vient ${quoted(second)}. ${promised === null ? 'Les lecteurs cherchent ce qui se trouve entre les deux.' : `Le titre en promet ${promised}, et il y en a un de moins.`}`,
        twice: `Ce sont ${quoted(first)} et ${quoted(second)}. Qui les compte trouve un autre nombre que le dernier numéro.`,
      }[kind],
      action: {
        left_out: `Ajoutez le numéro ${number}, ou renumérotez les autres. Vérifiez ensuite le nombre dans le titre et dans l’introduction.`,
        twice: 'Renumérotez les intertitres. Vérifiez ensuite le nombre dans le titre et dans l’introduction.',
      }[kind],
      verify: gone,
      magnitude: 'Aucune étude ne l’a mesuré isolément.',
      applies: 'Les numéros des intertitres d’un même niveau ont été comparés.',
    }),
  },
  'links-broken': {
    finding: ({ kind, links, all }, { quoted, list }) => ({
      title: {
        nowhere: all === 1 ? 'Un lien ne mène nulle part' : `${all} liens ne mènent nulle part`,
        network: 'Les boutons des réseaux sociaux mènent à leurs pages d’accueil',
        wrapped:
          all === 1
            ? 'Un lien passe par la redirection d’une messagerie ou d’un éditeur'
            : `${all} liens passent par la redirection d’une messagerie ou d’un éditeur`,
      }[kind],
      why: {
        nowhere: `Aucun site n’a l’adresse placée derrière ${list(links.map(({ text, to }) => `${quoted(text)} (${quoted(to)})`))}. Qui clique obtient une erreur.`,
        network: `Ils mènent à ${list(links.map(({ to }) => to))}, comme dans un modèle de site. Qui clique ne trouve aucun profil, et les moteurs ne savent pas lesquels sont les vôtres.`,
        wrapped: `Il s’agit de ${list(links.map(({ text, to }) => `${quoted(text)} (par ${to})`))}. Qui copie une adresse depuis un courriel ou un document copie aussi cela. La redirection peut expirer ou alerter les lecteurs, peut révéler qui a reçu le courriel, et cache aux moteurs ce que la page cite.`,
      }[kind],
      action: {
        nowhere:
          'Ouvrez chacun de ces liens et saisissez l’adresse entière : « https:// » et le site, « mailto: » devant une adresse électronique, « tel: » devant un numéro.',
        network: 'Saisissez les adresses de vos profils et retirez les boutons des réseaux où vous n’en avez pas.',
        wrapped: 'Ouvrez chacun de ces liens et remplacez-le par l’adresse à laquelle vous arrivez.',
      }[kind],
      verify: gone,
      magnitude: 'Aucune étude ne l’a mesuré isolément.',
      applies: 'Les adresses ont été lues telles qu’elles figurent dans le HTML. Aucun lien n’a été ouvert.',
    }),
  },
  'contacts-differ': {
    finding: ({ contacts, all }, { quoted, list }) => ({
      title:
        contacts[0]?.kind === 'email'
          ? `Le lien sur ${quoted(contacts[0].shown)} écrit à une autre adresse`
          : `Le lien sur ${quoted(contacts[0]?.shown ?? '')} appelle un autre numéro`,
      why: `La page affiche ${list(contacts.map(({ shown, linked }) => `${quoted(shown)} avec un lien vers ${quoted(linked)}`))}.${all > contacts.length ? ` Il y a ${all} liens de ce genre.` : ''} Qui clique arrive ailleurs que qui recopie, et ni les annuaires ni les moteurs ne savent lequel est juste.`,
      action:
        'Essayez les deux, puis mettez le bon dans le texte et dans le lien. Si un script mesure les appels, faites-lui changer les deux.',
      verify: gone,
      magnitude: 'Aucune étude ne l’a mesuré isolément.',
      applies: 'Le texte de chaque lien a été comparé à son adresse dans le HTML. Un script peut encore les changer.',
    }),
  },
  'figures-broken': {
    finding: ({ kind, figures }, { quoted, list }) => ({
      title: {
        amount: `Un nombre a un chiffre de trop ou de moins : ${figures[0]?.written ?? ''}`,
        weekday: `Une date tombe un autre jour de la semaine : ${figures[0]?.written ?? ''}`,
      }[kind],
      why: {
        amount: `On lit sur la page ${list(figures.map(({ around }) => quoted(around)))}. Personne ne sait quel nombre est le bon, et un moteur qui le cite peut se tromper d’un facteur dix.`,
        weekday: `On lit sur la page ${list(figures.map(({ around, weekday }) => `${quoted(around)} (c’est un ${weekdays[weekday ?? 0]})`))}. Qui s’y fie ne sait pas si c’est le jour ou la date qui est juste.`,
      }[kind],
      action: {
        amount: 'Vérifiez le nombre et écrivez-le avec tous ses chiffres.',
        weekday:
          'Vérifiez la date, puis corrigez le jour de la semaine ou la date. Elle reste peut-être d’une autre année.',
      }[kind],
      verify: gone,
      magnitude: 'Aucune étude ne l’a mesuré isolément.',
      applies: {
        amount: 'D’autres nombres de la page ont trois chiffres après chaque virgule.',
        weekday: 'Le jour de la semaine a été calculé à partir de la date et de son année.',
      }[kind],
    }),
  },
  'question-repeated': {
    finding: ({ question, first, second }, { quoted }) => ({
      title: `La page pose deux fois la question ${quoted(question)}`,
      why: `Une réponse commence par ${quoted(first)}, l’autre par ${quoted(second)}. Les lecteurs ne savent pas laquelle est la bonne, et un moteur peut citer l’une ou l’autre.`,
      action:
        'Si l’une d’elles parle d’autre chose, par exemple d’une autre formule ou d’un autre produit, corrigez sa question. Sinon, faites des deux une seule réponse.',
      verify: gone,
      magnitude: 'Aucune étude ne l’a mesuré isolément.',
      applies: 'Les questions sont identiques mot pour mot, et les réponses commencent différemment.',
    }),
  },
  'placeholder-text': {
    finding: ({ kind, left, around, after }, { quoted, list }) => ({
      title: {
        sample: 'Le texte d’exemple du constructeur de pages est encore là',
        code: 'Un shortcode ou une balise de modèle apparaît dans le texte au lieu de ce qu’il devait afficher',
        note: 'Une consigne de la rédaction est restée dans le texte',
        gap: 'Un champ du texte n’a jamais été rempli',
        markdown: 'Des liens apparaissent en Markdown brut dans le texte',
        html: 'Des balises ou des caractères HTML apparaissent en texte brut',
        value: 'Une valeur manque, et sa variable s’affiche à la place',
      }[kind],
      why: `On lit sur la page ${quoted(around)}${after === null ? '' : `, après ${quoted(after)}`}${left.length > 1 ? `, et aussi ${list(left.slice(1).map(quoted))}` : ''}. Les lecteurs croient la page inachevée, et les moteurs le lisent comme du texte.`,
      action: {
        sample: 'Remplacez-le par votre propre texte, ou supprimez le bloc.',
        code: 'Supprimez-le, ou réparez l’extension ou le modèle qui devait le remplacer.',
        note: 'Retirez-la, et vérifiez que ce qu’elle demande a été fait.',
        gap: 'Remplissez-le ou supprimez la phrase, et cherchez-en d’autres dans les textes de même origine.',
        markdown: 'Faites-en de vrais liens (un élément <a> au texte parlant).',
        html: 'Écrivez le texte sans eux (« & » au lieu de « &amp; »), ou saisissez-le là où l’éditeur accepte le HTML.',
        value: 'Affichez la valeur, ou masquez toute la ligne quand il n’y en a pas.',
      }[kind],
      verify: gone,
      magnitude: 'Aucune étude ne l’a mesuré isolément.',
      applies: 'Il figure dans le HTML de cette page, hors du code, des menus et du pied de page.',
    }),
  },
  'broken-characters': {
    finding: ({ count, text }, { quoted }) => ({
      title: `Le texte contient des caractères corrompus à au moins ${count} endroits`,
      why: `On y lit ${quoted(text)}. Des tirets, des guillemets ou des accents ont été enregistrés dans un mauvais encodage : le lecteur bute dessus, et une citation qui en contient semble abîmée.`,
      action: 'Remplacez les caractères corrompus, puis enregistrez et servez la page en UTF-8.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Aucune langue n’écrit ces suites de caractères.',
    }),
  },
  'order-unexplained': {
    finding: ({ upper, lower }, { quoted }) => ({
      title: `Le numéro ${upper.place} de la liste est moins bien noté que le numéro ${lower.place}`,
      why: `${quoted(upper.name)} a ${upper.shown} et précède ${quoted(lower.name)}, qui a ${lower.shown}. Qui voit les deux se demande comment la liste est ordonnée.`,
      action:
        'Dites au-dessus de la liste comment elle est ordonnée et pourquoi ces entrées sont à cette place, ou suivez l’ordre des notes.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Toutes les entrées de cette liste portent une note de même forme.',
    }),
  },
  'options-left-out': {
    finding: ({ n, options }, { list }) => ({
      title: `Absents de la liste : ${list(options.map(({ name }) => name))}`,
      why: `Nombre d’autres listes, sur ${n}, qui les recommandent : ${list(options.map(({ name, k }) => `${name} (${k})`))}. Qui connaît ces noms les cherche ici aussi, et doute d’une liste qui ne les a pas.`,
      action:
        'Ajoutez ceux qui répondent à vos critères. Pour les autres, dites en une phrase pourquoi ils n’y sont pas, par exemple à cause du prix, de la qualité ou du public visé.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Le texte de cette page ne contient pas ces noms.',
    }),
  },
  'names-left-out': {
    finding: ({ n, names }, { list }) => ({
      title: `La page ne nomme pas ${list(names.map(({ name }) => name))}`,
      why: `D’autres pages nomment ${list(names.map(({ name, k }) => `${name} (${k} sur ${n})`))}. C’est à ces noms que les lecteurs et les moteurs de réponse reconnaissent ce qu’une page raconte.`,
      action: 'Nommez ceux qui ont leur place dans ce que la page raconte, chacun avec l’année et le lieu.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Aucun passage de cette page ne contient ces noms.',
    }),
  },
  'file-missing': {
    finding: ({ k, n, example }, { passage }) => ({
      title: 'La page n’offre aucun fichier à imprimer',
      why: `${pages(k, n, 'en offre', 'en offrent')} un à imprimer ou à télécharger. Exemple : ${passage(example)} Qui cherche cela veut quelque chose à garder, à remplir ou à cocher.`,
      action:
        'Offrez la liste en PDF à imprimer ou en copie de tableur, avec un lien vers le haut de la page et sans formulaire.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Aucune phrase de cette page n’offre de fichier.',
    }),
  },
  'copied-text': {
    finding: ({ overlap, domain, isOwnSite }, { percent }) => ({
      title: `${percent(overlap)} du texte se trouve aussi sur une autre page`,
      why: `La page de ${domain} le contient mot pour mot. Les moteurs n’ont besoin que de l’une des deux.`,
      action: isOwnSite
        ? 'Si les deux pages servent, faites pointer le lien canonique de l’une vers l’autre ; sinon, redirigez-la.'
        : 'Réécrivez-le à partir de ce que vous savez, ou citez-le en nommant la source.',
      verify: `${checkAgain} : la page a moins de texte commun avec celle-là.`,
      magnitude: noStudy,
      applies: 'Des suites de cinq mots ont été comparées.',
    }),
  },
};
