import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { AlarmRules } from '../../../apps/gateway/src/alarm/rules/judging.ts';
import { received } from '../../../apps/gateway/src/device/ingest/delivery.ts';
import { ingestObserved } from '../../../apps/gateway/src/device/ingest.ts';
import { takeGroup } from '../../../apps/gateway/src/device/ingest/group.ts';
import { Intake } from '../../../apps/gateway/src/device/ingest/intake.ts';
import { openRecords } from '../../../apps/gateway/src/device/offline/recordStore.ts';
import { ClockWatch } from '../../../apps/gateway/src/lib/clockWatch.ts';
import { noObserver } from '../../../apps/gateway/src/lib/observer.ts';
import type { OpenedDatabase } from '../../../apps/gateway/src/lib/db/opened.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { iso } from '../../fixtures/reports.ts';
import { countingStatements } from '../../fixtures/statements.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

type Rows = readonly object[];
interface Sent {
  /** Since the one before it. */
  readonly afterMs: number;
  readonly rows: Rows;
}

const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 3 });
const kinds = fc.subarray(['smoke', 'sos', 'leakage', 'fault'] as const, { maxLength: 2 });
const report = fc.record({
  // device 999 is nobody's
  imei: fc.constantFrom(1, 1, 1, 2, 3, 3, 4, 5, 6, 999).map(imeiOf),
  at: optional(fc.integer({ min: -3, max: 40 }).map(iso)),
  readings: optional(
    fc.record(
      {
        smoke: fc.constantFrom(5, 90),
        temperature: fc.constantFrom(20, 90, 999),
        leakage: fc.constantFrom(10, 100, 275, 400),
        batteryRatio: fc.constantFrom(3, 80),
        signals: fc.integer({ min: 1, max: 30 }),
      },
      { requiredKeys: [] },
    ),
  ),
  kinds: optional(kinds),
  cleared: optional(kinds),
  armed: optional(fc.boolean()),
  open: optional(fc.boolean()),
  firmware: optional(fc.constantFrom('V1.1', 'V1.2', 'V2.0')),
  position: optional(
    fc.record({ lng: fc.constantFrom(113.9, 114), lat: fc.constant(22.5), accuracyM: fc.constant(8) }),
  ),
});
const sent: fc.Arbitrary<Sent> = fc.record({
  afterMs: fc.constantFrom(0, 0, 5, 61_000),
  rows: fc.array(report, { minLength: 1, maxLength: 4 }),
});
/** A device sends again what was not answered. */
const sequences = fc
  .array(fc.tuple(sent, fc.boolean()), { minLength: 15, maxLength: 25 })
  .map((all) => all.flatMap(([one, isRepeated]) => (isRepeated ? [one, { ...one, afterMs: 5 }] : [one])));

/**
 * What reports leave, and what of it is left out: when events were written, and what numbers nobody sees. Notices are not compared, since the
 * sender takes them away meanwhile; each is written with a line of an alarm's track.
 */
const tables = {
  device: [],
  report: [],
  alarm: [],
  alarm_track: [],
  alarm_report: [],
  offline_record: [],
  reading_due: ['seq'],
  device_firmware: [],
  push_event: ['at'],
  push_sequence: [],
} as const;

