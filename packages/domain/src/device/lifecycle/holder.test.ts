import { describe, expect, it } from 'vitest';
import { type HeldAt, heldFromMs, holderUndoMs, isHolderChange, isHolderUndone } from './index.ts';

const shop: HeldAt = { rentId: 'R001', partnerId: 1, unitId: 1, placeId: 1, isHome: false };
const changes = (from: Partial<HeldAt>, to: Partial<HeldAt>) =>
  isHolderChange({ ...shop, ...from }, { ...shop, ...to });

describe('a change of holder', () => {
  it('is another tenant, another unit, or without a unit another partner [DEV-12] [ROL-06]', () => {
    expect(changes({}, { rentId: 'R002' })).toBe(true);
    expect(changes({}, { unitId: 2, placeId: 2 })).toBe(true);
    expect(changes({ unitId: null }, { unitId: null, partnerId: 2 })).toBe(true);
    expect(changes({ unitId: null, placeId: null }, {})).toBe(true);
  });

  it('is another home, and going into a home or out of it [DEV-12] [DEV-25]', () => {
    expect(changes({ isHome: true }, { isHome: true, placeId: 2 })).toBe(true);
    expect(changes({ isHome: true }, { placeId: null })).toBe(true);
    expect(changes({ placeId: null }, { isHome: true })).toBe(true);
    expect(changes({ isHome: true }, { isHome: true })).toBe(false);
  });

  it('is no other place of the same unit, nor another partner that serves it [DEV-12]', () => {
    expect(changes({}, { placeId: 2 })).toBe(false);
    expect(changes({}, { placeId: null })).toBe(false);
    expect(changes({}, { partnerId: 2 })).toBe(false);
  });
});

it('a move counts as never made for an hour, not when it is from ahead [DEV-12]', () => {
  expect([isHolderUndone(0, holderUndoMs), isHolderUndone(0, holderUndoMs + 1), isHolderUndone(1, 0)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('nobody looks back before it had the device [DEV-12] [ROL-06]', () => {
  const since = '2026-11-21T08:00:00.000Z';
  expect(heldFromMs(since, 0)).toBe(Date.parse(since));
  expect(heldFromMs(since, Date.parse(since) + 1)).toBe(Date.parse(since) + 1);
  expect(heldFromMs(null, 5)).toBe(5);
});
