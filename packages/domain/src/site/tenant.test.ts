import { expect, it } from 'vitest';
import { checkRegistration, tenantForm, tenantTermsChars, userLogDays } from './index.ts';

it('a tenant has a name, and may leave its contact out; a phone is one that can be called [SES-04] [SHL-25]', () => {
  const sent = { name: ' 海港物业 ', isRegistrationOpen: true };
  expect(tenantForm.check(sent)).toEqual({ ok: true, value: { name: '海港物业', isRegistrationOpen: true } });
  expect(tenantForm.check({ ...sent, contact: '陈安', phone: '0755-88886666' })).toMatchObject({ ok: true });
  expect(tenantForm.check({ ...sent, name: ' ', phone: '12' })).toMatchObject({
    ok: false,
    problems: [{ code: 'form.required', field: 'name' }, { field: 'phone' }],
  });
});

it('a tenant that is closed and one that is not there say the same to whoever registers [SES-04]', () => {
  expect(checkRegistration({ isRegistrationOpen: true })).toBeUndefined();
  expect(checkRegistration({ isRegistrationOpen: false })).toEqual(checkRegistration(undefined));
  expect(checkRegistration(undefined)).toEqual({ code: 'session.register.closed', field: 'rentId' });
});

it('a tenant may have terms, a default partner and an end of its log; what is left empty is none of them [SES-04] [SES-10] [ORG-05]', () => {
  const sent = { name: '海港物业', isRegistrationOpen: true };
  const own = { terms: '第一条\n\n第二条', defaultPartnerId: '7', logDays: '365' };
  expect(tenantForm.check({ ...sent, ...own })).toEqual({
    ok: true,
    value: { ...sent, terms: '第一条\n\n第二条', defaultPartnerId: 7, logDays: 365 },
  });
  expect(tenantForm.check({ ...sent, terms: '', defaultPartnerId: null, logDays: '' })).toEqual({
    ok: true,
    value: sent,
  });
});

it.each([
  ['terms', 'x'.repeat(tenantTermsChars.max + 1)],
  ['logDays', userLogDays.min - 1],
  ['logDays', userLogDays.max + 1],
  ['logDays', 90.5],
  ['defaultPartnerId', 0],
])('the problem of a wrong %s is at its field [SES-04] [SES-10]', (field, wrong) => {
  const checked = tenantForm.check({ name: '海港物业', isRegistrationOpen: true, [field]: wrong });
  expect(checked.ok ? [] : checked.problems.map((problem) => problem.field)).toEqual([field]);
});
