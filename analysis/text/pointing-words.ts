/** Words that point outside the passage which they begin: pronouns and connectives whose referent comes before. */

const none: ReadonlySet<string> = new Set();

/** Lower-cased, as the analyser gives words. Languages that drop pronouns have few. */
const byLanguage: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'it its this that these those they them their he she his her such however therefore thus hence also moreover furthermore instead otherwise besides',
    fr: 'il elle ils elles ce cela ceci ça celui celle ceux celles cet cette ces leur leurs son sa ses cependant toutefois donc ainsi aussi pourtant',
    de: 'er sie es dies diese dieser dieses diesen jener jene sein seine ihr ihre deshalb daher jedoch dennoch also außerdem zudem stattdessen ansonsten',
    es: 'esto eso este esta estos estas ese esa él ella ellos ellas su sus sin embargo además también así',
    it: 'questo questa questi queste quello quella esso essa essi loro suo sua tuttavia quindi inoltre anche così',
    pt: 'isto isso este esta esse essa ele ela eles elas seu sua porém portanto além também assim',
    nl: 'dit dat deze die het hij zij ze hun zijn haar echter daarom dus ook bovendien',
    sv: 'det den detta denna dessa de han hon dock därför också',
    pl: 'to ten ta te on ona ono oni jego jej ich jednak dlatego więc także',
    ru: 'это этот эта эти он она оно они его её их однако поэтому также',
    ar: 'هذا هذه ذلك تلك هو هي هم لذلك كما',
    hi: 'यह ये वह वे इस इसका इसके इसकी उनका इसलिए लेकिन',
    zh: '这 这些 那 那些 它 它们 他 她 他们 因此 但是 然而 此外',
    ja: 'これ それ あれ この その これら それら 彼 彼女 しかし そのため また',
    th: 'มัน นี่ นั่น สิ่งนี้ เขา เธอ พวกเขา ดังนั้น แต่',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** The pointing words of `language` (ISO 639-1); none are known for most languages. */
function pointingWords(language: string): ReadonlySet<string> {
  return byLanguage[language] ?? none;
}

/** Openings whose first word points at nothing: `It is easy to …`, `Il faut …`, `Es gibt …`. */
const dummies: Readonly<Record<string, RegExp>> = {
  en: /^it(?:['’]s|\s(?:is|was|(?:can|may|might|could|will|would)\sbe))\s(?!an?\s|the\s|one\s)(?:[\p{L}\p{M}]+\s){1,3}(?:to|that|when|if)\s/iu,
  fr: /^il\s(?:y\sa|faut|existe|suffit|convient|vaut|s['’]agit|est\s(?:[\p{L}\p{M}]+\s){1,2}(?:de\s|que\s|d['’]|qu['’]))/iu,
  de: /^es\s(?:gibt|lohnt|empfiehlt|kommt|geht|handelt|ist\s(?:[\p{L}\p{M}]+,?\s){1,3}(?:zu|dass)\s)/iu,
  nl: /^(?:er\s|het\sis\s(?:[\p{L}\p{M}]+\s){1,2}(?:om|dat)\s)/iu,
  sv: /^det\s(?:finns|är\s(?:[\p{L}\p{M}]+\s){1,2}att)\s/iu,
};

/** Whether a text of `language` that begins with the word `first` (as the analyser gives it) points outside itself. */
export function pointsOutside(text: string, first: string | undefined, language: string): boolean {
  return pointingWords(language).has(first ?? '') && !(dummies[language]?.test(text.trimStart()) ?? false);
}
