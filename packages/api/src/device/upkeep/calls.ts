/** @spec DEV-13 DEV-14 */
export const upkeepCalls = {
  selfTests: {
    method: 'GET',
    path: '/device/inspection/selfTests',
    who: ['deviceInspection:view'],
    summary: 'When devices last tested themselves and when they are due, a page at a time',
  },
  batteries: {
    method: 'GET',
    path: '/device/inspection/batteries',
    who: ['deviceInspection:view'],
    summary: 'How long the batteries of devices last, those that are due first',
  },
  inspectionSummary: {
    method: 'GET',
    path: '/device/inspection/summary',
    who: ['deviceInspection:view'],
    summary: 'Devices counted by their self-test and by the urgency of their battery',
  },
  upkeeps: {
    method: 'GET',
    path: '/device/{deviceId}/upkeep',
    who: ['deviceDetail:view', 'deviceInspection:view'],
    summary: 'What was done to a device where it hangs, the newest first',
  },
  recordUpkeep: {
    method: 'POST',
    logs: 'device.upkeep',
    path: '/device/{deviceId}/upkeep',
    who: ['deviceInspection:handle'],
    body: 'json',
    summary: 'Notes what was done to a device',
  },
} as const;
