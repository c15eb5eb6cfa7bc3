import { expect, it } from 'vitest';
import { triggerOfAlarm } from './triggers.ts';

it('an alarm pulls the trigger of its moment and kind; an event pulls none [MSG-06] [ALM-09]', () => {
  const smoke = { category: 'alarm', kind: 'smoke' } as const;
  expect(
    (['raised', 'standing', 'recovered', 'handled'] as const).map((moment) => triggerOfAlarm(moment, smoke)),
  ).toEqual(['alarmRaised', 'alarmStanding', 'alarmRecovered', 'alarmHandled']);
  const raised = (category: 'alarm' | 'fault' | 'event', kind: 'offline' | 'signalLost' | 'lowBattery' | 'selfTest') =>
    triggerOfAlarm('raised', { category, kind });
  expect([raised('fault', 'offline'), raised('fault', 'signalLost'), raised('fault', 'lowBattery')]).toEqual([
    'deviceOffline',
    'deviceOffline',
    'lowBattery',
  ]);
  expect([raised('fault', 'selfTest'), raised('event', 'selfTest')]).toEqual(['faultRaised', undefined]);
});
