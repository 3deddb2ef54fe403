/** How a language tells a question that is asked for its answer from one that is put for effect, or for oneself. */

/** Alternatives of patterns, all lower case; a language without an entry, or an entry without one, rules nothing out. */
export interface QuestionManners {
  /**
   * What a marked question holds, at its start or after a colon or a comma: without any it is a call ("Ready to
   * start?"). Absent where a statement with a mark asks too.
   */
  asks?: string;
  /** The same, anywhere in it. */
  asksAnywhere?: string;
  /** How calls, offers and talk begin that look like questions: "Do you want", "Did you know". */
  calls?: string;
  /** The same, anywhere in it: who is asked is the reader or the seller. */
  callsAnywhere?: string;
  /** Beginnings of headings that ask without the mark; absent where any opening of a question does. */
  unmarked?: string;
  /** The words of who speaks for a site: its questions are about itself ("How we test"). */
  we?: string;
  /** The words of who speaks for himself: in a forum his question is his own case. */
  i?: string;
}

const enAuxiliary =
  "is|are|was|were|do|does|did|can|could|should|would|will|has|have|had|must|may|might|isn't|aren't|don't|doesn't|can't|won't|shouldn't";

export const questionManners: Record<string, QuestionManners> = {
  en: {
    asks: `how|what|why|which|who|whose|whom|when|where|${enAuxiliary}|am|(?:in|at|on|for|to|with|by|from|of|about|under|after|before) (?:what|which|how|whom|whose)`,
    asksAnywhere: 'vs|versus|or',
    calls: `are you (?:ready|looking|still|tired|new|interested|sure|attending|thinking|a|an|in)|do you (?:have (?!to)|want|dream|like|love|know|feel|still|offer|sell|ship|provide|deliver|accept|carry|run|own|plan)|have you|did you know|did (?:i|we) |would you (?:like|rather)|who (?:am i|are we|is this)|what(?:'s| is| are) (?:new|next|stopping|holding|your|you doing|in it for)|what (?:are you waiting|do you think)|why (?:wait|not)|why (?:should you )?trust|how (?:can|may) (?:we|i) help|what's (?:in the box|included|inside)|is your|are your|(?:was|is|did) this (?:page |article |information |answer )?(?:helpful|useful|help)|which of our|can you (?:guide|help|tell)|will you be|isn't it|where (?:are you|is your|do you plan)`,
    callsAnywhere:
      'do you (?:want|offer|provide|sell|ship|deliver|accept|recommend)|are you (?:looking for|planning)|your (?:strategic|approach|company offer)',
    unmarked: `(?:how|what|when|where|which|whom)(?: [^\\s.]+){0,2}? to|how (?:(?:much|many|long|often|far|fast|big|old|soon|hard|safe|accurate|expensive|effective|reliable|quickly) (?:[^\\s]+ ){0,3})?(?:${enAuxiliary})|(?:what|who|whose|why|when|where)(?:'s| (?:${enAuxiliary}))|which [^.]{1,60} (?:${enAuxiliary})|what (?:[^\\s]+ ){1,3}(?:${enAuxiliary}) (?:i|you|we|it|they|the|a|an|my|your|there)`,
    we: "we|we're|we've|we'd|us|our|ours|ourselves",
    i: "i|i'm|i've|i'd|my|me|mine|myself",
  },
  fr: {
    asksAnywhere: `comment|pourquoi|quand|combien|où|quoi|quel|quelle|quels|quelles|lequel|laquelle|lesquels|qui|que|qu'|est-ce|ou|vs|\\p{L}+-(?:t-)?(?:il|elle|on|ils|elles|je|tu|ce|vous)`,
    calls: `besoin|envie|prêt|prête|prêts|vous (?:avez|cherchez|voulez|souhaitez|recherchez|êtes|hésitez)|avez-vous (?:besoin|une|des|déjà)|êtes-vous|voulez-vous|souhaitez-vous|cherchez-vous|une question|des questions|encore|toujours|le saviez-vous|saviez-vous|savez-vous|et si|pourquoi (?:attendre|pas)|qui (?:sommes|suis|vous)|à qui s'adresse|quoi de neuf|livrez-vous|reprenez-vous|vendez-vous|proposez-vous|que faisons|cet article|cette (?:page|réponse)`,
    callsAnywhere:
      '(?:voulez|souhaitez|cherchez|proposez|offrez|livrez|acceptez|vendez)-vous|vous (?:proposez|offrez|livrez)',
    unmarked:
      "(?:comment|pourquoi|où|quand|combien|à quel|à quelle|quel|quelle|quels|quelles|lequel|laquelle|que|quoi|qui)(?! (?:tu|vous|on|il|elle|je|j'|ça|nous|ils|elles) )|qu'est",
    we: 'nous|notre|nos',
    i: "je|j'ai|moi|mon|ma|mes",
  },
  de: {
    calls: `bereit|brauchen sie|suchen sie|sie (?:suchen|möchten|wollen|haben|brauchen|interessieren)|noch fragen|fragen|haben sie (?:noch )?fragen|interesse|lust|neugierig|wussten sie|wer (?:sind wir|bin ich)|warum (?:warten|nicht)|war (?:dieser|diese|das)|bieten sie|liefern sie|möchten sie|du (?:suchst|willst|möchtest|hast)|bist du (?:bereit|auf der suche)|worauf warten`,
    callsAnywhere: '(?:bieten|liefern|suchen|möchten|verkaufen) sie',
    unmarked:
      '(?:was|wie|warum|weshalb|wieso|wann|wo|woher|wohin|wer|wem|wen|welche|welcher|welches|welchen|wofür|wozu|worauf|wie viel|wieviel)(?! (?:sie|du|ihr|man|es|er|wir|ich|sich) )',
    we: 'wir|uns|unser|unsere|unserer|unserem|unseren|unseres',
    i: 'ich|mein|meine|meinem|meinen|meiner|mir|mich',
  },
  es: {
    calls: `listo|lista|necesitas|quieres|quiere|buscas|busca|tienes (?!que)|tiene (?:alguna|dudas)|sabías|sabía|te gusta|te gustaría|te interesa|aún|todavía|alguna (?:duda|pregunta)|dudas|preguntas|estás (?:listo|buscando|pensando)|quiénes somos|quién soy|por qué (?:esperar|no|elegirnos)|hacen envíos|ofrecen|te ha (?:sido|resultado)|a qué esperas`,
    callsAnywhere: '(?:quieres|ofrecen|venden|buscas)',
    we: 'nosotros|nosotras|nuestro|nuestra|nuestros|nuestras',
    i: 'yo|mi|mis|me|mío|mía',
  },
  it: {
    calls: `pronto|pronta|pronti|hai (?:bisogno|domande|dubbi|ancora)|vuoi|cerchi|stai cercando|lo sapevi|sapevi|domande|dubbi|ancora|ti (?:piace|interessa|serve)|sei (?:pronto|alla ricerca|interessato)|chi (?:siamo|sono)|perché (?:aspettare|no|sceglierci)|cosa aspetti|spedite|offrite`,
    we: 'noi|nostro|nostra|nostri|nostre',
    i: 'io|mio|mia|miei|mie|mi|me',
  },
  pt: {
    calls: `pronto|pronta|precisa de (?:ajuda|um|uma|mais)|quer|procura|está (?:pronto|procurando|à procura)|tem (?:dúvidas|alguma|perguntas)|você (?:quer|precisa|sabia|tem|está|conhece)|sabia|dúvidas|perguntas|ainda|gostaria|quem (?:somos|sou)|por que (?:esperar|não)|este (?:artigo|conteúdo)|vocês`,
    we: 'nós|nosso|nossa|nossos|nossas',
    i: 'eu|meu|minha|meus|minhas|me|mim',
  },
  nl: {
    calls: `klaar|hulp nodig|zoek|zoekt|wil je|wilt u|heb je|heeft u|vragen|nog vragen|wist je|wist u|interesse|ben je (?:op zoek|klaar|benieuwd)|bent u|benieuwd|wie zijn wij|waarom (?:wachten|niet)|was dit|leveren jullie|bieden jullie`,
    we: 'wij|we|ons|onze',
    i: 'ik|mijn|mij|me',
  },
};
