/** The local stage, run by `npm start`: no alarms, and two workers, which keep two cores busy. */
import type { StageSettings } from '../lib/stage-settings.ts';
import { settings as dev } from './dev.ts';

export const settings: StageSettings = { ...dev, alarms: false, webhookAddresses: 'loopback' };
