import { alarmCalls } from '@fireline/api/alarm';
import { dutyAnswerUntilMs } from '@fireline/domain/alarm';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { askStations } from '../../../apps/gateway/src/alarm/duty/asking.ts';
import { fillDuty } from '../../fixtures/drillsDuty.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest, iso } from '../../fixtures/reports.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

const minute = 60_000;
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];

await onTestDatabase('duty checks and handovers', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });
  const log = { info: () => {}, warn: () => {}, error: (_message: string, error: unknown) => w.failures.push(error) };
  /** One round of the job at that minute; the byte decides how early or late the next check is asked. */
  const ask = (minutes: number, byte = 0) =>
    askStations(
      {
        database: w.database,
        clock: () => fixtureNow + minutes * minute,
        random: { bytes: (count) => new Uint8Array(count).fill(byte) },
        log,
      },
      { isStopped: () => false },
    );
  const checks = async () =>
    (await (await w.as('unit')).send(alarmCalls.dutyChecks, { pageSize: 50 })).rows
      .toReversed()
      .map(({ askedAt, state }) => [(Date.parse(askedAt) - fixtureNow) / minute, state]);

  const plan = { unitId: 1, everyMinutes: 60, answerMinutes: 3 };
  const planned = async (minutes: number) => {
    await (await w.as('unit')).send(alarmCalls.saveDutyPlan, plan);
    const nextAt = new Date(fixtureNow + minutes * minute).toISOString();
    await w.database.db.updateTable('dutyPlan').set({ nextAt }).execute();
  };

  it('are asked near their time with no page open, and missed once the time to answer is over [N16]', async () => {
    await planned(60);
    await ask(59);
    expect(await checks()).toEqual([]);
    await ask(60);
    await ask(61);
    expect(await checks()).toEqual([[60, 'asked']]);
    await ask(63);
    expect(await checks()).toEqual([[60, 'asked']]);
    await ask(63.1);
    expect(await checks()).toEqual([[60, 'missed']]);
    // a quarter early
    await ask(104);
    await ask(105, 255);
    expect(await checks()).toMatchObject([
      [60, 'missed'],
      [105, 'asked'],
    ]);
    // just under a quarter late
    await ask(179.9);
    await ask(180);
    expect(await checks()).toMatchObject([
      [60, 'missed'],
      [105, 'missed'],
      [180, 'asked'],
    ]);
  });

  it('are asked once after a long pause, and go on though a clock ran ahead [N16]', async () => {
    await planned(60);
    await ask(2000);
    expect(await checks()).toEqual([[2000, 'asked']]);
    // the clock was years ahead for a moment, and is right again
    await ask(5_000_000);
    const before = (await checks()).length;
    await ask(2010);
    const after = await checks();
    expect(after).toHaveLength(before + 1);
    expect(after.filter(([, state]) => state === 'asked').map(([at]) => at)).toEqual([2010, 2010]);
    await ask(2014);
    expect((await checks()).filter(([, state]) => state === 'asked')).toEqual([]);
  });

  it('of many stations one that fails stops none of the others; two gateways ask each once [N16]', async () => {
    await planned(0);
    const again = [1, 2, 9].map((unitId) => ({
      rentId: 'R001',
      unitId,
      everyMinutes: 60,
      answerMinutes: 3,
      nextAt: iso(0),
      changedBy: '王工',
      changedAt: iso(0),
    }));
    await w.database.db.insertInto('dutyPlan').values(again.slice(1)).execute();
    await sql`alter table duty_check add constraint none_of_unit_2 check (unit_id <> 2)`.execute(w.database.db);
    await Promise.all([ask(1), ask(1), ask(1)]);
    const { rows } = await (await w.as('platform')).send(alarmCalls.dutyChecks, {});
    expect(rows.map(({ unitId }) => unitId).toSorted((a, b) => a - b)).toEqual([1, 9]);
    expect(w.failures.length).toBeGreaterThan(0);
    w.failures.length = 0;
  });

  it('are answered by one, within the time [N16]', async () => {
    await fillDuty(w);
    const [unit, platform] = [await w.as('unit'), await w.as('platform')];
    // asked of the unit and of who is on duty; the others look at the list
    expect((await unit.send(alarmCalls.dutyAsked, {})).checks.map(({ checkId }) => checkId)).toEqual([1]);
    expect((await platform.send(alarmCalls.dutyAsked, {})).checks).toEqual([]);
    const both = await Promise.allSettled(
      [unit, platform].map((client) => client.send(alarmCalls.answerDutyCheck, { checkId: 1 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await problemOf(unit.send(alarmCalls.answerDutyCheck, { checkId: 1 })))?.code).toBe(
      'alarm.duty.already.present',
    );
    expect((await problemOf(unit.send(alarmCalls.answerDutyCheck, { checkId: 3 })))?.code).toBe(
      'alarm.duty.already.missed',
    );
    expect((await problemOf(unit.send(alarmCalls.answerDutyCheck, { checkId: 101 })))?.code).toBe(
      'alarm.duty.checkNotFound',
    );
  });

  it('are refused a moment after the time, and stay missed [N16]', async () => {
    await fillDuty(w);
    const unit = await w.as('unit');
    const untilMs = dutyAnswerUntilMs({ askedAtMs: Date.parse(iso(1)), answerMinutes: 3 });
    w.time.advance(untilMs - fixtureNow + 1);
    expect((await problemOf(unit.send(alarmCalls.answerDutyCheck, { checkId: 1 })))?.code).toMatch(
      /^alarm\.duty\.(tooLate|already\.missed)$/,
    );
    await ask((untilMs - fixtureNow) / minute + 0.1);
    const { rows } = await unit.send(alarmCalls.dutyChecks, { state: 'missed' });
    expect(rows.map(({ checkId }) => checkId)).toContain(1);
  });

  it('plans are of units in scope, within the limits, and one change does not overwrite another [N16] [ROL-06]', async () => {
    await fillDuty(w);
    const unit = await w.as('unit');
    const save = (more: object) => unit.send(alarmCalls.saveDutyPlan, { ...plan, revision: 1, ...more });
    expect((await problemOf(save({ unitId: 2 })))?.field).toBe('unitId');
    expect((await problemOf(save({ everyMinutes: 14 })))?.field).toBe('everyMinutes');
    expect((await problemOf(save({ answerMinutes: 6 })))?.field).toBe('answerMinutes');
    expect(await save({ everyMinutes: 15, isOn: false })).toMatchObject({
      revision: 2,
      isOn: false,
      missed: 1,
      present: 1,
    });
    expect(await problemOf(save({}))).toMatchObject({ code: 'alarm.duty.conflict', args: { name: 'unit-R001' } });
    const list = (await unit.send(alarmCalls.dutyPlans, {})).rows;
    expect(list.map(({ unitId, onDuty, handoverId }) => [unitId, onDuty, handoverId])).toEqual([[1, '林值班员', 2]]);
    expect(list[0]).not.toHaveProperty('nextAt');
    await w.database.db.updateTable('unit').set({ partnerId: 2 }).where('unitId', '=', 1).execute();
    expect((await (await w.as('agent')).send(alarmCalls.dutyPlans, {})).total).toBe(0);
  });

  it('what was kept quiet in a shift stands on its sheet, and stays on it once it is signed [N16] [N15]', async () => {
    await fillDuty(w);
    const unit = await w.as('unit');
    const at = (minutes: number) => new Date(fixtureNow + minutes * minute).toISOString();
    const of = (placeId: number | null, deviceId: number | null, starts: number, ends: number) => ({
      rentId: 'R001',
      placeId,
      deviceId,
      reason: '动火作业',
      startsAt: at(starts),
      endsAt: at(ends),
      createdBy: '林值班员',
      createdAt: at(starts),
    });
    await w.database.db
      .insertInto('alarmSilence')
      .values([
        of(1, null, -2, 30),
        of(null, 1, -1, 10),
        // of another unit, and one that was called off
        of(2, null, -1, 10),
        { ...of(1, null, -1, 10), cancelledAt: at(-1) },
      ])
      .execute();
    const silences = async () => (await unit.send(alarmCalls.handover, { handoverId: 2 })).sheet.silences;
    expect((await silences())?.map(({ name, by, reason }) => [name, by, reason])).toEqual([
      ['场所1', '林值班员', '动火作业'],
      ['设备1', '林值班员', '动火作业'],
    ]);
    const { revision } = (await unit.send(alarmCalls.handover, { handoverId: 2 })).handover;
    await unit.send(alarmCalls.stepHandover, { handoverId: 2, revision, event: 'sign', remark: '泵房待复查' });
    await w.database.db.deleteFrom('alarmSilence').execute();
    expect(await silences()).toHaveLength(2);
  });

  it('a shift is handed over with two signatures: with a remark while alarms stand, and never to oneself [N16]', async () => {
    await fillDuty(w);
    const [unit, agent] = [await w.as('unit'), await w.as('agent')];
    const { handover, sheet } = await unit.send(alarmCalls.handover, { handoverId: 2 });
    expect(sheet.open.map(({ alarmId, level }) => [alarmId, level])).toEqual([
      [1, 1],
      [2, 3],
    ]);
    expect([sheet.unacknowledged, sheet.checks]).toEqual([1, { asked: 1, present: 1, missed: 1 }]);
    const of = { handoverId: 2, revision: handover.revision };
    const sign = (remark: string) => unit.send(alarmCalls.stepHandover, { ...of, event: 'sign', remark });
    expect(await problemOf(sign(' '))).toMatchObject({ code: 'alarm.handover.remark', args: { 0: 2 } });
    expect((await problemOf(agent.send(alarmCalls.stepHandover, { ...of, event: 'sign', remark: '无' })))?.code).toBe(
      'alarm.handover.notYours',
    );
    await sign('泵房待复查');
    const signed = { handoverId: 2, revision: 2, event: 'accept' } as const;
    expect((await problemOf(unit.send(alarmCalls.stepHandover, signed)))?.code).toBe('alarm.handover.samePerson');
    const back = await agent.send(alarmCalls.stepHandover, { ...signed, event: 'sendBack', remark: '请补充 2 楼' });
    expect(back.handover).toMatchObject({
      state: 'draft',
      reason: '请补充 2 楼',
      returnedBy: 'agent-R001',
      toAt: null,
    });
    await unit.send(alarmCalls.stepHandover, { ...of, revision: 3, event: 'sign', remark: '泵房待复查，2 楼正常' });
    // what comes after the signature is not on the sheet that was signed
    await ingest(w, [{ imei: imeiOf(5), kinds: ['smoke'] }]);
    const accept = { handoverId: 2, revision: 4, event: 'accept' } as const;
    const both = await Promise.allSettled([1, 2].map(() => agent.send(alarmCalls.stepHandover, accept)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const accepted = await unit.send(alarmCalls.handover, { handoverId: 2 });
    expect(accepted.handover).toMatchObject({ state: 'accepted', incomingName: 'agent-R001' });
    expect(accepted.sheet.open.map(({ alarmId }) => alarmId)).toEqual([1, 2]);
    const [next] = (await unit.send(alarmCalls.handovers, { state: 'draft' })).rows;
    expect(next).toMatchObject({ outgoingName: 'agent-R001', unitId: 1 });
    expect((await unit.send(alarmCalls.handover, { handoverId: next?.handoverId ?? 0 })).sheet.open).toHaveLength(3);
    expect((await agent.send(alarmCalls.dutyAsked, {})).checks.map(({ checkId }) => checkId)).toEqual([1]);
  });

  it('a shift begins where none runs; of two who begin at once the second learns who is on duty [N16]', async () => {
    const clients = [await w.as('unit'), await w.as('platform')];
    const both = await Promise.allSettled(clients.map((client) => client.send(alarmCalls.beginShift, { unitId: 1 })));
    const lost = both.find((one) => one.status === 'rejected');
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((lost as PromiseRejectedResult).reason).toMatchObject({ problems: [{ code: 'alarm.handover.running' }] });
    expect((await problemOf((await w.as('unit')).send(alarmCalls.beginShift, { unitId: 2 })))?.field).toBe('unitId');
  });
});
