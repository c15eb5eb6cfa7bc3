/** @spec DEV-25 */
export const sleepCalls = {
  sleep: {
    method: 'GET',
    path: '/device/{deviceId}/sleep',
    who: ['deviceDetail:view'],
    summary: 'How the wearer of a watch slept: thirty nights, the stages of one of them, and the stage now',
  },
} as const;
