/** What the dashboard says about a report besides the words of the Markdown, in German. */
import type { DashboardTexts } from '../../../writing-pack.ts';
import { about } from './about.ts';
import { charts } from './charts.ts';
import { columns } from './columns.ts';
import { evidence } from './evidence.ts';
import { gap } from './gap.ts';
import { leads } from './leads.ts';
import { market } from './market.ts';
import { parts } from './parts.ts';
import { reasons } from './reasons.ts';

export const dashboard: DashboardTexts = { about, charts, columns, evidence, gap, leads, market, parts, reasons };
