import type { Who } from '../../lib/call.ts';

const see = ['alarmSilences:view'] as const satisfies Who;

/** @spec ALM-12 */
export const silenceCalls = {
  silences: {
    method: 'GET',
    path: '/alarm-manage/silences/list',
    who: see,
    summary: 'Silences of devices, places and alarm rules: planned, running and past',
  },
  silencesOf: {
    method: 'GET',
    path: '/alarm-manage/silences/of/{deviceId}',
    who: [...see, 'deviceDetail:view'],
    summary: 'The silences of a device that run or are to come, also those of its place and of rules',
  },
  createSilence: {
    method: 'POST',
    logs: 'alarm.createSilence',
    path: '/alarm-manage/silences/create',
    who: ['alarmSilences:add'],
    body: 'json',
    summary: 'Silences a device, a place or an alarm rule for a time, with a reason; never alarms of level 1',
  },
  endSilence: {
    method: 'POST',
    logs: 'alarm.endSilence',
    path: '/alarm-manage/silences/{silenceId}/end',
    who: ['alarmSilences:modify'],
    body: 'json',
    summary: 'Ends a silence that runs, or cancels one that has not begun',
  },
} as const;
