import { alarmCalls } from '@fireline/api/alarm';
import type { Who } from '@fireline/api/lib';
import { deviceCalls } from '@fireline/api/device';
import { type DeviceTab, tabsOf } from '@fireline/domain/device';
import type { ComponentType } from 'react';
import type { Device } from '@fireline/api/device';
import { lazyPart } from '../../lib/loading/lazyPart.tsx';
import type { DeviceTabProps } from './tabProps.ts';

/** The first level of a device's page besides the overview, in its order. */
export const deviceTabGroups = ['alarms', 'control', 'settings', 'records', 'media'] as const;
export type DeviceTabGroup = (typeof deviceTabGroups)[number];

/** One tab of a device's page; its code is fetched when it is opened. */
export interface DeviceTabRow {
  /** Its name in the address. */
  readonly value: string;
  readonly group: DeviceTabGroup;
  /** Which tab of the domain it is: it says which types have it, and its title. */
  readonly tab: DeviceTab;
  /** Shown to those who may make the call. */
  readonly call: { readonly who: Who };
  readonly Part: ComponentType<DeviceTabProps>;
}

const part = (load: () => Promise<ComponentType<DeviceTabProps>>) => lazyPart(load, { skeleton: { lines: 8 } });

/** The tabs besides the overview, in their order within each group. @spec DEV-13 DEV-14 */
const rows: readonly DeviceTabRow[] = [
  {
    value: 'alarms',
    group: 'alarms',
    tab: 'alarm',
    call: alarmCalls.list,
    Part: part(() => import('./RecordsOf.tsx').then((m) => m.AlarmsOf)),
  },
  {
    value: 'fault',
    group: 'alarms',
    tab: 'fault',
    call: alarmCalls.list,
    Part: part(() => import('./RecordsOf.tsx').then((m) => m.FaultsOf)),
  },
  {
    value: 'event',
    group: 'alarms',
    tab: 'event',
    call: alarmCalls.list,
    Part: part(() => import('./RecordsOf.tsx').then((m) => m.EventsOf)),
  },
  {
    value: 'control',
    group: 'control',
    tab: 'remoteControl',
    call: deviceCalls.control,
    Part: part(() => import('../downlink/ControlOf.tsx').then((m) => m.ControlOf)),
  },
  {
    value: 'commands',
    group: 'control',
    tab: 'command',
    call: deviceCalls.commands,
    Part: part(() => import('../downlink/CommandsOf.tsx').then((m) => m.CommandsOf)),
  },
  {
    value: 'timedTask',
    group: 'control',
    tab: 'timedTask',
    call: deviceCalls.tasks,
    Part: part(() => import('../tasks/TasksOf.tsx').then((m) => m.TasksOf)),
  },
  {
    value: 'zones',
    group: 'settings',
    tab: 'defence',
    call: deviceCalls.zones,
    Part: part(() => import('../defence/ZonesOf.tsx').then((m) => m.ZonesOf)),
  },
  {
    value: 'points',
    group: 'settings',
    tab: 'out',
    call: deviceCalls.points,
    Part: part(() => import('../defence/PointsOf.tsx').then((m) => m.PointsOf)),
  },
  {
    value: 'phoneBook',
    group: 'settings',
    tab: 'phonebook',
    call: deviceCalls.phoneBook,
    Part: part(() => import('../phoneBook/PhoneBookOf.tsx').then((m) => m.PhoneBookOf)),
  },
  {
    value: 'resources',
    group: 'settings',
    tab: 'resources',
    call: deviceCalls.resources,
    Part: part(() => import('../resources/ResourcesOf.tsx').then((m) => m.ResourcesOf)),
  },
  {
    value: 'upgrade',
    group: 'settings',
    tab: 'upgrade',
    call: deviceCalls.deviceUpgrade,
    Part: part(() => import('../upgrade/UpgradeOf.tsx').then((m) => m.UpgradeOf)),
  },
  {
    value: 'electric',
    group: 'records',
    tab: 'electric',
    call: deviceCalls.electricStatistics,
    Part: part(() => import('../electric/ElectricOf.tsx').then((m) => m.ElectricOf)),
  },
  {
    value: 'sleep',
    group: 'records',
    tab: 'sleep',
    call: deviceCalls.sleep,
    Part: part(() => import('../sleep/SleepOf.tsx').then((m) => m.SleepOf)),
  },
  {
    value: 'life',
    group: 'records',
    tab: 'lifecycle',
    call: deviceCalls.life,
    Part: part(() => import('../life/LifeOf.tsx').then((m) => m.LifeOf)),
  },
  {
    value: 'offline',
    group: 'records',
    tab: 'offline',
    call: deviceCalls.offlineRecords,
    Part: part(() => import('../offline/OfflineOf.tsx').then((m) => m.OfflineOf)),
  },
  {
    value: 'upkeep',
    group: 'records',
    tab: 'maintain',
    call: deviceCalls.upkeeps,
    Part: part(() => import('../upkeep/UpkeepOf.tsx').then((m) => m.UpkeepOf)),
  },
  {
    value: 'inspection',
    group: 'records',
    tab: 'inspection',
    call: deviceCalls.inspectionOf,
    Part: part(() => import('../inspection/InspectionOf.tsx').then((m) => m.InspectionOf)),
  },
  {
    value: 'cloud',
    group: 'media',
    tab: 'cloudStorage',
    call: deviceCalls.mediaServices,
    Part: part(() => import('../media/CloudOf.tsx').then((m) => m.CloudOf)),
  },
  {
    value: 'camera',
    group: 'media',
    tab: 'cameraBinding',
    call: deviceCalls.cameraBinding,
    Part: part(() => import('../media/BindingOf.tsx').then((m) => m.BindingOf)),
  },
];

/** The tabs that a device of the type has. @spec DEV-13 */
export const tabRowsOf = (type: Device['deviceType']): readonly DeviceTabRow[] => {
  const known = tabsOf(type);
  return rows.filter(({ tab }) => known.includes(tab));
};
