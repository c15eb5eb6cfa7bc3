import { checkNames, type DiagnosisFacts } from '@fireline/domain/service';
import { expect, it } from 'vitest';
import { factOf } from './facts.ts';

const device = {
  online: true,
  dStatus: 1,
  expired: false,
  open: false,
  lowPower: false,
  signals: 9,
  lastReportMs: 5,
  heartbeatS: 60,
  batteryRatio: 12,
  alarmsToday: 2,
  isSendBlocked: false,
  isSendLimited: false,
};
const receiver = { isReceiver: true, lastMessage: { atMs: 7, state: 'sent', reason: null } } as const;
const facts: DiagnosisFacts = { nowMs: 9, device, receiver, balance: { sms: 3, voice: 4 } };

it('a check of degree tells what it saw [SRV-05]', () => {
  const told = checkNames.flatMap((check) => {
    const fact = factOf(check, facts);
    return fact ? [[check, fact]] : [];
  });
  expect(Object.fromEntries(told)).toEqual({
    reporting: { kind: 'instant', value: 5 },
    clock: { kind: 'instant', value: 5 },
    lastMessage: { kind: 'instant', value: 7 },
    signal: { kind: 'number', value: 9 },
    battery: { kind: 'number', value: 12, unit: '%' },
    alarmRate: { kind: 'number', value: 2 },
    smsBalance: { kind: 'number', value: 3 },
    voiceBalance: { kind: 'number', value: 4 },
  });
});

it('what is not known is told as that, and what was not found is not told [SRV-05]', () => {
  const bare = { ...facts, device: { ...device, lastReportMs: null, signals: Number.NaN, batteryRatio: null } };
  expect(factOf('reporting', bare)).toEqual({ kind: 'never' });
  expect(factOf('lastMessage', { ...facts, receiver: { lastMessage: null } })).toEqual({ kind: 'none' });
  expect(factOf('signal', bare)).toEqual({ kind: 'unknown' });
  expect(factOf('battery', bare)).toBeUndefined();
  for (const check of checkNames) expect(factOf(check, { nowMs: 1, device: null })).toBeUndefined();
  expect(factOf('signal', undefined)).toBeUndefined();
});
