import { describe, expect, it } from 'vitest';
import { wgs84 } from './coordinates.ts';
import {
  type UnitValue,
  checkDeleteUnit,
  checkUnitFields,
  checkUnitMove,
  checkUnitPartner,
  unitMoveForm,
} from './units.ts';

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

describe('units that go together', () => {
  it('go to an organisation, a partner or both, and not nowhere [SIT-06] [SHL-25]', () => {
    expect(unitMoveForm.check({ partnerId: 2 })).toEqual({ ok: true, value: { partnerId: 2 } });
    expect(unitMoveForm.check({ orgId: '440305', partnerId: '2' })).toMatchObject({ ok: true });
    expect(unitMoveForm.check({})).toMatchObject({ problems: [{ code: 'site.unit.move.nowhere', field: 'orgId' }] });
  });

  it('are held back by each that changed meanwhile or is not there, by name [SIT-06]', () => {
    const standing = [
      { unitId: 1, revision: 3, name: '甲', changedBy: '陈安' },
      { unitId: 2, revision: 1, name: '乙', changedBy: '' },
    ];
    expect(
      checkUnitMove(
        [
          { unitId: 1, revision: 3 },
          { unitId: 2, revision: 1 },
        ],
        standing,
      ),
    ).toEqual([]);
    expect(
      checkUnitMove(
        [
          { unitId: 1, revision: 2 },
          { unitId: 2, revision: 1 },
          { unitId: 9, revision: 1 },
        ],
        standing,
      ),
    ).toEqual([
      { code: 'site.unit.move.changed', args: { unit: '甲', name: '陈安' } },
      { code: 'site.unit.move.gone', args: { unit: '9' } },
    ]);
  });
});
