import type { Who } from '../../lib/call.ts';

const see = ['systemKeys:view'] as const satisfies Who;

/** Keys with which devices report. */
export const keyCalls = {
  keys: { method: 'GET', path: '/system/keys', who: see, summary: 'Device keys of the tenant, a page at a time' },
  createKey: {
    method: 'POST',
    logs: 'device.createKey',
    path: '/system/keys',
    who: ['systemKeys:add'],
    body: 'json',
    summary: 'Makes a device key, whose secret is in this reply alone, or registers a transmission device',
  },
  changeKey: {
    method: 'POST',
    logs: 'device.changeKey',
    path: '/system/keys/{keyId}',
    who: ['systemKeys:modify'],
    body: 'json',
    summary: 'Changes the name, the scopes and the components of a device key',
  },
  rotateKey: {
    method: 'POST',
    logs: 'device.rotateKey',
    path: '/system/keys/{keyId}/rotate',
    who: ['systemKeys:modify'],
    body: 'json',
    summary: 'Replaces the secret of a device key at once',
  },
  revokeKey: {
    method: 'POST',
    logs: 'device.revokeKey',
    path: '/system/keys/{keyId}/revoke',
    who: ['systemKeys:delete'],
    body: 'json',
    summary: 'Revokes a device key for good',
  },
} as const;
