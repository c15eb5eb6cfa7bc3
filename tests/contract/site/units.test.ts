import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { type SentPlace, type SentUnit, siteCalls } from '@fireline/api/site';
import { sessionCalls } from '@fireline/api/session';
import type { Role } from '@fireline/domain/role';
import { describe, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { emptyUnitId } from '../../fixtures/tenant.ts';

const sent: SentUnit = {
  name: '后海物业',
  contact: '林经理',
  address: '后海大道2388号',
  mobiles: ['13800138001'],
  landlines: [],
  orgId: '440305',
};
const problemOf = async (promise: Promise<unknown>) => {
  const { code, problems } = await refusalOf(promise);
  return `${code} ${problems[0]?.field ?? ''}`.trim();
};

await onTestDatabase('units and places as they are kept', ({ open }) => {
  describe('units', () => {
    it('are found by any part of name, contact and address and by a whole phone, within the scope [SIT-06] [SES-07] [ROL-06] [ORG-05]', async () => {
      const w = await open();
      const platform = await w.as('platform');
      await platform.send(siteCalls.createUnit, sent);
      const names = async (role: Role, search: string) =>
        (await (await w.as(role)).send(siteCalls.units, { search })).rows.map(({ name }) => name);
      for (const text of ['后海物', '林经', '大道23', '138 0013 8001'])
        expect(await names('platform', text)).toEqual(['后海物业']);
      for (const text of ['38001', '[']) expect(await names('platform', text)).toEqual([]);
      // of everybody below the tenant: its own, or that of the places it keeps or lives in
      for (const role of ['org', 'unit', 'maint', 'resident'] as const)
        expect([role, (await names(role, '单位')).filter((name) => name !== '空置单位')]).toEqual([role, ['单位1']]);
      expect(await names('agent', '单位')).toEqual(['单位1', '空置单位']);
    });

    it('of a partner are its own or of one below it; an unknown organisation is refused [SIT-06] [ORG-05]', async () => {
      const w = await open();
      const agent = await w.as('agent');
      expect(await agent.send(siteCalls.createUnit, sent)).toMatchObject({ partnerId: 1, orgId: '440305' });
      expect(await problemOf(agent.send(siteCalls.createUnit, { ...sent, partnerId: 2 }))).toBe(
        'site.unit.otherPartner partnerId',
      );
      expect(await problemOf(agent.send(siteCalls.createUnit, { ...sent, orgId: '440106' }))).toBe(
        'site.unit.orgUnknown orgId',
      );
      expect(
        await problemOf(agent.send(siteCalls.createUnit, { ...sent, mobiles: ['13800138001', '138 0013 8001'] })),
      ).toBe('site.phone.sameMobile mobiles.1');
    });

    it('are changed field by field: a unit keeps its organisation, a company the name too [SIT-06] [ROL-06]', async () => {
      const w = await open();
      const now = { ...sent, name: '单位1', partnerId: 1 };
      const change = async (role: Role, revision: number, more: object) =>
        (await w.as(role)).send(siteCalls.changeUnit, { ...now, unitId: 1, revision, ...more });
      expect(await change('unit', 1, { contact: '王主任' })).toMatchObject({ contact: '王主任', revision: 2 });
      expect(await problemOf(change('unit', 2, { orgId: '440304' }))).toBe('site.place.fieldKept orgId');
      expect(await problemOf(change('maint', 2, { name: '别名' }))).toBe('site.place.fieldKept name');
      expect(await change('maint', 2, { landlines: ['0755-12345678'] })).toMatchObject({
        landlines: ['0755-****5678'],
      });
      expect(await problemOf(change('unit', 3, { unitId: 2 }))).toBe('site.unit.notFound unitId');
    });

    it('changed by two at once: the second learns who was first [SIT-06]', async () => {
      const w = await open();
      const platform = await w.as('platform');
      const changes = ['甲', '乙'].map((contact) =>
        platform.send(siteCalls.changeUnit, { ...sent, name: '单位1', unitId: 1, partnerId: 1, revision: 1, contact }),
      );
      const ends = await Promise.allSettled(changes);
      const lost = ends.findIndex(({ status }) => status === 'rejected');
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const { problems } = await refusalOf(changes[lost] ?? Promise.resolve());
      expect(problems[0]).toMatchObject({ code: 'site.conflict', args: { name: expect.stringMatching(/./) } });
    });

    it('take with them what hung on them where they were: places, devices and alarms, past ones included [SIT-06] [ORG-05]', async () => {
      const w = await open();
      const platform = await w.as('platform');
      const org = await w.as('org');
      const seen = async () => [
        (await org.send(siteCalls.places, {})).total,
        (await org.send(deviceCalls.list, {})).total,
        (await org.send(alarmCalls.list, { list: 'current' })).total,
      ];
      expect((await seen()).every((count) => count > 0)).toBe(true);
      const moved = { ...sent, unitId: 1, name: '单位1', partnerId: 2, orgId: '440304', revision: 1 };
      expect(await platform.send(siteCalls.changeUnit, moved)).toMatchObject({ partnerId: 2, orgId: '440304' });
      expect(await seen()).toEqual([0, 0, 0]);
      expect((await (await w.as('agent')).send(siteCalls.places, {})).total).toBe(0);
      expect((await platform.send(siteCalls.place, { placeId: 1 })).partnerId).toBe(2);
    });

    it('go together to another organisation and partner, with what hangs on them, in one row of the log [SIT-06] [ORG-05] [SES-10]', async () => {
      const w = await open();
      const platform = await w.as('platform');
      const other = await platform.send(siteCalls.createUnit, sent);
      const units = [{ unitId: 1, revision: 1 }, other];
      const to = { orgId: '440304', partnerId: 2 };
      expect(await platform.send(siteCalls.moveUnits, { units, ...to })).toMatchObject({ units: 2, places: 1 });
      for (const { unitId } of units)
        expect(await platform.send(siteCalls.unit, { unitId })).toMatchObject({ ...to, revision: 2 });
      expect((await (await w.as('org')).send(siteCalls.places, {})).total).toBe(0);
      expect((await (await w.as('agent')).send(deviceCalls.list, { search: '单位1' })).total).toBe(0);
      const { rows } = await platform.send(sessionCalls.userLog, { action: 'site.moveUnits' });
      expect(rows.map(({ changes }) => changes?.units)).toEqual([{ before: [], after: ['单位1', '后海物业'] }]);
    });

    it('stay all where they are when one cannot go, and each that cannot is named with its reason [SIT-06] [ROL-06]', async () => {
      const w = await open();
      const [platform, agent] = [await w.as('platform'), await w.as('agent')];
      const other = await agent.send(siteCalls.createUnit, sent);
      await platform.send(siteCalls.changeUnit, {
        ...sent,
        unitId: other.unitId,
        revision: 1,
        partnerId: 1,
        contact: '甲',
      });
      const units = [
        { unitId: 1, revision: 1 },
        { unitId: other.unitId, revision: 1 },
        { unitId: 2, revision: 1 },
      ];
      const refused = await refusalOf(agent.send(siteCalls.moveUnits, { units, orgId: '440304' }));
      expect(refused.problems).toEqual([
        { code: 'site.unit.move.changed', args: { unit: '后海物业', name: 'platform-R001' } },
        // of another partner: it reads as one that is not there
        { code: 'site.unit.move.gone', args: { unit: '2' } },
      ]);
      expect((await platform.send(siteCalls.unit, { unitId: 1 })).revision).toBe(1);
      const one = [{ unitId: 1, revision: 1 }];
      const move = (more: object) => problemOf(agent.send(siteCalls.moveUnits, { units: one, ...more }));
      expect(await move({})).toBe('site.unit.move.nowhere orgId');
      expect(await move({ partnerId: 2 })).toBe('site.unit.otherPartner partnerId');
      expect(await move({ orgId: '440106' })).toBe('site.unit.orgUnknown orgId');
      expect(await problemOf((await w.as('unit')).send(siteCalls.moveUnits, { units: one, orgId: '440304' }))).toBe(
        'role.noPermission',
      );
    });

    it('on which something hangs are not deleted; a deleted one is nowhere to be found [SIT-06]', async () => {
      const w = await open();
      const platform = await w.as('platform');
      const { problems } = await refusalOf(platform.send(siteCalls.deleteUnit, { unitId: 1 }));
      expect(problems[0]).toMatchObject({ code: 'site.unit.inUse', args: { places: 1 } });
      await platform.send(siteCalls.deleteUnit, { unitId: emptyUnitId });
      expect(await problemOf(platform.send(siteCalls.unit, { unitId: emptyUnitId }))).toBe('site.unit.notFound unitId');
      const { choices } = await platform.send(siteCalls.choices, { kind: 'unit' });
      expect(choices.map(({ id }) => id)).not.toContain(String(emptyUnitId));
    });
  });

  describe('places', () => {
    const shop: SentPlace = {
      name: '街角小店',
      type: 'C',
      smallKind: 'shop',
      manager: '赵店长',
      phone: '13800138000',
      mobiles: ['13800138000'],
      address: '科技路9号',
      unitId: 1,
    };

    it('change partner together when all are small, else none does [SIT-04] [ORG-05]', async () => {
      const w = await open();
      const platform = await w.as('platform');
      const { placeId } = await platform.send(siteCalls.createPlace, shop);
      const refused = await refusalOf(platform.send(siteCalls.changePartner, { placeIds: [placeId, 1], partnerId: 2 }));
      expect(refused.problems[0]).toEqual({ code: 'site.place.partnerOfSmallOnly', args: { count: 1 } });
      expect((await platform.send(siteCalls.place, { placeId })).partnerId).toBe(1);
      expect(await platform.send(siteCalls.changePartner, { placeIds: [placeId], partnerId: 2 })).toMatchObject({
        places: 1,
        devices: 0,
      });
      expect((await platform.send(siteCalls.place, { placeId })).partnerId).toBe(2);
      const agent = await w.as('agent');
      expect(await problemOf(agent.send(siteCalls.changePartner, { placeIds: [placeId], partnerId: 1 }))).toBe(
        'site.place.notFound placeIds',
      );
    });

    it('are deleted once nothing hangs in them, and their number is free again [SIT-05]', async () => {
      const w = await open();
      const platform = await w.as('platform');
      expect(await problemOf(platform.send(siteCalls.deletePlace, { placeId: 1 }))).toBe('site.place.hasDevices');
      const { placeId } = await platform.send(siteCalls.createPlace, { ...shop, number: 'S-1' });
      await platform.send(siteCalls.addMember, {
        placeId,
        name: '钱女士',
        right: 'manage',
        proof: 'phone',
        phone: '13800138009',
      });
      const { problems } = await refusalOf(platform.send(siteCalls.deletePlace, { placeId }));
      expect(problems[0]).toMatchObject({ code: 'site.place.inUse', args: { members: 1, buildings: 0 } });
      const repair = await platform.send(siteCalls.createPlace, { ...shop, number: 'S-2', isRepair: true });
      expect(await problemOf(platform.send(siteCalls.deletePlace, { placeId: repair.placeId }))).toBe(
        'site.repairPlace.stays',
      );
      const bare = await platform.send(siteCalls.createPlace, { ...shop, number: 'S-3' });
      await platform.send(siteCalls.deletePlace, { placeId: bare.placeId });
      expect(await problemOf(platform.send(siteCalls.place, { placeId: bare.placeId }))).toBe(
        'site.place.notFound placeId',
      );
      expect(await platform.send(siteCalls.createPlace, { ...shop, number: 'S-3' })).toMatchObject({ number: 'S-3' });
    });

    it('have each person once; a new one sees nothing yet; a follower adds nobody [SIT-02]', async () => {
      const w = await open();
      const platform = await w.as('platform');
      const one = { placeId: 1, name: '钱女士', right: 'follow', proof: 'email', email: 'qian@example.com' } as const;
      await platform.send(siteCalls.addMember, one);
      const { rows } = await platform.send(siteCalls.members, { placeId: 1 });
      expect(rows.find(({ name }) => name === '钱女士')).toMatchObject({ verifiedAt: null, hasAccount: false });
      expect(await problemOf(platform.send(siteCalls.addMember, one))).toBe('site.member.taken email');
      expect(await problemOf(platform.send(siteCalls.addMember, { ...one, proof: 'phone' }))).toBe(
        'form.required phone',
      );
    });

    it('changed from an old form are refused, with the name of who changed them [SIT-02]', async () => {
      const w = await open();
      const platform = await w.as('platform');
      const { placeId } = await platform.send(siteCalls.createPlace, shop);
      await (await w.as('unit')).send(siteCalls.changePlace, { ...shop, placeId, revision: 1, manager: '新店长' });
      const { problems } = await refusalOf(platform.send(siteCalls.changePlace, { ...shop, placeId, revision: 1 }));
      expect(problems[0]?.code).toBe('site.conflict');
      expect(problems[0]?.args?.name).not.toBe('');
    });
  });
});
