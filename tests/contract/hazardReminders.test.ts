import { alarmCalls } from '@fireline/api/alarm';
import { messageCalls } from '@fireline/api/message';
import { addDays } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { remindOfHazards } from '../../apps/gateway/src/alarm/hazards/reminders.ts';
import { onTestDatabase } from '../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../fixtures/gateway.ts';
import { fillHazards } from '../fixtures/hazards.ts';
import { addAccess, pass, recordingCarrier } from '../fixtures/sendingWorld.ts';

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
/** Two gateways at once, at that moment. */
const run = async (w: FixtureGateway, at: string) => {
  const deps = { database: w.database, clock: () => Date.parse(at) };
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
  it('go once for each stage from eight in the morning, an SMS once, whichever of two gateways [ALM-13] [MSG-06]', async () => {
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
    expect(to('sms').map(({ receiver, trigger }) => [receiver, trigger])).toEqual([['成员1-R001', 'hazardDue']]);
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
    expect(mine.map(({ channel, state, reason }) => [channel, state, reason])).toEqual([
      ['siteLetter', 'planned', null],
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

  it('a transaction that ends half-way leaves neither the mark nor a message, and the next round reminds [ALM-13]', async () => {
    const w = await open();
    await fillHazards(w);
    await only(w, 1, '2026-11-20');
    const { db } = w.database;
    await sql`alter table hazard_track add constraint no_reminders check (event <> 'reminded')`.execute(db);
    await expect(run(w, '2026-11-21T02:00:00Z')).rejects.toThrow('no_reminders');
    expect(await sentOf(w, 1)).toEqual([]);
    await sql`alter table hazard_track drop constraint no_reminders`.execute(db);
    expect(await run(w, '2026-11-21T02:10:00Z')).toBe(1);
    w.failures.length = 0;
  });
});
