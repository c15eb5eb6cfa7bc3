import type { Problem } from '../lib/index.ts';
import type { DeviceCommand } from './command/index.ts';
import { type DeviceType, deviceTypes, recordPaths } from './types.ts';

/** The pages that every embedded device app has, below its own path. @spec PUB-04 */
export const standardPaths = [
  '/',
  '/detail/{id}',
  '/alarm/currentAlarm',
  '/alarm/hisAlarm',
  '/alarm/analysisAlarm',
  '/alarmDetails/{alarmId}/{segment}',
] as const;
export type StandardPath = (typeof standardPaths)[number];

/** Where the embedded app of a device type hangs: `/mirco/elecfire`. @spec DEV-08 PUB-03 */
export const deviceAppPath = (type: DeviceType): string => `/${deviceTypes[type].app}/${deviceTypes[type].family}`;

/** Every page of a device type, the standard ones first, with `{placeholders}` to fill. @spec PUB-03 PUB-04 */
export const devicePaths = (type: DeviceType): string[] =>
  [...standardPaths, ...[...recordPaths, ...deviceTypes[type].paths].map((path) => `/${path}`)].map((path) =>
    path === '/' ? deviceAppPath(type) : deviceAppPath(type) + path,
  );

/** The problem of a command that devices of the type do not know. @spec DEV-13 DEV-24 */
export const checkCommand = (type: DeviceType, command: DeviceCommand): Problem | undefined =>
  deviceTypes[type].commands.includes(command) ? undefined : { code: 'device.command.unsupported', field: 'command' };

/**
 * The tabs of a device's page, in their order.
 * Decision: a device has those that fit what it reports, keeps and can be told; SMS and voice are sent for every device.
 * @spec DEV-13
 */
export const deviceTabs = [
  'measurements',
  'alarm',
  'fault',
  'event',
  'command',
  'lifecycle',
  'offline',
  'maintain',
  'inspection',
  'defence',
  'out',
  'resources',
  'cloudStorage',
  'cameraBinding',
  'upgrade',
  'timedTask',
  'phonebook',
  'remoteControl',
  'electric',
  'sleep',
] as const;
export type DeviceTab = (typeof deviceTabs)[number];

const isCamera = (type: DeviceType): boolean => deviceTypes[type].commands.includes('snapshot');
const hasTab: Readonly<Partial<Record<DeviceTab, (type: DeviceType) => boolean>>> = {
  command: (type) => deviceTypes[type].paths.includes('command'),
  defence: (type) => deviceTypes[type].paths.includes('defence'),
  out: (type) => deviceTypes[type].paths.includes('out'),
  cloudStorage: isCamera,
  cameraBinding: (type) => !isCamera(type) && type !== 'smartwatch',
  timedTask: (type) => deviceTypes[type].commands.includes('arm'),
  // what a round looks at: whether it tested itself, and how long its battery lasts
  inspection: (type) => deviceTypes[type].commands.includes('selfTest') || deviceTypes[type].power === 'battery',
  phonebook: (type) => deviceTypes[type].commands.includes('phoneBook'),
  remoteControl: (type) => deviceTypes[type].paths.includes('command'),
  electric: (type) => type === 'electric',
  sleep: (type) => (deviceTypes[type].readings as readonly string[]).includes('sleep'),
};

/** The tabs that a device of the type has. @spec DEV-13 */
export const tabsOf = (type: DeviceType): DeviceTab[] => deviceTabs.filter((tab) => hasTab[tab]?.(type) ?? true);
