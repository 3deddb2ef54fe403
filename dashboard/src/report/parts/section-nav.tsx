/** The list of a report's sections, the one in view marked; a drop-down list on a narrow screen. */
import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { texts } from '../words.ts';
import { clsx } from './clsx.ts';
import { FoldLink, useFolds } from './folds.tsx';
import classes from './report.module.css';

/** Sections that are read together. */
export type SectionGroup = readonly { id: string; title: string }[];

export function SectionNav({ groups }: { groups: readonly SectionGroup[] }) {
  const current = useSectionInView(groups);
  const { reveal } = useFolds();
  return (
    <>
      <nav aria-label={texts().parts.sectionList} className={clsx(classes.nav, classes.navDesk)}>
        {groups.map((group) => (
          <ul key={group[0]?.id}>
            {group.map(({ id, title }) => (
              <li key={id}>
                <FoldLink to={id} current={id === current}>
                  {title}
                </FoldLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <NativeSelect
        className={classes.navPhone ?? ''}
        wrapperProps={{ 'data-screen-only': true }}
        label={texts().parts.goToSection}
        value={current ?? ''}
        onChange={({ currentTarget }) => reveal(currentTarget.value)}
        data={groups.flat().map(({ id, title }) => ({ value: id, label: title }))}
      />
    </>
  );
}

/** The last section whose top is above the middle of the screen. */
function useSectionInView(groups: readonly SectionGroup[]): string | undefined {
  const [current, setCurrent] = useState(groups[0]?.[0]?.id);
  useEffect(() => {
    const ids = groups.flat().map(({ id }) => id);
    let frame = 0;
    const look = () => {
      frame = 0;
      const above = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      setCurrent(above.at(-1) ?? ids[0]);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    // With the next frame: asked for its places now, the browser would work out the whole page twice.
    onScroll();
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [groups]);
  return current;
}
