/** What each check is called and says in German. */

import type { ContentType } from '../../../report/vocabulary.ts';
import { weekdaysOf } from '../../any/weekdays.ts';
import type { AnswerIssue } from '../../codes.ts';
import type { CheckNames, CheckTexts, ShopActions } from '../../en/texts/checks.ts';
import type { Counts, Quotation, Writer } from '../../writer.ts';
import { words } from './words.ts';

const earlyText = '44 % der Zitate stammten aus den ersten 30 % des Textes. Die Studie hat sonst nichts kontrolliert.';
const noStudy =
  'Keine Studie hat dies für sich gemessen. Der Grund ist, was die Seiten tun, die für dieses Keyword gefunden werden.';
const again = 'Starten Sie das Audit erneut';
const gone = `${again}: Dieser Befund erscheint nicht mehr.`;
const setByEngine = 'Die Suchmaschine wendet diese Regel ohne Abstufung an.';
const coverage =
  'Bei gleichem Platz wurden Seiten, die mehr von der Suchanfrage abdeckten, häufiger zitiert (ein mittlerer Effekt). Etwa die Hälfte der Teilfragen abzudecken wirkte ebenso gut, wie alle abzudecken.';
const recentDate =
  'In kontrollierten Versuchen wählte jedes Modell häufiger eine Seite mit aktuellem Datum. Eine Untersuchung an echten Suchmaschinen fand keinen Unterschied.';
const sourcesAndFigures =
  'In einer Laborstudie gewann eine Quelle dadurch 30 bis 40 % mehr der Wörter in der Antwort. Wenn mehrere Seiten es taten, blieb fast kein Gewinn.';

/** "1 von 6 Seiten antwortet", "3 von 6 Seiten antworten". */
const pages = ({ k, n }: Counts, one: string, several: string) =>
  `${k === 0 ? 'Keine' : k} von ${n} Seiten ${k < 2 ? one : several}`;

const yearPlaces = {
  title: 'Der Titel',
  heading: 'Die Hauptüberschrift',
  text: 'Der Text',
  description: 'Die Beschreibung',
  date: 'Das Datum',
};
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Wem eine Seite dient, die verkauft. */
const servedBy: Readonly<Partial<Record<ContentType, string>>> = {
  product: ' Eine Produktseite richtet sich an Menschen, die ein bestimmtes Produkt schon in Betracht ziehen.',
  category:
    ' Eine Shopkategorie, von einer Marke oder einem Händler, dient Menschen, die wissen, was sie kaufen wollen.',
  hub: ' Eine Seite mit Einträgen und Links führt Menschen weiter, die wissen, was sie wollen.',
  service: ' Eine Dienstleistungsseite dient Menschen, die kaufen oder buchen wollen und einen Anbieter suchen.',
  local_service: ' Eine Dienstleistungsseite dient Menschen, die vor Ort kaufen oder buchen wollen.',
  home: ' Eine Startseite stellt ein Unternehmen denen vor, die es suchen.',
};

const placeNames = { title: 'Der Titel', heading: 'Die Hauptüberschrift', address: 'Die Adresse' };

/** Columns of a table that compares. */
const factNames = { price: 'Preis', free: 'kostenloser Umfang', reviews: 'Bewertung' };

const issueSentences: Readonly<Record<AnswerIssue, string>> = {
  unresolved_pronoun: 'Sie beginnt mit einem Wort, das auf Text außerhalb der Passage verweist.',
  needs_context: 'Sie nennt nicht, wovon sie handelt.',
  too_long: 'Sie ist länger als die Antworten anderer Seiten.',
  buried: 'Sie steht weit unten auf der Seite.',
  no_direct_sentence: 'Kein einzelner Satz darin beantwortet die Frage.',
};

/** Says who answers a question. `n` is null where nobody counted. */
function answeredBy({ k, likely, n, shown }: { k: number; likely: number; n: number | null; shown: boolean }): string {
  const asked = shown ? 'Die Ergebnisseite zeigt diese Frage' : 'Andere Seiten stellen diese Frage';
  if (n === null) return `${asked}.`;
  if (likely === 0) return `${asked}, und von ${n} Seiten beantwortet sie keine sicher.`;
  if (k === 0)
    return `${asked}; wahrscheinlich ${likely === 1 ? 'beantwortet' : 'beantworten'} sie ${likely} von ${n} Seiten.`;
  const more = likely > k ? `, wahrscheinlich ${likely - k} weitere` : '';
  return `${k < n ? 'Mindestens ' : ''}${pages({ k, n }, 'beantwortet diese Frage', 'beantworten diese Frage')}${more}${shown ? ', und die Ergebnisseite zeigt sie' : ''}.`;
}

const forExample = (example: Quotation | null, { passage }: Writer, opening: string) =>
  example === null ? '' : ` ${opening} ${passage(example)}`;

/** Where other pages head a topic. */
const headedBy = (headings: readonly Quotation[], { list, quoted }: Writer) =>
  headings.length === 0
    ? ''
    : ` Überschriften dort: ${list(headings.map(({ quote, domain }) => `${quoted(quote)} (${domain})`))}.`;

/** Subjects, each with how many pages write about it and how one of them heads it. */
const subjectsOf = (
  subjects: readonly { topic: string; k: number; heading: string | null }[],
  n: number,
  { list, quoted }: Writer,
) =>
  list(
    subjects.map(
      ({ topic, k, heading }) =>
        `${quoted(topic)} (${k} von ${n} Seiten${heading === null ? '' : `, unter ${quoted(heading)}`})`,
    ),
  );

const proofTexts = {
  reviews: {
    name: 'keine Bewertungen',
    action: 'Zeigen Sie Ihre Bewertung mit Anzahl, Plattform und Datum, und zitieren Sie zwei Kunden mit Namen.',
  },
  licence: {
    name: 'keine Zulassung, Versicherung oder Zertifizierung',
    action: 'Nennen Sie Zulassung oder Zertifikat mit Nummer, was die Versicherung deckt und wo man es prüfen kann.',
  },
  guarantee: {
    name: 'keine Garantie- oder Rückgabebedingungen',
    action: 'Nennen Sie die Dauer der Garantie und die Rückgabebedingungen neben dem Preis.',
  },
  method: {
    name: 'nicht, wie die Liste ausgewählt und geordnet wurde',
    action:
      'Sagen Sie, wie Sie ausgewählt und geordnet haben: wie viele Sie angesehen haben, nach welchen Kriterien, aus welchen Gründen sie ihren Platz oder ihre Note haben und womit Sie Geld verdienen.',
  },
  experience: {
    name: 'keine eigene Erfahrung',
    action:
      'Sagen Sie, was Sie, Ihr Team oder ein Kunde getestet oder getan haben, wann und mit welchem Ergebnis; ergänzen Sie ein eigenes Foto oder eine eigene Zahl.',
  },
  cases: {
    name: 'kein Beispiel eines Kunden',
    action: 'Erzählen Sie einen Fall in drei Sätzen: der Kunde, das Problem und das Ergebnis in Zahlen.',
  },
};

/** What a shop does instead. */
const shopActions: ShopActions = {
  category: {
    reviews: 'Zeigen Sie bei jedem Produkt seine Bewertung und die Zahl der Rezensionen.',
    guarantee:
      'Nennen Sie die Dauer der Garantie und die Rückgabebedingungen über den Produkten, und verlinken Sie den vollen Wortlaut.',
  },
  product: {
    reviews:
      'Zeigen Sie die Bewertung des Produkts und die Zahl der Rezensionen, und zitieren Sie zwei Käufer mit Datum.',
  },
};

/** What each check is called. */
export const checkNames: CheckNames = {
  'search-bots-blocked-in-part': 'Such-Crawler',
  'max-snippet-short': 'Länge der Snippets',
  'nosnippet-parts': 'Nicht zitierbarer Text',
  'canonical-elsewhere': 'Canonical-Adresse',
  'off-topic': 'Thema',
  'kind-differs': 'Art der Seite',
  'title-without-keyword': 'Titel',
  'description-missing': 'Meta-Beschreibung',
  'query-terms-missing': 'Wörter des Keywords',
  'topic-missing': 'Themen',
  'subjects-left-out': 'Weitere Themen',
  'question-unanswered': 'Unbeantwortete Fragen',
  'question-partly-answered': 'Teilweise beantwortete Fragen',
  'faq-missing': 'Fragen und Antworten',
  'questions-left-open': 'Offene Fragen',
  'thin-content': 'Umfang des Inhalts',
  'entries-brief': 'Beschreibungen in der Liste',
  'direct-answer-missing': 'Direkte Antwort',
  'answer-buried': 'Platz der Antwort',
  'claim-missing': 'Fehlende Angaben',
  'claim-differs': 'Abweichende Angaben',
  'price-missing': 'Preis',
  'prices-contradict': 'Widersprüchliche Preise',
  'date-missing': 'Datum',
  'date-old': 'Alter',
  'outdated-year': 'Jahr in Titel und Adresse',
  'years-differ': 'Abweichende Jahre',
  'outdated-text': 'Alte Zahlen und Namen',
  'comparison-missing': 'Vergleich',
  'proof-missing': 'Belege',
  'sources-missing': 'Quellen',
  'author-missing': 'Autor',
  'model-instructions': 'Text für Sprachmodelle',
  'structured-data-mismatch': 'Strukturierte Daten',
  'copied-text': 'Kopierter Text',
  'offer-ended': 'Abgelaufenes Angebot',
  'declared-outdated': 'Hinweis auf Alter',
  'answers-not-in-html': 'Antworten im HTML',
  'typing-errors': 'Tippfehler',
  'counters-empty': 'Leere Zähler',
  'order-unexplained': 'Reihenfolge der Liste',
  'best-pick-missing': 'Empfehlung',
  'own-product-first': 'Eigenes Produkt in der Liste',
  'assistant-links': 'Links aus einem Chatassistenten',
  'affiliate-undisclosed': 'Affiliate-Links',
  'overview-missing': 'Übersicht der Punkte',
  'main-heading-missing': 'Hauptüberschrift',
  'main-heading-vague': 'Hauptüberschrift',
  'description-vague': 'Beschreibung',
  'descriptions-differ': 'Mehrere Beschreibungen',
  'title-repeats-name': 'Wiederholung im Titel',
  'headings-missing': 'Zwischenüberschriften',
  'text-repeated': 'Doppelter Text',
  'numbering-broken': 'Nummern der Überschriften',
  'links-broken': 'Kaputte Links',
  'contacts-differ': 'Links zum Kontakt',
  'figures-broken': 'Zahlen und Daten, die nicht stimmen können',
  'question-repeated': 'Doppelte Frage',
  'placeholder-text': 'Übrig gebliebener Text',
  'broken-characters': 'Fehlerhafte Zeichen',
  'names-left-out': 'Fehlende Namen',
  'options-left-out': 'Fehlende Empfehlungen',
  'file-missing': 'Datei zum Drucken',
};

