/** @spec N17 */
export const qualityCalls = {
  quality: {
    method: 'GET',
    path: '/alarm-manage/quality/figures',
    who: ['alarmQuality:view'],
    summary: 'How good the real alarms of a range were, and the devices that trouble most',
  },
  qualityTrend: {
    method: 'GET',
    path: '/alarm-manage/quality/trend',
    who: ['alarmQuality:view'],
    summary: 'How good the real alarms of each of the last weeks were',
  },
} as const;
