import type * as z from 'zod';
import { defineTopic } from '../lib/call.ts';
import { seeDevice, seeDevices } from './who.ts';
import type { zDeviceChange } from './shapes.ts';

export type DeviceChange = z.output<typeof zDeviceChange>;

/** Changes gathered over a short while, one entry per device. Only the newest state matters: nothing is replayed. */
export const deviceTopic = defineTopic<readonly DeviceChange[]>('device', 'volatile', [...seeDevices, ...seeDevice]);
