import { describe, expect, it } from 'vitest';
import { type PartnerPower, partnerPowers } from '../../org/index.ts';
import { builtInRights, pageNamed, powersFor, rightsWithin } from './index.ts';

const ofPartner = builtInRights('agent');
const without = (power: PartnerPower): string[] => {
  const left = rightsWithin(
    ofPartner,
    partnerPowers.filter((one) => one !== power),
  );
  return [...ofPartner].filter((permission) => !left.has(permission));
};

describe('the powers of partners [ORG-05]', () => {
  it('withhold nothing when partners have them all, and looking never', () => {
    expect(rightsWithin(ofPartner, partnerPowers)).toEqual(ofPartner);
    const looking = [...ofPartner].filter((permission) => permission.endsWith(':view'));
    expect([...rightsWithin(ofPartner, [])]).toEqual(expect.arrayContaining(looking));
  });

  it('withhold each its own buttons, and no other power withholds them', () => {
    const taken = partnerPowers.map((power) => [power, without(power)] as const);
    for (const [power, permissions] of taken) {
      // prices are set on pages that are still to come
      expect(permissions.length > 0, power).toBe(power !== 'setPrices' || pageNamed('servicePrice').hasScreen);
      for (const permission of permissions) expect(powersFor(permission), permission).toContain(power);
    }
    expect(without('gift')).toEqual(['deviceDetail:give', 'resourceTransactions:give']);
    expect(without('renew')).toEqual([
      'deviceDetail:give',
      'deviceOrder:pay',
      'renewalResources:pay',
      'renewalDevices:pay',
      'setMeal:pay',
      'renewAndPay:pay',
      'serviceOpening:pay',
    ]);
    expect(without('manageUsers')).toEqual([
      'systemUser:add',
      'systemUser:modify',
      'systemUser:delete',
      'systemUser:unlock',
    ]);
    expect(without('command')).toEqual(expect.arrayContaining(['deviceDetail:command', 'device.smoke:reset']));
    expect(without('registerDevices')).toEqual(expect.arrayContaining(['deviceList:import', 'device.smoke:add']));
  });
});
