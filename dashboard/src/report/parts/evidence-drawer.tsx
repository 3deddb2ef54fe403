/** Evidence, opened beside the report: what the address names after `#ev=`. */
import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { EvidenceCard } from '../cards/evidence-card.tsx';
import { columnTitle, shownLanguage, texts } from '../words.ts';
import classes from './report.module.css';
import { useEvidence, useReport } from './report-context.tsx';
import { useShowAll } from './show-all.tsx';

export function EvidenceDrawer() {
  const { ids, close, back } = useEvidence();
  const { evidence } = texts();
  return (
    <Drawer
      opened={ids.length > 0}
      onClose={close}
      position="right"
      size="lg"
      closeButtonProps={{ 'aria-label': evidence.close }}
      title={<Text fw={650}>{ids.length > 1 ? evidence.title(ids.length) : columnTitle('evidence')}</Text>}
      lang={shownLanguage()}
    >
      {/* What is drawn outside of the report's own element needs its colours too. */}
      <div className={classes.tokens}>
        <Stack gap="md">
          {back !== undefined && (
            <Group>
              <Button variant="default" size="compact-sm" onClick={back}>
                {evidence.back}
              </Button>
            </Group>
          )}
          <Cards key={ids.join()} ids={ids} />
        </Stack>
      </div>
    </Drawer>
  );
}

function Cards({ ids }: { ids: readonly string[] }) {
  const { index } = useReport();
  const [shown, more] = useShowAll(ids, 12);
  return (
    <>
      <ul className={classes.cards}>
        {shown.map((id) => (
          <li key={id} className={classes.card}>
            <EvidenceCard evidence={index.find(id)} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
