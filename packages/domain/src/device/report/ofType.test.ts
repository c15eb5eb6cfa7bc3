import { expect, it } from 'vitest';
import { electricCodesOf } from '../electric/index.ts';
import type { DeviceReport } from './report.ts';
import { reportOfType } from './ofType.ts';

const nowMs = Date.parse('2026-11-21T08:00:00Z');
const [code] = electricCodesOf('fault');
const night = { fromMs: nowMs - 3_600_000, toMs: nowMs, stage: 'deep' } as const;
const report = (fields: Partial<DeviceReport>): DeviceReport => ({
  imei: '860000000000001',
  readings: { signals: 20 },
  kinds: ['smoke'],
  cleared: [],
  sleep: [],
  zones: [],
  points: [],
  ...fields,
});

it('what a type does not say is left out of its report, and nothing else [DEV-11] [DEV-25]', () => {
  const plain = report({});
  expect(reportOfType(plain, 'smoke', nowMs)).toEqual({ report: plain, leftOut: [] });
  const both = report({ code, sleep: [night] });
  expect(reportOfType(both, 'smoke', nowMs)).toEqual({
    report: { ...both, code: undefined, sleep: [] },
    leftOut: [
      { code: 'device.electric.otherType', field: 'code', args: { code } },
      { code: 'device.sleep.otherType', field: 'sleep' },
    ],
  });
  expect(reportOfType(both, 'electric', nowMs)).toMatchObject({
    report: { code, sleep: [] },
    leftOut: [{ field: 'sleep' }],
  });
  expect(reportOfType(both, 'smartwatch', nowMs)).toMatchObject({
    report: { code: undefined, sleep: [night] },
    leftOut: [{ field: 'code' }],
  });
});
