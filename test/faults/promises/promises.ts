/** The promises that hold exactly, each tried by itself: what chance would meet only now and then. */
import { type Ground, openGround } from '../ground.ts';
import type { Broken } from '../invariants.ts';
import { access } from './access.ts';
import { attempts } from './attempts.ts';
import { dashboard } from './dashboard.ts';
import { limits } from './limits.ts';
import { once } from './once.ts';
import { secrets } from './secrets.ts';
import { waiting } from './waiting.ts';
import { openWorld } from './world.ts';

export const promises = [...limits, ...attempts, ...once, ...waiting, ...access, ...dashboard, ...secrets];

/**
 * Tries them one after the other, on one database: each has callers of its own.
 *
 * @param onlyFirst ends with the first that does not hold
 * @returns those that do not hold
 */
export async function brokenPromises(onlyFirst = false): Promise<Broken[]> {
  const clock = { ms: Date.parse('2026-11-20T10:00:00.000Z') };
  const ground: Ground = await openGround(() => clock.ms, new Uint8Array(32));
  try {
    const broken: Broken[] = [];
    for (const { name, find } of promises) {
      clock.ms = Date.parse('2026-11-20T10:00:00.000Z');
      try {
        for await (const found of find(openWorld(ground, clock))) broken.push({ invariant: name, about: '', found });
      } catch (error) {
        broken.push({ invariant: name, about: '', found: `it threw ${String(error)}` });
      }
      if (onlyFirst && broken.length > 0) break;
    }
    return broken;
  } finally {
    await ground.stop();
  }
}
