import { expect, it } from 'vitest';
import { checkKeyOnChange, checkLayerFloor } from './layers.ts';

it('a layer that becomes private needs a key; one that was private keeps its own [PLN-05]', () => {
  const asked = (was: boolean, is: boolean, accessKey?: string) =>
    checkKeyOnChange({ isPrivate: was }, { isPrivate: is, accessKey })?.field;
  expect(asked(false, true)).toBe('accessKey');
  expect(asked(false, true, 'Stairs-7')).toBeUndefined();
  expect(asked(true, true)).toBeUndefined();
  expect(asked(true, false)).toBeUndefined();
});

it('a layer lies on a floor that its building has, or on none [BLD-04] [PLN-01]', () => {
  const building = { floorsAbove: 3, floorsUnder: 1 } as Parameters<typeof checkLayerFloor>[0];
  expect(checkLayerFloor(building, undefined)).toBeUndefined();
  expect(checkLayerFloor(building, 3)).toBeUndefined();
  expect(checkLayerFloor(building, 4)).toEqual({ code: 'plan.floor.none', field: 'floor' });
});
