import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingest } from '../../device/ingest.ts';
import { openMemory } from '../../../../../tests/fixtures/databases.ts';
import { AlarmRules } from '../../alarm/rules/judging.ts';
import { ClockWatch } from '../../lib/clockWatch.ts';
import type { OpenedDatabase } from '../../lib/db/opened.ts';
import { seedCity } from '../seed.ts';
import { startLife } from './startLife.ts';

const start = Date.parse('2026-11-21T08:00:00Z');

/** A clock that moves only when a wait is over. */
function handTurned() {
  let now = start;
  const waiting: { at: number; run: () => void }[] = [];
  return {
    clock: () => now,
    timers: {
      after: (delayMs: number, run: () => void) => {
        const wait = { at: now + delayMs, run };
        waiting.push(wait);
        return () => void waiting.splice(waiting.indexOf(wait) >>> 0, 1);
      },
    },
    isWaiting: () => waiting.length > 0,
    turn: () => {
      const wait = waiting.shift();
      if (!wait) throw new Error('nobody waits');
      now = wait.at;
      wait.run();
    },
  };
}

describe('a living city in the process of its gateway', () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openMemory();
  });
  afterAll(() => opened.close());

  it('does not live where none was seeded [N25]', async () => {
    const { clock, timers } = handTurned();
    expect(
      await startLife({ db: opened.db, ingest: async () => {}, clock, timers, onError: () => {} }),
    ).toBeUndefined();
  });

  it('brings a storm through ingest and loses not one alarm [ALM-07 N25]', { timeout: 120_000 }, async () => {
    const time = handTurned();
    const { db } = opened;
    await seedCity({ db, clock: time.clock, devices: 60, pwHash: 'x' });
    const clocks = new ClockWatch({ warn: () => {} });
    const replies: { accepted: number; refused: readonly unknown[] }[] = [];
    const counted = async () =>
      (await db.selectFrom('alarm').select(['count', 'kind']).where('kind', '=', 'smoke').execute()).reduce(
        (sum, { count }) => sum + count,
        0,
      );
    const before = await counted();
    let arrived = Promise.withResolvers<void>();
    const alarmRules = new AlarmRules();
    const running = await startLife({
      db,
      clock: time.clock,
      timers: time.timers,
      onError: (error) => arrived.reject(error),
      ingest: async (rentId, reports) => {
        replies.push(await ingest({ database: opened, clock: time.clock, clocks, alarmRules }, rentId, reports));
      },
    });
    const storm = running?.life.storm({ perSecond: 400, seconds: 3 });
    expect(storm).toMatchObject({ ok: true, value: { total: 1200 } });
    while (running?.life.isStormy()) {
      arrived = Promise.withResolvers<void>();
      time.turn();
      // the next wait begins when the tick is over
      const next = async () => {
        while (!time.isWaiting()) await new Promise<void>((resolve) => setImmediate(resolve));
      };
      await Promise.race([next(), arrived.promise]);
    }
    await running?.stop();
    expect(replies.flatMap((reply) => reply.refused)).toEqual([]);
    const cries = (await counted()) - before;
    expect(cries).toBeGreaterThanOrEqual(1200);
    expect(cries).toBeLessThan(1215);
  });
});
