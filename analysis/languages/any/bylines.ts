/** Words that introduce or connect the names of authors, in many languages. */

/** Openings of a byline. Those that also start sentences ("Von Berlin …") count only in a short line. */
export const bylineOpening =
  /^(?:(?:written|posted|published|prepared|compiled|article|words|story|text|report)\s+by|(?:publicado|escrito|redactado)\s+por|(?:publié|écrit|rédigé)e?\s+par|(?:veröffentlicht|verfasst|geschrieben)\s+von|words(?=\s*:)|by|von|par|por|di|door|av|af|przez|автор|текст|autor(?:in)?|author)(?![\p{L}\p{M}])\s*[:：]?\s*/iu;
/** A byline inside a line, after a date or a mark: "May 3, 2017 By Ann Lee". */
export const bylineInside = /\s(?:(?:written|posted|published)\s+)?(?:by|von|par|por|di|door|av|af)\s+/giu;

/** Openings of a line that names who checked the page. */
export const reviewedBy =
  /^(?:(?:medically|clinically|legally|expert|technically)[\s-]+)?(?:reviewed|fact[- ]checked|checked|edited)(?:\s+and\s+\p{L}+)?\s+by\s*:?\s*|^(?:(?:fachlich|medizinisch)\s+)?(?:geprüft|überprüft)\s+(?:von|durch)\s*:?\s*|^(?:relu|vérifié|validé)\s+par\s*:?\s*|^(?:revisado|verificado)\s+por\s*:?\s*/iu;

/** A sentence that says who wrote the page, up to the name. */
export const writtenSentence = new RegExp(
  [
    '(?<!\\p{L})(?:this|the) (?:guest |blog )?(?:post|article|page|guide|piece|story|tutorial|recipe|content|column) (?:was|is|has been) (?:originally |first )?(?:written|authored) by ',
    '(?<!\\p{L})(?:dieser|der) (?:blog)?(?:artikel|beitrag|text|ratgeber) (?:wurde|ist|stammt) (?:verfasst |geschrieben )?von ',
    "(?<!\\p{L})(?:cet article|l[’']article|ce billet|ce guide|ce texte) (?:a été|est) (?:écrit|rédigé) par ",
    '(?<!\\p{L})(?:este|el) (?:artículo|texto|post) (?:fue|ha sido|está) (?:escrito|redactado) por ',
  ].join('|'),
  'iu',
);

/** Words of a group that signs instead of a person, and of sentences that go on without a name. */
export const noPerson = new Set(
  'the our a an team staff editors editorial die unser unsere das redaktion team le la les notre équipe rédaction el los nuestro equipo redacción'.split(
    ' ',
  ),
);

/** Words that are written right behind a name and begin something else: "By Ann Lee Published May 3". */
export const behindName = new Set(
  'published updated posted modified reviewed edited view share veröffentlicht aktualisiert publié publiée mis publicado publicada actualizado actualizada'.split(
    ' ',
  ),
);

/** Byline labels of scripts without capitals. */
export const eastAsianByline = /(?:作者|撰文|記者|记者|著者|執筆者?|文責)\s?[:：/／]?\s?([\p{L}\p{M}・]{2,20})/u;

/** Particles inside names, and words between two names. */
export const nameParticles = new Set(
  'de del della di da do dos van von der den zu la le el al bin ibn y e and und et & och og en'.split(' '),
);

/** Labels that announce a name: "Written by". */
export const writtenBy =
  /written|^words\s*:|author|verfasst|geschrieben|écrit|escrito|scritto|geschreven|napisan|skrevet|skriven|автор/i;

/** Endings of the name of a team that signs a page: "Oak Desks Editorial Team". */
export const teamEnding = /(?<!\p{L})(?:team|staff|editors|editorial|redaktion|rédaction|redacción|équipe|equipo)$/iu;

/** Work on a text, and other work that credits name beside it: "Words & images", "Text und Fotos". */
const writing =
  'words|text|texts|story|writing|editing|edited|written|writer|author|authors|research|copy|autor|autorin|autoren|redaktion|lektorat|verfasst|geschrieben|recherche|texte|textes|mots|rédaction|rédigé|écrit|auteur|auteure|autrice|relecture|texto|textos|palabras|redacción|escrito|redactado|autora|edición';
