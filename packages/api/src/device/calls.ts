import { defineCalls } from '../lib/call.ts';
import { aroundCalls } from './around/calls.ts';
import { seeDevice, seeDevices, seeExpiry } from './who.ts';
import { downlinkCalls } from './downlink/calls.ts';
import { sosCalls } from './sos/calls.ts';
import { taskCalls } from './tasks/calls.ts';
import { electricCalls } from './electric/calls.ts';
import { keyCalls } from './keys/calls.ts';
import { lifeCalls } from './life/calls.ts';
import { mediaCalls } from './media/calls.ts';
import { offlineCalls } from './offline/calls.ts';
import { resourceCalls } from './resources/calls.ts';
import { sleepCalls } from './sleep/calls.ts';
import { upgradeCalls } from './upgrade/calls.ts';
import { upkeepCalls } from './upkeep/calls.ts';
import { registerCalls } from './register/calls.ts';
import { statisticsCalls } from './statistics/calls.ts';
import type { deviceShapes } from './shapes.ts';

/** @spec DEV-12 DEV-13 DEV-14 DEV-25 */
export const deviceCalls = defineCalls<typeof deviceShapes>()('device', {
  ingest: {
    method: 'POST',
    logs: null,
    path: '/ingest/readings',
    who: 'deviceKey',
    body: 'json',
    isLong: true,
    summary: 'Takes a batch of reports from devices',
  },
  list: { method: 'GET', path: '/device/list', who: seeDevices, summary: 'Devices, a page at a time' },
  all: { method: 'GET', path: '/device/all', who: seeDevices, summary: 'All devices the filter lets through' },
  filters: {
    method: 'GET',
    path: '/device/filters',
    who: seeDevices,
    summary: 'How many devices there are of each type and status, under the other filters',
  },
  expiry: {
    method: 'GET',
    path: '/device/expiry',
    who: seeExpiry,
    summary: 'How many devices lose their service soon, or have lost it',
  },
  ...statisticsCalls,
  detail: { method: 'GET', path: '/device/{deviceId}', who: seeDevice, summary: 'One device' },
  readings: {
    method: 'GET',
    path: '/device/{deviceId}/readings',
    who: seeDevice,
    summary: 'The curve of one reading',
  },
  trajectory: {
    method: 'GET',
    path: '/device/{deviceId}/trajectory',
    who: ['deviceTrajectory:view'],
    summary: 'Where a device that moves has been',
  },
  ...aroundCalls,
  ...offlineCalls,
  ...electricCalls,
  ...mediaCalls,
  ...downlinkCalls,
  ...taskCalls,
  ...sosCalls,
  ...upgradeCalls,
  ...upkeepCalls,
  ...sleepCalls,
  ...resourceCalls,
  ...lifeCalls,
  ...keyCalls,
  ...registerCalls,
});
