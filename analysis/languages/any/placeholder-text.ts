/** Patterns of text that page builders, editors and templates leave on a page, in the languages of their makers. */

/** Sentences that builders and themes put where the owner's text belongs. */
export const samples: readonly RegExp[] = [
  /lorem ipsum dolor sit amet/iu,
  /this is some text inside of a div block/iu,
  /click (?:here|the edit button|edit button) to (?:add your own text and edit me|change this text)/iu,
  /your content goes here\. edit or remove this text/iu,
  /add your heading text here/iu,
  /use this text to share information about your brand with your customers/iu,
  /pair text with an image to focus on your chosen product/iu,
  /it all begins with an idea\. maybe you want to launch a business/iu,
  /welcome to wordpress\. this is your first post/iu,
  /klicke? hier, um (?:deinen eigenen text|ihren eigenen text|einen eigenen text) (?:hinzuzufügen|einzufügen)/iu,
  /füge hier deine überschrift ein/iu,
  /willkommen (?:bei|zu) wordpress\. (?:dies|das) ist (?:dein|ihr) erster beitrag/iu,
  /cliquez ici pour ajouter votre (?:propre )?texte/iu,
  /ajoutez votre titre ici/iu,
  /bienvenue (?:sur|dans) wordpress\. ceci est votre premier article/iu,
  /haz clic aquí para agregar tu propio texto/iu,
  /añade aquí tu texto de cabecera/iu,
  /te damos la bienvenida a wordpress\. esta es tu primera entrada/iu,
];

/** A gap that a writer or a machine was to fill in: "[insert link]", "[city, e.g. Oslo]". */
export const gap =
  /\[(?:(?:insert|add|enter) (?:your |a |an |the )?\p{L}[^[\]]{1,40}|[^[\],]{2,30},? (?:e\. ?g\.|z\. ?B\.|p\. ?ej\.|par ex\.|p\. ex\.)[^[\]]{2,60}|[^[\]]{2,30} (?:hier )?einfügen|insér(?:er|ez) [^[\]]{2,40}|insert(?:ar|e|a) [^[\]]{2,40})\]/iu;

/**
 * What an editor noted for whoever writes or builds the page: "(create header)", ">> Image 8: a chart <<", "Encourage
 * readers to take the first step by contacting us".
 */
export const note =
  />>\s?(?:image|imagen|photo|foto|picture|graphic|figure|chart|table|video|bild|grafik|abbildung|tabelle|tabla|tableau|gráfico)\s?\p{N}*\s?:[^<>]{3,160}<<|\((?:(?:create|insert|add|place|put) (?:a |an |the )?(?:header|heading|subheading|image|photo|picture|link|logo|video|button|table|graphic|screenshot)s?(?: here)?|(?:bild|foto|link|logo|video|tabelle|grafik|überschrift) (?:hier )?einfügen|insérer (?:un |une |le |la |l['’])?(?:image|photo|lien|logo|vidéo|tableau|titre)(?: ici)?|insertar (?:un |una |el |la )?(?:imagen|foto|enlace|logo|vídeo|video|tabla|título)(?: aquí)?)\)|(?:encourage|invite|remind|urge) (?:the |your )?readers to [^.\n]{3,100}? by (?:booking|calling|contacting|getting in touch|scheduling|signing up|visiting)/iu;

/** Words of pages that offer texts with gaps to their readers. */
export const offersGaps =
  /(?<!\p{L})(?:templates?|prompts?|samples?|fill[- ]in|placeholders?|vorlagen?|muster\p{L}*|platzhalter|lückentext|modèles?|gabarits?|plantillas?|formatos?|rellenar)(?!\p{L})/iu;
/** Words of pages that explain the markup of templates. */
export const explainsMarkup =
  /(?<!\p{L})(?:short-?codes?|merge tags?|liquid|handlebars|mustache|jinja|markdown|template (?:tags?|variables?|language)|placeholders?|platzhalter|kurzcodes?|balises? de modèle|códigos? cortos?|marcadores? de posición)(?!\p{L})/iu;
