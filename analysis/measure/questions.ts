/** The questions that the market's pages put in their headings, and which passages answer them. */
import type { Analyzer } from '../text/analyzer.ts';
import type { QuestionFacet } from '../text/question-openings.ts';
import { askedBy } from '../text/question-words.ts';
import type { AnalyzedPage } from './analyzed-page.ts';
import type { PagePassages, Passage } from './passages.ts';
import { leastSample } from './quantiles.ts';
import { type Rate, rateOf } from './wilson.ts';

const mostQuestions = 40;

/** Answers kept of one page: a page of a hundred questions would else fill the list with its own. */
const mostAnswersOfPage = 5;

/** Longer headings are sentences that happen to be marked up as headings. */
const longestQuestionChars = 200;

/** What a list or a forum puts before a question is no part of it: "5. ", "Q3: ", "Re: ". */
const numbering = /^(?:(?:Q?\d{1,3}|Q)\s*[.:)–-]|(?:Re|Aw|Tr)\s*:)\s*/u;

export interface MarketQuestion {
  /** As most often written, without numbering. */
  text: string;
  facet?: QuestionFacet;
  /** How many usable pages ask it. */
  frequency: number;
  /** The passage below the heading, one a page; at least one. */
  answers: Passage[];
  /** Pages that answer it below the heading, of the usable ones; null below three of those. */
  coverage: Rate | null;
}

interface Draft {
  texts: Map<string, number>;
  facet?: QuestionFacet;
  pages: Map<string, Passage | null>;
  first: number;
}

/**
 * Questions in headings, those of most pages first. Two are one question when they ask for the same (what, how, why
 * …) with the same stems, stop words aside; a question of stop words alone ("How it works") asks nothing of this
 * market and is left out, as is one that shares no stem with `subject`.
 * @param subject stems that belong to the market: the keyword's, and those of its common terms
 */
export function questionsOf(
  pages: readonly { page: AnalyzedPage; cut: PagePassages }[],
  subject: ReadonlySet<string>,
  analyzer: Analyzer,
): MarketQuestion[] {
  const drafts = new Map<string, Draft>();
  let seen = 0;
  for (const { page, cut } of pages) {
    page.blocks.forEach(({ block }, index) => {
      if (block.kind !== 'heading' || block.text.length > longestQuestionChars) return;
      const text = block.text.replace(numbering, '');
      const asked = askedBy(text, analyzer.language);
      if (asked === null) return;
      const words = analyzer.analyze(text);
      const stems = [...new Set(words.filter((word) => !word.stop && !word.figure).map((word) => word.stem))].sort();
      if (!stems.some((stem) => subject.has(stem))) return;
      const key = `${asked.facet ?? ''} ${stems.join(' ')}`;
      const draft = drafts.get(key) ?? { ...asked, texts: new Map(), pages: new Map(), first: seen++ };
      draft.texts.set(text, (draft.texts.get(text) ?? 0) + 1);
      const answer = cut.below.get(index) ?? draft.pages.get(page.source_id) ?? null;
      draft.pages.set(page.source_id, draft.pages.get(page.source_id) ?? answer);
      drafts.set(key, draft);
    });
  }
  const ordered = [...drafts.values()].sort((a, b) => b.pages.size - a.pages.size || a.first - b.first);
  return withRoom(ordered.map((draft) => asQuestion(draft, pages.length))).slice(0, mostQuestions);
}

/** The questions that have an answer, as long as every page that answers has room for one more. */
function withRoom(questions: readonly MarketQuestion[]): MarketQuestion[] {
  const used = new Map<string, number>();
  return questions.filter(({ answers }) => {
    if (answers.length === 0) return false;
    if (answers.some(({ source_id }) => (used.get(source_id) ?? 0) >= mostAnswersOfPage)) return false;
    for (const { source_id } of answers) used.set(source_id, (used.get(source_id) ?? 0) + 1);
    return true;
  });
}

function asQuestion(draft: Draft, n: number): MarketQuestion {
  const answers = [...draft.pages.values()].filter((passage) => passage !== null);
  const [text = ''] = [...draft.texts].sort((a, b) => b[1] - a[1]).map(([wording]) => wording);
  return {
    text,
    ...(draft.facet === undefined ? {} : { facet: draft.facet }),
    frequency: draft.pages.size,
    answers,
    coverage: n >= leastSample ? rateOf(answers.length, n) : null,
  };
}
