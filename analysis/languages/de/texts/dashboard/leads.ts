/** How each section of the dashboard is to be read, in German: one or two sentences below its heading. */
import type { DashboardTexts } from '../../../writing-pack.ts';

export const leads: DashboardTexts['leads'] = {
  answers:
    'Antworten ändern sich von Tag zu Tag und mit ihnen die meisten Zitate. Eine einzelne Beobachtung kann Zufall sein; bei mehreren sehen Sie, wie weit sie übereinstimmen. Eine Nummer öffnet die zitierte Seite.',
  brief:
    'Was der Markt behandelt, in der Reihenfolge seiner Seiten. Womit sich eine Seite abheben würde, steht unter den Chancen.',
  claims:
    'Wo Seiten übereinstimmen, nennen Sie dieselbe Zahl oder begründen Sie Ihre Abweichung. Wo sie sich widersprechen, kann eine Seite mit Quelle den Streit entscheiden. Übereinstimmung macht eine Zahl nicht wahr.',
  difficulty: 'Wie schwer dieser Markt ist, aus den Teilen unten. Das sagt weder Plätze noch Zitate voraus.',
  entities: 'Personen, Organisationen, Produkte und Orte, die die Seiten nennen.',
  factGaps:
    'Eine Zahl, die vom Markt abweicht, sollten Sie prüfen. Sie ist nicht deshalb falsch: Der Markt kann irren.',
  features: 'Was angezeigt wurde, was gesucht und nicht angezeigt wurde und worüber der Anbieter nichts mitteilt.',
  findings:
    'Nicht erfüllte Bedingungen stehen zuerst. Danach ordnen bekannte Wirkung, Größe der Lücke und Anteil des Marktes im Verhältnis zum Aufwand.',
  gates:
    'Eine Seite, die nicht gelesen oder zitiert werden kann, erhält keinen Punktwert. Diese Bedingungen stehen zuerst.',
  howMade: 'Zeiten, Anbieter und Kosten; Verfahren mit ihren Grenzen; die Studien, auf denen der Rat beruht.',
  notRecommended: 'Oft empfohlen, im Test aber wirkungslos oder schädlich.',
  opportunities: 'Was der Markt offen lässt und welcher Teil des Marktes es offen lässt.',
  passages:
    'Auf der einen Seite Ihre Passage, auf der anderen die Passage des Marktes, von deren Form Sie lernen können, nicht vom Wortlaut.',
  profile:
    'Der Kasten enthält die mittlere Hälfte der nutzbaren Seiten, die dicke Linie 8 von 10, und die Punkte sind die Extreme. Das sind keine Ziele: Im Kasten ähnelt eine Seite dem Markt.',
  questions:
    'Was Menschen, Antwortmaschinen und Seiten fragen, mit der Passage, die am besten antwortet. Eine Frage, die wenige Seiten beantworten, ist eine Lücke des Marktes.',
  results:
    'Die Relevanz bezieht sich auf die beste Seite dieses Marktes. Bei einer direkten Antwort steht ihre Position auf der Seite. Ein Strich bedeutet, dass der Wert nicht messbar ist.',
  scores:
    'Jeder Teil vergleicht Ihre Seite mit den Seiten dieses Marktes. Die Marke steht umso weiter rechts, je mehr von ihnen sie erreicht oder übertrifft.',
  siteKinds: 'Von den Zitaten der Websites, deren Art bekannt ist.',
  termGaps:
    'Ein fehlender Begriff kann auf etwas hinweisen, das Sie auslassen. Wörter allein bringen nichts, und sie zu wiederholen schadet.',
  terms:
    'Wörter, die mindestens zwei Websites verwenden. Sie zeigen, was zum Thema gehört, und sind keine Liste zum Abarbeiten.',
  topicCoverage: 'Ein Punktwert von 1 heißt: Ihre Seite sagt so viel dazu wie ein kurzer Abschnitt der anderen Seiten.',
  topics:
    'Kern: mindestens 6 von 10 Seiten behandeln es. Verbreitet: mindestens 3 von 10. Besonderheit: weniger; damit kann sich eine Seite abheben. Ein Strich bedeutet, dass keine KI-Antwort erfasst wurde.',
  trust: 'Was Leser überprüfen können: Tatsachen ohne Punktwert.',
};
