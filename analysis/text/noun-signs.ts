/** Words that stand before a noun, and words that stand before a verb or an adjective: they tell names from doings. */

interface NounSigns {
  /** Articles, possessives, demonstratives and words of amount. */
  nouns: string;
  /** Pronouns, auxiliaries, modals, the mark of the infinitive, and words of degree. */
  others: string;
}

const signs: Record<string, NounSigns> = {
  en: {
    nouns: `the a an this that these those my your his her its our their no any some each every another both many few
      several more most all much enough`,
    others: `to i you he she it we they who can could will would shall should may might must do does did don't doesn't not
      never always often also is are was were be been being am isn't aren't have has had get gets very too so just really
      quite let let's please and/or how when if`,
  },
  fr: {
    nouns: `le la les l un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur
      leurs aucun aucune chaque plusieurs quelques tout toute toutes quel quelle quels quelles`,
    others: `je j tu il elle on nous vous ils elles qui ne n se s me m te t est sont était étaient être été a ont avait
      avoir peut peuvent pouvez faut doit doivent devez veut voulez ça cela y très plus moins trop si bien pas`,
  },
  de: {
    nouns: `der die das den dem des ein eine einen einem einer eines kein keine keinen mein meine dein deine sein seine
      seinen ihr ihre ihren ihrem ihrer unser unsere unseren euer dieser diese dieses diesen jeder jede jedes jeden viele
      mehr alle einige beim im am zum zur vom`,
    others: `ich du er es wir sie man zu nicht nie ist sind war waren wird werden wurde kann können soll sollte muss
      müssen hat haben sehr so zu auch`,
  },
  es: {
    nouns: `el la los las un una unos unas este esta estos estas ese esa mi mis tu tus su sus nuestro nuestra nuestros
      nuestras cada algún alguna ningún ninguna varios varias muchos muchas del al todo toda todos todas`,
    others: `yo él ella ellos se me te nos lo no es son está están era ser estar ha han puede pueden debe deben hay que
      muy más menos tan si para`,
  },
  it: {
    nouns: `il lo la l i gli le un uno una questo questa questi queste mio mia tuo tua suo sua nostro nostra vostro vostra
      loro ogni alcuni alcune molti molte del dello della dei degli delle al allo alla ai agli alle nel nella nei sul
      sulla`,
    others: `io tu lui lei noi voi si mi ti ci non è sono era essere ha hanno può possono deve devono che molto più meno
      così se`,
  },
  pt: {
    nouns: `o a os as um uma uns umas este esta estes estas esse essa meu minha seu sua seus suas nosso nossa cada algum
      alguma nenhum nenhuma vários várias muitos muitas do da dos das no na nos nas ao à pelo pela`,
    others: `eu você ele ela eles nós se me não é são está estão era ser estar tem têm pode podem deve devem que muito
      mais menos tão`,
  },
  nl: {
    nouns: `de het een deze dit die dat mijn jouw je uw zijn haar ons onze hun geen elk elke ieder iedere veel enkele alle
      meer`,
    others: `ik jij hij ze wij we zij te niet is was waren worden wordt kan kunnen moet moeten zal heeft hebben heel erg
      zo ook`,
  },
};

export type NounSign = 'noun' | 'other';

/** What a lower-cased word says of the word after it, by language (ISO 639-1); null for one without a list. */
export function nounSignsOf(language: string): ((word: string) => NounSign | undefined) | null {
  const lists = Object.hasOwn(signs, language) ? signs[language] : undefined;
  if (lists === undefined) return null;
  const nouns = new Set(lists.nouns.split(/\s+/u));
  const others = new Set(lists.others.split(/\s+/u));
  return (word) => (nouns.has(word) ? 'noun' : others.has(word) ? 'other' : undefined);
}
