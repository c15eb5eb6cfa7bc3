import type { Who } from '../lib/call.ts';

const keys = '/public/embedKeys';
const see = ['systemAgent:view'] as const satisfies Who;
const modify = ['systemAgent:modify'] as const satisfies Who;

/** Keys with which partners embed pieces, the token that a partner's server gets for one, and what a token opens. @spec PUB-06 PUB-07 */
export const embedCalls = {
  embedKeys: { method: 'GET', path: keys, who: see, summary: 'Embed keys, a page at a time; never their secrets' },
  createEmbedKey: {
    method: 'POST',
    logs: 'public.createEmbedKey',
    path: keys,
    who: ['systemAgent:add'],
    body: 'json',
    summary: 'Makes an embed key; its secret is answered this once',
  },
  changeEmbedKey: {
    method: 'POST',
    logs: 'public.changeEmbedKey',
    path: `${keys}/{keyId}`,
    who: modify,
    body: 'json',
    summary: 'Changes name, origins, pieces, minutes or scope of an embed key',
  },
  rotateEmbedKey: {
    method: 'POST',
    logs: 'public.rotateEmbedKey',
    path: `${keys}/{keyId}/rotate`,
    who: modify,
    body: 'json',
    summary: 'Replaces the secret of an embed key; tokens of the one before end',
  },
  disableEmbedKey: {
    method: 'POST',
    logs: 'public.disableEmbedKey',
    path: `${keys}/{keyId}/disable`,
    who: modify,
    body: 'json',
    summary: 'Disables an embed key; its tokens end',
  },
  enableEmbedKey: {
    method: 'POST',
    logs: 'public.enableEmbedKey',
    path: `${keys}/{keyId}/enable`,
    who: modify,
    body: 'json',
    summary: 'Enables an embed key that was disabled',
  },
  embedToken: {
    method: 'POST',
    logs: null,
    path: '/public/embedToken',
    who: 'anyone',
    body: 'json',
    summary: 'Exchanges key and secret of a partner’s server for a token of 1 to 60 minutes',
  },
  embedAlarms: {
    method: 'GET',
    path: '/public/embed/{keyId}/alarms',
    who: 'embed',
    summary: 'Current alarms of the key’s scope, the worst first',
  },
  embedDevices: {
    method: 'GET',
    path: '/public/embed/{keyId}/devices',
    who: 'embed',
    summary: 'Devices of the key’s scope, those that alarm first',
  },
} as const;
