import { alarmCalls } from '@fireline/api/alarm';
import { messageCalls } from '@fireline/api/message';
import { ruleEffectMinutes } from '@fireline/domain/alarm';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import {
  addAccess,
  handle,
  minute,
  pass,
  problemOf,
  receipt,
  recordingCarrier,
  startSending,
} from '../../fixtures/sendingWorld.ts';
import { deviceKeyOf, imeiOf } from '../../fixtures/tenant.ts';

/** What the device measures comes in as it does from a device. */
async function report(w: FixtureGateway, smoke: number): Promise<void> {
  const reply = await w.request('/ingest/readings', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: deviceKeyOf('R001') },
    body: JSON.stringify({ reports: [{ imei: imeiOf(1), readings: { smoke } }] }),
  });
  expect(reply.status).toBe(200);
  await pass(w, 6000);
}
const standing = async (w: FixtureGateway) =>
  (await (await w.as('unit')).send(alarmCalls.list, { list: 'current', deviceId: 1 })).rows.filter(
    ({ kind }) => kind === 'smoke',
  );

await onTestDatabase('from a rule to the hazard', (store) => {
  it('a changed rule takes effect after its time, raises the alarm, people are sent word, it is escalated, handled, and its hazard rectified [ALM-05] [ALM-09] [MSG-05] [ALM-13]', async () => {
    const { carrier, offers } = recordingCarrier();
    const w = await startSending(store)({ carriers: { webhook: carrier } });
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    const accessId = await addAccess(w);

    // the rule: 50 is below what holds now, and above what will hold
    const { rows: rules } = await platform.send(alarmCalls.rules, { kind: ['smoke'] });
    const rule = rules.find(({ partnerId }) => partnerId === null);
    const saved = await platform.send(alarmCalls.changeRule, {
      ruleId: rule?.ruleId ?? 0,
      revision: rule?.revision ?? 0,
      kind: 'smoke',
      deviceTypes: ['smoke'],
      measurement: 'smoke',
      raisesWhen: 'atLeast',
      threshold: 40,
      recoversAt: 30,
      alarmTimeMinutes: 5,
      autoRecovery: false,
      armingEnable: false,
    });
    expect(saved.rule.state).toBe('pending');
    await report(w, 50);
    expect([await standing(w), offers]).toEqual([[], []]);
    await pass(w, ruleEffectMinutes * minute);
    const again = await platform.send(alarmCalls.rules, { kind: ['smoke'] });
    expect(again.rows.find(({ ruleId }) => ruleId === rule?.ruleId)?.state).toBe('inEffect');

    // the alarm names the version that raised it
    await report(w, 52);
    const [alarm] = await standing(w);
    const alarmId = alarm?.alarmId ?? 0;
    expect(await unit.send(alarmCalls.detail, { alarmId })).toMatchObject({
      rule: { ruleId: rule?.ruleId, threshold: 40 },
    });

    // its messages: each number once, a letter besides, and what was not sent says why
    const sends = async () => (await unit.send(messageCalls.alarmSends, { alarmId })).rows;
    const smsOf = async (moment: string) =>
      (await sends()).filter((row) => row.channel === 'sms' && row.moment === moment && row.reason !== 'noAddress');
    const raised = await smsOf('raised');
    expect(raised.length).toBeGreaterThan(0);
    expect(raised.map(({ state }) => state)).toEqual(raised.map(() => 'handed'));
    expect(new Set(offers.map(({ to }) => to)).size).toBe(offers.length);
    expect((await sends()).some(({ channel, state }) => channel === 'siteLetter' && state === 'delivered')).toBe(true);

    // the receipts: in order, late, twice, and of somebody else
    const [first] = offers;
    await receipt(w, accessId, first?.key ?? '', 'sent');
    await receipt(w, accessId, first?.key ?? '', 'delivered');
    expect(await problemOf(receipt(w, accessId, first?.key ?? '', 'delivered'))).toMatchObject({
      code: 'message.receipt.known',
    });
    expect(await problemOf(receipt(w, accessId, `${first?.key}x`, 'delivered'))).toMatchObject({
      code: 'message.receipt.refused',
    });
    expect((await smsOf('raised')).map(({ state }) => state)).toContain('delivered');
    const day = new Date(w.time.clock() + 8 * 60 * minute).toISOString().slice(0, 10);
    const { sent, failed } = await platform.send(messageCalls.sendStatistics, {
      channel: 'sms',
      level: 'tenant',
      from: day,
      to: day,
    });
    expect([sent, failed]).toEqual([offers.length, 0]);

    // nobody acknowledges it: it is escalated, once
    await pass(w, 6 * minute);
    const escalated = await smsOf('standing');
    expect(escalated.length).toBeGreaterThan(0);
    await pass(w, 20 * minute);
    expect((await smsOf('standing')).length).toBe(escalated.length);

    // its handling is told, and ends it
    await handle(w, alarmId);
    expect(await standing(w)).toEqual([]);
    expect((await sends()).some(({ moment, channel }) => moment === 'handled' && channel === 'siteLetter')).toBe(true);

    // its hazard, until it is rectified
    const { hazard } = await unit.send(alarmCalls.createHazard, {
      alarmId,
      title: '烟感积尘',
      level: 2,
      foundDay: day,
      dueDay: day,
      responsible: '林经理',
    });
    expect(hazard).toMatchObject({ source: 'alarm', alarmId, state: 'inProgress' });
    expect(
      await problemOf(
        unit.send(alarmCalls.createHazard, {
          alarmId,
          title: '再一次',
          level: 2,
          foundDay: day,
          dueDay: day,
          responsible: '林经理',
        }),
      ),
    ).toMatchObject({ code: 'alarm.hazard.ofAlarm' });
    const done = await unit.send(alarmCalls.completeHazard, { hazardId: hazard.hazardId, remark: '已清洁并复测' });
    expect(done.hazard.state).toBe('completed');
    expect(done.track.map(({ event }) => event)).toEqual(['found', 'complete']);
    expect(w.failures).toEqual([]);
  });
});
