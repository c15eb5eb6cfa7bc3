import { alarmCalls } from '@fireline/api/alarm';
import { shellCalls } from '@fireline/api/shell';
import { beforeEach, expect, it } from 'vitest';
import { endDrills } from '../../../apps/gateway/src/alarm/drills/ending.ts';
import { fillDrills } from '../../fixtures/drillsDuty.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest } from '../../fixtures/reports.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

const minute = 60_000;
const sent = { name: '疏散演练', unitId: 1, buildingId: 1, floor: 3, startsAtMs: fixtureNow, minutes: 30 };
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];

await onTestDatabase('drills', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });
  /** Device 5 stands on floor 3 of building 1, and nothing stands on it. */
  const report = (more: object = {}) => ingest(w, [{ imei: imeiOf(5), kinds: ['smoke'], ...more }]);
  const alarmsOf = async (deviceId = 5) =>
    (await (await w.as('unit')).send(alarmCalls.list, { list: 'all', deviceId })).rows
      .toSorted((a, b) => a.alarmId - b.alarmId)
      .map(({ drillId, state, count, closing }) => ({ drillId, state, count, closing }));
  const log = { info: () => {}, warn: () => {}, error: (_message: string, error: unknown) => w.failures.push(error) };
  const end = () => endDrills({ database: w.database, clock: w.time.clock, log }, { isStopped: () => false });

  it('mark what is reported in their place and time, and nothing else [N15]', async () => {
    const { drillId } = await (await w.as('unit')).send(alarmCalls.createDrill, sent);
    await report();
    await report();
    // floor 3 of another building
    await ingest(w, [{ imei: imeiOf(3), kinds: ['leakage'] }]);
    expect(await alarmsOf()).toEqual([{ drillId, state: 'open', count: 2, closing: null }]);
    const platform = await w.as('platform');
    const others = (await platform.send(alarmCalls.list, { drill: 'no' })).rows.map(({ deviceId }) => deviceId);
    expect(others.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    expect((await platform.send(alarmCalls.list, { drill: 'yes', drillId })).total).toBe(1);
  });

  it('hide no real alarm: a report behind the end ends the alarm of the drill and raises another [N15]', async () => {
    const { drillId } = await (await w.as('unit')).send(alarmCalls.createDrill, sent);
    await report();
    w.time.advance(30 * minute);
    // no job has run yet
    await report();
    expect(await alarmsOf()).toEqual([
      { drillId, state: 'closed', count: 1, closing: 'reset' },
      { drillId: null, state: 'open', count: 1, closing: null },
    ]);
    await end();
    expect((await alarmsOf()).map(({ state }) => state)).toEqual(['closed', 'open']);
  });

  it('hide none that stood before: it stays real, whatever is reported in them [N15]', async () => {
    await report();
    await (await w.as('unit')).send(alarmCalls.createDrill, sent);
    w.time.advance(minute);
    await report();
    expect(await alarmsOf()).toEqual([{ drillId: null, state: 'open', count: 2, closing: null }]);
  });

  it('go by when the device measured: what comes late from before is real, also while an alarm of the drill stands [N15]', async () => {
    w.time.advance(10 * minute);
    const { drillId } = await (
      await w.as('unit')
    ).send(alarmCalls.createDrill, { ...sent, startsAtMs: w.time.clock() });
    await report({ at: new Date(w.time.clock()).toISOString() });
    await report({ at: new Date(fixtureNow).toISOString() });
    const [first, second] = await alarmsOf();
    expect([first?.drillId, first?.state, second?.drillId, second?.state]).toEqual([drillId, 'closed', null, 'open']);
  });

  it('end by themselves, and what is left standing of them is closed with nobody looking [N15]', async () => {
    const { drillId } = await (await w.as('unit')).send(alarmCalls.createDrill, sent);
    await report();
    await end();
    expect(await alarmsOf()).toMatchObject([{ drillId, state: 'open' }]);
    w.time.advance(30 * minute);
    await end();
    expect(await alarmsOf()).toMatchObject([{ drillId, state: 'closed', closing: 'reset' }]);
    const { rows } = await (await w.as('unit')).send(alarmCalls.drills, {});
    expect(rows).toMatchObject([{ state: 'ended', alarms: 1, acknowledged: 0 }]);
  });

  it('are left out of what counts [N15] [ANA-05]', async () => {
    const platform = await w.as('platform');
    const figures = async () => {
      const { currentByLevel, alarmsByDay, worstPlaces } = await platform.send(shellCalls.overview, {});
      return { currentByLevel, alarmsByDay, worstPlaces, counts: await platform.send(alarmCalls.summary, {}) };
    };
    const before = await figures();
    await platform.send(alarmCalls.createDrill, sent);
    await report();
    expect(await figures()).toEqual(before);
  });

  it('are ended early once; one that has not begun is cancelled and never takes place [N15]', async () => {
    await fillDrills(w);
    const unit = await w.as('unit');
    const both = await Promise.allSettled([1, 2].map(() => unit.send(alarmCalls.endDrill, { drillId: 2 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await report();
    expect(await alarmsOf()).toMatchObject([{ drillId: null }]);
    expect(await unit.send(alarmCalls.endDrill, { drillId: 3 })).toMatchObject({ state: 'cancelled' });
    w.time.advance(620 * minute);
    expect((await unit.send(alarmCalls.drillsNow, {})).drills).toEqual([]);
    await ingest(w, [{ imei: imeiOf(1), kinds: ['sos'] }]);
    expect(await alarmsOf(1)).toMatchObject([{}, {}, { drillId: null }]);
    expect((await problemOf(unit.send(alarmCalls.endDrill, { drillId: 1 })))?.code).toBe('alarm.drill.over');
  });

  it('need a unit in scope with that building and floor, within 480 minutes, and no time that is past [N15] [ROL-06]', async () => {
    await fillDrills(w);
    const unit = await w.as('unit');
    const refused = async (more: object) => await problemOf(unit.send(alarmCalls.createDrill, { ...sent, ...more }));
    expect(await refused({ unitId: 2 })).toMatchObject({ code: 'form.choice', field: 'unitId' });
    expect(await refused({ buildingId: 2 })).toMatchObject({ code: 'form.choice', field: 'buildingId' });
    expect(await refused({ floor: 13 })).toMatchObject({ code: 'alarm.drill.floor', field: 'floor' });
    expect(await refused({ floor: 0 })).toMatchObject({ field: 'floor' });
    expect(await refused({ buildingId: undefined })).toMatchObject({ code: 'alarm.drill.building' });
    expect((await refused({ minutes: 481 }))?.field).toBe('minutes');
    expect((await refused({ startsAtMs: fixtureNow - 6 * minute }))?.code).toBe('alarm.drill.past');
    expect((await refused({ startsAtMs: fixtureNow + 93 * 1440 * minute }))?.code).toBe('alarm.drill.far');
    expect((await problemOf(unit.send(alarmCalls.endDrill, { drillId: 101 })))?.code).toBe('alarm.drill.notFound');
    expect((await unit.send(alarmCalls.drillsNow, {})).drills.map(({ drillId }) => drillId)).toEqual([2]);
    expect((await (await w.as('platform', 'R002')).send(alarmCalls.drills, {})).rows).toHaveLength(1);
  });

  it('stay with their unit when it hangs elsewhere [N15] [ORG-05]', async () => {
    await fillDrills(w);
    await w.database.db.updateTable('unit').set({ partnerId: 2 }).where('unitId', '=', 1).execute();
    expect((await (await w.as('agent')).send(alarmCalls.drills, {})).total).toBe(0);
    expect((await (await w.as('unit')).send(alarmCalls.drills, {})).total).toBe(3);
  });
});
