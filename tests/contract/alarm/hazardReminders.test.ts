import { alarmCalls } from '@fireline/api/alarm';
import { messageCalls } from '@fireline/api/message';
import { addDays } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { remindOfHazards } from '../../../apps/gateway/src/alarm/hazards/reminders.ts';
import { ClockWatch } from '../../../apps/gateway/src/lib/clockWatch.ts';
import { claim } from '../../../apps/gateway/src/message/sending/claiming.ts';
import { units } from '../../../apps/gateway/src/tariff/units/units.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { fillHazards } from '../../fixtures/hazards.ts';
import { addAccess, pass, recordingCarrier } from '../../fixtures/sendingWorld.ts';

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
/** Two gateways at once, at that moment. */
const run = async (w: FixtureGateway, at: string) => {
  const deps = { database: w.database, clock: () => Date.parse(at), log: w.log };
  return sum(await Promise.all([remindOfHazards(deps), remindOfHazards(deps)]));
};
const sentOf = ({ database: { db } }: FixtureGateway, hazardId: number) =>
  db
    .selectFrom('sendRecord')
    .select(['at', 'key', 'trigger', 'channel', 'receiver', 'state', 'reason'])
    .where('hazardId', '=', hazardId)
    .orderBy('recordId')
    .execute();
const only = async (w: FixtureGateway, hazardId: number, dueOn: string, more: object = {}) => {
  const { db } = w.database;
  await db.deleteFrom('hazard').where('hazardId', '<>', hazardId).execute();
  await db
    .updateTable('hazard')
    .set({ dueOn, ...more })
    .where('hazardId', '=', hazardId)
    .execute();
};

