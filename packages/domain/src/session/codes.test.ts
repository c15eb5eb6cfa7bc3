import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  accountCodesPerDay,
  addressCodesPerDay,
  addressRegistrationsPerDay,
  checkCodes,
  checkSending,
  codeFrom,
  codeLoginForm,
  codeMinutes,
  codeTriesLeft,
  codeWaitSeconds,
  codePuzzleMinutes,
  codesPerDay,
  codesPerHourDefault,
  isPuzzleNew,
  knownAddressCodesPerDay,
  isPuzzleSolved,
  oneTimeCode,
  resetForm,
  tryAnswers,
  type SentCode,
  wrongCodeProblem,
  wrongCodesElsewhereMax,
  wrongCodesMax,
} from './index.ts';

const nowMs = Date.UTC(2026, 10, 24);

it('a code has six digits, however it is typed [SES-12]', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (bytes) => {
      const code = codeFrom(bytes);
      expect(code).toMatch(/^\d{6}$/);
      expect(oneTimeCode(`${code.slice(0, 3)} ${code.slice(3)}`, 'code')).toEqual({ ok: true, value: code });
    }),
  );
  for (const wrong of ['12345', '1234567', '12345a', 123_456, '1'.repeat(100)])
    expect(oneTimeCode(wrong, 'code')).toMatchObject({ problems: [{ code: 'session.code.form', field: 'code' }] });
  expect(oneTimeCode('', 'code')).toMatchObject({ problems: [{ code: 'form.required' }] });
});

it('one code in a minute and ten in a day go to a number for one purpose [SES-12]', () => {
  expect(checkSending([], nowMs)).toBeUndefined();
  expect(checkSending([nowMs - 1500], nowMs)).toMatchObject({
    code: 'session.code.tooSoon',
    args: { seconds: codeWaitSeconds - 1 },
  });
  expect(checkSending([nowMs - codeWaitSeconds * 1000], nowMs)).toBeUndefined();
  const earlier = Array.from({ length: codesPerDay }, (_, at) => nowMs - (at + 2) * 100_000);
  expect(checkSending(earlier, nowMs)?.code).toBe('session.code.tooMany');
  expect(checkSending(earlier.slice(1), nowMs)).toBeUndefined();
});

const sentEvery = (stepMs: number, count: number) =>
  Array.from({ length: count }, (_, at) => nowMs - (at + 1) * stepMs);
const nothing = { toNumber: [], ofAsker: [], ofTenant: [] };

it.each([
  ['login', addressCodesPerDay],
  ['password', addressCodesPerDay],
  ['register', addressRegistrationsPerDay],
] as const)(
  'a strange address gets so many codes for %s in a day, and is asked to wait no longer than needed [SES-12]',
  (purpose, max) => {
    const asked = { purpose, asker: 'stranger', perHour: null } as const;
    const ofAsker = sentEvery(600_000, max);
    expect(checkCodes({ ...nothing, ofAsker }, asked, nowMs)).toEqual({
      code: 'session.code.tooManyAddress',
      field: 'mobile',
      args: { 0: max, hours: Math.ceil(24 - max / 6) },
    });
    expect(checkCodes({ ...nothing, ofAsker: ofAsker.slice(1) }, asked, nowMs)).toBeUndefined();
    expect(checkCodes({ ...nothing, ofAsker }, { ...asked, asker: 'known' }, nowMs)).toBeUndefined();
  },
);

it('an address that is known to numbers gets so many codes for all of them in a day [SES-12]', () => {
  const asked = { purpose: 'login', asker: 'known', perHour: 10 } as const;
  const ofAsker = sentEvery(1000, knownAddressCodesPerDay);
  expect(checkCodes({ ...nothing, ofAsker }, asked, nowMs)).toMatchObject({
    code: 'session.code.tooManyAddress',
    args: { 0: knownAddressCodesPerDay },
  });
  expect(checkCodes({ ...nothing, ofAsker: ofAsker.slice(1) }, asked, nowMs)).toBeUndefined();
});

it('a tenant sends strangers as many codes in an hour as it says, or as usual [SES-12] [SES-04]', () => {
  const ofTenant = sentEvery(1000, codesPerHourDefault);
  const asked = { purpose: 'register', asker: 'stranger', perHour: null } as const;
  const args = { 0: codesPerHourDefault, minutes: 60 - Math.floor(codesPerHourDefault / 60) };
  expect(checkCodes({ ...nothing, ofTenant }, asked, nowMs)).toMatchObject({
    code: 'session.code.tooManyTenant',
    args,
  });
  expect(checkCodes({ ...nothing, ofTenant }, { ...asked, perHour: codesPerHourDefault + 1 }, nowMs)).toBeUndefined();
  expect(checkCodes({ ...nothing, ofTenant: ofTenant.slice(1) }, asked, nowMs)).toBeUndefined();
  for (const asker of ['known', 'account'] as const)
    expect(checkCodes({ ...nothing, ofTenant }, { ...asked, asker }, nowMs)).toBeUndefined();
});

