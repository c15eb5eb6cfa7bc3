import { describe, expect, it } from 'vitest';
import type { Scope } from '../role/index.ts';
import { hasBothSides, type OrderParties, orderSide, seesOrder } from './seeing.ts';

const order: OrderParties = {
  rentId: 'R001',
  payeeRentId: 'R090',
  creatorId: 1,
  partnerId: 2,
  unitId: 3,
  maintId: 4,
  placeId: 5,
};
const nowhere = { partnerId: null, unitId: null, maintId: null, placeId: null };
const of = (role: Scope['role'], more: Partial<Scope> = {}): Scope => ({ rentId: 'R001', role, ...more });

describe('who sees an order', () => {
  it.each<readonly [string, Scope, boolean, boolean]>([
    ['the platform of its tenant', of('platform'), true, true],
    ['an organisation, not even its own', of('org', { orgPath: '/44/' }), false, false],
    ['its partner', of('agent', { partnerId: 2 }), true, true],
    ['a partner above it', of('agent', { partnerId: 9, partnerIds: [9, 2] }), true, true],
    ['another partner, its own alone', of('agent', { partnerId: 8 }), false, true],
    ['its unit', of('unit', { unitId: 3 }), true, true],
    ['another unit, its own alone', of('unit', { unitId: 7 }), false, true],
    ['an account without its unit, its own alone', of('unit'), false, true],
    ['its maintenance company', of('maint', { maintId: 4 }), true, true],
    ['another company, its own alone', of('maint', { maintId: 6 }), false, true],
    ['an account without its company, its own alone', of('maint'), false, true],
    ['who manages its place', of('resident', { placeId: 5, managedPlaceIds: [5] }), true, true],
    [
      'who follows its place, its own alone',
      of('resident', { placeId: 6, placeIds: [6, 5], managedPlaceIds: [6] }),
      false,
      true,
    ],
  ])('%s [FIN-01] [ROL-06]', (_, scope, sees, seesOwn) => {
    expect(seesOrder(scope, 99, order)).toBe(sees);
    expect(seesOrder(scope, 1, order)).toBe(seesOwn);
    // placed where it belonged to nobody
    expect(seesOrder(scope, 99, { ...order, ...nowhere })).toBe(scope.role === 'platform');
    expect(seesOrder({ ...scope, rentId: 'R002' }, 1, order)).toBe(false);
  });

  it('the operator sees what is paid to it or by it, and nothing between others [ORG-06]', () => {
    const operator: Scope = { rentId: 'R090', rentKind: 'operator', role: 'platform' };
    expect(seesOrder(operator, 99, order)).toBe(true);
    expect(seesOrder(operator, 99, { ...order, rentId: 'R090', payeeRentId: 'R001' })).toBe(true);
    expect(seesOrder(operator, 1, { ...order, payeeRentId: 'R001' })).toBe(false);
  });

  it('as bought or sold by whose money it is; the platform of a tenant alone has both [FIN-01] [ORG-06]', () => {
    const own = { ...order, payeeRentId: 'R001' };
    expect([orderSide(of('platform'), order), orderSide(of('platform'), own)]).toEqual(['bought', 'sold']);
    expect(orderSide(of('unit', { unitId: 3 }), own)).toBe('bought');
    const operator: Scope = { rentId: 'R090', rentKind: 'operator', role: 'platform' };
    expect(orderSide(operator, order)).toBe('sold');
    expect([of('platform'), operator, of('agent'), of('unit')].map(hasBothSides)).toEqual([true, false, false, false]);
  });
});
