import type * as z from 'zod';
import { type PayloadOf, defineTopic } from '../lib/call.ts';
import { seeDevice, seeDevices } from './who.ts';
import type { zDeviceChange } from './shapes.ts';

/** Changes gathered over a short while, one entry per device. Only the newest state matters: nothing is replayed. */
export const deviceTopic = defineTopic<readonly z.output<typeof zDeviceChange>[]>('device', 'volatile', [
  ...seeDevices,
  ...seeDevice,
]);
export type DeviceChange = PayloadOf<typeof deviceTopic>[number];