await onTestDatabase('reminders of hazards', ({ open }) => {
  it('go once for each stage from eight in the morning, an SMS once before the due day and once after it, whichever of two gateways [ALM-13] [MSG-06]', async () => {
    const w = await open({ carriers: { webhook: recordingCarrier().carrier } });
    await fillHazards(w);
    await addAccess(w);
    await only(w, 2, '2026-11-25');
    const reminded: string[] = [];
    for (let day = '2026-11-22'; day <= '2026-11-28'; day = addDays(day, 1))
      for (const hour of ['00', '04']) if ((await run(w, `${day}T${hour}:00:00Z`)) > 0) reminded.push(`${day} ${hour}`);
    expect(reminded).toEqual(['2026-11-24 00', '2026-11-26 00', '2026-11-27 00', '2026-11-28 00']);
    const sent = await sentOf(w, 2);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length);
    const to = (channel: string) => sent.filter((row) => row.channel === channel && row.state === 'planned');
    expect(to('sms').map(({ receiver, trigger }) => [receiver, trigger])).toEqual([
      ['成员1-R001', 'hazardDue'],
      ['成员1-R001', 'hazardOverdue'],
    ]);
    const letters = to('siteLetter').filter(({ receiver }) => receiver === 'resident-R001');
    expect(letters.map(({ trigger }) => trigger)).toEqual([
      'hazardDue',
      'hazardOverdue',
      'hazardOverdue',
      'hazardOverdue',
    ]);
  });

  it('reach whoever stands as responsible, by the ways that the person chose, and lead to the hazard [ALM-13] [MSG-04]', async () => {
    const w = await open({ carriers: { webhook: recordingCarrier().carrier } });
    await fillHazards(w);
    const unit = await w.as('unit');
    const { revision, ...chosen } = await unit.send(messageCalls.receiving, {});
    const { mobile: _mobile, forcedChannels: _forced, forcedLevel: _level, ...groups } = chosen;
    await unit.send(messageCalls.saveReceiving, { ...groups, inspection: [], email: undefined, revision });
    await addAccess(w);
    await w.database.db.updateTable('appUser').set({ mobile: '13800138077' }).where('username', '=', 'unit').execute();
    await only(w, 1, '2026-11-20', { responsible: 'unit-R001' });
    expect(await run(w, '2026-11-21T02:00:00Z')).toBe(1);
    const mine = (await sentOf(w, 1)).filter(({ receiver }) => receiver === 'unit-R001');
    // the round that sends goes on beside this: the letter may have gone already
    expect(mine.map(({ channel, state, reason }) => [channel, state, reason])).toEqual([
      ['siteLetter', expect.stringMatching(/^(planned|delivered)$/), null],
      ['sms', 'notSent', 'off'],
    ]);
    await pass(w, 600_000);
    const { rows } = await unit.send(messageCalls.letters, {});
    expect(rows.map(({ about, group }) => [about, group])).toEqual([[{ kind: 'hazard', id: 1 }, 'inspection']]);
    expect(rows[0]?.content).toContain('烟感反复误报');
    const { track } = await unit.send(alarmCalls.hazard, { hazardId: 1 });
    expect(track.map(({ event, by }) => [event, by])).toEqual([['reminded', '']]);
    expect(track[0]?.receiver).toContain('unit-R001');
    // somebody of the same name elsewhere is not the responsible
    expect((await sentOf(w, 1)).some(({ receiver }) => receiver.endsWith('R002'))).toBe(false);
  });

  it('are not sent of what is handed over or completed, nor while they are switched off [ALM-13] [MSG-06]', async () => {
    const w = await open();
    await fillHazards(w);
    const platform = await w.as('platform');
    await only(w, 1, '2026-11-20');
    const set = { trigger: 'hazardOverdue', channels: ['siteLetter'], receivers: ['placeManager'] };
    await platform.send(messageCalls.saveSendTrigger, { ...set, isEnabled: false, revision: 0 });
    expect(await run(w, '2026-11-21T02:00:00Z')).toBe(0);
    await platform.send(messageCalls.saveSendTrigger, { ...set, isEnabled: true, revision: 1 });
    expect(await run(w, '2026-11-21T02:10:00Z')).toBe(1);
    await platform.send(alarmCalls.handOverHazard, { hazardId: 1, receiver: '街道办', remark: '' });
    expect(await run(w, '2026-11-22T02:00:00Z')).toBe(0);
    await platform.send(alarmCalls.completeHazard, { hazardId: 1, remark: '已清理' });
    expect(await run(w, '2026-11-23T02:00:00Z')).toBe(0);
    const { track } = await platform.send(alarmCalls.hazard, { hazardId: 1 });
    expect(track.map(({ event }) => event)).toEqual(['reminded', 'handOver', 'complete']);
  });

  it('a tenant whose transaction fails keeps neither the mark nor a message, stops no other, and is tried again [ALM-13]', async () => {
    const w = await open();
    await fillHazards(w);
    const { db } = w.database;
    const ids = [1, 101];
    await db.deleteFrom('hazard').where('hazardId', 'not in', ids).execute();
    await db.updateTable('hazard').set({ dueOn: '2026-11-20', responsible: '' }).execute();
    await db.updateTable('place').set({ manager: '陈主任', phone: '13800138000' }).execute();
    await sql`alter table hazard_track add constraint no_reminders check (hazard_id <> 1 or event <> 'reminded')`.execute(
      db,
    );
    expect(await run(w, '2026-11-21T02:00:00Z')).toBe(1);
    expect([(await sentOf(w, 1)).length, (await sentOf(w, 101)).length > 0]).toEqual([0, true]);
    const marks = await db.selectFrom('hazard').select(['hazardId', 'remindedOn']).orderBy('hazardId').execute();
    expect(marks.map(({ remindedOn }) => remindedOn)).toEqual([null, '2026-11-21']);
    expect(w.failures.map(String).join()).toContain('no_reminders');
    w.failures.length = 0;
    await sql`alter table hazard_track drop constraint no_reminders`.execute(db);
    expect(await run(w, '2026-11-21T02:10:00Z')).toBe(1);
    expect(w.failures).toEqual([]);
  });

  it('say once why one does not go, and go when the reason is gone [ALM-13] [MSG-05]', async () => {
    const w = await open();
    await fillHazards(w);
    await only(w, 1, '2026-11-18');
    const platform = await w.as('platform');
    const content = '{unit}{place}的隐患“{name}”';
    const { templateId } = await platform.send(messageCalls.createTemplate, {
      name: '隐患',
      type: 'sms',
      group: 'inspection',
      content,
    });
    const set = { channels: ['sms'], receivers: ['placeManager'], smsTemplateId: templateId, isEnabled: true };
    await platform.send(messageCalls.saveSendTrigger, { ...set, trigger: 'hazardOverdue', revision: 0 });
    const mine = async () =>
      (await sentOf(w, 1))
        .filter(({ receiver }) => receiver === '成员1-R001')
        .map(({ state, reason }) => [state, reason]);
    // three days overdue, and never reminded of
    expect(await run(w, '2026-11-21T02:00:00Z')).toBe(0);
    expect(await run(w, '2026-11-21T02:10:00Z')).toBe(0);
    expect(await run(w, '2026-11-22T02:00:00Z')).toBe(0);
    expect(await mine()).toEqual([['notSent', 'noAccess']]);
    await addAccess(w, 'platform', { carrier: 'sandbox' });
    expect(await run(w, '2026-11-22T02:10:00Z')).toBe(1);
    expect(await mine()).toEqual([
      ['notSent', 'noAccess'],
      ['planned', null],
    ]);
    expect(await run(w, '2026-11-23T02:00:00Z')).toBe(0);
    expect(await mine()).toHaveLength(2);
  });

  it('that wait are not sent once the hazard is rectified or its due day is another [ALM-13] [MSG-06]', async () => {
    const w = await open({ carriers: { webhook: recordingCarrier().carrier } });
    await fillHazards(w);
    const accessId = await addAccess(w);
    await w.gateway.idle();
    const { db } = w.database;
    await db.deleteFrom('hazard').where('hazardId', 'not in', [1, 2, 4]).execute();
    await db.updateTable('hazard').set({ dueOn: '2026-11-22' }).execute();
    // after the clock of the gateway itself, which sends nothing of it
    expect(await run(w, '2026-11-21T10:00:00Z')).toBe(3);
    const platform = await w.as('platform');
    await platform.send(alarmCalls.completeHazard, { hazardId: 1, remark: '已清理' });
    await db.updateTable('hazard').set({ dueOn: '2026-11-30' }).where('hazardId', '=', 2).execute();
    const deps = {
      database: w.database,
      clock: () => Date.parse('2026-11-21T10:00:01Z'),
      clocks: new ClockWatch(w.log),
      log: w.log,
      units,
    };
    const found = await claim(deps, { accessId, rentId: 'R001' }, 10);
    expect(new Set(found?.claimed.map(({ hazardId }) => hazardId))).toEqual(new Set([4]));
    for (const hazardId of [1, 2]) {
      const sms = (await sentOf(w, hazardId)).filter(
        ({ channel, reason }) => channel === 'sms' && reason !== 'noAddress',
      );
      expect(new Set(sms.map(({ state, reason }) => `${state} ${reason}`))).toEqual(new Set(['notSent over']));
    }
  });

  it('of a hazard of level 1 are held back like others, and nobody is shown them as an alarm that does not go [ALM-13] [ALM-09]', async () => {
    const w = await open({ carriers: { webhook: recordingCarrier().carrier } });
    await fillHazards(w);
    const accessId = await addAccess(w);
    await w.gateway.idle();
    await only(w, 1, '2026-11-20', { level: 1 });
    const platform = await w.as('platform');
    const { settings } = await platform.send(messageCalls.sendRule, {});
    await platform.send(messageCalls.saveSendRule, { ...settings, smsMessages: 1, smsHours: 1, revision: 0 });
    expect(await run(w, '2026-11-21T10:00:00Z')).toBe(1);
    const { db } = w.database;
    const [passedAt, to] = ['2026-11-21T09:59:00Z', '13800138000'];
    await db
      .insertInto('sendRecord')
      .values({
        rentId: 'R001',
        orgPath: '/',
        at: passedAt,
        nextAt: passedAt,
        passedAt,
        kind: 'alarm',
        channel: 'sms',
        state: 'delivered',
        text: '',
        key: 'before',
        address: to,
        digits: to,
      })
      .execute();
    const deps = {
      database: w.database,
      clock: () => Date.parse('2026-11-21T10:00:01Z'),
      clocks: new ClockWatch(w.log),
      log: w.log,
      units,
    };
    expect((await claim(deps, { accessId, rentId: 'R001' }, 10))?.claimed).toEqual([]);
    expect((await sentOf(w, 1)).filter(({ state }) => state === 'held')).toMatchObject([{ reason: 'frequency' }]);
    const letters = db.selectFrom('sendRecord').select('text').where('key', 'like', 'held:%');
    expect(await letters.execute()).toEqual([]);
  });
});
