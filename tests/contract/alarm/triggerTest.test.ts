import { alarmCalls } from '@fireline/api/alarm';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';

const rule = {
  name: '夜间火警',
  isEnabled: true,
  moment: 'raised',
  mildestLevel: 2,
  kinds: ['smoke'],
  actions: ['siteLetter', 'hazard'],
  receivers: ['unitContacts'],
};
/** How much there is of what a rule would leave behind. */
const counts = async ({ database: { db } }: FixtureGateway) =>
  Promise.all(
    (['sendRecord', 'sendNotice', 'hazard', 'triggerFiring', 'triggerTrace', 'siteLetter'] as const).map(
      async (table) =>
        (
          await db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as('n'))
            .execute()
        )[0]?.n,
    ),
  );

await onTestDatabase('the test of a trigger rule', ({ open }) => {
  it('says of a past alarm which conditions hold and what would be done, and does nothing [ALM-12]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const before = await counts(w);
    const acts = await platform.send(alarmCalls.testTrigger, { ...rule, alarmId: 5 });
    expect([acts.acts, acts.hazard, acts.conditions.every(({ holds }) => holds)]).toEqual([true, 'made', true]);
    expect(acts.messages).toEqual([{ channel: 'siteLetter', receiver: 'unit-R001', reason: null }]);
    expect(acts.alarm).toMatchObject({ alarmId: 5, kind: 'smoke', isDrill: false });
    const other = { ...rule, isEnabled: false, kinds: ['gasLeak'], fromTime: '00:00', toTime: '00:01' };
    const missed = await platform.send(alarmCalls.testTrigger, { ...other, alarmId: 5 });
    expect(missed.conditions.filter(({ holds }) => !holds).map(({ condition }) => condition)).toEqual([
      'enabled',
      'kind',
      'hours',
    ]);
    expect([missed.acts, missed.messages, missed.hazard]).toEqual([false, [], 'none']);
    const standing = { ...rule, moment: 'standing', afterMinutes: 5 };
    expect((await platform.send(alarmCalls.testTrigger, { ...standing, alarmId: 1 })).acts).toBe(true);
    const never = await platform.send(alarmCalls.testTrigger, { ...standing, afterMinutes: 13, alarmId: 1 });
    expect(never.conditions.at(-1)).toEqual({ condition: 'standing', holds: false });
    expect(await counts(w)).toEqual(before);
  });

  it('looks at alarms in scope alone, and names a rule of another partner [ALM-12] [ROL-06]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const refused = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
    expect(await refused(platform.send(alarmCalls.testTrigger, { ...rule, alarmId: 101 }))).toMatchObject({
      code: 'alarm.notFound',
    });
    const foreign = await platform.send(alarmCalls.testTrigger, { ...rule, alarmId: 5, partnerId: 2 });
    expect([foreign.isOfPartner, foreign.acts]).toEqual([false, false]);
    const short = platform.send(alarmCalls.testTrigger, { ...rule, receivers: [], alarmId: 5 });
    expect(await refused(short)).toMatchObject({ field: 'receivers' });
    expect((await refusalOf((await w.as('resident')).send(alarmCalls.testTrigger, { ...rule, alarmId: 5 }))).code).toBe(
      'role.noPermission',
    );
  });

  it('of a rule for all looks at all alarms, also for a partner; of a new one at those of the partner [ALM-12] [ORG-05]', async () => {
    const w = await open();
    await w.database.db.updateTable('partner').set({ parentId: 1 }).where('partnerId', '=', 2).execute();
    const agent = await w.as('agent');
    // alarm 4 is of partner 2, below the agent's own
    const isOfPartner = async (alarmId: number, of: { partnerId?: number; isForAll?: boolean }) =>
      (await agent.send(alarmCalls.testTrigger, { ...rule, alarmId, ...of })).isOfPartner;
    expect(await isOfPartner(4, { isForAll: true })).toBe(true);
    expect(await isOfPartner(4, {})).toBe(false);
    expect(await isOfPartner(5, {})).toBe(true);
    expect(await isOfPartner(4, { partnerId: 2 })).toBe(true);
    expect(await isOfPartner(5, { partnerId: 2 })).toBe(false);
  });
});
