/** Words of many languages around the name of an author. */

/** Words that a byline begins with. Those that also begin sentences ("Von Berlin …") need a short line to count. */
export const bylineOpening =
  /^(?:(?:written|posted|published|article|words|story|text|report|reviewed)\s+by|by|von|par|por|di|door|av|af|przez|автор|текст|autor(?:in)?|author)(?![\p{L}\p{M}])\s*[:：]?\s*/iu;
/** Scripts without capitals name the writer after a word of their own. */
export const eastAsianByline = /(?:作者|撰文|記者|记者|著者|執筆者?|文責)\s?[:：/／]?\s?([\p{L}\p{M}・]{2,20})/u;

/** Small words inside names, and between two names. */
export const nameParticles = new Set(
  'de del della di da do dos van von der den zu la le el al bin ibn y e and und et & och og en'.split(' '),
);

/** Labels that say that a name follows: "Written by". */
export const writtenBy =
  /written|author|verfasst|geschrieben|écrit|escrito|scritto|geschreven|napisan|skrevet|skriven|автор/i;
