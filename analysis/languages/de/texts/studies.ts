/** Design and result of each study that advice rests on, in German. */
import type { Studies } from '../../writing-pack.ts';

/** What the documents of several vendors say alike. */
const crawlers = {
  design: 'Dokumentation des Anbieters',
  note: 'Nennt, welcher Crawler der Suche dient, welcher dem Training und welcher einer Person antwortet. Sagt, was eine Sperre jeweils bewirkt, nicht, wie oft eine Seite gelesen wird.',
};

export const studies: Studies = {
  geo: {
    design: 'Labor: neun Umschreibungen einer von fünf vorgegebenen Quellen, beantwortet von GPT-3.5 (KDD 2024)',
    note: 'Änderung der positionsgewichteten Wortzahl: Zitate von Personen +41 %, Statistiken +33 %, Quellenangaben +30 %, flüssiger Stil +28 %, Keyword-Stuffing −10 %. Misst den Anteil an den Wörtern einer Antwort, wobei jeweils eine Quelle geändert wurde. Misst weder die Wahrscheinlichkeit, zitiert zu werden, noch Suchmaschinen im Betrieb, noch mehrere gleichzeitig geänderte Quellen.',
  },
  'c-seo-bench': {
    design:
      'Labor: neun Methoden, sechs Bereiche, rund 1.900 Suchanfragen, mehrere Anwender (NeurIPS 2025 Datasets & Benchmarks)',
    note: 'Von 54 Vergleichen waren 3 signifikant. Die beste Methode brachte 0,36 ± 1,47 Ränge, ein besserer Rang in der Suche 2,77 ± 2,31. Der Gewinn schrumpft, wenn mehr Seiten eine Methode anwenden. Die Modelle lasen vorgegebene Dokumente: keine Suchmaschine im Betrieb, keine Suche.',
  },
  'what-gets-cited': {
    design:
      'Labor: 252.000 gepaarte Versuche, sechs Modelle, 18 Faktoren, von denen jeweils einer abweicht, Reihenfolge ausgeglichen',
    note: 'Am wichtigsten sind thematische Relevanz und Platz in der Liste, danach ein ausdrücklicher Preis und ein aktuelles Datum. Formatierung allein zählt wenig. Zeigt, welche von zwei vorgegebenen Quellen zuerst zitiert wird, nicht, ob eine Seite gefunden wird oder wie viel ihr Herausgeber zählt.',
  },
  'rank-on-page-1': {
    design:
      'Beobachtung von drei Maschinen im Betrieb: 250 Suchanfragen, 10.293 Seiten, 66 Merkmale, abgeglichen nach Google-Position',
    note: 'Zitierte Seiten vergleichen öfter Optionen (d = 0,43) und decken die Wörter der Suchanfrage besser ab (d = 0,42). Die Struktur erhöht die AUC gegenüber dem Rang um 0,021. Ein einzelner Autor, nicht begutachtet. Ein Zusammenhang: Keine Seite wurde verändert.',
  },
  autogeo: {
    design: 'Labor: gelernte Präferenzregeln auf drei Benchmarks (ICLR 2026)',
    note: 'Bis zu 50,99 % besser als die Vergleichsmethoden, ohne dass der Nutzen der Antwort leidet. Die Regeln lassen sich zum Teil auf andere Bereiche übertragen. Die Modelle lasen vorgegebene Dokumente: keine Suchmaschine im Betrieb.',
  },
  'e-geo': {
    design: 'Labor: 7.000 Produktsuchen, 15 Heuristiken zum Umschreiben',
    note: 'Von Hand erdachte Heuristiken wirken schwach. Optimierte Anweisungen laufen auf ein stabiles Muster hinaus. Produkteinträge auf Englisch, von einem Modell neu sortiert: keine Suchmaschine im Betrieb.',
  },
  'role-augmented-intent': {
    design: 'Labor: Umschreibungen nach Absicht und Rolle bei unterschiedlichen Suchanfragen',
    note: 'Die Absicht abzudecken wirkt besser, als einen einzelnen Aspekt zu bearbeiten. Zum Teil von einem Modell beurteilt: keine Suchmaschine im Betrieb.',
  },
  'citation-absorption': {
    design: 'Beobachtung von drei Maschinen im Betrieb: 602 Eingaben, 21.143 Zitate',
    note: 'Zitate je Eingabe: ChatGPT 6,88, Google 12,06, Perplexity 16,35. Frage-Antwort-Format −5,7 %. Der Einflusswert der Studie besteht zu 45 % aus Textüberschneidung, daher stützen wir uns nur auf diese Zählungen. Untersucht wurden nur zitierte Seiten, ohne Kontrollgruppe.',
  },
  'geo-16': {
    design: 'Beobachtung: 70 Eingaben, 1.100 Adressen',
    note: 'Metadaten und Aktualität r = 0,68, semantisches HTML 0,65, strukturierte Daten 0,63. Die Adressen stammen aus Zitaten, wurden also nach dem Ergebnis ausgewählt. Die Autoren verkaufen das Werkzeug. Eine kontrollierte Studie zu strukturierten Daten widerspricht ihr.',
  },
  'ahrefs-schema': {
    design:
      'Differenz der Differenzen bei Maschinen im Betrieb: 1.885 Seiten, die JSON-LD ergänzten, 4.000 ohne Änderung',
    note: 'AI Overviews −4,6 %, AI Mode +2,4 % und ChatGPT +2,2 % (die letzten beiden nicht signifikant). Alle Seiten hatten zuvor mindestens 100 Zitate: Die Studie sagt nichts über Seiten ohne Zitate und nichts über Rich Results.',
  },
  'ahrefs-ai-overview-rank': {
    design: 'Beobachtung: 863.000 Ergebnisseiten, 4 Millionen von AI Overviews zitierte Adressen',
    note: 'Von den zitierten Adressen stehen 38 % unter den ersten zehn, 31 % auf 11–100 und 31 % dahinter. Eine frühere Zählung mit einem anderen Parser ergab 76 %: Beide sind nicht vergleichbar. Zeigt, wo zitierte Seiten stehen, nicht, dass der Rang die Ursache ist.',
  },
  'ahrefs-ai-overview-change': {
    design: 'Beobachtung: 43.000 Keywords, jedes mindestens 16-mal in einem Monat abgefragt',
    note: 'Zwischen zwei Beobachtungen änderten sich 70 % der AI Overviews. Sie bestehen im Mittel 2,15 Tage. Zählt Änderungen von Wortlaut und Quellen, nicht deren Gründe und keine anderen Maschinen.',
  },
  'sparktoro-variance': {
    design: 'Beobachtung: 12 Eingaben, von Freiwilligen 2.961-mal gestellt',
    note: 'Dieselbe Liste von Marken kam in weniger als 1 % der Durchläufe wieder. Misst Empfehlungen von Marken, nicht Zitate von Seiten.',
  },
  'se-ranking-llms-txt': {
    design: 'Beobachtung: 300.000 Domains, Korrelation und ein Modell der Zitate',
    note: 'Die Datei korreliert nicht mit Zitaten, und das Modell sagt ohne sie besser voraus. Untersucht Domains, nicht Seiten. Keine Datei wurde hinzugefügt oder entfernt.',
  },
  'ahrefs-llms-txt': {
    design: 'Serverprotokolle von 137.210 Domains über einen Monat',
    note: '97 % der Dateien rief niemand ab. Zählt Abrufe, nicht Zitate.',
  },
  'trakkr-llms-txt': {
    design: 'Beobachtung: 37.894 von Antwortmaschinen zitierte Domains',
    note: 'Domains mit der Datei hatten 6,8 Zitate, die ohne 6,7: kein signifikanter Unterschied. Alle Domains wurden bereits zitiert.',
  },
  'fan-out-effect': {
    design: 'Beobachtung von ChatGPT: 16.851 Suchanfragen, 353.799 Seiten',
    note: 'Seiten, deren Überschriften zur Frage passen, wurden in 41 % der Fälle zitiert, schwach passende in 29 %. Seiten, die 26–50 % der Teilsuchen abdecken, wurden öfter zitiert als solche, die alle abdecken. Eine Maschine. Ein Zusammenhang: Keine Seite wurde verändert.',
  },
  'indig-attention': {
    design: 'Beobachtung von ChatGPT: 18.012 Zitate, im zitierten Text verortet',
    note: 'Auf die ersten 30 % des Textes entfielen 44,2 % der Zitate, auf die Mitte 31,1 %, auf das letzte Drittel 24,7 %. Ohne Kontrolle: Textanfänge sagen auch mehr aus.',
  },
  'trysill-structure': {
    design: 'Beobachtung: 1.238 zitierte Seiten, Regression über 16 Strukturmerkmale',
    note: 'Die Struktur erklärt etwa 5 % der Varianz. Wortzahl, Überschriften, Statistiken und Tabellen sind nach Korrektur nicht signifikant. Untersucht wurden nur zitierte Seiten. Was eine Seite daran hindert, zitiert zu werden, kann die Studie daher nicht zeigen.',
  },
  rankwithclaude: {
    design: 'Beobachtung von vier Maschinen im Betrieb: 459 Fragen, 138.186 Zitate, mit Kontrollgrößen',
    note: 'In etwa 9 % der Fälle nennen die vier Maschinen dieselben drei an der Spitze. Ladezeit, Statistiken, Aktualität, Schema-Auszeichnung und ergänzte Fragen bringen keinen Gewinn. Drei Branchen. Ein Zusammenhang.',
  },
  'vercel-ai-crawlers': {
    design: 'Serverprotokolle eines Hosting-Netzes über einen Monat',
    note: 'Die Crawler von OpenAI, Anthropic, Meta und ByteDance riefen Skripte ab, führten aber keine aus. Stand Dezember 2024. Zeigt nicht, wie viele Zitate ein fehlender Text kostet.',
  },
  'google-ai-guide': {
    design: 'Dokumentation des Anbieters',
    note: 'Optimierung für KI bleibt SEO: Eine Seite muss indexiert sein und als Snippet erscheinen dürfen. Keine llms.txt, kein besonderes Schema, keine Zerlegung in Stücke, keine ideale Länge, kein Umschreiben für jede Teilsuche. Sagt, was der Anbieter verlangt, nicht, wie viel etwas zählt, und gilt nur für Google.',
  },
  'openai-crawlers': crawlers,
  'anthropic-crawlers': crawlers,
  'perplexity-crawlers': {
    design: 'Dokumentation des Anbieters',
    note: 'Nennt, welcher Crawler der Suche dient und welcher einer Person antwortet. Sagt, was eine Sperre jeweils bewirkt, nicht, wie oft eine Seite gelesen wird.',
  },
  'agent-geo': {
    design: 'Labor: Ursachen fehlender Zitate bestimmt und behoben, an zurückgehaltenen Suchanfragen',
    note: 'Über 40 % mehr Zitate bei 5 % geändertem Text; die Vergleichsmethoden änderten 25 %. Allgemeines Umschreiben kann Seiten zu seltenen Themen schaden. Die Antworten kamen von Modellen, nicht von Suchmaschinen im Betrieb.',
  },
  'sageo-arena': {
    design: 'Labor: eine ganze Suchkette über einer großen Sammlung von Seiten, zehn Strategien',
    note: 'Nur den Text zu ändern schadete oft der Suche und der Rangfolge. Titel, Überschriften und Struktur halfen dagegen. Eine Kette der Autoren: keine Suchmaschine im Betrieb.',
  },
  'eco-geo': {
    design: 'Labor: Agenten, die suchen und Links folgen, erfundene Produkte, drei Datensätze',
    note: 'Verlinkte Seiten, die einander bestätigen, hoben die Empfehlungen um 15 bis 31 Punkte. Zeigt, wohin sich Agenten führen lassen, mit erfundenen Produkten: nicht, dass es für echte gilt.',
  },
  'search-disrupted': {
    design: 'Beobachtung: 11.500 Suchanfragen bei Google, seinen AI Overviews und Gemini',
    note: 'Websites, die Google-Extended sperren, erscheinen seltener in AI Overviews. Google sagt, das Token wirke nicht auf die Suche: umstritten. Ein Zusammenhang: Die Websites können sich auch sonst unterscheiden.',
  },
  'ai-overview-fidelity': {
    design: 'Beobachtung: 55.393 aktuelle Suchanfragen an 40 Tagen, 98.020 Aussagen der AI Overviews von Google',
    note: '11,0 % der Aussagen werden von den zitierten Seiten nicht gestützt. Fast 30 % der zitierten Domains stehen nicht unter den Ergebnissen daneben. Aktuelle Suchanfragen, eine Suchmaschine. Zeigt nicht, warum eine Seite zitiert wird.',
  },
  'cloudflare-ai-options': {
    design: 'Ankündigung des Anbieters vom 1. Juli 2026, wirksam ab 15. September 2026',
    note: 'Neue Domains bei Cloudflare sperren auf Seiten mit Werbung standardmäßig Crawler für Training und Agenten und lassen die für die Suche zu. In robots.txt sieht man das nicht. Sagt, was voreingestellt ist, nicht, wie viele Websites es dabei belassen.',
  },
  'ai-crawler-block-index': {
    design: 'Beobachtung: 10.894 Domains, abgefragt wie von Crawlern, im Juli und September 2026',
    note: 'Von den Websites, die GPTBot in robots.txt ausschließen, lieferten ihm 39,5 % die Seite im Juli und 34,9 % im September. Sperren am Rand eines Netzes sieht man robots.txt nicht an; robots.txt allein sagt nicht, wer bedient wird.',
  },
  'google-spam-policies': {
    design: 'Dokumentation des Anbieters, geändert am 15. Mai 2026',
    note: 'Spam umfasst Versuche, generative KI-Antworten in der Google-Suche zu manipulieren. Sagt, was bestraft werden kann, nicht, wie oft es geschieht.',
  },
  'bing-chat-controls': {
    design: 'Dokumentation des Anbieters',
    note: 'Seiten mit noarchive bleiben aus den Antworten von Copilot heraus; mit nocache werden nur Adresse, Titel und Snippet verwendet. Beide bleiben in den Suchergebnissen. Sagt, was die Regeln bewirken, nicht, wie viele Seiten sie nutzen.',
  },
  'bing-data-nosnippet': {
    design: 'Dokumentation des Anbieters',
    note: 'Mit data-nosnippet markierte Teile werden indexiert, aber weder in Snippets noch in KI-Antworten gezeigt. Sagt, was das Attribut bewirkt, nicht, was es an Zitaten kostet.',
  },
};
