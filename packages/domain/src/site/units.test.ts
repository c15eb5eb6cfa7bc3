import { describe, expect, it } from 'vitest';
import { wgs84 } from './coordinates.ts';
import { type UnitValue, checkDeleteUnit, checkUnitFields, checkUnitPartner } from './units.ts';

const unit: UnitValue = {
  name: 'Harbour Tower',
  contact: '李敏',
  address: '南山区后海大道 1 号',
  mobiles: ['13800138000'],
  landlines: [],
  lnglat: wgs84(113.93, 22.52),
  orgId: '1',
  partnerId: 2,
};

describe('a change of a unit', () => {
  it('is refused field by field, and only where the field differs [SIT-06]', () => {
    const after: UnitValue = { ...unit, name: 'Harbour Tower 2', contact: '王强', orgId: '3' };
    expect(checkUnitFields('platform', unit, after)).toEqual([]);
    expect(checkUnitFields('unit', unit, after).map(({ field }) => field)).toEqual(['orgId']);
    expect(checkUnitFields('maint', unit, after).map(({ field }) => field)).toEqual(['name', 'orgId']);
    expect(checkUnitFields('org', unit, unit)).toEqual([]);
  });

  it('goes to no partner outside the partner who makes it [SIT-06]', () => {
    const agent = { rentId: 'R001', role: 'agent', partnerId: 2, partnerIds: [2, 5] } as const;
    expect(checkUnitPartner({ rentId: 'R001', role: 'platform' }, 9)).toBeUndefined();
    expect(checkUnitPartner(agent, 5)).toBeUndefined();
    expect(checkUnitPartner(agent, 9)).toMatchObject({ code: 'site.unit.otherPartner', field: 'partnerId' });
    expect(checkUnitPartner(agent, undefined)?.code).toBe('site.unit.otherPartner');
  });

  it('deletes only a unit on which nothing hangs, and says what hangs [SIT-06]', () => {
    expect(checkDeleteUnit({ places: 0, devices: 0, users: 0 })).toBeUndefined();
    expect(checkDeleteUnit({ places: 1, devices: 2, users: 3 })?.args).toEqual({ places: 1, devices: 2, users: 3 });
  });
});
