/**
 * The local stage, run by `npm start`: without alarms, since nobody watches CloudWatch, and with two workers for two
 * cores.
 */
import type { StageSettings } from '../lib/stage-settings.ts';
import { settings as dev } from './dev.ts';

export const settings: StageSettings = { ...dev, alarms: false, webhookAddresses: 'loopback' };
