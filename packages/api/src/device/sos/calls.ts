import type { Who } from '../../lib/call.ts';

const command = ['deviceDetail:command'] as const satisfies Who;

const see = ['deviceDetail:view'] as const satisfies Who;

/** @spec DEV-13 DEV-21 */
export const sosCalls = {
  phoneBook: {
    method: 'GET',
    path: '/device/{deviceId}/phone-book',
    who: see,
    summary: 'The phone book of a device as it last confirmed it, what it refused, and the newest command about it',
  },
  setPhoneBook: {
    method: 'POST',
    logs: 'device.setPhoneBook',
    path: '/device/{deviceId}/phone-book',
    who: command,
    body: 'json',
    summary: 'Sends a device its phone book by command; SOS numbers are part of it',
  },
  readPhoneBook: {
    method: 'POST',
    logs: 'device.readPhoneBook',
    path: '/device/{deviceId}/phone-book/read',
    who: command,
    body: 'json',
    summary: 'Asks a device by command for the phone book that it keeps',
  },
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
