import { alarmCalls } from '@fireline/api/alarm';
import { expect, it } from 'vitest';
import { fillAlarmRules, ownTrigger } from '../../fixtures/alarmRules.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

const minuteMs = 60_000;
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
const rule = {
  name: '报警转隐患',
  isEnabled: true,
  moment: 'raised',
  mildestLevel: 2,
  kinds: ['overTemperature'],
  actions: ['hazard'],
};
const report = (w: FixtureGateway, more: object) => w.gateway.ingest('R001', [{ imei: imeiOf(1), ...more }]);
/** What a rule has looked at, newest first. */
const traceOf = async (w: FixtureGateway, triggerId: number) =>
  (await (await w.as('platform')).send(alarmCalls.trigger, { triggerId })).trace;

await onTestDatabase('trigger rules', ({ open }) => {
  it('act once on an alarm when all conditions hold, and keep what they looked at [ALM-12] [ALM-13]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const { trigger } = await platform.send(alarmCalls.createTrigger, rule);
    await report(w, { readings: { temperature: 70 } });
    await report(w, { kinds: ['removed'] });
    const looked = async () => (await traceOf(w, trigger.triggerId)).map((one) => [one.kind, one.outcome, one.missed]);
    await expect.poll(looked).toEqual([
      ['removed', 'missed', ['level', 'kind']],
      ['overTemperature', 'fired', []],
    ]);
    const { rows } = await platform.send(alarmCalls.hazards, { source: 'alarm' });
    expect(rows.map(({ alarmKind, createdBy }) => [alarmKind, createdBy])).toEqual([['overTemperature', rule.name]]);
    const { rows: listed } = await platform.send(alarmCalls.triggers, {});
    expect(listed.map(({ firings, lastAt }) => [firings, lastAt !== null])).toEqual([[1, true]]);
  });

  it('that fail stop none of the others, and act when they are looked at again [ALM-12]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const failing = await platform.send(alarmCalls.createTrigger, { ...rule, name: '坏' });
    const { trigger } = await platform.send(alarmCalls.createTrigger, rule);
    // a rule that was stored by hand and names no measure of the catalogue
    const settings = JSON.stringify({ ...rule, kinds: [], deviceTypes: [], actions: null });
    const { triggerId } = failing.trigger;
    const { db } = w.database;
    const { settings: good } = await db
      .selectFrom('triggerRule')
      .select('settings')
      .where('triggerId', '=', triggerId)
      .executeTakeFirstOrThrow();
    await db.updateTable('triggerRule').set({ settings }).where('triggerId', '=', triggerId).execute();
    await report(w, { readings: { temperature: 70 } });
    await expect.poll(async () => (await db.selectFrom('triggerTrace').select('outcome').execute()).length).toBe(2);
    await db
      .updateTable('triggerRule')
      .set({ settings: JSON.stringify(good) })
      .where('triggerId', '=', triggerId)
      .execute();
    expect((await traceOf(w, trigger.triggerId)).map(({ outcome }) => outcome)).toEqual(['fired']);
    expect((await traceOf(w, triggerId)).map(({ outcome }) => outcome)).toEqual(['failed']);
    w.failures.length = 0;
    w.time.advance(2 * minuteMs);
    await w.gateway.idle();
    await expect.poll(async () => (await traceOf(w, triggerId))[0]?.outcome).toBe('fired');
    expect(await db.selectFrom('triggerFact').selectAll().execute()).toEqual([]);
  });

  it('of standing alarms act once their minutes are over, not on what stood before they were saved [ALM-12]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const standing = { ...rule, moment: 'standing', afterMinutes: 5, kinds: [] };
    const { trigger } = await platform.send(alarmCalls.createTrigger, standing);
    await report(w, { readings: { temperature: 70 } });
    w.time.advance(4 * minuteMs);
    await w.gateway.idle();
    expect(await traceOf(w, trigger.triggerId)).toEqual([]);
    for (let passed = 0; passed < 8; passed += 1) {
      w.time.advance(minuteMs / 4);
      await w.gateway.idle();
    }
    await expect
      .poll(async () => (await traceOf(w, trigger.triggerId)).map(({ kind }) => kind))
      .toEqual(['overTemperature']);
  });

  it('are changed by one at a time; those of others are read only or not there [ALM-12] [ROL-06]', async () => {
    const w = await open();
    await fillAlarmRules(w);
    const [agent, platform, unit] = [await w.as('agent'), await w.as('platform'), await w.as('unit')];
    const named = { triggerId: ownTrigger, revision: 1 };
    const made = await Promise.allSettled(
      [agent, platform].map((client) => client.send(alarmCalls.changeTrigger, { ...rule, ...named })),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { trigger } = await agent.send(alarmCalls.trigger, { triggerId: ownTrigger });
    expect(await problemOf(agent.send(alarmCalls.deleteTrigger, named))).toMatchObject({
      code: 'alarm.trigger.conflict',
      args: { name: trigger.changedBy },
    });
    expect((await unit.send(alarmCalls.trigger, { triggerId: ownTrigger })).trigger.isOwn).toBe(false);
    expect((await refusalOf(unit.send(alarmCalls.switchTrigger, { ...named, isEnabled: false }))).status).toBe(403);
    const foreign = await w.as('platform', 'R002');
    expect((await problemOf(foreign.send(alarmCalls.trigger, { triggerId: ownTrigger })))?.code).toBe(
      'alarm.trigger.notFound',
    );
    const { trigger: all } = await platform.send(alarmCalls.createTrigger, rule);
    const others = { triggerId: all.triggerId, revision: 1 };
    expect((await refusalOf(agent.send(alarmCalls.deleteTrigger, others))).status).toBe(403);
    const noReceiver = { ...rule, actions: ['sms'], receivers: [] };
    expect((await problemOf(platform.send(alarmCalls.createTrigger, noReceiver)))?.field).toBe('receivers');
  });
});
