import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  checkSending,
  codeFrom,
  codeLoginForm,
  codeMinutes,
  codeWaitSeconds,
  codesPerDay,
  judgeCode,
  oneTimeCode,
  resetForm,
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

it('one code in a minute and ten in a day go to a number [SES-12]', () => {
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

it('a code is dead after five wrong tries and after five minutes; one that was never sent reads like a wrong one [SES-12]', () => {
  const sent = { sentMs: nowMs, wrongTries: 0 };
  expect(judgeCode(sent, true, nowMs + 1)).toBeUndefined();
  expect(judgeCode(sent, false, nowMs)).toEqual(judgeCode(undefined, false, nowMs));
  expect(judgeCode(sent, false, nowMs)?.args).toEqual({ left: wrongCodesMax - 1 });
  expect(judgeCode({ ...sent, wrongTries: wrongCodesMax - 1 }, false, nowMs)?.code).toBe('session.code.expired');
  expect(judgeCode({ ...sent, wrongTries: wrongCodesMax }, true, nowMs)?.code).toBe('session.code.expired');
  expect(judgeCode(sent, true, nowMs + codeMinutes * 60_000)?.code).toBe('session.code.expired');
});

it('a login needs number and code, a forgotten password also the new one typed twice [SES-12] [SES-07]', () => {
  const good = { rentId: 'R001', mobile: '+86 138 0013 8000', code: '012345' };
  expect(codeLoginForm.check(good)).toMatchObject({ ok: true, value: { mobile: '13800138000', code: '012345' } });
  expect(resetForm.check({ ...good, password: 'Stairs-7-Red', confirmation: 'Stairs-7-Red' }).ok).toBe(true);
  expect(resetForm.check({ ...good, password: 'Stairs-7-Red', confirmation: 'Stairs-7-red' })).toMatchObject({
    problems: [{ code: 'session.password.mismatch', field: 'confirmation' }],
  });
});
