/** The guides: documents of the project, as they were when this deployment was built. */
import { sectionOf } from './markdown.ts';

export interface Guide {
  /** In the address. */
  name: string;
  title: string;
  lead: string;
  /** Its file in the project, as other documents refer to it. */
  file: string;
  /** Returns its Markdown without the first heading. */
  load: () => Promise<string>;
}

export const guides: readonly Guide[] = [
  {
    name: 'report',
    title: 'What a report says',
    lead: 'Every part of a report and of its JSON, with what its numbers mean.',
    file: 'docs/output.md',
    load: () => import('../../../docs/output.md?raw').then(textOf),
  },
  {
    name: 'api',
    title: 'Using the API',
    lead: 'Launching and polling, quotas and limits, errors, webhooks and events.',
    file: 'README.md',
    load: () => import('../../../README.md?raw').then((file) => sectionOf(file.default, 'For users of the API')),
  },
  {
    name: 'test-mode',
    title: 'Test mode',
    lead: 'Trying out the API at no cost: test keys, recorded markets, failures on demand.',
    file: 'docs/test-mode.md',
    load: () => import('../../../docs/test-mode.md?raw').then(textOf),
  },
  {
    name: 'methods',
    title: 'Methods',
    lead: 'How each number is computed, with its constants and their reasons.',
    file: 'docs/methods.md',
    load: () => import('../../../docs/methods.md?raw').then(textOf),
  },
  {
    name: 'runbook',
    title: 'Runbook',
    lead: 'For operators of this service: what each alarm means and what to do.',
    file: 'docs/runbook.md',
    load: () => import('../../../docs/runbook.md?raw').then(textOf),
  },
];

function textOf({ default: text }: { default: string }): string {
  return text.replace(/^# .*\n/u, '');
}
