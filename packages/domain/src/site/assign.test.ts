import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Role, type Scope, type Whereabouts, isInScope, roles } from '../role/index.ts';
import { checkPlaceFields, checkPlaceNodes, mayChangePlaceField, placeFieldRoles } from './assign.ts';
import type { PlaceValue } from './places.ts';

const place = {
  name: 'Shop 7',
  type: 'B',
  manager: 'Ada Chan',
  phone: '13800138000',
  address: 'Harbour Road 7',
  number: '7',
  houseCode: '7',
  isRepair: false,
  mobiles: [],
  landlines: [],
} as unknown as PlaceValue;

const fields = Object.keys(placeFieldRoles) as (keyof PlaceValue)[];
const heldBy = (role: Role) => fields.filter((field) => mayChangePlaceField(role, field));

describe('who may change which field of a place [SIT-02] [ROL-06]', () => {
  it('residents keep whom to call, maintenance also where it is, an organisation nothing, the platform everything', () => {
    expect(heldBy('resident')).toEqual(['manager', 'phone', 'mobiles', 'landlines']);
    const where = ['address', 'houseCode', 'lnglat', 'code', 'adminPath', 'adminName'];
    expect(heldBy('maint')).toEqual([...where, ...heldBy('resident')]);
    expect(heldBy('org')).toEqual([]);
    expect(heldBy('platform')).toEqual(fields);
    for (const role of ['agent', 'unit'] as const)
      expect(fields.filter((f) => !heldBy(role).includes(f))).toEqual(['isRepair']);
  });

  it('refuses each field that differs and is not theirs, and no other; nothing and null are the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roles), fc.subarray(fields), (role, changed) => {
        const after = { ...place, ...Object.fromEntries(changed.map((field) => [field, `new ${field}`])) };
        const refused = checkPlaceFields(role, place, after).map(({ field }) => field);
        expect(new Set(refused)).toEqual(new Set(changed.filter((field) => !mayChangePlaceField(role, field))));
      }),
    );
    const without = { ...place, unitId: null } as unknown as Partial<PlaceValue>;
    expect(checkPlaceFields('resident', without, place)).toEqual([]);
  });
});

describe('under which unit and partner a place may be put [SIT-02] [ORG-05]', () => {
  const at = (change: Partial<Whereabouts> = {}): Whereabouts => ({
    rentId: 'R001',
    orgPath: '/44/4403/',
    partnerId: 3,
    unitId: 7,
    maintId: null,
    placeId: 1,
    ...change,
  });
  const own = { partnerId: 3 };
  const agent: Scope = { rentId: 'R001', role: 'agent', partnerId: 3 };
  const unit: Scope = { rentId: 'R001', role: 'unit', unitId: 7 };

  it('the platform puts it anywhere', () => {
    const moved = { before: at(), after: at({ partnerId: 4, unitId: 9 }), units: [{ partnerId: 4 }] };
    expect(checkPlaceNodes({ rentId: 'R001', role: 'platform' }, moved)).toBeUndefined();
  });

  it('a partner gives its places to its own units, and learns nothing of those of others', () => {
    expect(checkPlaceNodes(agent, { before: at(), after: at({ unitId: 8 }), units: [own, own] })).toBeUndefined();
    expect(checkPlaceNodes(agent, { after: at(), units: [own] })).toBeUndefined();
    expect(checkPlaceNodes(agent, { after: at({ unitId: null }), units: [] })).toBeUndefined();
    const foreign = { before: at(), after: at({ unitId: 9 }), units: [own, { partnerId: 4 }] };
    expect(checkPlaceNodes(agent, foreign)).toEqual({ code: 'site.unit.notFound', field: 'unitId' });
  });

  it('another organisation or partner is not theirs to choose', () => {
    for (const scope of [agent, unit]) {
      const to = (change: Partial<Whereabouts>) =>
        checkPlaceNodes(scope, { before: at(), after: at(change), units: [own] });
      expect(to({ partnerId: 4 })).toEqual({ code: 'role.nodeKept', field: 'partnerId' });
      expect(to({ orgPath: '/44/4401/' })).toEqual({ code: 'role.nodeKept', field: 'adminPath' });
    }
    const forOther = { after: at({ partnerId: 4 }), units: [own] };
    expect(checkPlaceNodes(unit, forOther)).toEqual({ code: 'role.nodeKept', field: 'partnerId' });
  });

  it('whatever is accepted stays in the scope of who puts it there', () => {
    const node = fc.constantFrom(3, 4, null);
    const where = fc.record({ partnerId: node, unitId: fc.constantFrom(7, 8, null) });
    fc.assert(
      fc.property(fc.constantFrom(agent, unit), where, fc.option(where), (scope, to, from) => {
        const after = at(to);
        const units = after.unitId === null ? [] : [{ partnerId: after.partnerId }];
        const refused = checkPlaceNodes(scope, { before: from ? at(from) : undefined, after, units });
        expect(refused !== undefined || isInScope(scope, after)).toBe(true);
      }),
    );
    expect(checkPlaceNodes(unit, { after: at({ unitId: null }), units: [own] })).toEqual({
      code: 'site.place.outside',
      field: 'unitId',
    });
  });
});
