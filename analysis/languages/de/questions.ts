/** Question words and question forms of German. */
import type { Questions } from '../questions.ts';
import { concerns } from './concerns.ts';

export const questions: Questions = {
  mark: null,
  normalize: null,
  openings: {
    price: 'was kostet|was kosten|wie teuer|was zahlt|was zahle',
    how: 'wie|wieviel',
    what: 'was|worauf|wofür|wozu|womit|wovon|woran|wodurch',
    why: 'warum|weshalb|wieso',
    which: 'welche|welcher|welches|welchen|welchem|was für ein|was für eine|was für einen',
    who: 'wer|wem|wen|wessen',
    when: 'wann',
    where: 'wo|woher|wohin',
    before: 'ab|bis|seit|mit|in|im|für|aus|von|zu|bei|nach|auf|an|unter|um|über|gegen|ohne',
    plain:
      'lohnt sich|lohnt es sich|lohnen sich|gibt es|kann man|kann ich|darf man|darf ich|muss man|muss ich|soll ich|soll man|sollte man|sollte ich|braucht man|brauche ich',
    amount: 'wie viel|wieviel|wie hoch|welche',
    money: 'kostet|kosten|preis|preise|gebühr|gebühren|zahlen|euro',
  },
  places: null,
  genuine: {
    calls: `bereit|brauchen sie|suchen sie|sie (?:suchen|möchten|wollen|haben|brauchen|interessieren)|noch fragen|fragen|haben sie (?:noch )?fragen|interesse|lust|neugierig|wussten sie|wer (?:sind wir|bin ich)|warum (?:warten|nicht)|war (?:dieser|diese|das)|bieten sie|liefern sie|möchten sie|du (?:suchst|willst|möchtest|hast)|bist du (?:bereit|auf der suche)|worauf warten`,
    callsAnywhere: '(?:bieten|liefern|suchen|möchten|verkaufen) sie',
    unmarked:
      '(?:was|wie|warum|weshalb|wieso|wann|wo|woher|wohin|wer|wem|wen|welche|welcher|welches|welchen|wofür|wozu|worauf|wie viel|wieviel)(?! (?:sie|du|ihr|man|es|er|wir|ich|sich) )',
    we: 'wir|uns|unser|unsere|unserer|unserem|unseren|unseres',
    i: 'ich|mein|meine|meinem|meinen|meiner|mir|mich',
  },
  cues: {
    compare:
      'unterschiede?|unterscheiden|unterscheidet|vs|versus|vergleich|vergleichen|(?:besser|günstiger|billiger|sicherer) (?:.{0,60}? )?(?:als|oder)',
    risk: 'risiken|risiko|gefährlich|gefahr|gefahren|sicher|schädlich|nebenwirkungen|betrug|fehler|was passiert,? wenn',
    price: 'kostet|kosten|preis|preise|gebühren|gebühr|teuer',
  },
  several:
    '(?:was|wo) (?:(?:kann|muss|sollte|soll|darf) (?:man|ich) [^?]*)?(?:sehen|ansehen|anschauen|machen|unternehmen|essen|übernachten|einpacken|mitnehmen|schenken|beachten|lesen)(?!\\p{L})',
  steps:
    /^wie (?:kann|können|muss|soll|sollte)? ?(?:man|ich|wir)(?![\p{L}\p{M}])|^wie \p{L}+ (?:man|ich)(?![\p{L}\p{M}])/iu,
  counts: 'wie ?viele?',
  figures:
    'wie (?:viel|viele|vielen|lange|lang|alt|weit|hoch|tief|breit|groß|schwer|oft|häufig|schnell|teuer)|wieviele?|wann|was kostet|was kosten|welche[mnrs]? (?:jahr|datum|tag|monat|jahrhundert|jahrzehnt|prozentsatz|anteil|anzahl|preis|alter)',
  lengths: {
    asked:
      'wie lang(?! ist es her)(?= (?:ist|sind|soll|sollte|sollten|darf|dürfen|muss|müssen|kann))|wie viele (?:wörter|seiten|zeichen|sätze)',
    units: 'wörter|wörtern|worte|seiten?|zeichen|absätze|sätze|sätzen|zeilen|zentimeter|metern?|kilometern?|cm|m|km|mm',
  },
  durations: 'wie lange|wie schnell|welche dauer',
  intents: [
    [
      'superlative',
      '(?<!am )(?<!für (?:die|das|den) )(?:beste[nrs]?|(?:günstig|billig|teuer|schnell|sicher|leis)ste[nrs]?)',
    ],
    ['case', '^was (?:ist|passiert|geschieht|tun),? (?:wenn|falls)'],
    ['negated', 'nicht|nie|kein(?:e[mnrs]?)?'],
    ['balance', '(?:vor-|vorteile) und nachteile'],
    ['benefits', 'vorteile'],
    ['drawbacks', 'nachteile'],
    [
      'definition',
      '^was (?:ist|sind)(?: eine?)?(?: (?!(?:besser|bei|das|der|die|für|im|in|mit|von|wichtig|zu|zum|zur)(?: |\\?|$))[^\\s]+){1,4}$',
    ],
  ],
  occasions: {
    asked: 'wann (?:genau )?(?:soll|sollte|sollten|muss|müssen|kann|können|darf|ist es|lohnt|braucht)',
    told: 'wenn|falls|sobald|solange|bevor|nachdem|bis',
  },
  choosing: 'wie auswählen|wie (?:wähle|finde|erkenne) ',
  influences: 'was (?:beeinflusst|bestimmt)|(?:welche|was für) faktoren|(?:wovon|von was) (?:hängt|hängen)',
  verdicts: 'ja|nein|absolut|auf jeden fall|in der regel|meistens|es kommt darauf an|nicht unbedingt',
  picks: {
    told: '(?:testsieger|favorit|favoriten|top-?empfehlung|preis-leistungs-sieger|preistipp|kauftipp|erste wahl|klare empfehlung)|am besten (?:geeignet|ist|sind|schneidet)|(?:ist|sind|bleibt|war) (?:[\\p{L}]+ ){0,3}(?:der|die|das|eine?[rs]? der|unsere?|mein) (?:[\\p{L}]+ ){0,1}beste[nrs]?|(?:wir|ich) (?:empfehlen|empfehle)|überzeugt|sticht hervor|hat die nase vorn',
    sought:
      '(?:den|die|das|der) (?:passende[nrs]?|richtige[nrs]?|beste[nrs]?) (?:[\\p{L}-]+ ){1,4}(?:finden|auswählen|wählen|vergleichen)|auf der suche nach',
  },
  rewordings: [
    ['was (?:bedeutet|heißt)|was versteht man unter', 'was ist'],
    [
      'was bringt|was bringen|welchen nutzen (?:hat|haben|bringt)|welche vorteile (?:bietet|bieten|bringt|haben)',
      'welche vorteile hat',
    ],
    ['warum (?:ist|sind) (.+?) (?:so )?(?:wichtig|sinnvoll|nützlich)', 'welche vorteile hat $1'],
    [
      '(?<=^)(?:für wen (?:eignet|eignen|lohnt|lohnen) sich|für wen (?:ist|sind)) (.+?)(?: (?:geeignet|sinnvoll|gedacht|das richtige))?(?=\\?|$)',
      'für wen $1',
    ],
    [
      '(?<=^)(?:zahlt|bezahlt|übernimmt|erstattet) (?:die|meine) (?:kranken)?(?:kasse|versicherung)(?: die kosten)?(?: für)? (.+?)(?=\\?|$)|(?<=^)(?:wird|werden) (.+?) von der (?:kranken)?(?:kasse|versicherung) (?:bezahlt|übernommen|erstattet)(?=\\?|$)',
      'zahlt die kasse $1$2',
    ],
    [
      '(?<=^)(?:brauche|braucht|benötige|benötigt) (?:ich|man) (?:für )?(.+?) eine (?:bau)?genehmigung(?=\\?|$)|(?<=^)(?:ist|sind) (.+?) genehmigungspflichtig(?=\\?|$)',
      'braucht $1$2 eine genehmigung',
    ],
    ['wie viel zeit (?:braucht|benötigt|brauche) (?:man|ich) (?:für|um)', 'wie lange dauert'],
    ['worauf (?:sollte|muss) (?:man|ich)(?: beim kauf| bei der (?:aus)?wahl)? achten|worauf achten', 'wie auswählen'],
    [
      'wie (?:wählt|findet|wähle|finde) (?:man|ich)(?: (?:den|die|das))?(?: (?:richtige|richtigen|beste|besten|passende|passenden))?',
      'wie auswählen',
    ],
    ['(?:vorzüge|pluspunkte)', 'vorteile'],
    ['(?:schwächen|schattenseiten|minuspunkte)', 'nachteile'],
    ['(?:wie viel|wieviel) (?:kostet|kosten)|wie teuer (?:ist|sind)', 'was kostet'],
    ['wie hoch (?:ist|sind) (?:der preis|die preise|die kosten) (?:für|von)', 'was kostet'],
    ['(?:wovon hängt (?:es )?ab,? was|welche faktoren (?:beeinflussen|bestimmen))', 'was beeinflusst'],
    ['(?:rechnet|rentiert) sich|lohnt es sich', 'lohnt sich'],
    ['ist (.+) (?:sinnvoll|rentabel)', 'lohnt sich $1'],
    ['wie lang ist die lebensdauer|wie lange ist die lebensdauer', 'wie lange hält'],
    ['in \\d+ (?:[^\\s]+ ){0,2}schritten', ''],
  ],
  about: 'Was sollte man zum Thema „$1“ wissen?',
  fromHeadings: {
    periods: {
      heading:
        '((?:(?:\\d+|eine?|zwei|drei|sechs)(?: ?(?:[–-]|bis) ?\\d+)? (?:tage?|wochen?|monate?) |(?:am tag|am abend|in der nacht|in der woche) )?(?:vor|nach) (?:der|dem) [^\\s]+)',
      question: 'Was ist $1 zu tun?',
    },
    before: 'die|der|wichtigsten|verschiedenen|\\d{1,2}',
    keepsCapital: true,
    patterns: [
      {
        heading:
          '(vorteile|nachteile|risiken|ursachen|symptome|voraussetzungen|kosten|merkmale) ((?:von|der|des|einer|eines|beim|im|bei) .+)',
        question: 'Was sind die $1 $2?',
      },
      {
        heading: '(vorteil|nachteil|risiko) ((?:von|der|des|einer|eines|beim|im|bei) .+)',
        question: 'Welchen $1 gibt es $2?',
      },
      { heading: '(vor- und nachteile) ((?:von|der|des|einer|eines|beim|im|bei) .+)', question: 'Was sind die $1 $2?' },
      { heading: '(unterschiede?) (zwischen .+ und .+)', question: 'Was ist der Unterschied $2?' },
    ],
    beliefs: {
      label: '(?:mythos|irrtum|vorurteil)',
      titles: 'mythos|mythen|irrtümer|vorurteile|widerlegt',
      verb: 'darf|haben|hat|helfen|hilft|ist|kann|können|machen|macht|muss|müssen|schaden|schadet|sind|sollte|sollten',
      question: 'Stimmt die Aussage „$1“?',
    },
  },
  articles: 'ein eine',
  priceOf: 'Was kostet $1?',
  roles:
    'anwälte ärzte berater coaches dozenten handwerker installateure lehrer lehrkräfte monteure psychologen reinigungskräfte therapeuten trainer übersetzer',
  concerns,
  distinguishing: `beste besten bester bestes besser gut schlecht nicht kein ohne vor nach oft lange viel mehr weniger erste letzte neu
    kostenlos`,
  weak: `allgemein allgemeine beste besten eigentlich einfach einfache gängig gängige genau grundlegend gut gute hauptsächlich insgesamt konkret
    mehrere neu neue notwendig normal optimal optimale passend passende richtig richtige schnell schritt speziell tatsächlich
    typisch typische üblich übliche unbedingt verschieden verschiedene viele wichtig wichtige wichtigsten wirklich
    vorteile nachteile
    anbieter app art ding firma lösung möglichkeit option plattform produkt profi sorte system unternehmen weise
    werkzeug
    anbieten auswählen bekommen benötigen brauchen erhalten finden helfen kaufen machen nutzen verwenden wählen`,
  treatments:
    'anleitung arten beispiele checkliste erfahrungen geschichte ideen leitfaden liste packliste plan ratgeber test tipps typen vergleich vorlage übersicht',
  demonstratives: 'dieser diese dieses diesem diesen',
  priceQualifiers: 'geschätzt geschätzte durchschnittlich durchschnittliche durchschnitt monat monatlich jahr jährlich',
};
