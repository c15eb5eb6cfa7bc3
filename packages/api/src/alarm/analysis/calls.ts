/** @spec ALM-10 */
export const analysisCalls = {
  analysis: {
    method: 'GET',
    path: '/alarm-manage/analysis',
    who: ['alarmIndex:view'],
    summary: 'The real alarms of a range by time, level, kind, device type, place and result',
  },
} as const;
