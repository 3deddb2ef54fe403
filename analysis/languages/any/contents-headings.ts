/** What stands above a list of contents, which a script may fill. */
export const contentsHeading =
  /^(?:(?:table of )?contents|in this (?:article|guide|post|story)|on this page|jump to(?: section)?|quick links|(?:inhalt(?:sverzeichnis|sübersicht)?|in diesem (?:artikel|beitrag)|auf dieser seite)|(?:sommaire|table des matières|dans cet article|sur cette page)|(?:índice|contenidos?|tabla de contenidos?|en este artículo|en esta página)):?$/iu;

/** The first and last chapters of a document, as headings without their number. */
export const frameHeading =
  /^(?:introduction|overview|background|(?:purpose|objectives?)(?: and scope)?|scope|definitions|abstract|summary|conclusions?|final (?:thoughts|words)|wrap(?:ping)?[- ]up|(?:(?:related|further|additional|more) )?(?:resources|reading|links|articles)|references|sources|appendix|glossary|einleitung|einführung|überblick|hintergrund|zweck|geltungsbereich|begriffe|zusammenfassung|fazit|schluss(?:wort|folgerung(?:en)?)?|weiterführende (?:links|informationen|literatur)|quellen|literatur|anhang|contexte|présentation|objet(?: et champ d[’']application)?|champ d[’']application|définitions|résumé|pour aller plus loin|ressources|références|annexes?|glossaire|introducción|contexto|antecedentes|objeto|alcance|definiciones|resumen|conclusi(?:ón|ones)|recursos|enlaces|referencias|fuentes|anexos?|glosario)[:.]?$/iu;
