import { expect, it } from 'vitest';
import { deviceKeyForm } from './form.ts';

it('a key needs a name and a scope; a transmission device its address and its panel as well [DEV-12]', () => {
  const key = { kind: 'key', name: 'Gateway', scopes: ['reports'] };
  expect(deviceKeyForm.check(key)).toMatchObject({ ok: true });
  const device = { ...key, kind: 'transmission' };
  expect(deviceKeyForm.check(device)).toMatchObject({
    ok: false,
    problems: [{ field: 'address' }, { field: 'imei' }],
  });
  const whole = { ...device, address: 7, imei: '860000000000013' };
  expect(deviceKeyForm.check(whole)).toMatchObject({ ok: true });
  expect(deviceKeyForm.check({ ...whole, components: 'nonsense' }).ok).toBe(false);
});
