/** Evidence that unfolds where it is spoken of. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EvidenceCard } from '../cards/evidence-card.tsx';
import { texts, withColon } from '../words.ts';
import classes from './report.module.css';
import { useReport } from './report-context.tsx';
import { useShowAll } from './show-all.tsx';

export function EvidenceInPlace({ ids, what }: { ids: readonly string[]; what: string }) {
  const [open, setOpen] = useState(false);
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return null;
  return (
    <div>
      <Button variant="default" size="compact-sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? texts().evidence.hide : texts().evidence.show}
        <span className={classes.hidden}>
          {withColon('')} {what}
        </span>
        &nbsp;({distinct.length})
      </Button>
      {open && <Cards ids={distinct} />}
    </div>
  );
}

function Cards({ ids }: { ids: readonly string[] }) {
  const { index } = useReport();
  const [shown, more] = useShowAll(ids, 4);
  return (
    <>
      <ul className={classes.cards} style={{ margin: '10px 0' }}>
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
