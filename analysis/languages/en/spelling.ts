/** One spelling for English words that British and American writers spell differently: the American one. */

/** Beginnings of verbs in -ise or -yse, without "exercise", "promise" and others that everybody spells so. */
const verbs = new Set(
  `anal apolog author capital categor central character civil colon commercial critic crystall custom dehumid dehydrat digit
econom energ equal essential famil familiar fantas fertil final formal general global harmon hospital humid hypnot ideal immun
initial internal item jeopard legal local material maxim mechan memor minim mobil modern moistur monet neutral normal optim organ
oxid paral patron penal personal polar popular pressur priorit privat random rational real recogn reorgan revolution sanit
scrutin serial social special stabil standard steril subsid summar symbol sympath synchron terror theor token trivial urban
util vapor virtual visual vocal weapon western`.split(/\s+/u),
);
const verb = /^(?<start>\p{L}+?)(?<s>[iy]s)(?<end>e|es|ed|ing|er|ers|able|ation|ations|ational)$/u;
/** "Analyses" is also the plural of a noun. */
const noun = /yses$/u;

/** Beginnings of words in -our: "colour", "favourite". */
const ours =
  /^(arm|behavi|cand|clam|col|disfav|endeav|fav|ferv|flav|harb|hon|hum|lab|neighb|od|parl|rum|sav|splend|tum|val|vap|vig)our/u;

/** Other words, with the American ones; either may have an ending. */
const others = new Map(
  `aeroplane:airplane aluminium:aluminum calibre:caliber catalogue:catalog centre:center cheque:check cosy:cozy defence:defense
dialogue:dialog draught:draft fibre:fiber fulfil:fulfill grey:gray instalment:installment jewellery:jewelry kerb:curb
kilometre:kilometer licence:license litre:liter metre:meter mould:mold offence:offense paediatric:pediatric plough:plow
practise:practice practising:practicing practised:practiced programme:program pyjama:pajama sceptic:skeptic skilful:skillful
storey:story theatre:theater tonne:ton tyre:tire woollen:woolen`
    .split(/\s+/u)
    .map((pair) => pair.split(':') as [british: string, american: string]),
);
const ending = /(?:s|ed|ing|er|ers)$/u;

/** Doubled letters before an ending: "travelling", "labelled", "modeller". */
const doubled =
  /^(cancel|channel|counsel|cruel|dial|fuel|jewel|label|level|marvel|model|panel|pedal|quarrel|signal|travel|tunnel)l(?=ed$|ing$|ers?$)/u;

/** The American spelling of a word in lower case; the word itself if it has one spelling. */
export function american(word: string): string {
  const { start = '', s = '', end = '' } = verb.exec(word)?.groups ?? {};
  if (s !== '' && verbs.has(start) && !noun.test(word)) return `${start}${s.charAt(0)}z${end}`;
  const plain = word.replace(ours, '$1or').replace(doubled, '$1');
  const whole = others.get(plain);
  if (whole !== undefined) return whole;
  const tail = ending.exec(plain)?.[0] ?? '';
  const stem = others.get(plain.slice(0, plain.length - tail.length));
  return stem === undefined ? plain : `${stem}${tail}`;
}
