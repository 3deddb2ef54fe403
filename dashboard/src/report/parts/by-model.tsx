/** Says of an entry of the report that a language model wrote it, and which one. */
import { Text } from '@mantine/core';
import { labels } from '../words.ts';
import classes from './report.module.css';
import { useReport } from './report-context.tsx';

/** The mark of an entry, with its model and the version of its prompt; nothing if the rules wrote it. */
export function ByModel({ entry }: { entry: { method?: 'model' | undefined; prompt_version?: string | undefined } }) {
  const { language_model: used } = useReport().report.metadata;
  if (entry.method !== 'model') return null;
  const task = used?.tasks.find(({ prompt_version: version }) => version === entry.prompt_version);
  return (
    <Text size="sm" className={classes.quiet ?? ''}>
      {labels().gap.byModel} {task?.model} <code>{entry.prompt_version}</code>
    </Text>
  );
}
