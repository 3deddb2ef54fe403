/** What the gates say in German, why a practice is not worth doing, and what to do after the report. */
import type { Advice } from '../../writing-pack.ts';

const again = 'Starten Sie das Audit erneut: Die Voraussetzung';

export const advice: Advice = {
  gates: {
    fetchable: {
      consequence: 'Eine Suchmaschine, die die Seite nicht abrufen kann, hat nichts zu zitieren.',
      title: 'Statt der Seite hat etwas anderes geantwortet',
      action: 'Lassen Sie Crawler durch den Schutz, der geantwortet hat, und prüfen Sie die Seite erneut.',
      verify: `${again} „kann abgerufen werden“ ist erfüllt.`,
    },
    indexable: {
      consequence:
        'Eine Seite, die nicht indexiert werden darf, fehlt in der Suche und in den Antworten, die darauf beruhen.',
      title: 'Die Seite verbietet Suchmaschinen die Indexierung',
      action: 'Entfernen Sie noindex aus der Seite und aus ihren HTTP-Headern.',
      verify: `${again} „darf indexiert werden“ ist erfüllt.`,
    },
    snippet_allowed: {
      consequence: 'Suchmaschinen verwenden in Antworten keinen Text, den sie nicht zitieren dürfen.',
      title: 'Die Seite verbietet Suchmaschinen, sie zu zitieren',
      action: 'Entfernen Sie nosnippet, max-snippet: 0 oder data-nosnippet.',
      verify: `${again} „darf zitiert werden“ ist erfüllt.`,
    },
    search_bots_allowed: {
      consequence: 'Eine Suchmaschine, die die Seite nicht abrufen darf, antwortet ohne sie.',
      title: 'robots.txt sperrt einen wichtigen Such-Crawler',
      action: 'Lassen Sie den Crawler in robots.txt zu.',
      verify: `${again} „Such-Crawler sind zugelassen“ ist erfüllt.`,
    },
    text_without_js: {
      consequence: 'Die meisten Crawler von Antwortmaschinen führen keine Skripte aus. Für sie ist die Seite leer.',
      title: 'Der Text erscheint nur mit Skripten',
      action: 'Liefern Sie den Text im HTML aus, zum Beispiel durch serverseitiges Rendern oder statische Seiten.',
      verify: `${again} „Text ist ohne Skripte vorhanden“ ist erfüllt.`,
    },
    language_match: {
      consequence: 'Eine Seite in einer anderen Sprache wird nicht mit diesem Markt verglichen.',
      title: 'Die Seite ist in einer anderen Sprache',
      action: 'Prüfen Sie die Fassung der Seite in dieser Sprache oder schreiben Sie eine.',
      verify: `${again} „ist in der gewünschten Sprache“ ist erfüllt.`,
    },
    main_content_found: {
      consequence: 'Bei so wenig Text gibt es nichts zu zitieren oder zu vergleichen.',
      title: 'Das HTML der Seite hat fast keinen Hauptinhalt',
      action:
        'Wenn Besucher hier mehr Text sehen, lädt ihn ein Skript: Liefern Sie ihn im HTML aus, damit jeder Crawler ihn liest. Sonst stellen Sie den Text, der die Suchanfrage beantwortet, auf die Seite selbst.',
      verify: `${again} „hat einen Hauptinhalt“ ist erfüllt.`,
    },
  },
  practices: {
    structured_data_for_citations:
      'Strukturierte Daten bringen keine Zitate: 1.885 Seiten, die sie ergänzt haben, wurden nicht häufiger zitiert. Behalten Sie sie für Rich Results.',
    llms_txt:
      'Drei Studien fanden keine Wirkung von llms.txt auf Zitate, und Google verwendet die Datei nach eigener Aussage nicht.',
    length_for_itself: 'Mehr Text hat keine Wirkung, sobald das Thema behandelt ist.',
    faq_for_its_own_sake:
      'Ein FAQ-Block als Selbstzweck hatte keine oder eine leicht negative Wirkung. Beantworten Sie Fragen dort, wo sie entstehen.',
    keyword_stuffing:
      'In einer Laborstudie kostete das Wiederholen des Keywords eine Quelle rund 10 % der Wörter in der Antwort.',
    rewriting_whole_page:
      'In einer Laborstudie brachte das Ändern von 5 % einer Seite mehr Zitate als das Ändern von 25 %. Wenn Sie den Text ändern, ändern Sie Titel und Überschriften mit.',
    page_speed_beyond_reachability:
      'Sobald Crawler eine Seite abrufen können, hatte mehr Tempo keine Wirkung auf Zitate.',
    hidden_text_for_models:
      'Text für Modelle, den Besucher nicht sehen, ist Täuschung. Suchmaschinen behandeln ihn als Spam.',
    self_ranking_list:
      'Seit dem 15. Mai 2026 behandelt Google die Manipulation von KI-Antworten als Spam. Eine Liste, die den eigenen Herausgeber auf Platz eins setzt, ist ein Risiko.',
  },
  nextMeasurement:
    'Messen Sie erneut, wenn die Suchmaschinen Zeit hatten, die Seite neu abzurufen. Antworten ändern sich von Beobachtung zu Beobachtung; eine weitere beweist wenig.',
  ofModel: {
    effect: 'Die Wirkung dieser Änderung hat niemand gemessen.',
    verify: 'Lesen Sie die Seite noch einmal mit den Augen eines Suchenden und prüfen Sie sie dann erneut.',
  },
};
