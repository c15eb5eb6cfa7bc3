import { expect, it } from 'vitest';
import { withFigures } from './phrases.ts';

it('sets off the thousands of numbers, and leaves text and digits behind the point [SHL-12]', () => {
  expect(withFigures({ count: 1_234_567, share: 0.125, imei: '868120000000001' })).toEqual({
    count: '1,234,567',
    share: '0.125',
    imei: '868120000000001',
  });
  expect(withFigures()).toEqual({});
});
