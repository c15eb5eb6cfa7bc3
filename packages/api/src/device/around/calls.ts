/** @spec DEV-13 N13 */
export const aroundCalls = {
  around: {
    method: 'GET',
    path: '/device/{deviceId}/around',
    who: ['deviceDetail:view'],
    summary:
      'Where a device hangs, whom to call there, the plans that show it as far as their page is open to the caller, and what explains its silence',
  },
} as const;
