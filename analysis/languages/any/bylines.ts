/** Words that introduce or connect the names of authors, in many languages. */

/** Openings of a byline. Those that also start sentences ("Von Berlin …") count only in a short line. */
export const bylineOpening =
  /^(?:(?:written|posted|published|article|words|story|text|report|reviewed)\s+by|by|von|par|por|di|door|av|af|przez|автор|текст|autor(?:in)?|author)(?![\p{L}\p{M}])\s*[:：]?\s*/iu;
/** Byline labels of scripts without capitals. */
export const eastAsianByline = /(?:作者|撰文|記者|记者|著者|執筆者?|文責)\s?[:：/／]?\s?([\p{L}\p{M}・]{2,20})/u;

/** Particles inside names, and words between two names. */
export const nameParticles = new Set(
  'de del della di da do dos van von der den zu la le el al bin ibn y e and und et & och og en'.split(' '),
);

/** Labels that announce a name: "Written by". */
export const writtenBy =
  /written|author|verfasst|geschrieben|écrit|escrito|scritto|geschreven|napisan|skrevet|skriven|автор/i;
