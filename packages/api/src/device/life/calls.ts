/** @spec DEV-13 DEV-23 DEV-28 */
export const lifeCalls = {
  life: {
    method: 'GET',
    path: '/device/{deviceId}/life',
    who: ['deviceDetail:view'],
    summary: 'Where a device stands with its service, and what was done to it',
  },
  edition: {
    method: 'GET',
    path: '/device/edition',
    who: ['deviceList:modify'],
    summary: 'How full the edition of the tenant is, and whom to ask for a larger one',
  },
  remind: {
    method: 'POST',
    logs: 'device.remind',
    path: '/device/{deviceId}/remind',
    who: ['deviceList:modify'],
    body: 'json',
    summary: 'Reminds of the end of a service now, at most once a day',
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
