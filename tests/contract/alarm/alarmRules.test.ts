import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { ruleEffectMinutes } from '@fireline/domain/alarm';
import { expect, it } from 'vitest';
import { fillAlarmRules, ownRule, pendingVersion } from '../../fixtures/alarmRules.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

const minuteMs = 60_000;
const effectMs = ruleEffectMinutes * minuteMs;
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
const report = (w: FixtureGateway, more: object) => w.gateway.ingest('R001', [{ imei: imeiOf(1), ...more }]);
const smoke = {
  kind: 'smoke',
  deviceTypes: ['smoke'],
  measurement: 'smoke',
  raisesWhen: 'atLeast',
  threshold: 40,
  recoversAt: 30,
  alarmTimeMinutes: 5,
  autoRecovery: false,
  armingEnable: false,
};

/** The rule of a kind that came with the tenant. */
async function ruleOfKind(w: FixtureGateway, kind: 'smoke' | 'levelLow') {
  const { rows } = await (await w.as('platform')).send(alarmCalls.rules, { kind: [kind] });
  const rule = rows.find(({ partnerId }) => partnerId === null);
  if (!rule) throw new Error(`there is no rule of ${kind}`);
  return rule;
}
/** Current alarms of a kind on a device. */
async function current(w: FixtureGateway, deviceId: number, kind: string) {
  const { rows } = await (await w.as('platform')).send(alarmCalls.list, { list: 'current', deviceId });
  return rows.filter((alarm) => alarm.kind === kind);
}

/** A rehearsal of the platform's, as it stands in its table. */
async function leftRehearsal(w: FixtureGateway) {
  const { version } = await ruleOfKind(w, 'levelLow');
  const { kind, deviceTypes, measurement, raisesWhen, threshold, recoversAt, alarmTimeMinutes } = version;
  const settings = { kind, deviceTypes, measurement, raisesWhen, threshold, recoversAt, alarmTimeMinutes };
  const asked = {
    settings,
    partnerId: null,
    days: 1,
    smsReceivers: 0,
    voiceReceivers: 0,
    smsCents: 0,
    voiceCents: 0,
  };
  const { userId } = await w.database.db
    .selectFrom('appUser')
    .select('userId')
    .where('rentId', '=', 'R001')
    .where('username', '=', 'platform')
    .executeTakeFirstOrThrow();
  return {
    rentId: 'R001',
    userId,
    askedBy: '陈工',
    askedAt: '2026-11-20T00:00:00Z',
    asked: JSON.stringify(asked),
  };
}

