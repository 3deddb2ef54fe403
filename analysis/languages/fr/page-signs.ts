/** French words that show the basis and the age of a page. */
import type { DisclosureWords, PageSignWords } from '../page-signs.ts';

export const pageSigns: PageSignWords = {
  reviews:
    '\\d(?:[.,]\\d)?(?: ?/ ?5| sur 5| étoiles?)|noté(?:e|s|es)? \\d(?:[.,]\\d)?|\\d[\\d   ]+ (?:avis|évaluations|témoignages|notes)',
  licence:
    'agréé(?:e|s|es)?|certifié(?:e|s|es)? (?:par|rge|iso)|assurance (?:décennale|responsabilité civile)|garantie décennale|numéro (?:de )?(?:siret|licence|agrément)|qualibat|label rge|iso \\d{4,5}',
  guarantee:
    'garanti(?:e|s|es)? ?:? (?:\\d+|deux|trois|cinq|dix|à vie|de|constructeur|fabricant)|\\d+ (?:ans|mois) de garantie|satisfaits? ou remboursés?|retours? (?:gratuits?|facile|sous \\d+|offerts?)|droit de rétractation|\\d+ jours pour (?:changer|retourner|essayer)|politique de retour',
  method:
    "sondage (?:auprès|mené)|comment nous (?:avons )?(?:choisi(?:ssons)?|test(?:é|ons)|sélectionn(?:é|ons)|class(?:é|ons)|not(?:é|ons)|évalu(?:é|ons))|nos critères|notre (?:méthode|méthodologie|protocole)|comment (?:avons-nous|a-t-on) (?:choisi|sélectionné|classé|noté)|(?:classé|choisi|sélectionné|retenu)e?s? [^.]{0,80}(?:selon|en fonction d|d[’']après|sur la base d)|critères (?:de sélection|de choix|d[’']évaluation)|nous avons (?:comparé|analysé|évalué) (?:plus de )?\\d+",
  experience:
    "(?:nous (?:l[’'])?avons|j[’'](?:ai|en ai)|je (?:l[’']|les )ai) (?:personnellement |aussi )?(?:testée?s?|essayée?s?|utilisée?s?|achetée?s?|mesurée?s?|installée?s?|visitée?s?)|(?:dans|lors de) (?:nos|mes) (?:tests|essais)|prise en main|notre propre expérience|mon expérience",
  cases: 'études? de cas|témoignages? clients?|cas clients?',
  voices:
    '^(?:(?:nos|les|vos|derniers) )?(?:avis(?: (?:de (?:nos )?)?clients?| google| vérifiés)?|témoignages(?: (?:de (?:nos )?)?clients?)?)[.!:]?$|^(?:ce que|que) (?:disent|pensent) (?:nos|les) (?:clients?|patients?|élèves|utilisateurs)|^(?:nos|les) clients? (?:parlent|témoignent)|^ils (?:nous font confiance|témoignent)',
  vague_source:
    "(?:des|les|plusieurs|certaines) (?:études|recherches|enquêtes|statistiques|experts|spécialistes|scientifiques|chercheurs) (?:ont )?(?:montr(?:ent|é)|suggèr(?:ent|é)|indiqu(?:ent|é)|révèl(?:ent|é)|prouv(?:ent|é)|démontr(?:ent|é)|estim(?:ent|é)|recommand(?:ent|é)|s[’']accordent)|les données (?:montrent|indiquent|prouvent)|(?:prouvé|démontré|validé|approuvé)e?s? (?:scientifiquement|par (?:la science|des experts|les experts))|selon (?:les |des |certains |certaines |plusieurs )?(?:experts|études|spécialistes|estimations|enquêtes)",
  data: 'étude|études|analyse|enquête|sondage|rapport|recensement|données|chiffres',
  relative_day:
    'plus tôt cette année|plus tard cette année|(?:ce|cette) (?:mois-ci|semaine)|le mois (?:dernier|prochain)|la semaine (?:dernière|prochaine)|récemment annoncé(?:e|s|es)?|dans les prochains mois|prochainement',
  pick: 'meilleur(?:e|s|es)? (?:choix|option|pour|rapport|de (?:sa|leur|la) (?:catégorie|classe))|notre (?:préféré|préférée|choix|recommandation|coup de cœur)|nous (?:vous )?(?:recommandons|conseillons)|je (?:vous )?(?:recommande|conseille)|commencez par|optez pour|nous avons (?:choisi|retenu|désigné|élu) [^.]{1,80} comme (?:le|la|notre|meilleur)|le gagnant (?:est|de ce)|(?:arrive|se (?:classe|place|hisse)|termine|reste) (?:en tête|premi(?:er|ère)|(?:à la )?(?:première|1re|1ère) place|(?:au|en) (?:premier|1er) rang|numéro (?:1|un))|(?:domine|mène) (?:notre|le|ce|la) (?:\\p{L}+ )?(?:classement|liste|comparatif|sélection)|en tête (?:de (?:notre|ce|la)|du) (?:classement|liste|comparatif|sélection)|(?:remporte|obtient|décroche|prend|occupe) (?:\\p{L}+ ){0,2}(?:première|1re|1ère) place|(?:notre|le|la|grand) (?:grande? )?(?:gagnante?|vainqueur|numéro (?:1|un)|n° ?1)|ma (?:préférée|recommandation)|mon (?:préféré|choix|coup de cœur)|notre (?:favori|favorite|premier choix)|choix de la rédaction|coup de cœur|(?:est|reste|demeure) (?:sans doute |clairement |tout simplement )?(?:le|la) meilleure?(?! (?:façon|manière|moment))|le meilleur (?:de tous|de notre)|^n° ?1(?!\\d)|^numéro (?:1|un)(?!\\d)|^(?:le )?vainqueur(?:$| ?:)|(?:fortement|vivement) recommandée?s?|recommandée? pour',
  ranked: 'classement|classée?s|palmarès',
  plan: "(?:sera|seront|devra|devront|devrait|devraient|entrera|entreront|va|vont) [^.;:]{0,80}?(?:en|d[’']ici|fin|début|courant|avant|\\p{L}{3,9}) (?=20\\d\\d)|(?:offre|promotion|remise|valables?|inscri\\p{L}+|se termine|expire|command\\p{L}+|réserv\\p{L}+) (?:(?!était|étaient)[^.;:]){0,40}?(?:jusqu[’']au|avant le|d[’']ici (?:le|au)) \\d{1,2}(?:er)? \\p{L}{3,9} (?=20\\d\\d)",
  plan_after_year:
    "^[“„«‘]? ?(?:en|d[’']ici|fin|début|courant) (20\\d{2}),? [^.;:,]{1,40} (?:sera|seront|devra|devront|devrait|devraient|entrera|entreront|va|vont)",
  free: "(?:entièrement|totalement|toujours) gratuite?s?|gratuite?s? (?:à vie|pour (?:jusqu[’']à )?\\d+|jusqu[’']à)|(?:version|offre|formule) gratuite|(?:compte|forfait) gratuit",
  unpaid:
    '(?<!(?:livraison|retour|essai|devis|consultation|échantillon) )(?:gratuite?s?|gratuitement)|sans frais|ne coûte(?:nt)? rien',
  saving: 'économis\\p{L}*|économies?|épargn\\p{L}*|primes?|remises?|subventions?',
  other_money:
    "crédits? d[’']impôt|abattements?|seuils? (?:d[’']imposition|fiscal)|dettes?|endettée?s?|salaires?|revenus?|gagne(?:nt|r)?|épargne de précaution|franchises?|chiffre d[’']affaires|patrimoine|dons?|amendes?|pénalités?|pourboires?|bons? d[’']achat|[\\d  .,]+ ?(?:€|euros) (?:de plus|de moins|moins cher|plus cher)|plafonds?|par assurée?|coût du voyage|indemnis\\p{L}+|rembours\\p{L}+|garantie jusqu[’']à",
  past: "alors qu[’']en 20\\d{2}|en 20\\d{2}[^.;]{0,80}(?<!\\p{L})(?:aujourd[’']hui|désormais|maintenant)|coûtai(?:t|ent)|valai(?:t|ent)|s[’']élevai(?:t|ent)|atteignai(?:t|ent)|(?:avai(?:t|ent)|étai(?:t|ent)) \\p{L}+(?:é|ée|és|ées|i|u|int|is|it)|à l[’']époque|(?:s[’']est|se sont) \\p{L}+(?:é|ée|és|ées|i|ie|u|ue)|l[’']une? de nos (?:dossiers|clients|clientes|cas)",
  tax: 'impôts?|imposables?|imposition|fiscal\\p{L}*',
  paid: 'devis|coûte(?:nt|ra)?|coûts?|prix|tarifs?|frais|à partir de|pour (?:seulement |environ |moins de )?\\p{N}|(?:€|euros?) ?(?:/|par |la |le )|pay(?:er|ez|é|ée|ons)|factur\\p{L}+|achet\\p{L}+|vendue?s?|disponible|abordables?|cher|chère|chers|abonnement|mensuel\\p{L}*|annuel\\p{L}*|budget|honoraires|loyer|cotisation',
  share_paid:
    "(?:centaines?|milliers?) (?:d[’']euros|de (?:francs|dollars))|(?:coûte(?:nt)?|coûts?|prix|tarifs?|frais|commission|honoraires|factur\\p{L}+|pay(?:er|ez)) (?:[^.!?]{0,60} )?\\d+(?:,\\d+)?[\\s\\u00a0\\u202f]?(?:%|pour ?cent) (?:du|de|des|d[’'])|\\d+(?:,\\d+)?[\\s\\u00a0\\u202f]?% de (?:commission|frais)",
  average:
    'en moyenne|moyennes?|(?:prix|coûts?|tarifs?|budget|montant) moyens?|médian(?:e|s|es)?|échantillon|pour cent',
  instruction: '^(?:ne )?\\p{L}+ez(?!\\p{L})|^(?:par exemple|exemple|si|supposons)(?!\\p{L})',
  own_count: 'nous|notre|nos|mon|ma|mes|je',
  rating: 'notes?|notée?s?|étoiles?|avis|scores?|sur (?:5|10)',
  abandoned:
    "(?:cette|cet|ce) (?:page|article|guide|documentation|site|tutoriel|liste) (?:est|a été|n[’']est|n[’']a)(?: désormais| maintenant)? (?:obsolète|archivée?|périmée?|dépassée?|plus (?:à jour|maintenue?|mise? à jour|actualisée?))|(?:cette|cet|ce) (?:page|article|guide|documentation|site|tutoriel|liste) ne (?:sera|seront) plus (?:mise? à jour|maintenue?|actualisée?)|vous consultez (?:une|la) (?:ancienne version|version (?:ancienne|archivée|obsolète))",
  pandemic:
    '(?:mesures|règles|consignes|restrictions|protocoles?) (?:sanitaires )?(?:liée?s (?:au|à la) )?(?:covid(?:[- ]19)?|coronavirus|anti-covid)|(?:pandémie|crise sanitaire) (?:actuelle|en cours)|en (?:cette période|ces temps) (?:de (?:covid|pandémie|crise sanitaire)|difficiles?|incertains?)',
  printable:
    '(?:à|pour) (?:imprimer|télécharger)|imprimables?|(?:en|au format|version) pdf|pdf (?:gratuit|à télécharger|imprimable)|télécharge[rz] (?:gratuitement )?(?:le|la|les|notre|nos|cette|ce|votre) (?:\\p{L}+ ){0,2}(?:checklist|modèle|guide|planning|liste|tableau|calendrier|fiche|pdf)',
  suits:
    '(?:idéale?s?|parfaite?s?|fait(?:e|s|es)? ) ?pour|convient (?:le mieux|parfaitement|surtout) (?:à|aux)|meilleur(?:e|s|es)? (?:rapport|compromis|globalement)|(?:bon|excellent|meilleur) choix (?:pour|si)',
  since: '(?:depuis|fondée? en|créée? en) (?:(?:le )?\\d{1,2}(?:er)? )?(?:\\p{L}+ )?(?:19|20)\\d{2}',
  rate_for_year:
    "(?:est|sont|s[’']élève|s[’']élèvent|s[’']applique|varie|varient)[^;]{0,160}?pour (?:l[’']année |l[’']exercice )?20\\d\\d|pour (?:l[’']année |l[’']exercice )?20\\d\\d,? [^;]{0,80}?(?:est|sont|s[’']élève|s[’']élèvent)",
  not_in_force:
    'était|étaient|avait|a augmenté|hausse|baisse|croissance|prévu|prévue|prévision|estimé|depuis|étude|enquête|rapport|marché|ventes|selon',
  supposing: '^(?:par exemple,? )?(?:si|supposons|imaginons)',
  offer_until:
    "(?:offres?|promotions?|promos?|remises?|réductions?|codes?|bons?|primes?|aides?|bonus|tarifs?|prix|montants?)[^.!?;]{0,80}?(?<!\\p{L})(?:(?:valables?|valides?|disponibles?|en vigueur|maintenue?s?|prolongée?s?)[^.!?;]{0,40}? (?:jusqu[’']au|du (?:1er|\\d{1,2})[^.;]{0,20} au)|(?:expirent?|prend fin|prennent fin|se terminent?)(?: le)?|si vous (?:vous inscrivez|commandez|réservez|achetez|souscrivez) (?:avant le|jusqu[’']au))",
};

