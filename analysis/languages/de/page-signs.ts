/** German words that show the basis and the age of a page. */
import type { DisclosureWords, PageSignWords } from '../page-signs.ts';

export const pageSigns: PageSignWords = {
  reviews:
    '\\d(?:[.,]\\d)?(?: ?/ ?5| von 5|[- ]sterne?n?)|bewertet mit \\d(?:[.,]\\d)?|\\d[\\d.]+ (?:\\p{L}+ )?(?:bewertungen|rezensionen|kundenstimmen|kundenbewertungen)',
  licence:
    'zertifiziert(?:e|er|es|en)? (?:nach|durch|von)|meisterbetrieb|haftpflichtversichert|iso \\d{4,5}|tüv[- ]geprüft|zugelassen(?:er|e|es|en)? (?:fachbetrieb|durch)|handwerkskammer|lizenznummer|versichert und (?:zugelassen|zertifiziert)',
  guarantee:
    '(?:\\d+|zwei|drei|fünf|zehn|lebenslange)[- ](?:jahre?|jahren|monate?|monaten|tage?|tagen)?[- ]?(?:\\p{L}*garantie|gewährleistung)|(?:hersteller)?garantie(?: (?:von|auf|gilt)|:? \\d+)|geld[- ]zurück(?:[- ]garantie)?|(?:kostenlose|einfache|gratis) (?:rück(?:gabe|sendung)|retouren?)|\\d+ tage (?:rückgabe|widerruf|umtausch)\\p{L}*|rückgaberecht|widerrufsrecht|umtauschrecht',
  method:
    '(?:wurden|hat|haben) [^.]{0,60}\\p{N}[^.]{0,40} befragt|wie wir (?:getestet|ausgewählt|bewertet|verglichen|testen|auswählen|bewerten|vergleichen)|so (?:testen|haben wir|bewerten|vergleichen) (?:wir|getestet)?|unsere (?:kriterien|methodik|testmethode|auswahlkriterien|bewertungskriterien)|nach welchen kriterien|(?:ausgewählt|geordnet|sortiert|eingestuft|gereiht) (?:nach|anhand)|(?:nach|anhand) [^.]{0,80}(?:ausgewählt|geordnet|sortiert|eingestuft|gereiht)|(?:auswahl|bewertungs|test)kriterien|wir haben (?:mehr als |über )?\\d+ [^.]{0,40}(?:verglichen|getestet|geprüft|bewertet)',
  experience:
    '(?:(?:wir|ich) (?:haben?|habe)|(?:haben wir|habe ich)) [^.]{0,40}(?:getestet|ausprobiert|gekauft|benutzt|gemessen|installiert|besucht)|in unserem (?:test|labor)|im praxistest|nach meiner erfahrung|aus eigener erfahrung|eigene erfahrungen',
  cases: 'fallstudien?|erfolgsgeschichten?|kundenbeispiele?|referenzprojekte?|praxisbeispiele?',
  voices:
    '^(?:(?:unsere|echte|verifizierte|aktuelle|weitere) ){0,2}(?:kundenstimmen|kundenbewertungen|bewertungen|rezensionen|kundenmeinungen|referenzen|erfahrungsberichte|erfahrungen unserer kunden)[.!:]?$|^(?:das|was) (?:sagen )?(?:unsere|andere) (?:kund(?:en|innen)|patient(?:en|innen)|gäste|nutzer(?:innen)?|mandanten)(?: (?:über uns )?(?:sagen|berichten|meinen))?|^stimmen unserer',
  vague_source:
    '(?<!unsere (?:eigenen )?)(?:studien|untersuchungen|umfragen|forschungen|experten|fachleute|statistiken|wissenschaftler|forscher) (?:haben )?(?:zeigen|belegen|ergeben|besagen|gezeigt|belegt|schätzen|empfehlen|sagen|sind sich einig|deuten)|(?<!(?:unsere|eigene) )daten (?:zeigen|belegen|deuten)|(?:wissenschaftlich|von experten) (?:bewiesen|belegt|empfohlen)|laut (?:experten|studien|umfragen|schätzungen|fachleuten)',
  data: 'studien?|analyse|umfrage|untersuchung|erhebung|bericht|daten|zahlen|statistik',
  relative_day:
    '(?:anfang|ende|mitte) (?:dieses|des) jahres|(?:diesen|letzten|nächsten) monat|(?:diese|letzte|nächste) woche|vor kurzem angekündigt|kürzlich angekündigt|in den kommenden (?:monaten|wochen)|demnächst',
  pick: 'beste(?:r|s|n)? (?:wahl|für|option|gesamt|(?:in )?(?:ihrer|seiner|der) (?:klasse|kategorie))|klassenbeste[rsn]?|unsere? (?:empfehlung|favorit|testsieger|wahl)|wir haben [^.]{1,80} (?:zum|zur|als) [^.]{1,40}(?:gekürt|gewählt|ausgezeichnet)|wir empfehlen|ich empfehle|testsieger|preis-leistungs-sieger|beginnen sie mit|greifen sie zu|(?:führt|führen|toppt) (?:unsere?|die|diese|das) (?:\\p{L}+ |20\\d\\d ){0,2}(?:liste|rangliste|ranking|bestenliste|tabelle|feld)|(?:auf|belegt|erreicht|holt|sichert sich|erobert) (?:den )?(?:platz (?:1|eins)|ersten platz|(?:1|eins)\\. platz|spitzenplatz)|^platz (?:1|eins)(?!\\d)|an der spitze|(?:unser|mein|der|die|das|klarer) (?:\\p{L}+ )?(?:sieger|gewinner|favorit|liebling|nummer eins|nr\\. ?1)(?:in)?|meine? (?:empfehlung|favorit|wahl|tipp)|unser (?:tipp|liebling)|gesamtsieg(?:er)?|preistipp|kauftipp|kaufempfehlung|redaktionstipp|empfehlenswert(?:este[rsn]?)?|(?:sehr|besonders|uneingeschränkt) zu empfehlen|spitzenreiter|(?:ist|sind|bleibt) (?:\\p{L}+ )?(?:der|die|das) beste|am besten (?:gefällt|gefallen|abgeschnitten|schneidet)|schneide[nt] am besten ab|überzeugt am meisten|^(?:nr|nummer)\\.? ?(?:1|eins)(?!\\d)|^sieger(?:$|:)',
  ranked: 'rangliste|ranking|bestenliste|platzierung',
  plan: '(?:wird|werden|soll|sollen) [^.;:]{0,80}?(?:in|im jahr|ab|bis|bis ende|bis zum|seit|für|anfang|mitte|ende|\\p{L}{3,9}) (?=20\\d\\d)(?=20\\d\\d [^.;:]{0,60}\\p{L}{3,}en(?!\\p{L}))|(?:\\p{L}*angebot|\\p{L}*aktion|rabatt|gültig|gilt|gelten|endet|enden|läuft|laufen|anmeld\\p{L}*|bestell\\p{L}*|buch\\p{L}*) (?:(?!galt|war|lief)[^.;:]){0,60}?(?:bis (?:einschließlich )?(?:zum |ende |anfang |mitte )?|am )(?:\\d{1,2}\\. ?)?(?:\\p{L}{3,9} |\\d{1,2}\\.)?(?=20\\d\\d)',
  plan_after_year:
    '^["“„«‘]?(?:(?:im jahr|ab|bis|anfang|mitte|ende) )?(20\\d{2}) (?:wird|werden|soll|sollen|dürfte|dürften) [^.;:]{0,80}\\p{L}{3,}(?:en|t)',
  free: '(?:dauerhaft|völlig|komplett|immer|für immer) (?:kostenlos|gratis|kostenfrei)|(?:kostenlos|gratis|kostenfrei)e?[rsn]? (?:für (?:bis zu )?\\d+|version|konto|tarif|bis zu)',
  unpaid:
    '(?:kostenlos|gratis|kostenfrei|unentgeltlich)(?:e[nmrs]?)?(?! (?:e )?(?:versand|lieferung|rückversand|probe|beratung|erstgespräch|testphase|angebot))|kostet nichts|spendenbasiert(?:e[nmrs]?)?',
  saving:
    '(?:ein|ge|zu|einge)?spar(?:en|t|e|st|te|ten)|(?:ein)?sparung(?:en)?|\\p{L}*ersparnis(?:se)?|zuschuss|zuschüsse|\\p{L}*prämien?|förderung(?:en)?',
  other_money:
    '\\p{L}*(?:frei|pausch)betr(?:ag|ags|äge|ägen)|\\p{L}*einkünften?|steuerjahr(?:e?s)?|steuer(?:gutschrift|erstattung|vorteil)(?:en|e)?|schulden|verschuldet|schuldet|(?:konto|kredit|darlehens)(?:stand|saldo|summe)|gehält(?:er|ern)|gehalts?|löhne?n?|einkommens?|verdien(?:t|en|st|ste)|notgroschen|selbst(?:beteiligung|behalt)s?|schadens?summen?|umsatz|umsätze|vermögens?|spenden?|gespendet|bußgeld(?:er|ern)?|geldstrafen?|trinkgeld(?:er|ern)?|gutscheine?n?|[\\d.,]+ ?(?:€|euro) (?:mehr|weniger|günstiger|teurer|billiger)|versicherungssumme\\p{L}*|reise(?:kosten|preis) von|deckungssumme\\p{L}*|(?:abgesichert|versichert|gedeckt) bis|erstatt\\p{L}+|entschädigung\\p{L}*',
  past: 'während (?:\\p{L}+ ){0,2}20\\d{2}|20\\d{2}[^.;]{0,80}(?<!\\p{L})(?:heute|inzwischen|mittlerweile|jetzt)|damals|kosteten?|betrug(?:en)?|lag(?:en)?|in einem (?:unserer fälle|fall)|eine[rs]? unserer kund\\p{L}+|(?:hat|habe|haben) [^.;]{0,80}(?:gekauft|erworben|bezahlt|gezahlt|ausgegeben|angeschafft|investiert|geerbt|gekostet)|musste[nst]?|blieb(?:en)?|(?:hatten?|war(?:en)?) [^.;]{0,80}\\p{L}+(?:t|en)$',
  tax: '\\p{L}*steuer\\p{L}*',
  paid: 'angebote?n?|kosten|kostet|preise?n?|preislich|gebühr(?:en)?|ab \\p{N}|für (?:nur |rund |etwa |knapp |ca\\. )?\\p{N}|(?:€|euro) ?(?:/|pro |im |je )|bezahl(?:t|en|st)|zahl(?:t|en|st)|berechne[nt]|kauf(?:t|en)|erhältlich|günstig\\p{L}*|teuer|teure\\p{L}*|billig\\p{L}*|monatlich|jährlich|stundensatz|budget|honorar|beitrag|beiträge|tarife?n?|miete|uvp',
  share_paid:
    '(?:hunderte?|tausende?) (?:von )?(?:euro|dollar|franken)|(?:kosten|kostet|preis|gebühr(?:en)?|provision|honorar|beitrag|berechne[nt]|zahl(?:en|t)) (?:[^.!?]{0,60} )?\\d+(?:,\\d+)?(?: ?%| prozent) (?:der|des|vom|von|ihre[rs]?|deine[rs]?)|\\d+(?:,\\d+)?(?: ?%| prozent) (?:provision|gebühr)',
  average: 'durchschnitt(?:lich\\p{L}*)?|durchschnitts\\p{L}+|median|im schnitt|im mittel|prozent',
  instruction: '^\\p{L}+e?n sie(?!\\p{L})|^(?:zum beispiel|beispiel|wenn|falls|angenommen)(?!\\p{L})',
  own_count: 'wir|uns|unsere?[rmns]?|ich|meine?[rmns]?',
  rating: 'bewertung(?:en)?|bewertet|sternen?|punkten?|note|von (?:5|10)',
  abandoned:
    '(?:diese[rs]?) (?:seite|artikel|beitrag|anleitung|dokumentation|website|liste|ratgeber) (?:ist|wurde|wird)(?: inzwischen| mittlerweile)? (?:veraltet|archiviert|nicht mehr (?:aktuell|gepflegt|aktualisiert|betreut|weitergeführt))|(?:die|diese) (?:inhalte|informationen)(?: \\p{L}+){0,3} (?:können|könnten) (?:veraltet|überholt) sein|sie (?:lesen|sehen) (?:gerade )?(?:eine|die) (?:ältere|alte|veraltete) (?:version|fassung)',
  pandemic:
    '(?:corona|covid(?:[- ]19)?)[- ]?(?:maßnahmen|regeln|schutzmaßnahmen|auflagen|hygienekonzept|vorschriften|beschränkungen)|(?:aktuelle|anhaltende|derzeitige)[rn]? (?:corona[- ]?)?(?:pandemie|corona[- ]?(?:krise|lage))|in (?:diesen|zeiten von) (?:corona|schwierigen zeiten|unsicheren zeiten)',
  printable:
    '(?:zum|als) (?:ausdrucken|download)|ausdruckbare?[rns]?|druckvorlage|(?:checkliste|vorlage|liste|muster|formular|planer|tabelle|ratgeber|leitfaden|übersicht|broschüre)(?: \\p{L}+){0,4} als pdf|als pdf (?:herunterladen|downloaden|ausdrucken|drucken)|(?:kostenloses?|unsere?|im) pdf|pdf[- ](?:checkliste|vorlage|download|version)|(?:checkliste|vorlage|liste|planer|tabelle|kalender)(?: \\p{L}+){0,3} (?:herunterladen|downloaden|ausdrucken)',
  suits:
    '(?:ideal|perfekt|bestens geeignet|am besten geeignet|gemacht) für|am besten für|(?:gute|beste|ideale|richtige|bessere) wahl (?:für|wenn)|bestes? (?:gesamtpaket|preis-leistungs-verhältnis)|gesamtsieger',
  since: '(?:seit|gegründet) (?:(?:dem )?\\d{1,2}\\. )?(?:\\p{L}+ )?(?:19|20)\\d{2}',
  rate_for_year:
    '(?:ist|sind|beträgt|betragen|liegt|liegen|gilt|gelten)[^;]{0,160}?für (?:das )?(?:jahr |steuerjahr )?20\\d\\d|für (?:das )?(?:jahr |steuerjahr )?20\\d\\d [^;]{0,20}?(?:ist|sind|beträgt|betragen|liegt|liegen|gilt|gelten)',
  not_in_force:
    'war|waren|hatte|hatten|stieg|stiegen|fiel|sank|wuchs|wachstum|erwartet|prognose|prognostiziert|geschätzt|seit|gegenüber|studie|umfrage|bericht|umsatz|markt|laut',
  supposing: '^(?:zum beispiel |beispiel: )?(?:wenn|falls|angenommen|nehmen wir an)',
  offer_until:
    '(?:angebote?|\\p{L}*aktion(?:en)?|\\p{L}*aktionspreise?|\\p{L}*rabatte?|gutscheine?|gutscheincodes?|codes?|\\p{L}*preise?|\\p{L}*bonus|\\p{L}*prämien?|\\p{L}*förderung(?:en)?|\\p{L}*zuschuss|\\p{L}*zuschüsse)[^.!?;]{0,80}?(?<!\\p{L})(?:(?:gültig|gilt|gelten|läuft|laufen|verfügbar|einlösbar|befristet)(?: nur)?(?: noch)?[^.!?;]{0,25}? bis(?: zum| einschließlich)?|(?:endet|enden) (?:am|zum)|(?:wenn|falls) sie (?:sich )?bis(?: zum)?)',
};

