/** Below the paths that the domain calls `electricPaths`. @spec DEV-11 */
export const electricCalls = {
  electricReadings: {
    method: 'GET',
    path: '/electric/readings',
    who: ['deviceDetail:view'],
    summary: 'What electrical detectors measure now, with the codes that stand on each',
  },
  electricAlarms: {
    method: 'GET',
    path: '/electric/alarms',
    who: ['deviceDetail:view'],
    summary: 'The alarms of an electrical detector by code, a page at a time',
  },
  electricFaults: {
    method: 'GET',
    path: '/electric/faults',
    who: ['deviceDetail:view'],
    summary: 'The faults of an electrical detector by code, a page at a time',
  },
  electricStatistics: {
    method: 'GET',
    path: '/electric/statistics',
    who: ['deviceDetail:view'],
    summary: 'How often each code was reported and how high the readings went, over 90 days or a year',
  },
  electricThresholds: {
    method: 'GET',
    path: '/electric/thresholds',
    who: ['deviceDetail:view'],
    summary: 'From where an electrical detector alarms, as it confirmed it, and what it has still to confirm',
  },
  configureElectric: {
    method: 'POST',
    logs: 'device.sendCommand',
    path: '/electric/thresholds',
    who: ['deviceDetail:command'],
    body: 'json',
    summary: 'Sends thresholds to an electrical detector, which fetches them with its next report',
  },
  resetElectric: {
    method: 'POST',
    logs: 'device.sendCommand',
    path: '/electric/reset',
    who: ['deviceDetail:reset'],
    body: 'json',
    summary: 'Resets an electrical detector',
  },
} as const;
