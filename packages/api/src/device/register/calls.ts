import type { Who } from '../../lib/call.ts';

const modify = ['deviceList:modify', 'deviceIndex:modify'] as const satisfies Who;
const bind = ['deviceList:bind', 'deviceIndex:bind'] as const satisfies Who;

/** @spec DEV-12 DEV-13 DEV-21 DEV-26 DEV-28 */
export const registerCalls = {
  record: {
    method: 'GET',
    path: '/device/{deviceId}/facts',
    who: ['deviceDetail:view', ...modify],
    summary: 'What people keep of a device: its name, where it hangs, its card',
  },
  create: {
    method: 'POST',
    logs: 'device.create',
    path: '/device/devices',
    who: ['deviceList:add', 'deviceIndex:add'],
    body: 'json',
    summary: 'Puts a device on record; its service is opened afterwards',
  },
  change: {
    method: 'POST',
    logs: 'device.change',
    path: '/device/{deviceId}/facts',
    who: modify,
    body: 'json',
    summary: 'Changes the name, the spot and the card of a device',
  },
  bind: {
    method: 'POST',
    logs: 'device.bind',
    path: '/device/bind',
    who: bind,
    body: 'json',
    summary: 'Hangs devices in a place; those that cannot go there are named with the reason',
  },
  unbind: {
    method: 'POST',
    logs: 'device.unbind',
    path: '/device/unbind',
    who: bind,
    body: 'json',
    summary: 'Takes devices out of their places',
  },
  undoMove: {
    method: 'POST',
    logs: 'device.undoMove',
    path: '/device/undoMove',
    who: bind,
    body: 'json',
    summary: 'Takes a move back, for the devices that nobody changed since',
  },
  changeLives: {
    method: 'POST',
    logs: 'device.life',
    path: '/device/lives',
    who: modify,
    body: 'json',
    summary: 'Opens, suspends or resumes the service of many devices; those that cannot are named with the reason',
  },
  removeDevices: {
    method: 'POST',
    logs: 'device.life',
    path: '/device/remove',
    who: ['deviceList:delete', 'deviceIndex:delete'],
    body: 'json',
    summary: 'Removes many devices for good; those that cannot leave are named with the reason',
  },
  importDevices: {
    method: 'POST',
    logs: 'import',
    path: '/device/import',
    who: ['deviceList:import', 'deviceIndex:import'],
    body: 'multipart',
    summary: 'Imports devices from a CSV file in UTF-8, in the background',
  },
} as const;
