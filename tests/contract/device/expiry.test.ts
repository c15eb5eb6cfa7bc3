import { deviceCalls } from '@fireline/api/device';
import { messageCalls } from '@fireline/api/message';
import { expiryTerms } from '@fireline/domain/device';
import { addDays, dayAt } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { remindOfEnds } from '../../../apps/gateway/src/device/expiry/reminders.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { addAccess } from '../../fixtures/sendingWorld.ts';

await onTestDatabase('the end of service', ({ open }) => {
  it('terms hold the nearer ones, and each count is the length of its list [DEV-14]', async () => {
    const w = await open();
    // the fixture's today is 2026-11-21
    const ends = {
      1: '2026-11-21',
      2: '2026-11-28',
      3: '2026-11-29',
      4: '2026-12-21',
      5: '2026-12-22',
      6: '2026-11-20',
    };
    for (const [deviceId, expiresOn] of Object.entries(ends))
      await w.database.db.updateTable('device').set({ expiresOn }).where('deviceId', '=', Number(deviceId)).execute();
    const platform = await w.as('platform');
    const idsOf = async (expiry: (typeof expiryTerms)[number]) =>
      (await platform.send(deviceCalls.list, { expiry, sort: 'expiresOn' })).rows.map(({ deviceId }) => deviceId);
    expect(await Promise.all(expiryTerms.map(idsOf))).toEqual([[1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [6]]);
    expect(await platform.send(deviceCalls.expiry, {})).toEqual({ today: 1, in7: 2, in15: 3, in30: 4, expired: 1 });
    const smoke = await platform.send(deviceCalls.expiry, { deviceType: ['smoke'], expiry: 'expired' });
    expect(smoke).toEqual({ today: 1, in7: 1, in15: 1, in30: 2, expired: 0 });
    expect((await (await w.as('unit')).send(deviceCalls.expiry, {})).in30).toBe(2);
  });

  /** Messages about the end of a device's service, by day. */
  const sentOf = async ({ database: { db } }: FixtureGateway, deviceId: number) =>
    (
      await db
        .selectFrom('sendRecord')
        .select(['at', 'key', 'trigger', 'kind'])
        .where('deviceId', '=', deviceId)
        .where('trigger', '=', 'serviceExpiring')
        .orderBy('at')
        .execute()
    ).map(({ at, key }) => ({ day: dayAt(Date.parse(at)), key }));

  it('each stage reminds once, from eight in the morning, whichever of two gateways [DEV-14] [MSG-06]', async () => {
    const w = await open();
    const { db } = w.database;
    await db.updateTable('device').set({ expiresOn: null }).execute();
    await db.updateTable('device').set({ expiresOn: '2026-12-21' }).where('deviceId', '=', 1).execute();
    const run = (at: string) => {
      const deps = { database: w.database, clock: () => Date.parse(at), log: w.log };
      return Promise.all([remindOfEnds(deps), remindOfEnds(deps)]);
    };
    const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
    expect(sum(await run('2026-11-20T23:59:59Z'))).toBe(0);
    const days = Array.from({ length: 35 }, (_, at) => addDays('2026-11-21', at));
    const reminded: string[] = [];
    for (const day of days)
      for (const hour of ['00', '04']) if (sum(await run(`${day}T${hour}:00:00Z`)) > 0) reminded.push(`${day} ${hour}`);
    expect(reminded).toEqual(['2026-11-21 00', '2026-12-06 00', '2026-12-14 00', '2026-12-21 00', '2026-12-22 00']);
    const sent = await sentOf(w, 1);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length);
    expect([...new Set(sent.map(({ day }) => day))]).toEqual(reminded.map((one) => one.slice(0, 10)));
    // a renewal starts over
    await db.updateTable('device').set({ expiresOn: '2027-12-22' }).where('deviceId', '=', 1).execute();
    expect(sum(await run('2026-12-23T00:00:00Z'))).toBe(0);
    expect(sum(await run('2027-11-22T00:00:00Z'))).toBe(1);
  });

  it('a tenant whose reminders fail stops no other, and is tried again [DEV-14] [MSG-06]', async () => {
    const w = await open();
    const { db } = w.database;
    await db.updateTable('device').set({ expiresOn: null }).execute();
    await db.updateTable('device').set({ expiresOn: '2026-12-21' }).where('deviceId', 'in', [1, 101]).execute();
    await sql`alter table device add constraint no_reminders check (device_id <> 1 or reminded_on is null)`.execute(db);
    const deps = { database: w.database, clock: () => Date.parse('2026-11-21T04:00:00Z'), log: w.log };
    expect(await remindOfEnds(deps)).toBe(1);
    expect([(await sentOf(w, 1)).length, (await sentOf(w, 101)).length > 0]).toEqual([0, true]);
    expect(w.failures.map(String).join()).toContain('no_reminders');
    w.failures.length = 0;
    await sql`alter table device drop constraint no_reminders`.execute(db);
    expect([await remindOfEnds(deps), w.failures]).toEqual([1, []]);
  });

  it('a reminder is sent by hand once a day, by those who keep devices, where the end is near [DEV-14] [MSG-06] [ROL-07]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const codeOf = async (promise: Promise<unknown>) => {
      const { code, problems } = await refusalOf(promise);
      return problems[0]?.code ?? code;
    };
    const ends = (expiresOn: string) =>
      w.database.db.updateTable('device').set({ expiresOn }).where('deviceId', '=', 1).execute();
    await ends('2027-03-01');
    expect(await codeOf(platform.send(deviceCalls.remind, { deviceId: 1 }))).toBe('device.reminder.notNear');
    await ends('2026-11-25');
    const { messages, remindedOn } = await platform.send(deviceCalls.remind, { deviceId: 1 });
    expect([messages > 0, remindedOn]).toEqual([true, '2026-11-21']);
    expect((await platform.send(deviceCalls.detail, { deviceId: 1 })).remindedOn).toBe('2026-11-21');
    expect((await sentOf(w, 1)).length).toBeGreaterThanOrEqual(messages);
    expect(await codeOf(platform.send(deviceCalls.remind, { deviceId: 1 }))).toBe('device.reminder.today');
    expect(await codeOf(platform.send(deviceCalls.remind, { deviceId: 101 }))).toBe('device.notFound');
    expect(await codeOf((await w.as('org')).send(deviceCalls.remind, { deviceId: 1 }))).toBe('role.noPermission');
  });

  it('a tenant switches reminders off, and a device counts as reminded of only when a message goes [DEV-14] [MSG-06]', async () => {
    const w = await open();
    const { db } = w.database;
    const platform = await w.as('platform');
    await db.updateTable('device').set({ expiresOn: null }).execute();
    await db.updateTable('device').set({ expiresOn: '2026-11-30' }).where('deviceId', '=', 1).execute();
    const set = { trigger: 'serviceExpiring', channels: ['siteLetter'], receivers: ['unitContacts'] };
    await platform.send(messageCalls.saveSendTrigger, { ...set, isEnabled: false, revision: 0 });
    const run = (at: string) => remindOfEnds({ database: w.database, clock: () => Date.parse(at), log: w.log });
    const remindedOn = async () => (await platform.send(deviceCalls.detail, { deviceId: 1 })).remindedOn;
    expect([await run('2026-11-21T04:00:00Z'), await remindedOn()]).toEqual([0, null]);
    const byHand = await platform.send(deviceCalls.remind, { deviceId: 1 });
    expect([byHand, await remindedOn()]).toEqual([{ messages: 0, remindedOn: null }, null]);
    await platform.send(messageCalls.saveSendTrigger, { ...set, isEnabled: true, revision: 1 });
    expect([await run('2026-11-22T04:00:00Z'), await remindedOn()]).toEqual([1, '2026-11-22']);
    expect((await sentOf(w, 1)).map(({ day }) => day)).toEqual(['2026-11-22']);
  });

  it('a message that did not go on the first day of a stage goes on the same day when its reason is gone [DEV-14] [MSG-05]', async () => {
    const w = await open();
    const { db } = w.database;
    const platform = await w.as('platform');
    await db.updateTable('device').set({ expiresOn: '2026-12-21' }).where('deviceId', '=', 1).execute();
    const template = { name: '续费', type: 'sms', group: 'payment', content: '{name}将于{time}到期' };
    const { templateId } = await platform.send(messageCalls.createTemplate, template);
    const set = { trigger: 'serviceExpiring', channels: ['sms'], receivers: ['placeManager'], isEnabled: true };
    await platform.send(messageCalls.saveSendTrigger, { ...set, smsTemplateId: templateId, revision: 0 });
    expect((await platform.send(deviceCalls.remind, { deviceId: 1 })).messages).toBe(0);
    await addAccess(w, 'platform', { carrier: 'sandbox' });
    expect((await platform.send(deviceCalls.remind, { deviceId: 1 })).messages).toBeGreaterThan(0);
  });
});
