import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formWords } from '../../lib/index.ts';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { cameraBindingForm, deviceCameraWords, mediaRefusals, mediaUses, recordingLeftMs } from './index.ts';

const form = cameraBindingForm(['smoke', 'intrusion']);
const good = {
  cameraId: 7,
  snapshotKinds: ['smoke'],
  recordingKinds: ['smoke', 'intrusion'],
  captureWatermark: 'with',
  recordingWatermark: 'without',
  recordingMin: 10,
};
const problems = (changed: object) => {
  const result = form.check({ ...good, ...changed });
  return result.ok ? [] : result.problems;
};

describe('a camera binding', () => {
  it('asks for the camera, the capture choice and the recording watermark [DEV-19]', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ cameraId: '', captureWatermark: '', recordingWatermark: undefined })).toEqual(
      ['cameraId', 'captureWatermark', 'recordingWatermark'].map((field) => ({ code: 'form.required', field })),
    );
  });

  it('takes the alarm types that may trigger it, each once, and at least one in all [DEV-19]', () => {
    expect(problems({ snapshotKinds: ['sos'] })).toEqual([{ code: 'form.choice', field: 'snapshotKinds.0' }]);
    expect(problems({ recordingKinds: ['smoke', 'smoke'] })).toEqual([
      { code: 'form.duplicate', field: 'recordingKinds' },
    ]);
    expect(problems({ cameraId: '', snapshotKinds: [], recordingKinds: [] })).toEqual([
      { code: 'form.required', field: 'cameraId' },
      { code: 'device.media.noTrigger', field: 'snapshotKinds' },
      { code: 'device.media.noTrigger', field: 'recordingKinds' },
    ]);
    expect(problems({ snapshotKinds: [] })).toEqual([]);
  });

  it('records for 10 minutes at most [DEV-19]', () => {
    expect(problems({ recordingMin: 11 })).toEqual([
      { code: 'form.range', field: 'recordingMin', args: { 0: 1, 1: 10 } },
    ]);
    expect(recordingLeftMs(0, 599_999)).toBe(1);
    expect(recordingLeftMs(0, 600_000)).toBe(0);
    expect(recordingLeftMs(0, 0, 60)).toBe(600_000);
    expect(recordingLeftMs(0, 30_000, 1)).toBe(30_000);
  });

  it('is total [DEV-19]', () => {
    expectTotalForm(form, good, { ...formWords, ...deviceCameraWords });
  });
});

describe('cloud storage and watermark', () => {
  const codes = (use: (typeof mediaUses)[number], cloudUntil: string | null, watermarkUntil: string | null) =>
    mediaRefusals(use, { cloudUntil, watermarkUntil }, '2026-11-21').map(({ code }) => code);

  it('once the cloud has expired, no alarm is recorded, no recording downloaded, no watermark renewed [DEV-20]', () => {
    for (const use of ['recordAlarm', 'downloadRecording', 'renewWatermark'] as const) {
      expect(codes(use, '2026-11-20', '2030-01-01')).toEqual([`device.media.${use}.expired`]);
      expect(codes(use, null, '2030-01-01')).toEqual([`device.media.${use}.none`]);
      expect(codes(use, '2026-11-21', null)).toEqual([]);
    }
  });

  it('an expired watermark blocks watermarking alone, and the cloud can always be renewed [DEV-20]', () => {
    expect(codes('addWatermark', '2030-01-01', '2026-11-20')).toEqual(['device.media.addWatermark.expired']);
    expect(codes('addWatermark', '2026-11-20', '2026-11-21')).toEqual([]);
    expect(codes('renewCloud', null, null)).toEqual([]);
  });

  it('explain every refusal, with the day it ended [DEV-20]', () => {
    const day = fc.option(fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22'));
    fc.assert(
      fc.property(fc.constantFrom(...mediaUses), day, day, (use, cloudUntil, watermarkUntil) => {
        for (const { code, args } of mediaRefusals(use, { cloudUntil, watermarkUntil }, '2026-11-21')) {
          expect(deviceCameraWords).toHaveProperty([code]);
          expect(args?.day).toBe(code.endsWith('none') ? undefined : '2026-11-20');
        }
      }),
    );
  });
});
