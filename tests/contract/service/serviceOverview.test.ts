import { serviceCalls } from '@fireline/api/service';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { fillFeedback } from '../../fixtures/feedback.ts';

// the fixture's day is 2026-11-21
const endsOn = { 1: '2026-11-21', 2: '2026-12-06', 5: '2026-11-22' } as const;

await onTestDatabase('the service of the caller', ({ open }) => {
  it('counts devices by the end of their service, the last day included, in the scope of the caller [SHL-05] [DEV-14] [ROL-06]', async () => {
    const w = await open();
    const { db } = w.database;
    const setEnd = (deviceId: number, expiresOn: string) =>
      db.updateTable('device').set({ expiresOn }).where('deviceId', '=', deviceId).execute();
    for (const [deviceId, day] of Object.entries(endsOn)) await setEnd(Number(deviceId), day);
    const unit = await w.as('unit');
    const first = await unit.send(serviceCalls.overview, {});
    // device 5 is not activated: it is not in service, but its service ends as that of the others
    expect(first.devices).toEqual({
      inService: 2,
      byTerm: { today: 1, in7: 2, in15: 3, in30: 3, expired: 0 },
      notActivated: 1,
    });
    expect(first.nearest.map(({ deviceId }) => deviceId)).toEqual([1, 5, 2]);
    await setEnd(1, '2026-11-20');
    const then = await unit.send(serviceCalls.overview, {});
    expect(then.devices).toMatchObject({ inService: 1, byTerm: { expired: 1 } });
    expect(then.nearest.map(({ deviceId }) => deviceId)).toEqual([5, 2]);
  });

  it('names who looks after the places of the caller, and nobody of other places or tenants [SHL-05] [ROL-06]', async () => {
    const w = await open();
    await w.database.db.updateTable('partner').set({ phone: '0755-26000001' }).where('partnerId', '=', 1).execute();
    const keepersOf = async (...as: Parameters<typeof w.as>) =>
      (await (await w.as(...as)).send(serviceCalls.overview, {})).keepers;
    const both = [
      { kind: 'partner', id: 1, name: '合作商1', contact: '', phone: '0755-26000001', places: 1 },
      { kind: 'maint', id: 1, name: '维保1', contact: '', phone: '', places: 1 },
    ];
    for (const role of ['unit', 'resident', 'org'] as const)
      expect(await keepersOf(role), role).toEqual({ total: 2, rows: both });
    // a partner or company is not listed for its own people
    expect((await keepersOf('agent')).rows).toEqual([both[1]]);
    expect((await keepersOf('maint')).rows).toEqual([both[0]]);
    expect((await keepersOf('platform')).total).toBe(4);
    expect((await keepersOf('platform', 'R002')).rows.map(({ id }) => id)).toEqual([101, 101]);
  });

  it('counts the feedback that the list shows to the caller [SHL-05] [SRV-07]', async () => {
    const w = await open();
    await fillFeedback(w);
    const feedbackOf = async (role: 'unit' | 'agent' | 'platform' | 'resident') =>
      (await (await w.as(role)).send(serviceCalls.overview, {})).feedback;
    expect(await feedbackOf('unit')).toEqual({ waiting: 1, replied: 0 });
    expect(await feedbackOf('resident')).toEqual({ waiting: 0, replied: 0 });
    await (await w.as('agent')).send(serviceCalls.replyFeedback, { feedbackId: 1, reply: '已安排' });
    expect(await feedbackOf('agent')).toEqual({ waiting: 0, replied: 1 });
    expect(await feedbackOf('platform')).toEqual({ waiting: 1, replied: 1 });
  });
});
