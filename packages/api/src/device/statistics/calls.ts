import type { Who } from '../../lib/call.ts';

const see = ['deviceStatistics:view', 'deviceAnalysis:view', 'deviceIndex:view'] as const satisfies Who;

/** @spec DEV-14 ANA-04 SHL-22 */
export const statisticsCalls = {
  statistics: {
    method: 'GET',
    path: '/device/statistics',
    who: see,
    summary: 'Devices counted by status, in rows of what is asked for, with the change against 7 and 30 days ago',
  },
  analysis: {
    method: 'GET',
    path: '/device/analysis',
    who: ['deviceAnalysis:view'],
    summary:
      'How devices went over a range of days: online, activated and removed, offline hours, alarms, signal and battery',
  },
  lifeDeeds: {
    method: 'GET',
    path: '/device/lifeDeeds',
    who: ['deviceAnalysis:view'],
    summary: 'Which devices were activated and removed in a time, a page at a time, the newest first',
  },
} as const;
