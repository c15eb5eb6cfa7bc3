import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formWords } from '../../lib/index.ts';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { deviceSosWords } from '../sos/index.ts';
import { deviceSendingWords, isSendBlocked, phoneBlacklistForm, sendBlacklistForm, sendLimit } from './index.ts';

const words = { ...formWords, ...deviceSosWords, ...deviceSendingWords };
const hourMs = 3_600_000;

describe('the send-limit switch', () => {
  it('turns itself off after one hour, whoever looks, whenever they look [DEV-16]', () => {
    expect(sendLimit(1000, 1000)).toEqual({ isOn: true, endsAtMs: 1000 + hourMs, leftMs: hourMs });
    expect(sendLimit(1000, 999 + hourMs)).toEqual({ isOn: true, endsAtMs: 1000 + hourMs, leftMs: 1 });
    expect(sendLimit(1000, 1000 + hourMs)).toEqual({ isOn: false, endsAtMs: null, leftMs: 0 });
    expect(sendLimit(null, 1000)).toEqual({ isOn: false, endsAtMs: null, leftMs: 0 });
  });

  it('follows from the moment it was switched on, and never comes back by itself [DEV-16]', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 3 * hourMs }), fc.nat(), (onAtMs, age, later) => {
        const { isOn, leftMs } = sendLimit(onAtMs, onAtMs + age);
        expect({ isOn, leftMs }).toEqual({ isOn: age < hourMs, leftMs: Math.max(0, hourMs - age) });
        expect(sendLimit(onAtMs, onAtMs + age + leftMs + later).isOn).toBe(false);
      }),
    );
  });

  it('is on for an hour at most where the clock that switched it on runs ahead [DEV-16]', () => {
    expect(sendLimit(5 * hourMs, 1000)).toEqual({ isOn: true, endsAtMs: 1000 + hourMs, leftMs: hourMs });
  });
});

describe('the blacklists', () => {
  const phone = { number: '0755-8888 6666', smsFlag: true, voiceFlag: false };
  const device = { imei: '490154203237518', type: 'voice' as const };

  it('hold a number with what it is spared, and a device with what it does not send [DEV-27]', () => {
    expect(phoneBlacklistForm.check(phone)).toEqual({ ok: true, value: phone });
    expect(phoneBlacklistForm.check({ number: '119' })).toEqual({
      ok: false,
      problems: [{ code: 'device.blacklist.nothing', field: 'smsFlag' }],
    });
    expect(phoneBlacklistForm.check({ number: '119', voiceFlag: 1 }).ok).toBe(true);
    expect(sendBlacklistForm.check(device)).toEqual({ ok: true, value: device });
    expect(sendBlacklistForm.check({ imei: '1', type: 'fax' })).toMatchObject({
      problems: [{ code: 'device.imei.format' }, { code: 'form.choice', field: 'type' }],
    });
    expectTotalForm(phoneBlacklistForm, phone, words);
    expectTotalForm(sendBlacklistForm, device, words);
  });

  it('hold back what either names, however the number is written [DEV-27]', () => {
    const lists = { phones: [phone], devices: [device] };
    const send = { imei: '356938035643809', number: '075588886666', type: 'sms' as const };
    expect(isSendBlocked(lists, send)).toBe(true);
    expect(isSendBlocked(lists, { ...send, type: 'voice' })).toBe(false);
    expect(isSendBlocked(lists, { ...send, number: '075588886667' })).toBe(false);
    expect(isSendBlocked(lists, { imei: device.imei, number: '119', type: 'voice' })).toBe(true);
    expect(isSendBlocked(lists, { imei: device.imei, number: '119', type: 'sms' })).toBe(false);
    const mobile = { devices: [], phones: [{ ...phone, number: '+86 138 0013 8000' }] };
    for (const number of ['13800138000', '008613800138000', '86-13800138000'])
      expect(isSendBlocked(mobile, { ...send, number }), number).toBe(true);
    expect(isSendBlocked(mobile, { ...send, number: '38000138000' })).toBe(false);
  });
});
