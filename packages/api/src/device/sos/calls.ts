import type { Who } from '../../lib/call.ts';

const command = ['deviceDetail:command'] as const satisfies Who;

/** @spec DEV-21 */
export const sosCalls = {
  sendSosBatch: {
    method: 'POST',
    logs: 'device.sendSosBatch',
    path: '/device/sos/batches',
    who: command,
    body: 'json',
    summary: 'Sends SOS numbers to many devices, one command each',
  },
  sosBatches: {
    method: 'GET',
    path: '/device/sos/batches',
    who: command,
    summary: 'The batches of SOS numbers that the caller sent',
  },
  sosBatch: {
    method: 'GET',
    path: '/device/sos/batches/{batchId}',
    who: command,
    summary: 'What became of each row of a batch of SOS numbers',
  },
} as const;
