import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceSosWords, deviceWords } from '../../device/index.ts';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { fillWords, formWords, type Words } from '../../lib/index.ts';
import { sessionWords } from '../../session/index.ts';
import { siteFormWords } from '../../site/index.ts';
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
  leftOut,
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
  ...siteFormWords,
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
  isSilenced: false,
};
const lastMessage = { atMs: nowMs - 5000, state: 'delivered', reason: null } as const;
const well = {
  nowMs,
  device,
  receiver: { isReceiver: true, isWanted: true, isSmsBlocked: false, isVoiceBlocked: false, lastMessage },
  account: { isDisabled: false, isLocked: false, isAppWanted: true },
  access: { isThere: true, isPaused: false },
  balance: { sms: 500, voice: 500 },
} satisfies DiagnosisFacts;
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
    ['signal', { signals: 99 }, 'unknown'],
    ['signal', { signals: null }, 'unknown'],
    ['clock', { lastReportMs: nowMs + 300_001 }, 'fail'],
    ['reporting', { lastReportMs: nowMs + 300_001 }, 'unknown'],
    ['signal', { lastReportMs: nowMs - 10_800_001 }, { result: 'warn', advice: 'lastKnown' }],
    ['battery', { lastReportMs: nowMs - 40 * 86_400_000, batteryRatio: 3 }, { result: 'warn', advice: 'lastKnown' }],
    ['battery', { lastReportMs: null }, 'unknown'],
    ['notSilenced', { isSilenced: true }, 'warn'],
    ['notSilenced', { isSilenced: undefined }, 'unknown'],
    ['sendAllowed', { isSendBlocked: undefined }, 'unknown'],
    ['alarmRate', { alarmsToday: undefined }, 'unknown'],
    ['battery', { batteryRatio: 20 }, 'pass'],
    ['battery', { batteryRatio: 19 }, 'warn'],
    ['battery', { batteryRatio: null }, 'pass'],
    ['battery', { lowPower: true }, 'fail'],
    ['alarmRate', { alarmsToday: 3 }, 'pass'],
    ['alarmRate', { alarmsToday: 4 }, 'warn'],
    ['sendAllowed', { isSendBlocked: true }, 'fail'],
    ['sendLimit', { isSendLimited: true }, 'warn'],
  ] as const)('judges %s with %j: %s [SRV-05]', (check, changed, result) => {
    expect(ofDevice(check, changed)).toEqual(result);
  });

  it.each([
    ['receiver', { receiver: undefined }, 'unknown'],
    ['receiver', { receiver: { isReceiver: false } }, 'fail'],
    ['receives', { receiver: { isWanted: false } }, 'fail'],
    ['receives', { receiver: {} }, 'unknown'],
    ['smsAllowed', { receiver: { isSmsBlocked: true } }, 'fail'],
    ['voiceAllowed', { receiver: { isVoiceBlocked: true } }, 'fail'],
    ['lastMessage', { receiver: { lastMessage: { ...lastMessage, state: 'failed' } } }, 'fail'],
    ['lastMessage', { receiver: { lastMessage: null } }, 'pass'],
    ['lastMessage', { receiver: {} }, 'unknown'],
    ['accessThere', { access: { isThere: false, isPaused: false } }, 'fail'],
    ['accessWorks', { access: { isThere: false, isPaused: false } }, 'unknown'],
    ['accessWorks', { access: { isThere: true, isPaused: true } }, 'fail'],
    ['smsBalance', { balance: undefined }, 'unknown'],
    ['smsBalance', { balance: { sms: 0, voice: 9 } }, 'fail'],
    ['smsBalance', { balance: { sms: 49, voice: 9 } }, 'warn'],
    ['voiceBalance', { balance: { sms: 0, voice: 50 } }, 'pass'],
    ['accountFound', { account: null }, 'fail'],
    ['accountEnabled', { account: { isDisabled: true } }, 'fail'],
    ['accountUnlocked', { account: { isLocked: true } }, 'fail'],
    ['appWanted', { account: { isAppWanted: false } }, 'fail'],
    ['appWanted', { account: {} }, 'unknown'],
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
        fc.record(
          {
            isReceiver: fc.boolean(),
            isWanted: fc.boolean(),
            isSmsBlocked: fc.boolean(),
            isVoiceBlocked: fc.boolean(),
          },
          { requiredKeys: [] },
        ),
      ),
      access: fc.option(fc.record({ isThere: fc.boolean(), isPaused: fc.boolean() }), { nil: undefined }),
      account: fc.option(
        fc.record(
          { isDisabled: fc.boolean(), isLocked: fc.boolean(), isAppWanted: fc.boolean() },
          { requiredKeys: [] },
        ),
      ),
      balance: fc.option(fc.record({ sms: fc.nat(99), voice: fc.nat(99) }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...questionNames), facts, (question, facts) => {
        const rows = diagnose(question, facts);
        for (const { result, advice } of rows) expect(advice === undefined).toBe(result === 'pass');
        const unknown = leftOut(question, facts);
        expect(rows.filter(({ check }) => unknown.includes(check))).toEqual([]);
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
    const told = { level: 'high', notificationMethods: ['sms'] } as const;
    expectTotalForm(unsolvedForm, { reason: '换电池后仍离线', ...told }, words);
    expect(unsolvedForm.check({ reason: '', ...told }).ok).toBe(false);
    expect(unsolvedForm.check({ reason: '误报' }).ok).toBe(false);
    for (const question of questionNames) {
      const rows = diagnose(question, { nowMs, device: { ...device, signals: 9, expired: true } });
      const diagnosis = { id: 42, question, reason: '换电池后仍离线', ...told, rows, imei: '860000000000003' };
      const draft = orderOfDiagnosis(diagnosis);
      expect(draft).toMatchObject({ problem: '换电池后仍离线', sourceKey: 'diagnosis:42', question, ...told });
      expect(draft.amiss).toEqual(rows.filter(({ result }) => result !== 'pass').map(({ check }) => check));
      expect(orderCategories).toContain(draft.category);
      expect(orderOfDiagnosis(diagnosis)).toEqual(draft);
    }
    expect(orderOfDiagnosis({ id: 1, question: 'falseAlarm', reason: '误报', ...told, rows: [] }).category).toBe(
      'falseAlarm',
    );
  });
});
