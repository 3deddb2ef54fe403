/** Signs by which a passage of running text is told: a definition, the answer to a question, a statistic. */

/**
 * "X is a …" in languages that say it with a verb and an article, or with a marked topic.
 * The subject is at most eight words long and starts the passage, which is how definitions are written.
 */
const DEFINITIONS: readonly RegExp[] = [
  /^(?:\S+\s){1,8}?(?:is|are|was|means|refers to|describes) (?:a|an|the|any|one of|when|how)\b/iu,
  /^(?:\S+\s){1,8}?(?:ist|sind|bezeichnet|bedeutet|nennt man) (?:ein|eine|einen|einer|der|die|das)\b/iu,
  /^(?:\S+\s){1,8}?(?:est|sont|désigne|désignent) (?:un|une|le|la|les|des|l[’'])/iu,
  /^(?:\S+\s){1,8}?(?:es|son|significa|se refiere a) (?:un|una|el|la|los|las)\b/iu,
  /^(?:\S+\s){1,8}?(?:è|sono|indica|significa) (?:un|una|uno|il|la|lo|i|gli|le|l[’'])/iu,
  /^(?:\S+\s){1,8}?(?:é|são|significa|refere-se a) (?:um|uma|o|a|os|as)\b/iu,
  /^(?:\S+\s){1,8}?(?:is|zijn|betekent) (?:een|de|het)\b/iu,
  /^(?:\S+\s){1,8}?(?:är|er|betyder) (?:en|ett|et|den|det)\b/iu,
  /^(?:\S+\s){1,6}?(?:to jest|jest to|oznacza|nazywamy)\s/iu,
  /^\p{Script=Cyrillic}\S*\s(?:\S+\s){0,5}?(?:[—–-]|[—–-] это|это|является|называется)\s/iu,
  /^[^，。]{1,20}(?:是指|是一种|是一種|是一个|是一個|指的是)/u,
  /^[^、。]{1,20}(?:とは|というのは)/u,
  /^(?:\S+\s){0,6}?\S+(?:이란|란|은|는)\s.{0,80}(?:이다|입니다|말한다|말합니다)/u,
  /^(?:\S+\s){1,6}?(?:هو|هي)\s/u,
  /^(?:\S+\s){1,12}?(?:एक).{0,120}(?:है|हैं)(?:[।\s]|$)/u,
];

/** Question words that begin a heading without a question mark. */
const QUESTION_START =
  /^(?:what|how|why|when|where|who|which|can|should|does|do|is|are|was|wie|warum|wann|wo|wer|welche[rsn]?|was|comment|pourquoi|quand|où|quel(?:le)?s?|qu[’']est|qué|cómo|por qué|cuándo|dónde|cuál(?:es)?|come|perché|quando|dove|quale|cosa|como|por que|onde|qual|wat|hoe|waarom|wanneer|vad|hur|varför|jak|dlaczego|kiedy|что|как|почему|когда|где|什么|如何|怎么|为什么|何|なぜ|どう)(?:\s|$|(?=[\p{Script=Han}\p{Script=Hiragana}]))/iu;

/** Only the beginning decides, so a megabyte-long passage costs no more than a short one. */
const LOOK = 400;

/** Whether a text begins as a definition. */
export function isDefinition(text: string): boolean {
  const start = text.slice(0, LOOK);
  return DEFINITIONS.some((pattern) => pattern.test(start));
}

/** Whether a heading asks something. */
export function isQuestion(heading: string): boolean {
  const start = heading.slice(0, LOOK).trim();
  return /[?？؟;]$/u.test(start) || QUESTION_START.test(start);
}

/** Whether a text states measured figures: a percentage, or two numbers with a unit, a currency or a thousands mark. */
export function isStatistic(text: string): boolean {
  const start = text.slice(0, 2 * LOOK);
  if (/\p{N}\s?(?:%|％|percent|per cent|prozent|pour cent|por ciento|per cento|процент)/iu.test(start)) return true;
  const figures = start.match(
    /[$€£¥₹]\s?\p{N}|\p{N}{1,3}(?:[.,\u00a0 ]\p{N}{3})+|\p{N}\s?(?:million|billion|millionen|milliarden|millions?|milliards?|millones|万|亿|億)/giu,
  );
  return (figures?.length ?? 0) >= 2;
}
