import { describe, expect, it } from 'vitest';
import { reachesOn } from './consumption.ts';
import { balanceGiftForm, givesTo, mayGiveTo, misfitsOf, unitMoveForm } from './moving.ts';
import type { ResourceRecord } from './records.ts';

describe('who gives units to whom', () => {
  const below = ['partner', 'unit', 'place', 'device'];

  it('the operator to tenants, a tenant and a partner to those below, nobody else to anybody [TAR-08] [ORG-06]', () => {
    expect(givesTo({ role: 'platform', rentKind: 'operator' })).toEqual(['tenant']);
    expect(givesTo({ role: 'platform' })).toEqual(below);
    expect(givesTo({ role: 'agent' })).toEqual(below);
    for (const role of ['unit', 'maint', 'resident', 'org'] as const) expect(givesTo({ role })).toEqual([]);
  });

  it('nobody to itself [TAR-08]', () => {
    const partner = { rentId: 'R001', role: 'agent', partnerId: 2 } as const;
    expect(mayGiveTo(partner, { kind: 'partner', id: '2' })).toBe(false);
    expect(mayGiveTo(partner, { kind: 'partner', id: '3' })).toBe(true);
    expect(mayGiveTo({ rentId: 'R001', role: 'platform' }, { kind: 'tenant', id: 'R001' })).toBe(false);
  });

  it('at least one, with a reason [TAR-08]', () => {
    expect(unitMoveForm.check({ amount: 0, remark: '' }).ok).toBe(false);
    const gift = { holderKind: 'unit', holderId: '1', resource: 'sms', amount: 5, remark: '补偿' };
    expect(balanceGiftForm.check(gift)).toEqual({ ok: true, value: gift });
  });
});

it('a record says where it does not add up, and how many units are missing [TAR-07] [N20]', () => {
  const record: ResourceRecord = {
    id: '1',
    account: '1',
    tenantId: 'R001',
    resource: 'sms',
    sellType: 'consume',
    amount: 2,
    before: 10,
    after: 8,
    result: 'success',
    atMs: 0,
    seq: 2,
  };
  expect(misfitsOf(record, 10)).toEqual([]);
  expect(misfitsOf(record, 11).map(({ code, units }) => [code, units])).toEqual([['tariff.reconcile.gap', 1]]);
  expect(misfitsOf({ ...record, after: 7 }, 10).map(({ code }) => code)).toEqual(['tariff.record.arithmetic']);
});

it('a monthly maximum is reached on a day of this month, or not at all [TAR-05]', () => {
  expect(reachesOn(100, 100, '2026-11-10')).toBe('2026-11-10');
  expect(reachesOn(100, 50, '2026-11-10')).toBe('2026-11-20');
  expect(reachesOn(100, 10, '2026-11-10')).toBeUndefined();
  expect(reachesOn(100, 0, '2026-11-10')).toBeUndefined();
  expect(reachesOn(100, 99, '2026-11-30')).toBeUndefined();
});