const weekdays = weekdaysOf('de');

const notInHeadings = (words: readonly string[], quoted: (text: string) => string): string =>
  `Weder der Titel noch eine Überschrift enthält ${words.map(quoted).join(' oder ')}`;

export const checks: CheckTexts = {
  'search-bots-blocked-in-part': {
    finding: ({ agents, rule }, { list }) => ({
      title: `robots.txt sperrt ${list(agents)}`,
      why: `${agents.length === 1 ? 'Dieser Crawler baut den Index auf, aus dem seine Suchmaschine antwortet' : 'Diese Crawler bauen die Indexe auf, aus denen ihre Suchmaschinen antworten'}. Die entscheidende Regel: ${rule}.`,
      action: `Lassen Sie ${list(agents)} in robots.txt zu, sofern Sie in diesen Antworten erscheinen wollen.`,
      verify: `${again}: Der Zugang der Seite zeigt ${agents.length === 1 ? 'den Crawler' : 'die Crawler'} als zugelassen.`,
      magnitude: 'Eine Seite, die ein Crawler nicht abrufen darf, kann aus seinem Index nicht zitiert werden.',
      applies: `Die robots.txt dieser Website sperrt ${list(agents)}.`,
    }),
  },
  'max-snippet-short': {
    finding: ({ limit, least }) => ({
      title: `Suchmaschinen dürfen nur ${limit} Zeichen zitieren`,
      why: 'Die Grenze für Snippets gilt auch für KI-Antworten: Sie verwenden nicht, was sie nicht zitieren dürfen.',
      action: `Entfernen Sie max-snippet, oder erhöhen Sie den Wert auf mindestens ${least}.`,
      verify: `${again}: max-snippet fehlt oder beträgt mindestens ${least}.`,
      magnitude: setByEngine,
      applies: `Diese Seite setzt max-snippet auf ${limit}.`,
    }),
  },
  'nosnippet-parts': {
    finding: ({ share }, { percent }) => ({
      title: `${percent(share)} des Textes dürfen nicht zitiert werden`,
      why: 'Snippets und KI-Antworten lassen Text innerhalb von data-nosnippet weg.',
      action: 'Entfernen Sie data-nosnippet von den Teilen, die Fragen beantworten.',
      verify: `${again}: Der Anteil des nicht zitierbaren Textes beträgt 0 oder liegt nahe 0.`,
      magnitude: setByEngine,
      applies: `data-nosnippet umfasst ${percent(share)} des sichtbaren Textes.`,
    }),
  },
  'canonical-elsewhere': {
    finding: ({ href, isOnWeb }) => ({
      title: isOnWeb
        ? 'Der Canonical-Link zeigt auf eine andere Seite'
        : 'Der Canonical-Link zeigt auf keine Adresse im Web',
      why: `Der Canonical-Link zeigt auf ${href}. ${isOnWeb ? 'Suchmaschinen führen und zitieren dann womöglich diese Adresse statt der Seite.' : 'Diese Adresse kann keine Seite haben; Suchmaschinen übergehen den Link oder suchen eine Seite, die es nicht gibt.'}`,
      action: isOnWeb
        ? 'Lassen Sie den Canonical-Link auf diese Seite zeigen, oder prüfen Sie die Seite, auf die er zeigt.'
        : 'Schreiben Sie die vollständige Adresse dieser Seite in den Canonical-Link.',
      verify: `${again}: Der Canonical-Link zeigt auf die Seite selbst.`,
      magnitude: setByEngine,
      applies: `Der Canonical-Link dieser Seite ist ${href}.`,
    }),
  },
  'off-topic': {
    finding: (
      { keyword, isNeighbour, title, isThread, marketKind, ownKind, lacks, k, n, sites, isServed },
      { quoted, list },
    ) => ({
      title: isNeighbour
        ? 'Die Seite handelt von einem Thema, das mit dem Keyword nur verwandt ist'
        : 'Die Seite handelt von etwas anderem als dem Keyword',
      why: `Sie handelt nicht von ${quoted(keyword)}, sondern von ${quoted(title)}${isNeighbour ? ', einem verwandten Thema' : ''}.${ownKind === null || marketKind === null ? '' : ` Art der Seite: ${words.contentType[ownKind]}; häufigste Art in den Ergebnissen: ${words.contentType[marketKind]}.`}${lacks.length > 0 ? ` ${notInHeadings(lacks, quoted)}.` : ''}${isNeighbour ? '' : ` ${k === 0 ? 'Keine' : k} ihrer ${n} Passagen ${k < 2 ? 'hat' : 'haben'} alle Wörter des Keywords.`}${sites.length === 0 ? '' : ` Die Wörter des Keywords haben im Titel oder in der Hauptüberschrift zum Beispiel die Seiten von ${list(sites)}.`}`,
      action: `${isThread ? 'Lassen Sie sie, wie sie ist: Eine Diskussion schreibt niemand für ein Keyword um' : 'Schreiben Sie sie nicht für dieses Keyword um. Messen Sie sie an einem eigenen Keyword: an dem, womit ihre Leser suchen, meist zwei bis vier Wörter'}. ${isServed ? `Eine Seite derselben Website handelt von ${quoted(keyword)} und steht in den Ergebnissen: Verlinken Sie diese von hier` : `Ist ${quoted(keyword)} für die Website wichtig, nehmen oder schreiben Sie dafür eine eigene Seite${marketKind === null ? '' : ` (passende Art: ${words.contentType[marketKind]})`} und verlinken Sie sie von hier`}.`,
      verify: `${again} mit dem anderen Keyword oder der anderen Seite: Das Urteil lautet nicht mehr „anderes Thema“.`,
      magnitude: 'Relevanz war der stärkste Faktor in allen kontrollierten Versuchen, die sie veränderten.',
      applies: 'Titel, Text und Ähnlichkeit mit den gefundenen Seiten wurden mit dem Keyword verglichen.',
    }),
  },
  'kind-differs': {
    finding: ({ keyword, kind, wanted, isCommonest, compares, k, n }, { quoted }) => ({
      title: `Art dieser Seite: ${words.contentType[kind]}; die meisten Ergebnisse erklären oder vergleichen`,
      why: `${k < n ? 'Mindestens ' : ''}${k} der ${n} anderen Ergebnisse zu ${quoted(keyword)} erklären oder vergleichen${isCommonest ? `; häufigste Art: ${words.contentType[wanted]}` : ''}.${servedBy[kind] ?? ''}`,
      action: `Schreiben Sie für diese Suche eine eigene Seite (passende Art: ${words.contentType[wanted]}), die ${compares ? 'die Möglichkeiten fair vergleicht, das eigene Interesse offenlegt und sagt, was für wen taugt' : 'die Suchanfrage unabhängig von einer Kaufabsicht beantwortet'}, und verlinken Sie beide gut sichtbar miteinander.`,
      verify: `${again} mit der anderen Seite: Dieser Befund erscheint nicht mehr.`,
      magnitude: 'Relevanz war der stärkste Faktor in allen kontrollierten Versuchen, die sie veränderten.',
      applies: 'Die Arten wurden aus Titeln, Adressen, Markup und Aufbau der Seiten erschlossen.',
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
          : 'Die Seite hat keinen Titel',
      why:
        leftOut.length > 0
          ? leftOut
              .map(
                ({ word, having, n, example }) =>
                  `${having.length} von ${n} Seiten haben ${quoted(word)} im Titel oder in der Hauptüberschrift, zum Beispiel ${quoted(example.quote)} (${example.domain}). Auf dieser Seite steht das Wort oder eine Form davon nur im Text.`,
              )
              .join(' ')
          : `Wer nach ${quoted(keyword)} sucht, erkennt nicht, dass hier die Antwort steht.`,
      action:
        leftOut.length > 0
          ? `Nehmen Sie ${list(leftOut.map(({ word }) => quoted(word)))} in den Titel oder die Hauptüberschrift auf und in die Zwischenüberschrift des Teils, der davon handelt.`
          : `Schreiben Sie einen Titel und eine Hauptüberschrift, die ${quoted(keyword)} in einfachen Worten nennen.`,
      verify: leftOut.length > 0 ? gone : `${again}: Der Titel enthält die Wörter des Keywords.`,
      magnitude:
        'Von den Seiten, deren Überschriften zur Frage passten, wurden 41 % zitiert, bei schwacher Übereinstimmung 29 %. Andere Einflüsse wurden nicht herausgerechnet.',
      applies:
        leftOut.length > 0
          ? 'Titel und Überschriften wurden nach jeder Form des Wortes durchsucht.'
          : 'Weder ein Titel noch eine Hauptüberschrift wurde gefunden.',
    }),
  },
  'description-missing': {
    finding: ({ keyword, k, n, example }, write) => ({
      title: 'Die Seite hat keine Meta-Beschreibung',
      why: `${pages({ k, n }, 'hat eine', 'haben eine')}; dort lesen Suchende vorab, was sie bekommen.${forExample(example, write, 'Ein Beispiel:')}`,
      action: `Schreiben Sie ein oder zwei Sätze, die ${write.quoted(keyword)} nennen und was man hier findet: die Antwort, eine Zahl, das Datum.`,
      verify: `${again}: Der Bericht zeigt die Beschreibung.`,
      magnitude: noStudy,
      applies: 'Im Kopf dieser Seite wurde keine Beschreibung gefunden.',
    }),
  },
  'query-terms-missing': {
    finding: ({ missing, keyword }, { quoted, list }) => ({
      title: `Der Text sagt nirgends ${list(missing.map(quoted))}`,
      why: `Gesucht wird nach ${quoted(keyword)}, aber der Hauptinhalt verwendet ${missing.length === 1 ? 'dieses Wort' : 'diese Wörter'} in keiner Form. Suchmaschinen finden eine Seite über das, was sie sagt.`,
      action: `Verwenden Sie ${list(missing.map(quoted))} dort, wo der Text davon handelt. Handelt er nirgends davon, messen Sie die Seite an einem anderen Keyword.`,
      verify: gone,
      magnitude:
        'Die thematische Relevanz war in jedem kontrollierten Versuch, der sie variierte, der stärkste Faktor. Bei gleichem Platz wurden Seiten mit mehr Wörtern der Suchanfrage häufiger zitiert.',
      applies: missing.length === 1 ? 'Ein Wort des Keywords fehlt.' : `${missing.length} Wörter des Keywords fehlen.`,
    }),
  },
  'topic-missing': {
    finding: ({ topic, k, n, headings, example }, write) => ({
      title: `Der Text erwähnt ${write.quoted(topic)} nicht`,
      why: `${k < n ? 'Mindestens ' : ''}${pages({ k, n }, 'widmet dem Thema einen Abschnitt oder eine lange Passage', 'widmen dem Thema einen Abschnitt oder eine lange Passage')}.${headedBy(headings, write)}${forExample(example, write, 'Eine schreibt:')}`,
      action: `Ergänzen Sie einen Abschnitt zu ${write.quoted(topic)}, in eigenen Worten und mit dem, was Sie aus erster Hand wissen.`,
      verify: `${again}: Das Thema gilt als behandelt.`,
      magnitude: coverage,
      applies: 'Keine Passage dieser Seite nennt das Thema.',
    }),
  },
  'subjects-left-out': {
    finding: ({ n, missing }, write) => ({
      title:
        missing.length === 1
          ? `Der Text erwähnt ${write.list(missing.map(({ topic }) => write.quoted(topic)))} nicht`
          : `Der Text erwähnt ${missing.length} Themen anderer Seiten nicht`,
      why: `Nicht erwähnt: ${subjectsOf(missing, n, write)}.`,
      action:
        missing.length === 1
          ? 'Wenn Ihre Leser es brauchen, geben Sie ihm eine Überschrift und ein oder zwei eigene Absätze mit Zahlen, Namen und einem Beispiel.'
          : 'Wählen Sie die Themen, die Ihre Leser brauchen, und geben Sie jedem eine Überschrift und ein oder zwei eigene Absätze. Lassen Sie die anderen weg: Mehr Text allein bewirkt nichts.',
      verify: `${again}: Diese Themen gelten als behandelt.`,
      magnitude: coverage,
      applies: 'Keine Passage dieser Seite nennt sie.',
    }),
  },
  'question-unanswered': {
    finding: ({ question, k, likely, n, shown, example }, write) => ({
      title: `Die Seite beantwortet ${write.quoted(question)} nicht`,
      why: `${answeredBy({ k, likely, n, shown })}${forExample(example, write, 'Die beste gefundene Antwort:')}`,
      action:
        'Antworten Sie in zwei oder drei Sätzen, die für sich verständlich sind, unter einer Überschrift, die die Frage stellt.',
      verify: `${again}: Die Frage gilt als beantwortet.`,
      magnitude: coverage,
      applies: 'Keine Passage dieser Seite sagt genug zu dem, was die Frage verlangt.',
    }),
  },
  'question-partly-answered': {
    finding: ({ question, own, example, issues }, write) => ({
      title: `Die Seite beantwortet ${write.quoted(question)} nur zum Teil`,
      why: [
        own === null
          ? 'Die Seite kommt einer Antwort nahe.'
          : `Ihre nächstliegende Passage: ${write.quoted(own.quote)}.`,
        ...issues.map((issue) => issueSentences[issue]),
      ].join(' '),
      action: `Machen Sie daraus eine Passage, die im ersten Satz antwortet.${forExample(example, write, 'Zum Vergleich:')}`,
      verify: `${again}: Die Frage gilt als beantwortet.`,
      magnitude: coverage,
      applies:
        issues.length === 0
          ? 'Die Passage sagt weniger zu dem, was die Frage verlangt, als eine Antwort es täte.'
          : 'Die Passage taugt für sich allein nicht als Antwort.',
    }),
  },
  'faq-missing': {
    finding: ({ k, n, site, asked, open }, { list, quoted }) => ({
      title: 'Die Seite hat keinen Abschnitt mit Fragen und Antworten',
      why: `${pages({ k, n }, 'beantwortet', 'beantworten')} Fragen, die sie selbst stellen; ${site} beantwortet ${asked}. Diese Seite lässt offen: ${list(open.map(quoted))}.`,
      action:
        open.length === 1
          ? 'Nehmen Sie diese Frage als Überschrift gegen Ende auf, und beantworten Sie sie in zwei oder drei Sätzen mit einer Zahl oder einem Namen.'
          : `Nehmen Sie diese ${open.length} Fragen als Überschriften gegen Ende auf, und beantworten Sie jede in zwei oder drei Sätzen mit einer Zahl oder einem Namen.`,
      verify: `${again}: Die Fragen sind als beantwortet aufgeführt.`,
      magnitude: coverage,
      applies: 'Keine Überschrift dieser Seite stellt eine Frage.',
    }),
  },
  'questions-left-open': {
    finding: ({ open }, { list, quoted }) => ({
      title: `Die Seite lässt ${open.length} Fragen offen oder streift sie nur, die andere beantworten`,
      why: `${list(open.map(({ question, site }) => `${quoted(question)}${site === null ? '' : ` (am besten auf ${site} beantwortet)`}`))}.`,
      action:
        'Wählen Sie die, die Ihre Leser haben, und beantworten Sie jede in zwei oder drei Sätzen unter einer Überschrift, die sie stellt, mit der Zahl, dem Namen oder dem Schritt, um den es geht.',
      verify: `${again}: Diese Fragen sind als beantwortet aufgeführt.`,
      magnitude: coverage,
      applies: 'Keine Passage dieser Seite beantwortet sie ganz.',
    }),
  },
  'thin-content': {
    finding: ({ own, median, n, open }, { list, quoted, number }) => ({
      title: `Die Seite ist sehr kurz: ${number(own)} Wörter`,
      why: `Die mittlere der ${n} gefundenen Seiten hat ${number(median)} Wörter.${open.length === 0 ? '' : ` Andere behandeln ${list(open.map(quoted))}; diese nicht.`}`,
      action:
        'Ergänzen Sie, was fehlt, jeden Punkt mit Namen, Jahren oder Zahlen. Verlängern Sie nicht, was da ist: Länge allein bewirkt nichts.',
      verify: `${again}: Weniger Themen und Fragen sind als fehlend aufgeführt.`,
      magnitude: coverage,
      applies: 'Diese Seite hat weniger als die Hälfte der Wörter der mittleren Seite.',
    }),
  },
  'entries-brief': {
    finding: ({ keyword, names, words: count }, { list, quoted }) => ({
      title: `Die meisten Einträge haben weniger als ${count} Wörter`,
      why: `Unter den Überschriften ${list([...names.map(quoted), 'andere'])} stehen je weniger als ${count} Wörter. Das reicht kaum, um zu sagen, was jeder ist, für wen er taugt und was gegen ihn spricht; das vergleicht, wer ${quoted(keyword)} sucht.`,
      action:
        'Geben Sie zu jedem Eintrag an, was man zum Auswählen oder Anwenden braucht: was er ist, für wen, eine Zahl oder ein Beispiel und warum er auf der Liste steht.',
      verify: gone,
      magnitude: coverage,
      applies: 'Gezählt wurden die Wörter im Text dieser Seite; Bilder wurden nicht gelesen.',
    }),
  },
  'direct-answer-missing': {
    finding: ({ keyword, opening, k, n, example }, write) => ({
      title: `Kein Satz beantwortet ${write.quoted(keyword)} direkt`,
      why: `Die Seite beginnt mit ${write.quoted(opening)}. ${pages({ k, n }, 'hat', 'haben')} einen Satz, der antwortet.${forExample(example, write, 'Ein Beispiel:')}`,
      action:
        'Beginnen Sie mit einer kurzen Zusammenfassung: zwei Sätze, die die Suche beantworten, mit der wichtigsten Zahl oder dem wichtigsten Namen.',
      verify: gone,
      magnitude:
        'Relevanz war der stärkste Faktor in kontrollierten Versuchen mit Passagen. Kein Versuch hat diese Form davon für sich gemessen.',
      applies: 'Kein Satz hat alle Wörter des Keywords.',
    }),
  },
  'answer-buried': {
    finding: ({ keyword, text, after, opening, k, n }, { quoted, number }) => ({
      title: `Die Antwort auf ${quoted(keyword)} kommt spät`,
      why: `${quoted(text)} steht nach ${number(after)} Wörtern. Die Seite beginnt mit ${quoted(opening)}.${k === 0 ? '' : ` ${pages({ k, n }, 'antwortet', 'antworten')} in den ersten 100 Wörtern.`}`,
      action: 'Setzen Sie diesen Satz oder eine kurze Zusammenfassung nach oben, und geben Sie ihm eine Überschrift.',
      verify: gone,
      magnitude: earlyText,
      applies: 'Nichts in den ersten 100 Wörtern beantwortet es.',
    }),
  },
  'claim-missing': {
    finding: ({ subject, value, unit, k, example }, write) => ({
      title: `Eine Zahl, die andere nennen, fehlt: ${subject}`,
      why: `Mindestens ${k} Websites nennen ${write.figure(value, unit)}.${forExample(example, write, 'Zum Beispiel:')}`,
      action: 'Wenn Ihre Leser sie brauchen, nennen Sie Ihre eigene Zahl mit Quelle.',
      verify: `${again}: Die Angabe fehlt nicht mehr.`,
      magnitude: noStudy,
      applies: `${k} Websites nennen sie, diese Seite nicht.`,
    }),
  },
  'claim-differs': {
    finding: ({ subject, own, value, unit, k, n, outdated, example }, write) => ({
      title: `Diese Zahl prüfen: ${subject}`,
      why: `Diese Seite nennt ${write.figure(own, unit)}; ${k < n ? `${k} von ${n} Websites` : n === 2 ? 'beide Websites' : `alle ${n} Websites`} mit einer Angabe nennen ${write.figure(value, unit)}.${outdated ? ' Die Seiten, die mit Ihrer übereinstimmen, sind älter.' : ''}${forExample(example, write, 'Zum Beispiel:')}`,
      action: 'Prüfen Sie, welche Zahl stimmt. Wenn es Ihre ist, nennen Sie die Quelle.',
      verify: `${again}: Die Zahlen stimmen überein, oder Ihre steht mit Quelle da.`,
      magnitude: noStudy,
      applies: 'Beide Zahlen beziehen sich dem Wortlaut nach auf dasselbe.',
    }),
  },
  'price-missing': {
    finding: ({ keyword, k, n, example, unpriced, free, asked, section, isOffer, isShortlist }, write) => ({
      title:
        section !== null
          ? `Der Abschnitt ${write.quoted(section)} nennt keinen Preis`
          : unpriced === null
            ? 'Die Seite nennt keinen Preis'
            : `${unpriced.open === unpriced.all ? 'Die' : unpriced.open * 2 > unpriced.all ? 'Die meisten' : 'Einige'} Einträge der Liste haben keinen Preis`,
      why:
        section !== null
          ? 'Die Überschrift fragt, was es kostet, und der Text darunter hat keine Zahl. Wer eine sucht, verlässt die Seite ohne sie.'
          : unpriced !== null
            ? `Bei ${unpriced.open} von ${unpriced.all} Einträgen steht kein Preis: ${write.list([...unpriced.names.map(write.quoted), ...(unpriced.open > unpriced.names.length ? ['andere'] : [])])}.${n > 0 && unpriced.open * 2 > unpriced.all ? ` ${pages({ k, n }, 'sagt', 'sagen')}, was etwas kostet.` : ''} Wer ${n === 0 ? 'die Liste liest' : `${write.quoted(keyword)} sucht`}, kann sie nicht vergleichen und sucht woanders.`
            : [
                free === null
                  ? ''
                  : `Sie sagt, was kostenlos ist (${write.quoted(free)}), aber nicht, was es danach kostet.`,
                n === 0
                  ? 'Käufer fragen zuerst danach und gehen, wenn sie ihn nicht finden.'
                  : k === 0
                    ? `Auch von den ${n} anderen Seiten nennt keine einen. Käufer fragen zuerst danach; wer ihn nennt, fällt auf.`
                    : `${pages({ k, n }, 'sagt', 'sagen')}, was etwas kostet.${forExample(example, write, 'Ein Beispiel:')} Wer vergleicht, muss dorthin gehen.`,
              ]
                .filter((sentence) => sentence !== '')
                .join(' '),
      action:
        unpriced !== null
          ? 'Geben Sie bei jedem einen Preis, eine Spanne oder ein Mindestbudget an, mit Währung, was darin enthalten ist und dem Monat der Prüfung, oder sagen Sie, dass es den Preis nur auf Anfrage gibt.'
          : isShortlist
            ? 'Sagen Sie, was jeder Eintrag kostet, damit man vergleichen kann: einen Preis oder eine Spanne je Eintrag, mit Währung, was darin enthalten ist und dem Monat der Prüfung.'
            : `${asked === null ? 'Sagen Sie, was es kostet oder wie Sie abrechnen: einen' : `Beantworten Sie ${write.quoted(asked)}: Nennen Sie einen`} Preis oder eine Spanne mit Währung, was darin enthalten ist, was ihn ändert und wann Sie ihn geprüft haben.${isOffer ? ' Wenn jeder Fall anders ist, nennen Sie den Preis eines Beispiels und sagen Sie, wie man ein Angebot bekommt.' : ''}`,
      verify: gone,
      magnitude:
        'In 252.000 kontrollierten Versuchen wählte jedes Modell häufiger eine Seite mit ausdrücklichem Preis.',
      applies:
        section !== null
          ? 'Im Text unter dieser Überschrift wurde kein Geldbetrag gefunden.'
          : unpriced === null
            ? 'Im Text dieser Seite wurde kein Geldbetrag gefunden.'
            : 'Unter diesen Überschriften und in Tabellenzeilen, die sie nennen, wurde kein Geldbetrag gefunden.',
    }),
  },
  'prices-contradict': {
    finding: ({ subject, first, second }, { quoted }) => ({
      title: `Die Seite nennt zwei Preise für dasselbe: ${subject}`,
      why: `Sie schreibt ${quoted(first)} und an anderer Stelle ${quoted(second)}. Wer das bemerkt, traut auch den anderen Zahlen nicht mehr.`,
      action:
        'Prüfen Sie, welcher der beiden Preise stimmt, korrigieren Sie den anderen und schreiben Sie den Monat dazu.',
      verify: gone,
      magnitude: 'Keine Studie hat das für sich gemessen.',
      applies: 'Beide Sätze stehen auf dieser Seite und meinen offenbar dasselbe.',
    }),
  },
  'date-missing': {
    finding: ({ k, n, text, day, declared, isAnonymous }, { quoted, figure }) => ({
      title: `${day === null ? 'Die Seite zeigt kein Datum' : 'Die Seite zeigt ein Datum ohne Jahr'}${isAnonymous ? ' und keinen namentlichen Autor' : ''}${text === null ? '' : ', obwohl sie von ihrer eigenen Zeit spricht'}`,
      why: [
        text === null ? '' : `Dort steht ${quoted(text)}. Ohne sichtbares Datum weiß niemand, wann das war.`,
        day === null ? '' : `Dort steht ${quoted(day)}, aber nicht, in welchem Jahr.`,
        declared === null ? '' : `Im Markup steht ${figure(declared, undefined)}, was kein Besucher sieht.`,
        n === 0
          ? ''
          : `${pages({ k, n }, 'zeigt, wann sie', 'zeigen, wann sie')} geschrieben oder aktualisiert ${k < 2 ? 'wurde' : 'wurden'}.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      action: `Zeigen Sie das Datum der letzten inhaltlichen Änderung in der Nähe des Titels${isAnonymous ? ', und nennen Sie, wer die Seite geschrieben oder geprüft hat und welche Fachkenntnis diese Person hat' : ''}.`,
      verify: `${again}: Der Bericht nennt das Datum, das Besucher sehen.`,
      magnitude: recentDate,
      applies: 'Besucher finden kein vollständiges Datum, das eindeutig zu dieser Seite gehört.',
    }),
  },
  'date-old': {
    finding: ({ own, month, later, isOfPrices, declared }, { number, figure }) => ({
      title:
        later === null
          ? `Die Seite ist auf dem Stand von ${figure(month, undefined)}`
          : 'Die Seite ist älter als die meisten anderen',
      why:
        later === null
          ? `Veröffentlicht oder zuletzt aktualisiert wurde sie, soweit sichtbar, im ${figure(month, undefined)}. ${isOfPrices ? 'Preise und Produkte haben sich seither geändert, und ein so altes Datum mindert das Vertrauen in alles andere.' : 'Von zwei Seiten, die dasselbe sagen, ziehen Leser und Antwortmaschinen die mit dem neueren Datum vor.'}${declared === null ? '' : ` Im Markup steht ${figure(declared, undefined)}, was kein Leser sieht.`}`
          : `Zuletzt aktualisiert vor ${number(Math.round(own))} Tagen. Von den ${later.n} anderen Seiten mit Datum wurden ${later.k} später aktualisiert.`,
      action:
        'Prüfen Sie die Angaben, berichtigen Sie, was nicht mehr stimmt, und ändern Sie dann das Datum. Ein neues Datum allein ist keine Aktualisierung.',
      verify: `${again}: Der Bericht zeigt das neue Datum.`,
      magnitude: recentDate,
      applies:
        later === null
          ? declared === null
            ? 'Auf der Seite und in ihrem Markup wurde kein späteres Datum gefunden.'
            : 'Ein späteres Datum steht nur im Markup.'
          : 'Wer danach sucht, erwartet etwas Aktuelles.',
    }),
  },
  'outdated-year': {
    finding: ({ place, year, current, text }, { quoted }) => ({
      title: `${placeNames[place]} nennt das Jahr ${year}`,
      why: `Wir haben ${current}, aber dort steht ${quoted(text)}. ${place === 'title' ? 'Suchende halten die Seite für veraltet, bevor sie sie öffnen.' : place === 'heading' ? 'Besucher lesen sofort, dass die Seite aus einem vergangenen Jahr ist.' : 'Wer die Adresse sieht, hält die Seite für die eines vergangenen Jahres.'}`,
      action:
        place === 'address'
          ? 'Prüfen Sie, ob der Inhalt aktuell ist. Verschieben Sie die Seite dann an eine Adresse ohne Jahr, und leiten Sie die alte weiter.'
          : 'Prüfen Sie, ob der Inhalt aktuell ist. Entfernen Sie dann das Jahr, oder ändern Sie es, sobald die Seite aktualisiert ist.',
      verify: gone,
      magnitude: recentDate,
      applies: 'Wer danach sucht, erwartet etwas Aktuelles.',
    }),
  },
  'years-differ': {
    finding: ({ newer, older }, { quoted, figure }) => {
      const shared = { verify: gone, magnitude: recentDate };
      if (older.place === 'date')
        return {
          ...shared,
          title: `${yearPlaces[newer.place]} nennt ${newer.year}, die letzte angegebene Änderung ist von ${older.year}`,
          why: `${yearPlaces[newer.place]}: ${quoted(newer.text)}. Das jüngste Datum auf der Seite und in ihrem Markup ist ${figure(older.text, undefined)}. Ein neues Jahr über einem alten Text kostet Vertrauen, sobald ein Preis oder eine Angabe nicht mehr stimmt.`,
          action: `Prüfen Sie Preise und Angaben auf den Stand von ${newer.year} und zeigen Sie den Tag dieser Änderung, oder lassen Sie das Jahr weg.`,
          applies: 'Weder die Seite noch ihr Markup nennt ein jüngeres Datum.',
        };
      if (newer.place === 'date')
        return {
          ...shared,
          title: `Die Beschreibung nennt ${older.year}, das Datum der Seite ist von ${newer.year}`,
          why: `Die Beschreibung: ${quoted(older.text)}. Die Seite zeigt als Datum ${figure(newer.text, undefined)}. Wo eine Suchmaschine die Beschreibung zeigt, wirkt die Seite älter, als sie ist.`,
          action: 'Ändern oder streichen Sie das Jahr in der Beschreibung und in Überschriften, die es wiederholen.',
          applies: 'Titel und Hauptüberschrift nennen kein Jahr.',
        };
      return {
        ...shared,
        title: `${yearPlaces[newer.place]} nennt ${newer.year}, ${lowered(yearPlaces[older.place])} ${older.year}`,
        why: `${yearPlaces[newer.place]}: ${quoted(newer.text)}. ${yearPlaces[older.place]}: ${quoted(older.text)}. Weder Suchende noch Antwortmaschinen erkennen, für welches Jahr die Seite gilt.`,
        action:
          'Prüfen Sie den Inhalt und bringen Sie dann Titel, Überschriften und Text auf ein Jahr, oder lassen Sie das Jahr weg, wo es nichts sagt.',
        applies: 'Beide Jahre stehen auf dieser Seite als das Jahr, für das sie gilt.',
      };
    },
  },
  'outdated-text': {
    finding: ({ kind, text, year, current, name, now }, { quoted }) => ({
      title: {
        name: `Die Seite nennt ${name}, ${year} eingestellt`,
        renamed: `Die Seite nennt ${name}, seit ${year} heißt es ${now}`,
        plan: `Die Seite blickt noch auf ${year} voraus`,
        price: `Ein Betrag auf der Seite ist von ${year}`,
        rate: `Die Seite nennt einen Satz von ${year} als den geltenden`,
        data: `Eine Zahl auf der Seite ist von ${year}`,
        pandemic: 'Die Seite spricht von der Pandemie, als dauerte sie an',
      }[kind],
      why: `Dort steht ${quoted(text)}. ${
        {
          name: 'Leser sehen darin ein Zeichen, dass niemand die Seite pflegt.',
          renamed: 'Leser sehen darin ein Zeichen, dass niemand die Seite pflegt.',
          plan: `Wir haben ${current}; Leser sehen, dass seitdem niemand die Seite gepflegt hat.`,
          price: `Wir haben ${current}; wer plant oder kauft, braucht aktuelle Zahlen.`,
          rate: `Wir haben ${current}: Niemand erkennt, ob er noch gilt.`,
          data: `Wir haben ${current}; Leser und Antwortmaschinen suchen die neuesten Zahlen.`,
          pandemic: `Wir haben ${current}; wer hier auf Corona stößt, hält auch den Rest nicht für aktuell.`,
        }[kind]
      }`,
      action: {
        name: 'Entfernen oder ersetzen Sie den Namen, und prüfen Sie die anderen Produkte, Modelle und Integrationen, die die Seite nennt.',
        renamed:
          'Verwenden Sie den neuen Namen, und prüfen Sie die anderen Produkte, Modelle und Integrationen, die die Seite nennt.',
        plan: 'Schreiben Sie, was seitdem geschehen ist, und prüfen Sie die anderen Zeitangaben der Seite.',
        price: 'Prüfen Sie diesen Betrag und die anderen auf der Seite, und schreiben Sie Monat und Jahr dazu.',
        rate: 'Ersetzen Sie ihn durch den geltenden Satz mit seiner Quelle, und suchen Sie auf der Seite nach weiteren Sätzen und Beträgen dieses Jahres.',
        data: 'Ersetzen Sie sie durch die neueste Zahl mit ihrer Quelle, oder sagen Sie, warum die alte noch gilt. Prüfen Sie auch die anderen Zahlen der Seite.',
        pandemic:
          'Streichen oder ändern Sie die Stellen und Zitate zu Corona, und prüfen Sie die Seite auf andere alte und ihr Datum.',
      }[kind],
      verify: gone,
      magnitude: recentDate,
      applies: 'Der Satz steht im Haupttext dieser Seite.',
    }),
  },
  'comparison-missing': {
    finding: ({ k, n, labels, entries, isShortlist, example, keyword, facts }, { list, quoted }) => ({
      title:
        labels.length > 0 || isShortlist
          ? 'Die Seite hat keine Vergleichstabelle ihrer Einträge'
          : 'Die Seite hat keine Vergleichstabelle',
      why: [
        labels.length > 0
          ? `Ihre Einträge wiederholen ${list(labels.map(quoted))} nacheinander; so lassen sie sich nicht auf einen Blick vergleichen.`
          : entries.length > 0
            ? `Sie beschreibt ${list([...entries.map(quoted), 'andere'])} nacheinander; so lassen sie sich nicht auf einen Blick vergleichen.`
            : '',
        isShortlist ? `Wer ${quoted(keyword)} sucht, will sehen, was zu ihm passt.` : '',
        k === 0 ? '' : `${pages({ k, n }, 'hat', 'haben')} eine Tabelle mit mehreren Spalten.`,
        example === null
          ? ''
          : `Die Tabelle von ${example.domain} hat die Spalten ${list(example.columns.map(quoted))}.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      action:
        labels.length === 0 && entries.length === 0 && !isShortlist
          ? 'Fügen Sie weit oben eine Tabelle ein, die die Möglichkeiten nebeneinanderstellt: eine Spalte je Möglichkeit und eine Zeile je Merkmal, das die Wahl entscheidet.'
          : `Fügen Sie weit oben eine Übersichtstabelle aller Einträge ein: eine Zeile je Eintrag${labels.length > 0 ? ` mit Spalten wie ${list([...labels, ...facts.map((fact) => factNames[fact])])}` : ` mit den Merkmalen, die die Wahl entscheiden${facts.length > 0 ? ` (etwa ${list(facts.map((fact) => factNames[fact]))})` : ''}`}${isShortlist ? ', und für wen sich jeder eignet' : ''}.`,
      verify: `${again}: Die Bewertung für Vergleiche liegt über 0.`,
      magnitude:
        'Bei gleichem Platz wurden Seiten mit ausdrücklichem Vergleich häufiger zitiert (ein mittlerer Effekt; eine Studie, nicht begutachtet).',
      applies: isShortlist
        ? 'Diese Seite hat keine Tabelle mit drei oder mehr Spalten.'
        : 'Diese Seite hat keine Tabelle mit drei Spalten und keine Überschrift, die vergleicht.',
    }),
  },
  'proof-missing': {
    finding: ({ proofs, k, n, example, isLeast, shop }, write) => ({
      title: `Die Seite zeigt ${write.list(proofs.map((proof) => proofTexts[proof].name))}`,
      why: `${n === 0 ? '' : `${k === 1 && n > 2 && !isLeast ? `Nur 1 von ${n} Seiten tut das; wer es tut, hebt sich ab` : `${isLeast ? 'Mindestens ' : ''}${pages({ k, n }, 'tut das', 'tun das')}`}.${forExample(example, write, 'Ein Beispiel:')} `}Leser entscheiden danach, wem sie glauben.`,
      action: proofs
        .map((proof) => (shop === null ? undefined : shopActions[shop][proof]) ?? proofTexts[proof].action)
        .join(' '),
      verify: gone,
      magnitude: noStudy,
      applies:
        'Weder der Text dieser Seite mitsamt ihren Menüs zeigt es noch das, was ihr Code über Bilder und Kästen sagt.',
    }),
  },
  'sources-missing': {
    finding: ({ k, n, text, figure }, { quoted }) => ({
      title:
        text !== null
          ? 'Die Seite beruft sich auf Studien oder Fachleute, die sie nicht nennt'
          : figure === null
            ? 'Die Seite verlinkt keine Quelle'
            : 'Die Seite nennt Zahlen ohne Quelle',
      why: [
        text !== null
          ? `Dort steht ${quoted(text)}, aber nicht, wer es herausgefunden hat.`
          : figure === null
            ? ''
            : `Dort steht ${quoted(figure)}, aber nicht, wer das wann gezählt hat.`,
        k === 0
          ? ''
          : `${pages({ k, n }, 'verlinkt', 'verlinken')} im Text auf andere Websites; diese Seite auf keine.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      action:
        text === null
          ? 'Verlinken Sie die Quelle jeder Zahl mit ihrem Jahr und jeder Aussage, an der Leser zweifeln können.'
          : 'Nennen Sie die Studie mit Jahr und Link, oder geben Sie eine eigene Zahl an und sagen Sie, wie Sie gemessen haben.',
      verify: gone,
      magnitude: sourcesAndFigures,
      applies:
        text === null
          ? 'Der Hauptinhalt dieser Seite verlinkt auf keine andere Website.'
          : 'Der Satz hat weder Namen noch Link.',
    }),
  },
  'author-missing': {
    finding: ({ k, n, isUndated, isUnsourced, declared }, { list, quoted }) => ({
      title: `Die Seite nennt ${list(['keinen namentlichen Autor', ...(isUndated ? ['kein Datum'] : []), ...(isUnsourced ? ['keine Quellen'] : [])])}`,
      why: `${declared === null ? '' : `Im Markup steht ${quoted(declared)}, aber das sieht kein Besucher. `}${k < n ? 'Mindestens ' : ''}${pages({ k, n }, 'zeigt', 'zeigen')}, wer sie geschrieben oder geprüft hat. Leser und Antwortmaschinen wollen wissen, wer spricht.`,
      action: `Nennen Sie, wer die Seite geschrieben oder geprüft hat${isUndated ? `${isUnsourced ? ',' : ', und'} zeigen Sie den Tag der letzten Änderung` : ''}${isUnsourced ? ', und verlinken Sie die Quellen dessen, woran man zweifeln kann' : ''}.`,
      verify: gone,
      magnitude: noStudy,
      applies:
        declared === null
          ? 'Weder der Text noch das Markup nennt, wer die Seite geschrieben oder geprüft hat.'
          : 'Der Name steht nur im Markup.',
    }),
  },
  'model-instructions': {
    finding: ({ text, hidden, count }, { quoted }) => ({
      title: hidden ? 'Versteckter Text gibt Sprachmodellen Anweisungen' : 'Die Seite gibt Sprachmodellen Anweisungen',
      why: `Auf der Seite steht ${quoted(text)}.${count > 1 ? ` Sie enthält ${count} solche Texte.` : ''} Suchmaschinen werten das als Angriff, und Leser, die es entdecken, verlieren das Vertrauen.`,
      action:
        'Entfernen Sie den Text. Kam er über eine Anzeige, einen Kommentar oder eine Vorlage, schließen Sie diesen Weg.',
      verify: gone,
      magnitude: 'Es kann die Seite ihre Platzierung kosten. Ein Nutzen wurde nie belegt.',
      applies: 'Dieser Text wurde im übrigen Bericht nicht berücksichtigt.',
    }),
  },
  'structured-data-mismatch': {
    finding: ({ type, property, value, count }, { quoted }) => ({
      title: 'Strukturierte Daten sagen etwas, das die Seite nicht zeigt',
      why: `${type}.${property} ist ${quoted(value)}, aber das ${/\s/u.test(value) ? 'meiste davon ' : ''}steht nirgends auf der Seite, weder im Text noch an einem Bild.${count > 1 ? ` Das gilt für insgesamt ${count} Eigenschaften.` : ''}`,
      action: 'Gleichen Sie das Markup an das an, was die Seite zeigt, oder entfernen Sie den Wert.',
      verify: `${again}: Der Bericht führt keine Abweichung mehr auf.`,
      magnitude: 'Das verstößt gegen die Regeln für Rich Results. Auf Zitate hat es keine Wirkung.',
      applies:
        'Der Wert wurde weder im sichtbaren Text noch im Titel oder in Beschreibungen von Bildern und Bedienelementen gefunden. Ein Skript kann ihn noch ergänzen.',
    }),
  },
  'offer-ended': {
    finding: ({ text, day }, { quoted, figure }) => ({
      title: 'Die Seite bietet etwas an, das abgelaufen ist',
      why: `Dort steht ${quoted(text)}. Dieser Tag (${figure(day, undefined)}) ist vorbei: Leser sehen, dass niemand die Seite pflegt, und fragen womöglich nach etwas, das es nicht mehr gibt.`,
      action:
        'Schreiben Sie, was jetzt gilt und bis wann, oder streichen Sie den Satz. Prüfen Sie auch die anderen Daten und Beträge auf der Seite.',
      verify: gone,
      magnitude: recentDate,
      applies: 'Der Satz nennt ein Ende des Angebots, und kein anderer Satz der Seite nennt ein späteres.',
    }),
  },
  'declared-outdated': {
    finding: ({ keyword, text }, { quoted }) => ({
      title: 'Die Seite nennt sich selbst veraltet',
      why: `Dort steht ${quoted(text)}. Wer ${quoted(keyword)} sucht, und auch Antwortmaschinen, ziehen eine gepflegte Seite vor.`,
      action:
        'Aktualisieren Sie die Seite und entfernen Sie den Hinweis, oder leiten Sie sie auf ihre Nachfolgerin um. Wenn sie bleiben muss, verlinken Sie die aktuelle Seite im ersten Satz.',
      verify: gone,
      magnitude: recentDate,
      applies: 'Der Satz steht im Haupttext und spricht von dieser Seite.',
    }),
  },
  'answers-not-in-html': {
    finding: ({ questions, all }, { quoted, list }) => ({
      title: `Die Antworten auf ${all} Fragen stehen nicht im HTML`,
      why: `Die Seite fragt ${list([...questions.map(quoted), ...(all > questions.length ? ['anderes'] : [])])}, eines gleich nach dem anderen und ohne Antwort dazwischen: Ein Skript fügt die Antworten ein. Suchmaschinen und Antwortmaschinen, die keine Skripte ausführen, lesen nur die Fragen.`,
      action:
        'Schreiben Sie jede Antwort unter ihrer Frage in das HTML, und lassen Sie das Skript sie nur auf- und zuklappen. Prüfen Sie es im Quelltext der Seite.',
      verify: gone,
      magnitude: 'Keine Studie hat dies für sich gemessen.',
      applies: 'Auf dieser Seite folgen mehrere Fragen aufeinander, ohne dass etwas dazwischen steht.',
    }),
  },
  'typing-errors': {
    finding: ({ errors, all }, { quoted, list }) => ({
      title: all === 1 ? `Im Text steht ${quoted(errors[0]?.written ?? '')}` : 'Der Text hat Schreib- und Tippfehler',
      why: `Dort steht ${list(errors.map(({ around, meant }) => `${quoted(around)} (${meant === null ? 'ein Wort doppelt' : `wohl ${quoted(meant)}`})`))}. Fehler kosten Vertrauen, und ein falsch geschriebenes Wort wird nicht gefunden.`,
      action:
        'Berichtigen Sie dies, und lesen Sie den Text noch einmal oder lassen Sie ihn lesen: Solche Fehler stehen selten allein.',
      verify: gone,
      magnitude: 'Keine Studie hat dies für sich gemessen.',
      applies: 'Die Wörter stehen im Haupttext dieser Seite, außerhalb von Zitaten.',
    }),
  },
  'counters-empty': {
    finding: ({ reads, labels }, { quoted, list }) => ({
      title: `Zähler auf der Seite stehen auf ${quoted(reads)}`,
      why: `Die Zahlen zu ${list(labels.map(quoted))} stehen im Text auf 0, weil ein Skript sie hochzählt. Suchmaschinen und Antwortmaschinen, die keine Skripte ausführen, lesen 0.`,
      action: 'Schreiben Sie die wahren Zahlen in das HTML, und lassen Sie das Skript sie nur animieren.',
      verify: gone,
      magnitude: 'Keine Studie hat dies für sich gemessen.',
      applies: 'Mehrere Zahlen dieser Seite stehen auf 0, jede über einer Beschriftung.',
    }),
  },
  'best-pick-missing': {
    finding: ({ keyword, entries }, { list, quoted }) => ({
      title: 'Die Liste nennt keinen Sieger',
      why: `Sie beschreibt ${list([...entries.map(quoted), 'andere'])}, und kein Satz, keine Überschrift und keine Beschriftung nennt einen davon den besten. Wer ${quoted(keyword)} sucht, will wissen, wofür er sich entscheiden soll.`,
      action:
        'Beginnen Sie mit einem Urteil: die beste Wahl insgesamt, die beste für wenig Geld und die beste für einen besonderen Bedarf, jeweils mit Grund. Geben Sie jedem Eintrag eine Zeile „Am besten für“.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Sätze, Überschriften und Beschriftungen wurden nach Worten der Empfehlung durchsucht.',
    }),
  },
  'own-product-first': {
    finding: ({ name, domain, place, hasMethod }, { quoted }) => ({
      title:
        place > 1
          ? `Die Liste sagt nicht, dass ${name} von der Website selbst stammt`
          : `Die Liste setzt das eigene Produkt an die erste Stelle: ${name}`,
      why:
        place > 1
          ? `${quoted(name)} ist Nummer ${place} der Liste auf ${domain}, und nichts in der Nähe sagt, wessen Produkt es ist. Das liest sich wie eine unabhängige Empfehlung. Wer es bemerkt, zweifelt am Rest, und nach § 5a Abs. 4 UWG ist der kommerzielle Zweck kenntlich zu machen.`
          : `${quoted(name)} ist der erste Eintrag auf ${domain}.${hasMethod ? '' : ' Die Seite sagt nicht, wie die Einträge getestet oder geordnet wurden.'} Wer das bemerkt, zweifelt an der ganzen Liste.`,
      action:
        place > 1
          ? `Sagen Sie am Anfang und beim Eintrag, dass ${quoted(name)} von Ihnen ist („unser Produkt“), und für wen ein anderer Eintrag besser passt.`
          : `Sagen Sie am Anfang, dass ${quoted(name)} von Ihnen ist und wie Sie alle ausgewählt und geordnet haben. Nennen Sie die Fälle, in denen ein anderer Eintrag besser passt.`,
      verify:
        place > 1
          ? gone
          : `${again}: Die Seite sagt, wessen Produkt es ist. Der Befund bleibt, solange es an erster Stelle steht.`,
      magnitude: noStudy,
      applies: `${place > 1 ? 'Dieser' : 'Der erste'} Eintrag heißt wie die Website.`,
    }),
  },
  'assistant-links': {
    finding: ({ links, mark, hosts }, { list }) => ({
      title:
        links === 1
          ? 'Ein Link zu einer Quelle stammt aus einem Chatassistenten'
          : `${links} Links zu Quellen stammen aus einem Chatassistenten`,
      why: `${links === 1 ? 'Seine Adresse' : 'Ihre Adressen'} (auf ${list(hosts)}) ${links === 1 ? 'enthält' : 'enthalten'} „utm_source=${mark}“; das hängt der Assistent an, was er zitiert. Leser sehen es und bezweifeln, dass jemand die Quelle gelesen hat.`,
      action:
        'Öffnen Sie jede dieser Quellen, prüfen Sie, ob sie sagt, was im Text steht, und nehmen Sie den Parameter aus der Adresse.',
      verify: gone,
      magnitude:
        'Keine Studie hat das gemessen. Es betrifft das Vertrauen der Leser, nicht den Platz in den Ergebnissen.',
      applies: 'Die Links stehen im Haupttext dieser Seite.',
    }),
  },
  'affiliate-undisclosed': {
    finding: ({ links, hosts }, { list }) => ({
      title: `Affiliate-Links oder gesponserte Links führen zu ${links} Adressen, und die Seite sagt es nicht`,
      why: `Sie führen zu oder über ${list(hosts)}. Kein sichtbarer Text sagt „Anzeige“, „Provision“ oder Ähnliches. Wer an einer Empfehlung verdient, muss das kenntlich machen (§ 5a Abs. 4 UWG; in den USA 16 CFR 255.5).`,
      action:
        'Sagen Sie es in einem einfachen Satz über dem ersten dieser Links: „Wir erhalten eine Provision, wenn Sie über Links auf dieser Seite kaufen.“ Kennzeichnen Sie die noch nicht gekennzeichneten mit rel="sponsored".',
      verify: gone,
      magnitude:
        'Keine Studie hat das allein gemessen. Das Gesetz verlangt es, und Leser erwarten es von einer Empfehlung.',
      applies:
        'Durchsucht wurde der Text, wie der Server ihn liefert, auch Menüs und Fußzeile. Ein Skript kann einen Hinweis ergänzen.',
    }),
  },
  'overview-missing': {
    finding: ({ points, first, last, words: count }, { number, quoted }) => ({
      title: `Der Seite fehlt eine Liste ihrer ${points} Punkte`,
      why: `Der Text von ${number(count)} Wörtern geht sie einzeln durch, von ${quoted(first)} bis ${quoted(last)}, und keine Liste oder Tabelle nennt sie zusammen. Leser sehen nicht auf einen Blick, was es gibt, und eine Antwortmaschine, die mit einer kurzen Liste antwortet, findet keine.`,
      action: `Setzen Sie weit oben eine Liste aller ${points}: je eine Zeile mit dem Wichtigsten und einem Link zum Abschnitt.`,
      verify: gone,
      magnitude: earlyText,
      applies:
        'Vor dem ersten Punkt steht keine Liste oder Tabelle, und die Seite hat kaum Links zu ihren eigenen Abschnitten.',
    }),
  },
  'main-heading-missing': {
    finding: ({ title }, { quoted }) => ({
      title: 'Die Seite hat keine Hauptüberschrift (h1)',
      why: `Ihr Titel ist ${quoted(title)}, aber keine Überschrift der ersten Ebene auf der Seite sagt, wovon sie handelt.`,
      action:
        'Zeichnen Sie die Zeile, die die Seite benennt, als ihre einzige h1 aus, oder ergänzen Sie eine in den Worten des Titels.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Das HTML, wie der Server es liefert, hat keine h1. Ein Skript kann eine ergänzen.',
    }),
  },
  'main-heading-vague': {
    finding: ({ keyword, text, title }, { quoted }) => ({
      title: `Die Hauptüberschrift nennt den Gegenstand der Seite nicht: ${quoted(text)}`,
      why: `Der Titel ist ${quoted(title)}, aber die Hauptüberschrift (h1) enthält kein Wort daraus und keines aus ${quoted(keyword)}. An ihr sehen Leser und Suchmaschinen, wovon die Seite handelt.`,
      action:
        'Machen Sie die Zeile, die den Gegenstand nennt, zur einzigen h1, etwa den Titel ohne den Namen der Website.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Verglichen wurden die Grundformen der Wörter.',
    }),
  },
  'description-vague': {
    finding: ({ keyword, text }, { quoted }) => ({
      title: 'Die Meta-Beschreibung nennt den Gegenstand der Seite nicht',
      why: `Sie lautet ${quoted(text)}, ohne ein Wort aus Titel, Hauptüberschrift oder ${quoted(keyword)}. Wo Suchergebnisse sie zeigen, sieht niemand, warum er die Seite öffnen sollte.`,
      action:
        'Schreiben Sie ein oder zwei Sätze, die den Gegenstand nennen und sagen, was die Seite anderen voraushat.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Verglichen wurden die Grundformen der Wörter. Suchmaschinen schreiben oft eine eigene Beschreibung.',
    }),
  },
  'descriptions-differ': {
    finding: ({ count, first, second }, { quoted, number }) => ({
      title: `Die Seite hat ${number(count)} verschiedene Meta-Beschreibungen`,
      why: `Eine lautet ${quoted(first)}, eine andere ${quoted(second)}. Suchmaschinen wählen selbst, welche sie zeigen, und es kann die falsche sein.`,
      action:
        'Behalten Sie die, die sagt, was auf dieser Seite steht, und entfernen Sie die übrigen. Oft schreiben die Vorlage der Website und ein SEO-Plugin je eine.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Im Quelltext der Seite stehen sie nebeneinander. Solche, die gleich beginnen, zählen als eine.',
    }),
  },
  'title-repeats-name': {
    finding: ({ title, part }, { quoted }) => ({
      title: `Im Titel steht ${quoted(part)} zweimal`,
      why: `Er lautet ${quoted(title)}. Suchergebnisse zeigen nur die ersten Wörter eines Titels, und die Wiederholung nimmt dem Gegenstand der Seite den Platz.`,
      action: `Streichen Sie eins von beiden. Ist ${quoted(part)} der Name der Website, fügt die Vorlage an, was jemand schon getippt hat.`,
      verify: gone,
      magnitude: noStudy,
      applies: 'Verglichen wurden die Teile des Titels zwischen Zeichen wie „|“ und „–“.',
    }),
  },
  'headings-missing': {
    finding: ({ words: count, only, instead, named, all }, { number, quoted, list }) => {
      const shown = list(all > named.length ? [...named.map(quoted), 'weitere'] : named.map(quoted));
      return {
        title:
          only === null
            ? `${number(count)} Wörter Text ohne eine einzige Zwischenüberschrift`
            : `Eine einzige Zwischenüberschrift auf ${number(count)} Wörter: ${quoted(only)}`,
        why: `Die meisten gefundenen Seiten gliedern ihren Text mit Zwischenüberschriften. ${
          instead === 'lines'
            ? `Hier sehen ${shown} wie Überschriften aus, sind aber nur fett gesetzt: Suchmaschinen und KI-Systeme lesen sie als gewöhnlichen Text.`
            : instead === 'labels'
              ? `Hier beginnen Absätze mit fett gesetzten Stichworten (${shown}), die im HTML keine Überschriften sind: Suchmaschinen und KI-Systeme lesen sie als gewöhnlichen Text.`
              : 'Suchmaschinen, die Seiten an den Überschriften zerlegen, erhalten Stücke, die zum Zitieren zu lang sind, und wer von Überschrift zu Überschrift springt, findet kein Ziel.'
        }`,
        action:
          instead === 'lines'
            ? 'Zeichnen Sie diese und gleichartige Zeilen als h2 aus, oder als h3, wo sie Teil eines größeren Punkts sind.'
            : instead === 'labels'
              ? 'Setzen Sie die Stichworte als h2 über ihre Absätze, oder fassen Sie sie unter wenigen h2 zusammen und machen Sie sie zu h3.'
              : 'Gliedern Sie den Text alle 150 bis 300 Wörter mit einer h2, die in den Worten der Suchenden sagt, was darunter steht. Zeilen, die nur wie Überschriften aussehen, werden ebenfalls zu h2.',
        verify: gone,
        magnitude: noStudy,
        applies:
          'Gezählt wurden Überschriften aller Ebenen zwischen den Teilen des Textes und Titel aufklappbarer Teile.',
      };
    },
  },
  'text-repeated': {
    finding: ({ first, second, lines, line }, { quoted }) => ({
      title: `${quoted(first)} und ${quoted(second)} sagen in ${lines} Zeilen dasselbe`,
      why: `Die Zeilen stehen wörtlich in beiden Abschnitten, zum Beispiel ${quoted(line)}. Wer die beiden vergleicht, sieht nicht, worin sie sich unterscheiden.`,
      action:
        'Sagen Sie das Gemeinsame einmal, über beiden Abschnitten. Lassen Sie in jedem nur, was ihm eigen ist, oder streichen Sie einen.',
      verify: gone,
      magnitude: 'Keine Studie hat das für sich gemessen.',
      applies: 'Verglichen wurden Zeilen ab sechs Wörtern.',
    }),
  },
  'numbering-broken': {
    finding: ({ kind, number, first, second, promised }, { quoted }) => ({
      title: {
        left_out: `In den Nummern der Überschriften fehlt die ${number}`,
        twice: `Zwei Überschriften haben die Nummer ${number}`,
      }[kind],
      why: {
        left_out: `Auf ${quoted(first)} folgt ${quoted(second)}. ${promised === null ? 'Leser suchen, was dazwischen steht.' : `Der Titel verspricht ${promised}, und es ist eine Nummer weniger.`}`,
        twice: `Es sind ${quoted(first)} und ${quoted(second)}. Wer nachzählt, kommt auf eine andere Zahl als die letzte Überschrift.`,
      }[kind],
      action: {
        left_out: `Ergänzen Sie Nummer ${number}, oder nummerieren Sie neu. Prüfen Sie dann die Zahl im Titel und in der Einleitung.`,
        twice: 'Nummerieren Sie die Überschriften neu. Prüfen Sie dann die Zahl im Titel und in der Einleitung.',
      }[kind],
      verify: gone,
      magnitude: 'Keine Studie hat dies für sich gemessen.',
      applies: 'Verglichen wurden die Nummern der Überschriften einer Ebene.',
    }),
  },
  'links-broken': {
    finding: ({ kind, links, all }, { quoted, list }) => ({
      title: {
        nowhere: all === 1 ? 'Ein Link führt ins Leere' : `${all} Links führen ins Leere`,
        network: 'Schaltflächen für soziale Netzwerke führen auf deren Startseiten',
        wrapped:
          all === 1
            ? 'Ein Link läuft über die Umleitung eines Mailprogramms oder Editors'
            : `${all} Links laufen über die Umleitung eines Mailprogramms oder Editors`,
      }[kind],
      why: {
        nowhere: `Keine Website hat die Adresse hinter ${list(links.map(({ text, to }) => `${quoted(text)} (${quoted(to)})`))}. Wer klickt, bekommt einen Fehler.`,
        network: `Sie führen zu ${list(links.map(({ to }) => to))}, wie in der Vorlage einer Website. Wer klickt, findet kein Profil, und Suchmaschinen erkennen nicht, welche Profile Ihre sind.`,
        wrapped: `Es geht um ${list(links.map(({ text, to }) => `${quoted(text)} (über ${to})`))}. Wer eine Adresse aus einer Mail oder einem Dokument kopiert, kopiert das mit. Die Umleitung kann enden oder Leser warnen, kann verraten, wer die Mail bekam, und verbirgt vor Suchmaschinen, was die Seite zitiert.`,
      }[kind],
      action: {
        nowhere:
          'Öffnen Sie jeden dieser Links, und tragen Sie die ganze Adresse ein: „https://“ und die Website, „mailto:“ vor einer Mailadresse, „tel:“ vor einer Nummer.',
        network:
          'Tragen Sie die Adressen Ihrer Profile ein, und entfernen Sie die Schaltflächen der Netzwerke, in denen Sie keines haben.',
        wrapped: 'Öffnen Sie jeden dieser Links, und setzen Sie die Adresse ein, auf der Sie ankommen.',
      }[kind],
      verify: gone,
      magnitude: 'Keine Studie hat dies für sich gemessen.',
      applies: 'Die Adressen wurden gelesen, wie sie im HTML stehen. Kein Link wurde geöffnet.',
    }),
  },
  'contacts-differ': {
    finding: ({ contacts, all }, { quoted, list }) => ({
      title:
        contacts[0]?.kind === 'email'
          ? `Der Link auf ${quoted(contacts[0].shown)} schreibt an eine andere Adresse`
          : `Der Link auf ${quoted(contacts[0]?.shown ?? '')} ruft eine andere Nummer an`,
      why: `Die Seite zeigt ${list(contacts.map(({ shown, linked }) => `${quoted(shown)} mit einem Link zu ${quoted(linked)}`))}.${all > contacts.length ? ` Es gibt ${all} solche Links.` : ''} Wer darauf tippt, landet woanders als wer sie abschreibt, und Verzeichnisse und Suchmaschinen können nicht erkennen, was stimmt.`,
      action:
        'Probieren Sie beide aus, und setzen Sie das Richtige in den Text und in den Link. Falls ein Skript Anrufe misst, lassen Sie es beides ändern.',
      verify: gone,
      magnitude: 'Keine Studie hat dies für sich gemessen.',
      applies: 'Verglichen wurde der Text jedes Links mit seiner Adresse im HTML. Ein Skript kann sie noch ändern.',
    }),
  },
  'figures-broken': {
    finding: ({ kind, figures }, { quoted, list }) => ({
      title: {
        amount: `Eine Zahl hat eine Stelle zu viel oder zu wenig: ${figures[0]?.written ?? ''}`,
        weekday: `Ein Datum fällt auf einen anderen Wochentag: ${figures[0]?.written ?? ''}`,
      }[kind],
      why: {
        amount: `Auf der Seite steht ${list(figures.map(({ around }) => quoted(around)))}. Niemand weiß, welche Zahl gemeint ist, und eine Suchmaschine, die sie zitiert, kann sich um das Zehnfache irren.`,
        weekday: `Auf der Seite steht ${list(figures.map(({ around, weekday }) => `${quoted(around)} (es ist ein ${weekdays[weekday ?? 0]})`))}. Wer danach plant, weiß nicht, ob der Tag oder das Datum stimmt.`,
      }[kind],
      action: {
        amount: 'Schlagen Sie die Zahl nach, und schreiben Sie sie mit allen Stellen.',
        weekday:
          'Prüfen Sie das Datum, und berichtigen Sie den Wochentag oder das Datum. Vielleicht ist es aus einem anderen Jahr übrig.',
      }[kind],
      verify: gone,
      magnitude: 'Keine Studie hat dies für sich gemessen.',
      applies: {
        amount: 'Andere Zahlen der Seite haben drei Ziffern hinter jedem Komma.',
        weekday: 'Der Wochentag wurde aus dem Datum und seinem Jahr berechnet.',
      }[kind],
    }),
  },
  'question-repeated': {
    finding: ({ question, first, second }, { quoted }) => ({
      title: `Die Seite stellt die Frage ${quoted(question)} zweimal`,
      why: `Eine Antwort beginnt mit ${quoted(first)}, die andere mit ${quoted(second)}. Leser wissen nicht, welche gilt, und Suchmaschinen können die eine wie die andere zitieren.`,
      action:
        'Falls eine von etwas anderem handelt, etwa von einem anderen Tarif oder Produkt, berichtigen Sie ihre Frage. Sonst machen Sie eine Antwort aus beiden.',
      verify: gone,
      magnitude: 'Keine Studie hat dies für sich gemessen.',
      applies: 'Die Fragen sind Wort für Wort gleich, und die Antworten beginnen verschieden.',
    }),
  },
  'placeholder-text': {
    finding: ({ kind, left, around, after }, { quoted, list }) => ({
      title: {
        sample: 'Auf der Seite steht noch Mustertext des Baukastens',
        code: 'Im Text steht ein Shortcode oder Platzhalter der Vorlage statt dessen, was er zeigen soll',
        note: 'Eine Anweisung der Redaktion steht im Text',
        gap: 'Eine Lücke im Text wurde nie ausgefüllt',
        markdown: 'Links stehen als rohes Markdown im Text',
        html: 'Tags oder Zeichen aus HTML erscheinen als roher Text',
        value: 'Ein Wert fehlt, und statt seiner erscheint die Variable',
      }[kind],
      why: `Auf der Seite steht ${quoted(around)}${after === null ? '' : `, hinter ${quoted(after)}`}${left.length > 1 ? `, außerdem ${list(left.slice(1).map(quoted))}` : ''}. Leser halten die Seite für unfertig, und Suchmaschinen lesen es als Teil des Textes.`,
      action: {
        sample: 'Ersetzen Sie ihn durch eigenen Text, oder entfernen Sie den Block.',
        code: 'Entfernen Sie ihn, oder reparieren Sie das Plugin oder die Vorlage, die ihn ersetzen soll.',
        note: 'Streichen Sie sie, und prüfen Sie, ob geschehen ist, was sie verlangt.',
        gap: 'Füllen Sie sie aus oder streichen Sie den Satz, und suchen Sie in Texten derselben Herkunft nach weiteren.',
        markdown: 'Machen Sie echte Links daraus (ein <a>-Element mit aussagekräftigem Text).',
        html: 'Schreiben Sie den Text ohne sie („&“ statt „&amp;“), oder geben Sie ihn dort ein, wo der Editor HTML annimmt.',
        value: 'Zeigen Sie den Wert, oder blenden Sie die ganze Zeile aus, wo es keinen gibt.',
      }[kind],
      verify: gone,
      magnitude: 'Keine Studie hat das für sich gemessen.',
      applies: 'Es steht im HTML dieser Seite, außerhalb von Code, Menüs und Fußzeile.',
    }),
  },
  'broken-characters': {
    finding: ({ count, text }, { quoted }) => ({
      title: `Der Text hat an mindestens ${count} Stellen fehlerhafte Zeichen`,
      why: `Dort steht ${quoted(text)}. Striche, Anführungszeichen oder Akzente wurden in der falschen Kodierung gespeichert: Leser stolpern darüber, und ein Zitat mit ihnen sieht kaputt aus.`,
      action: 'Ersetzen Sie die fehlerhaften Zeichen, und speichern und senden Sie die Seite als UTF-8.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Keine Sprache schreibt diese Folgen von Zeichen.',
    }),
  },
  'order-unexplained': {
    finding: ({ upper, lower }, { quoted }) => ({
      title: `Platz ${upper.place} der Liste ist schlechter bewertet als Platz ${lower.place}`,
      why: `${quoted(upper.name)} hat ${upper.shown} und steht über ${quoted(lower.name)} mit ${lower.shown}. Wer beides sieht, fragt, wie die Liste geordnet ist.`,
      action:
        'Sagen Sie über der Liste, wie sie geordnet ist und warum diese Einträge dort stehen, oder ordnen Sie sie nach der Bewertung.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Alle Einträge dieser Liste zeigen eine Bewertung in derselben Form.',
    }),
  },
  'options-left-out': {
    finding: ({ n, options }, { list }) => ({
      title: `In der Liste ${options.length === 1 ? 'fehlt' : 'fehlen'} ${list(options.map(({ name }) => name))}`,
      why: `Von ${n} anderen Listen empfehlen ${list(options.map(({ name, k }) => `${k} ${name}`))}. Wer diese Namen kennt, sucht sie auch hier und misstraut einer Liste ohne sie.`,
      action:
        'Nehmen Sie auf, was Ihre Kriterien erfüllt. Zu den übrigen sagen Sie in je einem Satz, warum sie nicht auf der Liste stehen, etwa wegen des Preises, der Qualität oder der Zielgruppe.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Der Text dieser Seite enthält diese Namen nicht.',
    }),
  },
  'names-left-out': {
    finding: ({ n, names }, { list }) => ({
      title: `Die Seite nennt ${list(names.map(({ name }) => name))} nicht`,
      why: `Andere Seiten nennen ${list(names.map(({ name, k }) => `${name} (${k} von ${n})`))}. An solchen Namen erkennen Leser und Antwortmaschinen, was eine Seite erzählt.`,
      action: 'Nennen Sie die, die zu dem gehören, was die Seite erzählt, jeweils mit Jahr und Ort.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Keine Passage dieser Seite enthält diese Namen.',
    }),
  },
  'file-missing': {
    finding: ({ k, n, example }, write) => ({
      title: 'Die Seite bietet keine Datei zum Drucken',
      why: `${pages({ k, n }, 'bietet', 'bieten')} eine zum Drucken oder Herunterladen.${forExample(example, write, 'Ein Beispiel:')} Wer danach sucht, will etwas zum Behalten, Ausfüllen oder Abhaken.`,
      action:
        'Bieten Sie die Liste als druckbares PDF oder als Kopie einer Tabelle an, mit einem Link weit oben und ohne Formular davor.',
      verify: gone,
      magnitude: noStudy,
      applies: 'Kein Satz dieser Seite bietet eine Datei an.',
    }),
  },
  'copied-text': {
    finding: ({ overlap, domain, isOwnSite }, { percent }) => ({
      title: `${percent(overlap)} des Textes stehen auch auf einer anderen Seite`,
      why: `Die Seite von ${domain} enthält ihn Wort für Wort. Suchmaschinen brauchen nur eine von beiden.`,
      action: isOwnSite
        ? 'Werden beide Seiten gebraucht, setzen Sie den Canonical-Link der einen auf die andere; sonst leiten Sie sie weiter.'
        : 'Schreiben Sie ihn aus eigenem Wissen neu, oder zitieren Sie ihn mit Quelle.',
      verify: `${again}: Die Seite hat weniger Text mit jener Seite gemeinsam.`,
      magnitude: noStudy,
      applies: 'Verglichen wurden Folgen von fünf Wörtern.',
    }),
  },
};
