/** Derives questions from headings that answer them without asking. */
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { PageKind } from '../../report/vocabulary.ts';
import { listsBeliefs, questionBehind, questionOfBelief, questionOfPeriod } from '../../text/derived-questions.ts';
import { questionIn } from '../../text/question-form.ts';
import { questionsRule } from './rule.ts';

const { minSteps, minAddressed, minPeriods, maxAlike, openingWords } = questionsRule.values;

/** Page kinds with instructions. On other pages such headings are promises and buttons: "Manage your contacts". */
const instructingKinds: ReadonlySet<PageKind> = new Set(['article', 'documentation']);

/** The question behind a heading. */
export interface DerivedQuestion {
  text: string;
  /** Whether the heading is one of many that ask alike: the entries of a list. */
  isEntry: boolean;
}

/**
 * Returns the derived questions by the index of their heading. Headings with instructions count as steps if several of
 * one level are under the same heading, or under headings of one list ("6 months before", "3 months before"). Headings
 * of list entries ("5. Moving of America") ask nothing. A page with a schedule also asks what to do at each of its
 * times.
 * @param subject what the market is about, without an article
 */
export function derivedQuestions(
  page: AnalyzedPage,
  language: string,
  subject?: string,
): ReadonlyMap<number, DerivedQuestion> {
  const derived = new Map<number, string>();
  const steps = new Map<string, [number, string][]>();
  const periods: [number, string][] = [];
  const answered = new Set<string>();
  const asked = new Set<string>();
  const instructs = instructingKinds.has(page.document.page_kind.kind) && addressesReader(page, language);
  const { title, h1 } = page.document.facts;
  const isListOfBeliefs = listsBeliefs(`${title?.value ?? ''} ${h1?.value ?? ''}`, language);
  const beliefs: [number, string][] = [];
  for (const [index, { block }] of page.blocks.entries()) {
    if (block.kind !== 'heading') continue;
    if (questionIn(block.text, language) !== null) {
      asked.add(block.text);
      continue;
    }
    const belief = questionOfBelief(block.text, language, isListOfBeliefs);
    if (belief !== null) {
      beliefs.push([index, belief]);
      answered.add(block.text);
      continue;
    }
    const below = block.heading_path.at(-1) ?? '';
    const period = questionOfPeriod(block.text, language);
    if (period !== null) periods.push([index, period]);
    // Headings below a question are part of its answer.
    if (block.heading_path.some((heading) => asked.has(heading))) continue;
    const isPart = block.heading_path.some((heading) => answered.has(heading));
    const place = { instructs, below, ...(subject !== undefined && { subject }) };
    const behind = questionBehind(block.text, language, { ...place, instructs: instructs && !isPart, isStep: false });
    if (behind !== null) {
      derived.set(index, behind);
      answered.add(block.text);
      continue;
    }
    if (isPart) continue;
    const asStep = questionBehind(block.text, language, { ...place, isStep: true });
    if (asStep === null || !instructs) continue;
    const list = `${block.level ?? 0}\n${block.heading_path.slice(0, -1).join('\n')}`;
    answered.add(block.text);
    steps.set(list, [...(steps.get(list) ?? []), [index, asStep]]);
  }
  const alike = new Map<string, number[]>();
  for (const [index, text] of derived) {
    const opening = text.split(' ').slice(0, openingWords).join(' ');
    const key = `${page.blocks[index]?.block.level ?? 0} ${opening}`;
    alike.set(key, [...(alike.get(key) ?? []), index]);
  }
  const entries = new Set([...alike.values()].flatMap((list) => (list.length > maxAlike ? list : [])));
  for (const list of steps.values())
    if (list.length >= minSteps) for (const [index, text] of list) derived.set(index, text);
  for (const [index, text] of beliefs) derived.set(index, text);
  if (instructs && periods.length >= minPeriods) for (const [index, text] of periods) derived.set(index, text);
  return new Map([...derived].map(([index, text]) => [index, { text, isEntry: entries.has(index) }]));
}

/** Whether a page speaks to its reader; others tell of what is done in the world: "Cut carbon dioxide", "Save water". */
function addressesReader({ blocks, words }: AnalyzedPage, language: string): boolean {
  const reader = new Set((languagePack(language).statements?.reader ?? '').split(', '));
  if (reader.has('')) return true;
  const count = blocks.reduce((sum, each) => sum + each.words.filter(({ text }) => reader.has(text)).length, 0);
  return count >= Math.floor(words * minAddressed);
}
