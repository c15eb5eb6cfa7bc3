import { expect, it } from 'vitest';
import { portOfAddress } from './port.ts';

const own = { rentId: 'R100', port: 5200 };
const other = { rentId: 'R200', port: 5201 };
const shared = { rentId: undefined, port: 5202 };

it('an address counts at the port of its tenant, otherwise at the port without one where it is registered for that, and nowhere else [DEV-13] [ROL-06]', () => {
  expect(portOfAddress([shared, other, own], { rentId: 'R100', isShared: true })).toBe(own);
  expect(portOfAddress([shared, other, own], { rentId: 'R100', isShared: false })).toBe(own);
  expect(portOfAddress([shared, other], { rentId: 'R100', isShared: true })).toBe(shared);
  expect(portOfAddress([shared, other], { rentId: 'R100', isShared: false })).toBeUndefined();
  expect(portOfAddress([other], { rentId: 'R100', isShared: true })).toBeUndefined();
});