async function left({ db }: OpenedDatabase): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [table, without] of Object.entries(tables)) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) - array(select jsonb_array_elements_text(${JSON.stringify(without)}::jsonb)) as row
      from ${sql.table(table)} t order by 1`.execute(db);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

await onTestDatabase('groups of reports', ({ open }) => {
  let w: FixtureGateway;
  const depsOn = (database: OpenedDatabase) => ({
    database,
    clock: w.time.clock,
    clocks: new ClockWatch({ warn: () => {} }),
    alarmRules: new AlarmRules(),
  });
  const openWorld = async () => {
    w = await open();
    const lost = [4, 6].map((deviceId) => ({ deviceId, status: 'offline' as const, signals: 3, batteryRatio: null }));
    await w.database.db.transaction().execute((tx) =>
      openRecords(
        tx,
        lost.map((one) => ({ ...one, fromAt: iso(60) })),
      ),
    );
  };
  beforeEach(openWorld);

  /** @param sizes how many deliveries each transaction takes, again and again */
  async function taken(sequence: readonly Sent[], sizes: readonly number[]) {
    await openWorld();
    // a clock of its own: that of the gateway stands still, so that its jobs take nothing away
    let sinceMs = 0;
    const deps = { ...depsOn(w.database), clock: () => w.time.clock() + sinceMs };
    const deliveries = sequence.map(({ afterMs, rows }) => {
      sinceMs += afterMs;
      return received(deps, rows);
    });
    const replies = [];
    for (let at = 0, turn = 0; at < deliveries.length; turn += 1) {
      const size = sizes[turn % sizes.length] ?? 1;
      replies.push(...(await takeGroup(deps, 'R001', deliveries.slice(at, at + size))));
      at += size;
    }
    return { replies, left: await left(w.database) };
  }

  it('leave what the same reports leave one delivery after another [DEV-09] [ALM-01] [ALM-05] [DEV-14]', async () => {
    for (const sequence of fc.sample(sequences, { seed: 26_875, numRuns: 2 })) {
      const alone = await taken(sequence, [1]);
      expect(alone.replies.reduce((sum, { raised }) => sum + raised, 0)).toBeGreaterThan(0);
      expect(await taken(sequence, [sequence.length])).toEqual(alone);
      expect(await taken(sequence, [3, 1, 7])).toEqual(alone);
    }
  });

  it('what comes while a transaction runs is taken by the next one, however much it is [DEV-09]', async () => {
    const { counted, statements } = countingStatements(w.database);
    const deps = depsOn(counted);
    const intake = new Intake();
    const send = (seconds: number) =>
      intake.take(deps, 'R001', [{ imei: imeiOf(3), at: iso(seconds / 60), readings: { leakage: 10 } }]);
    await send(100);
    const ofOne = statements();
    const replies = await Promise.all(Array.from({ length: 90 }, (_, seconds) => send(seconds)));
    expect(replies.map(({ accepted }) => accepted)).toEqual(Array.from({ length: 90 }, () => 1));
    // the first of them goes alone
    expect(statements() - ofOne).toBeLessThanOrEqual(2 * ofOne);
    const kept = await w.database.db.selectFrom('report').select('at').where('deviceId', '=', 3).execute();
    expect(kept).toHaveLength(91);
  });

  it('a report for whose device no command waits costs nothing after its group [DEV-09] [DEV-24]', async () => {
    const { counted, statements } = countingStatements(w.database);
    const deps = {
      ...depsOn(counted),
      intake: new Intake(),
      observer: noObserver,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    };
    const rows = [{ imei: imeiOf(3), at: iso(5), readings: { leakage: 10 } }];
    const group = () => takeGroup(deps, 'R001', [received(deps, rows)]);
    // the first one reads the rules as well
    await group();
    const before = statements();
    await group();
    const ofGroup = statements() - before;
    expect(await ingestObserved(deps, 'R001', rows)).toMatchObject({ accepted: 1, commands: [] });
    expect(statements() - before).toBe(2 * ofGroup);
  });

  it('a delivery that the database refuses fails alone, and all others are taken in their order [DEV-09]', async () => {
    const { db } = w.database;
    await sql`create function refuse_two() returns trigger language plpgsql as
      $$ begin if new.device_id = 2 then raise exception 'not this one'; end if; return new; end $$`.execute(db);
    onTestFinished(async () => void (await sql`drop function refuse_two() cascade`.execute(db)));
    await sql`create trigger refuse_two before insert on report for each row execute function refuse_two()`.execute(db);
    const deps = depsOn(w.database);
    const intake = new Intake();
    const ended: number[] = [];
    const takes = [1, 3, 1, 2, 4, 2, 1].map(async (deviceId, at) => {
      try {
        const { accepted } = await intake.take(deps, 'R001', [
          { imei: imeiOf(deviceId), readings: { signals: 10 + at } },
        ]);
        return accepted;
      } finally {
        ended.push(at);
      }
    });
    const outcomes = await Promise.allSettled(takes);
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      1,
      1,
      1,
      expect.stringContaining('not this one'),
      1,
      expect.stringContaining('not this one'),
      1,
    ]);
    expect(ended).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const signals = await db.selectFrom('device').select('signals').where('deviceId', '=', 1).executeTakeFirst();
    expect(signals).toEqual({ signals: 16 });
  });

  it('tell PostgreSQL once of what a group changes [ALM-06]', async () => {
    const rung: unknown[] = [];
    const { bell } = w.database;
    const counting: OpenedDatabase = {
      ...w.database,
      bell: { ...bell, ringing: (ring) => (rung.push(ring), bell.ringing(ring)) },
    };
    const deps = depsOn(counting);
    const deliveries = [1, 2, 3, 1].map((id) => received(deps, [{ imei: imeiOf(id), readings: { signals: 9 } }]));
    await takeGroup(deps, 'R001', deliveries);
    expect(rung).toEqual([{ type: 'changed', topic: 'device', rentId: 'R001', ids: [1, 2, 3] }]);
  });
});
