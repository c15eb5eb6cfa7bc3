import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../role/index.ts';
import { balanceHolderKinds, drawFrom, hasBalance, holderOf, holdersFor, seesBalanceOf } from './holder.ts';

const ids = { partnerId: 2, unitId: 3, placeId: 4 };

describe('whose balance an account reads', () => {
  it.each<readonly [Role, string | undefined]>([
    ['platform', 'tenant R001'],
    ['agent', 'partner 2'],
    ['unit', 'unit 3'],
    ['resident', 'place 4'],
    ['org', undefined],
    ['maint', undefined],
  ])('of %s is that of %s [TAR-05] [TAR-07]', (role, holder) => {
    const found = holderOf({ rentId: 'R001', role, ...ids });
    expect(found && `${found.kind} ${found.id}`).toBe(holder);
    expect(hasBalance({ role, rentKind: 'tenant' })).toBe(holder !== undefined);
    expect(hasBalance({ role, rentKind: 'tenant', isUnbound: true })).toBe(false);
  });

  it('the operator and an account without its place have none [TAR-07] [ORG-06]', () => {
    expect(holderOf({ rentId: 'R090', rentKind: 'operator', role: 'platform' })).toBeUndefined();
    expect(hasBalance({ rentKind: 'operator', role: 'platform' })).toBe(false);
    for (const role of ['agent', 'unit', 'resident'] as const)
      expect(holderOf({ rentId: 'R001', role })).toBeUndefined();
  });
});

describe('whose figures somebody reads', () => {
  it("its own and those below it, nobody those above it, the operator's nobody [DEV-16] [TAR-07] [ROL-06]", () => {
    const seen = (role: Role) => balanceHolderKinds.filter((kind) => seesBalanceOf(role, kind));
    expect(seen('platform')).toEqual(['tenant', 'partner', 'unit', 'place', 'device']);
    expect(seen('agent')).toEqual(['partner', 'unit', 'place', 'device']);
    expect(seen('unit')).toEqual(['unit', 'place', 'device']);
    expect(seen('resident')).toEqual(['place', 'device']);
    for (const role of roles) expect(seen(role)).toContain('device');
    for (const role of ['org', 'maint'] as const) expect(seen(role)).toEqual(['device']);
  });
});

describe('whose balances a message is drawn from', () => {
  const kinds = (...sent: Parameters<typeof holdersFor>) => holdersFor(...sent).map(({ kind }) => kind);

  it('the nearest first, the place only where there is no unit, the tenant alone without a device [TAR-07] [MSG-05]', () => {
    expect(kinds({ rentId: 'R001', deviceId: 1, ...ids })).toEqual(['device', 'unit', 'partner', 'tenant']);
    expect(kinds({ rentId: 'R001', deviceId: 1, ...ids, unitId: null })).toEqual([
      'device',
      'place',
      'partner',
      'tenant',
    ]);
    expect(kinds({ rentId: 'R001', deviceId: 1 })).toEqual(['device', 'tenant']);
    expect(kinds({ rentId: 'R001', deviceId: null, ...ids })).toEqual(['tenant']);
  });

  it('the first that has enough pays all; an alarm goes below zero with the last, others are not sent [TAR-05] [TAR-07]', () => {
    const [device, tenant] = holdersFor({ rentId: 'R001', deviceId: 1 }) as [never, never];
    const held = [
      { holder: device, balance: 1 },
      { holder: tenant, balance: 2 },
    ];
    expect(drawFrom(held, { units: 1, isAlarm: false })).toEqual({ holder: device, isOverdrawn: false });
    expect(drawFrom(held, { units: 2, isAlarm: true })).toEqual({ holder: tenant, isOverdrawn: false });
    expect(drawFrom(held, { units: 3, isAlarm: true })).toEqual({ holder: tenant, isOverdrawn: true });
    expect(drawFrom(held, { units: 3, isAlarm: false })).toBeUndefined();
    expect(drawFrom([], { units: 1, isAlarm: true })).toBeUndefined();
  });
});
