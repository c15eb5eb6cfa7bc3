import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  checkElectricCode,
  deviceElectricWords,
  electricCodes,
  electricCodesOf,
  electricPaths,
  isElectricCode,
} from './index.ts';

it('electric faults and alarms have the codes of the specification, each with words [DEV-11]', () => {
  expect(electricCodesOf('fault')).toEqual([132, 134, 136, 138]);
  expect(electricCodesOf('alarm')).toEqual([130, 143, 144, 145, 165]);
  const meanings = Object.values(electricCodes).map(({ meaning }) => meaning);
  expect(new Set(meanings).size).toBe(meanings.length);
  for (const code of Object.keys(electricCodes))
    expect(deviceElectricWords).toHaveProperty([`device.electric.${code}`]);
});

it('no other value is an electric code [DEV-11]', () => {
  expect([130, 165].every(isElectricCode)).toBe(true);
  fc.assert(
    fc.property(fc.anything(), (code) => isElectricCode(code) === (typeof code === 'number' && code in electricCodes)),
  );
});

it('electric calls all stand under /electric/ [DEV-11]', () => {
  for (const path of Object.values(electricPaths)) expect(path).toMatch(/^\/electric\/\w+$/);
});

it('a code is refused that is unknown, or that another type of device sends [DEV-11]', () => {
  expect(checkElectricCode(143)).toBeUndefined();
  expect(checkElectricCode(999)).toMatchObject({ code: 'device.electric.unknown', field: 'code', args: { code: 999 } });
  expect(checkElectricCode(143, 'smoke')?.code).toBe('device.electric.otherType');
});
