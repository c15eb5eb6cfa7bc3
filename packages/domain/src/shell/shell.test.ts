import * as fc from 'fast-check';
import { popupRanges } from '../alarm/index.ts';
import { describe, expect, it } from 'vitest';
import { languages } from '../lib/index.ts';
import {
  type Settings,
  actionWords,
  actions,
  callTimeoutMs,
  defaultPageSize,
  defaultSettings,
  displayView,
  isSuccess,
  minimumWindow,
  pollIntervalMs,
  pushReconnectMs,
  pushResubscribeMs,
  readSettings,
  screenLoadTimeoutMs,
  settingsText,
  toldSuccesses,
} from './index.ts';

describe('envelope', () => {
  it('takes 0000, 200 and "200" for success and anything else for failure [SHL-19]', () => {
    expect(['0000', 200, '200'].map(isSuccess)).toEqual([true, true, true]);
    for (const code of ['0', 0, 201, '', null, undefined, true, '00000', 'session.locked'])
      expect(isSuccess(code)).toBe(false);
  });
});

describe('limits', () => {
  it('are those of the specification [SHL-18] [SHL-20] [SHL-21] [SHL-24] [ALM-06]', () => {
    expect({
      callTimeoutMs,
      screenLoadTimeoutMs,
      minimumWindow,
      defaultPageSize,
      pollIntervalMs,
      pushReconnectMs,
      pushResubscribeMs,
    }).toEqual({
      callTimeoutMs: 240_000,
      screenLoadTimeoutMs: 120_000,
      minimumWindow: { widthPx: 1366, heightPx: 768 },
      defaultPageSize: 10,
      pollIntervalMs: 15_000,
      pushReconnectMs: 3_000,
      pushResubscribeMs: 2_000,
    });
  });
});

describe('actions', () => {
  it('each have a name in three languages [SHL-15]', () => {
    expect(Object.keys(actionWords)).toEqual(actions.map((action) => `shell.action.${action}`));
    expect(actions).toEqual(expect.arrayContaining([...toldSuccesses]));
  });
});

describe('settings', () => {
  const stored = (texts: Partial<Record<keyof Settings, string>>) => readSettings((key) => texts[key] ?? null);

  it('start with their defaults, home as first page [SHL-22]', () => {
    expect(stored({})).toEqual(defaultSettings);
    expect(defaultSettings).toMatchObject({ firstPage: '/main', language: 'cn', alarmPop: true, alarmSound: true });
  });

  it('are read back as they were stored [SHL-22]', () => {
    const settings = fc.record({
      popupHours: fc.constantFrom(...popupRanges),
      alarmPop: fc.boolean(),
      alarmSound: fc.boolean(),
      display: fc.constantFrom('A' as const, 'B' as const),
      language: fc.constantFrom(...languages),
      firstPage: fc.string().map((text) => `/${text}`),
      rentId: fc.string(),
      rentSetting: fc.string(),
      agentSetting: fc.string(),
    });
    fc.assert(
      fc.property(settings, (given) => {
        expect(readSettings((key) => settingsText(given[key]))).toEqual(given);
      }),
    );
  });

  it('survive a store that somebody else wrote [SHL-22]', () => {
    expect(stored({ alarmPop: 'yes', popupHours: '0.7', language: 'fr', firstPage: 'https://evil.example' })).toEqual(
      defaultSettings,
    );
    expect(stored({ alarmSound: '0' }).alarmSound).toBe(false);
  });

  it('open lists as view 0 for A and 1 otherwise [SHL-22]', () => {
    expect(['A', 'B', '', 'a'].map(displayView)).toEqual([0, 1, 1, 1]);
  });
});
