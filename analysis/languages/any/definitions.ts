/** Patterns for the start of definitions that several languages share. */

/** The subject of a definition: one to eight words of one clause. */
export const subject = '(?:[^\\s.!?:;…]+\\s){1,8}?';

/** For all languages in Cyrillic script. */
export const cyrillicDefinition =
  '^\\p{Script=Cyrillic}[^\\s.!?:;]*\\s(?:[^\\s.!?:;]+\\s){0,5}?(?:[—–-]|[—–-] это|это|является|называется)\\s';

/** "It is a", "there is a", "if a desk is a": such openings define nothing. */
export const noSubject =
  /^(?:it|this|that|these|those|there|here|he|she|they|we|i|you|what|which|who|if|when|yes|no|il|elle|ce|cela|ça|ceci|si|quand|oui|non|das|es|dies|diese|dieser|hier|er|sie|wir|ich|was|wer|wenn|ja|nein|esto|este|esta|eso|hay|cuando|sí|questo|questa|quando|sì|isto|isso|ele|ela|há|dit|dat|het|als|ما|من|هل|كم|أين|متى|कैसे|क्या|यह|वह|ये|वे|इस|इसमें|उस|आप|हम)(?![\p{L}\p{M}])/iu;
