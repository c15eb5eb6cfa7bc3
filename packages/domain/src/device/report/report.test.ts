import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportOfType, reportReader } from './index.ts';

const nowMs = Date.parse('2026-11-21T08:00:00Z');
const imei = '860000000000001';
const reader = reportReader(['smoke', 'sos', 'leakage']);
const read = (fields: object, behindMs = 0) => {
  const result = reader({ imei, ...fields }, { nowMs, behindMs });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
const leftOut = (fields: object) => read(fields).leftOut.map(({ code, field }) => [field, code]);
const refusal = (row: unknown) => {
  const result = reader(row, { nowMs, behindMs: 0 });
  return result.ok ? undefined : result.problems.map(({ code, field }) => [field, code]);
};

describe('a report of a device', () => {
  it('is refused for its IMEI alone, which may be a number [DEV-09]', () => {
    for (const row of [null, 7, 'x', [], [{ imei }]]) expect(refusal(row)).toEqual([[undefined, 'form.format']]);
    expect(refusal({})).toEqual([['imei', 'form.required']]);
    for (const bad of ['12', 12, true, {}, [imei]])
      expect(refusal({ imei: bad })).toEqual([['imei', 'device.imei.format']]);
    for (const good of [imei, Number(imei), ` ${imei} `]) expect(read({ imei: good }).report.imei).toBe(imei);
  });

  it('keeps what can be read, and names what cannot by its field [DEV-09] [ALM-01]', () => {
    const { report, leftOut: problems } = read({
      kinds: ['smoke', 7, 'nonsense', 'smoke', 'sos'],
      readings: { smoke: 400, temperature: null, batteryRatio: 101, loudness: 3, signals: 99 },
      firmware: 'V1\u0000',
      open: 'perhaps',
      armed: null,
      codes: [143],
      zones: [{ number: 1, voltage: 'x', inAlarm: true }, { number: 0 }, 5, { inAlarm: true }],
      points: [
        { number: 1, state: 'open' },
        { number: 2, state: 3 },
        { number: 3, direction: 'up', state: 0 },
      ],
    });
    expect(report).toEqual({
      imei,
      kinds: ['smoke', 'sos'],
      cleared: [],
      readings: { smoke: 400, signals: 99 },
      sleep: [],
      zones: [{ number: 1, inAlarm: true }],
      points: [{ number: 1, direction: 'in', state: 'open' }],
    });
    expect(problems.map(({ code, field }) => [field, code])).toEqual([
      ['kinds.1', 'form.choice'],
      ['kinds.2', 'form.choice'],
      ['readings.temperature', 'form.number'],
      ['readings.batteryRatio', 'form.range'],
      ['readings.loudness', 'device.report.unknownField'],
      ['firmware', 'form.characters'],
      ['open', 'form.choice'],
      ['armed', 'form.required'],
      ['codes', 'device.report.unknownField'],
      ['zones.0.voltage', 'form.number'],
      ['zones.1.number', 'form.range'],
      ['zones.2', 'form.format'],
      ['zones.3.number', 'form.required'],
      ['points.1.state', 'form.choice'],
      ['points.2.direction', 'form.choice'],
    ]);
  });

  it('may say numbers, yes and no as text, and one kind without a list [DEV-09]', () => {
    const { report, leftOut: problems } = read({
      readings: { smoke: '400' },
      kinds: 'smoke',
      open: 'true',
      code: '143',
    });
    expect(report).toMatchObject({ readings: { smoke: 400 }, kinds: ['smoke'], open: true, code: 143 });
    expect(problems).toEqual([]);
    expect(leftOut({ code: 999 })).toEqual([['code', 'device.electric.unknown']]);
  });

  it('may name a kind any number of times, and of lists that are too long the first members count [DEV-09]', () => {
    expect(read({ kinds: Array.from({ length: 5000 }, () => 'sos') }).report.kinds).toEqual(['sos']);
    const { report, leftOut: problems } = read({ zones: Array.from({ length: 120 }, () => ({ number: 1 })) });
    expect([report.zones.length, problems]).toEqual([99, [{ code: 'form.tooMany', field: 'zones', args: { 0: 99 } }]]);
    const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}${'x'.repeat(500)}`, at]));
    const named = leftOut({ ...unknown, kinds: ['smoke'] });
    expect([named.length, named[0]?.[0]?.length]).toEqual([20, 64]);
  });

  it('counts from its receipt where its time cannot be used, and ends nothing [DEV-09] [ALM-05]', () => {
    const usable = read({ at: '2026-11-21T15:59:59+08:00', cleared: ['smoke'] });
    expect([usable.sentAtMs, usable.isMisdated, usable.report.cleared]).toEqual([nowMs - 1000, false, ['smoke']]);
    const absent = read({ cleared: ['smoke'] });
    expect([absent.sentAtMs, absent.isMisdated, absent.report.cleared]).toEqual([undefined, false, ['smoke']]);
    const times = {
      'form.format': ['', '2026-02-31T08:00:00Z', '2026-11-21 08:00', '2026-11-21T08:00:00', 1764000000, null, {}],
      'device.reading.ahead': ['2026-11-21T08:10:00Z', '2099-12-31T23:59:59Z'],
      'device.reading.tooOld': ['1970-01-01T00:00:05Z', '0001-01-01T00:00:00Z'],
    };
    for (const [code, all] of Object.entries(times))
      for (const at of all) {
        const found = read({ at, kinds: ['smoke'], cleared: ['sos'], readings: { smoke: 3 } });
        expect([found.sentAtMs, found.isMisdated, found.report.kinds, found.report.cleared]).toEqual([
          undefined,
          true,
          ['smoke'],
          [],
        ]);
        expect(found.leftOut.map((problem) => [problem.field, problem.code])).toEqual([
          ['at', code],
          ['cleared', 'device.report.endsNothing'],
        ]);
      }
    expect(read({ at: '2026-11-21T08:10:00Z' }, 6 * 60_000).isMisdated).toBe(false);
  });

  it('is dated by what a doubted clock would call too old, and by nothing from before the product [DEV-09] [ALM-01]', () => {
    const doubted = (at: string, byClock: string) => {
      const result = reader({ imei, at }, { nowMs: Date.parse(byClock), behindMs: 0, isDoubted: true });
      return result.ok && [result.value.sentAtMs, result.value.leftOut.map(({ code }) => code)];
    };
    for (const at of ['2026-11-21T08:00:00Z', '2025-12-01T00:00:00Z'])
      expect(doubted(at, '2036-11-21T08:00:00Z')).toEqual([Date.parse(at), []]);
    const tooOld = [undefined, ['device.reading.tooOld']];
    for (const at of ['1970-01-01T00:00:05Z', '2000-01-01T00:00:00Z', '2010-01-01T00:00:00Z', '2025-01-01T00:00:00Z'])
      expect(doubted(at, '2036-11-21T08:00:00Z')).toEqual(tooOld);
    for (const byClock of ['1970-01-01T00:00:04Z', '1970-01-01T00:00:06Z'])
      expect(doubted('1970-01-01T00:00:05Z', byClock)).toEqual(tooOld);
  });

  it('says no place at 0, 0 or where a part of the place cannot be read [DEV-25]', () => {
    const place = { lng: 113.95, lat: 22.54, accuracyM: 10 };
    expect(read({ position: place }).report.position).toEqual(place);
    for (const none of [
      { lng: 0, lat: 0 },
      { lng: '0', lat: -0 },
      { lng: 1e-9, lat: 0 },
    ])
      expect(leftOut({ position: { ...place, ...none } })).toEqual([['position', 'device.track.noFix']]);
    expect(read({ position: { ...place, lng: 0 } }).report.position?.lng).toBe(0);
    for (const [name, value] of fc.sample(
      fc.tuple(
        fc.constantFrom('lng', 'lat', 'accuracyM'),
        fc.constantFrom<unknown>(null, 'NaN', NaN, 9999, -9999, {}, ''),
      ),
      50,
    )) {
      const found = read({ kinds: ['sos'], position: { ...place, [name]: value } });
      expect([found.report.kinds, found.report.position]).toEqual([['sos'], undefined]);
      expect(found.leftOut.map(({ field }) => field)).toEqual([`position.${name}`]);
    }
  });

  it('keeps each stage of sleep that can be read [DEV-25]', () => {
    const stage = { stage: 'deep', from: '2026-11-20T23:00:00Z', to: '2026-11-21T00:00:00Z' };
    const { report, leftOut: problems } = read({
      sleep: [stage, { ...stage, to: stage.from }, { ...stage, stage: 'deeper' }, { ...stage, from: null }],
    });
    expect(report.sleep).toEqual([{ stage: 'deep', fromMs: nowMs - 9 * 3_600_000, toMs: nowMs - 8 * 3_600_000 }]);
    expect(problems.map(({ field }) => field)).toEqual(['sleep.1', 'sleep.2.stage', 'sleep.3.from']);
  });

  it('loses what only devices of another type say [DEV-11] [DEV-25]', () => {
    const { report } = read({
      kinds: ['sos'],
      code: 143,
      sleep: [{ stage: 'deep', from: '2026-11-20T23:00:00Z', to: '2026-11-21T00:00:00Z' }],
    });
    const ofSmoke = reportOfType(report, 'smoke', nowMs);
    expect(ofSmoke.report).toMatchObject({ kinds: ['sos'], code: undefined, sleep: [] });
    expect(ofSmoke.leftOut.map(({ field }) => field)).toEqual(['code', 'sleep']);
    expect(reportOfType(report, 'electric', nowMs).leftOut.map(({ field }) => field)).toEqual(['sleep']);
  });
});
