/** Turns headings that name a matter without asking ("Benefits of X") into the question that they answer. */

interface Pattern {
  /** With the matter as first group, and what it is of as second. */
  heading: string;
  question: string;
}

/**
 * Only forms that stay grammatical whatever follows: the noun is in the pattern, so that its number and gender are
 * known, and what follows it is kept as it stands.
 */
const patterns: Record<string, readonly Pattern[]> = {
  en: [
    {
      heading:
        '(benefits|advantages|disadvantages|drawbacks|downsides|types|kinds|features|components|causes|symptoms|signs|risks|dangers|side effects|pros and cons|requirements|uses|stages|limitations) (of .+)',
      question: 'What are the $1 $2?',
    },
    { heading: '(cost|price|importance|purpose|meaning) (of .+)', question: 'What is the $1 $2?' },
    { heading: '(difference|differences) (between .+ and .+)', question: 'What is the difference $2?' },
  ],
  fr: [
    {
      heading:
        "(avantages|inconvénients|risques|dangers|types|critères|symptômes|composants|effets) ((?:de |du |des |d’|d').+)",
      question: 'Quels sont les $1 $2 ?',
    },
    {
      heading: "(caractéristiques|causes|étapes|conditions|limites|obligations) ((?:de |du |des |d’|d').+)",
      question: 'Quelles sont les $1 $2 ?',
    },
    { heading: "(prix|coût|rôle) ((?:de |du |des |d’|d').+)", question: 'Quel est le $1 $2 ?' },
    { heading: '(différences?) (entre .+ et .+)', question: 'Quelle est la différence $2 ?' },
  ],
  de: [
    {
      heading:
        '(vorteile|nachteile|risiken|ursachen|symptome|voraussetzungen|kosten|merkmale) ((?:von|der|des|einer|eines) .+)',
      question: 'Was sind die $1 $2?',
    },
    { heading: '(unterschiede?) (zwischen .+ und .+)', question: 'Was ist der Unterschied $2?' },
  ],
  es: [
    {
      heading: '(beneficios|tipos|riesgos|requisitos|síntomas|efectos) ((?:de|del) .+)',
      question: '¿Cuáles son los $1 $2?',
    },
    {
      heading: '(ventajas|desventajas|características|causas|partes) ((?:de|del) .+)',
      question: '¿Cuáles son las $1 $2?',
    },
    { heading: '(diferencias?) (entre .+ y .+)', question: '¿Cuál es la diferencia $2?' },
  ],
  it: [
    {
      heading: '(vantaggi|svantaggi|benefici|tipi|rischi|requisiti|sintomi) ((?:di|del|della|dei|degli|delle) .+)',
      question: 'Quali sono i $1 $2?',
    },
    { heading: '(caratteristiche|cause|fasi) ((?:di|del|della|dei|degli|delle) .+)', question: 'Quali sono le $1 $2?' },
    { heading: '(differenz[ae]) (tra .+ e .+)', question: 'Qual è la differenza $2?' },
  ],
  pt: [
    {
      heading: '(benefícios|tipos|riscos|requisitos|sintomas) ((?:de|do|da|dos|das) .+)',
      question: 'Quais são os $1 $2?',
    },
    {
      heading: '(vantagens|desvantagens|características|causas|etapas) ((?:de|do|da|dos|das) .+)',
      question: 'Quais são as $1 $2?',
    },
    { heading: '(diferenças?) (entre .+ e .+)', question: 'Qual é a diferença $2?' },
  ],
  nl: [
    {
      heading: "(voordelen|nadelen|risico's|soorten|kenmerken|oorzaken|symptomen|kosten) (van .+)",
      question: 'Wat zijn de $1 $2?',
    },
    { heading: '(verschil|verschillen) (tussen .+ en .+)', question: 'Wat is het verschil $2?' },
  ],
};

/** What may stand before the matter and says no more: "The 7 key benefits of". */
const before: Record<string, string> = {
  en: 'the|top|main|key|major|common|most common|different|many|\\d{1,2}',
  fr: 'les|le|la|principaux|principales|différents|différentes|\\d{1,2}',
  de: 'die|der|wichtigsten|verschiedenen|\\d{1,2}',
  es: 'los|las|la|el|principales|diferentes|\\d{1,2}',
  it: 'i|le|la|gli|principali|diversi|\\d{1,2}',
  pt: 'os|as|a|o|principais|diferentes|\\d{1,2}',
  nl: 'de|het|belangrijkste|verschillende|\\d{1,2}',
};

/** Longer headings say more than the matter and what it is of. */
const longestHeadingChars = 80;

/** The question that a heading answers without asking it, its second half as written; null where none is sure. */
export function questionBehind(heading: string, language: string): string | null {
  const plain = heading
    .normalize('NFC')
    .replace(/^\d{1,2}\s*[.):]\s*/u, '')
    .trim();
  // Of "X: a guide" or "X, Y and Z" nobody knows where the matter ends.
  if (plain.length > longestHeadingChars || /[:;,.|?!()–—]/u.test(plain)) return null;
  for (const { heading: source, question } of patterns[language] ?? []) {
    const pattern = new RegExp(`^(?:(?:${before[language] ?? ''}) ){0,3}${source}$`, 'iu');
    const match = pattern.exec(plain);
    if (match === null) continue;
    // German writes its nouns with a capital wherever they stand.
    const matter = language === 'de' ? capitalised(match[1] ?? '') : (match[1] ?? '').toLowerCase();
    return question.replace('$1', () => matter).replace('$2', () => match[2] ?? '');
  }
  return null;
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
