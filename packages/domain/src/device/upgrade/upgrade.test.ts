import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formWords, hourMs, minuteMs, step } from '../../lib/index.ts';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import {
  checkPackageSize,
  compareVersions,
  deviceUpgradeWords,
  endOfSent,
  readPackageName,
  type RolloutProgress,
  rolloutForm,
  rolloutMachine,
  rolloutTurn,
  upgradePackageBytes,
  upgradePackageForm,
  versionKey,
} from './index.ts';

describe('a software upgrade package', () => {
  const good = {
    name: '烟感固件',
    version: 'V1.1',
    releasedOn: '2026-11-21',
    remarks: '修复',
    deviceTypes: ['smoke'],
  };
  it('has all its fields, texts of 1 to 128 characters [DEV-18]', () => {
    expect(upgradePackageForm.check(good)).toEqual({ ok: true, value: good });
    expect(upgradePackageForm.check({})).toEqual({
      ok: false,
      problems: Object.keys(good).map((field) => ({ code: 'form.required', field })),
    });
    for (const field of ['name', 'remarks'])
      expect(upgradePackageForm.check({ ...good, [field]: '长'.repeat(129) })).toEqual({
        ok: false,
        problems: [{ code: 'form.tooLong', field, args: { 0: 128 } }],
      });
    expect(upgradePackageForm.check({ ...good, remarks: '长'.repeat(128) }).ok).toBe(true);
    expect(upgradePackageForm.check({ ...good, deviceTypes: [] }).ok).toBe(false);
    expectTotalForm(upgradePackageForm, good, { ...formWords, ...deviceUpgradeWords });
  });

  it('has a version such as V1.1 [DEV-18]', () => {
    for (const version of ['V1', 'v2.10', '1.2.3.4'])
      expect(upgradePackageForm.check({ ...good, version }).ok, version).toBe(true);
    for (const version of ['latest', 'V', 'V1.', 'V1..2', '1.2.3.4.5'])
      expect(upgradePackageForm.check({ ...good, version }), version).toMatchObject({
        problems: [{ code: 'device.upgrade.version', field: 'version' }],
      });
  });

  it('is newer by its numbers, not by its letters; the key of a version is in the same order [DEV-18]', () => {
    expect(compareVersions('V1.2', 'V1.10')).toBe(-1);
    expect(compareVersions('v1', '1.0.0')).toBe(0);
    expect(compareVersions('2.0', 'V1.99')).toBe(1);
    expect(compareVersions('latest', 'V0')).toBe(0);
    expect(versionKey('latest')).toBe('');
    const version = fc
      .array(fc.nat({ max: 99_999 }), { minLength: 1, maxLength: 4 })
      .map((parts) => `V${parts.join('.')}`);
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(compareVersions(a, b)).toBe(0 - compareVersions(b, a));
        const [oldest = a, , newest = a] = [a, b, c].toSorted(compareVersions);
        expect(compareVersions(oldest, newest)).toBeLessThanOrEqual(0);
        const [one, other] = [versionKey(a), versionKey(b)];
        expect(one < other ? -1 : one > other ? 1 : 0).toBe(compareVersions(a, b));
      }),
    );
  });

  it('is neither empty nor too large, and its name shows what it is [DEV-18]', () => {
    expect(checkPackageSize(0)).toMatchObject({ code: 'form.fileEmpty', field: 'file' });
    expect(checkPackageSize(1)).toBeUndefined();
    expect(checkPackageSize(upgradePackageBytes.max)).toBeUndefined();
    expect(checkPackageSize(4 * 1024 ** 3)).toMatchObject({ code: 'form.fileSize', args: { 0: '64 MB', 1: '4 GB' } });
    expect(readPackageName('C:\\固件\\smoke.bin')).toEqual({ ok: true, value: 'smoke.bin' });
    expect(readPackageName('../../etc/passwd')).toEqual({ ok: true, value: 'passwd' });
    for (const name of ['', '  ', 'a/..', 'x\u0000.bin', 'nib\u202e.exe', 'a\nb'])
      expect(readPackageName(name).ok, JSON.stringify(name)).toBe(false);
    expect(readPackageName('长'.repeat(129)).ok).toBe(false);
  });
});

