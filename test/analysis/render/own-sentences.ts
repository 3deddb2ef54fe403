/** The sentences of a language's texts as readers meet them, with sample values in place of facts. */
import type { Report } from '../../../analysis/index.ts';
import { writerOf } from '../../../analysis/languages/writer.ts';
import type { DashboardTexts, WritingPack } from '../../../analysis/languages/writing-pack.ts';

/** Values by the name of the fact; any other fact is a word. */
const values: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    ['k', 'n', 'least', 'of', 'pages', 'own', 'usual', 'asking', 'results', 'used', 'count', 'days', 'median'].map(
      (name) => [name, 6],
    ),
  ),
  ...Object.fromEntries(
    [
      'labels',
      'topics',
      'questions',
      'missing',
      'unnamed',
      'open',
      'agents',
      'sites',
      'headings',
      'issues',
      'parts',
      'entries',
    ].map((name) => [name, ['price', 'size']]),
  ),
  ...Object.fromEntries(
    ['score', 'others', 'unread', 'limit', 'words', 'citations', 'signs', 'more', 'p25', 'p75', 'after', 'asked'].map(
      (name) => [name, 4],
    ),
  ),
  state: 'behind',
  intent: 'commercial',
  first: 'commercial',
  second: 'local',
  type: 'guide',
  kind: 'guide',
  marketKind: 'guide',
  engine: 'chatgpt',
  proof: 'reviews',
  place: 'title',
  grade: 'B',
  year: 2019,
  current: 2026,
  day: '2025-02-28',
  share: 0.5,
  overlap: 0.5,
  hasOwn: true,
  columns: ['price', 'size'],
  sources: ['s1', 's2'],
  characters: 50,
  most: 60,
  shown: true,
  unit: undefined,
  value: '3',
  quote: 'The price is fair',
  domain: 'a.example',
};

/** Facts whose value depends on the message. */
const special: Readonly<Record<string, unknown>> = {
  'overview.placed.behind': ['freshness'],
  'overview.placed.ahead': ['topic_coverage', 'comparison'],
  'overview.cited.sites': [{ domain: 'a.example', k: 2, n: 6 }],
  'overview.firstAnswer.words': [20, 60],
  'sentences.facts.citedFromTop10.citations': 4,
  'checks.questions-left-open.finding.open': [
    { question: 'What is the price?', site: 'a.example' },
    { question: 'What is the size?', site: null },
  ],
  'checks.off-topic.finding.lacks': ['price', 'size'],
  'checks.title-without-keyword.finding.leftOut': [
    { word: 'price', having: ['s1', 's2'], n: 4, uses: 3, example: { quote: 'The price', domain: 'a.example' } },
  ],
  'checks.affiliate-undisclosed.finding.hosts': ['a.example'],
  'checks.assistant-links.finding.hosts': ['a.example'],
  'checks.typing-errors.finding.errors': [{ written: 'recieve', meant: 'receive', around: 'You recieve it' }],
  'checks.headings-missing.finding.named': ['The price', 'The size'],
  'checks.headings-missing.finding.instead': 'lines',
  'checks.headings-missing.finding.all': 3,
  'checks.placeholder-text.finding.left': ['[price]', '[size]'],
  'checks.placeholder-text.finding.kind': 'gap',
  'checks.placeholder-text.finding.after': 'The price',
  'checks.links-broken.finding.links': [{ text: 'the price', to: 'www.a.example' }],
  'checks.contacts-differ.finding.contacts': [{ kind: 'email', shown: 'a@a.example', linked: 'b@a.example' }],
  'checks.figures-broken.finding.figures': [{ written: '$25,00', around: 'about $25,00', weekday: 1 }],
  'checks.entries-brief.finding.names': ['price', 'size'],
  'checks.years-differ.finding.newer': { place: 'title', text: 'The price', year: 2026 },
  'checks.years-differ.finding.older': { place: 'text', text: 'The price', year: 2024 },
  'checks.subjects-left-out.finding.missing': [{ topic: 'price', k: 3, heading: 'The price' }],
  'checks.comparison-missing.finding.facts': ['price'],
  'checks.proof-missing.finding.proofs': ['reviews'],
  'checks.proof-missing.finding.shop': 'category',
  'checks.order-unexplained.finding.upper': { name: 'price', place: 1, rating: 4.1, shown: '4.1' },
  'checks.order-unexplained.finding.lower': { name: 'size', place: 2, rating: 4.6, shown: '4.6' },
  'checks.names-left-out.finding.names': [{ name: 'price', k: 3 }],
  'checks.options-left-out.finding.options': [{ name: 'price', k: 3 }],
  'checks.price-missing.finding.unpriced': { names: ['price', 'size'], all: 6 },
  'checks.topic-missing.finding.headings': [{ quote: 'The price', domain: 'a.example' }],
  'checks.question-partly-answered.finding.issues': ['too_long', 'buried'],
  'checks.question-partly-answered.finding.own': { quote: 'The price is fair', domain: 'a.example' },
};

function factsOf(path: string): unknown {
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name !== 'string') return undefined;
        const own = special[`${path}.${name}`];
        if (own !== undefined) return own;
        if (name === 'example') return { quote: 'The price is fair', domain: 'a.example', columns: ['price', 'size'] };
        return name in values ? values[name] : 'price';
      },
    },
  );
}

/** Every text of `part` with its place; a function is called with sample facts. */
function textsOf(part: unknown, path: string, write: unknown): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') {
    const takesFacts = /^(?:\w+)?\s*\(?\s*\{|^\(?(?:facts|counts|params)\b/u.test(String(part));
    const args = takesFacts ? [factsOf(path), write] : Array.from({ length: part.length }, () => '6');
    return textsOf(part(...args), path, write);
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, member]) => textsOf(member, `${path}.${name}`, write));
}

/** The texts that readers of a report meet, each with its place: not the names of methods, which are terms. */
export function readTexts(pack: WritingPack, dashboard: DashboardTexts): [path: string, text: string][] {
  const write = writerOf(pack);
  const { overview, brief, comparison, labels, words, sentences, checks, checkNames, advice } = pack;
  const parts = { overview, brief, comparison, labels, words, sentences, checks, checkNames, advice, dashboard };
  return Object.entries(parts).flatMap(([name, part]) => textsOf(part, name, write));
}

/** The sentences among `texts`: what ends as one and has a few words. */
export function sentencesAmong(texts: readonly (readonly [path: string, text: string])[]): string[] {
  return texts.map(([, text]) => text).filter((text) => /[.?!]$/u.test(text) && text.split(/\s+/u).length > 3);
}

/** The sentences that a report says itself, its quotations left out: those of overview, summary, findings and warnings. */
export function ownTexts({ overview, market_serp: market, metadata, ...page }: Report): string[] {
  const findings = 'gap' in page ? page.gap.findings : [];
  const texts = [
    overview.verdict,
    overview.reliability,
    overview.citations.text,
    ...overview.actions.flatMap(({ why, how }) => [why, how ?? '']),
    ...findings.flatMap(({ why, action, expected_effect }) => [why, action, expected_effect.magnitude_text]),
    ...market.summary.facts.map(({ text }) => text),
    ...market.opportunities.map(({ rationale }) => rationale),
    ...metadata.data_quality.warnings.map(({ message }) => message),
  ];
  const unquoted = texts.map((text) => text.replaceAll(/“[^”]*”(?: \([^()]+\))?/gu, 'this'));
  return [...new Set(unquoted)].filter((text) => text !== '');
}
