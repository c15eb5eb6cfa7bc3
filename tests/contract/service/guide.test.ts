import { shellCalls } from '@fireline/api/shell';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';

await onTestDatabase('the guide', ({ open }) => {
  it('has the steps that the caller may do, each done once it is on record in the caller’s scope [SIT-12] [ROL-06]', async () => {
    const w = await open();
    const agent = await w.as('agent');
    const stepsOf = async () =>
      new Map((await agent.send(shellCalls.guide, {})).steps.map(({ name, isDone }) => [name, isDone]));
    const before = await stepsOf();
    expect(before.get('unit')).toBe(true);
    expect(before.get('device')).toBe(true);
    expect(before.has('role')).toBe(false);
    await w.database.db.updateTable('place').set({ lng: null, lat: null }).where('partnerId', '=', 1).execute();
    expect((await stepsOf()).get('point')).toBe(false);
    // what stands in another partner's scope counts for nobody else
    await w.database.db.updateTable('place').set({ lng: 114, lat: 22.5 }).where('partnerId', '=', 2).execute();
    expect((await stepsOf()).get('point')).toBe(false);
    // the tenant has organisations and partners; a partner has put none under itself
    const platform = new Map(
      (await (await w.as('platform')).send(shellCalls.guide, {})).steps.map(({ name, isDone }) => [name, isDone]),
    );
    expect([platform.get('org'), platform.get('partner')]).toEqual([true, true]);
    // a tenant without a contact has that to fill in first
    const profileOf = async (contact: string) => {
      await w.database.db
        .updateTable('rent')
        .set({ profile: JSON.stringify({ contact }) })
        .where('rentId', '=', 'R001')
        .execute();
      return (await (await w.as('platform')).send(shellCalls.guide, {})).steps[0];
    };
    expect(await profileOf('')).toEqual({ name: 'tenant', isDone: false });
    expect(await profileOf('0755-86112233')).toEqual({ name: 'tenant', isDone: true });
    expect([before.has('org'), before.get('partner')]).toEqual([false, false]);
    expect((await (await w.as('org')).send(shellCalls.guide, {})).steps.map(({ name }) => name)).not.toContain('unit');
  });
});
