/** @spec DEV-13 DEV-23 DEV-28 */
export const lifeCalls = {
  life: {
    method: 'GET',
    path: '/device/{deviceId}/life',
    who: ['deviceDetail:view'],
    summary: 'Where a device stands with its service, and what was done to it',
  },
  changeLife: {
    method: 'POST',
    logs: 'device.life',
    path: '/device/{deviceId}/life',
    who: ['deviceList:modify', 'deviceList:delete'],
    body: 'json',
    summary: 'Opens the service of a device, suspends it, resumes it, or removes the device',
  },
} as const;
