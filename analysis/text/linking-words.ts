/** The stop words that hold a term together from inside: "peace of mind", "médecin du travail", "Hilfe für Kinder". */

const linking: Record<string, string> = {
  en: 'of and in for to the on with by at from or without vs',
  fr: 'de du des d la le les l à au aux en et pour sans sur par ou',
  de: 'von vom für der die das des den dem und im in am mit zu zum zur bei aus ohne',
  es: 'de del la el los las y e en para con sin a al por o',
  it: 'di del dello della dei degli delle dell d da dal in nel per con e il la le lo l a al alla senza o',
  pt: 'de do da dos das em no na para com sem e a o por ou',
  nl: 'van de het en in voor met op te bij zonder of',
  ar: 'من بلا بدون',
  hi: 'का के की वाला वाली वाले और',
  ja: 'の',
  zh: '',
  th: '',
};

/** Whether a stop word may stand inside a term; in languages without a list any may. */
export function linkingWordsOf(language: string): (word: string) => boolean {
  const list = Object.hasOwn(linking, language) ? linking[language] : undefined;
  if (list === undefined) return () => true;
  const words = new Set(list.split(' '));
  return (word) => words.has(word);
}
