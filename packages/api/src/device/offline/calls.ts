/** @spec DEV-14 */
export const offlineCalls = {
  offlineRecords: {
    method: 'GET',
    path: '/device/offlineRecords',
    who: ['deviceOfflineRecord:view', 'deviceDetail:view'],
    summary: 'When devices were offline, a page at a time',
  },
} as const;
