import { type Who, defineCalls } from '../lib/call.ts';
import { embedCalls } from './embedCalls.ts';
import type { publicShapes } from './shapes.ts';

/** Which of the two buttons it takes, the action asks. */
const share = ['deviceDetail:share', 'alarmDetail:share'] as const satisfies Who;

/** @spec PUB-01 PUB-05 */
export const publicCalls = defineCalls<typeof publicShapes>()('public', {
  ...embedCalls,
  createLink: {
    method: 'POST',
    logs: 'public.link',
    path: '/public/link',
    who: share,
    summary: 'Makes a signed link to a device or an alarm',
  },
  links: { method: 'GET', path: '/public/links', who: share, summary: 'Links that open something now' },
  revokeLink: {
    method: 'POST',
    logs: 'public.revoke',
    path: '/public/links/{linkId}/revoke',
    who: share,
    summary: 'Ends a link',
  },
  device: { method: 'GET', path: '/public/device/{deviceId}', who: 'link', summary: 'What a link to a device shows' },
  alarm: { method: 'GET', path: '/public/alarm/{alarmId}', who: 'link', summary: 'What a link to an alarm shows' },
});