describe('a roll-out', () => {
  const good = { waveSize: 10, pauseMin: 30, stopPercent: 20, allowsLower: false };
  it('says how large its waves are, and begins now or at a time that is whole [DEV-18]', () => {
    expect(rolloutForm.check(good).ok).toBe(true);
    expect(rolloutForm.check({ ...good, startDay: '2026-11-22', startTime: '02:00' }).ok).toBe(true);
    expect(rolloutForm.check({ ...good, startDay: '2026-11-22' })).toMatchObject({
      problems: [{ code: 'form.required', field: 'startTime' }],
    });
    expect(rolloutForm.check({ ...good, waveSize: 0, stopPercent: 101, pauseMin: -1 })).toMatchObject({
      problems: [{ field: 'waveSize' }, { field: 'pauseMin' }, { field: 'stopPercent' }],
    });
    expectTotalForm(rolloutForm, good, { ...formWords, ...deviceUpgradeWords });
  });

  const now = Date.parse('2026-11-21T08:00:00Z');
  const at = (more: Partial<RolloutProgress> = {}): RolloutProgress => ({
    state: 'running',
    nextAtMs: now,
    pauseMin: 30,
    stopPercent: 20,
    waiting: 10,
    open: 0,
    sent: 10,
    failed: 0,
    ...more,
  });

  it('rests after a wave, goes on when the pause is over, and finishes with its last device [DEV-18]', () => {
    expect(rolloutTurn(at({ state: 'planned', nextAtMs: now + 1 }), now)).toBeUndefined();
    expect(rolloutTurn(at({ state: 'planned' }), now)).toEqual({ event: 'begin' });
    expect(rolloutTurn(at({ open: 1 }), now)).toBeUndefined();
    expect(rolloutTurn(at({ nextAtMs: null }), now)).toEqual({ restUntilMs: now + 30 * minuteMs });
    expect(rolloutTurn(at({ nextAtMs: null, pauseMin: 0 }), now)).toEqual({ wave: true });
    expect(rolloutTurn(at({ nextAtMs: now + 30 * minuteMs }), now)).toBeUndefined();
    expect(rolloutTurn(at(), now)).toEqual({ wave: true });
    // set by a clock that ran ahead
    expect(rolloutTurn(at({ nextAtMs: now + 31 * minuteMs }), now)).toEqual({ wave: true });
    expect(rolloutTurn(at({ waiting: 0, nextAtMs: null }), now)).toEqual({ event: 'finish' });
    for (const state of ['paused', 'stopped', 'finished', 'cancelled'] as const)
      expect(rolloutTurn(at({ state, failed: 10 }), now)).toBeUndefined();
  });

  it('stops when more than the share of the devices that were sent the package failed [DEV-18]', () => {
    expect(rolloutTurn(at({ failed: 2, open: 3 }), now)).toBeUndefined();
    expect(rolloutTurn(at({ failed: 3, open: 3 }), now)).toEqual({ event: 'stop' });
    expect(rolloutTurn(at({ failed: 3, waiting: 0 }), now)).toEqual({ event: 'stop' });
    expect(rolloutTurn(at({ sent: 0, failed: 0 }), now)).toEqual({ wave: true });
    expect(rolloutTurn(at({ failed: 10, stopPercent: 100 }), now)).toEqual({ wave: true });
  });

  it('always ends: whatever devices do, each turn leaves fewer of them waiting [DEV-18]', () => {
    const outcome = fc.constantFrom('applied', 'failed', 'timedOut');
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (outcomes, waveSize) => {
        let progress = at({ waiting: outcomes.length, sent: 0, stopPercent: 50, nextAtMs: null });
        const rest = [...outcomes];
        for (let turns = 0; ; turns += 1) {
          expect(turns).toBeLessThanOrEqual(2 * outcomes.length + 1);
          const turn = rolloutTurn(progress, now + turns * hourMs);
          if (turn === undefined) throw new Error('a roll-out without open devices rests for ever');
          if ('event' in turn) return;
          if ('restUntilMs' in turn) progress = Object.assign({}, progress, { nextAtMs: turn.restUntilMs });
          else {
            const wave = rest.splice(0, waveSize);
            const failed = progress.failed + wave.filter((one) => one !== 'applied').length;
            progress = Object.assign({}, progress, {
              nextAtMs: null,
              waiting: rest.length,
              sent: progress.sent + wave.length,
              failed,
            });
          }
        }
      }),
    );
  });

  it('is retried only where a device failed, and a cancelled one stays so [DEV-18]', () => {
    const next = (...[state, event, context]: [never, never, { left: number; failed: number }]) =>
      step(rolloutMachine, state, event, context);
    const tried = (state: string, event: string, failed = 1, left = 0) =>
      next(state as never, event as never, { left, failed });
    expect(tried('finished', 'retry')).toEqual({ ok: true, value: 'running' });
    expect(tried('finished', 'retry', 0)).toMatchObject({ problems: [{ code: 'device.rollout.noneFailed' }] });
    expect(tried('running', 'finish', 0, 2)).toMatchObject({ problems: [{ code: 'device.rollout.devicesLeft' }] });
    expect(tried('cancelled', 'retry')).toMatchObject({ problems: [{ code: 'device.rollout.is.cancelled' }] });
    expect(tried('paused', 'goOn')).toEqual({ ok: true, value: 'running' });
  });
});

