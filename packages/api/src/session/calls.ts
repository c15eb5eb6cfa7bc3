import { defineCalls } from '../lib/call.ts';
import type { sessionShapes } from './shapes.ts';

/** @spec SES-01 SES-02 SES-05 SES-06 SES-10 SHL-31 */
export const sessionCalls = defineCalls<typeof sessionShapes>()('session', {
  login: {
    method: 'POST',
    logs: 'login',
    path: '/auths/weak/login',
    who: 'anyone',
    summary: 'Opens a session; the token goes into Authorization',
  },
  logout: {
    method: 'POST',
    logs: 'logout',
    path: '/authen/logout',
    who: 'signedIn',
    summary: 'Ends the session on the server',
  },
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
    logs: 'create',
    path: '/auths/setup',
    who: 'anyone',
    summary: 'Creates the first tenant and its first administrator, with the code that the terminal shows',
  },
  changePassword: {
    method: 'POST',
    logs: 'changePassword',
    path: '/users/config/changePassword',
    who: 'signedIn',
    summary: 'Changes the own password; every other session of the account ends',
  },
  users: {
    method: 'GET',
    path: '/users/config/list',
    who: ['systemUser:view'],
    summary: 'Accounts that the caller looks after, or all of the tenant',
  },
  nodes: {
    method: 'GET',
    path: '/users/config/nodes',
    who: ['systemUser:add'],
    summary: 'What an account of a kind can be bound to, within the scope of the caller',
  },
  createUser: {
    method: 'POST',
    logs: 'create',
    path: '/users/config/create',
    who: ['systemUser:add'],
    summary: 'Creates an account with a password that is made up and shown once',
  },
  changeUser: {
    method: 'POST',
    logs: 'change',
    path: '/users/config/{userId}/change',
    who: ['systemUser:modify'],
    summary: 'Changes the name and the number of a person',
  },
  disableUser: {
    method: 'POST',
    logs: 'disable',
    path: '/users/config/{userId}/disable',
    who: ['systemUser:modify'],
    summary: 'Disables an account; its sessions end',
  },
  enableUser: {
    method: 'POST',
    logs: 'enable',
    path: '/users/config/{userId}/enable',
    who: ['systemUser:modify'],
    summary: 'Enables a disabled account',
  },
  deleteUser: {
    method: 'POST',
    logs: 'delete',
    path: '/users/config/{userId}/delete',
    who: ['systemUser:delete'],
    summary: 'Deletes an account for good; its name stays taken and its sessions end',
  },
  resetPassword: {
    method: 'POST',
    logs: 'resetPassword',
    path: '/users/config/{userId}/resetPassword',
    who: ['systemUser:modify'],
    summary: 'Makes up a new password, shown once; the sessions end, and the next login has to change it',
  },
  unlock: {
    method: 'POST',
    logs: 'unlock',
    path: '/users/config/unlock',
    who: ['systemUser:unlock'],
    summary: 'Unlocks an account',
  },
  userLog: {
    method: 'GET',
    path: '/users/log',
    who: ['systemUserLog:view'],
    summary: 'Who did what, when, from where',
  },
});
