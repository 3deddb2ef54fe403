/** Signs by which a passage of running text is told: a definition, a statistic. */

/** One to eight words of one clause: the subject with which a definition begins. */
const SUBJECT = '(?:[^\\s.!?:;…]+\\s){1,8}?';

/** "It is a", "there is a", "if a desk is a": what begins so defines nothing. */
const NO_SUBJECT =
  /^(?:it|this|that|these|those|there|here|he|she|they|we|i|you|what|which|who|if|when|yes|no|il|elle|ce|cela|ça|ceci|si|quand|oui|non|das|es|dies|diese|dieser|hier|er|sie|wir|ich|was|wer|wenn|ja|nein|esto|este|esta|eso|hay|cuando|sí|questo|questa|quando|sì|isto|isso|ele|ela|há|dit|dat|het|als|ما|من|هل|كم|أين|متى|कैसे|क्या|यह|वह|ये|वे|इस|इसमें|उस|आप|हम)(?![\p{L}\p{M}])/iu;

/** "X is a …" in languages that say it with a verb and an article, with a marked topic, or with a word of its own. */
const DEFINITIONS: readonly RegExp[] = [
  `^${SUBJECT}(?:is|are|was|means|refers to|describes) (?:a|an|the|any|one of|when|how)(?![\\p{L}\\p{M}])`,
  `^${SUBJECT}(?:ist|sind|bezeichnet|bedeutet|nennt man) (?:ein|eine|einen|einer|der|die|das)(?![\\p{L}\\p{M}])`,
  `^${SUBJECT}(?:est|sont|désigne|désignent) (?:(?:un|une|le|la|les|des)(?![\\p{L}\\p{M}])|l[’'])`,
  `^${SUBJECT}(?:es|son|significa|se refiere a) (?:un|una|el|la|los|las)(?![\\p{L}\\p{M}])`,
  `^${SUBJECT}(?:è|sono|indica|significa) (?:(?:un|una|uno|il|la|lo|i|gli|le)(?![\\p{L}\\p{M}])|l[’'])`,
  `^${SUBJECT}(?:é|são|significa|refere-se a) (?:um|uma|o|a|os|as)(?![\\p{L}\\p{M}])`,
  `^${SUBJECT}(?:is|zijn|betekent) (?:een|de|het)(?![\\p{L}\\p{M}])`,
  `^${SUBJECT}(?:är|er|betyder) (?:en|ett|et|den|det)(?![\\p{L}\\p{M}])`,
  `^${SUBJECT}(?:to jest|jest to|oznacza|nazywamy)\\s`,
  '^\\p{Script=Cyrillic}[^\\s.!?:;]*\\s(?:[^\\s.!?:;]+\\s){0,5}?(?:[—–-]|[—–-] это|это|является|называется)\\s',
  '^(?![这那它此])[^，。：]{2,24}(?:是指|是一[种種个個项項类類]|指的是|就是(?!说|說))',
  '^[^，。：]{2,24}是[^，。]{1,30}的(?:英文)?(?:缩写|縮寫|简称|簡稱|总称|總稱|统称|統稱|别称|別稱)',
  '^[^、。]{1,30}(?:とは|というのは)',
  '^(?:\\S+\\s){0,6}?\\S+(?:이란|란|은|는)\\s.{0,80}(?:이다|입니다|말한다|말합니다)',
  '^(?:[^\\s.؟!،:]+\\s){1,6}?(?:هو|هي|عبارة عن)\\s',
  // एक is the article here, unless a postposition makes "in a …", "for a …" of it.
  '^(?!एक\\s)(?:[^\\s।?]+\\s){1,8}?(?<!(?:में|से|पर|को|लिए|बाद|ने)\\s)एक\\s[^।?]{1,140}(?:है|हैं)(?=[।,\\s]|$)',
  '^(?:[^\\s।?]+\\s){1,6}?(?:का (?:अर्थ|मतलब)|को[^।?]{1,60}(?:कहते|कहा जाता))\\s',
  '^\\S{2,40}?(?:คือ(?!อะไร)|หมายถึง(?!อะไร))',
  '^\\S{2,40}?เป็น\\S{1,24}(?:ที่|ซึ่ง|ชนิดหนึ่ง|ประเภทหนึ่ง)',
].map((pattern) => new RegExp(pattern, 'iu'));

/** Only the beginning decides, so a megabyte-long passage costs no more than a short one. */
const LOOK = 400;

/** Whether a text begins as a definition. */
export function isDefinition(text: string): boolean {
  const start = text.slice(0, LOOK);
  return !NO_SUBJECT.test(start) && DEFINITIONS.some((pattern) => pattern.test(start));
}

const PERCENTAGE =
  /\p{N}\s?(?:[%％٪]|percent|per cent|prozent|pour cent|por ciento|per cento|por cento|procent|процент|في المئة|في المائة|بالمئة|بالمائة|प्रतिशत|パーセント|เปอร์เซ็นต์|퍼센트)|百分之|ร้อยละ/iu;

const AMOUNT = new RegExp(
  [
    '[$€£¥₹₩฿₽]\\s?\\p{N}',
    '\\p{N}\\s?[$€£¥₹₩฿₽]',
    // Thousands, with a mark of any language between them.
    '\\p{N}{1,3}(?:[.,٬\u00a0\u202f ]\\p{N}{3})+',
    '\\p{N}\\s?(?:million|billion|millionen|milliarden|millions?|milliards?|millones|milhões|milioni|mio|mrd|млн|млрд|тыс)',
    '\\p{N}\\s?(?:万|萬|亿|億|円|元|만|억|원|مليون|مليار|ألف|آلاف|ريال|درهم|جنيه|دينار|लाख|करोड़|हज़ार|हजार|रुपये|रुपए|บาท|ล้าน|แสน)',
    '\\p{N}\\s?(?:euros?|dollars?|pounds?|francs?|kronor|kroner|złotych|руб)(?![\\p{L}\\p{M}])',
  ].join('|'),
  'giu',
);

/** Whether a text states measured figures: a percentage, or two amounts of money, thousands or millions. */
export function isStatistic(text: string): boolean {
  const start = text.slice(0, 2 * LOOK);
  return PERCENTAGE.test(start) || (start.match(AMOUNT)?.length ?? 0) >= 2;
}
