import { buildingCalls } from '@fireline/api/building';
import type { Call } from '@fireline/api/lib';
import { orgCalls } from '@fireline/api/org';
import { siteCalls } from '@fireline/api/site';
import { placeMembersMax } from '@fireline/domain/site';
import { beforeEach, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { samplesWith } from '../everyCall/samples.ts';

type Fields = Readonly<Record<string, unknown>>;
const { site, building, org } = samplesWith();

/** What creates a record that people type, with its texts and its phone. */
const written: readonly {
  readonly call: Call;
  readonly send: Fields;
  readonly texts: readonly string[];
  readonly phone?: string;
}[] = [
  { call: siteCalls.createUnit, send: site.createUnit, texts: ['name', 'contact', 'address'] },
  {
    call: siteCalls.createPlace,
    send: site.createPlace,
    texts: ['name', 'manager', 'address', 'number', 'houseCode'],
    phone: 'phone',
  },
  {
    call: siteCalls.createPartner,
    send: site.createPartner,
    texts: ['name', 'contact', 'address'],
    phone: 'phone',
  },
  {
    call: siteCalls.createMaint,
    send: site.createMaint,
    texts: ['name', 'contact', 'address', 'systemTitle'],
    phone: 'phone',
  },
  {
    call: siteCalls.createProject,
    send: site.createProject,
    texts: ['name', 'contact', 'address', 'remarks'],
    phone: 'phone',
  },
  { call: siteCalls.createProjectLabel, send: site.createProjectLabel, texts: ['name'] },
  { call: siteCalls.createInspector, send: site.createInspector, texts: ['realName'], phone: 'mobile' },
  { call: siteCalls.addMember, send: site.addMember, texts: ['name'], phone: 'phone' },
  {
    call: buildingCalls.create,
    send: building.create,
    texts: ['name', 'number', 'responsible', 'bimLink', 'remarks'],
    phone: 'phone',
  },
  {
    call: buildingCalls.createResource,
    send: building.createResource,
    texts: ['name', 'address', 'contact', 'remarks'],
    phone: 'phone',
  },
  { call: orgCalls.create, send: org.create, texts: ['orgName', 'adminCenter', 'orgRange'] },
];

/** Where a call takes a node of the tenant, and how the node is sent. */
const references: readonly (readonly [Call, Fields, string, ((id: number) => unknown)?])[] = [
  [siteCalls.createUnit, site.createUnit, 'partnerId'],
  [siteCalls.changeUnit, site.changeUnit, 'unitId'],
  [siteCalls.changeUnit, site.changeUnit, 'partnerId'],
  [siteCalls.moveUnits, site.moveUnits, 'units', (unitId) => [{ unitId, revision: 1 }]],
  [siteCalls.moveUnits, { ...site.moveUnits, orgId: undefined }, 'partnerId'],
  [siteCalls.deleteUnit, {}, 'unitId'],
  [siteCalls.createInspector, site.createInspector, 'unitId'],
  [siteCalls.createPlace, site.createPlace, 'unitId'],
  [siteCalls.createPlace, site.createPlace, 'partnerId'],
  [siteCalls.changePlace, site.changePlace, 'placeId'],
  [siteCalls.changePlace, site.changePlace, 'unitId'],
  [siteCalls.changePlace, site.changePlace, 'partnerId'],
  [siteCalls.deletePlace, {}, 'placeId'],
  [siteCalls.changePartner, site.changePartner, 'placeIds', (id) => [id]],
  [siteCalls.changePartner, site.changePartner, 'partnerId'],
  [siteCalls.assignMaint, site.assignMaint, 'placeIds', (id) => [id]],
  [siteCalls.assignMaint, site.assignMaint, 'maintId'],
  [siteCalls.addMember, site.addMember, 'placeId'],
  [siteCalls.unbindMembers, site.unbindMembers, 'placeId'],
  [siteCalls.createMaint, site.createMaint, 'partnerId'],
  [siteCalls.changeMaint, site.changeMaint, 'maintId'],
  [siteCalls.deleteMaint, {}, 'maintId'],
  [siteCalls.createPartner, site.createPartner, 'parentId'],
  [siteCalls.changePartnerFacts, site.changePartnerFacts, 'partnerId'],
  [siteCalls.deletePartner, {}, 'partnerId'],
  [siteCalls.createProject, site.createProject, 'partnerId'],
  [siteCalls.createProject, site.createProject, 'unitId'],
  [buildingCalls.create, building.create, 'placeId'],
  [buildingCalls.change, building.change, 'buildingId'],
  [buildingCalls.createResource, building.createResource, 'placeId'],
  [buildingCalls.changeResource, building.changeResource, 'resourceId'],
  [buildingCalls.changeResource, building.changeResource, 'placeId'],
  [buildingCalls.deleteResource, {}, 'resourceId'],
];

await onTestDatabase('what people type and paste about sites', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });
  const problemsOf = async (call: Call, send: unknown) =>
    (await refusalOf((await w.as('platform')).send(call, send))).problems.map(({ code, field }) => ({ code, field }));

  it('a text of ten thousand characters is refused at its field, and nothing is written [SIT-02] [SIT-06] [SIT-07] [SIT-08] [ORG-02] [BLD-01] [BLD-05]', async () => {
    for (const { call, send, texts } of written)
      for (const field of texts) {
        const long = field === 'bimLink' ? `https://bim.example/${'x'.repeat(10_000)}` : '长'.repeat(10_000);
        const told = await problemsOf(call, { ...send, [field]: long });
        expect({ call: call.name, told }).toEqual({ call: call.name, told: [{ code: 'form.tooLong', field }] });
      }
  });

  it('what is no number is refused at the field of the phone [SIT-03]', async () => {
    const phones = written.flatMap(({ call, send, phone }) => (phone === undefined ? [] : [{ call, send, phone }]));
    for (const { call, send, phone } of phones)
      for (const junk of ['0755-abc', '12345', '１３８', '138****8000', '电话', '=1+1', '1'.repeat(10_000)]) {
        const told = await problemsOf(call, { ...send, [phone]: junk });
        const fields = told.map(({ field }) => field);
        expect({ call: call.name, junk, fields }).toEqual({ call: call.name, junk, fields: [phone] });
      }
    const lists = await problemsOf(siteCalls.createUnit, {
      ...site.createUnit,
      mobiles: ['0755-abc'],
      landlines: ['1'],
    });
    expect(lists.map(({ field }) => field)).toEqual(['mobiles.0', 'landlines.0']);
  });

  it('a number is stored as its digits, however it was pasted [SIT-03]', async () => {
    const platform = await w.as('platform');
    const { db } = w.database;
    for (const [at, pasted] of ['+86 138-0013-8007', '１３８ ００１３ ８００７', '(0086)13800138007'].entries()) {
      const name = `粘贴 ${at}`;
      await platform.send(siteCalls.createUnit, { ...site.createUnit, name, mobiles: [pasted], landlines: [] });
      await platform.send(siteCalls.createPlace, { ...site.createPlace, name, phone: pasted, mobiles: [pasted] });
      const unit = await db.selectFrom('unit').select('mobiles').where('name', '=', name).executeTakeFirstOrThrow();
      const place = await db
        .selectFrom('place')
        .select(['phone', 'mobiles'])
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      expect([...unit.mobiles, ...place.mobiles, place.phone]).toEqual(['13800138007', '13800138007', '13800138007']);
    }
  });

  it('names with formulas and markup are names: found, and told as they were typed [SIT-02] [SIT-06]', async () => {
    const platform = await w.as('platform');
    for (const name of ['=1+1', '<img src=x onerror=alert(1)>']) {
      await platform.send(siteCalls.createUnit, { ...site.createUnit, name });
      await platform.send(siteCalls.createPlace, { ...site.createPlace, name });
      const units = await platform.send(siteCalls.units, { search: name });
      const places = await platform.send(siteCalls.places, { search: name });
      expect([...units.rows, ...places.rows].map((row) => row.name)).toEqual([name, name]);
    }
  });

  it('a place is found by the sound and the initials of its name, of the present one alone [SHL-23] [SHL-30]', async () => {
    const platform = await w.as('platform');
    const found = async (search: string) =>
      (await platform.send(siteCalls.places, { search })).rows.map(({ name }) => name);
    const place = await platform.send(siteCalls.createPlace, { ...site.createPlace, name: '宏城花园 A座' });
    for (const search of ['hchy', 'HongCheng', 'hua yuan']) expect(await found(search)).toEqual([place.name]);
    expect(await found('hc')).toEqual([]);
    await platform.send(siteCalls.changePlace, {
      ...site.createPlace,
      placeId: place.placeId,
      revision: place.revision,
      name: '星河大厦',
    });
    expect([await found('hchy'), await found('xhds')]).toEqual([[], ['星河大厦']]);
  });

  it('ids of another tenant read like ids that nobody has, in every field [ROL-06]', async () => {
    for (const [call, send, field, sent = (id: number): unknown => id] of references) {
      const [foreign, unknown] = [
        await problemsOf(call, { ...send, [field]: sent(101) }),
        await problemsOf(call, { ...send, [field]: sent(987_654) }),
      ];
      expect(foreign, `${call.name} ${field}`).not.toEqual([]);
      expect(foreign, `${call.name} ${field}`).toEqual(unknown);
    }
  });

  it('a place has at most so many people: the next one is refused, and of two at once one [SIT-02]', async () => {
    const platform = await w.as('platform');
    const { rows } = await platform.send(siteCalls.members, { placeId: 1 });
    const add = (at: number) =>
      platform.send(siteCalls.addMember, {
        placeId: 1,
        name: `住户${at}`,
        right: 'follow',
        proof: 'email',
        email: `${at}@example.cn`,
      });
    for (let at = rows.length; at < placeMembersMax - 1; at += 1) await add(at);
    const ends = await Promise.allSettled([add(900), add(901)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { problems } = await refusalOf(add(902));
    expect(problems).toEqual([{ code: 'form.tooMany', args: { 0: placeMembersMax } }]);
    expect((await platform.send(siteCalls.members, { placeId: 1 })).rows).toHaveLength(placeMembersMax);
  });
});
