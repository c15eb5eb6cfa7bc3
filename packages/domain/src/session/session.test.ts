import { describe, expect, it } from 'vitest';
import {
  accountTypes,
  checkConfirmation,
  checkNameInPassword,
  checkPassword,
  checkUsername,
  locksAccount,
  sessionWords,
} from './index.ts';
import { roles } from '../role/index.ts';

const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code);

describe('checkPassword', () => {
  it.each([
    ['Fireline-2026!', []],
    ['abcdef1!', []],
    ['abcde1!', ['form.tooShort']],
    [`${'a'.repeat(28)}1!`, []],
    [`${'a'.repeat(29)}1!`, ['form.tooLong']],
    ['abcdefg!', ['session.password.digit']],
    ['1234567!', ['session.password.letter']],
    ['abcdefg1', ['session.password.special']],
    ['abcdefg 1', ['session.password.special']],
    ['', ['form.required']],
    ['        ', ['session.password.digit', 'session.password.letter', 'session.password.special']],
  ])('finds in %j: %j [SES-05]', (password, expected) => {
    expect(codes(checkPassword(password))).toEqual(expected);
  });

  it('asks for upper and lower case under the stricter rule [SES-05]', () => {
    expect(checkPassword('Abcdef1!', 'strict')).toEqual([]);
    expect(codes(checkPassword('abcdef1!', 'strict'))).toEqual(['session.password.upper']);
    expect(codes(checkPassword('ABCDEF1!', 'strict'))).toEqual(['session.password.lower']);
    expect(codes(checkPassword('密码密码123!', 'strict'))).toEqual([
      'session.password.upper',
      'session.password.lower',
    ]);
  });

  it.each([
    'Password1!',
    'P@ssw0rd',
    'Pa$$w0rd2026',
    'Admin@123',
    'Aa123456!',
    '1qaz@WSX',
    'Qwerty123!',
    '!Welcome1',
    'Ｐassword1!',
    'Woaini1314!',
  ])('refuses %s, which is guessed first [SES-05]', (password) => {
    expect(codes(checkPassword(password))).toEqual(['session.password.common']);
  });

  it.each(['Passwordless-Tea-7', 'Kettle-on-4-Fires', 'Fireline-2026!', 'Test7-of-Rivers'])(
    'takes %s [SES-05]',
    (password) => {
      expect(checkPassword(password, 'strict')).toEqual([]);
    },
  );

  it('refuses one that contains the user name, in any case and width [SES-05]', () => {
    for (const password of ['xx-Zhangsan-7', 'ZHANGSAN-2026!a', 'ｚｈａｎｇｓａｎ-2026!A'])
      expect(checkNameInPassword('zhangsan', password)).toEqual({
        code: 'session.password.hasName',
        field: 'password',
      });
    expect(checkNameInPassword('zhangsan', 'Zhang-san-7')).toBeUndefined();
    expect(sessionWords).toHaveProperty(['session.password.hasName']);
  });

  it('has words for every problem and names the field [SES-05] [SHL-12]', () => {
    for (const { code, field } of checkPassword('        ', 'strict', 'newPassword')) {
      expect(sessionWords).toHaveProperty([code]);
      expect(field).toBe('newPassword');
    }
  });
});

describe('the rest of a form', () => {
  it('wants the confirmation to match [SES-05]', () => {
    expect(checkConfirmation('a', 'a')).toBeUndefined();
    expect(checkConfirmation('a', 'A')).toEqual({ code: 'session.password.mismatch', field: 'confirmation' });
  });

  it('takes account names of 3 to 30 letters, digits and underscores, a letter first [SRV-04]', () => {
    expect(checkUsername('a_1')).toEqual([]);
    for (const name of ['1abc', '_abc', 'a-bc', 'a bc', '王建国'])
      expect(codes(checkUsername(name)), name).toEqual(['session.username.form']);
    expect(codes(checkUsername('ab'))).toEqual(['form.tooShort']);
    expect(codes(checkUsername('a'.repeat(31)))).toEqual(['form.tooLong']);
    expect(codes(checkUsername(''))).toEqual(['form.required']);
  });
});

describe('accounts', () => {
  it('has the types and roles of the specification [SES-03]', () => {
    expect(accountTypes).toEqual(['unit', 'platform', 'resident', 'org', 'maint']);
    expect(roles).toEqual(['platform', 'agent', 'unit', 'org', 'maint', 'resident']);
  });

  it('locks at the fifth wrong password in a row [SES-06]', () => {
    expect([0, 4, 5, 6].map(locksAccount)).toEqual([false, false, true, true]);
  });
});
