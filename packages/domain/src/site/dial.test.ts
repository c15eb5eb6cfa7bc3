import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alarmPhone, dialAddress } from './index.ts';

describe('the link that calls a number', () => {
  it('has the country in it, and the extension where there is one [SIT-03]', () => {
    expect(dialAddress('15400000001')).toBe('tel:+8615400000001');
    expect(dialAddress('0755-12345678')).toBe('tel:+86-755-12345678');
    expect(dialAddress('010-12345678-801')).toBe('tel:+86-10-12345678;ext=801');
  });

  it('is not made of what is no telephone number [SIT-03]', () => {
    for (const wrong of [
      '',
      '119',
      '林主任',
      '15400000001,119',
      'javascript:alert(1)',
      '0755-12345678;phone-context=x',
    ])
      expect(dialAddress(wrong), wrong).toBeUndefined();
  });

  it('is made of every number that an alarm contact may have [SIT-03]', () => {
    const mobile = fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }).map(String);
    const landline = fc
      .tuple(
        fc.constantFrom('010', '021', '0755', '0898'),
        fc.integer({ min: 10_000_000, max: 99_999_999 }),
        fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: undefined }),
      )
      .map((parts) => parts.filter((part) => part !== undefined).join('-'));
    fc.assert(
      fc.property(fc.oneof(mobile, landline), (written) => {
        const kept = alarmPhone(written, 'phone');
        expect(kept.ok && dialAddress(kept.value)).toMatch(/^tel:\+86[\d-]+(;ext=\d+)?$/);
      }),
    );
  });
});
