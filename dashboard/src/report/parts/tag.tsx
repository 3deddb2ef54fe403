/** A word that stands for a state, with a spot of colour that says the same. */
import type { ReactNode } from 'react';
import { clsx } from './clsx.ts';
import classes from './report.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'market' | 'none';

export function Tag({ tone = 'none', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={clsx(classes.tag, tone !== 'none' && classes[tone])}>{children}</span>;
}
