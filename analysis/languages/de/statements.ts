/** German words with which sentences state figures. */
import type { FigureStatements } from '../statements.ts';

export const statements: FigureStatements = {
  about:
    'etwa, ungefähr, circa, ca., ca, rund, zirka, knapp, fast, gut, im schnitt, durchschnittlich, im durchschnitt, um die',
  atLeast: 'mindestens, mehr als, über, ab, wenigstens, minimal, von mindestens',
  atMost: 'bis zu, höchstens, maximal, weniger als, unter, bis, nicht mehr als',
  lows: 'niedrig, niedrigster, min, minimum, ab, von, günstig',
  highs: 'hoch, höchster, max, maximum, bis, teuer',
  orMore: 'oder mehr, und mehr, aufwärts',
  orLess: 'oder weniger',
  between: 'zwischen, von',
  and: 'und',
  to: 'bis, bis zu',
  per: 'pro, je, per',
  each: 'im, am, die, in der',
  periods: 'jährlich=a, monatlich=mo, täglich=d, wöchentlich=wk, stündlich=h',
  on: 'im, in, seit, ab, am, bis, jahr, jahre, vor, nach, anfang, ende, mitte, von',
  eras: 'n. chr., n.chr., u. z.',
  century: /(?<number>\d{1,2})\.\s?(?:jahrhunderts?|jh\.?)(?!\p{L})(?!\sv)/u,
  decade: /(?<year>(?:1\d|20)\d0)er(?!\p{L})/u,
  times:
    'anfang, mitte, ende, beginn, frühen, späten, ersten, zweiten, hälfte, jahr, jahre, sommer, winter, frühjahr, herbst',
  verbs: {
    is: 'ist, sind, war, waren, beträgt, betragen, betrug, liegt, liegen, lag, lagen, reicht, reichen, erreicht, erreichen, misst, messen, variiert, variieren, schwankt, schwanken, entspricht, umfasst, umfassen, beläuft, belaufen, bewegt, bewegen, macht, machen, übersteigt',
    starts: 'startet, starten, beginnt, beginnen',
    costs: 'kostet, kosten, kostete, verkauft',
    lasts: 'dauert, dauern, dauerte, hält, halten, benötigt, benötigen, braucht, brauchen',
    weighs: 'wiegt, wiegen',
    carries: 'trägt, tragen, hebt, heben, fasst, fassen',
    uses: 'verbraucht, verbrauchen, nutzt, nutzen, verwendet, verwenden',
    makes: 'erzeugt, erzeugen, liefert, liefern, produziert, produzieren, enthält, enthalten, leistet, leisten',
    has: 'hat, haben, hatte, hatten, bietet, bieten, besitzt, besitzen, verfügt, verfügen, zählt, zählen, beschäftigt',
    pays: 'zahlt, zahlen, bezahlt, bezahlen, verdient, verdienen',
    happens:
      'gegründet, wurde, eröffnet, veröffentlicht, eingeführt, begann, endet, endete, läuft, erschien, gilt, entstand',
  },
  actions:
    'steigt, steigen, stieg, stiegen, sinkt, sinken, sank, sanken, fällt, fallen, wächst, wachsen, wuchs, erhöht, erhöhen, senkt, senken, reduziert, reduzieren, spart, sparen, übernimmt, übernehmen, erstattet, erstatten, fördert, fördern, deckt, decken, zeigt, zeigen, ermöglicht, ermöglichen, ergibt, ergeben, berechnet, verlangt, verlangen, erhält, erhalten, bekommt, bekommen, verliert, verlieren, schlägt, schlagen, bleibt, bleiben, entfällt, entfallen, lohnt, rechnet, schafft, schaffen, passt, passen, eignet, eignen, heizt, heizen, arbeitet, arbeiten',
  adverbs:
    'etwa, in der regel, im durchschnitt, im schnitt, in, der, regel, im, durchschnitt, schnitt, meist, meistens, normalerweise, üblicherweise, oft, häufig, typischerweise, aktuell, derzeit, heute, auch, nur, noch, sogar, kann, können, sollte, sollten, muss, müssen, darf, wird, werden, dabei, jedoch, aber, ebenfalls, insgesamt, sich, mittlerweile, inzwischen, bereits, schon, laut, ein, eine, einen, einer, einem, die, das, den, dem, je, nach, modell, bei, des, gut, hingegen, dagegen, allerdings, somit, damit, zusammen, gesamt',
  links: 'bei, auf, von, zwischen, ab, mit, in, im, um, an, zu, am, seit, für, aus, nach',
  of: 'von, der, des, einer, eines, aller, an',
  quantities:
    'höhe, breite, länge, tiefe, dicke, stärke, durchmesser, größe, gewicht, masse, last, traglast, kapazität, volumen, fläche, entfernung, reichweite, radius, geschwindigkeit, leistung, spannung, energie, verbrauch, temperatur, druck, lautstärke, geräuschpegel, frequenz, preis, kosten, gebühr, gebühren, tarif, rate, miete, prämie, beitrag, selbstbeteiligung, kaution, budget, gehalt, lohn, einkommen, umsatz, gewinn, wert, steuer, förderung, zuschuss, grenze, limit, obergrenze, schwelle, anteil, quote, risiko, durchschnitt, minimum, maximum, summe, dauer, zeit, laufzeit, frist, zeitraum, lebensdauer, haltbarkeit, garantie, akkulaufzeit, alter, niveau, pegel, dosis, gehalt, konzentration, dichte, wirkungsgrad, genauigkeit, auflösung, winkel, neigung, betrag, zins, rendite, provision, rabatt, satz, sätze, raten, zinsen, preise, laufzeiten, fristen, zahlung, zahlungen, belastung, ersparnis, nachlass',
  expect: 'rechnen sie mit, rechne mit, planen sie, sie zahlen, man zahlt',
  purposes: 'für',
  toward: 'für',
  articles: 'der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, ihr, ihre',
  quantifiers: 'jeder, jede, jedes, viele, alle, einige, manche, meisten, mehrere, solche',
  comparatives:
    'später, früher, höher, niedriger, schneller, langsamer, günstiger, teurer, größer, kleiner, länger, kürzer, jünger, älter, stärker, schwächer, besser, schlechter, weiter, näher, mehr, weniger',
  breaks: 'dass, weil, während, obwohl, aber, denn, wenn, sobald, und, oder, sondern, da, wobei, als, sowie',
  relatives: 'der, die, das, welche, welcher, welches',
  openings:
    'im gegensatz dazu, im durchschnitt, im schnitt, im allgemeinen, in der regel, zum beispiel, zum vergleich, im vergleich, auf der anderen seite, in vielen fällen, in den meisten fällen',
  unclear:
    'er, sie, es, dies, diese, dieser, dieses, diesem, diesen, das, wir, ich, uns, unser, unsere, unserem, unseren, mein, meine, sein, seine, seinem, deren, dessen, man, hier, dort, letztere, erstere, selbe, was, wer, welche, davon, darin, jener, jene',
  doubtful: 'wenn, falls, angenommen, niemals, nie, kein, keine, nicht',
  own: 'wir, unser, unsere, unseren, unserem, unserer, uns',
  narrator: 'ich, mein, meine, meinen, meinem, meiner, mich, mir',
  advice: 'empfehle, empfehlen, rate, raten, würde, würden',
  ownAdvice: 'empfehle ich, ich empfehle, empfehlen wir, wir empfehlen, ich rate, wir raten, raten wir, rate ich',
  speakers: 'wir, unser team, unsere redaktion, unsere experten, unsere tester',
  careers: 'erfahrung, berufserfahrung, expertise, karriere, am markt, im geschäft, in der branche',
  biographies:
    'autor von, autorin von, mitautor, mitautorin, absolvent, absolventin, freie journalistin, freier journalist, redakteur bei, redakteurin bei',
  boilerplate:
    'min. lesezeit, lesezeit, verbleibend, veröffentlicht am, aktualisiert, newsletter, ©, cookies, warenkorb',
  offers:
    'rabatt, gutschein, versand, versandkosten, lieferung, lieferzeit, rückgabe, rückgaberecht, widerruf, gratis testen, sparen sie, geld-zurück',
  offerStarts: 'sparen',
  gains:
    'sparen, spart, sparst, einsparung, einsparungen, ersparnis, rabatt, rabatte, zuschuss, förderung, gutschrift, erstattung, bonus, anzahlung, kaution, trinkgeld',
  takings:
    'umsatz, umsätze, gewinn, jahresumsatz, erlös, erlöse, marktvolumen, gehalt, gehälter, gutschein, gutscheine, bestellungen ab, bestellwert, mindestbestellwert, jede weitere, jeder weitere, jedes weitere, milliarden',
  comparisons:
    'später, früher, mehr, weniger, höher, niedriger, schneller, langsamer, günstiger, teurer, größer, kleiner, länger, kürzer, über, unter, alt, als, rabatt, später, früher',
  afterUnits: 'hoch, breit, lang, tief, dick, entfernt, weit, groß, schwer, alt, insgesamt',
  spans: 'nächsten, nächste, letzten, letzte, kommenden, vergangenen',
  presents:
    'hier sind, hier kommen, hier findest du, hier finden sie, das sind, dieser artikel, dieser beitrag, dieser ratgeber, diese infografik, diese liste, in diesem artikel, in diesem beitrag',
  frequencies: 'der zeit, des tages',
  rests: 'restlichen, übrigen, verbleibenden, anderen',
  persons:
    'männer, männern, frauen, jungen, mädchen, kinder, kindern, erwachsene, erwachsenen, menschen, personen, patienten, schüler, jugendliche, jugendlichen, senioren, säuglinge, babys',
  since: 'seit, seit fast, seit über, seit mehr als, seit rund, seit etwa',
  advised: 'tipps, gründe, ideen, tricks, fehler, möglichkeiten, ratschläge',
  numbered:
    'typ, phase, stufe, schritt, kapitel, teil, version, kategorie, klasse, abbildung, tabelle, abschnitt, artikel, paragraf, nummer, nr., anhang, lektion, modul, seite, gruppe, generation, grad, level, pflegegrad',
  examples: 'beispiel',
  exampleStarts: 'zum beispiel, beispielsweise, z. b., z.b.',
  seats: 'nutzer, nutzern, benutzer, benutzern, anwender, anwendern, lizenz, lizenzen',
  payers:
    'hausbesitzer, eigentümer, eigenheimbesitzer, paare, verbraucher, familien, haushalte, menschen, leute, reisende, eltern, deutsche',
  samples: 'studie, studien, umfrage, befragte, befragten, teilnehmer, probanden, stichprobe, metaanalyse',
  inverts: true,
  cases: 'während, bei, beim, in, im',
  conditions: 'wenn sie, wenn du, wenn ihr, wenn man, falls sie, falls du, falls ihr',
  limits:
    'vor, nach, ohne, inklusive, inkl., wegen, aufgrund, trotz, einschließlich, zzgl., zuzüglich, je nach, abhängig von, während, pro, mit, bei, laut, im vergleich zu',
};
