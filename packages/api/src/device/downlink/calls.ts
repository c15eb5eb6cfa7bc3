import type { Who } from '../../lib/call.ts';

const see = ['deviceDetail:view'] as const satisfies Who;
/** Any button that sends commands; which one a command takes the action asks. @spec ROL-03 */
export const sendAny = [
  'deviceDetail:command',
  'deviceDetail:reset',
  'deviceDetail:snapshot',
  'deviceDetail:record',
] as const satisfies Who;
const command = ['deviceDetail:command'] as const satisfies Who;
const manage = ['deviceList:modify'] as const satisfies Who;

/** @spec DEV-13 DEV-15 DEV-16 DEV-17 DEV-24 */
export const downlinkCalls = {
  commands: {
    method: 'GET',
    path: '/device/{deviceId}/commands',
    who: see,
    summary: 'The commands that a device was sent, a page at a time',
  },
  control: {
    method: 'GET',
    path: '/device/{deviceId}/control',
    who: see,
    summary: 'The commands that a device has still to answer, whether it is armed, and its send-limit switch',
  },
  sendCommand: {
    method: 'POST',
    logs: 'device.sendCommand',
    path: '/device/{deviceId}/commands',
    who: sendAny,
    body: 'json',
    summary: 'Sends a command to a device, which fetches it with its next report',
  },
  sendCommands: {
    method: 'POST',
    logs: 'device.sendCommand',
    path: '/device/commands',
    who: sendAny,
    body: 'json',
    summary: 'Sends a command to up to 200 devices and says of each what became of it',
  },
  cancelCommand: {
    method: 'POST',
    logs: 'device.cancelCommand',
    path: '/device/commands/{commandId}/cancel',
    who: sendAny,
    body: 'json',
    summary: 'Takes a command back that its device has not fetched yet',
  },
  limitSending: {
    method: 'POST',
    logs: 'device.limitSending',
    path: '/device/{deviceId}/send-limit',
    who: command,
    body: 'json',
    summary: 'Limits SMS and voice of a device for an hour, or lifts the limit',
  },
  takeCommands: {
    method: 'POST',
    logs: null,
    path: '/ingest/commands',
    who: 'deviceKey',
    body: 'json',
    summary: 'Hands out the commands that wait for these devices, each once',
  },
  acknowledge: {
    method: 'POST',
    logs: null,
    path: '/ingest/acknowledgements',
    who: 'deviceKey',
    body: 'json',
    summary: 'Takes what devices say became of their commands',
  },
  zones: { method: 'GET', path: '/device/{deviceId}/zones', who: see, summary: 'The defence zones of a device' },
  saveZone: {
    method: 'POST',
    logs: 'device.saveZone',
    path: '/device/{deviceId}/zones',
    who: manage,
    body: 'json',
    summary: 'Adds a defence zone to a device, or changes one',
  },
  removeZone: {
    method: 'POST',
    logs: 'device.removeZone',
    path: '/device/{deviceId}/zones/remove',
    who: manage,
    body: 'json',
    summary: 'Removes a defence zone of a device',
  },
  points: {
    method: 'GET',
    path: '/device/{deviceId}/points',
    who: see,
    summary: 'The input and output points of a device',
  },
  savePoint: {
    method: 'POST',
    logs: 'device.savePoint',
    path: '/device/{deviceId}/points',
    who: manage,
    body: 'json',
    summary: 'Adds an input or output point to a device, or changes one',
  },
  removePoint: {
    method: 'POST',
    logs: 'device.removePoint',
    path: '/device/{deviceId}/points/remove',
    who: manage,
    body: 'json',
    summary: 'Removes an input or output point of a device',
  },
} as const;
