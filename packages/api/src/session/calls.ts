import { defineCalls } from '../lib/call.ts';
import type { sessionShapes } from './shapes.ts';

/** @spec SES-01 SES-02 SES-05 SES-06 SES-10 SHL-31 */
export const sessionCalls = defineCalls<typeof sessionShapes>()('session', {
  login: {
    method: 'POST',
    path: '/auths/weak/login',
    who: 'anyone',
    summary: 'Opens a session; the token goes into Authorization',
  },
  logout: { method: 'POST', path: '/authen/logout', who: 'signedIn', summary: 'Ends the session on the server' },
  me: { method: 'GET', path: '/authen/me', who: 'signedIn', summary: 'The account behind the token' },
  key: {
    method: 'GET',
    path: '/auths/key',
    who: 'anyone',
    summary: 'Public key and one-time nonce for an enciphered login',
  },
  setupState: {
    method: 'GET',
    path: '/auths/setup',
    who: 'anyone',
    summary: 'Whether this installation has no tenant yet',
  },
  setup: {
    method: 'POST',
    path: '/auths/setup',
    who: 'anyone',
    summary: 'Creates the first tenant and its first administrator, with the code that the terminal shows',
  },
  changePassword: {
    method: 'POST',
    path: '/users/config/changePassword',
    who: 'signedIn',
    summary: 'Changes the own password; every other session of the account ends',
  },
  users: { method: 'GET', path: '/users/config/list', who: ['systemUser:view'], summary: 'Accounts of the tenant' },
  unlock: { method: 'POST', path: '/users/config/unlock', who: ['systemUser:unlock'], summary: 'Unlocks an account' },
  userLog: {
    method: 'GET',
    path: '/users/log',
    who: ['systemUserLog:view'],
    summary: 'Who did what, when, from where',
  },
});
