/** Questions that ask for a way to do something, which steps answer. */

/**
 * "How to", not "how long" or "how does it work". Where an infinitive follows the question word the language says it
 * with, its ending decides.
 */
const openings: Record<string, RegExp> = {
  en: /^how (?:to|do i|do you|do we|can i|can you|can we|should i|should you) /iu,
  fr: /^comment (?:(?:bien|se|s['’]|ne pas) ?)?\p{L}+(?:er|ir|re)(?![\p{L}\p{M}])/iu,
  de: /^wie (?:kann|können|muss|soll|sollte)? ?(?:man|ich|wir)(?![\p{L}\p{M}])|^wie \p{L}+ (?:man|ich)(?![\p{L}\p{M}])/iu,
  es: /^[¿\s]*cómo \p{L}+(?:[aei]r|[aei]rse|[aei]rlo|[aei]rla)(?![\p{L}\p{M}])/iu,
  it: /^come \p{L}+(?:[aei]re|[aei]rsi|rre)(?![\p{L}\p{M}])/iu,
  pt: /^como \p{L}+(?:[aei]r|[aei]r-se)(?![\p{L}\p{M}])/iu,
  nl: /^hoe (?:kan|kun|moet|\p{L}+) (?:je|ik|jij|u|men|we)(?![\p{L}\p{M}])/iu,
  ar: /^(?:كيفية|طريقة|خطوات)(?![\p{L}\p{M}])/u,
  hi: /कैसे (?:करें|करे|बनाएं|बनाये|चुनें|लगाएं|हटाएं)/u,
  ja: /(?:方法|やり方|作り方|使い方|するには)/u,
  zh: /^(?:如何|怎么(?!样)|怎麼(?!樣)|怎样|怎樣)/u,
  th: /^(?:วิธี|ขั้นตอน)/u,
};

/** Whether `question` asks how to do something; false in a language of which no wording is known. */
export function asksForSteps(question: string, language: string): boolean {
  const opening = Object.hasOwn(openings, language) ? openings[language] : undefined;
  return opening?.test(question.trim()) ?? false;
}
