/** What stands above a list of contents, which a script may fill. */
export const contentsHeading =
  /^(?:(?:table of )?contents|in this (?:article|guide|post|story)|on this page|jump to(?: section)?|quick links|(?:inhalt(?:sverzeichnis|sübersicht)?|in diesem (?:artikel|beitrag)|auf dieser seite)|(?:sommaire|table des matières|dans cet article|sur cette page)|(?:índice|contenidos?|tabla de contenidos?|en este artículo|en esta página)):?$/iu;
