import { handleAlarms, seeSurroundings } from '../who.ts';

/** Calls of the alarm desk: many alarms at once, and what is around one. @spec ALM-03 ALM-11 */
export const deskCalls = {
  surroundings: {
    method: 'GET',
    path: '/alarm/{alarmId}/surroundings',
    who: seeSurroundings,
    summary:
      'Whom to call about an alarm, the plans that show its device, the devices beside it and the nearest fire resources, as far as their pages are open to the caller',
  },
  handleTogether: {
    method: 'POST',
    logs: 'alarm.handleTogether',
    path: '/alarm/handleTogether',
    who: handleAlarms,
    body: 'json',
    summary: 'Closes a group of alarms with one reason; those that somebody else handled are named one by one',
  },
  undoHandling: {
    method: 'POST',
    logs: 'alarm.undoHandling',
    path: '/alarm/undoHandling',
    who: handleAlarms,
    summary: 'Takes back what handled several alarms a moment ago',
  },
} as const;
