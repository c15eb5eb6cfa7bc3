import { expect, it } from 'vitest';
import { closings } from '../handling.ts';
import { alarmWords } from '../words.ts';
import { loggedAlarms } from './detail.ts';

it('the detail of an entry about an alarm is read as its number and the word of its closing; words stay words [SES-10] [ALM-03]', () => {
  for (const closing of closings) {
    const found = loggedAlarms('alarm.handleTogether', `36546 ${closing}`);
    expect(found?.alarmIds).toEqual([36_546]);
    expect(alarmWords).toHaveProperty([found?.word ?? '']);
  }
  expect(loggedAlarms('alarm.acknowledge', '7 8')).toEqual({ alarmIds: [7, 8] });
  expect(loggedAlarms('alarm.createRule', '12 smoke')).toEqual({ alarmIds: [], word: 'alarm.kind.smoke' });
  expect(loggedAlarms('alarm.createDrill', '12 falseAlarm drill')).toBeUndefined();
  expect(loggedAlarms('device.change', '36546 falseAlarm')).toBeUndefined();
});