await onTestDatabase('alarm rules', ({ open }) => {
  it('judge by the version in effect when the device reported, and the alarm names it [ALM-05]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    for (const alarm of await current(w, 1, 'smoke'))
      await platform.send(alarmCalls.handle, { alarmId: alarm.alarmId, closing: 'falseAlarm', remark: '' });
    const rule = await ruleOfKind(w, 'smoke');
    const saved = await platform.send(alarmCalls.changeRule, {
      ...smoke,
      ruleId: rule.ruleId,
      revision: rule.revision,
    });
    expect(saved.rule).toMatchObject({
      state: 'pending',
      current: { threshold: 100 },
      pending: { threshold: 40, no: 2 },
    });
    w.time.advance(effectMs - 1000);
    await report(w, { readings: { smoke: 50 } });
    const before = new Date(w.time.clock()).toISOString();
    w.time.advance(2000);
    // measured before, received after
    await report(w, { at: before, readings: { smoke: 51 } });
    expect(await current(w, 1, 'smoke')).toEqual([]);
    await report(w, { readings: { smoke: 52 } });
    const [alarm] = await current(w, 1, 'smoke');
    expect(alarm).toMatchObject({ value: 52, level: 1 });
    const { rule: by } = await platform.send(alarmCalls.detail, { alarmId: alarm?.alarmId ?? 0 });
    expect(by).toMatchObject({ ruleId: rule.ruleId, no: 2, threshold: 40 });
    const { band } = await platform.send(deviceCalls.readings, {
      deviceId: 1,
      measurement: 'smoke',
      from: before,
      to: new Date(w.time.clock()).toISOString(),
    });
    expect(band).toEqual({ max: 40 });
  });

  it('are withdrawn before their time and never judge then; in effect they stay [ALM-05]', async () => {
    const w = await open();
    await fillAlarmRules(w);
    const agent = await w.as('agent');
    const withdrawn = { ruleId: ownRule, versionId: pendingVersion };
    const { rule, versions } = await agent.send(alarmCalls.withdrawRule, withdrawn);
    expect([rule.state, rule.version.threshold]).toEqual(['inEffect', 90]);
    expect(versions.map(({ no, withdrawnBy }) => [no, withdrawnBy !== null])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(await problemOf(agent.send(alarmCalls.withdrawRule, withdrawn))).toMatchObject({
      code: 'alarm.rule.alreadyWithdrawn',
      args: { name: versions[0]?.withdrawnBy },
    });
    const first = { ruleId: ownRule, versionId: versions[1]?.versionId ?? 0 };
    expect((await problemOf(agent.send(alarmCalls.withdrawRule, first)))?.code).toBe('alarm.rule.alreadyInEffect');
  });

  it('are saved by one of two at once, and the other learns who was first [ALM-05]', async () => {
    const w = await open();
    await fillAlarmRules(w);
    const clients = [await w.as('agent'), await w.as('platform')];
    const made = await Promise.allSettled(
      clients.map((client) => client.send(alarmCalls.changeRule, { ...smoke, ruleId: ownRule, revision: 1 })),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { versions } = await clients[0]!.send(alarmCalls.rule, { ruleId: ownRule });
    const late = { ...smoke, ruleId: ownRule, revision: 1 };
    expect(await problemOf(clients[0]!.send(alarmCalls.changeRule, late))).toMatchObject({
      code: 'alarm.rule.conflict',
      args: { name: versions[0]?.savedBy },
    });
    const other = { ...late, kind: 'overTemperature', measurement: 'temperature', revision: 2 };
    expect((await problemOf(clients[0]!.send(alarmCalls.changeRule, other)))?.code).toBe('alarm.rule.kindStays');
  });

  it('of a partner hold for its devices alone; its people change no others, a unit looks only [ALM-05] [ROL-06]', async () => {
    const w = await open();
    const [agent, unit] = [await w.as('agent'), await w.as('unit')];
    const all = await ruleOfKind(w, 'smoke');
    expect(
      (await refusalOf(agent.send(alarmCalls.changeRule, { ...smoke, ruleId: all.ruleId, revision: 1 }))).status,
    ).toBe(403);
    expect((await refusalOf(unit.send(alarmCalls.createRule, smoke))).status).toBe(403);
    expect((await problemOf(agent.send(alarmCalls.createRule, { ...smoke, partnerId: 2 })))?.field).toBe('partnerId');
    const { rule } = await agent.send(alarmCalls.createRule, smoke);
    expect(rule).toMatchObject({ partnerId: 1, isOwn: true, state: 'pending' });
    const { rows } = await unit.send(alarmCalls.rules, { state: ['pending'] });
    expect(rows.map(({ ruleId, isOwn }) => [ruleId, isOwn])).toEqual([[rule.ruleId, false]]);
    w.time.advance(effectMs);
    // device 4 is of partner 2
    await w.gateway.ingest('R001', [{ imei: imeiOf(4), readings: { smoke: 50 } }]);
    expect(await current(w, 4, 'smoke')).toEqual([]);
  });

  it('switched off judge no more; with arming they judge only what is armed; their level is that of the alarm [ALM-05] [ALM-02]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const rule = await ruleOfKind(w, 'levelLow');
    const { deviceTypes, measurement, raisesWhen, kind } = rule.version;
    const sent = { kind, deviceTypes, measurement, raisesWhen, threshold: 1, recoversAt: 1.2, alarmTimeMinutes: 2 };
    const more = { autoRecovery: true, armingEnable: true, level: 5 };
    await platform.send(alarmCalls.changeRule, { ...sent, ...more, ruleId: rule.ruleId, revision: 1 });
    w.time.advance(effectMs);
    const send = (readings: object, rest: object = {}) =>
      w.gateway.ingest('R001', [{ imei: imeiOf(2), readings, ...rest }]);
    const before = (await current(w, 2, 'levelLow')).length;
    await send({ level: 0.8 }, { armed: false });
    expect(await current(w, 2, 'levelLow')).toHaveLength(before);
    await send({ level: 0.8 }, { armed: true });
    const [alarm] = await current(w, 2, 'levelLow');
    expect(alarm?.level).toBe(5);
    // it has to stay normal for two minutes; what is reported meanwhile belongs to it
    await send({ level: 2 });
    w.time.advance(minuteMs);
    await send({ level: 0.7 });
    await send({ level: 2 });
    w.time.advance(minuteMs);
    await send({ level: 2 });
    expect(await current(w, 2, 'levelLow')).toMatchObject([{ count: 2, state: 'open' }]);
    w.time.advance(minuteMs);
    await send({ level: 2 });
    expect(await current(w, 2, 'levelLow')).toEqual([]);
    await platform.send(alarmCalls.switchRule, { ruleId: rule.ruleId, revision: 2, isEnabled: false });
    w.time.advance(effectMs);
    await send({ level: 0.1 });
    expect(await current(w, 2, 'levelLow')).toEqual([]);
  });

  it('close what stays normal also when no further report comes [ALM-05]', async () => {
    const w = await open();
    const send = (leakage: number) => w.gateway.ingest('R001', [{ imei: imeiOf(3), readings: { leakage } }]);
    await send(400);
    await send(10);
    expect(await current(w, 3, 'leakage')).toMatchObject([{ state: 'open' }]);
    for (let passed = 0; passed < 3; passed += 1) {
      w.time.advance(minuteMs);
      await w.gateway.idle();
    }
    await expect.poll(() => current(w, 3, 'leakage')).toEqual([]);
  });

  it('are rehearsed on past readings of the scope, besides what is in effect; one at a time for a tenant [N14] [ROL-06]', async () => {
    const w = await open();
    const [platform, agent] = [await w.as('platform'), await w.as('agent')];
    const at = (minutes: number) => new Date(w.time.clock() - minutes * minuteMs).toISOString();
    for (const [minutes, level] of [
      [9, 2],
      [8, 0.8],
      [7, 2],
      [6, 0.8],
    ] as const)
      await w.gateway.ingest('R001', [{ imei: imeiOf(2), at: at(minutes), readings: { level } }]);
    const { ruleId, version } = await ruleOfKind(w, 'levelLow');
    const { kind, deviceTypes, measurement, raisesWhen, autoRecovery } = version;
    const said = { kind, deviceTypes, measurement, raisesWhen, autoRecovery, armingEnable: false };
    const draft = { ...said, threshold: 1, recoversAt: 1.5, alarmTimeMinutes: 5, ruleId };
    const asked = { ...draft, days: 1, smsReceivers: 2, voiceReceivers: 0, smsCents: '0.05', voiceCents: '0' };
    const { db } = w.database;
    const other = await db
      .insertInto('rehearsal')
      .values({ ...(await leftRehearsal(w)), state: 'running', tries: 1 })
      .returning('rehearsalId')
      .executeTakeFirstOrThrow();
    const whileOther = await problemOf(agent.send(alarmCalls.rehearse, asked));
    expect(whileOther).toMatchObject({ code: 'alarm.rehearsal.running', args: { name: '陈工' } });
    await db.deleteFrom('rehearsal').where('rehearsalId', '=', other.rehearsalId).execute();
    await platform.send(alarmCalls.rehearse, asked);
    const newest = async () => (await platform.send(alarmCalls.rehearsals, {})).rows[0];
    await expect.poll(async () => (await newest())?.state).toBe('done');
    const ended = await newest();
    expect(ended?.draft).toMatchObject({ alarms: 1, repeated: 1, devices: 1, sms: 2, cents: 10 });
    expect(ended?.current).toMatchObject({ alarms: 0 });
    // nothing of it is kept or sent
    expect((await current(w, 2, 'levelLow')).length).toBe(0);
    const foreign = await w.as('platform', 'R002');
    expect((await problemOf(foreign.send(alarmCalls.rehearse, asked)))?.code).toBe('alarm.rule.notFound');
    const named = { rehearsalId: ended?.rehearsalId ?? 0 };
    expect((await problemOf(foreign.send(alarmCalls.cancelRehearsal, named)))?.code).toBe('alarm.rehearsal.notFound');
    expect((await problemOf(platform.send(alarmCalls.cancelRehearsal, named)))?.code).toBe('alarm.rehearsal.over');
  });

  it('go on with a rehearsal that was left half done, and give up one that ends its gateway each time [N14]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const left = await leftRehearsal(w);
    const leave = async (tries: number) => {
      await w.database.db
        .insertInto('rehearsal')
        .values({ ...left, state: 'running', tries })
        .execute();
      w.time.advance(minuteMs);
      await w.gateway.idle();
      const newest = async () => (await platform.send(alarmCalls.rehearsals, {})).rows[0]?.state;
      await expect.poll(newest).not.toBe('running');
      return newest();
    };
    expect([await leave(1), await leave(3)]).toEqual(['done', 'failed']);
  });
});
