/** One machine, as `npm start` runs it: nobody watches CloudWatch there, and two workers keep two cores busy. */
import type { StageSettings } from '../lib/stage-settings.ts';
import { settings as dev } from './dev.ts';

export const settings: StageSettings = { ...dev, alarms: false, webhookAddresses: 'loopback' };
