import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceSosWords, deviceWords } from '../../device/index.ts';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { fillWords, formWords, type Words } from '../../lib/index.ts';
import { sessionWords } from '../../session/index.ts';
import {
  type Check,
  checkNames,
  checks,
  type DeviceFacts,
  diagnose,
  diagnosisForm,
  type DiagnosisFacts,
  diagnosisSubjects,
  diagnosisWords,
  orderCategories,
  orderOfDiagnosis,
  questionNames,
  questions,
  questionsOf,
  serviceWords,
  unsolvedForm,
  worstResult,
} from '../index.ts';

const words: Words = {
  ...diagnosisWords,
  ...serviceWords,
  ...sessionWords,
  ...deviceWords,
  ...deviceSosWords,
  ...formWords,
};
const nowMs = Date.UTC(2026, 10, 21);
const device: DeviceFacts = {
  online: true,
  dStatus: 1,
  expired: false,
  open: false,
  lowPower: false,
  signals: 25,
  lastReportMs: nowMs - 1000,
  heartbeatS: 3600,
  batteryRatio: 90,
  alarmsToday: 0,
  isSendBlocked: false,
  isSendLimited: false,
};
const well: Required<DiagnosisFacts> = {
  nowMs,
  device,
  receiver: { isReceiver: true, isSmsBlocked: false, isVoiceBlocked: false },
  account: { isDisabled: false, isLocked: false, isAppBound: true },
  balance: { sms: 500, voice: 500 },
};
const judged = (check: Check, facts: DiagnosisFacts) => checks[check].judge(facts);
const ofDevice = (check: Check, changed: Partial<DeviceFacts>) =>
  judged(check, { ...well, device: { ...device, ...changed } });

describe('the question directory', () => {
  it('holds every question under one subject, and every check under some question [SRV-05]', () => {
    expect(diagnosisSubjects.flatMap(questionsOf).toSorted()).toEqual([...questionNames].toSorted());
    expect(new Set(questionNames.flatMap((question) => questions[question].checks))).toEqual(new Set(checkNames));
  });

  it('asks for the IMEI, the user name or the alarm receiver phone where the question needs it [SRV-05]', () => {
    expectTotalForm(diagnosisForm, { question: 'noSms', imei: '860000000000003', phone: '13800138000' }, words);
    for (const question of questionNames)
      expect(diagnosisForm.check({ question })).toEqual({
        ok: false,
        problems: questions[question].needs.map((field) => ({ code: 'form.required', field })),
      });
    expect(diagnosisForm.check({ question: 'cannotLogIn', userName: 'wang' }).ok).toBe(true);
  });
});

