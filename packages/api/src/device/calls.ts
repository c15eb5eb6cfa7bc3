import { defineCalls } from '../lib/call.ts';
import type { deviceShapes } from './shapes.ts';

/** @spec DEV-12 DEV-13 DEV-25 */
export const deviceCalls = defineCalls<typeof deviceShapes>()('device', {
  ingest: {
    method: 'POST',
    path: '/ingest/readings',
    who: 'deviceKey',
    body: 'json',
    summary: 'Takes a batch of reports from devices',
  },
  list: { method: 'GET', path: '/device/list', who: 'device.query', summary: 'Devices, a page at a time' },
  all: { method: 'GET', path: '/device/all', who: 'device.query', summary: 'All devices the filter lets through' },
  filters: {
    method: 'GET',
    path: '/device/filters',
    who: 'device.query',
    summary: 'What can be filtered by, with counts',
  },
  detail: { method: 'GET', path: '/device/{deviceId}', who: 'device.query', summary: 'One device' },
  readings: {
    method: 'GET',
    path: '/device/{deviceId}/readings',
    who: 'device.query',
    summary: 'The curve of one reading',
  },
  trajectory: {
    method: 'GET',
    path: '/device/{deviceId}/trajectory',
    who: 'device.query',
    summary: 'Where a device that moves has been',
  },
});