export const disclosures: DisclosureWords = {
  earning:
    'affiliate|interessenkonflikt|(?:so|wir) finanzieren|provision|werbelink|werbung|anzeige|partnerlink|partnerprogramm|gesponsert|sponsor|vergütung|verdienen wir|wir (?:verdienen|erhalten|bekommen)|werbekosten|empfehlungslink|(?:mit|durch) (?:einem )?(?:stern|sternchen|\\*)|bezahlte (?:links?|partnerschaft|kooperation)|kooperation',
  own: '(?:unser|mein)(?:e|em|en|er|es)? (?:eigene[mnrs]? )?(?:\\p{L}+ )?(?:produkte?n?|plattform|software|apps?|tools?|dienste?|leistungen|lösung(?:en)?|systeme?|firma|unternehmen|marken?|shop|team|kunden|preise|tarife|sortiment|angebot)(?![\\p{L}\\p{M}])|wir (?:\\p{L}+ )?(?:bieten|entwickeln|haben \\p{L}+ entwickelt|stellen|bauen|verkaufen)|eigene[mnrs]? (?:produkt|software|lösung|marke)|transparenz|offenlegung|hinweis in eigener sache|hauseigen',
  ours: '(?:unser|mein)(?:e|em|en|er|es)? (?!(?:\\p{L}+ )?(?:favoriten?|empfehlung(?:en)?|tests?|testsieger|liste|rangliste|ranking|bewertung(?:en)?|vergleich|kriterien|redaktion|leser|ratgeber|artikel|fazit|urteil|meinung|erfahrung(?:en)?))',
  selection:
    'kriteri|auswahl|methodik|testverfahren|wir haben|ich habe|(?:ausgewählt|getestet|geprüft|bewertet|verglichen|gewählt|prämiert|ausgezeichnet|nominiert)|so (?:testen|bewerten|prüfen) wir|alphabetisch',
  experience:
    '(?:ich|mein\\p{L}*|mir|mich)(?![\\p{L}\\p{M}\\p{N}])|unser\\p{L}* (?:test\\p{L}*|redaktion|experten|erfahrung\\p{L}*|team|mitarbeit\\p{L}*|kund\\p{L}*|küche|labor|gärtner\\p{L}*|lehr\\p{L}*|schüler\\p{L}*)|wir haben|selbst (?:getestet|ausprobiert|erlebt)|praxistest|aus erster hand|(?<=[”»“]),? (?:sagt|sagte|erklärt|erklärte|berichtet|erzählt)(?!\\p{L})',
  reviews:
    '\\p{L}*(?:bewertung|rezension|stimmen|meinung|erfahrung|referenz|empfehlung)|sternen?(?!\\p{L})|testimonial|bewertet|trustpilot|proven ?expert|ekomi|trusted shops|käuferschutz|zufrieden|(?:das|was) (?:sagen|unsere|andere)|note \\d|\\d(?:[.,]\\d)? ?(?:/|von) ?(?:5|10)(?!\\d)|[★⭐]',
  licence:
    '\\p{L}*(?:zertifi|lizenz|lizens|siegel)|\\p{L}*kammer(?!\\p{L})|diplom|akkredit|iso[ -]?\\d{4}|tüv|dekra|\\p{L}*meister(?:betrieb|in|n|brief)?(?!\\p{L})|zugelassen|zulassung|geprüft|staatlich (?:anerkannt|geprüft|zugelassen)|versichert(?!\\p{L})|\\p{L}*haftpflicht|mitglied|\\p{L}*fachbetrieb|innung|ausgebildet',
  guarantee:
    '\\p{L}*(?:garanti|gewährleist|rückgabe|widerruf|erstatt)|rücksend|retoure|retournier|umtausch|geld[- ]zurück|zurück(?:geb|send|geschickt|schick)|ersatz|zufriedenheit|testphase|probe(?!n)|\\d+ (?:tage|nächte)|kündbar|storn',
  cases:
    'fall(?:studi|beispiel)|aus (?:der|unserer) praxis|(?:rechen|beispiel|muster)(?:beispiel|rechnung|umzug|projekt|fall|fälle)|\\p{L}*(?:geschichte|story|stories|referenz|stimmen)|case[- ]stud|(?:kunden|praxis)(?:stimme|projekt|beispiel|geschicht|meinung|refer|erfolg|bericht)|projekte(?!\\p{L})|portfolio|testimonial|erfahrungsbericht|vorher[- ]nachher|so hat|haben wir (?:für|mit)|geholfen|unterstützt',
  sources:
    'quellen?: ?\\p{L}|(?<=\\n)(?:\\p{L}+ )?quellen(?=\\n|$)|quellen(?:angabe|verzeichnis|nachweis)|literatur(?:verzeichnis|angaben|hinweise|quellen)|einzelnachweise|fußnoten|et al(?!\\p{L})|doi(?:\\.org|:)',
};
