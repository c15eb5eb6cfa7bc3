import type { ReplyOf, SendOf } from '../lib/call.ts';
import { deviceCalls } from './calls.ts';

export { deviceCalls };
export { type Device } from './device.ts';
export { type LiveDevices, type LiveDevicesOptions, type LiveDevicesSnapshot, createLiveDevices } from './live.ts';
export { type DeviceChange, deviceTopic } from './topics.ts';
export type DeviceQuery = SendOf<typeof deviceCalls.list>;
export type DeviceLife = ReplyOf<typeof deviceCalls.life>;
export type OfflineRecord = ReplyOf<typeof deviceCalls.offlineRecords>['rows'][number];
export type Trajectory = ReplyOf<typeof deviceCalls.trajectory>;
export type DeviceFilters = ReplyOf<typeof deviceCalls.filters>;
