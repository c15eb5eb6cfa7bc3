import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { roles } from '../role/index.ts';
import {
  administeredKinds,
  madeUpPassword,
  madeUpPasswordChars,
  mayAdminister,
  newAccountForm,
} from './administration.ts';
import { checkPassword } from './password.ts';

it('nobody looks after a kind that looks after more than the own kind does [SES-08]', () => {
  for (const asker of roles)
    for (const kind of administeredKinds[asker])
      for (const other of administeredKinds[kind]) expect(mayAdminister(asker, other)).toBe(true);
  expect(mayAdminister('unit', 'platform')).toBe(false);
  expect(mayAdminister('org', 'org')).toBe(false);
});

it('an account of any kind but the platform is bound to something [SES-08] [ROL-06]', () => {
  const sent = { username: 'lin01', realName: '林', mobile: '' };
  for (const role of roles) {
    const form = newAccountForm.check({ ...sent, role });
    expect(form.ok ? [] : form.problems.map(({ code }) => code)).toEqual(
      role === 'platform' ? [] : ['session.node.required'],
    );
  }
});

const bytes = fc.uint8Array({ minLength: madeUpPasswordChars, maxLength: madeUpPasswordChars });
it('a password that is made up holds to the strict rule, whatever the bytes [SES-05]', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const problems = checkPassword(madeUpPassword(random), 'strict').map(({ code }) => code);
      expect(problems).toEqual([]);
      expect(madeUpPassword(random)).toHaveLength(madeUpPasswordChars);
    }),
  );
});