export const disclosures: DisclosureWords = {
  earning:
    'affili|conflits? d.intérêts?|commission|sponsoris|partenariat|lien partenaire|liens partenaires|rémunér|publicité|publi-?rédactionnel|nous (?:percevons|touchons|recevons|gagnons)|collaboration commerciale',
  own: '(?:notre|nos|mon|ma|mes) (?:\\p{L}+ )?(?:propre|produits?|plateforme|logiciels?|applications?|outils?|services?|solutions?|systèmes?|entreprise|marques?|boutique|équipe|clients?|tarifs?|prix|offres?|gamme)(?![\\p{L}\\p{M}])|nous (?:\\p{L}+ )?(?:proposons|avons (?:créé|développé|conçu|lancé)|développons|fabriquons|vendons)|maison|transparence',
  ours: '(?:notre|nos|mon|ma|mes) (?!(?:\\p{L}+ )?(?:choix|sélection|liste|classement|notes?|avis|test|tests|comparatif|critères|recommandations?|guide|article|lecteurs?|verdict|coups? de cœur|préférée?s?|expérience))',
  selection:
    "crit[eè]res?|méthod|sélection|nous avons|j[’']ai|(?:choisis?|testés?|comparés?|évalués?|classés?|primés?|nommés?) (?:par|pour|selon|parmi|sur)|pourquoi nous|comment nous|prix (?:du|de la|des)|ordre alphabétique",
  experience:
    "(?:je|j[’']|mon|ma|mes|moi)(?![\\p{L}\\p{M}\\p{N}])|nos (?:tests?|essais|experts?|testeurs|clients?|équipes?|élèves|professeurs|chefs|membres|patients)|notre (?:test|expérience|avis|rédaction|équipe|cuisine|laboratoire)|nous avons|prise en main|(?<=[”»“]),? (?:(?:nous )?(?:dit|explique|confie|raconte|témoigne|précise))(?!\\p{L})",
  reviews:
    'avis(?!\\p{L})|étoiles?|notée?s?(?!\\p{L})|notes?(?!\\p{L})|évaluation|témoign|commentaires?|trustpilot|satisf(?:ait|action)|recommandée? par|(?:ce que|que|ils|elles) (?:disent|pensent|nous|en parlent|parlent)|nos clients|\\d(?:[.,]\\d)? ?(?:/|sur) ?(?:5|10)(?!\\d)|[★⭐]',
  licence:
    'agré|certifi|licen[cs]|assurée?s?(?!\\p{L})|assurances? (?:décennale|responsabilité|professionnelle|de)|accrédit|label|qualibat|qualifié|qualification|siret|iso[ -]?\\d{4}|décennale|rge(?!\\p{L})|diplôm|habilit|homologu|immatricul|membres? d|orias',
  guarantee:
    'garanti|rembours|retours?(?!\\p{L})|retourner|rétract|échang|satisf|essai|renvoy|sav(?!\\p{L})|\\d+ (?:jours|nuits)|annul|service après',
  cases:
    "études? de cas|cas (?:clients?|concrets?|pratiques?|d[’']usage)|témoign|réalis|nos (?:clients|projets|références)|références|portfolio|histoires?(?!\\p{L})|success|avant[ /-]après|avons (?:aidé|accompagné)|ils (?:nous|ont)|elles (?:nous|ont)",
  sources:
    'sources? ?: ?\\p{L}|(?<=\\n)(?:\\p{L}+ )?sources(?=\\n|$)|références|textes (?:de référence|officiels)|bibliograph|notes de bas|et al(?!\\p{L})|doi(?:\\.org|:)',
};