const otherWork =
  'images?|photos?|photography|photographed|pictures?|video|illustrations?|illustrated|design|styling|recipe|produced|fotos?|bilder|fotografiert|fotografie|photographies|photographié|fotografías?|imágenes|fotografiado';
const works = `(?:${writing}|${otherWork})`;
const together = '\\s*(?:&|\\+|/|,|and|und|et|y|e)\\s*';

/** What is done to a text later; without "by", a date follows it. */
const careOf =
  '(?:\\p{L}+[- ]){0,2}(?:contributed|updated|reviewed|checked|prepared|compiled|aktualisiert|geprüft|überprüft|mis à jour|vérifié|revu|actualizado|revisado|preparado)(?:\\s*(?:,|and/or|and|und|et|y)\\s*\\p{L}+){0,2}';

/**
 * A credit at the start of a line: "WORDS & IMAGES: Ann", "Written and photographed by Ann", "Text und Fotos: Ann",
 * "Contributed and/or updated by". The name has to follow it.
 */
export const creditOpening = new RegExp(
  `^(?:(?=(?:${works}${together})*(?:${writing})(?!\\p{L}))${works}(?:${together}${works}){0,3}(?:\\s+(?:by|von|par|por)(?:\\s*:)?|\\s*[:|])|${careOf}\\s+(?:by|von|par|por)(?:\\s*:)?)\\s*`,
  'iu',
);

/** "Written by Ann Lee" inside a line, with the capital of the name; in German also "von der Fachredaktion erstellt". */
export const writtenInside =
  /(?<!\p{L})(?:[Ww]ritten|[Aa]uthored|[Rr]eviewed|[Ee]dited|[Ff]act[- ]checked|[Pp]osted|[Vv]erfasst|[Gg]eschrieben|[Gg]eprüft|[ÉéEe]crit|[Rr]édigé|[Rr]elu|[Ee]scrito|[Rr]edactado|[Rr]evisado)(?:,? (?:(?:and|und|et|y) )?\p{L}+){0,2} (?:by|von|par|por)\s*:? \p{Lu}|(?<!\p{L})von (?:der|dem|unserer|unserem) \p{Lu}[^.!?]{0,60} (?:erstellt|verfasst|geschrieben|geprüft)(?!\p{L})/u;

/** The day of a check, before the body that did it: "Vérifié le 2 mars 2026 – Direction de l’habitat". */
export const checkedOn =
  /^(?:vérifiée?|relue?|geprüft|überprüft|reviewed|verified|checked|revisad[oa]|verificad[oa])(?!\p{L})[^–—|·]{3,40}\s[–—|·-]\s/iu;

/** A source named within a sentence: "According to the NHS", "Selon l’ADEME". */
export const attribution =
  /(?<!\p{L})(?:[Aa]ccording to|[Ss]elon|[Dd][’']après|[Ll]aut|[Ss]egún) (?:(?:the|la|le|les|l[’']|der|dem|die|den|el|los|las)(?: |(?<=[’'])))?\p{Lu}/u;

/** The heading of a box about the author. */
export const aboutAuthor =
  /(?<!\p{L})(?:(?:about|meet)(?: the| our)? (?:authors?|writers?|editors?|contributors?)|author (?:bio|profile)|über (?:den autor|die autor(?:in|en))|zu[rm] autor(?:in)?|à propos d(?:e l[’']|es |u )(?:auteure?s?|autrice|rédacteur)|sobre (?:el autor|la autora|los autores))(?!\p{L})/iu;

/** The role of someone who writes, behind the name: "Ann Lee, Senior Editor". */
export const writersRole =
  /^\p{Lu}[\p{L}\p{M}’'.-]+(?: \p{Lu}[\p{L}\p{M}’'.-]*){1,3}\s*[,|–—-]\s*(?:\p{L}+[ -]){0,3}(?:editor|writer|author|journalist|reporter|contributor|blogger|columnist|redakteur(?:in)?|autor(?:in|a)?|journalistin|rédact(?:eur|rice)|journaliste|auteure?|redactora?|periodista)(?!\p{L})/iu;
