/** Evidence, opened beside the report: what the address names after `#ev=`. */
import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { EvidenceCard } from './evidence-card.tsx';
import classes from './report.module.css';
import { useEvidence, useReport } from './report-context.tsx';
import { useShowAll } from './show-all.tsx';

export function EvidenceDrawer() {
  const { ids, close, back } = useEvidence();
  return (
    <Drawer
      opened={ids.length > 0}
      onClose={close}
      position="right"
      size="lg"
      title={<Text fw={650}>{ids.length > 1 ? `Evidence: ${ids.length} items` : 'Evidence'}</Text>}
    >
      {/* What is drawn outside of the report's own element needs its colours too. */}
      <div className={classes.tokens}>
        <Stack gap="md">
          {back !== undefined && (
            <Group>
              <Button variant="default" size="compact-sm" onClick={back}>
                Back to the evidence before
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