it('an account sends members so many codes in a day [SIT-02]', () => {
  const asked = { purpose: 'member', asker: 'account', perHour: 10 } as const;
  const ofAsker = sentEvery(1000, accountCodesPerDay);
  expect(checkCodes({ ...nothing, ofAsker }, asked, nowMs)?.code).toBe('session.code.tooManyAccount');
  expect(checkCodes({ ...nothing, ofAsker: ofAsker.slice(1) }, asked, nowMs)).toBeUndefined();
});

it('the limit that is named is over when its wait is over, and not before [SES-12]', () => {
  const times = fc.array(fc.integer({ min: 1, max: 86_399_999 }), { maxLength: 300 });
  const asker = fc.constantFrom('stranger' as const, 'account' as const);
  fc.assert(
    fc.property(times, asker, fc.constantFrom('login' as const, 'register' as const), (ago, by, purpose) => {
      const ofAsker = ago.map((ms) => nowMs - ms);
      const asked = { purpose, asker: by, perHour: 10_000 };
      const hours = checkCodes({ ...nothing, ofAsker }, asked, nowMs)?.args?.['hours'];
      if (hours === undefined) return;
      expect(checkCodes({ ...nothing, ofAsker }, asked, nowMs + Number(hours) * 3_600_000)).toBeUndefined();
      expect(checkCodes({ ...nothing, ofAsker }, asked, nowMs + (Number(hours) - 1) * 3_600_000)).toBeDefined();
    }),
  );
});

it('a puzzle is solved by trying, and only its own answer solves it [SES-04] [SES-12]', () => {
  const [first, second] = [tryAnswers('1.a', 0, 2_000_000) ?? '', tryAnswers('1.b', 0, 2_000_000) ?? ''];
  expect([isPuzzleSolved('1.a', first), isPuzzleSolved('1.b', second)]).toEqual([true, true]);
  expect([isPuzzleSolved('1.b', first), isPuzzleSolved('1.a', second)]).toEqual([false, false]);
  for (const answer of ['', ' ', `0${first}`, `${first} `, 'x'.repeat(100), '1e3'])
    expect(isPuzzleSolved('1.a', answer)).toBe(false);
  expect([0, codePuzzleMinutes * 60_000 - 1].map((ms) => isPuzzleNew(nowMs - ms, nowMs))).toEqual([true, true]);
  expect([-1, codePuzzleMinutes * 60_000, Number.NaN].map((ms) => isPuzzleNew(nowMs - ms, nowMs))).toEqual([
    false,
    false,
    false,
  ]);
});

it('a code is dead after five wrong tries and after five minutes; one that was never sent reads like a wrong one [SES-12]', () => {
  const sent: SentCode = { sentMs: nowMs, isOwn: true, wrongTries: 0, wrongElsewhere: 0 };
  expect(codeTriesLeft(sent, nowMs + codeMinutes * 60_000 - 1)).toBe(wrongCodesMax);
  expect(codeTriesLeft(sent, nowMs + codeMinutes * 60_000)).toBe(0);
  expect(wrongCodeProblem([sent], nowMs)).toEqual(wrongCodeProblem([], nowMs));
  expect(wrongCodeProblem([sent], nowMs).args).toEqual({ left: wrongCodesMax - 1 });
  for (const wrongTries of [wrongCodesMax - 1, wrongCodesMax])
    expect(wrongCodeProblem([{ ...sent, wrongTries }], nowMs).code).toBe('session.code.expired');
});

it('who asked for a code loses no try by others, and all others together have ten [SES-12]', () => {
  const tries = fc.nat(wrongCodesMax);
  fc.assert(
    fc.property(tries, fc.nat(100), (wrongTries, others) => {
      const wrongElsewhere = others + wrongTries;
      const sent = { sentMs: nowMs, wrongTries, wrongElsewhere };
      expect(codeTriesLeft({ ...sent, isOwn: true }, nowMs)).toBe(wrongCodesMax - wrongTries);
      const left = codeTriesLeft({ ...sent, isOwn: false }, nowMs);
      expect(left).toBe(Math.max(0, Math.min(wrongCodesMax - wrongTries, wrongCodesElsewhereMax - wrongElsewhere)));
    }),
  );
});

it('a login needs number and code, a forgotten password also the new one typed twice [SES-12] [SES-07]', () => {
  const good = { rentId: 'R001', mobile: '+86 138 0013 8000', code: '012345' };
  expect(codeLoginForm.check(good)).toMatchObject({ ok: true, value: { mobile: '13800138000', code: '012345' } });
  expect(resetForm.check({ ...good, password: 'Stairs-7-Red', confirmation: 'Stairs-7-Red' }).ok).toBe(true);
  expect(resetForm.check({ ...good, password: 'Stairs-7-Red', confirmation: 'Stairs-7-red' })).toMatchObject({
    problems: [{ code: 'session.password.mismatch', field: 'confirmation' }],
  });
});
