import { expect, it } from 'vitest';
import { joinRehearsals, rehearsalCents } from '../index.ts';

it('two parts of a rehearsal are counted as one, with what their messages would have cost [N14]', () => {
  const one = { alarms: 3, byKind: { smoke: 3 }, devices: 2, repeated: 1, standing: 0, sms: 4, voice: 1 };
  const other = { alarms: 2, byKind: { smoke: 1, gasLeak: 1 }, devices: 2, repeated: 0, standing: 1, sms: 2, voice: 0 };
  const both = joinRehearsals(one, other);
  expect(both).toMatchObject({ alarms: 5, devices: 4, repeated: 1, standing: 1, sms: 6, voice: 1 });
  expect(both.byKind).toEqual({ smoke: 4, gasLeak: 1 });
  expect(rehearsalCents(both, { smsCents: 5, voiceCents: 8 })).toBe(38);
});
