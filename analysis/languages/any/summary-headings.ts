/** Headings of boxes at the top of a text that sum it up, in several languages. */

/** The whole of such a heading: "Key takeaways", "TL;DR", "Das Wichtigste in Kürze", "L’essentiel", "En resumen". */
export const summaryHeading = new RegExp(
  `^(?:${[
    '(?:the |our )?(?:key|main|quick|top) (?:takeaways?|points?|facts?|findings|insights|highlights|summary|answer)',
    "takeaways?|tl[;:.]? ?dr|(?:the |quick |executive |article )?summary|(?:the )?short answer|in (?:short|brief|a nutshell)|at a glance|(?:the )?bottom line(?: up front)?|what you(?:[’']ll)? need to know|highlights",
    'das wichtigste(?: in kürze| auf einen blick| vorab)?|(?:kurz(?: und bündig|gesagt|zusammengefasst)?|auf einen blick|in kürze|kurzfassung|zusammenfassung|kernaussagen|die wichtigsten punkte|kurze antwort)',
    "(?:l[’']essentiel(?: à retenir| en bref)?|en bref|(?:les )?points? (?:clés?|essentiels?)|à retenir|ce qu[’']il faut retenir|en résumé|résumé|réponse (?:courte|rapide))",
    '(?:en (?:resumen|breve|pocas palabras)|resumen|(?:los )?puntos (?:clave|principales)|lo (?:más importante|esencial)|conclusiones clave|claves|respuesta (?:corta|rápida))',
    '(?:in (?:breve|sintesi)|punti chiave|em resumo|resumo|pontos[- ]chave|samenvatting|in het kort|kort samengevat|de belangrijkste punten)',
  ].join('|')})[\\s:：.!?–—-]*$`,
  'iu',
);
