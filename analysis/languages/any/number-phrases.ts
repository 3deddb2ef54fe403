/** Phrases that stand for a number with its unit, by language (ISO 639-1). */

/** Phrases with a number that is no word of its own, and how it is written in digits. */
export const numberPhrases: Readonly<Record<string, readonly (readonly [phrase: string, digits: string])[]>> = {
  en: [
    ['half an hour', '30 minutes'],
    ['half a day', '12 hours'],
    ['half a year', '6 months'],
    ...['minute', 'hour', 'day', 'week', 'month', 'year'].map((unit) => [`one ${unit}`, `1 ${unit}`] as const),
  ],
  fr: [
    ['demi-heure', '30 minutes'],
    ...['minute', 'heure', 'semaine'].map((unit) => [`une ${unit}`, `1 ${unit}`] as const),
    ...['jour', 'mois', 'an'].map((unit) => [`un ${unit}`, `1 ${unit}`] as const),
  ],
  de: [
    ['halbe stunde', '30 Minuten'],
    ...['minute', 'stunde', 'woche'].map((unit) => [`eine ${unit}`, `1 ${unit}`] as const),
    ...['tag', 'monat'].map((unit) => [`einen ${unit}`, `1 ${unit}`] as const),
    ['ein jahr', '1 Jahr'],
  ],
  es: [
    ['media hora', '30 minutos'],
    ...['hora', 'semana'].map((unit) => [`una ${unit}`, `1 ${unit}`] as const),
    ...['minuto', 'día', 'mes', 'año'].map((unit) => [`un ${unit}`, `1 ${unit}`] as const),
  ],
};
