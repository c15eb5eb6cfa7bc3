import type { PushFault } from './types.ts';

/** Every way a connection can be ended by the hub. */
export const pushFaults = {
  malformed: { code: 'push.malformed', closeCode: 1002 },
  tooLarge: { code: 'push.tooLarge', closeCode: 1009 },
  unsupported: { code: 'push.unsupported', closeCode: 1008 },
  notConnected: { code: 'push.notConnected', closeCode: 1008 },
  tooManySubscriptions: { code: 'push.tooManySubscriptions', closeCode: 1008 },
  tooManyConnections: { code: 'push.tooManyConnections', closeCode: 1008 },
  unknownTopic: { code: 'push.unknownTopic', closeCode: 1008 },
  noPermission: { code: 'role.noPermission', closeCode: 1008 },
  connectTimeout: { code: 'push.connectTimeout', closeCode: 1008 },
  heartbeatLost: { code: 'push.heartbeatLost', closeCode: 1008 },
  tooSlow: { code: 'push.tooSlow', closeCode: 1013 },
  unavailable: { code: 'push.unavailable', closeCode: 1013 },
  goingAway: { code: 'push.goingAway', closeCode: 1001 },
  tokenInvalid: { code: 'session.tokenInvalid', closeCode: 4401 },
} as const satisfies Record<string, PushFault>;
