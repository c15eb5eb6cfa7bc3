/** @spec DEV-13 DEV-16 DEV-27 */
export const resourceCalls = {
  resources: {
    method: 'GET',
    path: '/device/{deviceId}/resources',
    who: ['deviceDetail:view'],
    summary:
      'What was sent because of a device within 30 days, with its send-limit switch and what the blacklists hold back',
  },
} as const;
