/** The sections of a report in their order, for the list that leads to them. */
import type { SectionGroup } from './parts/section-nav.tsx';
import type { Report } from './shape.ts';

const market = [
  ['summary', 'Summary'],
  ['intent', 'What searchers want'],
  ['results', 'Results'],
  ['features', 'Results page'],
  ['answers', 'Answer engines'],
  ['citations', 'Who is cited'],
  ['questions', 'Questions'],
  ['topics', 'Topics'],
  ['terms', 'Terms'],
  ['claims', 'Facts and figures'],
  ['entities', 'Named things'],
  ['profile', 'What pages are made of'],
  ['freshness', 'Freshness'],
  ['access', 'AI access'],
  ['difficulty', 'Difficulty'],
  ['opportunities', 'Opportunities'],
  ['brief', 'Brief'],
] as const;

const gap = [
  ['verdict', 'Verdict'],
  ['quality', 'How far to trust this'],
  ['gates', 'Gates'],
  ['scores', 'Scores'],
  ['findings', 'What to do first'],
  ['question-coverage', 'Questions answered'],
  ['topic-coverage', 'Topics covered'],
  ['passages', 'Passages to improve'],
  ['term-gaps', 'Terms'],
  ['fact-gaps', 'Facts and named things'],
  ['originality', 'Originality'],
  ['trust', 'Trust'],
  ['your-page', 'Your page as read'],
  ['not-recommended', 'What not to do'],
  ['next', 'Measure again'],
] as const;

const about = [['how-made', 'How this was made']] as const;

/** The groups of sections that a report of this kind has. */
export function sectionsOf(report: Report): SectionGroup[] {
  const group = (title: string, sections: readonly (readonly [string, string])[]): SectionGroup => ({
    title,
    sections: sections.map(([id, name]) => ({ id, title: name })),
  });
  if ('gap' in report) return [group('Your page', gap), group('The market', market), group('About', about)];
  const [summary, ...others] = market;
  return [group('The market', [summary, ['quality', 'How far to trust this'], ...others]), group('About', about)];
}