describe('a device of a roll-out', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  const sent = { state: 'sent', command: 'sent', endedAtMs: null, failure: '', heartbeatS: 60 } as const;
  it('is applied by its report alone: one that says it is done has an hour, or two heartbeats, to report it [DEV-18]', () => {
    expect(endOfSent(sent, now)).toBeUndefined();
    const done = { ...sent, command: 'acknowledged', endedAtMs: now } as const;
    expect(endOfSent(done, now)).toEqual({ state: 'downloading', problem: null });
    expect(endOfSent({ ...done, state: 'downloading' }, now + hourMs - 1)).toBeUndefined();
    const notReported = { state: 'timedOut', problem: { code: 'device.rollout.notReported' } };
    expect(endOfSent({ ...done, state: 'downloading' }, now + hourMs)).toEqual(notReported);
    expect(endOfSent({ ...done, state: 'downloading', heartbeatS: 86_400 }, now + hourMs)).toBeUndefined();
    // answered by a clock that ran ahead
    expect(endOfSent({ ...done, state: 'downloading', endedAtMs: now + hourMs }, now)).toEqual(notReported);
  });

  it('fails with its own words, or with those of what happened [DEV-18]', () => {
    const failed = { ...sent, command: 'failed', endedAtMs: now } as const;
    expect(endOfSent({ ...failed, failure: '校验失败' }, now)).toEqual({
      state: 'failed',
      problem: { code: 'device.rollout.said', args: { reason: '校验失败' } },
    });
    expect(endOfSent(failed, now)).toMatchObject({ problem: { code: 'device.rollout.refused' } });
    const late = { ...sent, command: 'timedOut', endedAtMs: now } as const;
    expect(endOfSent(late, now)).toMatchObject({ state: 'timedOut', problem: { code: 'device.rollout.noAnswer' } });
    expect(endOfSent({ ...late, failure: 'device.command.late' }, now)).toMatchObject({
      problem: { code: 'device.command.late' },
    });
    expect(endOfSent({ ...sent, command: 'cancelled' }, now)).toEqual({ state: 'cancelled', problem: null });
  });
});
