import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roles } from '../role/index.ts';
import {
  balanceHolderKinds,
  drawFrom,
  holdersFor,
  type PartyAccount,
  partyKinds,
  partyOf,
  sellerLevels,
  tariffWords,
} from './index.ts';

const account = (change: Partial<PartyAccount>): PartyAccount => ({ rentId: 'R001', role: 'platform', ...change });

describe('a party', () => {
  it('is the operator, a tenant, a partner, a dealer below a partner, or a user [FIN-01] [ORG-06] [TAR-04]', () => {
    const partyIn = (change: Partial<PartyAccount>) => partyOf(account(change));
    expect(partyIn({ rentKind: 'operator' })).toEqual({ kind: 'operator', id: 'R001' });
    expect(partyIn({})).toEqual({ kind: 'tenant', id: 'R001' });
    expect(partyIn({ role: 'agent', partnerId: 4 })).toEqual({ kind: 'partner', id: '4' });
    expect(partyIn({ role: 'agent', partnerId: 4, parentPartnerId: null })?.kind).toBe('partner');
    expect(partyIn({ role: 'agent', partnerId: 4, parentPartnerId: 1 })).toEqual({ kind: 'dealer', id: '4' });
    expect(partyIn({ role: 'unit', unitId: 3, partnerId: 4 })).toEqual({ kind: 'user', id: 'unit 3' });
    expect(partyIn({ role: 'maint', maintId: 3 })).toEqual({ kind: 'user', id: 'maint 3' });
    expect(partyIn({ role: 'resident', placeId: 3 })).toEqual({ kind: 'user', id: 'place 3' });
    expect(partyIn({ role: 'org' })).toBeUndefined();
  });

  it('is nobody without the node of its role, and two of different nodes are never the same [FIN-01]', () => {
    const id = fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined });
    const any = fc.record({ role: fc.constantFrom(...roles), partnerId: id, unitId: id, maintId: id, placeId: id });
    const nodeOf = ({ role, partnerId, unitId, maintId, placeId }: PartyAccount) =>
      ({ platform: 0, org: undefined, agent: partnerId, unit: unitId, maint: maintId, resident: placeId })[role];
    fc.assert(
      fc.property(any, any, (a, b) => {
        const [one, other] = [account(a), account(b)];
        const [mine, yours] = [partyOf(one), partyOf(other)];
        expect(mine === undefined).toBe(nodeOf(one) === undefined);
        const areOfOne = mine?.kind === yours?.kind && mine?.id === yours?.id;
        expect(!areOfOne || one.role === other.role || mine === undefined).toBe(true);
      }),
    );
  });

  it('has words, and a level where it sells [TAR-04] [SHL-12]', () => {
    for (const kind of partyKinds) expect(tariffWords).toHaveProperty([`tariff.party.${kind}`]);
    for (const kind of balanceHolderKinds) expect(tariffWords).toHaveProperty([`tariff.holder.${kind}`]);
    expect(partyKinds.map((kind) => sellerLevels[kind])).toEqual([
      'platform',
      'tenant',
      'partner',
      'dealer',
      undefined,
    ]);
  });
});

describe('what a message is drawn from', () => {
  const all = { rentId: 'R001', deviceId: 1, partnerId: 2, unitId: 3, placeId: 4 };
  const kindsFor = (change: Partial<typeof all> | { readonly unitId: null } | { readonly deviceId: null }) =>
    holdersFor({ ...all, ...change }).map(({ kind }) => kind);

  it('is the device, its unit or place, its partner, the tenant; without a device the tenant [TAR-07] [MSG-05]', () => {
    expect(holdersFor(all)[1]).toEqual({ kind: 'unit', id: '3' });
    expect(kindsFor({})).toEqual(['device', 'unit', 'partner', 'tenant']);
    expect(kindsFor({ unitId: null })).toEqual(['device', 'place', 'partner', 'tenant']);
    expect(kindsFor({ deviceId: null })).toEqual(['tenant']);
  });

  it('is the first that has enough; only an alarm goes below zero, at the tenant [TAR-05] [TAR-07]', () => {
    const balances = (...list: number[]) => holdersFor(all).map((holder, at) => ({ holder, balance: list[at] ?? 0 }));
    const drawn = (list: readonly number[], units: number, isAlarm = false) => {
      const draw = drawFrom(balances(...list), { units, isAlarm });
      return draw && [draw.holder.kind, draw.isOverdrawn];
    };
    expect(drawn([2, 5, 9, 9], 2)).toEqual(['device', false]);
    expect(drawn([2, 5, 9, 9], 3)).toEqual(['unit', false]);
    expect(drawn([0, 0, 0, 1], 2)).toBeUndefined();
    expect(drawn([0, 0, 0, 1], 2, true)).toEqual(['tenant', true]);
    expect(drawFrom([], { units: 1, isAlarm: true })).toBeUndefined();
  });
});