describe('a diagnosis', () => {
  it.each([
    ['activated', { dStatus: 0 }, 'fail'],
    ['inService', { expired: true }, 'fail'],
    ['housing', { open: true }, 'fail'],
    ['online', { online: false }, 'fail'],
    ['reporting', { lastReportMs: nowMs - 3_600_001 }, 'warn'],
    ['reporting', { lastReportMs: nowMs - 7_200_001 }, 'fail'],
    ['reporting', { lastReportMs: null }, 'fail'],
    ['signal', { signals: 16 }, 'pass'],
    ['signal', { signals: 15 }, 'warn'],
    ['signal', { signals: 11 }, 'warn'],
    ['signal', { signals: 10 }, 'fail'],
    ['signal', { signals: 99 }, 'fail'],
    ['signal', { signals: null }, 'fail'],
    ['battery', { batteryRatio: 20 }, 'pass'],
    ['battery', { batteryRatio: 19 }, 'warn'],
    ['battery', { batteryRatio: null }, 'pass'],
    ['battery', { lowPower: true }, 'fail'],
    ['alarmRate', { alarmsToday: 3 }, 'pass'],
    ['alarmRate', { alarmsToday: 4 }, 'warn'],
    ['sendAllowed', { isSendBlocked: true }, 'fail'],
    ['sendLimit', { isSendLimited: true }, 'warn'],
  ] as const)('judges %s with %j: %s [SRV-05]', (check, changed, result) => {
    expect(ofDevice(check, changed)).toBe(result);
  });

  it.each([
    ['receiver', { receiver: null }, 'fail'],
    ['receiver', { receiver: { isReceiver: false, isSmsBlocked: false, isVoiceBlocked: false } }, 'fail'],
    ['smsAllowed', { receiver: { isReceiver: true, isSmsBlocked: true, isVoiceBlocked: false } }, 'fail'],
    ['voiceAllowed', { receiver: { isReceiver: true, isSmsBlocked: false, isVoiceBlocked: true } }, 'fail'],
    ['smsBalance', { balance: { sms: 0, voice: 9 } }, 'fail'],
    ['smsBalance', { balance: { sms: 49, voice: 9 } }, 'warn'],
    ['voiceBalance', { balance: { sms: 0, voice: 50 } }, 'pass'],
    ['accountFound', { account: null }, 'fail'],
    ['accountEnabled', { account: { isDisabled: true, isLocked: false, isAppBound: true } }, 'fail'],
    ['accountUnlocked', { account: { isDisabled: false, isLocked: true, isAppBound: true } }, 'fail'],
    ['appBound', { account: { isDisabled: false, isLocked: false, isAppBound: false } }, 'fail'],
  ] as const)('judges %s with %j: %s [SRV-05]', (check, changed, result) => {
    expect(judged(check, { ...well, ...changed })).toBe(result);
  });

  it('passes every check of every question where all is well, and advises nothing [SRV-05]', () => {
    for (const question of questionNames) {
      const rows = diagnose(question, well);
      expect(rows.map(({ check }) => check)).toEqual(questions[question].checks);
      expect(rows.filter(({ result, advice }) => result !== 'pass' || advice !== undefined)).toEqual([]);
      expect(worstResult(rows)).toBe('pass');
    }
  });

  it('says of what was not found only that [SRV-05]', () => {
    expect(diagnose('deviceOffline', { nowMs, device: null }).map(({ check }) => check)).toEqual(['deviceFound']);
    expect(diagnose('noSms', { nowMs, device: null, receiver: null }).map(({ check }) => check)).toEqual([
      'deviceFound',
    ]);
    expect(diagnose('cannotLogIn', { nowMs }).map(({ check, result }) => [check, result])).toEqual([
      ['accountFound', 'fail'],
    ]);
  });

  it('advises wherever something is amiss, in words with the limit filled in [SRV-05] [SHL-12]', () => {
    const facts = fc.record({
      nowMs: fc.constant(nowMs),
      device: fc.option(
        fc.record({
          online: fc.boolean(),
          dStatus: fc.nat(1),
          expired: fc.boolean(),
          open: fc.boolean(),
          lowPower: fc.boolean(),
          signals: fc.option(fc.constantFrom(0, 10, 12, 31, 99)),
          lastReportMs: fc.option(fc.integer({ min: nowMs - 1e7, max: nowMs })),
          heartbeatS: fc.constant(3600),
          batteryRatio: fc.option(fc.nat(100)),
          alarmsToday: fc.nat(9),
          isSendBlocked: fc.boolean(),
          isSendLimited: fc.boolean(),
        }),
      ),
      receiver: fc.option(
        fc.record({ isReceiver: fc.boolean(), isSmsBlocked: fc.boolean(), isVoiceBlocked: fc.boolean() }),
      ),
      account: fc.option(fc.record({ isDisabled: fc.boolean(), isLocked: fc.boolean(), isAppBound: fc.boolean() })),
      balance: fc.option(fc.record({ sms: fc.nat(99), voice: fc.nat(99) })),
    });
    fc.assert(
      fc.property(fc.constantFrom(...questionNames), facts, (question, facts) => {
        const rows = diagnose(question, facts);
        for (const { result, advice } of rows) expect(advice === undefined).toBe(result === 'pass');
        const told = rows.flatMap(({ advice, args }) =>
          advice ? [fillWords(words[advice]?.en ?? `{${advice}}`, args)] : [],
        );
        expect(told.filter((text) => /[{}]/.test(text))).toEqual([]);
        const results = rows.map(({ result }) => result);
        expect(results).toContain(worstResult(rows));
        expect(worstResult(rows) === 'pass').toBe(results.every((result) => result === 'pass'));
      }),
    );
  });
});

describe('an unsolved diagnosis', () => {
  it('leads to a work order that says why and what was amiss, the same one each time [SRV-05]', () => {
    expectTotalForm(unsolvedForm, { reason: '换电池后仍离线' }, words);
    expect(unsolvedForm.check({ reason: '' }).ok).toBe(false);
    for (const question of questionNames) {
      const rows = diagnose(question, { nowMs, device: { ...device, signals: 9, expired: true } });
      const diagnosis = { id: 42, question, reason: '换电池后仍离线', rows, imei: '860000000000003' };
      const draft = orderOfDiagnosis(diagnosis);
      expect(draft).toMatchObject({ problem: '换电池后仍离线', sourceKey: 'diagnosis:42', question });
      expect(draft.amiss).toEqual(rows.filter(({ result }) => result !== 'pass').map(({ check }) => check));
      expect(orderCategories).toContain(draft.category);
      expect(orderOfDiagnosis(diagnosis)).toEqual(draft);
    }
    expect(orderOfDiagnosis({ id: 1, question: 'falseAlarm', reason: '误报', rows: [] }).category).toBe('falseAlarm');
  });
});
