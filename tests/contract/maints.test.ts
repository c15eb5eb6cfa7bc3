import { deviceCalls } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { type SentMaint, siteCalls } from '@fireline/api/site';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../fixtures/everyDatabase.ts';
import { refusalOf } from '../fixtures/gateway.ts';

const sent: SentMaint = {
  name: '安泰维保',
  contact: '林工',
  address: '后海大道2388号',
  phone: '13800138001',
  partnerId: 1,
  systemTitle: '安泰维保平台',
};
const problemOf = async (promise: Promise<unknown>) => {
  const { code, problems } = await refusalOf(promise);
  return `${code} ${problems[0]?.field ?? ''}`.trim();
};

await onTestDatabase('maintenance companies', ({ open }) => {
  it('have a name of 1 to 12 that is theirs alone, and other text of 1 to 128 [SIT-07]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const create = (more: object) => problemOf(platform.send(siteCalls.createMaint, { ...sent, ...more }));
    expect(await create({ name: '一二三四五六七八九十一二三' })).toBe('form.tooLong name');
    expect(await create({ contact: '长'.repeat(129) })).toBe('form.tooLong contact');
    expect(await platform.send(siteCalls.createMaint, { ...sent, contact: '长'.repeat(128) })).toMatchObject({
      partnerName: '合作商1',
      isOwn: true,
      places: 0,
    });
    expect(await create({})).toBe('site.maint.nameTaken name');
  });

  it('of another partner can be looked at where they keep one’s places, and not be changed [SIT-07] [ORG-05]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const agent = await w.as('agent');
    const now = { ...sent, name: '维保1', maintId: 1 };
    await platform.send(siteCalls.changeMaint, { ...now, partnerId: 2, revision: 1 });
    const { rows } = await agent.send(siteCalls.maints, {});
    expect(rows.map(({ maintId, isOwn }) => [maintId, isOwn])).toEqual([[1, false]]);
    expect(await problemOf(agent.send(siteCalls.changeMaint, { ...now, revision: 2 }))).toBe(
      'site.maint.notFound maintId',
    );
    expect(await problemOf(agent.send(siteCalls.createMaint, { ...sent, partnerId: 2 }))).toBe('form.choice partnerId');
  });

  it('show their title to their people, from the next look at the session on [SIT-07] [SES-11]', async () => {
    const w = await open();
    const maint = await w.as('maint');
    expect((await maint.send(sessionCalls.me, {})).systemTitle).toBeUndefined();
    const platform = await w.as('platform');
    await platform.send(siteCalls.changeMaint, { ...sent, name: '维保1', maintId: 1, revision: 1 });
    expect((await maint.send(sessionCalls.me, {})).systemTitle).toBe('安泰维保平台');
    expect((await platform.send(sessionCalls.me, {})).systemTitle).toBeUndefined();
  });

  it('that keep places or have accounts are not deleted; places with all in them go to another [SIT-07] [ROL-06]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const { maintId } = await platform.send(siteCalls.createMaint, sent);
    const { problems } = await refusalOf(platform.send(siteCalls.deleteMaint, { maintId: 1 }));
    expect(problems[0]).toMatchObject({ code: 'site.maint.inUse', args: { places: 1 } });
    const maint = await w.as('maint');
    const seen = async () => (await maint.send(deviceCalls.list, {})).total;
    const devices = await seen();
    expect(devices).toBeGreaterThan(0);
    expect(await platform.send(siteCalls.assignMaint, { placeIds: [1], maintId })).toEqual({ places: 1, devices });
    expect(await seen()).toBe(0);
    expect(await problemOf(platform.send(siteCalls.assignMaint, { placeIds: [1, 101], maintId }))).toBe(
      'site.place.notFound placeIds',
    );
    const other = await platform.send(siteCalls.createMaint, { ...sent, name: '短期维保' });
    await platform.send(siteCalls.deleteMaint, { maintId: other.maintId });
    const { choices } = await platform.send(siteCalls.choices, { kind: 'maint', search: '短期' });
    expect(choices).toEqual([]);
  });
});
